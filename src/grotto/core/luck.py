"""Luck: what chance answers follows from a seed and from the question, and from nothing else."""

from hashlib import sha256

from grotto.core.decision import Chance
from grotto.core.state import State
from grotto.core.stream import Stream


def seed_number(text: str) -> int:
    """Turn a seed in words into the seed of a stream."""
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big")


def question_to_chance(state: State) -> str:
    """Return the question that chance is asked, as questions are told apart."""
    return state.agenda[-1].text()


def luck_for(state: State, seed: str, times: int) -> Stream:
    """Return the luck for a question that chance was asked so many times before."""
    top = state.agenda[-1]
    key = top.dice_key() if isinstance(top, Chance) else top.text()
    return Stream(seed_number(f"{seed}/{key}/{times}"))
