"""Every answer that Grotto's own games can list: one module for each, found by its name."""
