"""OpenSpiel's Python games: importing this module registers `grotto_stone_age` and the others.

Chance is a player here, as OpenSpiel has it: its outcomes are numbered by their order, and come
with their odds. Seats are given as ``players``, rewards as ``rewards``::

    pyspiel.load_game("grotto_stone_age(players=3)")
"""

import json
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from grotto.core.action import Action
from grotto.core.seats import CHANCE, NOBODY
from grotto.core.state import State
from grotto.envs.memory import Memory
from grotto.envs.setting import RANK, Setting
from grotto.games import GAMES

MOST_OUTCOMES: Final = 4096
"""More than any roll of dice or draw has."""
LONGEST_GAME: Final = 20_000
"""No game takes so many actions."""
MOST_POINTS: Final = 1000.0
"""Nobody scores more, or less than as many below zero."""


class Table:
    """A game of which OpenSpiel answers every question, those to chance too."""

    def __init__(
        self, setting: Setting, state: State, moves: list[Action], answers: list[int]
    ) -> None:
        self.setting: Final = setting
        self.state: Final = state
        self.moves: Final = moves
        self.answers: Final = answers  # the numbers of all moves
        self._texts: list[str] = []  # of the moves that somebody wanted to read
        self._memory: Memory | None = None
        self._look()

    def _look(self) -> None:
        """Number what can be answered now: chance by order, seats as all environments do."""
        self.seat = self.state.to_act()
        offers = self.state.legal_actions()
        numbers = (
            list(range(len(offers))) if self.seat == CHANCE else self.setting.numbering.of(offers)
        )
        self.offers = dict(zip(numbers, offers, strict=True))

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        """Return a twin that goes on by itself."""
        return Table(self.setting, self.state.copy(), self.moves.copy(), self.answers.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel as what was played: states never cross processes."""
        return _played, (self.setting, self.answers)

    def play(self, number: int) -> None:
        """Carry out an answer."""
        action = self.offers[number]
        self.moves.append(action)
        self.answers.append(number)
        self.state.apply(action)
        self._look()

    def outcomes(self) -> list[tuple[int, float]]:
        """Return what chance can answer, with the odds."""
        game = self.setting.game
        return [(number, game.odds(self.state, offer)) for number, offer in self.offers.items()]

    def text(self) -> str:
        """Return what was played so far, one move a line."""
        self._texts += [move.text() for move in self.moves[len(self._texts) :]]
        return "\n".join(self._texts)

    def information_state(self, seat: int) -> str:
        """Return all that a seat has seen so far and sees now, as one line of JSON."""
        if self._memory is None:
            self._memory = Memory(self.setting)
        return self._memory.information_state(self.state, self.moves, seat)


def new_table(setting: Setting) -> Table:
    """Return a table at which nothing was played yet."""
    return Table(setting, setting.game.new(setting.seats, setting.options), [], [])


def _played(setting: Setting, answers: list[int]) -> Table:
    """Play a game again."""
    table = new_table(setting)
    for number in answers:
        table.play(number)
    return table


class GrottoState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A game under play."""

    def __init__(self, game: "GrottoGame") -> None:
        super().__init__(game)
        self.table = new_table(game.setting)

    def current_player(self) -> int:
        """Return who is asked."""
        seat = self.table.seat
        if seat == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if seat == NOBODY else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.offers) if player == self.table.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes with their odds."""
        return self.table.outcomes()

    def _apply_action(self, action: int) -> None:
        self.table.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        offer = self.table.offers.get(action)
        return offer.text() if offer is not None else str(action)

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.table.seat == NOBODY

    def returns(self) -> list[float]:
        """Return what every seat got: all is paid at the end."""
        setting = self.table.setting
        if self.table.seat != NOBODY:
            return [0.0] * setting.seats
        return setting.pay(self.table.state.outcome())

    def __str__(self) -> str:
        """Show what was played so far."""
        return self.table.text()


class Observer:
    """Shows a state to a seat: the row of its layout, or all that it has seen as text."""

    def __init__(self, setting: Setting, *, remembers: bool) -> None:
        self._setting = setting
        self._remembers = remembers
        size = 0 if remembers else setting.size  # information states are strings only
        self.tensor: NDArray[np.float32] = np.zeros(size, np.float32)
        self.dict = {} if remembers else {"observation": self.tensor}
        self._encoder = setting.new_encoder()

    def set_from(self, state: GrottoState, player: int) -> None:
        """Write what a seat sees."""
        if not self._remembers:
            row = self._encoder.observe(state.table.state, player)
            self.tensor[:] = np.frombuffer(row, np.uint8)

    def string_from(self, state: GrottoState, player: int) -> str:
        """Return what a seat sees, or all that it has seen."""
        table = state.table
        if self._remembers:
            return table.information_state(player)
        view = self._setting.game.view(table.state, player)
        return json.dumps({"seat": player, "view": view}, separators=(",", ":"))


class GrottoGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game of the shelf; subclasses name it."""

    game_id: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        fewest = min(GAMES[self.game_id].info.seats)
        self.setting = Setting.of(
            self.game_id, given.get("players", fewest), {}, given.get("rewards", RANK)
        )
        super().__init__(
            game_type(self.game_id, zero_sum=_is_zero_sum(self.setting)), _info(self.setting), given
        )

    def new_initial_state(self, _from: str | None = None) -> GrottoState:
        """Return the first state."""
        return GrottoState(self)

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ANN401 (pyspiel has no types)
        params: dict[str, Any] | None = None,
    ) -> Observer:
        """Return an observer: with perfect recall it knows all that a seat has seen."""
        remembers = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.setting, remembers=remembers)


def game_type(game_id: str, *, zero_sum: bool = False) -> Any:  # noqa: ANN401
    """Describe a game to OpenSpiel."""
    seats = GAMES[game_id].info.seats
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"grotto_{game_id}",
        long_name=f"Grotto {game_id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(seats), "rewards": RANK},
    )


def _is_zero_sum(setting: Setting) -> bool:
    return setting.rewards == RANK and setting.seats > 1


def _info(setting: Setting) -> Any:  # noqa: ANN401
    most = 1.0 if setting.rewards == RANK else MOST_POINTS
    return pyspiel.GameInfo(
        num_distinct_actions=setting.numbering.size,
        max_chance_outcomes=MOST_OUTCOMES,
        num_players=setting.seats,
        min_utility=-most,
        max_utility=most,
        utility_sum=0.0 if _is_zero_sum(setting) else None,
        max_game_length=LONGEST_GAME,
    )


def register_all() -> None:
    """Tell OpenSpiel of every game on the shelf; pickles find its class in this module."""
    for game_id in GAMES:
        name = f"Grotto_{game_id}"
        globals()[name] = type(name, (GrottoGame,), {"game_id": game_id, "__module__": __name__})
        pyspiel.register_game(game_type(game_id), globals()[name])


register_all()
