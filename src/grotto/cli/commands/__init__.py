"""One module per command; each has `run`, which takes the arguments and the screen and returns the exit status."""
