"""The stages of a load: tables are opened, looked at, played at, lost and found again."""

import time
from collections.abc import Iterator

import httpx
from rich.progress import track

from bench.load.crowd import SCREEN
from bench.load.figures import (
    MEMORY,
    OPENING,
    PACE,
    RESTART,
    SATURATION,
    TABLES,
    Figures,
    Stages,
    felt,
    kilobytes,
    milliseconds,
    mishaps,
    percentile,
    sent,
    used,
)
from bench.load.seats import Place, Tally
from bench.load.setup import GAMES, LONG_GAME, LONG_SEATS, Setup

ROOMS = "grotto_rooms"  # the server's own figure: tables in memory


# ---- opening -------------------------------------------------------------------------------------


def opening(setup: Setup) -> Stages:
    """Open long games that are not in memory, at their end and in the middle."""
    moves = setup.asked.long_moves
    half, middle = len(setup.longs) // 2, f"/at/{moves // 2}"
    with httpx.Client(base_url=setup.servers.address, timeout=60) as browser:
        _opened(browser, setup.quiet_table)  # what is done only once
        ends = [_opened(browser, table) for table in setup.longs[:half]]
        past = [_opened(browser, table + middle) for table in setup.longs[half:]]
        again = [_opened(browser, table + middle) for table in setup.longs]
    figures = {
        "to open it at its last move, ms": milliseconds(ends, 50),
        f"the slowest of {half}, ms": milliseconds(ends, 100),
        "to open it in the middle, ms": milliseconds(past, 50),
        f"the slowest of {len(past)} there, ms": milliseconds(past, 100),
        "to go to its middle when it is open, ms": milliseconds(again, 50),
    }
    return {f"{OPENING} a game of {moves} moves ({LONG_GAME}, {LONG_SEATS} seats)": figures}


def _opened(browser: httpx.Client, path: str, address: str = "") -> float:
    """Return how long it takes until a table is here."""
    began = time.perf_counter()
    browser.get(f"{address}/api/tables/{path}").raise_for_status()
    return time.perf_counter() - began


# ---- many tables at human pace -------------------------------------------------------------------


def pace(setup: Setup) -> Stages:
    """Have all tables in memory, and let people play at them."""
    before = setup.servers.megabytes()
    rooms = setup.servers.metrics()[ROOMS]
    _look_at_all(setup)
    idle = setup.servers.megabytes() - before
    idle_tables = max(1.0, setup.servers.metrics()[ROOMS] - rooms)
    first = setup.come("Opening sockets", setup.tables).first
    stages = dict(_paces(setup, setup.tables))
    active = setup.servers.megabytes() - before
    stages[MEMORY] = {
        "of a server without tables, MB": round(setup.bare),
        "of an idle table, kB": round(idle * 1000 / idle_tables),
        "of an active table, kB": round(active * 1000 / len(setup.tables)),
        "of the server with all of them, MB": round(setup.servers.megabytes()),
    }
    next(iter(stages.values()))["first frames, median, kB"] = kilobytes(first, 50)
    return stages


def _look_at_all(setup: Setup) -> None:
    """Bring every table into the memory of the server where it will be played."""
    with httpx.Client(timeout=60) as browser:
        for place in track(setup.tables, "Looking at all tables", console=SCREEN):
            _opened(browser, place.id, place.addresses[0])


def _paces(setup: Setup, places: list[Place]) -> Iterator[tuple[str, Figures]]:
    for seconds in setup.asked.paces:
        title = f"{PACE} every {seconds:g} s"
        tally, usage = setup.measured(title, places, seconds, setup.asked.seconds)
        figures = {
            TABLES: len(places),
            "seats with a socket": sum(len(place.tokens) for place in places),
            "moves per second": round(tally.moves / usage.seconds, 1),
        }
        yield title, figures | felt(tally) | sent(tally) | used(tally, usage) | mishaps(tally)


# ---- restart -------------------------------------------------------------------------------------


def restart(setup: Setup) -> Stages:
    """Kill the server while everybody is there, and let all come back when it serves again."""
    setup.come("Everybody comes", setup.tables)
    began = time.perf_counter()
    setup.servers.kill()
    killed = time.perf_counter()
    setup.go(setup.tables)
    cleared = time.perf_counter() - killed  # the load's own work, which delays nobody elsewhere
    served = setup.servers.start()
    came = time.perf_counter()
    tally = setup.come("Everybody comes back", setup.tables)
    ended = time.perf_counter()
    clients = sum(len(place.tokens) for place in setup.tables)
    figures = {
        "tables in its database": len(setup.tables) + len(setup.longs) + 1,
        "clients": clients,
        "until it serves again, s": round(served, 2),
        "from then until every client sees its table, s": round(ended - came, 2),
        "from the kill until every client sees its table, s": round(ended - began - cleared, 2),
        "connections that had to be tried again": tally.retries,
    }
    setup.go(setup.tables)
    return {f"{RESTART} (kill -9)": figures}


# ---- saturation ----------------------------------------------------------------------------------


def saturation(setup: Setup) -> Stages:
    """Play as fast as the server answers; every game alone, and all together."""
    most = setup.asked.saturating
    games = {game: [place for place in setup.tables if place.game == game] for game in GAMES}
    mixed = [place for places in games.values() for place in places[-max(1, most // len(GAMES)) :]]
    setup.go(setup.tables)
    figures: Figures = {}
    for name, places in games.items():
        figures |= _saturated(setup, name, places[:most])
    figures |= _saturated(setup, "all three", mixed)
    return {f"{SATURATION}: {most} tables without pauses": figures}


def _saturated(setup: Setup, name: str, places: list[Place]) -> Figures:
    """Note how many moves per second are possible, and what one costs."""
    setup.come(f"Saturating: {name}", places)
    seconds = setup.asked.seconds / len(GAMES)
    tally, usage = setup.measured(f"Saturating: {name}", places, 0.0, seconds)
    setup.go(places)
    worked = sum(usage.servers) * 1000 / max(1, tally.moves)
    return {
        f"moves per second, {name}": round(tally.moves / usage.seconds),
        f"the server's time for a move, {name}, ms": round(worked, 2),
        f"bytes to a seat after a move, median, {name}": percentile(tally.sizes, 50),
        f"the server's share of a core, {name}, %": usage.percent(sum(usage.servers)),
        f"the load's share of a core, {name}, %": usage.percent(sum(usage.loads)),
    } | _only_bad(name, tally)


def _only_bad(name: str, tally: Tally) -> Figures:
    """Name what went wrong, if something did."""
    return {f"{what}, {name}": count for what, count in mishaps(tally).items() if count}
