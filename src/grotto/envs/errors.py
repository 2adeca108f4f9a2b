"""Errors of environments and datasets."""

from collections.abc import Sequence
from typing import ClassVar

from grotto.core.errors import TableError


class UnknownRewards(TableError):
    """Environments do not pay so."""

    code: ClassVar[str] = "env/rewards"

    def __init__(self, rewards: str, known: Sequence[str]) -> None:
        all_of_them = ", ".join(known)
        super().__init__(
            f"rewards cannot be {rewards!r}; they go by {all_of_them}",
            {"rewards": rewards, "known": all_of_them},
        )


class WrongBots(TableError):
    """There is not one bot for every seat that needs one."""

    code: ClassVar[str] = "env/bots"

    def __init__(self, count: int, seats: int) -> None:
        super().__init__(
            f"{count} bots for {seats} seats: name one for all, or one for each",
            {"count": count, "seats": seats},
        )


class NoSuchSeat(TableError):
    """The agent cannot sit there."""

    code: ClassVar[str] = "env/seat"

    def __init__(self, seat: int, seats: int) -> None:
        super().__init__(
            f"there is no seat {seat}; seats are numbered from 0 to {seats - 1}",
            {"seat": seat, "last": seats - 1},
        )


class UnknownRenderMode(TableError):
    """Environments cannot be shown so."""

    code: ClassVar[str] = "env/render-mode"

    def __init__(self, mode: str, known: str) -> None:
        super().__init__(
            f"render_mode cannot be {mode!r}; it is {known!r} or nothing",
            {"mode": mode, "known": known},
        )


class NotReset(TableError):
    """No game has begun yet."""

    code: ClassVar[str] = "env/not-reset"

    def __init__(self) -> None:
        super().__init__("no game has begun: call reset() first", {})


class UnwritableDataset(TableError):
    """A dataset cannot be written there."""

    code: ClassVar[str] = "dataset/unwritable"

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(f"{path} cannot be written: {problem}", {"path": path})


class BrokenDataset(TableError):
    """A file is no dataset of Grotto, or is damaged."""

    code: ClassVar[str] = "dataset/broken"

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(f"{path} is no dataset of Grotto: {problem}", {"path": path})


class OtherDataset(TableError):
    """A dataset was begun with another command, or with other rules, and cannot be gone on with."""

    code: ClassVar[str] = "dataset/other"

    def __init__(self, path: str, key: str, found: str, wanted: str) -> None:
        super().__init__(
            f"{path} was made with {key} {found}, not {wanted}",
            {"path": path, "key": key, "found": found, "wanted": wanted},
        )
