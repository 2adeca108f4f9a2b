"""The stages of a load: tables are prepared, opened, looked at, played at, lost and found again."""

import argparse
import asyncio
import os
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path

import httpx
from rich.console import Console
from rich.progress import track

from bench.load_copies import copy_tables
from bench.load_seats import Played, Tally, new_table
from bench.load_server import Served, seconds_without_core

GAMES = ("stone_age", "lost_mines", "caverna")
SEATS = 4
MIDDLE = 150  # moves that are made at a table before it is looked at
LONG = 500  # moves of a long game
LONG_GAME, LONG_SEATS = "caverna", 7
COPIES = 40  # of a long game, each of which is opened once
AT_ONCE = 40  # connections that are opened together

Figures = dict[str, float]
Stages = dict[str, Figures]
SCREEN = Console(stderr=True)


def milliseconds(times: list[float], percent: int) -> float:
    """Return a percentile."""
    ordered = sorted(times)
    place = min(len(ordered) - 1, len(ordered) * percent // 100)
    return round(ordered[place] * 1000, 1) if ordered else 0.0


async def in_groups(what: str, work: Sequence[Callable[[], Awaitable[None]]]) -> None:
    """Do all of it, some at a time."""
    for start in track(range(0, len(work), AT_ONCE), what, console=SCREEN):
        await asyncio.gather(*(job() for job in work[start : start + AT_ONCE]))


async def pass_time(what: str, until: float) -> None:
    """Show how time goes by."""
    for _ in track(range(round(until - time.perf_counter())), what, console=SCREEN):
        await asyncio.sleep(1)


class Load:
    """One run."""

    def __init__(self, asked: argparse.Namespace, folder: Path) -> None:
        self.asked = asked
        self.database = folder / "grotto.db"
        self.server = Served(f"sqlite:///{self.database}", folder / "log.jsonl")
        self.luck = random.Random(asked.seed)
        self.tally = Tally()
        self.stages: Stages = {}
        self.tables: list[Played] = []
        self.longs: list[str] = []
        self.bare = 0.0  # megabytes of a server that has no table in memory

    async def run(self) -> Stages:
        """Measure everything."""
        self.server.start()
        try:
            await self.prepare()
            await self.measure_opening()
            await self.measure_many()
            await self.measure_restart()
            await self.measure_saturation()
        finally:
            self.server.stop()
        return self.stages

    # ---- preparing ------------------------------------------------------------------------------

    async def prepare(self) -> None:
        """Play one table of each game to its middle and a long one; copy them, and start anew."""
        originals = {}
        for game in track(GAMES, "Playing the first tables", console=SCREEN):
            table, originals[table] = await self.play(game, SEATS, MIDDLE)
        long, _ = await self.play(LONG_GAME, LONG_SEATS, LONG)
        self.server.stop()
        share = -(-self.asked.tables // len(GAMES))
        self.longs = copy_tables(self.database, [long], COPIES)[long]
        for original, copies in copy_tables(self.database, [*originals], share).items():
            self.tables += [Played(copy, originals[original], self.tally) for copy in copies]
        self.server.start()
        self.bare = self.server.memory()

    async def play(self, game: str, seats: int, moves: int) -> tuple[str, list[str]]:
        """Play a new table to a move; return its id and the tokens of its people."""
        id_, tokens = await new_table(self.server.address, game, seats, seats)
        table = Played(id_, tokens, Tally())
        await table.open(self.server.address)
        await table.play(moves, self.luck)
        await table.close()
        return id_, tokens

    def tables_of(self, game: int) -> list[Played]:
        """Return the tables of one game; the copies lie in that order."""
        share = len(self.tables) // len(GAMES)
        return self.tables[game * share : (game + 1) * share]

    # ---- opening --------------------------------------------------------------------------------

    async def measure_opening(self) -> None:
        """Open long games that are not in memory, at their end and in the middle."""
        half, middle = len(self.longs) // 2, f"/at/{LONG // 2}"
        async with httpx.AsyncClient(base_url=self.server.address, timeout=60) as browser:
            opened = partial(self.opened, browser)
            await opened(self.tables[0].id)  # what is done only once
            ends = [await opened(table) for table in self.longs[:half]]
            past = [await opened(table + middle) for table in self.longs[half:]]
            again = [await opened(table + middle) for table in self.longs]
        self.stages[f"A game of {LONG} moves ({LONG_GAME}, {LONG_SEATS} seats)"] = {
            "to open it at its last move, ms": milliseconds(ends, 50),
            f"the slowest of {half}, ms": milliseconds(ends, 100),
            "to open it in the middle, ms": milliseconds(past, 50),
            f"the slowest of {len(past)} there, ms": milliseconds(past, 100),
            "to go to its middle when it is open, ms": milliseconds(again, 50),
        }

    async def opened(self, browser: httpx.AsyncClient, path: str) -> float:
        """Return how long it takes until a table is here."""
        began = time.perf_counter()
        answer = await browser.get(f"/api/tables/{path}")
        answer.raise_for_status()
        return time.perf_counter() - began

    # ---- many tables at human pace --------------------------------------------------------------

    async def measure_many(self) -> None:
        """Have all tables in memory, and let people play at them."""
        before = self.server.memory()
        async with httpx.AsyncClient(base_url=self.server.address, timeout=60) as browser:
            for table in track(self.tables, "Looking at all tables", console=SCREEN):
                await self.opened(browser, table.id)
        idle = self.server.memory() - before
        await self.open_all()
        for pace in self.asked.paces:
            await self.play_at_pace(pace)
        active = self.server.memory() - before
        self.stages["Memory"] = {
            "of a server without tables, MB": round(self.bare),
            "of an idle table, kB": round(idle * 1000 / len(self.tables)),
            "of an active table, kB": round(active * 1000 / len(self.tables)),
            "of the server with all of them, MB": round(self.server.memory()),
        }

    async def open_all(self) -> None:
        """Let everybody come, and see the newest."""
        come = [partial(table.open, self.server.address) for table in self.tables]
        await in_groups("Opening sockets", come)
        await asyncio.gather(*(table.settled() for table in self.tables))

    async def play_at_pace(self, pace: float) -> None:
        """Play, and note what people would feel."""
        self.tally.forget()
        seconds, tally = self.asked.seconds, self.tally
        until = time.perf_counter() + seconds
        active = [table for table in self.tables if not table.over]
        theirs, ours = self.server.seconds_of_cpu(), time.process_time()
        kept_out = self.server.seconds_without_core(), seconds_without_core(os.getpid())
        moving = [table.play_at_pace(pace, until, self.luck) for table in active]
        await asyncio.gather(pass_time(f"A move every {pace:g} s", until), *moving)
        theirs, ours = self.server.seconds_of_cpu() - theirs, time.process_time() - ours
        self.stages[f"A move at each table every {pace:g} s"] = {
            "tables": len(active),
            "games that ended meanwhile": sum(table.over for table in active),
            "seats with a socket": sum(len(table.seats) for table in self.tables),
            "moves per second": round(tally.moves / seconds, 1),
            "frames per second": round(tally.frames / seconds),
            "size of a frame, kB": round(tally.kilobytes / max(1, tally.frames), 1),
            "until all others see a move, p50, ms": milliseconds(tally.screens, 50),
            "until all others see a move, p99, ms": milliseconds(tally.screens, 99),
            "the longest, ms": milliseconds(tally.screens, 100),
            "until a move is acknowledged, p50, ms": milliseconds(tally.acks, 50),
            "until a move is acknowledged, p99, ms": milliseconds(tally.acks, 99),
            "the server's share of one core, %": round(100 * theirs / seconds),
            "the load's share of one core, %": round(100 * ours / seconds),
            "the server waited for a core, % of the time": round(
                100 * (self.server.seconds_without_core() - kept_out[0]) / seconds, 1
            ),
            "the load waited for a core, % of the time": round(
                100 * (seconds_without_core(os.getpid()) - kept_out[1]) / seconds, 1
            ),
            "refused commands": sum(tally.problems.values()),
        }

    # ---- restart --------------------------------------------------------------------------------

    async def measure_restart(self) -> None:
        """Kill the server while everybody is there, and let all come back."""
        self.server.kill()
        await in_groups("After a kill", [table.close for table in self.tables])
        seconds = self.server.start()
        began = time.perf_counter()
        await self.open_all()
        self.stages["A server that was killed"] = {
            "tables in its database": len(self.tables) + len(self.longs),
            "until it serves again, s": round(seconds, 2),
            "until every client sees its table again, s": round(time.perf_counter() - began, 1),
        }
        await in_groups("Closing sockets", [table.close for table in self.tables])

    # ---- saturation -----------------------------------------------------------------------------

    async def measure_saturation(self) -> None:
        """Play as fast as the server answers; every game alone, and all together."""
        most = self.asked.saturating
        figures = self.stages[f"{most} tables play as fast as they can"] = {}
        mixed: list[Played] = []
        for number, game in enumerate(GAMES):
            figures |= await self.saturated(game, self.tables_of(number)[:most])
            mixed += self.tables_of(number)[-most // len(GAMES) :]
        figures |= await self.saturated("all three", mixed)

    async def saturated(self, name: str, tables: list[Played]) -> Figures:
        """Note how many moves per second are possible."""
        address, tally = self.server.address, self.tally
        await in_groups(f"Saturating: {name}", [partial(at.open, address) for at in tables])
        await asyncio.gather(*(table.settled() for table in tables))
        tally.forget()
        cpu, began = self.server.seconds_of_cpu(), time.perf_counter()
        until = began + self.asked.seconds / len(GAMES)
        await asyncio.gather(*(table.play_on(until, self.luck) for table in tables))
        seconds, worked = time.perf_counter() - began, self.server.seconds_of_cpu() - cpu
        await in_groups("Closing sockets", [table.close for table in tables])
        return {
            f"moves per second, {name}": round(tally.moves / seconds),
            f"the server's time for one, {name}, ms": round(worked * 1000 / max(1, tally.moves), 2),
        }
