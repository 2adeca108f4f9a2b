"""Many tables of masters, who would think all the time: whether people elsewhere wait for them."""

import time

import httpx
from rich.progress import track

from bench.load.crowd import SCREEN
from bench.load.figures import (
    MASTERS,
    PAUSE,
    SEEN_P99,
    Figures,
    Stages,
    felt,
    milliseconds,
    used,
)
from bench.load.setup import Setup

SEATS = {"stone_age": 2, "cave_vs_cave": 2, "caverna": 2, "lost_mines": 3}
"""The games that masters play in turn, and how many of them at a table."""
PEOPLE = 24
"""Tables of people who play meanwhile."""
WARM_SECONDS = 5.0
"""Until every process of bots has started, and all tables wait for one of them."""

DEPTH, ANSWERS = "grotto_bot_depth", "grotto_bot_seconds"
REPLACED = "grotto_bots_replaced_total"


def masters(setup: Setup) -> Stages:
    """Let people play, first alone and then beside tables at which masters play each other."""
    places, pace = setup.tables[:PEOPLE], setup.asked.paces[-1]
    setup.come("People come", places)
    alone, usage = setup.measured("People alone", places, pace, setup.asked.seconds)
    before_them = {
        f"{SEEN_P99}, without masters": felt(alone)[SEEN_P99],
        f"{PAUSE}, without masters": milliseconds(usage.waits, 100),
    }
    count = setup.asked.masters
    _sit_down(setup, count)
    time.sleep(WARM_SECONDS)
    before = setup.servers.metrics()
    tally, usage = setup.measured("People and masters", places, pace, setup.asked.seconds)
    after = setup.servers.metrics()
    answered = {name: after.get(name, 0.0) - before.get(name, 0.0) for name in after}
    setup.go(places)
    figures: Figures = {"tables of people": len(places), "tables of masters": count}
    figures |= felt(tally) | before_them | used(tally, usage)
    return {f"{MASTERS}: {count} tables": figures | _thought(answered, usage.seconds, tally.moves)}


def _sit_down(setup: Setup, count: int) -> None:
    """Open tables at which only masters sit."""
    address, games = setup.servers.address, list(SEATS)
    with httpx.Client(base_url=address, headers={"Origin": address}, timeout=60) as host:
        for number in track(range(count), "Masters sit down", console=SCREEN):
            game = games[number % len(games)]
            wanted = {"game": game, "seats": SEATS[game], "name": "Host"}
            table = host.post("/api/tables", json=wanted).raise_for_status().json()["id"]
            begin = {"key": "start", "level": "master"}
            host.post(f"/api/tables/{table}/start", json=begin).raise_for_status()


def _thought(answered: dict[str, float], seconds: float, moves: int) -> Figures:
    """Return how fast masters answered, and which part of their searches they had time for."""
    answers = answered.get(f"{ANSWERS}_count", 0.0)
    return {
        "answers of masters per second": round(answers / seconds, 1),
        "an answer of a master, mean, ms": round(
            answered.get(f"{ANSWERS}_sum", 0.0) * 1000 / max(1.0, answers), 1
        ),
        "the part of their searches they had time for, %": round(
            100 * answered.get(f"{DEPTH}_sum", 0.0) / max(1.0, answered.get(f"{DEPTH}_count", 0.0))
        ),
        "masters that a quick bot answered for": answered.get(REPLACED, 0.0),
        "moves of people per second": round(moves / seconds, 1),
    }
