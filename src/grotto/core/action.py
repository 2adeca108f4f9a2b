"""Actions: the answers to questions.

An action is a small value, and its one line of text is its identity.
"""

from abc import abstractmethod
from typing import Final, final

from mypy_extensions import mypyc_attr

from grotto.core.phrase import Phrase
from grotto.core.refs import Ref

ANSWER: Final = "answer"
"""An answer to the question."""
ANYTIME: Final = "anytime"
"""Something that may be done at any time; the question is asked again."""
END: Final = "end"
"""The end of the turn, or of a part of it: nothing more is done."""
DEALT: Final = "dealt"
"""An answer of chance, which no seat can give."""


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Action:
    """One answer to one question, complete without context."""

    __slots__ = ()

    @abstractmethod
    def text(self) -> str:
        """Write the action as one line of notation; `Game.parse` is the exact inverse."""

    @abstractmethod
    def phrase(self) -> Phrase:
        """Say the action to a person."""

    def verb(self) -> str:
        """Return the first word of its notation."""
        return self.text().partition(" ")[0]

    def refs(self) -> tuple[Ref, ...]:
        """Return the pieces, cells and numbers that it is about, in the order of its notation."""
        return ()

    def offered_as(self) -> str:
        """Return what it is: `ANSWER`, `ANYTIME`, `END` or `DEALT`."""
        return ANSWER

    def __eq__(self, other: object) -> bool:
        """Two actions are equal when they read the same; most differ in their first word."""
        return self is other or (
            isinstance(other, Action)
            and self.verb() == other.verb()
            and self.text() == other.text()
        )

    def __hash__(self) -> int:
        """Agree with `==`; hot loops compare by identity instead."""
        return hash(self.text())

    def __repr__(self) -> str:
        """Show the notation."""
        return f"<{self.text()}>"


@final
@mypyc_attr(acyclic=True)
class Word(Action):
    """An answer that needs no argument, such as ``done``; `key` is the message that says it."""

    __slots__ = ("_offered_as", "key", "word")

    def __init__(self, word: str, key: str, offered_as: str = ANSWER) -> None:
        self.word: Final = word
        self.key: Final = key
        self._offered_as: Final = offered_as

    def text(self) -> str:
        return self.word

    def phrase(self) -> Phrase:
        return Phrase(self.key)

    def offered_as(self) -> str:
        return self._offered_as


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Named(Action):
    """An answer that is written as a verb and what it is about: ``place logging_1``.

    Text and sentence follow from its references. A game's own classes add the numbers by which its
    rules know the pieces; where there are too many to keep, they make the references when asked.
    """

    __slots__ = ("_about", "_message", "_verb")

    def __init__(self, message: str, verb: str, *about: Ref) -> None:
        self._message: Final = message
        self._verb: Final = verb
        self._about: Final = about

    def verb(self) -> str:
        return self._verb

    def refs(self) -> tuple[Ref, ...]:
        return self._about

    def text(self) -> str:
        return " ".join([self._verb, *[ref.word for ref in self.refs() if ref.word]])

    def phrase(self) -> Phrase:
        return Phrase(self._message, {r.part: r.said for r in self.refs() if r.said is not None})


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Dealt(Named):
    """An answer of chance that is written as a verb and what comes: ``draw c17``."""

    __slots__ = ()

    def offered_as(self) -> str:
        return DEALT
