"""Time is fair: nobody loses any because a server was away, or because a clock was set."""

import asyncio
import io
import json
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from grotto.server import metrics
from grotto.server.errors import StorageFailed
from grotto.server.housekeeping.due import A_DAY, PLAYING_DAYS, Keeper
from grotto.server.housekeeping.pulse import BEAT_SECONDS, Pulse
from grotto.server.housekeeping.sessions import dismiss_signed_out
from grotto.server.log.spec import Clock
from grotto.server.served_time import LEASE_SECONDS, ServedTime
from grotto.server.settings import NO_LIMITS, Settings
from grotto.server.storage.database import Database
from grotto.server.storage.heartbeat import Beat, Heartbeat
from grotto.server.storage.tables import Store
from grotto.server.tables.hub import Hub
from grotto.server.tables.room import Room
from tests.server.parlour import Parlour, Screen, parlour, seen
from tests.server.processes import Served
from tests.server.running import Running
from tests.server.visits import Visitor

pytestmark = pytest.mark.anyio

AN_HOUR = 3600.0
BANK = Clock(kind="bank", seconds=300.0)
JUMPS = [AN_HOUR, 61 * A_DAY, -AN_HOUR, -61 * A_DAY]


class Machine:
    """A machine whose clock can be set, and whose counter cannot."""

    def __init__(self) -> None:
        self.clock = 1_800_000_000.0
        self.counter = 50.0

    def time(self) -> ServedTime:
        """Return the time of a process that starts here."""
        return ServedTime(lambda: self.counter, lambda: self.clock)

    def go_on(self, seconds: float) -> None:
        self.clock += seconds
        self.counter += seconds


# ---- the time itself ----------------------------------------------------------------------------


def test_time_goes_on_by_the_counter_and_not_by_the_clock() -> None:
    machine = Machine()
    time = machine.time()
    began = time()

    machine.clock += 61 * A_DAY
    machine.counter += 10.0

    assert time() - began == 10.0


def test_time_stands_still_when_nobody_has_proven_for_long_that_moves_can_be_written() -> None:
    machine = Machine()
    time = machine.time()
    began = time()

    machine.go_on(AN_HOUR)
    stood = time() - began
    given_back = time.prove(time())
    machine.go_on(5.0)

    assert stood == LEASE_SECONDS
    assert given_back == AN_HOUR - LEASE_SECONDS
    assert time() - began == LEASE_SECONDS + 5.0


def test_time_is_as_late_as_any_process_knows_and_never_goes_back() -> None:
    time = Machine().time()
    began = time()

    time.prove(began + 3.0)
    ahead = time()
    time.prove(began - 100.0)

    assert ahead == time() == began + 3.0


@pytest.mark.parametrize("jump", JUMPS)
def test_a_clock_that_was_set_is_noticed(jump: float) -> None:
    machine = Machine()
    time = machine.time()

    machine.go_on(5.0)
    quiet = time.look_for_jump()
    machine.go_on(5.0)
    machine.clock += jump

    assert quiet == 0.0
    assert time.look_for_jump() == pytest.approx(jump)
    assert time.look_for_jump() == 0.0


# ---- tables, with a server that beats -----------------------------------------------------------


class Process:
    """A server process: its time, its rooms, and what it does by itself."""

    def __init__(self, database: Database, machine: Machine) -> None:
        self.time = machine.time()
        store = Store(database)
        self.machine = machine
        self.hub = Hub(store, self.time)
        self.keeper = Keeper(store, self.hub, self.time)
        self.pulse = Pulse(self.time, Heartbeat(database), self.hub)

    async def run(self, seconds: float) -> None:
        """Let time pass, with all that happens meanwhile."""
        while seconds > 0:
            step = min(seconds, BEAT_SECONDS)
            self.machine.go_on(step)
            await self.pulse.beat()
            await self.keeper.look_round()
            seconds -= step


class House:
    """A database and a machine; one process serves, or the next."""

    def __init__(self, at: Parlour, url: str) -> None:
        self.at = at
        self.machine = Machine()
        self.database = Database(url)

    async def start(self) -> Process:
        process = Process(self.database, self.machine)
        await process.pulse.begin()
        self.at.hub, self.at.now = process.hub, process.time()
        return process

    async def duel(self, clock: Clock = BANK) -> Room:
        """Begin a game of two people; the first one is asked."""
        first = {"options": {"first_player": "0"}, "clock": clock}
        room, _ = await self.at.room("stone_age", "Ann", "Bob", **first)  # type: ignore[arg-type]
        await self.at.start(room)
        return room


@pytest.fixture
async def house(database_url: str) -> AsyncIterator[House]:
    async with parlour(database_url) as at:
        opened = House(at, database_url)
        yield opened
        await opened.database.close()


def left(room: Room) -> float:
    seconds = seen(room, None).occupants[0].seconds_left
    assert seconds is not None
    return seconds


async def test_clocks_run_while_a_server_serves(house: House) -> None:
    process = await house.start()
    room = await house.duel()

    await process.run(100.0)
    thinking = left(room)
    await process.run(200.0)

    assert thinking == pytest.approx(200.0)
    assert room.ledger.places[0].why == "time"


async def test_a_server_that_was_away_for_an_hour_takes_nobody_that_hour(house: House) -> None:
    process = await house.start()
    room = await house.duel()
    await process.run(100.0)

    house.machine.go_on(AN_HOUR)
    process = await house.start()
    await process.keeper.look_round()
    again = await process.hub.room(room.spec.id)

    assert left(again) == pytest.approx(200.0, abs=BEAT_SECONDS)
    assert again.ledger.places[0].stand_in == ""


