"""Frames and updates as they leave: made once for all eyes that see the same, and encoded once.

What a viewer is shown consists of parts, each encoded by itself. A whole frame says all of them; an
update says how those that have changed since the last message differ. No frame is kept but the last
one that each connection has got, and connections that see the same share it.
"""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Raw

from grotto.core.event import Event
from grotto.play.past import Past
from grotto.play.table import Table
from grotto.server.errors import NoSuchMove
from grotto.server.tables import parts
from grotto.server.tables.album import Leaf
from grotto.server.tables.pieces import Pieces, changes_between, pieces_of, put_together
from grotto.server.tables.state import OVER, TableState
from grotto.server.tables.viewer import hand_over
from grotto.wire.frames import Between, Frame, LogLine, LogPage, Update
from grotto.wire.patches import difference

MadeT = TypeVar("MadeT")

PAGE: Final = 60
"""Lines of the log that come at once, or some more: the lines of one move stay together."""
SHORT: Final = 400
"""Bytes of a part that is said as a whole: it would take longer to find out what has changed."""
MOST_BETWEEN: Final = 24
"""Moves that came at once and are shown one by one; more are a leap."""
MOMENT: Final = 0.02
"""Seconds for which clocks are shown as they were."""

_ENCODE: Final = msgspec.json.Encoder().encode
_DECODE: Final = msgspec.json.Decoder().decode
_FRAME: Final = msgspec.json.Decoder(Frame)
_NOTHING: Final = {"question": b"null", "undoing": b"null", "standings": b"[]", "projection": b"[]"}


Eyes = tuple[str | None, int, bool]
"""Who looks, through the eyes of which viewer, and whether at the scores too."""


@dataclass(frozen=True, eq=False, slots=True)
class Shown:
    """What a viewer is shown at one moment."""

    version: int
    viewer: int
    moves: int
    to_act: int
    hand_over: int | None
    view: Pieces
    parts: dict[str, bytes]  # as JSON: all others of `PARTS`


def _is_same(one: Shown, other: Shown) -> bool:
    return (
        one.version == other.version
        and one.hand_over == other.hand_over
        and one.view == other.view
        and one.parts == other.parts
    )


def _once(kept: dict[Hashable, Any], name: Hashable, make: Callable[[], MadeT]) -> MadeT:
    """Return something that is kept; it is made when it is not there yet."""
    if name not in kept:
        kept[name] = make()
    made: MadeT = kept[name]
    return made


