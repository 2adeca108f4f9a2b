"""Errors of the arena."""

from collections.abc import Sequence
from typing import ClassVar

from grotto.core.errors import TableError
from grotto.core.phrase import Phrase


class WrongLineUp(TableError):
    """A line-up has not one bot for every seat."""

    code: ClassVar[str] = "arena/line-up"

    def __init__(self, bots: Sequence[str], seats: int) -> None:
        named = ", ".join(bots) or "–"
        super().__init__(
            f"{seats} seats cannot be filled with {len(bots)} bots: {named}",
            {"bots": named, "count": len(bots), "seats": seats},
        )


class NoGames(TableError):
    """A result needs at least one game."""

    code: ClassVar[str] = "arena/no-games"

    def __init__(self, games: int) -> None:
        super().__init__(f"cannot play {games} games, at least one is needed", {"games": games})


class BrokenBot(TableError):
    """A bot from elsewhere cannot be seated; `problem` says why."""

    code: ClassVar[str] = "arena/bot"

    def __init__(self, bot: str, problem: str, **details: str) -> None:
        told = Phrase(f"arena-bot-{problem}", details)
        super().__init__(f"{bot} cannot be seated: {problem}", {"bot": bot, "problem": told})


class SameName(TableError):
    """Two different bots would have the same name in the tables."""

    code: ClassVar[str] = "arena/same-name"

    def __init__(self, name: str) -> None:
        super().__init__(f"two bots are called {name}", {"name": name})


class NoPlaceForResults(TableError):
    """The folder of results cannot be written."""

    code: ClassVar[str] = "arena/folder"

    def __init__(self, path: str) -> None:
        super().__init__(f"{path} cannot be written", {"path": path})


class OtherArena(TableError):
    """The folder holds the games of another arena, which stay as they are."""

    code: ClassVar[str] = "arena/other"

    def __init__(self, path: str, field: str, found: str, wanted: str) -> None:
        details = {"path": path, "field": field, "found": found, "wanted": wanted}
        super().__init__(f"{path} has {field} {found}, not {wanted}", {**details})


class BrokenJournal(TableError):
    """The games that a folder holds cannot be read."""

    code: ClassVar[str] = "arena/journal"

    def __init__(self, path: str, line: int) -> None:
        super().__init__(f"{path} cannot be read, line {line}", {"path": path, "line": line})


class ArenaBusy(TableError):
    """Somebody else is playing games of this very folder."""

    code: ClassVar[str] = "arena/busy"

    def __init__(self, path: str) -> None:
        super().__init__(f"{path} is in use", {"path": path})


class WorkersDied(TableError):
    """Processes ended again and again before a single game was over."""

    code: ClassVar[str] = "arena/workers"

    def __init__(self, times: int) -> None:
        super().__init__(f"processes died {times} times without a result", {"times": times})


class NoCluster(TableError):
    """No Ray cluster answers there."""

    code: ClassVar[str] = "arena/no-cluster"

    def __init__(self, address: str) -> None:
        super().__init__(f"no Ray cluster answers at {address}", {"address": address})


class ClusterLost(TableError):
    """A Ray cluster could not finish what it was given."""

    code: ClassVar[str] = "arena/cluster-lost"

    def __init__(self, address: str, problem: str) -> None:
        details: dict[str, int | str] = {"address": address, "problem": problem}
        super().__init__(f"the cluster at {address} failed: {problem}", {**details})
