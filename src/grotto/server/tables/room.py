"""A room: one table in memory, with the people who look at it.

Every command goes the same way: take the lock, see whether it was carried out before, compare
versions, ask the engine, write the log, acknowledge, tell everybody. What is not written down has
not happened.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Final

import structlog
from msgspec import Struct

from grotto.core.errors import CannotUndo, TableError
from grotto.core.seats import NOBODY
from grotto.play.dealer import Dealer
from grotto.play.history import Played
from grotto.play.table import Table
from grotto.server import figures
from grotto.server.errors import (
    NotHost,
    NotSeated,
    SeatTaken,
    StaleVersion,
    StorageFailed,
    TableFull,
    WrongMoment,
)
from grotto.server.storage.store import SNAPSHOT_EVERY, Store, Summary
from grotto.server.tables import entries as log
from grotto.server.tables.entries import Entry
from grotto.server.tables.ledger import OPEN, PLAYING, Ledger, Place
from grotto.server.tables.spec import Spec

LOG: Final = structlog.get_logger()

Now = Callable[[], float]
Told = Callable[["Room"], None]

OVER: Final = "over"


class Draft(Struct, frozen=True, kw_only=True):
    """An entry that is not numbered yet."""

    kind: str
    seat: int = -1
    person: str | None = None
    body: str = ""


class Room:
    """A table, its log in short, and the game on it."""

    def __init__(self, spec: Spec, ledger: Ledger, store: Store, now: Now, told: Told) -> None:
        self.spec = spec
        self.ledger = ledger
        self.lock = asyncio.Lock()
        self._sound = True  # memory is what is written
        self._store = store
        self._now = now
        self._told = told
        self.present: set[str] = set()  # people who look at the table now
        self.game = self._game()

    def _game(self) -> Table | None:
        """Play the moves of the ledger; before the start there is no game."""
        if self.ledger.status == OPEN:
            return None
        return Table(
            self.spec.game,
            self.spec.seats,
            self.spec.options,
            names=[place.name or place.level for place in self.ledger.places],
            dealer=Dealer(self.spec.seed),
            moves=[made.text for made in self.ledger.moves],
            undone=[[made.text for made in taken] for taken in self.ledger.undone],
        )

    @property
    def version(self) -> int:
        """How many entries the log has."""
        return self.ledger.version

    @property
    def status(self) -> str:
        """Where the table stands: open, playing, over or closed."""
        if self.ledger.status == PLAYING and self.game is not None and self.game.over:
            return OVER
        return self.ledger.status

    @property
    def to_act(self) -> int:
        """The seat that is asked."""
        return NOBODY if self.game is None else self.game.to_act

    def seats_of(self, person: str) -> list[int]:
        """Return the seats of a person."""
        return [seat for seat, place in enumerate(self.ledger.places) if place.person == person]

    # ---- commands -------------------------------------------------------------------------------

    async def play(self, person: str, key: str, expected: int, text: str) -> int:
        """Answer the question for the seat that is asked.

        Raises:
            TableError: when the engine or the table refuses; nothing has changed then.
        """
        return await self._command(key, expected, lambda: self._played(person, text))

    def _played(self, person: str, text: str) -> list[Draft]:
        game = self._playing()
        seats = self.seats_of(person)
        if not seats:
            raise NotSeated
        seat = game.to_act if game.to_act in seats else seats[0]
        before = len(game.history)
        game.play(text, seat)
        return _moves(game.history[before:], person)

    def bot_to_act(self) -> str:
        """Return the level of the bot that is asked; nothing if a person is, or nobody."""
        if self.status != PLAYING or self.to_act < 0:
            return ""
        place = self.ledger.places[self.to_act]
        return place.level or place.stand_in

    async def play_for_bot(self, seat: int, key: str, expected: int, text: str) -> int:
        """Answer the question for a bot.

        Raises:
            TableError: when the table has changed meanwhile.
        """

        def played() -> list[Draft]:
            game = self._playing()
            before = len(game.history)
            game.play(text, seat)
            return _moves(game.history[before:], None)

        return await self._command(key, expected, played)

    async def undo(self, person: str, key: str, expected: int) -> int:
        """Take the last choice of a person back.

        Raises:
            TableError: when it cannot be taken back; nothing has changed then.
        """
        return await self._command(key, expected, lambda: self._undone(person))

    def _undone(self, person: str) -> list[Draft]:
        game = self._playing()
        seats = self.seats_of(person)
        chooser = game.last_chooser()
        if chooser not in seats:
            raise CannotUndo("other-seat") if seats else NotSeated
        game.undo(chooser)
        left = str(len(game.history))
        return [Draft(kind=log.BACK, seat=chooser, person=person, body=left)]

    async def redo(self, person: str, key: str, expected: int) -> int:
        """Play again what a person has taken back.

        Raises:
            TableError: when there is nothing to play again.
        """
        return await self._command(key, expected, lambda: self._redone(person))

    def _redone(self, person: str) -> list[Draft]:
        game = self._playing()
        seats = self.seats_of(person)
        if not seats:
            raise NotSeated
        seat = game.to_act if game.to_act in seats else seats[0]
        game.redo(seat)
        return [Draft(kind=log.AGAIN, seat=seat, person=person)]

    async def sit(self, person: str, name: str, seat: int | None, key: str) -> int:
        """Take a seat; the first open one if none is named.

        Raises:
            SeatTaken: when somebody sits there.
            TableFull: when no seat is open.
            WrongMoment: when the table has begun.
        """

        def sat() -> list[Draft]:
            self._expect_status(OPEN)
            return [Draft(kind=log.SIT, seat=self._open_seat(seat), person=person, body=name)]

        return await self._command(key, None, sat)

    async def seat_bot(self, person: str, level: str, seat: int | None, key: str) -> int:
        """Let a bot take a seat.

        Raises:
            NotHost: when somebody else made the table.
            SeatTaken: when somebody sits there.
        """

        def sat() -> list[Draft]:
            self._expect_host(person)
            self._expect_status(OPEN)
            return [Draft(kind=log.BOT, seat=self._open_seat(seat), person=person, body=level)]

        return await self._command(key, None, sat)

    async def stand(self, person: str, seat: int, key: str) -> int:
        """Leave a seat, or let somebody leave it: before the start only.

        Raises:
            NotSeated: when it is not one's own seat, nor the table one has made.
        """

        def stood() -> list[Draft]:
            self._expect_status(OPEN)
            if self.ledger.places[seat].person != person:
                self._expect_host(person)
            return [Draft(kind=log.STAND, seat=seat, person=person)]

        return await self._command(key, None, stood)

    async def start(self, person: str, level: str, key: str) -> int:
        """Begin to play; bots fill the open seats.

        Raises:
            NotHost: when somebody else made the table.
            WrongMoment: when the table has begun already.
        """

        def started() -> list[Draft]:
            self._expect_host(person)
            self._expect_status(OPEN)
            bots = [
                Draft(kind=log.BOT, seat=seat, person=person, body=level)
                for seat, place in enumerate(self.ledger.places)
                if place.person is None and not place.level
            ]
            opening = self._fresh_game(bots)
            return [*bots, Draft(kind=log.START, person=person), *_moves(opening.history, None)]

        return await self._command(key, None, started)

    def _fresh_game(self, bots: Sequence[Draft]) -> Table:
        """Set the game up; chance may be asked before anybody is."""
        filled = {draft.seat: draft.body for draft in bots}
        names = [
            place.name or place.level or filled[seat]
            for seat, place in enumerate(self.ledger.places)
        ]
        dealer = Dealer(self.spec.seed)
        self.game = Table(
            self.spec.game, self.spec.seats, self.spec.options, names=names, dealer=dealer
        )
        return self.game

    # ---- the one way of all commands ------------------------------------------------------------

    async def _command(
        self, key: str, expected: int | None, carry_out: Callable[[], list[Draft]]
    ) -> int:
        with figures.COMMANDS.time():
            return await self._carry_out_once(key, expected, carry_out)

    async def _carry_out_once(
        self, key: str, expected: int | None, carry_out: Callable[[], list[Draft]]
    ) -> int:
        async with self.settled():
            known = await self._store.version_of(self.spec.id, key)
            if known is not None:
                return known
            if expected is not None and expected != self.version:
                raise StaleVersion(expected, self.version)
            drafts = self._decide(carry_out)
            await self._commit(self._entries(drafts, key))
            version = self.version
        self._told(self)
        return version

    @asynccontextmanager
    async def settled(self) -> AsyncIterator[None]:
        """Hold the table still: nothing is under way, and memory is what is written."""
        async with self.lock:
            if not self._sound:
                await self._reload()
            yield

    def _decide(self, carry_out: Callable[[], list[Draft]]) -> list[Draft]:
        """Ask the engine; what it refuses has changed nothing."""
        self._sound = False
        try:
            return carry_out()
        except TableError:
            self._sound = True
            raise

    def _entries(self, drafts: list[Draft], key: str) -> list[Entry]:
        first = self.version + 1
        return [
            Entry(
                number=first + number,
                kind=draft.kind,
                seat=draft.seat,
                person=draft.person,
                body=draft.body,
                at=self._now(),
                key=key if number == 0 else None,
            )
            for number, draft in enumerate(drafts)
        ]

    async def _commit(self, entries: list[Entry]) -> None:
        """Write entries down; if that fails, memory goes back to what is written."""
        first = self.version + 1
        for entry in entries:
            self.ledger.note(entry)
        try:
            await self._store.append(self.spec.id, entries, self._summary())
        except (StaleVersion, StorageFailed):
            await self._reload()
            raise
        self._sound = True
        self._report(entries)
        if self.version // SNAPSHOT_EVERY > (first - 1) // SNAPSHOT_EVERY:
            with suppress(StorageFailed):  # the log has it all; it only takes longer to read
                await self._store.write_snapshot(self.spec.id, self.ledger)

    def _report(self, entries: list[Entry]) -> None:
        """Tell those who run the server what happened, but not what was played."""
        moves = sum(entry.kind == log.MOVE for entry in entries)
        figures.MOVES.labels(self.spec.game).inc(moves)
        LOG.info(
            "written",
            table=self.spec.id,
            version=self.version,
            move=len(self.ledger.moves),
            what=entries[0].kind,
        )

    async def _reload(self) -> None:
        self.spec, self.ledger = await self._store.load(self.spec.id)
        self.game = self._game()
        self._sound = True

    async def catch_up(self) -> None:
        """Read what another process has added to the log."""
        async with self.lock:
            await self._reload()
        self._told(self)

    def _summary(self) -> Summary:
        return Summary(
            status=self.status, to_act=self.to_act, places=self.ledger.places, at=self._now()
        )

    # ---- conditions -----------------------------------------------------------------------------

    def _playing(self) -> Table:
        if self.game is None:
            raise WrongMoment(self.status)
        return self.game

    def _expect_status(self, status: str) -> None:
        if self.status != status:
            raise WrongMoment(self.status)

    def _expect_host(self, person: str) -> None:
        if person != self.spec.host:
            raise NotHost

    def _open_seat(self, seat: int | None) -> int:
        free = [number for number, place in enumerate(self.ledger.places) if _is_open(place)]
        if not free:
            raise TableFull
        if seat is not None and seat not in free:
            raise SeatTaken(seat)
        return free[0] if seat is None else seat


def _is_open(place: Place) -> bool:
    return place.person is None and not place.level


def _moves(history: Sequence[Played], person: str | None) -> list[Draft]:
    return [
        Draft(kind=log.MOVE, seat=played.seat, person=person, body=played.action.text())
        for played in history
    ]
