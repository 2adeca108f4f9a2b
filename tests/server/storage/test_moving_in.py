"""A database as the Grotto before wrote it: brought up to date, everything in it goes on."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Table, create_engine, insert, inspect, update

from grotto.core.seats import SPECTATOR
from grotto.server.housekeeping.albums import finished_game
from grotto.server.settings import sqlite_file
from grotto.server.storage.database import MIGRATIONS, migrate, sync_url
from grotto.server.storage.schema import METADATA, TABLES
from grotto.server.tables.album_making import answer
from grotto.server.tables.frames import frame_for, past_frame
from grotto.server.tables.room import Room
from tests.server.parlour import Parlour, parlour
from tests.server.statements import change
from tools.postgres import Postgres

pytestmark = pytest.mark.anyio

BEFORE = "0002"
PLAYED = ("stone_age", 12), ("cave_vs_cave", 10_000)
"""The tables: one that is being played, and one whose game is over."""
RUNNING, FINISHED = 0, 1
LONG_AGO = '{"form": 1, "places": [], "timing": {}, "version": 64}'


@pytest.fixture(params=["sqlite", "postgresql"])
def former_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database with the schema of before."""
    if request.param == "sqlite":
        url = sqlite_file(tmp_path / "former.db")
        _upgrade(url)
        yield url
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    name = postgres.new_database()
    _upgrade(postgres.url(name))
    yield postgres.url(name)
    postgres.drop_database(name)


def _upgrade(url: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine(sync_url(url))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, BEFORE)
    engine.dispose()


def copy_rows(source: str, target: str) -> None:
    """Write what a database of now holds as the Grotto before would have written it."""
    engines = [create_engine(sync_url(url)) for url in (source, target)]
    with engines[0].connect() as here, engines[1].begin() as there:
        known = set(inspect(there).get_table_names())
        for table in METADATA.sorted_tables:
            if table.name in known:
                _copy(table, here, there)
    for engine in engines:
        engine.dispose()


def _copy(table: Table, here: Connection, there: Connection) -> None:
    columns = [column["name"] for column in inspect(there).get_columns(table.name)]
    wanted = [table.c[name] for name in columns]
    rows = [dict(row._mapping) for row in here.execute(table.select().with_only_columns(*wanted))]
    for row in rows:
        if table.name == "snapshots":
            row["ledger"] = LONG_AGO  # as it was written then
    former = Table(table.name, type(METADATA)(), autoload_with=there)
    if rows:
        there.execute(insert(former), rows)


class Seen:
    """What was seen of the tables before: how they stood, and many positions."""

    def __init__(self, rooms: list[Room]) -> None:
        self.ids = [room.spec.id for room in rooms]
        self.status = [room.status for room in rooms]
        self.standings = [frame_for(room, None, SPECTATOR).standings for room in rooms]
        self.positions = [positions(room) for room in rooms]


def positions(room: Room) -> list[object]:
    moves = range(0, len(room.ledger.moves) + 1, 9)
    return [past_frame(room, None, SPECTATOR, move).view for move in moves]


@asynccontextmanager
async def moved_in(url: str, former: str) -> AsyncIterator[tuple[Parlour, Seen]]:
    """Play at some tables, write them down as before, migrate, and open the house again."""
    async with parlour(url) as house:
        rooms = [await played(house, game, moves) for game, moves in PLAYED]
        seen = Seen(rooms)
    copy_rows(url, former)
    migrate(former)
    async with parlour(former) as house:
        yield house, seen


async def played(house: Parlour, game: str, moves: int) -> Room:
    room, _ = await house.room(game, "Ann", "Bob")
    await house.start(room)
    for _ in range(moves):
        if room.status == "over":
            break
        await house.move(room)
    return room


async def test_running_tables_go_on_where_they_were(sqlite_url: str, former_url: str) -> None:
    async with moved_in(sqlite_url, former_url) as (house, seen):
        room = await house.hub.room(seen.ids[RUNNING])
        before = room.status, positions(room)
        for _ in range(10):
            await house.move(room)
        again = await house.again(room)

        assert before == ("playing", seen.positions[RUNNING])
        assert again.ledger == room.ledger
        assert any(made.digest for made in again.ledger.moves)


async def test_finished_games_show_their_results_and_positions(
    sqlite_url: str, former_url: str
) -> None:
    async with moved_in(sqlite_url, former_url) as (house, seen):
        room = await house.hub.room(seen.ids[FINISHED])

        assert room.status == "over"
        assert positions(room) == seen.positions[FINISHED]
        assert frame_for(room, None, SPECTATOR).standings == seen.standings[FINISHED]


async def test_finished_games_get_their_albums_and_are_shown_without_their_rules(
    sqlite_url: str, former_url: str
) -> None:
    async with moved_in(sqlite_url, former_url) as (house, seen):
        missing = await house.store.albums.missing(10)
        made = answer(finished_game(*await house.store.load(missing[0])))
        await house.store.albums.keep(missing[0], made.book, 0.0)
        await change(house.store._database, update(TABLES).values(rules=99))
        room = await house.hub.room(seen.ids[FINISHED])

        assert missing == [seen.ids[FINISHED]]
        assert not room.is_playable
        assert positions(room) == seen.positions[FINISHED]
        assert frame_for(room, None, SPECTATOR).standings == seen.standings[FINISHED]
