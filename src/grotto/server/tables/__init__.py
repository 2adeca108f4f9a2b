"""Tables on the server: what their logs mean, and how they are changed."""
