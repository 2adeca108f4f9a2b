"""Reading actions: the exact inverse of how they are written."""

from typing import Final

from grotto.core.action import Action
from grotto.core.errors import NotationError
from grotto.core.notation import counted
from grotto.games.caverna.answers import all_answers
from grotto.games.caverna.components import FARM_KEYS
from grotto.games.caverna.free_actions import Keep

_BY_TEXT: Final[dict[str, Action]] = {answer.text(): answer for answer in all_answers()}

_EXAMPLES: Final[dict[str, str]] = {
    "place": "place logging_1",
    "dwarf": "dwarf 14",
    "imitate": "imitate clearing_2",
    "take": "take dog",
    "lay": "lay meadow_field c4 b4, lay ruby_mine e3",
    "fence": "fence c4, fence c3 c4",
    "stable": "stable c4",
    "furnish": "furnish dwelling d3, furnish dwelling d3 ore_for_wood",
    "sow": "sow grain*2+vegetable",
    "forge": "forge 7",
    "loot": "loot dog",
    "sell": "sell 3",
    "buy": "buy cattle",
    "breed": "breed sheep+cattle",
    "keep": "keep sheep*2+cattle, keep none",
    "ruby": "ruby wood, ruby meadow c3",
    "eat": "eat grain, eat donkey*2, eat gold",
    "gold": "gold 4",
    "exchange": "exchange trader",
    "disarm": "disarm 7, disarm 7 away",
    "feed": "feed 4, feed 4 wood",
    "skip": "skip fields",
    "save": "save ore_delivery",
    "reveal": "reveal blacksmithing",
    "turn": "turn leaf",
    "first": "first 0",
}
_ALL_EXAMPLES: Final[str] = ", ".join([*_EXAMPLES.values(), "grow", "done", "pass"])


def parse(text: str) -> Action:
    """Read an action of Caverna.

    Raises:
        NotationError: when `text` is not one.
    """
    action = _BY_TEXT.get(text) or _kept(text)
    if action is None:
        verb = text.partition(" ")[0]
        raise NotationError(text, _EXAMPLES.get(verb, _ALL_EXAMPLES))
    return action


def _kept(text: str) -> Action | None:
    verb, _, rest = text.partition(" ")
    herd = counted(rest, FARM_KEYS) if verb == "keep" else None
    return None if herd is None else Keep(herd)
