"""Actions: the answers to questions.

An action is a small value, and its one line of text is its identity.
"""

from abc import abstractmethod
from typing import Final, final

from mypy_extensions import mypyc_attr

from grotto.core.phrase import Phrase


@mypyc_attr(acyclic=True)
class Action:
    """One answer to one question, complete without context."""

    __slots__ = ()

    @abstractmethod
    def text(self) -> str:
        """Write the action as one line of notation; `Game.parse` is the exact inverse."""

    @abstractmethod
    def phrase(self) -> Phrase:
        """Say the action to a person."""

    def __eq__(self, other: object) -> bool:
        """Two actions are equal when they read the same."""
        return self is other or (isinstance(other, Action) and self.text() == other.text())

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

    __slots__ = ("key", "word")

    def __init__(self, word: str, key: str) -> None:
        self.word: Final = word
        self.key: Final = key

    def text(self) -> str:
        """Write the word."""
        return self.word

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(self.key)
