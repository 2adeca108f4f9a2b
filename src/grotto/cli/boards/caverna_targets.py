"""What the refusals of Caverna speak of, in words."""

from grotto.cli.boards.caverna_home import tile_name
from grotto.cli.speech import Speech
from grotto.games.caverna.furnishings import FURNISHING_KEYS
from grotto.games.caverna.home_board import LANDSCAPE
from grotto.games.caverna.notation import parse
from grotto.games.caverna.spaces import LOOT_KEYS, SPACE_KEYS


def target_name(target: str, speech: Speech) -> str:
    """Name the space, the tile or the item, or say the whole action; a mere verb says nothing."""
    verb, _, rest = target.partition(" ")
    if rest in SPACE_KEYS:
        return speech.line("caverna-space", space=rest)
    if verb == "furnish" and rest in FURNISHING_KEYS:
        return tile_name(rest, speech)
    if verb == "loot" and rest in LOOT_KEYS:
        return speech.line("caverna-loot", item=rest)
    if rest in LANDSCAPE:
        return speech.line("caverna-landscape", tile=rest)
    return speech.say(parse(target).phrase()) if rest else ""
