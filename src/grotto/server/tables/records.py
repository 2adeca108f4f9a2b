"""Records: finished games leave a table as text, and come to one."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from msgspec import Struct

from grotto.bots import levels_for
from grotto.core import records
from grotto.core.errors import TableError
from grotto.core.options import Value, complete
from grotto.core.records import Record
from grotto.core.seats import NOBODY
from grotto.play.course import course
from grotto.play.dealer import new_seed
from grotto.play.replay import game_of, options_of, replay, verify
from grotto.server.errors import RecordTooLong, RecordWithheld
from grotto.server.tables.old_rules import plain_record
from grotto.server.tables.room import OVER, Room
from grotto.wire.course import Course, Stage

MOST_MOVES: Final = 3_000
LONGEST_NAME: Final = 40


def exported(room: Room) -> str:
    """Return the record of a finished game, with the seed that proves its dice.

    Raises:
        RecordWithheld: when the game is not over: a record holds every secret.
    """
    if room.status != OVER:
        raise RecordWithheld
    spec, places = room.spec, room.ledger.places
    record = replace(
        room.playing().record() if room.is_playable else _as_written(room),
        names=tuple(place.name for place in places),
        bots=tuple(place.level for place in places),
        seed=spec.seed if spec.provable else "",
    )
    return records.write(record)


def _as_written(room: Room) -> Record:
    """Return the record of a game whose rules we do not have; its album knows how it ended."""
    result = () if room.album is None else room.album.totals
    return replace(plain_record(room.spec, room.ledger), result=result)


def course_of(record: str) -> Course:
    """Return how the scores of a finished game went; this may take a while."""
    stages = course(records.read(record))
    return Course(
        stages=[
            Stage(round=stage.round, move=stage.move, totals=list(stage.totals)) for stage in stages
        ]
    )


class Imported(Struct, frozen=True, kw_only=True):
    """What a table needs to know of a record."""

    game: str
    rules: int
    seats: int
    options: dict[str, Value]
    opening: str
    seed: str
    provable: bool
    over: bool
    names: list[str]
    bots: list[str]


def imported(text: str) -> Imported:
    """Read and replay a record; this may take a while.

    A finished one keeps a seed that proves its dice. A table that goes on gets a new one: whoever
    has the record may know the old one.

    Raises:
        RecordError: when it cannot be read or does not replay.
        RecordTooLong: when it has too many moves.
    """
    record = records.read(text)
    if len(record.moves) > MOST_MOVES:
        raise RecordTooLong(MOST_MOVES)
    over = replay(record).to_act() == NOBODY
    provable = over and _holds(lambda: verify(record))
    return Imported(
        game=record.game,
        rules=record.rules,
        seats=record.seats,
        options=complete(game_of(record).info.options, options_of(record)),
        opening="\n".join(move.text for move in record.moves),
        seed=record.seed if provable else new_seed(),
        provable=provable,
        over=over,
        names=[name[:LONGEST_NAME] for name in record.names] or [""] * record.seats,
        bots=_known_bots(record),
    )


def _holds(check: Callable[[], object]) -> bool:
    try:
        check()
    except TableError:
        return False
    return True


def _known_bots(record: Record) -> list[str]:
    """Return the levels of bots by seat; those that we do not have count as people."""
    levels = levels_for(game_of(record))
    bots = record.bots or ("",) * record.seats
    return [bot if bot in levels else "" for bot in bots]
