"""The spaces of observations and answers, as Gymnasium knows them."""

from typing import Any

import numpy as np
from gymnasium import spaces

from grotto.envs.setting import Setting


def observation_space(setting: Setting) -> spaces.Space[Any]:
    """Return the space of observations: a row of bytes, and the mask of answers."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (setting.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (setting.numbering.size,), np.int8),
        }
    )


def action_space(setting: Setting) -> spaces.Discrete[Any]:
    """Return the numbers of answers."""
    return spaces.Discrete(setting.numbering.size)
