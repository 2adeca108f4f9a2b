"""The course of one game in an environment: from one question of a seat to the next.

Chance is answered as at a table with the same seed.
"""

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from grotto.core.action import Action
from grotto.core.game import Game
from grotto.core.luck import luck_for, question_to_chance
from grotto.core.seats import CHANCE, NOBODY
from grotto.core.state import State
from grotto.envs.native.encoder import Encoder
from grotto.envs.native.numbering import Numbering


@final
@mypyc_attr(acyclic=True)
class Course:
    """A game under play: who is asked, and the answers on offer with their numbers."""

    __slots__ = (
        "asked",
        "encoder",
        "game",
        "illegal",
        "moves",
        "numbering",
        "numbers",
        "offers",
        "seat",
        "seed",
        "state",
    )

    def __init__(
        self,
        game: Game[Any],
        state: State,
        seed: str,
        numbering: Numbering,
        encoder: Encoder,
        moves: list[Action],
        asked: dict[str, int],
    ) -> None:
        self.game: Final = game
        self.state: Final = state
        self.seed: Final = seed
        self.numbering: Final = numbering
        self.encoder: Final = encoder
        self.moves: Final = moves  # of all so far, chance included
        self.asked: Final = asked  # how often chance was asked each question
        self.illegal = NOBODY  # who gave an answer that was not on offer
        self.seat = NOBODY  # who is asked; `NOBODY` at the end
        self.offers: list[Action] = []
        self.numbers: list[int] = []
        self._go_on()

    def twin(self, encoder: Encoder) -> "Course":
        """Return a game that goes on by itself, with the same luck."""
        twin = Course(
            self.game,
            self.state.copy(),
            self.seed,
            self.numbering,
            encoder,
            self.moves.copy(),
            self.asked.copy(),
        )
        if self.illegal != NOBODY:
            twin.give_up(self.illegal)
        return twin

    def _go_on(self) -> None:
        """Let chance answer until a seat is asked, or the game is over."""
        state = self.state
        seat = state.to_act()
        while seat == CHANCE:
            answer = self._dealt()
            self.moves.append(answer)
            state.apply(answer)
            seat = state.to_act()
        self.seat = seat
        if seat == NOBODY:
            self.offers = []
            self.numbers = []
        else:
            self.offers = state.legal_actions()
            self.numbers = self.numbering.of(self.offers)

    def _dealt(self) -> Action:
        question = question_to_chance(self.state)
        times = self.asked.get(question, 0)
        self.asked[question] = times + 1
        return self.game.deal(self.state, luck_for(self.state, self.seed, times))

    def choose(self, number: int) -> bool:
        """Carry out the answer that has this number; tell whether it was on offer.

        If not, the game ends at once.
        """
        for place, each in enumerate(self.numbers):
            if each == number:
                self.play(self.offers[place])
                return True
        self.give_up(self.seat)
        return False

    def give_up(self, seat: int) -> None:
        """End the game by an answer that was not on offer."""
        self.illegal = seat
        self.seat = NOBODY
        self.offers = []
        self.numbers = []

    def play(self, action: Action) -> None:
        """Carry out one of the offers."""
        self.moves.append(action)
        self.state.apply(action)
        self._go_on()

    def observe(self, seat: int) -> bytearray:
        """Return what a seat sees."""
        return self.encoder.observe(self.state, seat)

    def mask(self, seat: int) -> bytearray:
        """Return 1 for every answer on offer; nobody but the seat that is asked has any."""
        mask = bytearray(self.numbering.size)
        if seat == self.seat:
            for number in self.numbers:
                mask[number] = 1
        return mask
