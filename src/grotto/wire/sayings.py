"""Writes what games ask and tell as TypeScript: one type for each question and each event."""

from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import Any

from grotto.core.asked import Asked
from grotto.core.event import Event
from grotto.core.game import Game
from grotto.core.saying import Saying, kind_of


def sayings_of(game: Game[Any], name: str) -> str:
    """Return the types of the questions and the events of a game that is called `name`."""
    folder = type(game).__module__.rpartition(".")[0]
    asked, told = _classes(Asked, folder), _classes(Event, folder)
    return "\n".join([_union(f"{name}Question", asked), _union(f"{name}Event", told)])


def _classes(root: type, folder: str) -> list[type[Saying]]:
    """Return what a game declares; its own base classes are no sayings themselves."""
    found = [one for one in _below(root) if one.__module__.startswith(folder)]
    return [one for one in found if "__dataclass_fields__" in vars(one)]


def _below(root: type) -> Iterator[type[Saying]]:
    below: Sequence[type[Saying]] = root.__subclasses__()
    for one in below:
        yield one
        yield from _below(one)


def _union(name: str, classes: list[type[Saying]]) -> str:
    parts = "".join(f"\n  | {_written(one)}" for one in classes) or " never"
    return f"export type {name} ={parts};\n"


def _written(saying: type[Saying]) -> str:
    nouns = saying.vocabulary(saying.__new__(saying)).nouns
    declared = fields(saying)  # type: ignore[arg-type]  # every saying is a dataclass
    typed = [f"readonly {one.name}: {nouns[one.name].written}" for one in declared]
    kind = f'readonly kind: "{kind_of(saying)}"'
    return "{ " + "; ".join([kind, *typed]) + " }"
