"""Attacks on a server from one address, and what they cost it and those who play.

Usage: python -m bench.attacks [--server TREE] [--seconds S] [ATTACK ...]

The server is `grotto serve` with its usual limits, on the sources of a tree. Somebody else, at
another address, plays meanwhile: how long a move takes is measured in a process of its own.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httpx
from msgspec import convert

from bench.load import proc
from bench.load.line import COOKIE, PING, TEXT, packed, upgrade
from grotto.wire.offers import Menu, offers_in

ROOT = Path(__file__).parents[1]
RECORD = ROOT / "tests" / "golden" / "caverna" / "won-7.game"
FORWARDED = "X-Forwarded-For"
VICTIM, ATTACKER = "198.51.100.1", "203.0.113.7"
PAUSE = 0.2  # seconds between two moves of the victim
TOO_MANY = 429
SOCKETS = 24
"""As many as one person may open."""


class Somebody:
    """Somebody with a browser, at an address."""

    def __init__(self, server: str, address: str) -> None:
        headers = {"Origin": server, FORWARDED: address}
        self.server = server
        self.address = address
        self.browser = httpx.Client(base_url=server, headers=headers, timeout=60)

    def post(self, path: str, **body: object) -> dict[str, str]:
        """Ask for something; return what was answered."""
        answer = self.browser.post(path, json=body)
        answer.raise_for_status()
        answered: dict[str, str] = answer.json()
        return answered

    def sit_down(self, game: str, seats: int) -> str:
        """Make a table, play at all of its seats, and return its id."""
        facts = {"game": game, "seats": seats, "visibility": "public"}
        table = self.post("/api/tables", name="A", **facts)["id"]
        for seat in range(seats):
            self.post(f"/api/tables/{table}/join", name="A", seat=seat, key=f"s{seat}")
        self.post(f"/api/tables/{table}/start", key="go")
        return table

    def frame(self, table: str, seat: int | None = None) -> dict[str, Any]:
        """Look at a table."""
        params = {} if seat is None else {"seat": seat}
        seen: dict[str, Any] = self.browser.get(f"/api/tables/{table}", params=params).json()
        return seen

    def request(self, path: str) -> bytes:
        """Return the request that opens a socket."""
        opening = upgrade(self.server, path, self.browser.cookies.get(COOKIE) or "")
        return opening.replace(b"\r\n\r\n", f"\r\n{FORWARDED}: {self.address}\r\n\r\n".encode())


# ---- who plays meanwhile ------------------------------------------------------------------------


def _play(server: str, pipe: Connection) -> None:
    """Play until told to stop, and say how many milliseconds each move has taken."""
    player = Somebody(server, VICTIM)
    table = player.sit_down("stone_age", 2)
    taken: list[float] = []
    while not pipe.poll():
        with suppress(httpx.HTTPError):  # a server that hangs closes lines that are in use
            frame = player.frame(table)
            frame = player.frame(table, frame["to_act"])
            if frame.get("question") is None:
                table = player.sit_down("stone_age", 2)
                continue
            menus = convert(frame["question"]["menus"], list[Menu])
            action = offers_in(menus)[0].action
            play = {"type": "play", "expected": frame["version"], "action": action}
            began = time.perf_counter()
            player.post(f"/api/tables/{table}/commands", key=f"m{len(taken)}", **play)
            taken.append(1000 * (time.perf_counter() - began))
        time.sleep(PAUSE)
    pipe.send(taken)


@contextmanager
def somebody_plays(server: str, taken: list[float]) -> Iterator[None]:
    """Let somebody play meanwhile."""
    ours, theirs = multiprocessing.Pipe()
    player = multiprocessing.Process(target=_play, args=(server, theirs))
    player.start()
    time.sleep(2)
    try:
        yield
    finally:
        ours.send("stop")
        taken += ours.recv()
        player.join()


# ---- attacks ------------------------------------------------------------------------------------


async def _opened(who: Somebody, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, _, port = who.server.partition("//")[2].partition(":")
    reader, writer = await asyncio.open_connection(host, int(port), limit=4096)
    writer.write(who.request(f"/api/tables/{table}/socket"))
    answer = await reader.readuntil(b"\r\n\r\n")
    if b" 101 " not in answer.partition(b"\r\n")[0]:
        writer.close()
        raise ConnectionRefusedError(answer.partition(b"\r\n")[0].decode())
    return reader, writer


async def _pour(who: Somebody, table: str, message: bytes, end: float) -> int:
    """Send a message again and again, and read nothing; come back when the line is cut.

    Return how many bytes were taken.
    """
    sent = 0
    while time.monotonic() < end:
        with suppress(OSError, asyncio.IncompleteReadError):
            sent += await _pour_once(who, table, message, end)
        await asyncio.sleep(0.1)
    return sent


async def _pour_once(who: Somebody, table: str, message: bytes, end: float) -> int:
    _, writer = await _opened(who, table)
    many, sent = message * (65_536 // len(message)), 0
    with suppress(OSError, TimeoutError):
        async with asyncio.timeout(max(0.0, end - time.monotonic())):
            while True:
                writer.write(many)
                await writer.drain()
                sent += len(many)
    writer.transport.abort()
    return sent


async def pings(who: Somebody, end: float) -> str:
    """Ping through many sockets, and never read."""
    table = who.sit_down("caverna", 2)
    ping = packed(PING, b"x" * 125)
    sent = await asyncio.gather(*(_pour(who, table, ping, end) for _ in range(SOCKETS)))
    return f"{sum(sent) / 1e6:.0f} MB of pings taken"


async def messages(who: Somebody, end: float) -> str:
    """Send small messages through many sockets, and never read."""
    table = who.sit_down("caverna", 2)
    message = packed(TEXT, b"?")
    sent = await asyncio.gather(*(_pour(who, table, message, end) for _ in range(SOCKETS)))
    return f"{sum(sent) / 1e6:.0f} MB of messages taken"


async def wholes(who: Somebody, end: float) -> str:
    """Ask for whole frames through many sockets, and never read."""
    table = who.sit_down("caverna", 2)
    message = packed(TEXT, json.dumps({"type": "again"}).encode())
    sent = await asyncio.gather(*(_pour(who, table, message, end) for _ in range(SOCKETS)))
    return f"{sum(sent) / 1e6:.1f} MB of messages taken"


async def arrivals(who: Somebody, end: float) -> str:
    """Come to a table and go, again and again, as its seven people, while others look at it."""
    people = [Somebody(who.server, who.address) for _ in range(7)]
    table = people[0].post("/api/tables", name="A", game="caverna", seats=7)["id"]
    for seat, person in enumerate(people):
        person.post(f"/api/tables/{table}/join", name="A", seat=seat, key="s")
    people[0].post(f"/api/tables/{table}/start", key="go")
    watching = [await _opened(Somebody(who.server, who.address), table) for _ in range(200)]
    read = [asyncio.create_task(_count(reader)) for reader, _ in watching]
    come = await asyncio.gather(*(_come_and_go(one, table, end) for one in 5 * people))
    for _, writer in watching:
        writer.transport.abort()
    got = sum(await asyncio.gather(*read))
    return f"came {sum(come)} times, {got / 1e6:.1f} MB to 200 others"


async def _count(reader: asyncio.StreamReader) -> int:
    """Read to the end, and return how much it was."""
    got = 0
    with suppress(OSError):
        while part := await reader.read(65_536):
            got += len(part)
    return got


async def _come_and_go(who: Somebody, table: str, end: float) -> int:
    came = 0
    while time.monotonic() < end:
        try:
            reader, writer = await _opened(who, table)
        except (OSError, asyncio.IncompleteReadError):
            await asyncio.sleep(0.1)
            continue
        came += 1
        await reader.read(10)
        writer.transport.abort()
        await asyncio.sleep(0.06)
    return came


async def _ask(who: Somebody, paths: Callable[[int], str], end: float) -> str:
    """Ask for something costly, eight at a time."""
    answered: list[int] = []
    headers = {"Origin": who.server, FORWARDED: who.address}
    async with httpx.AsyncClient(base_url=who.server, headers=headers, timeout=60) as browser:

        async def ask(first: int) -> None:
            number = first
            while time.monotonic() < end:
                answer = await browser.get(paths(number))
                answered.append(answer.status_code)
                number += 8
                if answer.status_code == TOO_MANY:
                    await asyncio.sleep(0.2)

        await asyncio.gather(*(ask(first) for first in range(8)))
    return f"{answered.count(200)} answered, {len(answered) - answered.count(200)} refused"


def _finished(who: Somebody) -> str:
    return who.post("/api/tables/import", name="A", record=RECORD.read_text())["id"]


async def course(who: Somebody, end: float) -> str:
    """Ask how the scores of a finished game went."""
    table = _finished(who)
    return await _ask(who, lambda _: f"/api/tables/{table}/course", end)


async def past(who: Somebody, end: float) -> str:
    """Look back at a finished game, at one move after the other."""
    table = _finished(who)
    moves = who.frame(table)["moves"]
    return await _ask(who, lambda number: f"/api/tables/{table}/at/{number * 37 % moves}", end)


async def record(who: Somebody, end: float) -> str:
    """Take the record of a finished game."""
    table = _finished(who)
    return await _ask(who, lambda _: f"/api/tables/{table}/record", end)


async def nothing(_who: Somebody, end: float) -> str:
    """Do nothing, for comparison."""
    await asyncio.sleep(end - time.monotonic())
    return ""


ATTACKS: dict[str, Callable[[Somebody, float], Coroutine[Any, Any, str]]] = {
    attack.__name__: attack
    for attack in (nothing, pings, messages, wholes, arrivals, course, past, record)
}


# ---- measuring ----------------------------------------------------------------------------------


@contextmanager
def served(tree: Path) -> Iterator[tuple[str, int]]:
    """Serve the sources of a tree with usual limits; yield the address and the process."""
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"PYTHONPATH": str(tree / "src"), "XDG_DATA_HOME": folder}
        process = subprocess.Popen(
            [sys.executable, "-m", "grotto.cli", "serve", "--port", "0"],
            env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )  # fmt: skip
        assert process.stdout is not None
        address = next(line.strip() for line in process.stdout if "http://" in line)
        try:
            yield address.rstrip("/"), process.pid
        finally:
            process.send_signal(signal.SIGKILL)
            process.wait()


def _most_megabytes(process: int) -> float:
    """Return what a process had in memory when it had most."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    [peak] = [line.split()[1] for line in lines if line.startswith("VmHWM")]
    return int(peak) * 1024 / 1e6


