"""The dealer: fair dice that anybody can check afterwards.

A table's seed is secret while it plays; its commitment, the SHA-256 of the seed, is shown from the
start. The answer of chance to the move of number `n` follows from the seed and `n` alone, so
neither undoing nor waiting can change a roll.
"""

from hashlib import sha256
from secrets import token_hex
from typing import Any

from grotto.core.action import Action
from grotto.core.game import Game
from grotto.core.state import State
from grotto.core.stream import Stream


def new_seed() -> str:
    """Return a seed that nobody can guess."""
    return token_hex(16)


def commitment_of(seed: str) -> str:
    """Return what may be shown of a seed before it is published."""
    return sha256(seed.encode()).hexdigest()


class Dealer:
    """Answers for chance from one seed."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.commitment = commitment_of(seed)

    def deal(self, game: Game[Any], state: State, number: int) -> Action:
        """Return the answer of chance as move `number` of the game."""
        return game.deal(state, self.stream(number))

    def stream(self, number: int) -> Stream:
        """Return the stream that belongs to move `number`."""
        return Stream(int.from_bytes(sha256(f"{self.seed}/{number}".encode()).digest()[:8]))
