"""Errors of statistics."""

from typing import ClassVar

from grotto.core.errors import TableError
from grotto.core.phrase import Phrase


class NoRecords(TableError):
    """A folder holds no finished game of the kind that is asked for."""

    code: ClassVar[str] = "stats/no-records"

    def __init__(self, folder: str, game: str) -> None:
        super().__init__(
            f"{folder} holds no finished game of {game}", {"folder": folder, "game": game}
        )


class NoFolder(TableError):
    """There is no such folder."""

    code: ClassVar[str] = "stats/no-folder"

    def __init__(self, folder: str) -> None:
        super().__init__(f"{folder} is no folder", {"folder": folder})


class BrokenRecords(TableError):
    """None of the records of a folder can be used; the first one says why."""

    code: ClassVar[str] = "stats/broken-records"

    def __init__(self, name: str, problem: Phrase, count: int) -> None:
        super().__init__(
            f"{name} and {count - 1} others cannot be used: {problem.key}",
            {"name": name, "problem": problem, "count": count},
        )
