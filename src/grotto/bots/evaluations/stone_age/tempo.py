"""Tempo: how many rounds there are still to come, and what resources are worth until then."""

from typing import final

from mypy_extensions import mypyc_attr

from grotto.bots.evaluations.stone_age import weights
from grotto.games.stone_age.components import DIVISORS, GOLD, STACK_HEIGHT
from grotto.games.stone_age.game import StoneAgeState


@final
@mypyc_attr(acyclic=True)
class Tempo:
    """What is the same for all seats."""

    __slots__ = ("prices", "rounds")

    def __init__(self, rounds: float) -> None:
        self.rounds = rounds  # after this one
        self.prices = prices(rounds)


def tempo_of(state: StoneAgeState) -> Tempo:
    """Return the tempo of a game."""
    return Tempo(rounds_left(state))


def rounds_left(state: StoneAgeState) -> float:
    """Estimate the rounds after this one, from the deck, the lowest stack and the pace so far."""
    left = min(_until_cards_run_out(state), _until_a_stack_is_empty(state))
    if state.switches.max_rounds:
        left = min(left, float(state.switches.max_rounds - state.round))
    return max(0.0, left)


def _until_cards_run_out(state: StoneAgeState) -> float:
    bought = 0
    for player in state.players:
        bought += player.cards.bit_count()
    pace = _pace(bought, weights.CARDS_PER_ROUND[len(state.players)], state.round)
    return state.deck.bit_count() / pace


def _until_a_stack_is_empty(state: StoneAgeState) -> float:
    lowest = STACK_HEIGHT
    for height in state.heights:
        lowest = min(lowest, height)
    pace = _pace(STACK_HEIGHT - lowest, weights.TILES_PER_ROUND, state.round)
    return (lowest - 1) / pace if lowest else 0.0


def _pace(seen: int, expected: float, rounds: int) -> float:
    """Blend what was seen with what was expected; the more rounds, the more the former counts."""
    return (seen + expected * weights.PACE_ROUNDS) / (rounds + weights.PACE_ROUNDS)


def prices(rounds: float) -> list[float]:
    """Return what a piece of each resource is worth: towards the end, the point of a left-over."""
    spendable = 1 - weights.SPENDING_FADES**rounds
    return [1 + (value - 1 - weights.BUILDING_FIGURE) * spendable for value in DIVISORS[: GOLD + 1]]
