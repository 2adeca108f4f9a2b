"""Tempo: how many rounds there are still to come."""

from grotto.bots.evaluations.stone_age import weights
from grotto.games.stone_age.components import STACK_HEIGHT
from grotto.games.stone_age.game import StoneAgeState


def rounds_left(state: StoneAgeState) -> float:
    """Estimate the rounds after this one, from the deck, the lowest stack and the pace so far."""
    left = min(_until_cards_run_out(state), _until_a_stack_is_empty(state))
    if state.switches.max_rounds:
        left = min(left, state.switches.max_rounds - state.round)
    return max(0.0, left)


def _until_cards_run_out(state: StoneAgeState) -> float:
    bought = sum(player.cards.bit_count() for player in state.players)
    pace = _pace(bought, weights.CARDS_PER_ROUND[len(state.players)], state.round)
    return state.deck.bit_count() / pace


def _until_a_stack_is_empty(state: StoneAgeState) -> float:
    lowest = min(state.heights)
    pace = _pace(STACK_HEIGHT - lowest, weights.TILES_PER_ROUND, state.round)
    return (lowest - 1) / pace if lowest else 0.0


def _pace(seen: int, expected: float, rounds: int) -> float:
    """Blend what was seen with what was expected; the more rounds, the more the former counts."""
    return (seen + expected * weights.PACE_ROUNDS) / (rounds + weights.PACE_ROUNDS)
