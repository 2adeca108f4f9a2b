"""Sayings: what the engine asks and tells, as declared fields from which all else follows.

A saying is a frozen class with fields. Its kind, its sentence and its value on the wire follow from
the name of the class and from the game's vocabulary, which says for every field what it holds.
"""

import re
from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Final

from mypy_extensions import mypyc_attr

from grotto.core.nouns import SEAT, Noun, Plain
from grotto.core.phrase import Arg, Phrase

_CAPITAL: Final = re.compile(r"(?<!^)(?=[A-Z])")
_ENDING: Final = "Asked"
_KINDS: Final[dict[type, str]] = {}


class Vocabulary:
    """The nouns of one game, by the name of the field; `seat` is a seat in every game."""

    def __init__(self, game: str, nouns: Mapping[str, Noun[Any]]) -> None:
        self.game: Final = game
        self.nouns: Final[Mapping[str, Noun[Any]]] = {"seat": SEAT, **nouns}


@mypyc_attr(allow_interpreted_subclasses=True)
class Saying:
    """The base of `Event` and `Asked`: fields, and a vocabulary to read them by."""

    @abstractmethod
    def vocabulary(self) -> Vocabulary:
        """Return the vocabulary of the game."""

    @abstractmethod
    def topic(self) -> str:
        """Return the middle of the message's id, such as ``event``."""

    def variant(self) -> str:
        """Return the end of the message's id where one class has several sentences."""
        return ""

    def phrase(self) -> Phrase:
        """Say it to a person."""
        words = (self.vocabulary().game, self.topic(), kind_of(type(self)), self.variant())
        return Phrase("-".join(filter(None, words)), self._arguments())

    def _arguments(self) -> dict[str, Arg]:
        nouns = self.vocabulary().nouns
        return {
            nouns[name].argument(name): nouns[name].say(value) for name, value in _fields_of(self)
        }

    def plain(self) -> dict[str, Plain]:
        """Return kind and fields as they travel."""
        nouns = self.vocabulary().nouns
        told = {name: nouns[name].plain(value) for name, value in _fields_of(self)}
        return {"kind": kind_of(type(self)), **told}


def _fields_of(saying: Saying) -> list[tuple[str, Any]]:
    declared = fields(saying)  # type: ignore[arg-type]  # every saying is a dataclass
    return [(field.name, getattr(saying, field.name)) for field in declared]


def kind_of(saying: type) -> str:
    """Return the kind of a class of sayings: ``dice-rolled``, or ``place`` for ``PlaceAsked``."""
    kind = _KINDS.get(saying)
    if kind is None:
        kind = _CAPITAL.sub("-", saying.__name__.removesuffix(_ENDING)).lower()
        _KINDS[saying] = kind
    return kind
