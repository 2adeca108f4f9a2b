"""A room: one table in memory, with the people who look at it.

Every command goes the same way: take the lock, see whether it was carried out before, compare
versions, ask the engine, write the log, acknowledge, tell everybody. What is not written down has
not happened. The commands themselves are in the modules beside this one.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Final

import structlog

from grotto.core.errors import TableError
from grotto.core.seats import NOBODY
from grotto.play.dealer import Dealer
from grotto.play.past import Past
from grotto.play.table import Table
from grotto.server import figures
from grotto.server.errors import (
    NoSuchSeat,
    NotHost,
    NotSeated,
    OtherRules,
    StaleVersion,
    StorageFailed,
    WrongMoment,
)
from grotto.server.storage.store import SNAPSHOT_EVERY, Store, Summary
from grotto.server.tables.entries import MOVE, Draft, Entry
from grotto.server.tables.frozen import FROZEN, as_far_as_possible, rules_of_now
from grotto.server.tables.ledger import CLOSED, OPEN, PLAYING, Ledger
from grotto.server.tables.shown import Shown
from grotto.server.tables.spec import Spec

LOG: Final = structlog.get_logger()

Now = Callable[[], float]
Told = Callable[["Room"], None]

OVER: Final = "over"
MOST_TRIES: Final = 5
"""How often a command is tried while other processes are faster."""
LAPSE: Final = {"live": 60.0, "correspondence": 2 * 24 * 3600.0}
"""Seconds after which nobody waits any more for an answer to going back, by pace."""
BOT_PATIENCE: Final = 20.0
"""Seconds after which somebody looks whether a bot still thinks."""
SERVER: Final = "server"
"""Who gives a command that nobody has given."""


class Room:
    """A table, its log in short, and the game on it."""

    def __init__(self, spec: Spec, ledger: Ledger, store: Store, now: Now, told: Told) -> None:
        self.spec = spec
        self.ledger = ledger
        self.now = now
        self.lock = asyncio.Lock()
        self._sound = True  # memory is what is written,
        self._written = 0  # and when it is not: how far it was
        self._store = store
        self._told = told
        self.shown = Shown()
        self.present: set[str] = set()  # people who look at the table now
        self.seen: dict[str | None, float] = {}  # when others have looked last
        self._opened = now()
        self._set_up()

    def _set_up(self) -> None:
        """Play the moves of the ledger; those of other rules are only looked at."""
        self.is_playable = rules_of_now(self.spec.game) == self.spec.rules
        self.game = self._game()
        self.past = self.past_of(len(self.ledger.moves))

    def past_of(self, moves: int) -> Past | None:
        """Return how a table of other rules looks after so many moves."""
        if self.is_playable or self.ledger.status == OPEN:
            return None
        return as_far_as_possible(self.spec, self.ledger.moves[:moves])

    def _game(self) -> Table | None:
        """Return the game; before the start there is none."""
        if self.ledger.status == OPEN or not self.is_playable:
            return None
        return self.new_game(
            [place.name or place.level for place in self.ledger.places],
            [made.text for made in self.ledger.moves],
            [[made.text for made in taken] for taken in self.ledger.undone],
        )

    def new_game(
        self,
        names: Sequence[str],
        moves: Iterable[str],
        undone: Iterable[Sequence[str]] = (),
    ) -> Table:
        """Set the game up as the table wants it, and play some moves."""
        spec, dealer = self.spec, Dealer(self.spec.seed)
        dealer.commitment = spec.commitment
        return Table(
            spec.game,
            spec.seats,
            spec.options,
            names=names,
            dealer=dealer,
            moves=moves,
            undone=undone,
        )

    @property
    def version(self) -> int:
        """How many entries the log has, as far as we know."""
        return self.ledger.version if self._sound else self._written

    def _unsettle(self) -> None:
        """Begin to change memory: until it is written down, or read, nobody may rely on it."""
        self._written = self.version
        self._sound = False

    @property
    def status(self) -> str:
        """Where the table stands: open, playing, over or closed; or frozen, with other rules."""
        if self.ledger.status == PLAYING and self._is_over():
            return OVER
        if self.ledger.status != CLOSED and not self.is_playable:
            return FROZEN
        return self.ledger.status

    def _is_over(self) -> bool:
        """Tell whether the game has ended, by the rules that it was played with."""
        return self.ledger.timing.asked == NOBODY if self.game is None else self.game.over

    @property
    def to_act(self) -> int:
        """The seat that is asked."""
        return NOBODY if self.game is None else self.game.to_act

    def seats_of(self, person: str) -> list[int]:
        """Return the seats of a person."""
        return [seat for seat, place in enumerate(self.ledger.places) if place.person == person]

    def bot_to_act(self) -> str:
        """Return the level of the bot that is asked; nothing if a person is, or nobody."""
        if self.status != PLAYING or self.to_act < 0:
            return ""
        place = self.ledger.places[self.to_act]
        return "" if self._bots_wait() else place.level or place.stand_in

    def _bots_wait(self) -> bool:
        """Bots wait while people settle whether to go back, and when everybody has left."""
        all_left = not self.players() and any(place.person for place in self.ledger.places)
        return all_left or self.ledger.asked_back is not None

    def players(self) -> set[str | None]:
        """Return the people who play themselves."""
        return {place.person for place in self.ledger.places if place.plays}

    def gone_since(self, person: str | None) -> float:
        """Return when somebody who does not look was seen last."""
        return self.seen.get(person, self._opened)

    @property
    def patience(self) -> float:
        """For how many seconds people may think about going back."""
        return LAPSE[self.spec.pace]

    def due(self) -> float | None:
        """Return when the server has to look after this table, if nobody does anything."""
        if self.status != PLAYING:
            return None
        timing, asked_back = self.ledger.timing, self.ledger.asked_back
        times = [asked_back.at + self.patience] if asked_back else []
        if self.bot_to_act():
            times.append(timing.since + BOT_PATIENCE)
        elif self.ledger.places[self.to_act].plays:
            left = timing.left(self.spec.clock, self.to_act)
            times += [] if left is None else [timing.since + left]
        return min(times, default=None)

    # ---- the one way of all commands ------------------------------------------------------------

    async def command(
        self, by: str, key: str, expected: int | None, carry_out: Callable[[], list[Draft]]
    ) -> int:
        """Carry out a command of somebody, once, and return the version it has led to.

        What `carry_out` returns is written down; it changes nothing but the game of this room.

        Raises:
            TableError: when it is refused; nothing has changed then.
        """
        signed = f"{by}:{key}"  # nobody can use up the keys of others
        with figures.COMMANDS.time():
            async with self.settled():
                version = await self._carried_out(signed, expected, carry_out)
        self._told(self)
        return version

    async def _carried_out(
        self, key: str, expected: int | None, carry_out: Callable[[], list[Draft]]
    ) -> int:
        """Try again whenever another process was faster: a command that still fits is carried out.

        One that expects an older version is refused, and one that the other process has carried
        out is not carried out again.
        """
        for again in range(MOST_TRIES):
            # A command for this very version is new, or the log refuses its key: then we look.
            new = again == 0 and expected == self.version
            known = None if new else await self._store.version_of(self.spec.id, key)
            if self.version < max(known or 0, expected or 0):
                await self._read_on()
            if known is not None:
                return known
            if expected is not None and expected != self.version:
                break
            with suppress(StaleVersion):
                await self._commit(self._numbered(self._decide(carry_out), key))
                return self.version
            await self._reload()
        raise StaleVersion(self.version if expected is None else expected, self.version)

    @asynccontextmanager
    async def settled(self) -> AsyncIterator[None]:
        """Hold the table still: nothing is under way, and memory is what is written."""
        async with self.lock:
            if not self._sound:
                await self._reload()
            yield

    def _decide(self, carry_out: Callable[[], list[Draft]]) -> list[Draft]:
        """Ask the engine; what it refuses has changed nothing."""
        self._unsettle()
        try:
            return carry_out()
        except TableError:
            self._sound = True
            raise

    def _numbered(self, drafts: Sequence[Draft], key: str) -> list[Entry]:
        at = self.now()
        return [
            Entry(
                number=number,
                kind=draft.kind,
                seat=draft.seat,
                person=draft.person,
                body=draft.body,
                at=at,
                asked=self.to_act,
                key=key if number == self.version + len(drafts) else None,
            )
            for number, draft in enumerate(drafts, self.version + 1)
        ]

    async def _commit(self, entries: Sequence[Entry]) -> None:
        """Write entries down; if that fails, memory is not what is written any more."""
        before = self.version
        for entry in entries:
            self.ledger.note(entry)
        await self._store.append(self.spec.id, entries, self._summary())
        self._sound = True
        self._report(entries)
        if self.version // SNAPSHOT_EVERY > before // SNAPSHOT_EVERY:
            with suppress(StorageFailed):  # the log has it all; it only takes longer to read
                await self._store.write_snapshot(self.spec.id, self.ledger)

    def _report(self, entries: Sequence[Entry]) -> None:
        """Tell those who run the server what happened, but not what was played."""
        moves = sum(entry.kind == MOVE for entry in entries)
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
        self._set_up()
        self._sound = True

    async def catch_up(self) -> None:
        """Read what another process has added to the log."""
        async with self.settled():
            await self._read_on()
        self._told(self)

    async def _read_on(self) -> None:
        """Note new entries; moves go on from here, anything else is rare enough to read it all."""
        fresh = await self._store.entries(self.spec.id, self.version)
        if self.game is None or any(entry.kind != MOVE for entry in fresh):
            await self._reload()
            return
        self._unsettle()
        self.game.follow([entry.body for entry in fresh])
        for entry in fresh:
            self.ledger.note(entry)
        self._sound = True

    def _summary(self) -> Summary:
        return Summary(
            status=self.status,
            to_act=self.to_act,
            places=self.ledger.places,
            at=self.now(),
            due=self.due(),
        )

    # ---- conditions -----------------------------------------------------------------------------

    def playing(self) -> Table:
        """Return the game on the table.

        Raises:
            OtherRules: when we play other rules now.
            WrongMoment: when it has not begun.
        """
        if self.game is None:
            self._expect_our_rules()
            raise WrongMoment(self.status)
        return self.game

    def _expect_our_rules(self) -> None:
        if not self.is_playable:
            raise OtherRules(self.spec.rules, rules_of_now(self.spec.game))

    def expect_status(self, *possible: str) -> None:
        """Refuse what belongs to another moment.

        Raises:
            OtherRules: when it cannot be played any more, because we play other rules now.
            WrongMoment: when the table stands elsewhere.
        """
        if self.status in possible:
            return
        if self.status == FROZEN:
            self._expect_our_rules()
        raise WrongMoment(self.status)

    def expect_seat(self, seat: int) -> None:
        """Refuse numbers that are no seats of this table.

        Raises:
            NoSuchSeat: when it is none.
        """
        if not 0 <= seat < self.spec.seats:
            raise NoSuchSeat(seat)

    def expect_host(self, person: str) -> None:
        """Refuse what only who made the table may do.

        Raises:
            NotHost: when it was somebody else.
        """
        if person != self.spec.host:
            raise NotHost

    def expect_seated(self, person: str) -> list[int]:
        """Return the seats of somebody who has some.

        Raises:
            NotSeated: when there are none.
        """
        seats = self.seats_of(person)
        if not seats:
            raise NotSeated
        return seats
