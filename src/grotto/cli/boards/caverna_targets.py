"""What the refusals of Caverna speak of, in words."""

from typing import Final

from grotto.cli.speech import Speech
from grotto.games.caverna.answers import SPEND
from grotto.games.caverna.components import GOODS
from grotto.games.caverna.furnishings import EXCHANGES, FURNISHING_KEYS
from grotto.games.caverna.home_board import LANDSCAPE
from grotto.games.caverna.loot import LOOT_KEYS
from grotto.games.caverna.notation import parse
from grotto.games.caverna.spaces import SPACE_KEYS

OWNERS: Final = {row.key: FURNISHING_KEYS[row.tile] for row in EXCHANGES}
"""The tile of every exchange."""
BOUGHT: Final = {GOODS[row.good]: row.count for row in SPEND}
"""How much of a good a ruby buys."""


def target_name(target: str, speech: Speech) -> str:
    """Name the space, the tile or the goods, or say the whole action; a mere verb says nothing."""
    verb, _, rest = target.partition(" ")
    if rest in SPACE_KEYS:
        return speech.line("caverna-space", space=rest)
    if verb in ("furnish", "exchange"):
        return speech.line("caverna-furnishing", tile=OWNERS.get(rest, rest))
    if verb == "loot" and rest in LOOT_KEYS:
        return speech.line("caverna-loot", item=rest)
    if verb == "ruby" and rest in BOUGHT:
        return speech.line("caverna-stock", good=rest, count=BOUGHT[rest])
    if rest in LANDSCAPE:
        return speech.line("caverna-landscape", tile=rest)
    return speech.say(parse(target).phrase()) if rest else ""
