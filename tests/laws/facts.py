"""What laws must be told about a game, since it does not tell them itself.

A game says it in a module with `LAWS`: `tests.rules.<game>.laws`, or for a game in a package of its
own `laws_of_<game>`, anywhere on the path. A game that says nothing is held to every law as well;
then only what cannot be known from outside is taken from the game itself.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from grotto.core.action import Action
from grotto.core.digest import digest
from grotto.core.event import Event
from grotto.core.state import State
from grotto.core.stream import Stream
from grotto.games import GAMES

MANY_SAMPLES = 200


def event_names(*modules: ModuleType) -> set[str]:
    """The names of the events that modules define."""
    named = {module.__name__ for module in modules}
    return {event.__name__ for event in kinds_of_events() if event.__module__ in named}


def kinds_of_events() -> Iterator[type[Event]]:
    """Every class of events that is told: those which others derive from are not."""
    waiting = Event.__subclasses__()
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if not kind.__subclasses__():
            yield kind


def verbs_and_events(text: str, told: list[Event]) -> set[str]:
    """The verb of an action, alone and with its first word, and the kinds of events."""
    verb, *words = text.split()
    return {verb, " ".join([verb, *words[:1]]), *(type(event).__name__ for event in told)}


def nothing_before(_state: State, _stream: Stream) -> None:
    """Play as it comes."""


@dataclass(frozen=True)
class Census:
    """What a game has, and how to see in an action and its events what of it was used."""

    expected: frozenset[str]
    seen_in: Callable[[str, list[Event]], set[str]] = verbs_and_events
    before: Callable[[State, Stream], None] = nothing_before  # makes rare things affordable
    wishes: tuple[str, ...] = ()  # beginnings of answers that lead to rare things, the best first
    games: int = 40  # at each number of seats


def one_world(_state: State, _viewer: int) -> int:
    """There is no secret: what lies face down is decided when it is turned up."""
    return 1


@dataclass(frozen=True)
class Laws:
    """What laws are told about one game.

    `worlds_that_fit` counts independently what a viewer may take for the truth. Where counting all
    is too much it may count too few, as long as it exceeds one just when more than one world fits.
    """

    census: Census
    worlds_that_fit: Callable[[State, int], int]
    purpose: Callable[[State, list[Action]], list[Action]] | None = None
    """Narrows the offers down, where aimless play would not get far."""
    shares_views: bool = False
    """Whether one view does for several viewers at times, so that servers save work."""


@lru_cache
def laws_of(game: str) -> Laws:
    """Return what a game's own tests say, or else what can be known without them."""
    for module in (f"tests.rules.{game}.laws", f"laws_of_{game}"):
        if exists(module):
            laws: Laws = import_module(module).LAWS
            return laws
    return Laws(Census(events_of(game)), sampled_worlds(game))


def exists(module: str) -> bool:
    """Tell whether there is a module, without loading it."""
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # not even the package that it would lie in
        return False


def events_of(game: str) -> frozenset[str]:
    """The events of a game that says nothing: all that its package defines."""
    package = type(GAMES[game]).__module__.rpartition(".")[0]
    kinds = [kind for kind in kinds_of_events() if kind.__module__.startswith(package)]
    return frozenset(kind.__name__ for kind in kinds)


def sampled_worlds(game: str) -> Callable[[State, int], int]:
    """Many worlds are dealt and counted, since nobody has counted them independently."""

    def counted(state: State, viewer: int) -> int:
        stream = Stream(1)
        worlds = [GAMES[game].worlds(state, viewer, stream) for _ in range(MANY_SAMPLES)]
        return len(set(map(digest, worlds)))

    return counted