def measure(tree: Path, name: str, seconds: float) -> str:
    """Attack a fresh server; return a line of a table."""
    taken: list[float] = []
    with served(tree) as (address, process):
        attacker = Somebody(address, ATTACKER)
        with somebody_plays(address, taken):
            before, worked = proc.megabytes(process), proc.seconds_of_cpu(process)
            began = time.monotonic()
            told = asyncio.run(ATTACKS[name](attacker, began + seconds))
            lasted = time.monotonic() - began
            worked = proc.seconds_of_cpu(process) - worked
            most = _most_megabytes(process)
        low, high = statistics.median(taken), statistics.quantiles(taken, n=20)[-1]
    return (
        f"| {name} | {before:.0f} → {most:.0f} | {100 * worked / lasted:.0f} % "
        f"| {low:.0f} | {high:.0f} | {told} |"
    )


def main() -> None:
    """Measure attacks, one after the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", default=[*ATTACKS])
    parser.add_argument("--server", type=Path, default=ROOT)
    parser.add_argument("--seconds", type=float, default=20.0)
    args = parser.parse_args()
    print("| attack | server's memory, MB | of a core | a move, p50 ms | p95 ms | |")
    print("|---|---:|---:|---:|---:|---|")
    for name in args.attacks:
        print(measure(args.server.resolve(), name, args.seconds), flush=True)


if __name__ == "__main__":
    main()
