"""Errors we raise on purpose. Anything else that escapes is our bug.

Every class has a stable code, which is also the id of its message for people (`action/illegal` is
read `error-action-illegal`). The text of the exception itself is for programmers.
"""

from collections.abc import Sequence
from typing import ClassVar

from grotto.core.phrase import Phrase, Who
from grotto.core.refusal import Refusal

_SHOWN = 8


def some_of(offers: Sequence[str]) -> str:
    """Show the first few of `offers` and count the rest."""
    shown = ", ".join(offers[:_SHOWN])
    return shown if len(offers) <= _SHOWN else f"{shown}, … (+{len(offers) - _SHOWN})"


class TableError(Exception):
    """Base of every error we raise on purpose."""

    code: ClassVar[str] = "table/error"

    def __init__(
        self, message: str, details: dict[str, "int | str | Who | Phrase"] | None = None
    ) -> None:
        super().__init__(message)
        self.details = details or {}

    def phrase(self) -> Phrase:
        """Say the error to a person."""
        return Phrase("error-" + self.code.replace("/", "-"), self.details)


class UnknownGame(TableError):
    """No game on the shelf has this id."""

    code: ClassVar[str] = "game/unknown"

    def __init__(self, game: str, known: Sequence[str]) -> None:
        shelf = ", ".join(known)
        super().__init__(
            f"no game is called {game!r}; on the shelf: {shelf}", {"game": game, "known": shelf}
        )


class UnknownRules(TableError):
    """We do not have these rules of a game."""

    code: ClassVar[str] = "game/rules"

    def __init__(self, game: str, rules: int, known: int) -> None:
        super().__init__(
            f"there are no rules {rules} of {game}; it is played by rules {known}",
            {"game": game, "rules": rules, "known": known},
        )
        self.known = known


class BrokenGame(TableError):
    """A game that a package announces cannot be played; `package` is what pip calls it."""

    code: ClassVar[str] = "game/broken"

    def __init__(self, game: str, package: str, problem: Phrase) -> None:
        facts = ", ".join(f"{name}: {value}" for name, value in problem.args.items())
        super().__init__(
            f"{game} of the package {package} cannot be played: {problem.key} ({facts})",
            {"game": game, "package": package, "problem": problem},
        )
        self.game = game
        self.problem = problem


class WrongSeats(TableError):
    """The game cannot be played by this many."""

    code: ClassVar[str] = "game/seats"

    def __init__(self, game: str, seats: int, allowed: Sequence[int]) -> None:
        super().__init__(
            f"{game} takes {allowed[0]} to {allowed[-1]} seats, not {seats}",
            {"game": game, "seats": seats, "least": allowed[0], "most": allowed[-1]},
        )


class WrongOption(TableError):
    """The game has no such option, or the option no such value."""

    code: ClassVar[str] = "game/option"

    def __init__(self, option: str, value: str, allowed: str) -> None:
        super().__init__(
            f"option {option}={value} is not possible; allowed: {allowed}",
            {"option": option, "value": value, "allowed": allowed},
        )


class NotationError(TableError):
    """The text is not an action of this game at all."""

    code: ClassVar[str] = "action/unreadable"

    def __init__(self, text: str, examples: str) -> None:
        super().__init__(
            f"{text!r} is not an action; actions are written like: {examples}",
            {"text": text, "examples": examples},
        )
        self.text = text


class IllegalAction(TableError):
    """The action exists, but not now."""

    code: ClassVar[str] = "action/illegal"

    def __init__(self, text: str, offers: Sequence[str], refusal: Refusal) -> None:
        why = f" ({refusal.reason.key}, {refusal.rule})"
        super().__init__(
            f"{text!r} is not possible now{why}; on offer: {some_of(offers)}",
            {
                "text": text,
                "reason": refusal.reason,
                "rule": refusal.rule,
                "offers": some_of(offers),
            },
        )
        self.refusal = refusal


class NotYourTurn(TableError):
    """Another seat is asked now."""

    code: ClassVar[str] = "action/not-your-turn"

    def __init__(self, seat: int, to_act: int) -> None:
        super().__init__(
            f"seat {seat} is not to act, seat {to_act} is",
            {"who": Who(seat), "asked": Who(to_act)},
        )


class GameOver(TableError):
    """The game has ended; nothing more can be played."""

    code: ClassVar[str] = "game/over"

    def __init__(self, text: str) -> None:
        super().__init__(f"{text!r} comes too late: the game is over", {"text": text})


class CannotUndo(TableError):
    """There is nothing to take back or to play again, or a barrier stands before it."""

    code: ClassVar[str] = "undo/refused"

    def __init__(self, reason: str) -> None:
        super().__init__(f"cannot undo: {reason}", {"reason": Phrase("reason-undo-" + reason)})
        self.reason = reason


class RecordError(TableError):
    """A record cannot be read or does not replay.

    `line` counts from 1, and 0 means the record as a whole.
    """

    code: ClassVar[str] = "record/broken"

    def __init__(self, line: int, problem: Phrase) -> None:
        facts = ", ".join(f"{name}: {value}" for name, value in problem.args.items())
        where = f"line {line}: " if line else ""
        super().__init__(f"{where}{problem.key} ({facts})", {"line": line, "problem": problem})
        self.line = line
        self.problem = problem


class RulesBug(TableError):
    """The engine contradicts itself; please report it with the record."""

    code: ClassVar[str] = "rules/bug"

    def __init__(self, problem: str) -> None:
        super().__init__(problem, {"problem": problem})
