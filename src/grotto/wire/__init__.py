"""The wire: what server and clients tell each other, as values that become JSON."""
