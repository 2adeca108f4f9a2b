"""How long lists take where ten thousand people have histories.

A database is filled with people, finished games and ratings, without any moves: lists do not read
those. Then a server is started on it, and asked for the lists of people who are drawn by lot; those
who play much are asked for more often, as they would ask themselves. On a machine that has other
things to do, look at the work that the server has with a request rather than at its answer.

Usage: python -m bench.people [--people N] [--games N] [--requests N] [--database ADDRESS]
"""

import argparse
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import httpx
from sqlalchemy import Connection, Table, create_engine, insert, text

from bench.load_server import READY
from grotto.server.settings import sqlite_file
from grotto.server.storage.database import migrate, sync_url
from grotto.server.storage.people import hashed
from grotto.server.storage.schema import (
    ALBUMS,
    PEOPLE,
    RATED,
    RATING_STEPS,
    RATINGS,
    SEATS,
    SESSIONS,
    STANDINGS,
    TABLES,
)

GAMES: Final = ("stone_age", "caverna", "lost_mines", "cave_vs_cave")
AT_ONCE: Final = 5_000
GOAL_MILLISECONDS: Final = 50.0
PERCENT: Final = 95
BEGINNING: Final = 1.7e9
"""When the first game was over, in seconds since 1970."""

Row = dict[str, Any]


def main() -> int:
    """Fill a database, measure, and say whether the goal was reached."""
    asked = _arguments()
    with TemporaryDirectory() as folder:
        database = asked.database or sqlite_file(Path(folder, "people.db"))
        began = time.perf_counter()
        fill(database, asked.people, asked.games)
        print(f"{asked.people} people, {asked.games} games: {time.perf_counter() - began:.0f} s")
        return _measure(database, asked.people, asked.requests)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=10_000)
    parser.add_argument("--games", type=int, default=60_000)
    parser.add_argument("--requests", type=int, default=300)
    parser.add_argument("--database", default="")
    return parser.parse_args()


# ---- filling ------------------------------------------------------------------------------------


def fill(database: str, people: int, games: int) -> None:
    """Write people and finished games into an empty database."""
    migrate(database)
    engine = create_engine(sync_url(database))
    with engine.begin() as connection:
        _write(connection, PEOPLE, map(_person, range(people)))
        _write(connection, SESSIONS, map(_session, range(people)))
        _write(connection, RATINGS, map(_rating, range(people)))
        luck = random.Random(1)
        for number in range(0, games, AT_ONCE):
            tables = [
                (one, *_played(luck, one, people))
                for one in range(number, min(games, number + AT_ONCE))
            ]
            _write_games(connection, tables)
    with engine.begin() as connection:
        connection.execute(text("ANALYZE"))
    engine.dispose()


def _write(connection: Connection, table: Table, rows: Iterable[Row]) -> None:
    waiting = iter(rows)
    while some := list(islice(waiting, AT_ONCE)):
        connection.execute(insert(table), some)


def _write_games(connection: Connection, tables: list[tuple[int, str, list[int]]]) -> None:
    _write(connection, TABLES, (_table(number, game, who) for number, game, who in tables))
    for kind, row in ((SEATS, _seat), (STANDINGS, _standing)):
        _write(
            connection,
            kind,
            (row(number, game, seat, who) for number, game, who in tables for seat in range(4)),
        )
    _write(connection, ALBUMS, ({**_of(number), **_ALBUM} for number, *_ in tables))
    rated = [one for one in tables if one[0] % 2]
    _write(connection, RATED, (_rated(number, game) for number, game, _ in rated))
    _write(
        connection,
        RATING_STEPS,
        (_step(number, game, one) for number, game, who in rated for one in who),
    )


_ALBUM: Final[Row] = {"made": 0.0, "problem": "", "book": b""}


def _person(number: int) -> Row:
    name = f"Person {number}"
    seen = "public" if number % 3 else "private"
    return {"id": f"p{number}", "name": name, "login": name.lower(), "skeleton": name,
            "created": 0.0, "page": seen}  # fmt: skip


def _session(number: int) -> Row:
    far = time.time() + 1e6
    return {"token": hashed(f"s{number}"), "person": f"p{number}", "created": far, "seen": far}


def _rating(number: int) -> Row:
    mu = 25 + (number * 7919 % 1000) / 100
    return {"game": GAMES[number % 4], "scale": "people", "player": f"p{number}",
            "mu": mu, "sigma": 3.0, "games": 9, "cautious": mu - 9}  # fmt: skip


def _played(luck: random.Random, number: int, people: int) -> tuple[str, list[int]]:
    """Draw who plays; the square lets some play much more than others."""
    drawn = {int(people * luck.random() ** 2) for _ in range(3)}
    return GAMES[number % 4], sorted(drawn)