class Frames:
    """The frames of one room: what several viewers are shown alike is made once."""

    def __init__(self, room: TableState) -> None:
        self._room = room
        self._version = -1
        self._at = 0.0
        self._present: set[str] = set()
        self._made: dict[Hashable, Any] = {}  # at this version
        self._last: dict[Eyes, Shown] = {}
        self._spec = room.spec
        self._tables: dict[Hashable, Any] = {}  # as long as the table is the same
        self._now: dict[Hashable, Any] = {}  # at this moment: with clocks, and who is there
        self._later = room  # as those see it who look on later,
        self._delayed = self  # and what makes their frames

    def seen_by(self, person: str | None) -> "Frames":
        """Return what makes the frames that somebody may see now."""
        seen = self._room.seen_by(person)
        if seen is self._room:
            return self
        if seen is not self._later:
            self._later, self._delayed = seen, Frames(seen)
        return self._delayed

    def shown(self, person: str | None, viewer: int, *, scores: bool = False) -> Shown:
        """Return what somebody is shown now, through the eyes of a viewer."""
        self._keep_up()
        whose = person if self._belongs(person) else None  # all strangers are shown the same
        name = (whose, viewer, scores)
        return _once(self._now, name, lambda: self._shared(name))

    def whole(self, shown: Shown, since: int = 0) -> bytes:
        """Return a whole frame, with the lines and notices that are new since a version."""
        self._keep_up()
        return _ENCODE(self._frame(shown, since))

    def update(self, old: Shown, new: Shown) -> bytes:
        """Return what has changed for a viewer; nothing if all is as it was."""
        self._keep_up()
        return _once(self._now, ("update", old, new), lambda: self._update(old, new))

    def page(self, viewer: int, before: int) -> LogPage:
        """Return the lines of the log up to a move, as far as one page goes."""
        self._keep_up()
        shown = self._room.game or self._room.past
        if shown is None:
            return LogPage(lines=[], lines_from=0)
        first = _page_before(shown, before)
        told = parts.lines(shown, viewer, first, before)
        return LogPage(lines=list(told), lines_from=first)

    # ---- what is kept ---------------------------------------------------------------------------

    def _keep_up(self) -> None:
        """Forget what is not so any more."""
        room, now = self._room, self._room.now()
        if room.version != self._version:
            self._version, self._made, self._now = room.version, {}, {}
        elif now - self._at >= MOMENT or now < self._at or room.present != self._present:
            self._now = {}
        if not self._now:
            self._at, self._present = now, room.present

    def _encoded(self, name: Hashable, make: Callable[[], object]) -> bytes:
        """Return a part that stays as it is until the table changes."""
        return _once(self._made, name, lambda: _ENCODE(make()))

    def _belongs(self, person: str | None) -> bool:
        room = self._room
        return person is not None and (person == room.spec.host or bool(room.seats_of(person)))

    # ---- making ---------------------------------------------------------------------------------

    def _shared(self, name: Eyes) -> Shown:
        """Return what is shown; where nothing has changed it is the same as before for all."""
        fresh, before = self._shown(*name), self._last.get(name)
        if before is None or not _is_same(before, fresh):
            self._last[name] = fresh
        return self._last[name]

    def _shown(self, person: str | None, viewer: int, scores: bool) -> Shown:  # noqa: FBT001
        room = self._room
        shown = room.game or room.past
        made = {
            "table": self._table(person),
            "occupants": self._occupants(person),
            **_NOTHING,
        }
        if shown is not None:
            made |= self._of_game(shown, viewer, scores=scores)
        if room.game is not None and person is not None:
            made["undoing"] = self._undoing(room.game, person, viewer)
        return Shown(
            room.version,
            viewer,
            len(shown.history) if shown else 0,
            room.to_act,
            hand_over(room, person, viewer),
            self._view(shown, viewer) if shown else {},
            made,
        )

    def _table(self, person: str | None) -> bytes:
        """Say what the table is: its host and who sits there are told more; it changes rarely."""
        room, ledger = self._room, self._room.ledger
        if room.spec is not self._spec:
            self._spec, self._tables = room.spec, {}
        is_host = person is not None and person == room.spec.host
        seated = person is not None and bool(room.seats_of(person))
        facts = (room.status, ledger.rematch, ledger.rematch_invite, room.published_seed)
        name = (is_host, seated, *facts)
        return _once(self._tables, name, lambda: _ENCODE(parts.meta(room, person)))

    def _occupants(self, person: str | None) -> bytes:
        room = self._room
        made = [self._occupant(seat, person) for seat in range(room.spec.seats)]
        return b"[" + b",".join(made) + b"]"

    def _occupant(self, seat: int, person: str | None) -> bytes:
        room, place = self._room, self._room.ledger.places[seat]
        whose = person if person and place.person == person else None
        name = ("occupant", seat, whose)
        return _once(self._now, name, lambda: _ENCODE(parts.occupant(room, seat, place, whose)))

    def _view(self, shown: parts.OnTable, viewer: int) -> Pieces:
        eyes = shown.eyes(viewer)
        return _once(self._made, ("view", eyes), lambda: pieces_of(shown.view(eyes)))

    def _of_game(self, shown: parts.OnTable, viewer: int, *, scores: bool) -> dict[str, bytes]:
        """Return what is asked and how the scores stand, where there is something to say."""
        room, made = self._room, dict[str, bytes]()
        if isinstance(shown, Table) and viewer == shown.to_act:
            made["question"] = self._encoded("question", lambda: parts.question(shown, viewer))
        if shown.over and room.status == OVER:
            made["standings"] = self._encoded("standings", lambda: parts.standings(shown))
        elif scores and not shown.over:
            eyes = shown.eyes(viewer)
            name = ("projection", eyes)
            made["projection"] = self._encoded(name, lambda: parts.projected(shown, eyes))
        return made

    def _undoing(self, game: Table, person: str, viewer: int) -> bytes:
        name = ("undoing", person, viewer)
        return self._encoded(name, lambda: parts.undoing(self._room, game, person, viewer))

    # ---- lines and notices ----------------------------------------------------------------------

    def _lines(self, viewer: int, after: int) -> list[LogLine]:
        """Return what is new; lines in which nothing is secret are encoded once for all."""
        shown = self._room.game or self._room.past
        if shown is None:
            return []
        if isinstance(shown, Leaf):
            return list(shown.lines(viewer, after))
        told = _once(self._made, ("told", after), lambda: _told(shown, after))
        seen_by = shown.game.seen_by
        lines: list[Any] = [
            raw if (known := seen_by(event, viewer)) is event else parts.line(move, seat, known)
            for raw, move, seat, event in told
        ]
        return lines

    def _notices(self, since: int) -> list[Any]:
        noted = self._room.ledger.noted
        if not noted or noted[-1].number <= since:
            return []
        return [parts.notice(one) for one in noted if one.number > since]

    # ---- putting together -----------------------------------------------------------------------

    def _frame(self, shown: Shown, since: int) -> Frame:
        room = self._room
        since = since if since <= room.version else 0  # the future cannot have been seen
        unchanged = room.ledger.unchanged_moves(since) if since else 0
        on_table = room.game or room.past
        first = max(unchanged, _page_before(on_table, shown.moves)) if on_table else 0
        said: dict[str, Any] = {name: Raw(part) for name, part in shown.parts.items()}
        said["view"] = Raw(put_together(shown.view))
        return Frame(
            version=shown.version,
            viewer=shown.viewer,
            moves=shown.moves,
            to_act=shown.to_act,
            lines=self._lines(shown.viewer, first),
            lines_from=first,
            notices=self._notices(since),
            hand_over=shown.hand_over,
            **said,
        )

    def _update(self, old: Shown, new: Shown) -> bytes:
        if _is_same(old, new):
            return b""
        changes = {
            name: self._patch(old.parts[name], part)
            for name, part in new.parts.items()
            if old.parts[name] != part
        }
        if old.view != new.view:
            changes["view"] = changes_between(old.view, new.view, self._patch)
        first = self._room.ledger.unchanged_moves(old.version)
        return _ENCODE(
            Update(
                base=old.version,
                version=new.version,
                moves=new.moves,
                to_act=new.to_act,
                hand_over=new.hand_over,
                changes=changes,
                lines=self._lines(new.viewer, first),
                lines_from=first,
                notices=self._notices(old.version),
                between=list(self._between(old, new)) if first == old.moves else [],
            )
        )

    def _between(self, old: Shown, new: Shown) -> Iterator[Between]:
        """Yield how the table looked after each move since that told something, but the last."""
        game, before = self._room.game, old.view
        if game is None or new.moves - old.moves > MOST_BETWEEN:
            return
        for past in game.each_between(old.moves, new.moves):
            if not past.history[-1].events:
                continue
            view = self._view_between(past, new.viewer)
            changes = changes_between(before, view, self._patch)
            yield Between(moves=len(past.history), to_act=past.to_act, view=changes)
            before = view

    def _view_between(self, past: Past, viewer: int) -> Pieces:
        eyes = past.eyes(viewer)
        name = ("between", len(past.history), eyes)
        return _once(self._made, name, lambda: pieces_of(past.view(eyes)))

    def _patch(self, old: bytes, new: bytes) -> Raw:
        return _once(self._now, (old, new), lambda: patch(old, new))


