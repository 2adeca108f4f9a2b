"""PettingZoo environments: every seat is an agent, and one after another is asked.

An answer that is not on offer ends the game: whoever gave it gets -1, everybody else nothing.
"""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Final

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from grotto.core.options import Value
from grotto.core.seats import SPECTATOR
from grotto.envs.errors import NotReset
from grotto.envs.render import ANSI, known_mode, shown
from grotto.envs.seeds import Seeds
from grotto.envs.session import Observation, Session
from grotto.envs.setting import RANK, Setting
from grotto.envs.spaces import action_space, observation_space

OF_A_GAME: Final = frozenset({"session", "terminations", "agent_selection", "_cumulative_rewards"})
"""What an environment has only after it was reset."""


class GrottoAEC(AECEnv[str, Observation, int]):  # type: ignore[misc]  # it has no types
    """One game for agents `seat_0`, `seat_1` and so on."""

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        super().__init__()
        self.setting = setting
        self.metadata = {
            "name": f"{setting.game_id}_v{setting.game.info.rules_version}",
            "render_modes": [ANSI],
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.seats)]
        self.agents = self.possible_agents[:]
        self.render_mode = known_mode(render_mode)
        self.observation_spaces = {a: observation_space(setting) for a in self.possible_agents}
        self.action_spaces = {a: action_space(setting) for a in self.possible_agents}
        self._seeds = Seeds()
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 (attributes of PettingZoo have no types)
        """Say that no game has begun to whoever asks for what a game has."""
        if name in OF_A_GAME:
            raise NotReset
        raise AttributeError(name)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations: the row, and the mask of answers."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the numbers of answers."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; without a seed, another one that follows from the last seed."""
        self.session = Session(self.setting, self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.session.seat]

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees; its mask is empty unless it is asked."""
        return self.session.observe(self._seat_of[agent])

    def last(
        self,
        observe: bool = True,  # noqa: FBT001, FBT002 (as PettingZoo has it)
    ) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """Return what the agent sees that is asked, and what it got since it was last asked."""
        agent = self.agent_selection
        return (
            self.session.observe(self._seat_of[agent]) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        """Give the answer of the agent that is asked."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        course = self.session.course
        course.choose(-1 if action is None else int(action))  # numpy's are no ints
        seat = course.seat
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
        else:
            self._end()

    def _end(self) -> None:
        self.rewards = dict(zip(self.agents, self.session.rewards(), strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def legal_actions(self) -> list[int]:
        """Return the numbers of all answers on offer: what the mask says, as a list."""
        return self.session.course.numbers.copy()

    def render(self) -> str | None:
        """Return what a spectator sees as text."""
        return shown(self.session, SPECTATOR) if self.render_mode == ANSI else None

    def close(self) -> None:
        """Nothing is open."""

    def information_state(self, agent: str) -> str:
        """Return all that an agent has seen so far, as one line of JSON."""
        return self.session.information_state(self._seat_of[agent])

    def __deepcopy__(self, memo: dict[int, Any]) -> "GrottoAEC":
        """Return a twin that goes on by itself, with the same luck."""
        twin = type(self).__new__(type(self))
        memo[id(self)] = twin
        shared = {"setting", "possible_agents", "_seat_of"}
        for name, value in self.__dict__.items():
            twin.__dict__[name] = value if name in shared else deepcopy(value, memo)
        return twin


class GrottoParallel(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # nor has it
    """The same game for agents that all answer at once: only the one that is asked is heard.

    Who is asked has answers in its mask; all others have none, and may send anything.
    """

    def __init__(self, setting: Setting) -> None:
        self._aec = GrottoAEC(setting)
        self.metadata = {"name": self._aec.metadata["name"], "render_modes": []}
        self.possible_agents = self._aec.possible_agents
        self.agents = self.possible_agents[:]
        self.render_mode = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self._aec.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the numbers of answers."""
        return self._aec.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a new game."""
        self._aec.reset(seed, options)
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> dict[str, Observation]:
        return {agent: self._aec.observe(agent) for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Take the answer of the agent that is asked."""
        aec, agents = self._aec, self.agents
        aec.step(actions.get(aec.agent_selection))
        seen = self._seen()
        over = self._aec.session.is_over
        self.agents = [] if over else agents
        none = dict.fromkeys(agents, False)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        return seen, dict(aec.rewards), dict.fromkeys(agents, over), none, infos


def aec_env(
    game: str,
    seats: int | None = None,
    *,
    options: Mapping[str, Value] | None = None,
    rewards: str = RANK,
    render_mode: str | None = None,
) -> GrottoAEC:
    """Return a game as PettingZoo's AEC environment; `rewards` go by ``rank`` or ``score``.

    Raises:
        TableError: when there is no such game, or it cannot be played so.
    """
    return GrottoAEC(Setting.of(game, seats, options, rewards), render_mode)


def parallel_env(
    game: str,
    seats: int | None = None,
    *,
    options: Mapping[str, Value] | None = None,
    rewards: str = RANK,
) -> GrottoParallel:
    """Return a game as PettingZoo's parallel environment.

    Raises:
        TableError: when there is no such game, or it cannot be played so.
    """
    return GrottoParallel(Setting.of(game, seats, options, rewards))
