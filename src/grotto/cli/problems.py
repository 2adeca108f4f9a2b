"""What can be wrong with a command line, and how every error is said to a person."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import ClassVar, Final

from grotto.core.errors import TableError
from grotto.core.phrase import Phrase
from grotto.i18n.texts import Texts

FAILED: Final = 1
MISUSED: Final = 2
INTERRUPTED: Final = 130
"""What shells expect of a program that was stopped by Ctrl-C."""


MISUSES: Final = frozenset(
    (
        "arena/bot",
        "arena/line-up",
        "arena/no-games",
        "arena/same-name",
        "bot/unknown",
        "cli/usage",
        "dataset/other",
        "env/bots",
        "game/option",
        "game/seats",
        "game/unknown",
        "language/unknown",
        "lesson/none",
        "lesson/unknown",
        "remote/wrong-address",
        "server/no-such-database",
        "stats/no-folder",
        "table/names",
        "table/seed",
    )
)
"""Codes of the errors that a different command line would avoid."""


class UsageProblem(TableError):
    """The command line asks for something that does not exist; `key` names the message."""

    code: ClassVar[str] = "cli/usage"

    def __init__(self, key: str, **details: int | str) -> None:
        super().__init__(key, dict(details))
        self.key = key

    def phrase(self) -> Phrase:
        """Say what is wrong."""
        return Phrase(self.key, self.details)


class NotOurFile(TableError):
    """There is a file already that Grotto did not write."""

    code: ClassVar[str] = "cli/not-ours"

    def __init__(self, path: str) -> None:
        super().__init__(f"{path} is no record", {"path": path})

    def phrase(self) -> Phrase:
        """Say that it is left alone."""
        return Phrase("cli-not-ours", self.details)


class NoFolder(TableError):
    """A file of ours cannot be made."""

    code: ClassVar[str] = "cli/no-folder"

    def __init__(self, path: str) -> None:
        super().__init__(f"{path} cannot be made", {"path": path})

    def phrase(self) -> Phrase:
        """Say which file it is."""
        return Phrase("cli-no-folder", self.details)


class MissingExtra(TableError):
    """A part of Grotto that not everybody needs was not installed."""

    code: ClassVar[str] = "cli/missing-extra"

    def __init__(self, extra: str, module: str) -> None:
        super().__init__(f"there is no {module}", {"extra": extra, "module": module})

    def phrase(self) -> Phrase:
        """Say how to install it."""
        return Phrase("cli-missing-extra", self.details)


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Import what only some installations have.

    Raises:
        MissingExtra: when this one does not have it.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        raise MissingExtra(extra, error.name or "") from error


def status_of(error: TableError) -> int:
    """Return the exit status for an error: wrong usage is told from other failures."""
    return MISUSED if error.code in MISUSES else FAILED


def said(error: TableError, texts: Texts) -> str:
    """Say an error."""
    return texts.say(error.phrase())
