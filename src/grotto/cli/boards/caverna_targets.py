"""What the refusals of Caverna speak of, in words."""

from collections.abc import Mapping
from typing import Final

from grotto.cli.speech import Speech
from grotto.core.phrase import Phrase
from grotto.games.caverna import phrases
from grotto.games.caverna.answers import IMITATE, LOOT_ITEM, PLACE, SAVE, SPEND, TRADE
from grotto.games.caverna.components import GOODS
from grotto.games.caverna.furnishings import EXCHANGES, FURNISHING_KEYS
from grotto.games.caverna.home_board import LANDSCAPE
from grotto.games.caverna.notation import parse


def _stock(good: int, count: int) -> Phrase:
    return Phrase("caverna-stock", {"good": GOODS[good], "count": count})


_NAMES: Final[Mapping[str, Phrase]] = {
    **{row.text(): phrases.space(row.space) for rows in (PLACE, IMITATE, SAVE) for row in rows},
    **{row.text(): phrases.item(row.item) for row in LOOT_ITEM},
    **{row.text(): _stock(row.good, row.count) for row in SPEND},
    **{row.text(): phrases.furnishing(EXCHANGES[row.row].tile) for row in TRADE},
    **{f"furnish {key}": phrases.furnishing(tile) for tile, key in enumerate(FURNISHING_KEYS)},
    **{
        f"{verb} {key}": phrases.landscape(tile)
        for verb in ("lay", "ruby")
        for tile, key in enumerate(LANDSCAPE)
    },
}
"""What whole groups of answers are about."""


def target_name(target: str, speech: Speech) -> str:
    """Name the space, the tile or the goods, or say the whole action; a mere verb says nothing."""
    if target in _NAMES:
        return speech.say(_NAMES[target])
    return speech.say(parse(target).phrase()) if " " in target else ""
