"""Making albums of finished games, in a process of its own that lets everything else go first.

Usage: python -m grotto.server.tables.album_making MEGABYTES

It reads finished games from standard input, one a line, and answers each with a line.
"""

import sys
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from grotto.core import records
from grotto.core.errors import RecordError, TableError
from grotto.core.event import Event
from grotto.core.game import Game
from grotto.core.phrase import Phrase
from grotto.core.records import Record
from grotto.core.seats import NOBODY
from grotto.core.state import State
from grotto.play.past import Past
from grotto.play.replay import first_state, game_of, moments
from grotto.server.child import tell, work_in_background
from grotto.server.tables import parts
from grotto.server.tables.album import Binder, Pages, Sight, bound, viewers_of
from grotto.server.tables.fingerprint import fingerprint
from grotto.server.tables.records import course_of
from grotto.wire.frames import LogLine, Standing


class Finished(Struct, frozen=True, kw_only=True):
    """A game of which an album is wanted: its record, and the digest after each move, if taken."""

    record: str
    digests: list[str]


class Bound(Struct, frozen=True, kw_only=True):
    """The answer of the process: a book, or the code of what was wrong."""

    book: bytes = b""
    problem: str = ""


def album_of(record: Record, digests: Sequence[str] = ()) -> Pages:
    """Replay a finished game and note all that could be seen.

    Raises:
        RecordError: when the record does not replay as it was played, or the game is not over.
    """
    game, state, binder = game_of(record), first_state(record), Binder()
    viewers, lines = viewers_of(record.seats), list[list[list[LogLine]]]()
    _add(binder, game, state, viewers)
    for moment in moments(record):
        state = moment.state
        _expect_as_it_was(state, digests[moment.number] if digests else "")
        _add(binder, game, state, viewers)
        move = moment.number + 1
        lines.append([_told(game, event, move, moment.seat, viewers) for event in moment.events])
    if state.to_act() != NOBODY:
        raise RecordError(0, Phrase("record-not-over"))
    return Pages(
        seats=record.seats,
        positions=binder.positions,
        lines=lines,
        standings=parts.standings(Past(game, (), state)),
        course=course_of(records.write(record)).stages,
    )


def _expect_as_it_was(state: State, digest: str) -> None:
    if digest and (found := fingerprint(state.dump())) != digest:
        raise RecordError(0, Phrase("record-drift", {"expected": digest, "found": found}))


def _add(binder: Binder, game: Game[Any], state: State, viewers: Sequence[int]) -> None:
    past = Past(game, (), state)
    eyes = [past.eyes(viewer) for viewer in viewers]
    sights = {viewer: _sight(past, viewer) for viewer in dict.fromkeys(eyes)}
    binder.add(past.to_act, eyes, sights)


def _sight(past: Past, viewer: int) -> Sight:
    projection: list[Standing] = [] if past.over else parts.projected(past, viewer)
    return Sight(view=dict(past.view(viewer)), projection=projection)


def _told(
    game: Game[Any], event: Event, move: int, seat: int, viewers: Sequence[int]
) -> list[LogLine]:
    seen = [game.seen_by(event, viewer) for viewer in viewers]
    if all(known is event for known in seen):
        return [parts.line(move, seat, event)]
    return [parts.line(move, seat, known) for known in seen]


def answer(finished: Finished) -> Bound:
    """Return the book of a game."""
    try:
        return Bound(book=bound(album_of(records.read(finished.record), finished.digests)))
    except TableError as error:
        return Bound(problem=error.code)


def main(megabytes: int) -> None:
    """Answer until there are no more records."""
    work_in_background(megabytes)
    for line in sys.stdin.buffer:
        tell(answer(msgspec.json.decode(line, type=Finished)))


if __name__ == "__main__":
    main(int(sys.argv[1]))
