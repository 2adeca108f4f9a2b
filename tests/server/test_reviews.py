"""Reviews at a server: made once in the background, and there for everybody."""

import sys
import time
from collections.abc import Callable
from functools import cache
from typing import Any

import httpx
import pytest

from grotto.core import records
from grotto.core.options import Value
from grotto.play.table import Table
from grotto.server.bots.reviewer import reviewed
from grotto.server.bots.reviews import MOST_WAITING, ReviewDesk
from grotto.server.settings import NO_LIMITS, Limits, Rate, Settings
from grotto.server.storage.database import Database
from grotto.server.storage.reviews import ABANDONED, Reviews
from grotto.server.tables.room import Room
from tests.server.conftest import CHEAP
from tests.server.parlour import Parlour, nearly_all, parlour, refused
from tests.server.running import Running
from tests.server.visits import Visitor

HANGS = (sys.executable, "-c", "import time; time.sleep(60)")
DIES = (sys.executable, "-c", "raise SystemExit(3)")
DIES_HALFWAY = (sys.executable, "-c", "print('{\"done\": 3}', flush=True); raise SystemExit(3)")
BABBLES = (sys.executable, "-c", "print('no json', flush=True)")
GIVES_UP = (sys.executable, "-c", 'print(\'{"problem": "record/error"}\', flush=True)')
NEVER_ENDS = (sys.executable, "-c", "print('x' * (1 << 23), flush=True)")
NO_PROGRAM = ("/there/is/no/such/program",)

LONG = 120.0  # seconds: a review lets everything else go first
SHORT: dict[str, Value] = {"first_player": "0", "max_rounds": 1}


@pytest.fixture
def settings(database_url: str) -> Settings:
    return settings_for(database_url)


def settings_for(url: str, limits: Limits = NO_LIMITS) -> Settings:
    return Settings(database=url, bot_pause=0.0, password_cost=CHEAP, limits=limits)


def finished_game(ann: Visitor, **facts: object) -> str:
    """A table with a game of one round that is over."""
    body = {"record": short_record(), "name": ann.name, **facts}
    table: str = ann.browser.post("/api/tables/import", json=body).json()["id"]
    return table


@cache
def short_record() -> str:
    game = Table("stone_age", 2, SHORT, seed="known", names=["Ann", "Bob"])
    while not game.over:
        game.play(game.options()[-1])
    return records.write(game.record())


def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + LONG
    while not is_so():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.05)


def ask(who: Visitor, table: str) -> httpx.Response:
    return who.browser.post(f"/api/tables/{table}/review")


def see(who: Visitor, table: str) -> dict[str, Any]:
    seen: dict[str, Any] = who.browser.get(f"/api/tables/{table}/review").json()
    return seen


def test_a_review_tells_what_was_expected_what_was_luck_and_what_cost_points(
    server: Running,
) -> None:
    ann, bob = Visitor(server, "Ann"), Visitor(server, "Bob")
    table = finished_game(ann)
    assert see(ann, table)["state"] == "none"

    asked = ask(ann, table)
    until(lambda: see(ann, table)["state"] == "done")

    told, frame = see(bob, table), ann.see(table)
    review = told["review"]
    assert (asked.status_code, asked.json()["state"]) == (202, "waiting")
    assert told["done"] == told["moves"] == frame["moves"] == len(review["course"])
    assert review["course"][-1] == [one["total"] for one in frame["standings"]]
    assert len(review["luck"]) == len(review["cost"]) == 2
    assert len(review["slips"]) <= 10
    costs = [slip["cost"] for slip in review["slips"]]
    assert costs == sorted(costs, reverse=True)


def test_a_review_is_made_once(server: Running) -> None:
    ann, bob = Visitor(server, "Ann"), Visitor(server, "Bob")
    table = finished_game(ann)

    ask(ann, table)
    ask(bob, table)
    until(lambda: see(ann, table)["state"] == "done")

    assert ask(bob, table).json() == see(ann, table)
    assert server.count("reviews") == 1


def test_a_game_that_goes_on_is_not_judged(server: Running) -> None:
    ann = Visitor(server, "Ann")
    table = ann.make(options=SHORT)["id"]
    ann.join(table)
    ann.do(table, "start", level="random")

    assert ask(ann, table).json()["code"] == "server/record-withheld"
    assert see(ann, table)["state"] == "none"


def test_only_who_may_see_a_table_sees_or_asks_for_its_review(server: Running) -> None:
    ann, bob = Visitor(server, "Ann"), Visitor(server, "Bob")
    table = finished_game(ann, visibility="private")

    assert ask(bob, table).json()["code"] == "server/no-such-table"
    assert see(bob, table)["code"] == "server/no-such-table"


