"""Deals of days and results, as both databases keep them."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from grotto.server.log import entries as log
from grotto.server.log.entries import Entry
from grotto.server.log.ledger import Place
from grotto.server.log.spec import Clock, Spec
from grotto.server.storage.daily import Daily, Deal
from grotto.server.storage.results import Results
from grotto.server.storage.rows import Result
from grotto.server.storage.tables import Summary
from tests.server.rooms import Shelf, shelf_at

pytestmark = pytest.mark.anyio

DAY = "2026-11-17"
CAVE = "cave_vs_cave"


@pytest.fixture
async def shelf(database_url: str) -> AsyncIterator[Shelf]:
    async with shelf_at(database_url) as opened:
        yield opened


def deal(seed: str, day: str = DAY) -> Deal:
    return Deal(day=day, game=CAVE, rules=1, seed=seed)


async def played(
    shelf: Shelf, table: str, person: str, points: int, *, day: str = DAY, created: float = 0.0
) -> None:
    """A table at which somebody has played a game alone to its end."""
    spec = Spec(
        id=table,
        game=CAVE,
        rules=1,
        seats=1,
        options={},
        visibility="private",
        pace="live",
        clock=Clock(),
        seed="secret",
        host=person,
        created=created,
        daily=day,
    )
    places = [Place(name="Ann", person=person)]
    over = Summary(status="over", to_act=-2, places=places, changed=1.0)
    await shelf.store.create(spec, over)
    entry = Entry(number=1, kind=log.MOVE, body="take expansion", at=1.0)
    result = Result(seat=0, points=points, lead=0, at=1.0)
    ended = Summary(status="over", to_act=-2, places=places, changed=1.0, results=[result])
    await shelf.store.append(table, [entry], ended)


async def test_a_day_has_one_deal_whoever_asks_first(shelf: Shelf) -> None:
    daily = Daily(shelf.database)

    found = await asyncio.gather(*(daily.deal(deal(seed)) for seed in "abcd"))
    tomorrow = await daily.deal(deal("e", "2026-11-18"))

    assert len({one.seed for one in found}) == 1
    assert tomorrow.seed == "e"


async def test_results_rank_by_points_and_equal_ones_share_a_rank(shelf: Shelf) -> None:
    people = [await shelf.person(name) for name in ("Ann", "Ben", "Cid", "Dot")]
    for number, points in enumerate((40, 52, 52, 31)):
        await played(shelf, f"t{number}", people[number], points)
    daily = Daily(shelf.database)

    found = await daily.results(DAY, CAVE, people[3], most=2)

    assert [(one.rank, one.points, one.yours) for one in found] == [
        (1, 52, False), (1, 52, False), (4, 31, True),
    ]  # fmt: skip
    assert await daily.finished(DAY, CAVE) == 4
    assert await daily.results("2026-11-16", CAVE, None, most=2) == []


async def test_of_two_tries_the_first_counts(shelf: Shelf) -> None:
    ann, daily = await shelf.person("Ann"), Daily(shelf.database)
    await played(shelf, "second", ann, 60, created=2.0)
    await played(shelf, "first", ann, 40, created=1.0)

    found = await daily.first_try(ann, DAY, CAVE)

    assert found is not None
    assert found.table == "first"
    assert [one.points for one in await daily.results(DAY, CAVE, ann, 9)] == [40]
    assert await daily.finished(DAY, CAVE) == 1


async def test_the_best_scores_of_somebody_come_first(shelf: Shelf) -> None:
    ann, ben = await shelf.person("Ann"), await shelf.person("Ben")
    for number, points in enumerate((-3, 52, 47)):
        await played(shelf, f"t{number}", ann, points, day="")
    await played(shelf, "other", ben, 99, day="")

    found = await Results(shelf.database).alone(ann, CAVE, most=2)

    assert [score.points for score in found.best] == [52, 47]
    assert found.played == 3
