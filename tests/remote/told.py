"""What a server tells, in short: frames and updates for tests that need no server."""

from collections.abc import Sequence
from typing import Any, Final

from grotto.games.stone_age.game import STONE_AGE
from grotto.wire.frames import Frame, LogLine, Notice, Occupant, Update
from grotto.wire.meta import Meta
from grotto.wire.texts import Text

META: Final = Meta(
    id="t", game="stone_age", seats=2, options={}, visibility="public", pace="live",
    clock="none", clock_seconds=0.0, clock_increment=0.0, auto_start=False, status="playing",
    rules_version=STONE_AGE.info.rules_version, commitment="", seed="", host=True,
)  # fmt: skip
OCCUPANTS: Final = [
    Occupant(seat=seat, kind="person", name=name, yours=seat == 0)
    for seat, name in enumerate(("Ann", "Ben"))
]


def lines(*moves: int) -> list[LogLine]:
    """One line for each of these moves."""
    return [
        LogLine(move=move, seat=0, event={"kind": "x"}, text=Text("cli-more", {"count": move}))
        for move in moves
    ]


def frame(
    version: int,
    new: list[LogLine],
    after: int = 0,
    viewer: int = 0,
    notices: Sequence[int] = (),
    view: dict[str, Any] | None = None,
) -> Frame:
    """A whole frame, with lines after a move."""
    return Frame(
        version=version, viewer=viewer, table=META, occupants=OCCUPANTS, to_act=0,
        lines=new, lines_from=after, moves=max((line.move for line in new), default=after),
        notices=_notices(notices), view=view or {},
    )  # fmt: skip


def update(
    base: int,
    version: int,
    new: list[LogLine],
    after: int = 0,
    notices: Sequence[int] = (),
    changes: dict[str, Any] | None = None,
) -> Update:
    """An update, with lines after a move."""
    return Update(
        base=base, version=version, to_act=0, changes=changes or {},
        lines=new, lines_from=after, moves=max((line.move for line in new), default=after),
        notices=_notices(notices),
    )  # fmt: skip


def _notices(numbers: Sequence[int]) -> list[Notice]:
    return [Notice(number=n, move=0, seat=-1, text=Text("notice")) for n in numbers]
