"""Words that clients say in many messages."""

from typing import Annotated

from msgspec import Meta as Limits

Key = Annotated[str, Limits(min_length=1, max_length=40, pattern=r"^[\w.:-]+$")]
"""Chosen by the client: what comes back bears it too."""

Notation = Annotated[str, Limits(max_length=1000)]
"""An action of a game."""
