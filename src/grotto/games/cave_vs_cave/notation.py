"""Reading actions: the exact inverse of how `actions` are written."""

from typing import Final

from grotto.core.action import Action
from grotto.core.errors import NotationError
from grotto.games.cave_vs_cave.answers import ANSWERS

_BY_TEXT: Final[dict[str, Action]] = {answer.text(): answer for answer in ANSWERS}

_EXAMPLES: Final = {
    "take": "take masonry",
    "gain": "gain emmer*2+flax",
    "trade": "trade wood*5 gold*4",
    "replenish": "replenish wood*2",
    "dig": "dig b4, dig b4 food*2, dig b4 gold",
    "build": "build a3-b3",
    "raze": "raze a3-b3",
    "furnish": "furnish shelf a3, furnish shelf a3 food*2",
    "use": "use bakehouse",
    "exchange": "exchange emmer",
    "lay": "lay two_walls",
    "reveal": "reveal masonry, reveal bakehouse",
    "remove": "remove shelf",
    "first": "first 0",
}
_ALL_EXAMPLES: Final = ", ".join([*_EXAMPLES.values(), "done"])


def parse(text: str) -> Action:
    """Read an action of Cave vs Cave.

    Raises:
        NotationError: when `text` is not one.
    """
    action = _BY_TEXT.get(text)
    if action is None:
        verb = text.partition(" ")[0]
        raise NotationError(text, _EXAMPLES.get(verb, _ALL_EXAMPLES))
    return action
