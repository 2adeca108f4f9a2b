"""How to listen to Stone Age: what to try, and what happens too seldom to wait for it."""

from collections.abc import Iterator
from typing import Final

from grotto.core.options import Value
from grotto.core.phrase import Phrase
from grotto.games.stone_age import asked, events, phrases
from grotto.games.stone_age.actions import KEEP
from grotto.games.stone_age.components import BUILDING_COUNT, CARD_COUNT
from tests.i18n.ears import Ear


def options(seed: int) -> dict[str, Value]:
    """Limits in some of the games."""
    return {"resources_limited": seed % 2 == 0, "tool_tiles_limited": seed % 3 == 0}


def rarities() -> Iterator[Phrase]:
    """Ends and limits."""
    yield events.DeckWasEmpty(0).phrase()
    yield from (events.GameEnded(cause).phrase() for cause in ("cards", "stack", "rounds"))
    for limit in ("figures", "agriculture", "tools"):
        yield events.NothingGained(1, limit).phrase()
    yield asked.CashAsked(0).phrase()
    yield KEEP.phrase()
    yield Phrase("stone_age-reason-supply-is-short")
    yield from (phrases.card(card) for card in range(CARD_COUNT))
    yield from (phrases.building(building) for building in range(BUILDING_COUNT))


EAR: Final = Ear(
    options,
    (
        "act river", "cash wood*2", "take 1", "take 6", "use 4", "use 1*3",
        "pay none", "pay wood", "pay wood*9", "pay wood*3+gold", "pay wood+clay+stone+gold",
        "send building_4 1", "send card_1 2", "send hut 1",
        "send forest 7", "send forest 10", "send quarry 6",
    ),
    rarities,
    frozenset({
        "stone_age-name", "stone_age-about", "stone_age-place", "stone_age-place-to",
        "stone_age-place-at", "stone_age-good", "stone_age-stock", "stone_age-figures",
        "stone_age-figures-sent", "stone_age-resources", "stone_age-points",
    }),
)  # fmt: skip