def _of(number: int) -> Row:
    return {"table": f"t{number:07}"}


def _table(number: int, game: str, who: list[int]) -> Row:
    seen = ("public", "unlisted", "private")[number % 3]
    return {"id": f"t{number:07}", "game": game, "rules": 1, "seats": 4, "options": "{}",
            "visibility": seen, "pace": "live", "clock": "{}", "seed": "s", "host": f"p{who[0]}",
            "invite": "", "auto_start": False, "opening": "", "provable": True,
            "rated": bool(number % 2), "status": "over", "to_act": -2, "version": 1, "created": 0.0,
            "changed": BEGINNING + number}  # fmt: skip


def _seat(number: int, _game: str, seat: int, who: list[int]) -> Row:
    person = who[seat] if seat < len(who) else None
    level = "player" if person is None else ""
    name = "" if person is None else f"Person {person}"
    return {
        **_of(number),
        "seat": seat,
        "person": person and f"p{person}",
        "name": name,
        "level": level,
    }


def _standing(number: int, game: str, seat: int, who: list[int]) -> Row:
    seated = _seat(number, game, seat, who)
    del seated["name"]
    return {**seated, "game": game, "seats": 4, "rank": 1 + (seat + number) % 4,
            "points": 40 + seat, "gone": False, "at": BEGINNING + number}  # fmt: skip


def _rated(number: int, game: str) -> Row:
    return {**_of(number), "game": game, "at": BEGINNING + number, "folded": True}


def _step(number: int, game: str, person: int) -> Row:
    return {**_of(number), "game": game, "scale": "people", "player": f"p{person}",
            "at": BEGINNING + number, "mu": 25 + number % 7, "sigma": 3.0, "games": 9}  # fmt: skip


# ---- measuring ----------------------------------------------------------------------------------

LISTS: Final[dict[str, Callable[[int, int], str]]] = {
    "own tables": lambda _, __: "/api/me/tables",
    "own page": lambda _, __: "/api/me/page",
    "history": lambda _, __: "/api/me/history",
    "history of a game": lambda _, other: f"/api/me/history?game={GAMES[other % 4]}&result=won",
    "history with somebody": lambda _, other: f"/api/me/history?opponent=Person+{other}",
    "page of another": lambda _, other: f"/api/people/Person%20{other - other % 3 + 1}",
    "their history": lambda _, other: f"/api/people/Person%20{other - other % 3 + 1}/history",
    "course of a rating": lambda _, other: f"/api/me/ratings/{GAMES[other % 4]}",
    "the strongest": lambda _, other: f"/api/ratings/{GAMES[other % 4]}?limit=100",
    "the lobby": lambda _, __: "/api/tables?status=over&limit=100",
}


def _measure(database: str, people: int, requests: int) -> int:
    command = [sys.executable, "-m", "bench.load_server", database, "0"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, stderr=subprocess.DEVNULL)
    try:
        with httpx.Client(base_url=_address(server), timeout=60.0, verify=False) as browser:  # noqa: S501 (there is no HTTPS)
            slowest = max(_list(browser, what, people, requests, server.pid) for what in LISTS)
    finally:
        server.terminate()
        server.wait()
    print(f"slowest list: {slowest:.1f} ms at {PERCENT} %, goal {GOAL_MILLISECONDS:.0f} ms")
    return int(slowest > GOAL_MILLISECONDS)


def _address(server: "subprocess.Popen[str]") -> str:
    assert server.stdout is not None
    line = next(line for line in server.stdout if line.startswith(READY))
    return line.removeprefix(READY).strip()


def _processor(process: int) -> float:
    """Return how many milliseconds of a processor a process has used."""
    used = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:13]
    return 1000 * sum(map(int, used)) / os.sysconf("SC_CLK_TCK")


def _list(browser: httpx.Client, what: str, people: int, requests: int, server: int) -> float:
    """Ask for one list again and again; return how long nearly all answers took at most."""
    luck, took, used = random.Random(what), [], _processor(server)
    for _ in range(requests):
        asker = int(people * luck.random() ** 2)
        path = LISTS[what](asker, luck.randrange(people - 3))
        began = time.perf_counter()
        answer = browser.get(path, headers={"Cookie": f"grotto_session=s{asker}"})
        took.append(1000 * (time.perf_counter() - began))
        answer.raise_for_status()
    took.sort()
    middle, high = took[len(took) // 2], took[len(took) * PERCENT // 100]
    work = (_processor(server) - used) / requests
    print(f"{what:24} {middle:6.1f} ms half, {high:6.1f} ms at {PERCENT} %, {work:5.1f} ms of work")
    return high


if __name__ == "__main__":
    sys.exit(main())