def test_reviews_are_counted_but_not_those_that_are_there(sqlite_url: str) -> None:
    few = Limits(reviews=Rate(1, 0.0001))
    with Running(settings_for(sqlite_url, few)) as server:
        ann = Visitor(server, "Ann")
        first, second = finished_game(ann), finished_game(ann)

        assert ask(ann, first).status_code == 202
        assert ask(ann, first).status_code == 202
        assert ask(ann, second).json()["code"] == "server/too-many-requests"


def test_a_review_outlives_the_server(settings: Settings) -> None:
    with Running(settings) as server:
        ann = Visitor(server, "Ann")
        table = finished_game(ann)
        ask(ann, table)
        until(lambda: see(ann, table)["state"] == "done")
        made = see(ann, table)

    with Running(settings) as server:
        assert see(Visitor(server, "Bob"), table) == made


def test_a_review_that_a_killed_server_has_begun_begins_anew(sqlite_url: str) -> None:
    with Running(settings_for(sqlite_url)) as server:
        ann = Visitor(server, "Ann")
        table = finished_game(ann)
        server.call(server.services.reviews.claim(table, 9, server.clock()))
        assert see(ann, table)["state"] == "waiting"

    with Running(settings_for(sqlite_url)) as server:
        bob = Visitor(server, "Bob")
        assert see(bob, table)["state"] == "none"
        ask(bob, table)
        until(lambda: see(bob, table)["state"] == "done")


# ---- a process that fails -----------------------------------------------------------------------


async def over(at: Parlour) -> Room:
    room, _ = await at.room("cave_vs_cave", "Ann", seats=2, opening=nearly_all("cave_vs_cave", 2))
    await at.start(room)
    await at.move(room, -1)
    return room


@pytest.mark.anyio
@pytest.mark.parametrize(
    "command",
    [HANGS, DIES, DIES_HALFWAY, BABBLES, GIVES_UP, NEVER_ENDS, NO_PROGRAM],
    ids=["hangs", "dies", "dies halfway", "babbles", "gives up", "never ends", "no program"],
)
async def test_a_review_that_fails_can_be_tried_again(
    sqlite_url: str, command: tuple[str, ...]
) -> None:
    database = Database(sqlite_url)
    reviews = Reviews(database)
    async with parlour(sqlite_url) as at:
        room = await over(at)
        for _ in range(2):
            desk = ReviewDesk(reviews, at.hub, 2.0, 64, command)
            await desk.ask(room)
            assert (await reviews.of(room.spec.id, at.now)).state == "waiting"

            await desk.work_off()

            assert (await reviews.of(room.spec.id, at.now)).state == "failed"
    await database.close()


@pytest.mark.anyio
async def test_no_more_games_wait_than_there_may(sqlite_url: str) -> None:
    database = Database(sqlite_url)
    async with parlour(sqlite_url) as at:
        desk = ReviewDesk(Reviews(database), at.hub, 2.0, 64, DIES)
        rooms = [await over(at) for _ in range(2)]
        desk.most = 1

        await desk.ask(rooms[0])

        assert await refused(desk.ask(rooms[1])) == "server/too-many-requests"
        assert MOST_WAITING > 1
    await database.close()


def test_what_cannot_be_replayed_is_told_by_its_code() -> None:
    nonsense = records.write(records.Record("stone_age", 1, 2, (records.Move("fly"),)))

    assert reviewed(nonsense).problem == "record/broken"


# ---- storage ------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_one_of_two_processes_takes_a_review_on(database_url: str) -> None:
    database = Database(database_url)
    reviews = Reviews(database)
    async with parlour(database_url) as at:
        table = (await over(at)).spec.id

        assert await reviews.claim(table, 9, at.now)
        assert not await reviews.claim(table, 9, at.now)

        await reviews.keep([table], at.now + ABANDONED)
        await reviews.report(table, 4, at.now + ABANDONED)
        running = await reviews.of(table, at.now + ABANDONED + 1)
        assert (running.state, running.done, running.moves) == ("running", 4, 9)
        assert not await reviews.claim(table, 9, at.now + ABANDONED + 1)
    await database.close()


@pytest.mark.anyio
async def test_a_review_that_nobody_works_at_any_more_is_taken_on_anew(database_url: str) -> None:
    database = Database(database_url)
    reviews = Reviews(database)
    async with parlour(database_url) as at:
        table, later = (await over(at)).spec.id, at.now + ABANDONED + 1
        await reviews.claim(table, 9, at.now)

        assert (await reviews.of(table, later)).state == "none"
        assert await reviews.claim(table, 9, later)
    await database.close()
