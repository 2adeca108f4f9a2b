"""Many games side by side in one process; what all agents see is one piece of memory.

As Gymnasium has it, a game that is over begins anew at the next step, whose answer is ignored.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from grotto.core.options import Value
from grotto.envs.session import BYTES, FLAGS, Observation
from grotto.envs.setting import RANK
from grotto.envs.single import ANY_SEAT, GrottoEnv


class GrottoVectorEnv(VectorEnv[Observation, NDArray[Any], NDArray[Any]]):
    """`num_envs` games; the other arguments are those of `GrottoEnv`.

    Raises:
        TableError: when there is no such game, or it cannot be played so.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 (Gymnasium's own)
        "render_modes": [],
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        bots: Sequence[str] = ("random",),
        seat: int = ANY_SEAT,
        options: Mapping[str, Value] | None = None,
        rewards: str = RANK,
    ) -> None:
        self.num_envs = num_envs
        self.envs = [GrottoEnv(game, seats, bots, seat, options, rewards) for _ in range(num_envs)]
        one = self.envs[0]
        self.single_observation_space = one.observation_space
        self.single_action_space = one.action_space
        self.observation_space = batch_space(one.observation_space, num_envs)
        self.action_space = spaces.MultiDiscrete([one.setting.numbering.size] * num_envs)
        self._over = np.zeros(num_envs, np.bool_)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games anew; from one seed on, every game has the next one."""
        if seed is None or isinstance(seed, int):
            seeds: list[int | None] = [
                None if seed is None else seed + place for place in range(self.num_envs)
            ]
        else:
            seeds = list(seed)
        for place, env in enumerate(self.envs):
            env.begin(seeds[place])
        self._over[:] = False
        return self._seen(), self._info()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[
        Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
    ]:
        """Give one answer in every game."""
        rewards, numbers = np.zeros(self.num_envs, np.float64), np.asarray(actions).tolist()
        for place, (env, number) in enumerate(zip(self.envs, numbers, strict=True)):
            if self._over[place]:
                env.begin()
                self._over[place] = False
            else:
                rewards[place], self._over[place] = env.answer(number)
        none = np.zeros(self.num_envs, np.bool_)
        return self._seen(), rewards, self._over.copy(), none, self._info()

    def _seen(self) -> Observation:
        agents = [(env.session.course, env.seat) for env in self.envs]
        rows = bytearray().join([course.observe(seat) for course, seat in agents])
        masks = bytearray().join([course.mask(seat) for course, seat in agents])
        return {
            "observation": np.frombuffer(rows, BYTES).reshape(self.num_envs, -1),
            "action_mask": np.frombuffer(masks, FLAGS).reshape(self.num_envs, -1),
        }

    def _info(self) -> dict[str, Any]:
        seats = np.array([env.seat for env in self.envs], np.int64)
        return {"seat": seats, "_seat": np.ones(self.num_envs, np.bool_)}
