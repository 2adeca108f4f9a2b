"""Grotto: a digital game table for modern board games."""

from grotto.play.table import Table

__version__ = "0.1.0"

__all__ = ["Table", "__version__"]
