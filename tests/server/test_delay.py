"""Where those who look on are behind: whatever they get is what was there some minutes ago."""

import asyncio
import json
from typing import Any

import msgspec
import pytest
from msgspec import structs

from grotto.core.seats import SPECTATOR
from grotto.server.errors import NoSuchMove, NotAbsent
from grotto.server.settings import NO_LIMITS, Settings
from grotto.server.tables import absence, seating, undo
from grotto.server.tables.frames import Frames, past_frame
from grotto.server.tables.hub import Hub
from grotto.server.tables.room import Room
from grotto.wire.frames import Frame
from tests.server.conftest import CHEAP
from tests.server.parlour import Parlour, nearly_all, parlour, seen
from tests.server.running import Running
from tests.server.screens import heard
from tests.server.visits import Visitor
from tests.server.waiting import PATIENCE

pytestmark = pytest.mark.anyio

DELAY = 120


@pytest.fixture
def settings(database_url: str) -> Settings:
    return Settings(database=database_url, bot_pause=3600.0, password_cost=CHEAP, limits=NO_LIMITS)


def still(frame: Frame) -> Frame:
    """A frame without the seconds for which somebody has been away: that is told as it is."""
    occupants = [structs.replace(one, replace_in=None) for one in frame.occupants]
    return structs.replace(frame, occupants=occupants)


def as_it_is(room: Room) -> Frame:
    """What those would see who look on, if they were not behind."""
    frames = Frames(room)
    whole = frames.whole(frames.shown(None, SPECTATOR))
    return still(msgspec.json.decode(whole, type=Frame))


def seen_later(room: Room) -> Frame:
    """What they see."""
    return still(seen(room, None))


class Diary:
    """How a table looked, and when."""

    def __init__(self, at: Parlour, room: Room) -> None:
        self.at, self.room = at, room
        self.pages = [(at.now, as_it_is(room))]

    async def move(self) -> None:
        """Let ten seconds pass, and somebody move."""
        self.at.now += 10
        await self.at.move(self.room)
        self.pages.append((self.at.now, as_it_is(self.room)))

    async def take_back(self, person: str) -> None:
        """Let somebody take the last choice back."""
        self.at.now += 10
        await undo.undo(self.room, person, self.at.key(), self.room.version)
        self.pages.append((self.at.now, as_it_is(self.room)))

    def then(self) -> Frame:
        """How it looked so long ago as they are behind; at least it had begun."""
        shown = [frame for at, frame in self.pages if at <= self.at.now - DELAY]
        return shown[-1] if shown else self.pages[0][1]


async def begun(at: Parlour, game: str) -> tuple[Room, list[str]]:
    room, people = await at.room(game, "Ann", "Bob", "Cid", delay=DELAY)
    await at.start(room)
    at.now += 1
    return room, people


@pytest.mark.parametrize("game", ["lost_mines", "stone_age", "cave_vs_cave"])
async def test_all_that_is_shown_is_as_it_was(sqlite_url: str, game: str) -> None:
    async with parlour(sqlite_url) as at:
        seats = 2 if game == "cave_vs_cave" else 3
        room, _ = await at.room(game, *("Ann", "Bob", "Cid")[:seats], delay=DELAY)
        await at.start(room)
        diary = Diary(at, room)
        for _ in range(30):
            await diary.move()

            assert seen_later(room) == diary.then()
            assert seen_later(await at.again(room)) == diary.then()  # also after a restart


async def test_what_is_taken_back_is_seen_later_too(sqlite_url: str) -> None:
    async with parlour(sqlite_url) as at:
        room, people = await begun(at, "stone_age")
        diary = Diary(at, room)
        for step in range(16):
            if step == 5 and undo.why_no_undo(room, people[0]) is None:
                await diary.take_back(people[0])
            else:
                await diary.move()

            assert seen_later(room) == diary.then()


async def test_those_who_play_see_the_table_as_it_is(sqlite_url: str) -> None:
    async with parlour(sqlite_url) as at:
        room, people = await begun(at, "lost_mines")
        for _ in range(3):
            await at.move(room)

        assert [seen(room, person).version for person in people] == [room.version] * 3
        assert seen(room, people[0], SPECTATOR).version == room.version
        assert seen(room, None).version < room.version


async def test_a_host_who_looks_on_is_not_told_whom_a_slow_table_asks(sqlite_url: str) -> None:
    async with parlour(sqlite_url) as at:
        host, waits = await at.person("Host"), set()
        room = await at.empty_room("stone_age", 2, host, pace="correspondence", delay=DELAY)
        for name in ("Ann", "Ben"):
            await seating.sit(room, await at.person(name), name, None, at.key())
        await at.start(room)
        for seat in range(2):
            with pytest.raises(NotAbsent) as refused:
                await absence.replace(room, host, seat, "", at.key())
            waits.add(refused.value.wait)

    assert len(waits) == 1


async def test_another_process_keeps_them_behind_as_well(postgres_url: str) -> None:
    async with parlour(postgres_url) as at:
        room, _ = await begun(at, "stone_age")
        elsewhere = Hub(at.store, lambda: at.now)
        other = await elsewhere.room(room.spec.id)
        diary = Diary(at, room)
        for _ in range(20):
            await diary.move()
            await elsewhere.catch_up(room.spec.id, room.version)

            assert seen_later(other) == diary.then()


