"""The layouts of Grotto's own games: one module for each, found by its name."""
