"""How pieces of Stone Age are named to people: phrases for goods, tools, cards and buildings."""

from collections.abc import Sequence

from grotto.core.phrase import Phrase
from grotto.games.stone_age.components import (
    BUILDINGS,
    CARDS,
    CULTURE,
    GOODS,
    ONE_USE_CARDS,
    SYMBOLS,
    TOOL_VALUES,
    Card,
    value_of,
)


def amount(good: int, count: int) -> Phrase:
    """Name some pieces of one good."""
    return Phrase("stone_age-amount", {"good": GOODS[good], "count": count})


def amounts(counts: Sequence[int]) -> tuple[Phrase, ...]:
    """Name the pieces of several goods, leaving out those there are none of."""
    return tuple(amount(good, count) for good, count in enumerate(counts) if count > 0)


def tools(counts: Sequence[int]) -> tuple[Phrase, ...]:
    """Name tools by how many there are of each of `TOOL_KEYS`."""
    tiles = [value for value, count in zip(TOOL_VALUES, counts, strict=False) for _ in range(count)]
    once = zip(ONE_USE_CARDS, counts[len(TOOL_VALUES) :], strict=True)
    return (
        *(Phrase("stone_age-tool-tile", {"value": value}) for value in tiles),
        *(_once(card) for card, count in once if count),
    )


def _once(index: int) -> Phrase:
    return Phrase("stone_age-tool-once", {"value": CARDS[index].amount})


def card(index: int) -> Phrase:
    """Name a civilization card by both its halves."""
    row = CARDS[index]
    return Phrase("stone_age-card", {"top": _top(row), "bottom": _bottom(row)})


def _top(row: Card) -> Phrase:
    good = GOODS[row.good] if row.good >= 0 else "none"
    return Phrase("stone_age-top-" + row.top, {"count": row.amount, "good": good})


def _bottom(row: Card) -> Phrase:
    if row.bottom == CULTURE:
        return Phrase("stone_age-bottom-culture", {"symbol": SYMBOLS[row.symbol]})
    return Phrase("stone_age-bottom-" + row.bottom, {"count": row.count})


def building(index: int) -> Phrase:
    """Name a building tile by what it costs."""
    row = BUILDINGS[index]
    if row.cost is not None:
        points = value_of(*row.cost)
        return Phrase("stone_age-building-fixed", {"goods": amounts(row.cost), "points": points})
    if row.kinds:
        return Phrase("stone_age-building-kinds", {"count": row.least, "kinds": row.kinds})
    return Phrase("stone_age-building-any", {"least": row.least, "most": row.most})