async def test_a_database_that_was_away_for_an_hour_takes_nobody_that_hour(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    process = await house.start()
    room = await house.duel()
    await process.run(100.0)

    with monkeypatch.context() as broken:
        broken.setattr(Heartbeat, "beat", fails)
        house.machine.go_on(AN_HOUR)
        with pytest.raises(StorageFailed):
            await process.pulse.beat()
    await process.pulse.beat()
    await process.keeper.look_round()

    assert left(room) == pytest.approx(200.0, abs=LEASE_SECONDS)
    assert room.ledger.places[0].stand_in == ""


async def test_who_looks_sees_clocks_anew_when_time_goes_on(house: House) -> None:
    process = await house.start()
    room = await house.duel()
    watcher, told = process.hub.watch(room, None, 0), Screen()
    watcher.sink = told
    watcher.show()
    before = len(told.heard)

    house.machine.go_on(AN_HOUR)
    await process.pulse.beat()
    await asyncio.sleep(0)

    assert len(told.heard) == before + 1
    assert b"seconds_left" in told.heard[-1]


async def fails(*_: object) -> None:
    raise StorageFailed


async def test_a_machine_that_slept_for_an_hour_takes_nobody_that_hour(house: House) -> None:
    process = await house.start()
    room = await house.duel()
    await process.run(100.0)

    house.machine.go_on(AN_HOUR)  # and no beat meanwhile
    await process.keeper.look_round()
    await process.pulse.beat()

    assert left(room) == pytest.approx(200.0, abs=LEASE_SECONDS)


@pytest.mark.parametrize("jump", JUMPS)
async def test_a_clock_that_is_set_flags_nobody(house: House, jump: float) -> None:
    process = await house.start()
    room = await house.duel()
    await process.run(100.0)

    house.machine.clock += jump
    await process.run(100.0)
    process = await house.start()  # and neither does a restart
    await process.keeper.look_round()
    again = await process.hub.room(room.spec.id)

    assert left(again) == pytest.approx(100.0)
    assert again.ledger.places[0].stand_in == ""


@pytest.mark.parametrize("jump", JUMPS)
async def test_a_clock_that_is_set_closes_no_table(house: House, jump: float) -> None:
    process = await house.start()
    waiting = await house.at.empty_room("stone_age", 2, await house.at.person("Ann"))
    playing = await house.duel(Clock())

    house.machine.clock += jump
    await process.run(BEAT_SECONDS)
    await process.keeper.sweep()
    house.machine.clock -= jump
    await process.run(BEAT_SECONDS)
    await process.keeper.sweep()

    assert (waiting.status, playing.status) == ("open", "playing")


async def test_tables_are_still_closed_when_they_were_left_for_long(house: House) -> None:
    process = await house.start()
    playing = await house.duel(Clock())

    process.time.begin(process.time() + (PLAYING_DAYS + 1) * A_DAY)
    await process.keeper.sweep()

    assert playing.status == "closed"


async def test_two_processes_tell_the_same_time(house: House) -> None:
    first = await house.start()
    await first.run(100.0)
    second = await house.start()

    await first.run(BEAT_SECONDS)
    await second.pulse.beat()

    assert second.time() == pytest.approx(first.time(), abs=0.001)


async def test_a_database_of_before_begins_where_its_last_table_was_changed(
    house: House,
) -> None:
    house.at.now = 5_000.0
    await house.duel()
    beat = await Heartbeat(house.database).last(house.machine.clock)

    assert beat == Beat(5_000.0, 5_000.0)


async def test_what_is_told_of_time_are_a_line_and_a_figure(house: House, log: io.StringIO) -> None:
    process = await house.start()
    before = given_back()

    house.machine.clock += AN_HOUR
    await process.pulse.beat()
    house.machine.go_on(LEASE_SECONDS + 30.0)
    await process.pulse.beat()

    lines = [json.loads(line) for line in log.getvalue().splitlines()]
    told = {line["event"]: line.get("seconds") for line in lines}
    assert told["the clock of the machine was set"] == pytest.approx(AN_HOUR)
    assert told["time given back"] == pytest.approx(30.0)
    assert given_back() - before == pytest.approx(30.0)


def given_back() -> float:
    value = metrics.REGISTRY.get_sample_value("grotto_time_given_back_seconds_total")
    assert value is not None
    return value


def test_a_server_leaves_behind_until_when_it_has_served(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        server.stop()
    with closing(sqlite3.connect(tmp_path / "data" / "grotto" / "grotto.db")) as file:
        [(served, wall)] = file.execute("SELECT served, wall FROM heartbeat").fetchall()

    assert wall == pytest.approx(time.time(), abs=60.0)
    assert served == pytest.approx(wall, abs=60.0)


# ---- people -------------------------------------------------------------------------------------


@pytest.mark.parametrize("jump", [366 * A_DAY, -366 * A_DAY])
async def test_a_clock_that_is_set_ends_no_session(database_url: str, jump: float) -> None:
    machine = Machine()
    settings = Settings(database=database_url, limits=NO_LIMITS)
    with Running(settings, machine.time()) as server:
        ann = Visitor(server, "Ann")
        ann.make()

        machine.clock += jump
        server.call(dismiss_signed_out(server.services))
        services = server.services
        server.call(services.people.forget_absent(services.oldest_session()))

        assert ann.browser.get("/api/me").json()["person"]["name"] == "Ann"


async def test_what_people_say_bears_the_time_of_the_clock(sqlite_url: str) -> None:
    machine = Machine()
    with Running(Settings(database=sqlite_url), machine.time()) as server:
        ann = Visitor(server, "Ann")
        table = ann.make()["id"]
        machine.clock += AN_HOUR

        ann.say(table, "say", said="hello").raise_for_status()
        [line] = ann.browser.get(f"/api/tables/{table}/chat").json()

        assert line["at"] == machine.clock
