"""What is measured: servers with many tables, and people who play there."""

import time
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx

from bench.load.asked import Asked
from bench.load.copies import copy_tables
from bench.load.crowd import Come, Go, LoadProcess, Play, PlayTo, together, together_until
from bench.load.databases import new_database
from bench.load.line import COOKIE
from bench.load.meter import Meter, Usage
from bench.load.seats import Place, Tally
from bench.load.server import Servers, Tree

GAMES = ("stone_age", "lost_mines", "caverna")
SEATS = 4
LONG_GAME, LONG_SEATS = "caverna", 7
LONG_COPIES = 40  # of a long game, each of which is opened once


class Setup:
    """Servers, load processes and tables."""

    def __init__(self, asked: Asked, folder: Path) -> None:
        self.asked = asked
        self.database = new_database(asked.database, folder)
        tree = Tree(asked.server, asked.interpreted)
        self.servers = Servers(tree, self.database.url, asked.processes, folder)
        self.loads = [LoadProcess(asked.seed + number) for number in range(asked.loads)]
        self._homes: dict[str, int] = {}  # the load process of each table
        self._seated: set[str] = set()  # tables whose people are connected
        self.tables: list[Place] = []  # of all games in turn
        self.longs: list[str] = []
        self.quiet_table = ""  # which nobody plays at
        self.bare = 0.0  # megabytes of servers that have no table in memory

    def close(self) -> None:
        """Stop everything."""
        for load in self.loads:
            load.end()
        self.servers.stop()
        self.database.close()

    # ---- tables ----------------------------------------------------------------------------------

    def prepare(self, tables: int, *, long: bool) -> None:
        """Play one table of each game to its middle, and one to a late move; copy them."""
        self.servers.start()
        originals = [self.played(game, SEATS, self.asked.moves) for game in GAMES]
        late = [self.played(LONG_GAME, LONG_SEATS, self.asked.long_moves)] if long else []
        addresses = [server.address for server in self.servers.all]
        self.servers.stop()
        copies = -(-tables // len(GAMES))
        made = copy_tables(self.database.url, [place.id for place in originals], copies + 1)
        for number in range(copies):
            for place in originals:
                places = _spread(len(self.tables), addresses, mix=self.asked.mix)
                self.tables.append(Place(made[place.id][number], place.game, place.tokens, places))
        self.quiet_table = made[originals[0].id][copies]
        for place in late:
            self.longs = copy_tables(self.database.url, [place.id], LONG_COPIES)[place.id]
        self.servers.start()
        self.bare = self.servers.megabytes()

    def played(self, game: str, seats: int, moves: int) -> Place:
        """Play a new table to a move."""
        place = new_table(self.servers.address, game, seats)
        what = f"Playing {moves} moves of {game}"
        together(what, [(self.loads[0], PlayTo(place, moves))], moves)
        return place

    # ---- people ----------------------------------------------------------------------------------

    def come(self, what: str, places: Sequence[Place]) -> Tally:
        """Let people connect who are not there yet, and wait until all of them see their tables."""
        absent = [place for place in places if place.id not in self._seated]
        self._seated |= {place.id for place in absent}
        jobs = [(load, Come(tuple(share))) for load, share in self._shares(absent)]
        return _summed(together(what, jobs, len(absent)))

    def play(self, what: str, places: Sequence[Place], pace: float, seconds: float) -> Tally:
        """Let people play."""
        until = time.perf_counter() + seconds
        jobs = [
            (load, Play(tuple(place.id for place in share), pace, until))
            for load, share in self._shares(places)
        ]
        return _summed(together_until(what, jobs, until))

    def go(self, places: Sequence[Place]) -> None:
        """Let people leave who are there."""
        present = [place for place in places if place.id in self._seated]
        self._seated -= {place.id for place in present}
        jobs = [
            (load, Go(tuple(place.id for place in share))) for load, share in self._shares(present)
        ]
        together("Everybody leaves", jobs, len(present))

    def _shares(self, places: Sequence[Place]) -> list[tuple[LoadProcess, list[Place]]]:
        """Return which load process holds which tables; a table stays where it is."""
        shares: dict[int, list[Place]] = defaultdict(list)
        for place in places:
            home = self._homes.setdefault(place.id, len(self._homes) % len(self.loads))
            shares[home].append(place)
        return [(self.loads[number], share) for number, share in sorted(shares.items())]

    def meter(self) -> Meter:
        """Return what measures this."""
        pids = [load.pid for load in self.loads]
        return Meter(self.servers, self.database, pids, self.quiet_table)

    def measured(
        self, what: str, places: Sequence[Place], pace: float, seconds: float
    ) -> tuple[Tally, Usage]:
        """Let people play, and measure everything meanwhile; pauses only at human pace."""
        with self.meter().running(probed=pace > 0) as usage:
            tally = self.play(what, places, pace, seconds)
        return tally, usage


def _spread(number: int, addresses: list[str], *, mix: bool) -> tuple[str, ...]:
    """Return where each seat of a table plays: all at one process, or at one after the other."""
    return tuple(addresses[(number + mix * seat) % len(addresses)] for seat in range(SEATS))


def _summed(tallies: list[Tally]) -> Tally:
    total = Tally()
    for tally in tallies:
        total.add(tally)
    return total


def new_table(address: str, game: str, seats: int) -> Place:
    """Make a table, let newcomers take its seats, and start it."""
    guests = [
        httpx.Client(base_url=address, headers={"Origin": address}, timeout=60)
        for _ in range(seats)
    ]
    table = _post(guests[0], "/api/tables", {"game": game, "seats": seats, "name": "Guest 0"})["id"]
    for seat, guest in enumerate(guests):
        wanted = {"name": f"Guest {seat}", "seat": seat, "key": f"sit{seat}"}
        _post(guest, f"/api/tables/{table}/join", wanted)
    _post(guests[0], f"/api/tables/{table}/start", {"key": "start"})
    tokens = tuple(guest.cookies[COOKIE] for guest in guests)
    for guest in guests:
        guest.close()
    return Place(table, game, tokens, (address,) * seats)


def _post(guest: httpx.Client, path: str, body: dict[str, object]) -> dict[str, Any]:
    answer = guest.post(path, json=body)
    answer.raise_for_status()
    found: dict[str, Any] = answer.json()
    return found
