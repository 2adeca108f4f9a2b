"""Ratings: a fold over finished games, whoever counts them and however late they become known."""

import asyncio
import random
from collections.abc import AsyncIterator, Sequence

import pytest
from msgspec import structs
from sqlalchemy import Connection, insert, select

from grotto.server.log.ledger import Ledger
from grotto.server.log.spec import Spec
from grotto.server.ratings import BOTS, NEWCOMER, PEOPLE, Finisher, Player, Strength, rated
from grotto.server.storage.database import Database
from grotto.server.storage.ratings import Ratings, player_in
from grotto.server.storage.rows import Standing, rated_rows, standing_rows
from grotto.server.storage.schema import RATED, RATING_STEPS, STANDINGS, TABLES
from grotto.server.tables import absence, ending, playing, seating, undo
from grotto.server.tables.room import Room
from grotto.server.tables.standings import final_standings
from grotto.server.tables.state import TableState
from tests.server.parlour import Parlour, parlour, refused

GAME = "cave_vs_cave"
ANN, BEN = Player(PEOPLE, "ann"), Player(PEOPLE, "ben")


@pytest.fixture
async def house(database_url: str) -> AsyncIterator[Parlour]:
    async with parlour(database_url) as opened:
        yield opened


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    opened = Database(database_url)
    yield opened
    await opened.close()


def seats(*names: str, gone: str = "") -> list[Finisher]:
    """Those who finished a game, the winner first."""
    return [Finisher(name=name, rank=rank, gone=name == gone) for rank, name in enumerate(names, 1)]


# ---- the fold -----------------------------------------------------------------------------------


def test_who_wins_rises_and_who_loses_falls_and_both_are_known_better() -> None:
    after = rated({}, seats("ann", "ben"))

    assert after[ANN].mu > NEWCOMER.mu > after[BEN].mu
    assert max(after[ANN].sigma, after[BEN].sigma) < NEWCOMER.sigma
    assert (after[ANN].shown, after[ANN].doubt) == (1553, 161)
    assert NEWCOMER.shown == 1500


def test_five_at_a_table_are_ranked_in_one_go() -> None:
    after = rated({}, seats(*"abcde"))

    strengths = [after[Player(PEOPLE, name)].mu for name in "abcde"]
    assert strengths == sorted(strengths, reverse=True)
    assert len(after) == 5


def test_who_leaves_before_the_end_comes_last() -> None:
    after = rated({}, seats("ann", "ben", gone="ann"))

    assert after[ANN].mu < after[BEN].mu


def test_bots_have_a_scale_of_their_own() -> None:
    with_bot = rated({}, seats("bot:player", "ann", "ben"))
    without = rated({}, seats("ann", "ben"))

    assert with_bot[ANN] == without[ANN]
    assert with_bot[Player(BOTS, "bot:player")].mu > with_bot[Player(BOTS, "ann")].mu
    assert Player(PEOPLE, "bot:player") not in with_bot


def test_nobody_becomes_stronger_among_people_by_beating_bots() -> None:
    assert set(rated({}, seats("ann", "bot:novice"))) == {
        Player(BOTS, "ann"),
        Player(BOTS, "bot:novice"),
    }


# ---- what is kept -------------------------------------------------------------------------------


def finished(number: int, luck: random.Random) -> tuple[str, list[Standing]]:
    """A game of some people and bots, which ended at a time that others may share."""
    players = luck.sample(["p1", "p2", "p3", "p4", "p5", "novice", "master"], luck.randint(2, 5))
    at = float(luck.randrange(40))
    return f"t{number:03}", [
        Standing(
            seat=seat,
            person=player if player.startswith("p") else None,
            level="" if player.startswith("p") else player,
            game=GAME,
            seats=len(players),
            rank=luck.randint(1, len(players)),
            points=luck.randrange(50),
            gone=player.startswith("p") and luck.random() < 0.1,
            at=at,
        )
        for seat, player in enumerate(players)
    ]


