"""What one viewer is shown of a room: the only place where frames are made.

A frame is built from what `Game.view` and `Game.seen_by` show to that viewer, never from the state.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from grotto.core.errors import CannotUndo
from grotto.core.event import Event
from grotto.core.options import written
from grotto.core.outcome import Line, Outcome
from grotto.play.past import Past
from grotto.play.table import Table
from grotto.server.errors import NoSuchMove
from grotto.server.log.ledger import PLAYING, Place
from grotto.server.tables.absence import seconds_to_wait
from grotto.server.tables.notices import notice
from grotto.server.tables.room import OVER, Room
from grotto.server.tables.undo import can_ask, can_undo_more, why_no_undo
from grotto.server.tables.viewer import hand_over, own_seats
from grotto.wire.frames import (
    Frame,
    LogLine,
    Meta,
    Occupant,
    Question,
    Score,
    Standing,
    Undoing,
)
from grotto.wire.offers import menus_of
from grotto.wire.texts import on_wire

RECENT: Final = 16
"""Moves that several viewers may have missed alike; who was away for longer was away alone."""


def frame_for(room: Room, person: str | None, viewer: int, since: int) -> Frame:
    """Return the table as `viewer` may know it, with the lines that are new since a version."""
    game, shown = room.game, room.game or room.past
    since = since if since <= room.version else 0  # the future cannot have been seen
    first_line = room.ledger.unchanged_moves(since) if since else 0
    return Frame(
        version=room.version,
        viewer=viewer,
        table=_meta(room, person),
        occupants=[
            _occupant(room, seat, place, person) for seat, place in enumerate(room.ledger.places)
        ],
        moves=len(shown.history) if shown else 0,
        to_act=room.to_act,
        view=_view(room, shown, viewer) if shown else {},
        lines=_new_lines(room, shown, viewer, first_line) if shown else [],
        lines_from=first_line,
        question=_question(game, viewer) if game else None,
        undoing=_undoing(room, game, person, viewer) if game and person else None,
        standings=_standings(shown) if shown and shown.over and room.status == OVER else [],
        projection=_projection(room, shown, viewer) if shown and not shown.over else [],
        notices=[notice(noted) for noted in room.ledger.noted if noted.number > since],
        hand_over=hand_over(room, person, viewer),
    )


def past_frame(room: Room, person: str | None, viewer: int, moves: int) -> Frame:
    """Return the table as `viewer` could know it after so many moves, to look back.

    Raises:
        NoSuchMove: when the game has not come so far.
    """
    shown = room.past or room.playing()
    if not 0 <= moves <= len(shown.history):
        raise NoSuchMove(moves, len(shown.history))
    past = room.past_of(moves) or room.playing().at(moves)
    last = max(0, moves - 1)
    return msgspec.structs.replace(
        frame_for(room, person, viewer, room.version),
        moves=moves,
        to_act=past.to_act,
        view=dict(past.view(viewer)),
        lines=list(_lines(past, viewer, last)),
        lines_from=last,
        question=None,
        undoing=None,
        standings=_standings(past) if past.over else [],
        projection=[] if past.over else _projected(past, viewer),
        hand_over=None,
    )


def _meta(room: Room, person: str | None) -> Meta:
    spec = room.spec
    is_host = person is not None and person == spec.host
    seated = bool(own_seats(room, person))
    return Meta(
        id=spec.id,
        game=spec.game,
        seats=spec.seats,
        options={key: written(value) for key, value in spec.options.items()},
        visibility=spec.visibility,
        pace=spec.pace,
        clock=spec.clock.kind,
        clock_seconds=spec.clock.seconds,
        clock_increment=spec.clock.increment,
        auto_start=spec.auto_start,
        status=room.status,
        rules_version=spec.rules,
        commitment=spec.commitment,
        seed=spec.seed if room.status == OVER and spec.provable else "",
        host=is_host,
        invite=spec.invite if is_host or seated else "",
        rematch=room.ledger.rematch,
        rematch_invite=room.ledger.rematch_invite if is_host or seated else "",
    )


def _occupant(room: Room, seat: int, place: Place, person: str | None) -> Occupant:
    kind = "bot" if place.level else "person" if place.name else "open"
    return Occupant(
        seat=seat,
        kind=kind,
        name=place.name,
        level=place.level,
        stand_in=place.stand_in,
        why=place.why,
        replace_in=seconds_to_wait(room, seat),
        votes=place.votes[:],
        online=place.person in room.present,
        yours=person is not None and place.person == person,
        seconds_left=_seconds_left(room, seat, place),
        account=place.account,
        by_hand=place.by_hand and person is not None and place.person == person,
    )


def _seconds_left(room: Room, seat: int, place: Place) -> float | None:
    left = room.ledger.timing.left(room.spec.clock, seat) if place.plays else None
    if left is None or room.status != PLAYING or room.to_act != seat:
        return left
    return left - max(0.0, room.now() - room.ledger.timing.since)


def _view(room: Room, game: Table | Past, viewer: int) -> dict[str, Any]:
    eyes = game.eyes(viewer)
    return room.shown.part(room.version, ("view", eyes), lambda: dict(game.view(eyes)))


def _new_lines(room: Room, game: Table | Past, viewer: int, after: int) -> list[LogLine]:
    """Lines in which nothing is secret are written once for all who may read them."""
    rules, told = game.game, _told_alike(room, game, after)
    seen = [(line, event, rules.seen_by(event, viewer)) for line, event in told]
    return [line if event is known else _retold(line, known) for line, event, known in seen]


def _told_alike(room: Room, game: Table | Past, after: int) -> list[tuple[LogLine, Event]]:
    """Keep the lines that many ask for: all of them, and the last ones."""
    if 0 < after < len(game.history) - RECENT:
        return list(_told(game, after))
    return room.shown.part(room.version, ("told", after), lambda: list(_told(game, after)))


def _told(game: Table | Past, after: int) -> Iterator[tuple[LogLine, Event]]:
    for number, played in enumerate(game.history[after:], after + 1):
        for event in played.events:
            yield _line(number, played.seat, event), event


def _retold(line: LogLine, known: Event) -> LogLine:
    return _line(line.move, line.seat, known)


def _lines(game: Table | Past, viewer: int, after: int) -> Iterator[LogLine]:
    for number, played in enumerate(game.history[after:], after + 1):
        for event in played.events:
            yield _line(number, played.seat, game.game.seen_by(event, viewer))


def _line(move: int, seat: int, event: Event) -> LogLine:
    return LogLine(move=move, seat=seat, text=on_wire(event.phrase()), event=event.plain())


def _question(game: Table, viewer: int) -> Question | None:
    prompt = game.prompt()
    if prompt is None or viewer != game.to_act:
        return None
    return Question(
        seat=viewer,
        prompt=on_wire(prompt),
        menus=menus_of(game.offers()),
    )


def _undoing(room: Room, game: Table, person: str, viewer: int) -> Undoing | None:
    if viewer not in room.seats_of(person) or room.status != PLAYING:
        return None
    why_not = why_no_undo(room, person, viewer)
    asked = room.ledger.asked_back
    return Undoing(
        undo=why_not is None,
        redo=game.can_redo(viewer),
        turn=can_undo_more(room, person, viewer),
        held=game.held == viewer,
        why_not=None if why_not is None else on_wire(CannotUndo(why_not).phrase()),
        ask=why_not in ("barrier", "other-seat") and can_ask(room, person),
        asked_by=asked.seat if asked else None,
        agreed=asked.agreed[:] if asked else [],
    )


def _projection(room: Room, game: Table | Past, viewer: int) -> list[Standing]:
    eyes = game.eyes(viewer)
    return room.shown.part(room.version, ("projection", eyes), lambda: _projected(game, eyes))


def _projected(game: Table | Past, viewer: int) -> list[Standing]:
    return _standing_as(game.projection(viewer), lambda line: line.points != 0)


def _standings(game: Table | Past) -> list[Standing]:
    return _standing_as(game.outcome(), lambda _: True)


def _standing_as(outcome: Outcome, is_told: Callable[[Line], bool]) -> list[Standing]:
    ranks, winners = outcome.ranks, outcome.winners  # both look at all seats anew each time
    return [
        Standing(
            seat=seat,
            total=sheet.total,
            rank=ranks[seat],
            winner=seat in winners,
            lines=[
                Score(item=line.item, points=line.points, text=on_wire(line.phrase))
                for line in sheet.lines
                if is_told(line)
            ],
        )
        for seat, sheet in enumerate(outcome.sheets)
    ]
