"""Animals need room: who has too many keeps some and eats the others [CAV-8.1, CAV-8.4].

Where animals stand is never decided: a state holds numbers, and `housing` says whether they fit.
"""

from typing import Final, final

from grotto.core.decision import Step
from grotto.games.caverna.components import CATTLE, DOG, MOST_SEATS, SHEEP
from grotto.games.caverna.furnishings import ENTRY_ROOM
from grotto.games.caverna.player import Player
from grotto.games.caverna.rules.holders import holders_of
from grotto.games.caverna.rules.housing import Herd, fits
from grotto.games.caverna.state import CavernaState


def herd_of(player: Player) -> Herd:
    """Return the farm animals of a player, by type."""
    return tuple(player.goods[SHEEP : CATTLE + 1])


def has_room(player: Player, herd: Herd) -> bool:
    """Tell whether all these farm animals can be housed together."""
    total = sum(herd)
    if total <= ENTRY_ROOM and max(herd) == total:
        return True
    return fits(holders_of(player), player.goods[DOG], herd)


def make_room(state: CavernaState, seat: int) -> None:
    """See soon whether all animals of `seat` still have room."""
    state.agenda.append(CROWDING[seat])


@final
class Crowding(Step[CavernaState]):
    """The animals of `owner` are looked after."""

    __slots__ = ("owner",)

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner: Final = owner

    def text(self) -> str:
        """Write the pending step."""
        return f"crowding {self.owner}"

    def happen(self, state: CavernaState) -> None:
        """Ask what to keep, if not all animals fit."""
        player = state.players[self.owner]
        if not has_room(player, herd_of(player)):
            ask_what_to_keep(state, self.owner)
