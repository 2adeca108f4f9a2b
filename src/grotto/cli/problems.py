"""What can be wrong with a command line, and how every error is said to a person."""

from typing import Final

from grotto.core.errors import RecordError, TableError, UnknownGame, WrongOption, WrongSeats
from grotto.core.phrase import Phrase
from grotto.i18n.errors import UnknownLanguage
from grotto.i18n.texts import Texts

FAILED: Final = 1
MISUSED: Final = 2
INTERRUPTED: Final = 130
"""What shells expect of a program that was stopped by Ctrl-C."""


class UsageProblem(TableError):
    """The command line asks for something that does not exist; `key` is the message that says so."""

    code = "cli/usage"

    def __init__(self, key: str, **details: int | str) -> None:
        super().__init__(key, dict(details))
        self.key = key

    def phrase(self) -> Phrase:
        """Say what is wrong."""
        return Phrase(self.key, self.details)


def status_of(error: TableError) -> int:
    """Return the exit status for an error: wrong usage is told from other failures."""
    misuse = isinstance(error, UsageProblem | UnknownGame | WrongSeats | WrongOption)
    return MISUSED if misuse or isinstance(error, UnknownLanguage) else FAILED


def said(error: TableError, texts: Texts) -> str:
    """Say an error; for a move that a record cannot hold, also say what was on offer."""
    sentence = texts.say(error.phrase())
    offers = error.problem.args.get("offers") if isinstance(error, RecordError) else None
    if not isinstance(offers, str):
        return sentence
    return f"{sentence} {texts.line('cli-record-offers', offers=offers)}"
