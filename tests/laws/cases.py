"""Every way a registered game can be set up, and positions reached from there by random play."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from grotto.core.action import Action
from grotto.core.game import Game
from grotto.core.options import Option, Value
from grotto.core.seats import CHANCE, NOBODY
from grotto.core.state import State
from grotto.core.stream import Stream
from grotto.games import GAMES
from tests.laws.facts import laws_of

LONGEST_GAME = 20_000


@dataclass(frozen=True)
class Case:
    """A game, a number of seats, and at most one option that is not at its default."""

    game_id: str
    seats: int
    option: str = ""
    value: Value = ""

    @property
    def game(self) -> Game[Any]:
        return GAMES[self.game_id]

    @property
    def options(self) -> dict[str, Value]:
        return {self.option: self.value} if self.option else {}

    def new(self) -> State:
        state: State = self.game.new(self.seats, self.options)
        return state

    def __str__(self) -> str:
        switched = f"-{self.option}={self.value}" if self.option else ""
        return f"{self.game_id}-{self.seats}{switched}"


def plain_cases() -> list[Case]:
    """Every game at every number of seats, with its default options."""
    return [Case(game.info.id, seats) for game in GAMES.values() for seats in game.info.seats]


def all_cases() -> list[Case]:
    """The same, and once more for every option switched to something else."""
    switched = [
        Case(case.game_id, case.seats, option.key, other_value(option, case.seats))
        for case in plain_cases()
        for option in case.game.info.options
    ]
    return plain_cases() + switched


def other_value(option: Option, seats: int) -> Value:
    """A value that is not the default, small enough to matter soon, and as a seat to be taken."""
    others = [value for value in option.choices if value != option.default]
    return others[min(1, len(others) - 1, seats - 1)]


def answer(case: Case, state: State, stream: Stream) -> Action:
    """What chance deals, or a seat picks: at random, but three times of four with its purpose."""
    if state.to_act() == CHANCE:
        return case.game.deal(state, stream)
    offers = state.legal_actions()
    purpose = laws_of(case.game_id).purpose
    if purpose and stream.below(4):
        offers = purpose(state, offers) or offers
    return offers[stream.below(len(offers))]


def walk(case: Case, seed: int) -> Iterator[State]:
    """Play one random game and show the state before every action, and at the end."""
    state, stream = case.new(), Stream(seed)
    for _ in range(LONGEST_GAME):
        yield state
        if state.to_act() == NOBODY:
            return
        state.apply(answer(case, state, stream))
    raise AssertionError(f"{case} with seed {seed} did not end")


def positions(case: Case, seed: int, every: int) -> Iterator[State]:
    """Every so many states of a random game, as copies that may be changed."""
    for number, state in enumerate(walk(case, seed)):
        if number % every == seed % every or state.to_act() == NOBODY:
            yield state.copy()
