"""Sessions: one game as all environments play it.

Chance is answered by the dealer of tables: the same seed and the same answers give the same game.
"""

from typing import Any, Final

import numpy as np
from numpy import frombuffer
from numpy.typing import NDArray

from grotto.core.action import Action
from grotto.core.event import Event
from grotto.core.seats import NOBODY
from grotto.core.state import State
from grotto.envs.memory import Memory
from grotto.envs.native.course import Course
from grotto.envs.setting import ILLEGAL, Setting
from grotto.play.dealer import Dealer

Observation = dict[str, NDArray[Any]]
"""What an agent gets: ``observation`` and ``action_mask``."""

BYTES: Final = np.dtype(np.uint8)
FLAGS: Final = np.dtype(np.int8)


class Session:
    """A game from its seed on; `seat` is asked, and `is_over` when nobody is any more."""

    def __init__(self, setting: Setting, seed: str) -> None:
        self.setting: Final = setting
        self.course = Course(
            setting.game,
            setting.game.new(setting.seats, setting.options),
            Dealer(seed).seed,
            setting.numbering,
            setting.new_encoder(),
            [],
            {},
        )
        self._remembered: Memory | None = None

    def __deepcopy__(self, memo: dict[int, Any]) -> "Session":
        """Return a twin that goes on by itself."""
        twin = Session.__new__(Session)
        memo[id(self)] = twin
        twin.__dict__.update(self.__dict__)
        twin.course = self.course.twin(self.setting.new_encoder())
        twin._remembered = None  # noqa: SLF001 (a twin)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel as seed and moves: states never cross processes."""
        texts = [move.text() for move in self.course.moves]
        return _replayed, (self.setting, self.course.seed, texts, self.course.illegal)

    @property
    def state(self) -> State:
        """The whole truth; agents must not see it."""
        return self.course.state

    @property
    def seat(self) -> int:
        """The seat that is asked, or nobody."""
        return self.course.seat

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, be it by an answer that was not on offer."""
        return self.course.seat < 0

    def step(self, number: int) -> bool:
        """Give the answer that has this number; tell whether it was on offer.

        If not, the game ends at once.
        """
        return self.course.choose(number)

    def play(self, action: Action) -> None:
        """Give an answer that is on offer."""
        self.course.play(action)

    def rewards(self) -> list[float]:
        """Return what every seat gets now that the game is over."""
        illegal = self.course.illegal
        if illegal == NOBODY:
            return self.setting.pay(self.state.outcome())
        return [ILLEGAL if seat == illegal else 0.0 for seat in range(self.setting.seats)]

    def observation(self, seat: int) -> NDArray[np.uint8]:
        """Return what a seat sees, as its layout has it."""
        return frombuffer(self.course.observe(seat), BYTES)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return 1 for every answer on offer; nobody but the seat that is asked has any."""
        return frombuffer(self.course.mask(seat), FLAGS)

    def observe(self, seat: int) -> Observation:
        """Return both, as agents get them."""
        course = self.course  # at every step: nothing is looked up twice
        return {
            "observation": frombuffer(course.observe(seat), BYTES),
            "action_mask": frombuffer(course.mask(seat), FLAGS),
        }

    def events(self) -> list[Event]:
        """Tell all that happened so far."""
        return self._memory().events(self.course.moves)

    def information_state(self, seat: int) -> str:
        """Return all that a seat has seen so far and sees now, as one line of JSON."""
        return self._memory().information_state(self.state, self.course.moves, seat)

    def _memory(self) -> Memory:
        """Return what is remembered; most games are played without ever asking for it."""
        if self._remembered is None:
            self._remembered = Memory(self.setting)
        return self._remembered


def _replayed(setting: Setting, seed: str, texts: list[str], illegal: int) -> Session:
    """Play a session again from its moves."""
    session = Session(setting, seed)
    place = len(session.course.moves)
    while place < len(texts):
        session.play(_offered(session.course.offers, texts[place]))
        place = len(session.course.moves)
    if illegal != NOBODY:
        session.course.give_up(illegal)
    return session


def _offered(offers: list[Action], text: str) -> Action:
    return next(offer for offer in offers if offer.text() == text)
