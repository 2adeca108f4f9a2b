"""What all parts of the schema have in common: the collection of tables, and usual values."""

from typing import Final

from sqlalchemy import ColumnElement, MetaData, String, bindparam, text

METADATA: Final = MetaData()

JSON: Final = {"json": True}
"""Marks a column whose field is written in JSON."""

NOTHING: Final = text("''")
"""What a column holds that a former Grotto does not know."""

ZERO: Final = text("0")
NO_SEAT: Final = text("-1")
"""The same for numbers,"""
PRIVATE: Final = text("'private'")
FRIENDS_ONLY: Final = text("'friends'")
NO: Final = text("false")
"""for words, and for what is true or not."""


def written(word: str) -> ColumnElement[str]:
    """Return a word that stands in the statement itself.

    SQLite uses an index for some rows only where it can read that those are meant.
    """
    return bindparam(None, word, String, literal_execute=True)
