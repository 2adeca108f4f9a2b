"""Honesty: whoever cannot tell two worlds apart answers alike in both of them.

Twins of a position have all secrets dealt anew. Bots of many seeds are asked about each of them:
their answers must come as often in one twin as in the other.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Any

import pytest

from grotto.bots import LEVELS, new_bot
from grotto.core.action import Action
from grotto.core.event import Event
from grotto.core.game import Game
from grotto.core.seats import CHANCE, NOBODY
from grotto.core.state import State
from grotto.core.stream import Stream
from grotto.games import GAMES
from grotto.play.chronicle import Chronicle
from grotto.play.position import Position

SEATS = {"stone_age": 3, "cave_vs_cave": 2, "caverna": 2, "lost_mines": 4}
HIDING = ("stone_age", "lost_mines")
"""In these games seats have secrets; in the others nobody knows more than anybody else."""
TWINS = 2
BOTS = 3
FEW_STEPS = 2
"""Masters think for two steps only: how far they look does not change what they may see."""


@dataclass(frozen=True)
class Told:
    """What has happened by then."""

    events: tuple[Event, ...]

    def __call__(self) -> tuple[Event, ...]:
        return self.events


def an_answer(game: Game[Any], state: State, stream: Stream) -> Action:
    if state.to_act() == CHANCE:
        return game.deal(state, stream)
    offers = state.legal_actions()
    return offers[stream.below(len(offers))]


def positions(game: Game[Any], seed: int, count: int) -> list[tuple[Position, list[Position]]]:
    """Stop a random game where seats have choices, and deal twins that differ from the truth."""
    found: list[tuple[Position, list[Position]]] = []
    stream = Stream(seed)
    state = game.new(SEATS[game.info.id], {})
    chronicle = Chronicle(state)
    while (seat := state.to_act()) != NOBODY and len(found) < count:
        if seat != CHANCE and len(state.legal_actions()) > 1 and stream.below(9) == 0:
            here, told = state.copy(), Told(tuple(chronicle.events()))
            deals = [game.worlds(here, seat, Stream(deal)) for deal in range(TWINS)]
            if game.info.id not in HIDING or any(deal.key() != here.key() for deal in deals):
                truth, *twins = (Position(game, each, seat, told) for each in (here, *deals))
                found.append((truth, twins))
        answer = an_answer(game, state, stream)
        chronicle.note(answer)
        state.apply(answer)
    return found


def answers(level: str, position: Position) -> Counter[str]:
    """Count what bots of several seeds answer."""
    bots = [new_bot(level, position.game, seed, steps=FEW_STEPS) for seed in range(BOTS)]
    return Counter(bot.choose(position).text() for bot in bots)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_answers_come_as_often_whatever_the_secrets_are(game: str, level: str) -> None:
    asked = positions(GAMES[game], seed=5, count=4)

    assert asked
    for truth, twins in asked:
        expected = answers(level, truth)
        assert all(answers(level, twin) == expected for twin in twins)
