"""One module per command; its `run` takes arguments and screen and returns the exit status."""
