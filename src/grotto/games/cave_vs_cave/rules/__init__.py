"""The rules of Cave vs Cave, one module per chapter of `docs/rules/cave_vs_cave`."""
