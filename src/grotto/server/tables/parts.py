"""What frames are made of: each part as one viewer may know it.

A part is built from what `Game.view` and `Game.seen_by` show to that viewer, never from the state.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Final

from grotto.core.errors import CannotUndo
from grotto.core.event import Event
from grotto.core.options import written
from grotto.core.outcome import Line, Outcome, Portions
from grotto.core.seats import SPECTATOR
from grotto.play.past import Past
from grotto.play.table import Table
from grotto.server.log import entries as log
from grotto.server.log.ledger import OPEN, PLAYING, Noted, Place
from grotto.server.tables.absence import seconds_to_wait
from grotto.server.tables.album import Leaf
from grotto.server.tables.old_rules import FROZEN
from grotto.server.tables.state import OVER, TableState
from grotto.server.tables.undo import can_ask, can_redo, how_far
from grotto.server.tables.viewer import own_seats
from grotto.wire.frames import (
    LogLine,
    Notice,
    Occupant,
    Portion,
    Question,
    Score,
    Standing,
    Undoing,
)
from grotto.wire.meta import Meta
from grotto.wire.offers import menus_of
from grotto.wire.texts import Text, on_wire

ALONE: Final = (log.START, log.REMATCH, log.CLOSE)
"""Kinds of notices that are about nobody."""


def meta(room: TableState, person: str | None) -> Meta:
    """Return what a table is; only who belongs to it learns its invitations."""
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
        seed=room.published_seed,
        host=is_host,
        invite=spec.invite if is_host or seated else "",
        rematch=room.ledger.rematch,
        rematch_invite=room.ledger.rematch_invite if is_host or seated else "",
        from_record=_moves_before(room),
        frozen=_why_frozen(room),
        rated=spec.rated,
        experience=spec.experience,
        delay=spec.delay,
        daily=spec.daily,
        tournament=spec.tournament,
        slow=spec.is_slow,
    )


def _moves_before(room: TableState) -> int:
    """Return how many moves of a record the game goes on from; none where it was over by then."""
    before = room.spec.opening_moves
    return 0 if room.status == OVER and before == len(room.ledger.moves) else before


def _why_frozen(room: TableState) -> Text | None:
    why_not = room.why_frozen() if room.status == FROZEN else None
    return None if why_not is None else on_wire(why_not.phrase())


def occupant(room: TableState, seat: int, place: Place, person: str | None) -> Occupant:
    """Return who sits at a seat, with clocks as they are now."""
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
        ready=place.ready and room.status == OPEN,
        vacation=_vacation_left(room, place),
    )


def _seconds_left(room: TableState, seat: int, place: Place) -> float | None:
    left = room.ledger.timing.left(room.spec.clock, seat) if place.plays else None
    if left is None or room.status != PLAYING or room.to_act != seat:
        return left
    return left - max(0.0, room.now() - max(room.ledger.timing.since, place.away))


def _vacation_left(room: TableState, place: Place) -> float | None:
    """Return for how long somebody is still on vacation; None when nobody is."""
    left = place.away - room.now()
    return left if left > 0 and room.status != OVER else None


OnTable = Table | Past | Leaf
"""What a viewer is shown: a game, its past, or a page of its album."""


def lines(game: OnTable, viewer: int, after: int, until: int | None = None) -> Iterator[LogLine]:
    """Yield what happened after one move, and until another, as a viewer may know it."""
    if isinstance(game, Leaf):
        yield from game.lines(viewer, after, until)
        return
    for number, played in enumerate(game.history[after:until], after + 1):
        for event in played.events:
            yield line(number, played.seat, game.game.seen_by(event, viewer))


def line(move: int, seat: int, event: Event) -> LogLine:
    """Return one event as a line of the log."""
    return LogLine(move=move, seat=seat, text=on_wire(event.phrase()), event=event.plain())


def question(game: Table, viewer: int) -> Question | None:
    """Return what a viewer is asked; None if it is somebody else, or nobody."""
    prompt = game.prompt()
    if prompt is None or viewer != game.to_act:
        return None
    return Question(
        seat=viewer,
        prompt=on_wire(prompt),
        menus=menus_of(game.offers()),
        rule=game.rule(),
    )


def undoing(room: TableState, game: Table, person: str, viewer: int) -> Undoing | None:
    """Return how far somebody may take back."""
    if viewer not in room.seats_of(person) or room.status != PLAYING:
        return None
    why_not, more = how_far(room, person, viewer)
    asked = room.ledger.asked_back
    return Undoing(
        undo=why_not is None,
        redo=can_redo(room, viewer),
        turn=more,
        held=game.held == viewer,
        why_not=None if why_not is None else _why_not(why_not),
        ask=why_not in ("barrier", "other-seat") and can_ask(room, person),
        asked_by=asked.seat if asked else None,
        agreed=asked.agreed[:] if asked else [],
    )


@cache
def _why_not(reason: str) -> Text:
    return on_wire(CannotUndo(reason).phrase())


def projected(game: OnTable, viewer: int) -> list[Standing]:
    """Return how all would score if the game ended now."""
    if isinstance(game, Leaf):
        return game.projected(viewer)
    return _standing_as(game, viewer, game.projection(viewer), lambda one: one.points != 0)


def standings(game: OnTable) -> list[Standing]:
    """Return how all have scored."""
    if isinstance(game, Leaf):
        return game.standings()
    return _standing_as(game, SPECTATOR, game.outcome(), lambda _: True)


def _standing_as(
    game: Table | Past, viewer: int, outcome: Outcome, is_told: Callable[[Line], bool]
) -> list[Standing]:
    ranks, winners = outcome.ranks, outcome.winners  # both look at all seats anew each time
    return [
        Standing(
            seat=seat,
            total=sheet.total,
            rank=ranks[seat],
            winner=seat in winners,
            lines=_scores(filter(is_told, sheet.lines), game.portions(seat, viewer)),
        )
        for seat, sheet in enumerate(outcome.sheets)
    ]


def _scores(lines: Iterable[Line], portions: Portions) -> list[Score]:
    return [
        Score(
            item=line.item,
            points=line.points,
            text=on_wire(line.phrase),
            portions=[
                Portion(key=part.key, count=part.count, points=part.points)
                for part in portions.get(line.item, ())
            ],
        )
        for line in lines
    ]


def notice(noted: Noted) -> Notice:
    """Return what people are told."""
    return Notice(number=noted.number, move=noted.move, seat=noted.seat, text=_text(noted))


def _text(noted: Noted) -> Text:
    if noted.kind == log.START and noted.body:
        return Text(key_of(noted.kind, noted.body))
    if noted.kind in ALONE:
        return Text(key_of(noted.kind))
    if noted.kind == log.STAND_IN:
        _, _, why = noted.body.partition(" ")
        return Text(key_of(noted.kind, why), {"name": noted.name})
    if noted.kind == log.BACK:
        return Text(key_of(noted.kind, noted.body), {"name": noted.name})
    if noted.kind == log.VACATION and float(noted.body) == 0.0:
        return Text(key_of(noted.kind, "over"), {"name": noted.name})
    if noted.kind == log.REFUSE and noted.seat < 0:
        return Text(key_of(noted.kind, "late"))
    return Text(key_of(noted.kind), {"name": noted.name})


def key_of(*words: str) -> str:
    """Return the id of a message."""
    return "-".join(("notice", *words)).replace("_", "-")
