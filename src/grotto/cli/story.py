"""The story of a game: what happened, in words, as one viewer may know it."""

from collections.abc import Iterable
from typing import Any

from grotto.cli.speech import Speech
from grotto.core.event import Event
from grotto.core.game import Game


def told(game: Game[Any], events: Iterable[Event], viewer: int, speech: Speech) -> list[str]:
    """Tell events as `viewer` may know them, a line for each."""
    return [speech.say(game.seen_by(event, viewer).phrase()) for event in events]
