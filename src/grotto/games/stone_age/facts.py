"""What is printed on the pieces of Stone Age, for drawings."""

from typing import Final

from grotto.games.stone_age.ahead import EXPECTED
from grotto.games.stone_age.components import (
    AREA_CAPS,
    BUILDINGS,
    CARDS,
    DIVISORS,
    GOODS,
    MOST_AGRICULTURE,
    MOST_FIGURES,
    PLACES,
    STARVING_PENALTY,
    SYMBOLS,
    VILLAGE_CAPS,
    value_of,
)

FACTS: Final[dict[str, object]] = {
    "GOODS": GOODS,
    "DIVISORS": DIVISORS,
    "SYMBOLS": SYMBOLS,
    "PLACES": PLACES,
    "CARDS": CARDS,
    "BUILDINGS": BUILDINGS,
    "BUILDING_POINTS": tuple(value_of(*row.cost) if row.cost else 0 for row in BUILDINGS),
    "EXPECTED": EXPECTED,
    "AREA_CAPS": AREA_CAPS,
    "VILLAGE_CAPS": VILLAGE_CAPS,
    "MOST_FIGURES": MOST_FIGURES,
    "MOST_AGRICULTURE": MOST_AGRICULTURE,
    "STARVING_PENALTY": STARVING_PENALTY,
}
