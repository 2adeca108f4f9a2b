"""The rules of Caverna, one module per chapter of the rulebook."""
