"""One file for every step."""
