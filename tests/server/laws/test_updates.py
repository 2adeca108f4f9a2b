"""The law of updates: who applies them holds, byte for byte, the frame that would have been sent.

Whole games are played with people who take back, come and go, look at scores, miss messages and
look through other eyes. After everything that happens, each screen is compared with a whole frame
for the same eyes.
"""

import asyncio
import random
from typing import Any

import msgspec
import pytest

from grotto.core.seats import SPECTATOR
from grotto.games import GAMES
from grotto.server.log.ledger import PLAYING
from grotto.server.log.spec import Clock
from grotto.server.tables import seating, undo
from grotto.server.tables.frames import MOMENT, Frames
from grotto.server.tables.room import Room
from grotto.server.tables.watcher import Watcher
from tests.server.parlour import Parlour, parlour
from tests.server.screens import Message, frame_with, views_between

pytestmark = pytest.mark.anyio

NEW = ("lines", "lines_from", "notices")
"""What a whole frame tells from before, and an update only if it is new."""


class Screen:
    """A connection that takes all there is, unless it is slow; and what is on its screen."""

    def __init__(self, watcher: Watcher) -> None:
        self.ready = True
        self.watcher = watcher
        self.watcher.sink = self
        self.frame: Message = {}
        self.lines: list[Message] = []
        self.told: list[str] = []
        self.between: list[tuple[int, Any]] = []

    def write(self, text: bytes) -> None:
        message = msgspec.json.decode(text)
        if message["type"] == "audience":
            return  # who looks on changes no frame
        is_update = message["type"] == "update"
        self.between = views_between(self.frame, message) if is_update else []
        self.told.append(message["type"])
        self.frame = frame_with(self.frame, message)
        kept = [line for line in self.lines if line["move"] <= self.frame["lines_from"]]
        self.lines = [*kept, *self.frame["lines"]]

    async def first(self) -> None:
        """See the table for the first time, or after somebody has said whose eyes these are."""
        await self.watcher.write_news(self)

    def expect_as_whole(self, room: Room) -> None:
        """Compare what is there with what would be sent to who comes now."""
        fresh = Frames(room)
        shown = fresh.shown(self.watcher.person, self.watcher.viewer, scores=self.watcher.scores)
        whole: dict[str, Any] = msgspec.json.decode(fresh.whole(shown))
        held = {name: self.frame[name] for name in self.frame if name not in NEW}

        assert msgspec.json.encode(held) == msgspec.json.encode(
            {name: whole[name] for name in whole if name not in NEW}
        )
        assert self.lines[-len(whole["lines"]) :] == whole["lines"]

    def expect_each_move(self, room: Room) -> None:
        """Compare what was shown between with what one could have seen then."""
        for moves, view in self.between:
            past = room.playing().at(moves).view(self.watcher.viewer)
            assert view == msgspec.json.decode(msgspec.json.encode(past))


async def screens_at(at: Parlour, room: Room, people: list[str]) -> list[Screen]:
    screens = [
        Screen(at.hub.watch(room, people[seat % len(people)], 0, seat))
        for seat in range(room.spec.seats)
    ]
    screens += [Screen(at.hub.watch(room, None, 0)), Screen(at.hub.watch(room, people[-1], 0))]
    screens[-1].watcher.look_at_scores(on=True)
    for screen in screens:
        await screen.first()
    return screens


async def happen(at: Parlour, room: Room, screens: list[Screen], luck: random.Random) -> None:
    """Let something happen: mostly a move; sometimes people do what people do."""
    game, kind = room.playing(), luck.randrange(12)
    chooser = game.last_chooser(())
    person = room.ledger.places[chooser].person if chooser >= 0 else None
    if kind == 0 and person and undo.why_no_undo(room, person) is None:
        await undo.undo(room, person, at.key(), room.version)
    elif kind == 1:
        screen = luck.choice(screens[:-1])
        screen.ready = not screen.ready
    elif kind == 2:
        screens[-1].watcher.look_at_scores(on=not screens[-1].watcher.scores)
        await screens[-1].first()
    elif kind == 3:
        at.hub.leave(at.hub.watch(room, luck.choice(screens).watcher.person, 0))
        at.now += luck.uniform(0, 90)
    elif room.status == PLAYING:
        await at.move(room, luck.randrange(len(game.options())))


