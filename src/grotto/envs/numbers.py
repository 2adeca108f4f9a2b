"""Which numbers the answers of a game have: see `grotto.envs.native.numbering`."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from grotto.core.action import Action
from grotto.core.game import Game
from grotto.envs.native.numbering import Numbering
from grotto.packages import ANSWERS, part_of

UNLISTED: Final = 4096
"""Numbers that the answers of a game share which lists none of them."""


@dataclass(frozen=True)
class Numbered:
    """What a game offers as `NUMBERED`: its answers, and spare numbers for those not listed."""

    answers: Callable[[], Iterable[Action]]
    spare: int = 0


@lru_cache
def numbering_of(game: Game[Any]) -> Numbering:
    """Return the numbering of a game; a package that lists nothing has spare numbers only.

    Raises:
        BrokenGame: when the game's package lists its answers in a way that does not load.
    """
    listed: Numbered | None = part_of(game.info.id, ANSWERS, game.info.rules_version)
    return Numbering(listed.answers(), listed.spare) if listed else Numbering((), UNLISTED)
