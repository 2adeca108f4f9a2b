"""A snapshot is used only if it can show that it belongs to the log."""

import io
from collections.abc import AsyncIterator

import msgspec
import pytest
from sqlalchemy import delete, select, update

from grotto.server import metrics
from grotto.server.log.ledger import Ledger
from grotto.server.storage.schema import LOG, SNAPSHOTS
from grotto.server.tables.room import Room
from tests.server.parlour import Parlour, parlour
from tests.server.statements import change, found

pytestmark = pytest.mark.anyio


@pytest.fixture
async def house(database_url: str) -> AsyncIterator[Parlour]:
    async with parlour(database_url) as opened:
        yield opened


async def with_snapshot(house: Parlour) -> Room:
    """A table of which a snapshot was written, and then some more moves."""
    room, _ = await house.room("cave_vs_cave", "Ann", "Bob")
    await house.start(room)
    for _ in range(5):
        await house.move(room)
    await house.store.write_snapshot(room.spec.id, room.ledger)
    for _ in range(3):
        await house.move(room)
    return room


async def kept(house: Parlour) -> Ledger:
    (row,) = await found(house.store._database, select(SNAPSHOTS))
    return msgspec.json.decode(row.ledger, type=Ledger)


async def put_in_its_place(house: Parlour, ledger: Ledger) -> None:
    written = msgspec.json.encode(ledger).decode()
    await change(house.store._database, update(SNAPSHOTS).values(ledger=written))


def refused() -> int:
    return int(metrics.SNAPSHOTS_REFUSED._value.get())


async def test_a_snapshot_that_belongs_to_its_log_is_used(house: Parlour) -> None:
    room, before = await with_snapshot(house), refused()
    early = LOG.c.number <= 3
    await change(house.store._database, delete(LOG).where(early))  # it need not be read

    _, ledger = await house.store.load(room.spec.id)

    assert ledger == room.ledger
    assert refused() == before


@pytest.mark.parametrize("fault", ["of another log", "of a later version", "without proof"])
async def test_one_that_does_not_is_thrown_away_and_counted(
    house: Parlour, fault: str, log: io.StringIO
) -> None:
    room, before = await with_snapshot(house), refused()
    snapshot = await kept(house)
    snapshot.status = "closed"
    if fault == "of another log":
        snapshot.chain = "0123456789abcdef"
    elif fault == "without proof":
        snapshot.chain = ""
    else:
        number = {SNAPSHOTS.c.version: room.version + 7}
        await change(house.store._database, update(SNAPSHOTS).values(number))
    await put_in_its_place(house, snapshot)

    _, ledger = await house.store.load(room.spec.id)

    assert ledger == room.ledger
    assert refused() == before + 1
    assert "snapshot does not belong to its log" in log.getvalue()


async def test_a_right_one_is_written_in_its_place(house: Parlour) -> None:
    room = await with_snapshot(house)
    snapshot = await kept(house)
    snapshot.chain = "0123456789abcdef"
    await put_in_its_place(house, snapshot)
    await house.store.load(room.spec.id)
    before = refused()

    await house.store.load(room.spec.id)

    assert await kept(house) == room.ledger
    assert refused() == before


async def test_an_entry_that_was_changed_makes_the_chain_another(house: Parlour) -> None:
    room = await with_snapshot(house)
    entries = await house.store.entries(room.spec.id, 0)

    assert len({entry.chain for entry in entries}) == len(entries)
    assert entries[-1].chain == room.ledger.chain
