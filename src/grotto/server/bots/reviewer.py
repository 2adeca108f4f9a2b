"""A process that reviews one game: it reads the record from standard input and tells how far it is.

Usage: python -m grotto.server.bots.reviewer MEGABYTES
"""

import sys
from typing import Any, Final

from msgspec import Struct

from grotto.bots.review import Judged, review
from grotto.bots.review import Review as Judgement
from grotto.core import records
from grotto.core.errors import TableError
from grotto.core.game import Game
from grotto.core.phrase import Phrase
from grotto.core.records import Record
from grotto.play.replay import game_of
from grotto.server.child import tell, work_in_background
from grotto.wire.reviews import Review, Slip
from grotto.wire.texts import on_wire

COSTLY: Final = 10
"""So many choices are told, the dearest first."""


class Told(Struct, frozen=True, kw_only=True):
    """How many moves are judged; in the end the review, or the problem."""

    done: int = 0
    review: Review | None = None
    problem: str = ""


def reviewed(text: str) -> Told:
    """Review a record, telling how far it is."""
    try:
        record = records.read(text)
        judgement = review(record, progress=lambda done: tell(Told(done=done)))
        return Told(done=len(judgement.moves), review=_on_wire(judgement, record))
    except TableError as error:
        return Told(problem=error.code)


def _on_wire(judgement: Judgement, record: Record) -> Review:
    game, seats = game_of(record), range(record.seats)
    return Review(
        course=[_rounded(move.points) for move in judgement.moves],
        luck=_rounded(tuple(map(judgement.luck_of, seats))),
        cost=_rounded(tuple(map(judgement.cost_of, seats))),
        slips=[_slip(move, game) for move in judgement.costly(COSTLY)],
    )


def _slip(move: Judged, game: Game[Any]) -> Slip:
    return Slip(
        move=move.number,
        seat=move.seat,
        chosen=on_wire(game.parse(move.text).phrase()),
        cost=round(move.cost, 2),
        better=on_wire(game.parse(move.better).phrase()),
        reason=on_wire(move.reason or Phrase("hint-quiet")),
    )


def _rounded(points: tuple[float, ...]) -> list[float]:
    return [round(one, 2) for one in points]


def main(megabytes: int) -> None:
    """Review what comes in."""
    work_in_background(megabytes)
    tell(reviewed(sys.stdin.read()))


if __name__ == "__main__":
    main(int(sys.argv[1]))
