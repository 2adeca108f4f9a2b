"""Bots at online tables: they answer by themselves, and a bot that hangs does not stop a table."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import inf
from pathlib import Path

import msgspec
import pytest

from grotto.games import find_game
from grotto.play.table import Table
from grotto.server.bots.driver import Driver, until_the_beat
from grotto.server.bots.pool import NoThought, Pool
from grotto.server.bots.worker import Think
from grotto.server.log.ledger import new_ledger
from grotto.server.log.spec import Clock, Spec
from grotto.server.metrics import REGISTRY
from grotto.server.storage.database import Database, migrate
from grotto.server.storage.people import People
from grotto.server.storage.tables import Store, Summary
from grotto.server.tables.hub import Hub
from grotto.server.tables.room import OVER, Room
from grotto.server.tables.seating import sit, start
from tests.server.parlour import parlour

HANGS = (sys.executable, "-c", "import time; time.sleep(60)")
DIES = (sys.executable, "-c", "raise SystemExit(3)")
BABBLES = (sys.executable, "-c", "print('no json', flush=True); input()")
NO_ACTION = (sys.executable, "-c", 'print(\'{"action": "fly"}\', flush=True); input()')
NEVER_ENDS = (sys.executable, "-c", "print('x' * (1 << 21), flush=True); input()")
NO_PROGRAM = ("/there/is/no/such/program",)


def rules_of(game: str) -> int:
    """Return the newest rules of a game."""
    return find_game(game).info.rules_version


@pytest.fixture
def database(tmp_path: Path) -> str:
    url = f"sqlite:///{tmp_path / 'grotto.db'}"
    migrate(url)
    return url


@asynccontextmanager
async def bots_only(
    url: str, pool: Pool, level: str = "random"
) -> AsyncIterator[tuple[Room, Driver]]:
    """A table of two bots that has just been started."""
    database = Database(url)
    store, people = Store(database), People(database)
    host, _ = await people.new_guest("Host", 0.0)
    hub, driver = Hub(store, lambda: 1.0), Driver(pool, pause=0.0)
    hub.on_change.append(driver.look_at)
    spec = Spec(
        id="bots", game="cave_vs_cave", rules=rules_of("cave_vs_cave"), seats=2, options={},
        visibility="public",
        pace="live", clock=Clock(), seed="a seed", host=host.id, created=0.0,
    )  # fmt: skip
    places = new_ledger(2).places
    await store.create(spec, Summary(status="open", to_act=-2, places=places, changed=0.0))
    room = await hub.room("bots")
    await start(room, host.id, level, "start")
    try:
        yield room, driver
    finally:
        await driver.stop()
        await database.close()


async def until_over(room: Room) -> None:
    while room.status != OVER:
        await asyncio.sleep(0.02)


def test_bots_play_a_whole_game_by_themselves(database: str) -> None:
    async def play() -> tuple[int, int]:
        async with bots_only(database, Pool(1, 20, 2048)) as (room, driver):
            await asyncio.wait_for(until_over(room), 60)
            return driver.replaced, room.version

    replaced, version = asyncio.run(play())

    assert replaced == 0
    assert version > 60


@pytest.mark.parametrize(
    "command",
    [HANGS, DIES, BABBLES, NO_ACTION, NEVER_ENDS, NO_PROGRAM],
    ids=["hangs", "dies", "babbles", "no action", "never ends", "no program"],
)
def test_a_bot_that_fails_is_replaced_and_the_table_goes_on(
    database: str, command: tuple[str, ...]
) -> None:
    async def play() -> tuple[int, int]:
        async with bots_only(database, Pool(1, 0.2, 64, command)) as (room, driver):
            while room.version < 40:
                await asyncio.sleep(0.02)
            return driver.replaced, room.version

    replaced, _ = asyncio.run(play())

    assert replaced > 0


@pytest.mark.anyio
async def test_a_bot_that_is_asked_while_another_one_finishes_is_not_forgotten(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with parlour(database) as at:
        room, _ = await at.room("stone_age", "Ann", seats=2, options={"first_player": "0"})
        await at.start(room)
        driver, levels = Driver(Pool(1, 20, 2048), pause=0.0), ["random", "", "random", ""]
        loop, looked_again = asyncio.get_running_loop(), asyncio.Event()

        def bot_to_act() -> str:
            if not levels[1:]:
                looked_again.set()
            elif not levels[0]:  # somebody's move asks a bot, just after it was seen that none is
                loop.call_soon(driver.look_at, room)
            return levels.pop(0)

        monkeypatch.setattr(room, "bot_to_act", bot_to_act)
        driver.look_at(room)
        async with asyncio.timeout(10):
            await looked_again.wait()
        await driver.stop()


def question(level: str = "random") -> Think:
    return Think(
        table="t", game="stone_age", rules=rules_of("stone_age"), seats=2,
        options={"first_player": "0"}, moves=[],
        seat=0, level=level, luck=1,
    )  # fmt: skip


def test_a_process_that_wants_too_much_memory_gives_no_thought() -> None:
    async def think() -> str:
        pool = Pool(1, 5, 8)
        try:
            return await pool.think(question())
        finally:
            await pool.stop()

    with pytest.raises(NoThought):
        asyncio.run(think())


def test_an_unknown_level_gives_no_thought_and_does_not_harm_the_process() -> None:
    async def think() -> None:
        pool = Pool(1, 20, 2048)
        try:
            with pytest.raises(NoThought, match="bot/unknown"):
                await pool.think(question("wizard"))
        finally:
            await pool.stop()

    asyncio.run(think())


UNHURRIED = """
import json, sys, time
for line in sys.stdin:
    time.sleep(0.05)
    said = {"action": str(json.loads(line)["seconds"]), "depth": 0.5}
    print(json.dumps(said), flush=True)