async def test_the_past_ends_where_they_are(sqlite_url: str) -> None:
    async with parlour(sqlite_url) as at:
        room, people = await begun(at, "stone_age")
        for _ in range(4):
            await at.move(room)
        moves = seen(room, None).moves

        past_frame(room, people[0], 0, moves + 1)
        past_frame(room, None, SPECTATOR, moves)
        with pytest.raises(NoSuchMove) as refused:
            past_frame(room, None, SPECTATOR, moves + 1)

        assert refused.value.details["moves"] == moves


async def test_a_game_that_is_over_is_seen_at_once(sqlite_url: str) -> None:
    async with parlour(sqlite_url) as at:
        opening = nearly_all("cave_vs_cave", 2)
        room, _ = await at.room("cave_vs_cave", "Ann", "Bob", delay=DELAY, opening=opening)
        await at.start(room)
        while room.status == "playing":
            await at.move(room)

        assert seen_later(room) == as_it_is(room)
        assert seen(room, None).standings


class Screen:
    """Somewhere to write to."""

    ready = True

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []

    def write(self, text: bytes) -> None:
        self.heard.append(json.loads(text))


async def test_whoever_looks_is_shown_it_when_it_is_time(sqlite_url: str) -> None:
    async with parlour(sqlite_url) as at:
        room, _ = await begun(at, "stone_age")
        at.now += 1
        await at.move(room)
        at.now += DELAY - 0.1
        screen, watcher = Screen(), at.hub.watch(room, None, 0)
        await watcher.write_news(screen)
        watcher.sink = screen
        before = screen.heard[-1]["version"]
        at.now += 0.2
        async with asyncio.timeout(PATIENCE):
            while screen.heard[-1]["version"] == before:
                await asyncio.sleep(0.02)

        assert screen.heard[-1]["type"] == "update"
        assert screen.heard[-1]["version"] == room.version


# ---- every way out of a real server -------------------------------------------------------------


def table_of(ann: Visitor, ben: Visitor) -> str:
    table = ann.make(delay=DELAY, visibility="public", options={"first_player": 0})["id"]
    ann.join(table)
    ben.join(table)
    ann.do(table, "start").raise_for_status()
    return table


def shown(visitor: Visitor, table: str) -> dict[str, Any]:
    """What somebody sees, but for how long others have been away."""
    frame = visitor.see(table)
    away = [{**one, "replace_in": None} for one in frame["occupants"]]
    return {**frame, "occupants": away}


def test_no_way_out_of_the_server_tells_it_sooner(server: Running) -> None:
    ann, ben, cid = (Visitor(server, name) for name in ("Ann", "Ben", "Cid"))
    table = table_of(ann, ben)
    first = shown(cid, table)
    server.clock.pass_by(1)
    ann.move(table).raise_for_status()
    ann.say(table, "say", said="I went hunting").raise_for_status()
    cid.browser.post("/api/me", json={"name": "Cid"})
    path = f"/api/tables/{table}"

    now = ben.see(table)
    later = now["moves"]
    assert first["version"] < now["version"]
    assert shown(cid, table) == first
    assert cid.see(table, scores=True)["version"] == first["version"]
    assert cid.browser.get(f"{path}/chat").json() == []
    assert cid.browser.post(f"{path}/mute", json={"line": 1}).status_code == 404
    assert cid.browser.get(f"{path}/at/{later}").status_code == 404
    lines = cid.browser.get(f"{path}/lines", params={"before": later}).json()["lines"]
    assert max(line["move"] for line in lines) == first["moves"] < later
    assert cid.browser.get(f"{path}/record").status_code == 409
    refused = cid.say(table, "play", expected=now["version"], action="send forest 1").json()
    assert (refused["code"], refused["version"]) == ("server/not-seated", first["version"])
    silent = cid.say(table, "say", said="Take the hut").json()
    assert (silent["code"], silent["version"]) == ("server/silent-spectator", first["version"])
    with cid.socket(table, f"?since={now['version']}") as line:
        assert heard(line, "frame")["version"] == first["version"]
    with cid.browser.stream("GET", f"{path}/stream") as events:
        assert next(events.iter_lines()) == f"id: {first['version']}"

    server.clock.pass_by(DELAY)
    assert cid.see(table)["version"] == now["version"]
    assert [line["said"] for line in cid.browser.get(f"{path}/chat").json()] == ["I went hunting"]


def test_who_has_made_a_table_and_looks_on_is_not_told_in_lists(server: Running) -> None:
    ann, ben, cid = (Visitor(server, name) for name in ("Ann", "Ben", "Cid"))
    table = cid.make(delay=DELAY, visibility="public")["id"]
    for visitor in (ann, ben):
        visitor.join(table)
    cid.do(table, "start").raise_for_status()

    own, listed = (visitor.browser.get("/api/me/tables").json()[0] for visitor in (cid, ann))
    featured = ann.browser.get("/api/tables/featured").json()["table"]

    assert (own["round"], own["last_seat"]) == (0, -1)
    assert listed["round"] == 1
    assert (featured["card"]["id"], featured["round"]) == (table, 0)


def test_only_some_delays_can_be_chosen(server: Running) -> None:
    ann = Visitor(server, "Ann")
    body = {"game": "stone_age", "seats": 2, "name": "Ann", "delay": 7}

    assert ann.browser.post("/api/tables", json=body).status_code == 422
    assert ann.see(ann.make(delay=300)["id"])["table"]["delay"] == 300
