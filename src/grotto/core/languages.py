"""The languages that every game is told in."""

from typing import Final

LANGUAGES: Final = ("en", "ru", "uk")
"""The languages Grotto speaks; the first is the one for everybody else."""
