"""Gymnasium environments: one agent alone, or against bots.

An answer that is not on offer ends the game, and costs as much as a lost one.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

import gymnasium
import numpy as np
from numpy.typing import NDArray

from grotto.core.options import Value
from grotto.envs.errors import NoSuchSeat, NotReset
from grotto.envs.opponents import let_others_play
from grotto.envs.render import ANSI, known_mode, shown
from grotto.envs.session import Observation, Session
from grotto.envs.setting import RANK, Setting
from grotto.envs.spaces import action_space, observation_space

ANY_SEAT = -1
"""Every episode the agent takes another seat, by luck."""


class GrottoEnv(gymnasium.Env[Observation, int]):
    """One agent at one seat; bots take the others.

    Args:
        game: its id.
        seats: how many play; alone or, if that is not possible, as few as can be.
        bots: the level of every other seat, or one level for all of them.
        seat: the agent's seat; by default another one in every episode.
        options: of the game, where they are not at their defaults.
        rewards: ``rank`` or ``score``, paid at the end.
        render_mode: ``ansi`` or nothing.

    Raises:
        TableError: when there is no such game, or it cannot be played so.
    """

    metadata: dict[str, Any] = {"render_modes": [ANSI], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        bots: Sequence[str] = ("random",),
        seat: int = ANY_SEAT,
        options: Mapping[str, Value] | None = None,
        rewards: str = RANK,
        render_mode: str | None = None,
    ) -> None:
        self.setting = Setting.of(game, seats, options, rewards)
        self.levels = self.setting.levels(bots)
        if not ANY_SEAT <= seat < self.setting.seats:
            raise NoSuchSeat(seat, self.setting.seats)
        self._wanted_seat = seat
        self.render_mode = known_mode(render_mode)
        self.observation_space = observation_space(self.setting)
        self.action_space = action_space(self.setting)

    def __getattr__(self, name: str) -> NoReturn:
        """Say that no game has begun to whoever asks for what a game has."""
        if name in {"session", "seat"}:
            raise NotReset
        raise AttributeError(name)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game and return what the agent sees when it is first asked."""
        self.begin(seed)
        return self._seen(), {"seat": self.seat}

    def begin(self, seed: int | None = None) -> None:
        """Begin a new game, and let the others play until the agent is asked."""
        super().reset(seed=seed)
        name = str(self.np_random.integers(1 << 62))
        drawn = int(self.np_random.integers(self.setting.seats))
        self.seat = drawn if self._wanted_seat == ANY_SEAT else self._wanted_seat
        self.session = Session(self.setting, name)
        others = [seat for seat in range(self.setting.seats) if seat != self.seat]
        self._others = dict(zip(others, self.levels, strict=True))
        let_others_play(self.session, self._others)

    def _seen(self) -> Observation:
        return self.session.observe(self.seat)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Give an answer; the others answer until the agent is asked again."""
        reward, over = self.answer(int(action))
        return self._seen(), reward, over, False, {"seat": self.seat}

    def answer(self, number: int) -> tuple[float, bool]:
        """Do the same without a look; return the reward, and whether the game is over."""
        session = self.session
        if session.step(number):
            let_others_play(session, self._others)
        over = session.is_over
        return (session.rewards()[self.seat] if over else 0.0), over

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of answers, as sb3-contrib asks for it."""
        return self.session.mask(self.seat).astype(np.bool_)

    def render(self) -> str | None:
        """Return the view of the agent as text."""
        return shown(self.session, self.seat) if self.render_mode == ANSI else None
