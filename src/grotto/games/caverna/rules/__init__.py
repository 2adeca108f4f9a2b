"""The rules of Caverna, one module per chapter of `docs/rules/caverna`."""
