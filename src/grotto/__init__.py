"""Grotto: a digital game table for four modern board games."""



__version__ = "0.1.0"

__all__ = ["__version__"]
