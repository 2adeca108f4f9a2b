"""What a player can do at any time, and how it is written [CAV-7]."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from grotto.core.action import Action
from grotto.core.notation import multiset
from grotto.core.phrase import Phrase
from grotto.games.caverna import phrases
from grotto.games.caverna.components import (
    CATTLE,
    CATTLE_SURCHARGE,
    FARM_KEYS,
    FOOD,
    GOLD,
    GOOD_COUNT,
    GOODS,
    RUBY,
    SHEEP,
    Goods,
    goods,
)
from grotto.games.caverna.furnishings import EXCHANGES
from grotto.games.caverna.home_board import CELL_KEYS, LANDSCAPE


@mypyc_attr(acyclic=True)
class Free(Action):
    """Something that is not an answer to the question at hand, but may be done at any time."""

    __slots__ = ()


@final
@mypyc_attr(acyclic=True)
class Spend(Free):
    """Spend a ruby for a good, for cattle food as well: ``ruby wood``."""

    __slots__ = ("count", "good", "pay")

    def __init__(self, good: int, count: int) -> None:
        self.good: Final = good
        self.count: Final = count
        self.pay: Final[Goods] = goods(ruby=1, food=CATTLE_SURCHARGE if good == CATTLE else 0)

    def text(self) -> str:
        """Write ``ruby wood``."""
        return f"ruby {GOODS[self.good]}"

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "caverna-action-ruby",
            {"paid": phrases.amounts(self.pay), "goods": phrases.amount(self.good, self.count)},
        )


@final
@mypyc_attr(acyclic=True)
class SpendForTile(Free):
    """Spend rubies for a single landscape tile: ``ruby meadow c3``."""

    __slots__ = ("cell", "rubies", "tile")

    def __init__(self, tile: int, cell: int, rubies: int) -> None:
        self.tile: Final = tile
        self.cell: Final = cell
        self.rubies: Final = rubies

    def text(self) -> str:
        """Write ``ruby meadow c3``."""
        return f"ruby {LANDSCAPE[self.tile]} {CELL_KEYS[self.cell]}"

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "caverna-action-ruby-tile",
            {
                "tile": LANDSCAPE[self.tile],
                "cell": phrases.cell(self.cell),
                "paid": phrases.amount(RUBY, self.rubies),
            },
        )


@final
@mypyc_attr(acyclic=True)
class Eat(Free):
    """Turn crops or animals into food: ``eat donkey*2``."""

    __slots__ = ("animals", "count", "food", "good", "pay")

    def __init__(self, good: int, count: int, food: int) -> None:
        self.good: Final = good
        self.count: Final = count
        self.food: Final = food  # without the Slaughtering cave
        self.animals: Final = count if good >= SHEEP else 0  # among them
        self.pay: Final[Goods] = tuple(count if good == each else 0 for each in range(GOOD_COUNT))

    def text(self) -> str:
        """Write ``eat donkey*2``."""
        return "eat " + multiset(GOODS, self.pay)

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("caverna-action-eat", {"goods": phrases.amounts(self.pay)})


@final
@mypyc_attr(acyclic=True)
class Change(Free):
    """Turn gold into food; how much of it is asked next: ``eat gold``."""

    __slots__ = ()

    def text(self) -> str:
        """Write ``eat gold``."""
        return "eat gold"

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("caverna-action-eat-gold")


@final
@mypyc_attr(acyclic=True)
class Coins(Action):
    """Turn so much gold into one food less: ``gold 4``."""

    __slots__ = ("gold",)

    def __init__(self, gold: int) -> None:
        self.gold: Final = gold

    def text(self) -> str:
        """Write ``gold 4``."""
        return f"gold {self.gold}"

    def phrase(self) -> Phrase:
        """Say it."""
        paid, gets = phrases.amount(GOLD, self.gold), phrases.amount(FOOD, self.gold - 1)
        return Phrase("caverna-action-gold", {"paid": paid, "goods": gets})


@final
@mypyc_attr(acyclic=True)
class Trade(Free):
    """Use the exchange of a furnishing tile: ``exchange trader``."""

    __slots__ = ("row",)

    def __init__(self, row: int) -> None:
        self.row: Final = row  # of `EXCHANGES`

    def text(self) -> str:
        """Write ``exchange trader``."""
        return f"exchange {EXCHANGES[self.row].key}"

    def phrase(self) -> Phrase:
        """Say it."""
        row = EXCHANGES[self.row]
        return Phrase(
            "caverna-action-exchange",
            {
                "tile": phrases.furnishing(row.tile),
                "paid": phrases.amounts(row.pay),
                "goods": phrases.amounts(row.get),
            },
        )


@final
@mypyc_attr(acyclic=True)
class Disarm(Free):
    """Trade a weapon for food: ``disarm 7`` of a dwarf at home, ``disarm 7 away``."""

    __slots__ = ("away", "weapon")

    def __init__(self, weapon: int, away: int) -> None:
        self.weapon: Final = weapon
        self.away: Final = away  # 1 if the dwarf is on an action space

    def text(self) -> str:
        """Write ``disarm 7``."""
        return f"disarm {self.weapon}{' away' if self.away else ''}"

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "caverna-action-disarm",
            {
                "strength": self.weapon,
                "where": "away" if self.away else "home",
                "goods": phrases.amount(FOOD, self.weapon),
            },
        )


@final
@mypyc_attr(acyclic=True)
class Keep(Action):
    """Keep farm animals and eat the others: ``keep sheep*2+cattle``."""

    __slots__ = ("herd",)

    def __init__(self, herd: tuple[int, ...]) -> None:
        self.herd: Final = herd

    def text(self) -> str:
        """Write ``keep sheep*2+cattle``."""
        return "keep " + multiset(FARM_KEYS, self.herd)

    def phrase(self) -> Phrase:
        """Say it."""
        if not any(self.herd):
            return Phrase("caverna-action-keep-none")
        return Phrase(
            "caverna-action-keep", {"animals": phrases.amounts(phrases.animals(self.herd))}
        )
