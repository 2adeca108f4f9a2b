"""The rules of The Lost Mines, one module per chapter of `docs/rules/lost_mines`."""
