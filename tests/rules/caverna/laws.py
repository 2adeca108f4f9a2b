"""What laws must know about Caverna: what is in the box, and how it all gets used."""

from typing import Final

from grotto.core.state import State
from grotto.core.stream import Stream
from grotto.games.caverna import events
from grotto.games.caverna.components import GOODS, RUBY_BUYS, STRONGEST
from grotto.games.caverna.furnishings import EXCHANGES, FURNISHING_KEYS
from grotto.games.caverna.game import CavernaState
from grotto.games.caverna.home_board import LANDSCAPE, SINGLES
from grotto.games.caverna.loot import LOOT_KEYS
from grotto.games.caverna.rules.dwarfs import arm, next_dwarf
from grotto.games.caverna.spaces import BOARD_SPACE, SPACES, WISH_FOR_CHILDREN
from tests.laws.facts import Census, Laws, event_names, one_world, verbs_and_events


def hand_out(state: State, stream: Stream) -> None:
    """Before most turns and meals one receives plenty of all but animals, and sometimes arms."""
    assert isinstance(state, CavernaState)
    asked = state.to_act() >= 0 and state.agenda[-1].text().startswith("place")
    if asked and stream.below(4):
        player = state.players[state.to_act()]
        player.goods[:8] = [max(count, 12) for count in player.goods[:8]]
        if not stream.below(8):
            arm(player, next_dwarf(player), STRONGEST)


EXPECTED: Final = frozenset(
    {f"place {space.key}" for space in SPACES}
    | {f"imitate {space.key}" for space in SPACES if space.imitable and 4 in space.seats}
    | {
        f"reveal {space.key}"
        for number, space in enumerate(SPACES)
        if space.stage != BOARD_SPACE and number != WISH_FOR_CHILDREN
    }
    | {f"furnish {tile}" for tile in FURNISHING_KEYS}
    | {f"loot {item}" for item in LOOT_KEYS}
    | {f"lay {tile}" for tile in LANDSCAPE}
    | {f"ruby {GOODS[good]}" for good in RUBY_BUYS}
    | {f"ruby {LANDSCAPE[tile]}" for tile in SINGLES}
    | {f"exchange {row.key}" for row in EXCHANGES}
    | {f"buy {good}" for good in GOODS if good not in ("ruby", "food", "gold")}
    | {f"eat {meal}" for meal in ("grain", "vegetable", "sheep", "donkey", "donkey*2", "wild_boar")}
    | {"eat cattle", "eat gold", "gold", "disarm", "dwarf", "pass", "done", "grow", "sow", "stable"}
    | {"fence", "keep", "breed", "feed", "skip fields", "skip breeding", "save", "sell 3", "take"}
    | {"turn leaf", "turn question"}
    | {f"first {seat}" for seat in range(7)}
    | {f"forge {strength}" for strength in range(1, 9)}
    | event_names(events)
)

WISHES: Final = (
    "grow", "furnish additional_dwelling", "furnish couple", "furnish mixed", "furnish dwelling",
    "furnish simple", "imitate growth", "imitate family", "imitate urgent", "imitate wish",
    "imitate housework", "place growth", "place family_life", "place wish", "place urgent",
    "place imitation", "place housework", "loot furnish", "loot dwelling", "forge 8",
    "lay cavern_cavern", "place excavation", "feed",
)  # fmt: skip
"""Large families leave dwarfs without a space."""

LAWS: Final = Laws(
    census=Census(EXPECTED, verbs_and_events, hand_out, WISHES, games=24),
    worlds_that_fit=one_world,
    shares_views=True,
)
