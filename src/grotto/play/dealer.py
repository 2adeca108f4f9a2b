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
from grotto.core.decision import Chance
from grotto.core.game import Game
from grotto.core.state import State
from grotto.core.stream import Stream
from grotto.play.errors import WrongSeed


def new_seed() -> str:
    """Return a seed that nobody can guess."""
    return token_hex(16)


def commitment_of(seed: str) -> str:
    """Return what may be shown of a seed before it is published."""
    return sha256(seed.encode()).hexdigest()


def question_to_chance(state: State) -> str:
    """Return the question that chance is asked, as the dealer tells questions apart."""
    return state.agenda[-1].text()


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
        question, top = question_to_chance(state), state.agenda[-1]
        times = sum(earlier == question for earlier in asked)
        key = top.dice_key() if isinstance(top, Chance) else question
        return game.deal(state, self._stream(f"{key}/{times}"))

    def _stream(self, purpose: str) -> Stream:
        return Stream(int.from_bytes(sha256(f"{self.seed}/{purpose}".encode()).digest()[:8]))