def write_down(connection: Connection, table: str, standings: list[Standing], host: str) -> None:
    """Write a finished game down as the log does; nobody looks at its moves."""
    row = {
        "id": table, "game": GAME, "rules": 1, "seats": len(standings), "options": "{}",
        "visibility": "public", "pace": "live", "clock": "{}", "seed": "s", "host": host,
        "invite": "", "auto_start": False, "opening": "", "provable": True, "rated": True,
        "status": "over", "to_act": -2, "version": 1, "created": 0.0, "changed": 0.0,
    }  # fmt: skip
    connection.execute(insert(TABLES), row)
    connection.execute(insert(STANDINGS), standing_rows(table, standings))
    connection.execute(insert(RATED), rated_rows(table, standings))


def folded(games: Sequence[tuple[str, list[Standing]]]) -> dict[Player, Strength]:
    """What a fold over all games gives, without any database."""
    known: dict[Player, Strength] = {}
    for _, standings in sorted(games, key=lambda game: (game[1][0].at, game[0])):
        known |= rated(known, [_finisher(one) for one in standings])
    return known


def _finisher(one: Standing) -> Finisher:
    name = f"bot:{one.level}" if one.level else str(one.person)
    return Finisher(name=name, rank=one.rank, gone=one.gone)


async def kept(ratings: Ratings, players: set[Player]) -> dict[Player, Strength]:
    found = {}
    for player in players:
        strengths = await ratings.of_player(player.name)
        found[player] = strengths[GAME, player.scale]
    return found


async def with_people(house: Parlour, games: list[tuple[str, list[Standing]]]) -> str:
    """Give people of games ids that the database knows; return one of them."""
    ids = {name: await house.person(name) for name in ("p1", "p2", "p3", "p4", "p5")}
    for number, (table, standings) in enumerate(games):
        named = [structs.replace(one, person=one.person and ids[one.person]) for one in standings]
        games[number] = table, named
    return ids["p1"]


@pytest.mark.anyio
async def test_games_that_become_known_late_give_what_a_fold_over_all_gives(
    house: Parlour, database: Database
) -> None:
    luck, ratings = random.Random(7), Ratings(database)
    games = [finished(number, luck) for number in range(60)]
    host = await with_people(house, games)

    for number, (table, standings) in enumerate(games):
        await database.write(write_down, table, standings, host)
        if number % 3 == 0:
            await ratings.fold()
    await ratings.fold()

    expected = folded(games)
    assert await kept(ratings, set(expected)) == expected
    assert await ratings.fold() == 0
    assert await ratings.recompute() == 60
    assert await kept(ratings, set(expected)) == expected


@pytest.mark.anyio
async def test_several_processes_count_every_game_once(
    house: Parlour, database_url: str, database: Database
) -> None:
    luck = random.Random(3)
    games = [finished(number, luck) for number in range(30)]
    host = await with_people(house, games)
    others = [Database(database_url) for _ in range(3)]

    async def work(process: Database, share: int) -> None:
        for table, standings in games[share::3]:
            await process.write(write_down, table, standings, host)
            await Ratings(process).fold()

    if database.is_shared:
        await asyncio.gather(*(work(process, share) for share, process in enumerate(others)))
    else:  # one process serves an SQLite file
        await work(database, 0)
        await work(database, 1)
        await work(database, 2)
    for process in others:
        await process.close()

    expected = folded(games)
    assert await kept(Ratings(database), set(expected)) == expected


# ---- at tables ----------------------------------------------------------------------------------


async def play_to_the_end(room: Room) -> None:
    """Whoever is asked takes the last answer; bots play for those who have left."""
    while room.status == "playing":
        seat = room.to_act
        place, text = room.ledger.places[seat], room.playing().options()[-1]
        if place.plays and place.person is not None:
            await playing.play(room, place.person, f"k{room.version}", room.version, text)
        else:
            await playing.play_for_bot(room, seat, room.version, text)