@pytest.mark.parametrize("game", sorted(GAMES.built_in))
@pytest.mark.parametrize("people", [1, 2, 9])
async def test_updates_make_the_frame_that_would_have_been_sent(
    sqlite_url: str, game: str, people: int
) -> None:
    luck = random.Random(f"{game} {people}")
    seats = GAMES[game].info.seats[-1]
    async with parlour(sqlite_url) as at:
        names = [f"Person {number}" for number in range(min(people, seats))]
        clock = Clock(kind="bank", seconds=100_000.0, increment=5.0)
        room, sitting = await at.room(game, *names, seats=seats, clock=clock)
        await at.start(room)
        screens = await screens_at(at, room, sitting)
        for _ in range(120):
            if room.status != PLAYING:
                break
            await happen(at, room, screens, luck)
            at.now += luck.uniform(MOMENT, 1)  # clocks are as they were, for a moment
            await asyncio.sleep(0)
            for screen in screens:
                screen.watcher.mark()
                screen.watcher.show()
                if screen.ready:
                    screen.expect_as_whole(room)
                    screen.expect_each_move(room)

        told = [kind for screen in screens for kind in screen.told]
        assert told.count("update") > 2 * told.count("frame")


async def test_who_has_missed_something_gets_a_whole_frame(sqlite_url: str) -> None:
    async with parlour(sqlite_url) as at:
        room, _ = await at.room("stone_age", "Ann", "Bob")
        await at.start(room)
        screen = Screen(at.hub.watch(room, None, 0))
        await screen.first()
        await at.move(room)
        screen.watcher.look_again()
        await screen.first()

        assert screen.told[-1] == "frame"
        screen.expect_as_whole(room)


async def test_moves_that_come_at_once_are_shown_one_by_one(sqlite_url: str) -> None:
    async with parlour(sqlite_url) as at:
        room, _ = await at.room("stone_age", "Ann", "Bob")
        await at.start(room)
        screen = Screen(at.hub.watch(room, None, 0))
        await screen.first()
        seen: list[int] = []
        for _ in range(40):
            await at.move(room)
            screen.watcher.mark()
            screen.watcher.show()
            seen += [moves for moves, _ in screen.between]

        telling = [
            number for number, played in enumerate(room.playing().history, 1) if played.events
        ]
        assert seen
        assert set(seen) < set(telling)


async def test_other_eyes_get_a_whole_frame(sqlite_url: str) -> None:
    async with parlour(sqlite_url) as at:
        room, (ann,) = await at.room("lost_mines", "Ann", seats=3)
        for seat in (1, 2):
            await seating.sit(room, ann, "Ann", seat, at.key())
        await at.start(room)
        screen = Screen(at.hub.watch(room, ann, 0))
        await screen.first()
        screen.watcher.look(1)
        await screen.first()

        assert screen.told == ["frame", "frame"]
        assert screen.frame["viewer"] == 1
        screen.expect_as_whole(room)


async def test_nothing_is_sent_where_nothing_has_changed(sqlite_url: str) -> None:
    async with parlour(sqlite_url) as at:
        room, _ = await at.room("stone_age", "Ann", "Bob")
        await at.start(room)
        screen = Screen(at.hub.watch(room, None, 0))
        await screen.first()
        for _ in range(3):
            at.hub.leave(at.hub.watch(room, "a stranger", 0))
            at.hub.nudge(room)
            await asyncio.sleep(0.1)

        assert screen.told == ["frame"]


async def test_a_long_log_is_told_in_pages_from_its_end_to_its_beginning(sqlite_url: str) -> None:
    async with parlour(sqlite_url) as at:
        room, _ = await at.room("stone_age", "Ann", "Bob")
        await at.start(room)
        for _ in range(150):
            await at.move(room)
        frames = at.hub.frames(room, None)
        whole = msgspec.json.decode(frames.whole(frames.shown(None, SPECTATOR)))
        lines, first = whole["lines"], whole["lines_from"]
        assert first > 0
        while first:
            page = frames.page(SPECTATOR, first)
            assert page.lines_from < first
            lines, first = [*msgspec.to_builtins(page.lines), *lines], page.lines_from

        moves = [line["move"] for line in lines]
        assert moves == sorted(moves)
        events = sum(len(played.events) for played in room.playing().history)
        assert len(lines) == events
