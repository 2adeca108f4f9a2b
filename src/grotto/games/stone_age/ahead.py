"""What players work out ahead: what a card would score, what dice bring, who will go hungry."""

from typing import Final, TypedDict

from grotto.games.stone_age.components import (
    CARD_COUNT,
    CARDS,
    CULTURE,
    DIVISORS,
    FACES,
    FOOD,
    MOST_FIGURES,
    MULTIPLIERS,
    SYMBOLS,
)
from grotto.games.stone_age.player import Player
from grotto.games.stone_age.rules.scoring import COPIES, multiplicand


class WorthView(TypedDict):
    """What the lower half of a card would add to somebody's points if the game ended now."""

    points: int
    kind: str  # first or second set of symbols, or people
    count: int  # symbols in that set so far, or people on the card
    times: int  # what people are multiplied with; 0 for symbols


class CollectionView(TypedDict):
    """What somebody's cards count for at the end."""

    symbols: dict[str, int]  # how many of each
    people: dict[str, int]  # by profession
    times: dict[str, int]  # what people of a profession are multiplied with


def collection(player: Player, cards: int) -> CollectionView:
    """Return what a set of cards counts for."""
    rows = [CARDS[card] for card in range(CARD_COUNT) if cards >> card & 1]
    symbols = [SYMBOLS[row.symbol] for row in rows if row.bottom == CULTURE]
    people = {kind: sum([row.count for row in rows if row.bottom == kind]) for kind in MULTIPLIERS}
    return {
        "symbols": {symbol: symbols.count(symbol) for symbol in SYMBOLS if symbol in symbols},
        "people": {kind: count for kind, count in people.items() if count},
        "times": {kind: multiplicand(player, kind) for kind in MULTIPLIERS},
    }


def worth(card: int, owned: CollectionView) -> WorthView:
    """Return what one more card would count for beside a collection."""
    row = CARDS[card]
    if row.bottom != CULTURE:
        times = owned["times"][row.bottom]
        return {"points": row.count * times, "kind": "people", "count": row.count, "times": times}
    second = owned["symbols"].get(SYMBOLS[row.symbol], 0) > 0
    copies = COPIES if second else 1
    count = len([symbol for symbol in owned["symbols"].values() if symbol >= copies])
    kind = "second" if second else "first"
    return {"points": 2 * count + 1, "kind": kind, "count": count, "times": 0}


def spare_food(player: Player) -> int:
    """Return how much food the coming feeding leaves as things stand; less than 0 is hunger."""
    return player.goods[FOOD] + player.agriculture - player.figures


def _ways(dice: int) -> list[int]:
    """Return in how many ways so many dice fall to each total."""
    ways = [1]
    for _ in range(dice):
        longer = [0] * (len(ways) + len(FACES))
        for total, count in enumerate(ways):
            for face in FACES:
                longer[total + face] += count
        ways = longer
    return ways


def expected(good: int, dice: int, tools: int) -> int:
    """Return what a roll brings on average, in hundredths, with the value of tools added."""
    ways = _ways(dice)
    brought = [count * ((total + tools) // DIVISORS[good]) for total, count in enumerate(ways)]
    return round(100 * sum(brought) / sum(ways))


EXPECTED: Final[list[list[int]]] = [
    [expected(good, dice, 0) for dice in range(MOST_FIGURES + 1)] for good in range(FOOD + 1)
]
"""What dice bring on average, in hundredths, by good and number of dice."""
