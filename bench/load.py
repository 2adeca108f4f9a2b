"""Put a real server under load and measure what people at its tables would feel.

The server is a process of its own on this machine, with an SQLite file; the players are sockets in
this process. Nothing else should run meanwhile. Usage: python -m bench.load [--tables 1000] …
"""

import argparse
import asyncio
import gc
import json
import random
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import httpx
from rich.console import Console
from rich.table import Table

from bench.load_copies import copy_tables
from bench.load_seats import Played, Tally, new_table
from bench.load_server import Served
from bench.run import RESULTS, header
from grotto.core import COMPILED

GAMES = ("stone_age", "lost_mines", "caverna")
SEATS = 4
MIDDLE = 150  # moves that are made at a table before it is looked at
LONG = 500  # moves of a long game
LONG_GAME = "caverna"
COPIES = 20  # of a long game, each of which is opened once
AT_ONCE = 40  # connections that are opened together

Figures = dict[str, float]
Tokens = dict[str, list[str]]  # of the people at a table, by its id


def milliseconds(times: list[float], percent: int) -> float:
    """Return a percentile."""
    ordered = sorted(times)
    place = min(len(ordered) - 1, len(ordered) * percent // 100)
    return round(ordered[place] * 1000, 1) if ordered else 0.0


async def in_groups(work: list[Callable[[], Awaitable[None]]]) -> None:
    """Do all of it, some at a time."""
    for start in range(0, len(work), AT_ONCE):
        await asyncio.gather(*(job() for job in work[start : start + AT_ONCE]))


class Load:
    """One run."""

    def __init__(self, asked: argparse.Namespace, folder: Path) -> None:
        self.asked = asked
        self.database = folder / "grotto.db"
        self.server = Served(f"sqlite:///{self.database}", folder / "log.jsonl")
        self.luck = random.Random(asked.seed)
        self.figures: Figures = {}
        self.tokens: Tokens = {}
        self.long = ""
        self.longs: list[str] = []

    async def run(self) -> Figures:
        """Measure everything."""
        self.server.start()
        try:
            await self.play_originals()
            self.copy()
            await self.measure_opening()
            await self.measure_many()
            await self.measure_saturation()
        finally:
            self.server.stop()
        return self.figures

    # ---- preparing ------------------------------------------------------------------------------

    async def play_originals(self) -> None:
        """Play one table of each game to its middle, and a long one."""
        for game in GAMES:
            table, tokens = await new_table(self.server.address, game, SEATS, SEATS)
            await self.play(Played(table, tokens, Tally()), MIDDLE)
            self.tokens[table] = tokens
        self.long, tokens = await new_table(self.server.address, LONG_GAME, 7, 7)
        await self.play(Played(self.long, tokens, Tally()), LONG)

    async def play(self, table: Played, moves: int) -> None:
        """Play a table to a move."""
        await table.open(self.server.address)
        await table.play(moves, self.luck)
        await table.close()

    def copy(self) -> None:
        """Let there be many tables, and start the server anew."""
        self.server.stop()
        originals = list(self.tokens)
        copies = copy_tables(self.database, originals, -(-self.asked.tables // len(originals)))
        self.longs = copy_tables(self.database, [self.long], COPIES)[self.long]
        people = self.tokens
        self.tokens = {
            copy: people[original] for original in originals for copy in copies[original]
        }
        self.figures["restart with so many tables, s"] = round(self.server.start(), 2)
        self.figures["memory of a server that has just started, MB"] = round(self.server.memory())

    # ---- opening --------------------------------------------------------------------------------

    async def measure_opening(self) -> None:
        """Open long games that are not in memory, at their end and in the middle."""
        half = len(self.longs) // 2
        async with httpx.AsyncClient(base_url=self.server.address, timeout=60) as browser:
            await browser.get(f"/api/tables/{next(iter(self.tokens))}")  # what is done only once
            ends = [await self.opened(browser, f"/api/tables/{at}") for at in self.longs[:half]]
            past = [
                await self.opened(browser, f"/api/tables/{at}/at/{LONG // 2}")
                for at in self.longs[half:]
            ]
            again = [
                await self.opened(browser, f"/api/tables/{at}/at/{LONG // 2}") for at in self.longs
            ]
        self.figures[f"open a game at move {LONG}, ms"] = milliseconds(ends, 50)
        self.figures[f"the slowest of {half}, ms"] = milliseconds(ends, 100)
        self.figures[f"open it at move {LONG // 2}, ms"] = milliseconds(past, 50)
        self.figures["the same when it is in memory, ms"] = milliseconds(again, 50)

    async def opened(self, browser: httpx.AsyncClient, path: str) -> float:
        """Return how long a page takes."""
        began = time.perf_counter()
        answer = await browser.get(path)
        answer.raise_for_status()
        return time.perf_counter() - began

    # ---- many tables at human pace --------------------------------------------------------------

    async def measure_many(self) -> None:
        """Let many tables play at human pace."""
        tables = list(self.tokens.items())[: self.asked.tables]
        before = self.server.memory()
        await self.look_at(list(self.tokens)[: self.asked.tables])
        idle = self.server.memory()
        tally = Tally()
        played = [Played(table, tokens, tally) for table, tokens in tables]
        began = time.perf_counter()
        await in_groups([partial(at.open, self.server.address) for at in played])
        await asyncio.gather(*(at.settled() for at in played))
        self.figures["until every client is back after that, s"] = round(
            time.perf_counter() - began, 1
        )
        self.figures["memory per idle table, kB"] = round((idle - before) * 1000 / len(tables))
        await self.play_at_pace(played, tally)
        active = self.server.memory()
        self.figures["memory per active table, kB"] = round((active - before) * 1000 / len(tables))
        self.figures["memory with all of them, MB"] = round(active)
        await in_groups([at.close for at in played])

    async def look_at(self, tables: list[str]) -> None:
        """Have tables in memory at which nobody looks."""
        async with httpx.AsyncClient(base_url=self.server.address, timeout=60) as browser:
            for table in tables:
                await browser.get(f"/api/tables/{table}")

    async def play_at_pace(self, played: list[Played], tally: Tally) -> None:
        """Play, and note what people would feel."""
        tally.forget()
        cpu, until = self.server.seconds_of_cpu(), time.perf_counter() + self.asked.seconds
        paces = [at.play_at_pace(self.asked.pace, until, self.luck) for at in played]
        await asyncio.gather(*paces)
        worked = self.server.seconds_of_cpu() - cpu
        seconds = self.asked.seconds
        self.figures["tables at human pace"] = len(played)
        self.figures["seats at human pace"] = len(played) * SEATS
        self.figures["moves per second at human pace"] = round(tally.moves / seconds, 1)
        self.figures["from move to every other screen, p50, ms"] = milliseconds(tally.screens, 50)
        self.figures["from move to every other screen, p99, ms"] = milliseconds(tally.screens, 99)
        self.figures["from move to its acknowledgement, p99, ms"] = milliseconds(tally.acks, 99)
        self.figures["the server's share of one core, %"] = round(100 * worked / seconds)
        self.figures["refused commands"] = sum(tally.problems.values())

    # ---- saturation -----------------------------------------------------------------------------

    async def measure_saturation(self) -> None:
        """Play as fast as the server answers; every game alone, and all together."""
        for game, tables in self.by_game().items():
            await self.saturate(game, tables[: self.asked.saturating])

    def by_game(self) -> dict[str, list[str]]:
        """Return tables by game; the copies lie in that order."""
        every, share = list(self.tokens), len(self.tokens) // len(GAMES)
        parts = {game: every[n * share : (n + 1) * share] for n, game in enumerate(GAMES)}
        mixed = [at for three in zip(*parts.values(), strict=True) for at in three]
        return parts | {"all three": mixed}

    async def saturate(self, name: str, tables: list[str]) -> None:
        """Note how many moves per second are possible."""
        tally = Tally()
        played = [Played(table, self.tokens[table], tally) for table in tables]
        await in_groups([partial(at.open, self.server.address) for at in played])
        await asyncio.gather(*(at.settled() for at in played))
        tally.forget()
        cpu, began = self.server.seconds_of_cpu(), time.perf_counter()
        until = began + self.asked.seconds / 3
        await asyncio.gather(*(at.play_on(until, self.luck) for at in played))
        seconds, worked = time.perf_counter() - began, self.server.seconds_of_cpu() - cpu
        await in_groups([at.close for at in played])
        self.figures[f"moves per second at saturation, {name}"] = round(tally.moves / seconds)
        self.figures[f"the server's time per move, {name}, ms"] = round(
            worked * 1000 / max(1, tally.moves), 2
        )


def shown(figures: Figures) -> Table:
    """Lay the figures out."""
    table = Table(title="A server under load", title_justify="left", show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(justify="right")
    for name, figure in figures.items():
        table.add_row(name, f"{figure:g}")
    return table


def main() -> None:
    """Measure, print the table, and write the results down."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--pace", type=float, default=4.0, help="seconds between moves at a table")
    parser.add_argument("--seconds", type=float, default=60.0, help="of playing at that pace")
    parser.add_argument("--saturating", type=int, default=60, help="tables that play at once")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    gc.disable()  # the players must not pause
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(Load(asked, Path(folder)).run())
    build = "compiled" if COMPILED else "interpreted"
    about = f"{header().partition(';')[0]}; engine: {build}; {asked}"
    console = Console()
    console.print(about, highlight=False)
    console.print(shown(figures))
    RESULTS.parent.mkdir(exist_ok=True)
    path = RESULTS.with_name("load.json")
    path.write_text(json.dumps({"on": about, "figures": figures}, indent=2) + "\n")


if __name__ == "__main__":
    main()
