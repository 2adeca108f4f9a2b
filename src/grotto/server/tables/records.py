"""Records: finished games leave a table as text, and come to one."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Final

import msgspec
from msgspec import Struct

from grotto.bots import levels_for
from grotto.core import records
from grotto.core.errors import TableError
from grotto.core.options import Value, complete
from grotto.core.records import Record
from grotto.core.seats import NOBODY, SPECTATOR
from grotto.core.state import State
from grotto.play.course import course
from grotto.play.dealer import new_seed
from grotto.play.replay import game_of, options_of, replay, verify
from grotto.server.errors import RecordTooLong, RecordWithheld
from grotto.server.log.ledger import Ledger
from grotto.server.log.spec import Spec
from grotto.server.tables.old_rules import plain_record
from grotto.server.tables.room import OVER, Room
from grotto.wire.course import Course, Stage

MOST_MOVES: Final = 3_000
LONGEST_NAME: Final = 40
MOST_COURSES: Final = 500
"""Games whose course is kept in memory: some hundred bytes each."""


def exported(room: Room) -> str:
    """Return the record of a finished game, with the seed that proves its dice.

    The seed of a daily deal is kept back until its day is over.

    Raises:
        RecordWithheld: when the game is not over: a record holds every secret.
    """
    if room.status != OVER:
        raise RecordWithheld
    places = room.ledger.places
    record = replace(
        room.playing().record() if room.is_playable else _as_written(room),
        names=tuple(place.name for place in places),
        bots=tuple(place.level for place in places),
        seed=room.published_seed,
    )
    return records.write(record)


def stored_record(spec: Spec, ledger: Ledger, totals: tuple[int, ...], today: str) -> str:
    """Return the record of a finished game as it was written down, without playing it again."""
    places, is_public = ledger.places, spec.provable and spec.daily < today
    record = replace(
        plain_record(spec, ledger),
        names=tuple(place.name for place in places),
        bots=tuple(place.level for place in places),
        seed=spec.seed if is_public else "",
        result=totals,
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


class Courses:
    """How the scores of finished games went, as JSON; what was worked out lately is kept."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, bytes] = OrderedDict()
        self._under_way: dict[str, asyncio.Task[bytes]] = {}
        self._thread = ThreadPoolExecutor(1, "courses")  # one after the other: others want to play

    def known(self, table: str) -> bytes | None:
        """Return the course of a game, if it is kept."""
        if table in self._known:
            self._known.move_to_end(table)
        return self._known.get(table)

    async def told(self, table: str, record: str) -> bytes:
        """Work the course of a game out, once for all who ask at the same time.

        Raises:
            RecordError: when the record does not replay.
        """
        if table not in self._under_way:
            working = asyncio.create_task(self._work_out(table, record))
            self._under_way[table] = working
            working.add_done_callback(lambda _: self._under_way.pop(table, None))
        return await asyncio.shield(self._under_way[table])

    async def _work_out(self, table: str, record: str) -> bytes:
        loop = asyncio.get_running_loop()
        course = await loop.run_in_executor(self._thread, course_of, record)
        self._known[table] = msgspec.json.encode(course)
        if len(self._known) > MOST_COURSES:
            self._known.popitem(last=False)
        return self._known[table]

    def close(self) -> None:
        """Work nothing out any more."""
        self._thread.shutdown(wait=False, cancel_futures=True)


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
    hidden: bool  # players have secrets from each other: who has the record knows them
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
    state = replay(record)
    over = state.to_act() == NOBODY
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
        hidden=not over and _has_secrets(record, state),
        names=[name[:LONGEST_NAME] for name in record.names] or [""] * record.seats,
        bots=_known_bots(record),
    )


def _has_secrets(record: Record, state: State) -> bool:
    """Tell whether somebody at the table knows more than those who look on."""
    game = game_of(record)
    viewers = (SPECTATOR, *range(record.seats))
    return len({game.eyes(state, viewer) for viewer in viewers}) > 1


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
