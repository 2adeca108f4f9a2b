"""Steps that concern one player."""

from typing import Final

from grotto.core.decision import Step
from grotto.games.caverna.state import CavernaState


class OwnersStep(Step[CavernaState]):
    """Something happens to `owner`."""

    __slots__ = ("owner",)

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner: Final = owner