def patch(old: bytes, new: bytes) -> Raw:
    """Return how a part differs from what it was, or all of it, whichever is shorter."""
    if min(len(old), len(new)) < SHORT:
        return Raw(b"[" + new + b"]")
    changes = _ENCODE(difference(_DECODE(old), _DECODE(new)))
    return Raw(changes if len(changes) < len(new) else b"[" + new + b"]")


def _told(shown: Table | Past, after: int) -> list[tuple[Raw, int, int, Event]]:
    return [
        (Raw(_ENCODE(parts.line(number, played.seat, event))), number, played.seat, event)
        for number, played in enumerate(shown.history[after:], after + 1)
        for event in played.events
    ]


def _page_before(shown: parts.OnTable, before: int) -> int:
    """Return the move after which a page begins that ends with a move."""
    told, first = 0, min(before, len(shown.history))
    while first > 0 and told < PAGE:
        first -= 1
        told += _events(shown, first)
    return first


def _events(shown: parts.OnTable, move: int) -> int:
    return shown.events(move) if isinstance(shown, Leaf) else len(shown.history[move].events)


# ---- frames as values ---------------------------------------------------------------------------


def frame_for(room: TableState, person: str | None, viewer: int, since: int = 0) -> Frame:
    """Return the table as a viewer may know it, as a value."""
    frames = Frames(room.seen_by(person))
    return _FRAME.decode(frames.whole(frames.shown(person, viewer), since))


def past_tag(room: TableState, person: str | None, viewer: int, moves: int) -> str:
    """Return a name for what `past_frame` returns: it is the same as long as that is.

    But for who is there and what clocks show, which nobody looks back at.
    """
    room = room.seen_by(person)
    rules = f"{room.is_playable} {room.differs_at} {room.album is not None}"
    named = f"{room.spec.id} {room.version} {rules} {person} {viewer} {moves}"
    return f'W/"{sha256(named.encode()).hexdigest()[:16]}"'


def past_frame(room: TableState, person: str | None, viewer: int, moves: int) -> Frame:
    """Return the table as `viewer` could know it after so many moves, to look back.

    Raises:
        NoSuchMove: when the game has not come so far.
    """
    room = room.seen_by(person)
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
        lines=list(parts.lines(past, viewer, last)),
        lines_from=last,
        question=None,
        undoing=None,
        standings=parts.standings(past) if past.over else [],
        projection=[] if past.over else parts.projected(past, viewer),
        hand_over=None,
    )
