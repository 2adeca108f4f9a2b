"""The rules of Stone Age, one module per chapter of `docs/rules/stone_age`."""
