"""The dealer: fair dice that anybody can check afterwards.

A table's seed is secret while it plays; its commitment, the SHA-256 of the seed, is shown from the
start. What chance answers follows from the seed, from the question, such as a roll of three dice
by one seat for wood, and from how often that very question was asked before. Cards that lie face
down together come from one shuffle. So neither waiting nor taking back nor another order of moves
can change an answer.
"""

from collections.abc import Iterable
from hashlib import sha256
from secrets import token_hex
from typing import Any

from grotto.core.action import Action
from grotto.core.game import Game
from grotto.core.luck import luck_for, question_to_chance
from grotto.core.state import State
from grotto.play.errors import WrongSeed


def new_seed() -> str:
    """Return a seed that nobody can guess."""
    return token_hex(16)


def commitment_of(seed: str) -> str:
    """Return what may be shown of a seed before it is published."""
    return sha256(seed.encode()).hexdigest()


class Dealer:
    """Answers for chance from one seed.

    Raises:
        WrongSeed: when the seed is empty or not a line of printable text.
    """

    def __init__(self, seed: str) -> None:
        if not seed or not seed.isprintable() or seed != seed.strip():
            raise WrongSeed(seed)
        self.seed = seed
        self.commitment = commitment_of(seed)  # empty where nothing was promised

    def deal(self, game: Game[Any], state: State, asked: Iterable[str]) -> Action:
        """Return the answer of chance; `asked` are the questions it was asked before."""
        question = question_to_chance(state)
        return self.deal_again(game, state, sum(earlier == question for earlier in asked))

    def deal_again(self, game: Game[Any], state: State, times: int) -> Action:
        """Return the answer to a question that chance was asked so many times before."""
        return game.deal(state, luck_for(state, self.seed, times))
