"""Moments of games after which much is told, and people who sit down at them."""

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

from grotto.core.records import read, write
from grotto.play.history import Played, Source
from grotto.play.table import Table
from tests.web.at_table import AtTable
from tests.web.browser import Visit
from tests.web.tables import GOLDEN, asked_of_server, new_key

SEATS = {"stone_age": 2, "cave_vs_cave": 2, "caverna": 2, "lost_mines": 3}

MUCH = {
    "stone_age": {"dice-rolled", "gained", "fed", "round-begun"},
    "cave_vs_cave": {"round-begun", "tile-revealed"},
    "caverna": {"harvest-begun", "gained"},
    "lost_mines": {"path-laid"},
}
"""What happens at once after one answer that a test looks for."""

LUCKS = 20
"""So many games are played to find a moment; most have it."""

RARE = 0.05
"""How often something is done that can be done at any time."""

Outcome = Callable[[Table, list[Played]], bool]
"""Tells whether an answer had the outcome that is wanted."""


class Moment(NamedTuple):
    """A position, and an answer to it."""

    record: str
    action: str
    seat: int = 0


def moment_of(game: str, wanted: Outcome) -> Moment:
    """Find an answer of the first seat with such an outcome, in a game that is played at random."""
    for luck in range(LUCKS):
        table, chance = Table(game, SEATS[game], seed=f"telling {luck}"), random.Random(luck)
        while not table.over:
            offers = table.offers()
            weights = [RARE if offer.kind == "anytime" else 1.0 for offer in offers]
            action = chance.choices(offers, weights)[0].action.text()
            seat, moves = table.to_act, len(table.history)
            table.play(action)
            if seat == 0 and wanted(table, table.history[moves:]):
                record = table.saved_game()
                return Moment(write(replace(record, moves=record.moves[:moves], result=())), action)
    raise AssertionError("there is no such moment")


@cache
def eventful(game: str) -> Moment:
    """Find an answer after which much happens at once."""
    return moment_of(game, lambda _, played: kinds_in(played) >= MUCH[game])


ENDED = {
    "stone_age": "stack-2",
    "cave_vs_cave": "won-2",
    "caverna": "won-2",
    "lost_mines": "treasures-3",
}
"""Records of games that were played to their end."""


@cache
def last_of(game: str) -> Moment:
    """Find the answer that ended a recorded game."""
    *_, last = recorded(game)
    return last[0]


@cache
def recorded_with(game: str, kind: str) -> Moment:
    """Find the first answer of a recorded game after which something of a kind happened."""
    return next(moment for moment, kinds in recorded(game) if kind in kinds)


def recorded(game: str) -> Iterator[tuple[Moment, set[object]]]:
    """Return every answer of a recorded game, with the kinds of what happened before the next."""
    record = read((GOLDEN / game / f"{ENDED[game]}.game").read_text())
    texts = [move.text for move in record.moves]
    played = Table(game, record.seats, record.options, moves=texts, rules=record.rules).history
    chosen = [at for at, one in enumerate(played) if one.source == Source.CHOICE]
    for at, until in pairwise([*chosen, len(played)]):
        begun = replace(
            record, moves=record.moves[:at], names=(), bots=(), commitment="", seed="", result=()
        )
        yield Moment(write(begun), texts[at], played[at].seat), kinds_in(played[at:until])


def kinds_in(played: list[Played]) -> set[object]:
    """Return the kinds of events that happened."""
    return {event.plain()["kind"] for one in played for event in one.events}


def sit_down(visit: Visit, moment: Moment) -> str:
    """Sit down at a moment of a game, with bots at all other seats."""
    made = asked_of_server(visit, "/tables/import", record=moment.record, name="Olena")
    path = f"/tables/{made['id']}"
    asked_of_server(visit, f"{path}/join", name="Olena", seat=moment.seat, key=new_key())
    asked_of_server(visit, f"{path}/start", key=new_key(), level="random")
    return path


def answer(at: AtTable, path: str, action: str) -> None:
    """Give an answer that the screen has not prepared anything for."""
    asked_of_server(
        at.visit,
        f"{path}/commands",
        type="play",
        key=new_key(),
        expected=at.version,
        action=action,
    )


def lines_after(visit: Visit, path: str, move: int, seat: int = 0) -> list[dict[str, Any]]:
    """Return what the server knows to have happened after a move, as a seat sees it."""
    asked = f"{visit.origin}/api{path}/lines?before=100000&seat={seat}"
    answered = visit.context.request.get(asked)
    told: list[dict[str, Any]] = answered.json()["lines"]
    return [line for line in told if line["move"] > move]