async def the_steps(database: Database) -> dict[tuple[str, str], Strength]:
    rows = await database.read(lambda connection: connection.execute(select(RATING_STEPS)).all())
    return {
        (row.scale, row.player): Strength(mu=row.mu, sigma=row.sigma, games=row.games)
        for row in rows
    }


def from_the_log(spec: Spec, ledger: Ledger) -> list[Standing]:
    """How a game has ended, by nothing but its log."""
    return final_standings(TableState(spec, ledger, lambda: 0.0), 0.0)


@pytest.mark.anyio
async def test_ratings_follow_from_the_logs_alone(house: Parlour, database: Database) -> None:
    people: list[str] = []
    tables = []
    for _ in range(2):
        room, found = await house.room(GAME, "Ann", "Ben", rated=True)
        people += found
        await house.start(room)
        await play_to_the_end(room)
        tables.append(room.spec.id)
        house.now += 100
    await Ratings(database).fold()

    rows = await database.read(lambda connection: connection.execute(select(STANDINGS)).all())
    stored = {(row.table, row.seat): (player_in(row), row.rank, row.points) for row in rows}
    logged = {
        (table, one.seat): (one.person, one.rank, one.points)
        for table in tables
        for one in from_the_log(*await house.store.load(table))
    }
    steps = await the_steps(database)

    assert stored == logged
    for table in tables:
        names = [str(one.person) for one in from_the_log(*await house.store.load(table))]
        ranks = [one.rank for one in from_the_log(*await house.store.load(table))]
        finishers = [Finisher(name=name, rank=rank) for name, rank in zip(names, ranks)]
        expected = rated({}, finishers)
        assert {name: steps[PEOPLE, name] for name in names} == {
            player.name: strength for player, strength in expected.items()
        }


@pytest.mark.anyio
async def test_who_has_left_a_rated_game_has_lost_it(house: Parlour, database: Database) -> None:
    room, (ann, ben) = await house.room(GAME, "Ann", "Ben", rated=True)
    await house.start(room)
    await absence.leave(room, ann, "go")
    await play_to_the_end(room)
    await Ratings(database).fold()

    steps = await the_steps(database)
    assert steps[PEOPLE, ann].mu < steps[PEOPLE, ben].mu


@pytest.mark.anyio
async def test_a_rated_game_against_a_bot_is_lost_by_closing_it(
    house: Parlour, database: Database
) -> None:
    room, (ann,) = await house.room(GAME, "Ann", seats=2, rated=True)
    await house.start(room)
    await ending.close(room, ann, "close")
    await Ratings(database).fold()

    steps = await the_steps(database)
    assert steps[BOTS, ann].mu < steps[BOTS, "bot:random"].mu
    assert (PEOPLE, ann) not in steps


@pytest.mark.anyio
async def test_nothing_is_taken_back_at_a_rated_table(house: Parlour) -> None:
    room, (ann, ben) = await house.room(GAME, "Ann", "Ben", rated=True)
    await house.start(room)
    seat = await house.move(room)
    mover = (ann, ben)[seat]
    version = room.version

    for attempt in (undo.undo, undo.undo_turn, undo.redo, undo.ask_back):
        assert await refused(attempt(room, mover, house.key(), version)) == "undo/refused"
    assert room.version == version
    assert undo.why_no_undo(room, mover) == "rated"


@pytest.mark.anyio
async def test_guests_and_second_seats_have_no_place_at_a_rated_table(house: Parlour) -> None:
    room, (ann,) = await house.room(GAME, "Ann", seats=2, rated=True)
    eve = await house.person("Eve")

    assert await refused(seating.sit(room, eve, "Eve", None, "s")) == "server/rated-for-accounts"
    again = seating.sit(room, ann, "Ann", None, "t", account=True)
    assert await refused(again) == "server/one-seat-only"


@pytest.mark.anyio
async def test_games_that_are_not_rated_change_nothing(house: Parlour, database: Database) -> None:
    room, _ = await house.room(GAME, "Ann", "Ben")
    await house.start(room)
    await play_to_the_end(room)

    assert await Ratings(database).fold() == 0
    assert await the_steps(database) == {}
