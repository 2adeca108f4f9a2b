"""How to listen to a game: what to try, and what happens too seldom to wait for it.

A game says it in `tests.rules.<game>.ears`; one that says nothing is listened to all the same.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module

from grotto.core.options import Value
from grotto.core.phrase import Phrase
from tests.laws.facts import exists


@dataclass(frozen=True)
class Ear:
    """What to set up, what to try and what to hear besides."""

    options: Callable[[int], Mapping[str, Value]] = lambda _: {}  # by seed
    strangers: tuple[str, ...] = ()  # seldom possible: whoever tries them hears why not
    rarities: Callable[[], Iterator[Phrase]] = lambda: iter(())
    building_blocks: frozenset[str] = frozenset()  # said by the terminal or by other messages only


def ear_of(game: str) -> Ear:
    """Return what to hear of a game."""
    module = f"tests.rules.{game}.ears"
    ear: Ear = import_module(module).EAR if exists(module) else Ear()
    return ear
