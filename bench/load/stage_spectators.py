"""Many spectators at one table: whether players wait for them, and how long they wait."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass

from bench.load.crowd import Crowd, Job, LoadProcess, Report, together
from bench.load.figures import SPECTATORS, Figures, Stages, milliseconds, percentile
from bench.load.seats import SeenMove, Tally
from bench.load.setup import Setup
from bench.load.spectators import Spectator

GAME = "caverna"
PACE_SECONDS = 1.0
OTHER_TABLES = 30
AT_ONCE = 100  # spectators who connect together
LATE_SECONDS = 5.0  # that spectators are waited for after the last move


@dataclass(frozen=True)
class Watch(Job[None]):
    """Let spectators come to a table."""

    addresses: tuple[str, ...]
    table: str
    spectators: int

    async def do(self, crowd: Crowd, report: Report) -> None:
        turn = asyncio.Semaphore(AT_ONCE)

        async def one(number: int) -> None:
            spectator = Spectator()
            crowd.spectators.append(spectator)
            async with turn:
                await spectator.open(self.addresses[number % len(self.addresses)], self.table)
            report(1)

        await asyncio.gather(*(one(number) for number in range(self.spectators)))


@dataclass(frozen=True)
class WhenSeen(Job[list[list[float]]]):
    """Say how long every spectator waited for each of some moves, and let all of them go."""

    moves: tuple[SeenMove, ...]

    async def do(self, crowd: Crowd, report: Report) -> list[list[float]]:
        await self._wait(crowd.spectators)
        waits = [
            [
                when - move.sent
                for spectator in crowd.spectators
                if (when := spectator.saw_after(move.version)) is not None
            ]
            for move in self.moves
        ]
        await asyncio.gather(*(spectator.close() for spectator in crowd.spectators))
        return waits

    async def _wait(self, spectators: list[Spectator]) -> None:
        """Wait until all have seen the last move, but not too long."""
        last = max((move.version for move in self.moves), default=-1)
        with suppress(TimeoutError):
            async with asyncio.timeout(LATE_SECONDS):
                while any(spectator.saw_after(last) is None for spectator in spectators):
                    await asyncio.sleep(0.1)


def spectators(setup: Setup) -> Stages:
    """Play with and without spectators; they have a process of their own, as the players have."""
    setup.go(setup.tables)
    watched = next(place for place in setup.tables if place.game == GAME)
    others = [place for place in setup.tables if place is not watched][:OTHER_TABLES]
    places = [watched, *others]
    setup.come("Players come", places)
    alone, _ = setup.measured("Without spectators", places, PACE_SECONDS, setup.asked.seconds)
    process, count = LoadProcess(setup.asked.seed), setup.asked.spectators
    addresses = tuple(dict.fromkeys(server.address for server in setup.servers.all))
    together("Spectators come", [(process, Watch(addresses, watched.id, count))], count)
    tally, usage = setup.measured("With spectators", places, PACE_SECONDS, setup.asked.seconds)
    moves = tuple(move for move in tally.seen if move.table == watched.id)
    (waits,) = together("Spectators leave", [(process, WhenSeen(moves))], 1)
    process.end()
    setup.go(places)
    figures: Figures = {"spectators": count, "moves that they saw": len(moves)}
    figures |= _players(watched.id, alone, tally) | _watchers(waits)
    figures["the server's share of a core, %"] = usage.percent(sum(usage.servers))
    return {f"{SPECTATORS} at one table ({GAME}), a move a second": figures}


def _players(table: str, alone: Tally, together: Tally) -> Figures:
    """Return what players at the table, and at others, feel."""
    before, after = _seen(alone, table), _seen(together, table)
    return {
        "players see a move without them, p50, ms": milliseconds(before, 50),
        "players see a move with them, p50, ms": milliseconds(after, 50),
        "players see a move without them, p99, ms": milliseconds(before, 99),
        "players see a move with them, p99, ms": milliseconds(after, 99),
        "players wait longer because of them, p99, ms": round(
            milliseconds(after, 99) - milliseconds(before, 99), 1
        ),
        "players at other tables without them, p99, ms": milliseconds(_seen(alone, but=table), 99),
        "players at other tables with them, p99, ms": milliseconds(_seen(together, but=table), 99),
    }


def _seen(tally: Tally, table: str = "", but: str = "") -> list[float]:
    return [
        move.seconds
        for move in tally.seen
        if (not table or move.table == table) and move.table != but
    ]


def _watchers(waits: list[list[float]]) -> Figures:
    """Return what spectators feel, and how many moves came to them only with the next one."""
    every = [wait for of_move in waits for wait in of_move]
    return {
        "spectators see a move, p50, ms": milliseconds(every, 50),
        "spectators see a move, p99, ms": milliseconds(every, 99),
        "the last spectator sees a move, p50, ms": milliseconds(
            [max(of_move) for of_move in waits if of_move], 50
        ),
        "spectators who saw each move, fewest": percentile([len(of_move) for of_move in waits], 0),
    }