"""
IN_NO_HURRY = (sys.executable, "-c", UNHURRIED)


def master_at(table: str) -> Think:
    """Ask a master at a table where the first cards lie."""
    begun = Table("stone_age", 2, {"first_player": "0"}, seed="cards").record()
    moves = [move.text for move in begun.moves]
    return msgspec.structs.replace(question("master"), table=table, moves=moves)


@pytest.mark.anyio
async def test_the_more_bots_wait_the_less_time_each_has() -> None:
    pool = Pool(1, 20, 2048, IN_NO_HURRY, think_seconds=1.0)
    try:
        alone = await pool.think(master_at("a"))
        crowd = await asyncio.gather(*(pool.think(master_at(str(n))) for n in range(4)))
    finally:
        await pool.stop()

    assert alone == "1.0"
    assert crowd == [str(1.0 / waiting) for waiting in (1, 3, 2, 1)]


@pytest.mark.anyio
async def test_what_bots_had_no_time_for_is_in_the_metrics() -> None:
    pool = Pool(1, 20, 2048, IN_NO_HURRY)
    before = REGISTRY.get_sample_value("grotto_bot_depth_sum") or 0.0
    try:
        await pool.think(master_at("a"))
    finally:
        await pool.stop()

    assert REGISTRY.get_sample_value("grotto_bot_depth_sum") == before + 0.5


@pytest.mark.anyio
async def test_a_master_with_little_time_answers_all_the_same() -> None:
    pool = Pool(1, 20, 2048, think_seconds=0.001)
    try:
        answer = await pool.think(master_at("a"))
    finally:
        await pool.stop()

    assert answer.startswith("send")


# ---- a delay says nothing of a hand -------------------------------------------------------------

BEAT = 1000.0


class Ready(Pool):
    """A pool that answers at once, as a bot does that has one card to play."""

    def __init__(self, room: Room) -> None:
        super().__init__(1, 1.0, 64)
        self._room = room

    async def think(self, asked: Think, most_seconds: float = inf) -> str:
        assert self._room.game is not None
        return self._room.game.options()[0]


async def waits(
    monkeypatch: pytest.MonkeyPatch, url: str, game: str, *people: str, seats: int
) -> list[float]:
    """Return for how long a bot waits before each of its first answers at a table."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        if seconds:
            waited.append(seconds)

    async with parlour(url) as at:
        room = await at.empty_room(game, seats, await at.person("Host"))
        for name in people:
            await sit(room, await at.person(name), name, None, at.key())
        await at.start(room)
        while people and not room.bot_to_act():
            await at.move(room)
        monkeypatch.setattr(asyncio, "sleep", sleep)
        monkeypatch.setattr("grotto.server.bots.driver.BEATS_OF_ALL", 3 * BEAT)
        driver = Driver(Ready(room), pause=0.0, beat=BEAT)
        await driver._goes_on(room)
        monkeypatch.undo()
        await driver.stop()
    return waited


@pytest.mark.anyio
async def test_a_bot_with_a_hidden_hand_answers_on_the_beat_however_quick_it_was(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    [waited] = await waits(monkeypatch, database, "lost_mines", "Ann", seats=3)

    assert 0.9 * BEAT < waited <= BEAT


@pytest.mark.anyio
async def test_where_many_bots_play_their_beats_are_shorter(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    [waited] = await waits(monkeypatch, database, "lost_mines", "Ann", seats=9)

    assert 0.9 * BEAT < 8 / 3 * waited <= BEAT


@pytest.mark.anyio
async def test_a_bot_with_nothing_to_hide_answers_at_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await waits(monkeypatch, database, "stone_age", "Ann", seats=2) == []


@pytest.mark.anyio
async def test_bots_among_themselves_answer_at_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await waits(monkeypatch, database, "lost_mines", seats=3) == []


@pytest.mark.anyio
async def test_a_bot_that_answers_on_the_beat_thinks_no_longer_than_it_has() -> None:
    pool = Pool(1, 20, 2048, IN_NO_HURRY, think_seconds=1.0)
    try:
        answers = [await pool.think(master_at("a"), most) for most in (0.6, 5.0)]
    finally:
        await pool.stop()

    assert answers == ["0.6", "1.0"]


@pytest.mark.parametrize(
    ("passed", "answered"), [(0.0, 1.5), (0.2, 1.5), (1.5, 1.5), (1.6, 3.0), (3.1, 4.5)]
)
def test_answers_come_at_whole_beats(passed: float, answered: float) -> None:
    assert passed + until_the_beat(passed, 1.5) == pytest.approx(answered)
