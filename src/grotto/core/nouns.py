"""Nouns: how the things of a game are called, on the wire, in notation and in sentences.

Inside the engine a thing is a number. A noun turns it into its stable key, into the word of the
notation, and into what people read; each game has one table of them, by the name of the field that
holds the number (see `vocabulary`).
"""

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from grotto.core.notation import multiset
from grotto.core.phrase import Arg, Phrase, Who
from grotto.core.refs import Ref

Plain = bool | int | str | list[Any] | dict[str, Any] | None
"""What travels: values that JSON knows."""

V = TypeVar("V")
"""What a field holds inside the engine."""

UNKNOWN: Final = -1
"""Stands for a piece that is not there, or that a viewer may not know; its key is empty."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Noun(Generic[V]):
    """What a field holds; `kind` names such things, `written` is their type in TypeScript."""

    def __init__(self, kind: str, written: str) -> None:
        self.kind: Final = kind
        self.written: Final = written

    @abstractmethod
    def plain(self, value: V) -> Plain:
        """Return what travels."""

    @abstractmethod
    def say(self, value: V) -> Arg:
        """Return what a sentence says."""

    def argument(self, field: str) -> str:
        """Return the name of the sentence's argument, by the name of the field."""
        return field


class NumberNoun(Noun[int]):
    """A number as it is."""

    def __init__(self) -> None:
        super().__init__("number", "number")

    def plain(self, value: int) -> Plain:
        return value

    def say(self, value: int) -> Arg:
        return value

    def ref(self, part: str, value: int) -> Ref:
        """Return a reference, written as the number."""
        return Ref(part, self.kind, str(value), value, number=value)


class SeatNoun(Noun[int]):
    """A seat: people read the name of who sits there."""

    def __init__(self) -> None:
        super().__init__("seat", "number")

    def plain(self, value: int) -> Plain:
        return value

    def say(self, value: int) -> Arg:
        return Who(value)

    def argument(self, field: str) -> str:
        """The player whom a sentence is about is called ``who``."""
        return "who" if field == "seat" else field

    def ref(self, part: str, value: int) -> Ref:
        """Return a reference, written as the number of the seat."""
        return Ref(part, self.kind, str(value), Who(value), number=value)


class WordNoun(Noun[str]):
    """One of a few words, such as a cause or a phase, which messages select by."""

    def __init__(self) -> None:
        super().__init__("word", "string")

    def plain(self, value: str) -> Plain:
        return value

    def say(self, value: str) -> Arg:
        return value

    def ref(self, part: str, value: str) -> Ref:
        """Return a reference, written as the word."""
        return Ref(part, self.kind, value, value, key=value)


class FlagNoun(Noun[int]):
    """Yes or no, which messages select by."""

    def __init__(self) -> None:
        super().__init__("flag", "boolean")

    def plain(self, value: int) -> Plain:
        return bool(value)

    def say(self, value: int) -> Arg:
        return "yes" if value else "no"


class PieceNoun(Noun[int]):
    """A piece by its place in a table of keys; people read what `name` says, or else its key."""

    def __init__(
        self, kind: str, keys: Sequence[str], name: Callable[[int], Arg] | None = None
    ) -> None:
        super().__init__(kind, "string")
        self.keys: Final = keys
        self.name: Final = name

    def plain(self, value: int) -> Plain:
        return self.key(value)

    def say(self, value: int) -> Arg:
        return self.name(value) if self.name is not None else self.key(value)

    def key(self, value: int) -> str:
        """Return the key of a piece; empty for `UNKNOWN`."""
        return self.keys[value] if value != UNKNOWN else ""

    def ref(self, part: str, value: int) -> Ref:
        """Return a reference, written as the key."""
        return Ref(part, self.kind, self.key(value), self.say(value), key=self.key(value))


class PiecesNoun(Noun[Sequence[int]]):
    """Several pieces of one kind, in their order; `names` lists them to people."""

    def __init__(
        self, kind: str, keys: Sequence[str], names: Callable[[Any], tuple[Phrase, ...]]
    ) -> None:
        super().__init__(kind, "readonly string[]")
        self.keys: Final = keys
        self.names: Final = names

    def plain(self, value: Sequence[int]) -> Plain:
        return [self.keys[one] if one != UNKNOWN else "" for one in value]

    def say(self, value: Sequence[int]) -> Arg:
        return self.names(value)


class NumbersNoun(Noun[Sequence[int]]):
    """Several numbers, such as dice, said one after the other."""

    def __init__(self) -> None:
        super().__init__("numbers", "readonly number[]")

    def plain(self, value: Sequence[int]) -> Plain:
        return list(value)

    def say(self, value: Sequence[int]) -> Arg:
        return " ".join(map(str, value))


class AmountsNoun(Noun[Sequence[int]]):
    """How many there are of each key, such as goods; `names` lists them to people."""

    def __init__(
        self, kind: str, keys: Sequence[str], names: Callable[[Any], tuple[Phrase, ...]]
    ) -> None:
        super().__init__(kind, "Readonly<Record<string, number>>")
        self.keys: Final = keys
        self.names: Final = names

    def plain(self, value: Sequence[int]) -> Plain:
        return dict(self.counts(value))

    def say(self, value: Sequence[int]) -> Arg:
        return self.names(value)

    def counts(self, value: Sequence[int]) -> Mapping[str, int]:
        """Return the counts by key, without those of which there are none."""
        return {key: count for key, count in zip(self.keys, value, strict=False) if count}

    def ref(self, part: str, value: Sequence[int]) -> Ref:
        """Return a reference, written as a multiset."""
        word = multiset(self.keys, value)
        return Ref(part, self.kind, word, self.names(value), counts=self.counts(value))


NUMBER: Final = NumberNoun()
SEAT: Final = SeatNoun()
WORD: Final = WordNoun()
FLAG: Final = FlagNoun()
NUMBERS: Final = NumbersNoun()
