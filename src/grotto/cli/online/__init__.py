"""A table that stands on a server: this screen shows it, and sends what is answered."""
