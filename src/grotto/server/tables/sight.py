"""What one viewer is shown of a room: the only place where frames are made.

A frame is built from what `Game.view` and `Game.seen_by` show to that viewer, never from the state.
"""

from collections.abc import Iterator

from grotto.core.errors import CannotUndo
from grotto.core.options import written
from grotto.core.refusal import Refusal
from grotto.core.seats import NOBODY, SPECTATOR
from grotto.play.table import Table
from grotto.server.tables.ledger import Place
from grotto.server.tables.room import OVER, Room
from grotto.wire.frames import (
    Frame,
    LogLine,
    Meta,
    Occupant,
    Offer,
    Question,
    Refused,
    Score,
    Standing,
    Undoing,
)
from grotto.wire.texts import on_wire


def frame_for(room: Room, person: str | None, viewer: int, since: int) -> Frame:
    """Return the table as `viewer` may know it, with the lines that are new since a version."""
    game = room.game
    first_line = room.ledger.unchanged_moves(since) if since else 0
    return Frame(
        version=room.version,
        viewer=viewer,
        table=_meta(room, person),
        occupants=[
            _occupant(room, seat, place, person) for seat, place in enumerate(room.ledger.places)
        ],
        moves=len(game.history) if game else 0,
        to_act=room.to_act,
        view=dict(game.view(viewer)) if game else {},
        lines=list(_lines(game, viewer, first_line)) if game else [],
        lines_from=first_line,
        question=_question(game, viewer) if game else None,
        undoing=_undoing(room, game, viewer) if game else None,
        standings=_standings(game) if game and game.over else [],
    )


def _meta(room: Room, person: str | None) -> Meta:
    spec = room.spec
    return Meta(
        id=spec.id,
        game=spec.game,
        seats=spec.seats,
        options={key: written(value) for key, value in spec.options.items()},
        visibility=spec.visibility,
        pace=spec.pace,
        clock=spec.clock.kind,
        status=room.status,
        rules_version=spec.rules,
        commitment=spec.commitment,
        seed=spec.seed if room.status == OVER else "",
        host=person is not None and person == spec.host,
        rematch=room.ledger.rematch,
    )


def _occupant(room: Room, seat: int, place: Place, person: str | None) -> Occupant:
    kind = "person" if place.person else "bot" if place.level else "open"
    return Occupant(
        seat=seat,
        kind=kind,
        name=place.name,
        level=place.level,
        stand_in=place.stand_in,
        online=place.person in room.present,
        yours=person is not None and place.person == person,
        account=place.account,
    )


def _lines(game: Table, viewer: int, after: int) -> Iterator[LogLine]:
    for number, played in enumerate(game.history[after:], after + 1):
        for event in played.events:
            text = on_wire(game.game.seen_by(event, viewer).phrase())
            yield LogLine(move=number, seat=played.seat, text=text)


def _question(game: Table, viewer: int) -> Question | None:
    prompt = game.prompt()
    if prompt is None or viewer != game.to_act:
        return None
    return Question(
        seat=viewer,
        prompt=on_wire(prompt),
        offers=[
            Offer(
                action=offer.text(),
                text=on_wire(offer.phrase()),
                anchors=offer.text().split()[1:],
            )
            for offer in game.offers()
        ],
        refusals=[_refused(refusal) for refusal in game.refusals()],
    )


def _refused(refusal: Refusal) -> Refused:
    return Refused(target=refusal.target, reason=on_wire(refusal.reason), rule=refusal.rule)


def _undoing(room: Room, game: Table, viewer: int) -> Undoing | None:
    if viewer == SPECTATOR:
        return None
    why_not = game.why_no_undo(viewer)
    asked = room.ledger.asked_back
    return Undoing(
        undo=why_not is None,
        redo=game.can_redo(viewer),
        why_not=None if why_not is None else on_wire(CannotUndo(why_not).phrase()),
        ask=why_not in ("barrier", "other-seat") and not game.over,
        asked_by=asked.seat if asked else None,
        agreed=asked.agreed if asked else [],
    )


def _standings(game: Table) -> list[Standing]:
    outcome = game.outcome()
    return [
        Standing(
            seat=seat,
            total=sheet.total,
            rank=outcome.ranks[seat],
            winner=seat in outcome.winners,
            lines=[
                Score(item=line.item, points=line.points, text=on_wire(line.phrase))
                for line in sheet.lines
            ],
        )
        for seat, sheet in enumerate(outcome.sheets)
    ]


def may_look(room: Room, person: str | None, viewer: int) -> bool:
    """Tell whether a person may look through the eyes of a seat: one's own, or any at the end."""
    if viewer == SPECTATOR:
        return True
    if not 0 <= viewer < room.spec.seats:
        return False
    return room.status == OVER or _sits(room, person, viewer)


def _sits(room: Room, person: str | None, viewer: int) -> bool:
    return person is not None and room.ledger.places[viewer].person == person


def default_viewer(room: Room, person: str | None) -> int:
    """Return the seat that somebody looks from first: the one that is asked, if it is one's own."""
    seats = room.seats_of(person) if person else []
    if room.to_act != NOBODY and room.to_act in seats:
        return room.to_act
    return seats[0] if seats else SPECTATOR
