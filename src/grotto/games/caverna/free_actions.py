"""What a player can do at any time, and how it is written [CAV-7]."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from grotto.core.action import ANYTIME, Named
from grotto.core.nouns import NUMBER
from grotto.core.refs import Ref
from grotto.games.caverna import phrases
from grotto.games.caverna.components import (
    CATTLE,
    CATTLE_SURCHARGE,
    GOLD,
    GOOD_COUNT,
    GOODS,
    SHEEP,
    Goods,
    goods,
)
from grotto.games.caverna.furnishings import EXCHANGES
from grotto.games.caverna.vocabulary import (
    AMOUNTS,
    CELL_REF,
    FURNISHING,
    HERD,
    LANDSCAPE_REF,
    SOME_FOOD,
    SOME_GOLD,
    said_goods,
)


@mypyc_attr(acyclic=True)
class Free(Named):
    """Something that is not an answer to the question at hand, but may be done at any time."""

    __slots__ = ("pay",)

    def __init__(self, message: str, pay: Goods, verb: str, *about: Ref) -> None:
        super().__init__(message, verb, *about)
        self.pay: Final = pay  # goods that are handed in

    def offered_as(self) -> str:
        return ANYTIME


@final
@mypyc_attr(acyclic=True)
class Spend(Free):
    """Spend a ruby for a good, for cattle food as well: ``ruby wood``."""

    __slots__ = ("count", "good")

    def __init__(self, good: int, count: int) -> None:
        pay = goods(ruby=1, food=CATTLE_SURCHARGE if good == CATTLE else 0)
        key, said = GOODS[good], phrases.amount(good, count)
        gets = Ref("good", "good", key, said, key=key)
        super().__init__("caverna-action-ruby", pay, "ruby", gets, said_goods("paid", pay))
        self.good: Final = good
        self.count: Final = count


@final
@mypyc_attr(acyclic=True)
class SpendForTile(Free):
    """Spend rubies for a single landscape tile: ``ruby meadow c3``."""

    __slots__ = ("cell", "rubies", "tile")

    def __init__(self, tile: int, cell: int, rubies: int) -> None:
        pay = goods(ruby=rubies)
        paid = said_goods("paid", pay)
        super().__init__(
            "caverna-action-ruby-tile", pay, "ruby", LANDSCAPE_REF[tile], CELL_REF[cell], paid
        )
        self.tile: Final = tile
        self.cell: Final = cell
        self.rubies: Final = rubies


@final
@mypyc_attr(acyclic=True)
class Eat(Free):
    """Turn crops or animals into food: ``eat donkey*2``."""

    __slots__ = ("animals", "count", "food", "good")

    def __init__(self, good: int, count: int, food: int) -> None:
        pay = tuple(count if good == each else 0 for each in range(GOOD_COUNT))
        super().__init__("caverna-action-eat", pay, "eat", AMOUNTS.ref("goods", pay))
        self.good: Final = good
        self.count: Final = count
        self.food: Final = food  # without the Slaughtering cave
        self.animals: Final = count if good >= SHEEP else 0  # among them


@final
@mypyc_attr(acyclic=True)
class Change(Free):
    """Turn gold into food; how much of it is asked next: ``eat gold``."""

    __slots__ = ()

    def __init__(self) -> None:
        key = GOODS[GOLD]
        super().__init__(
            "caverna-action-eat-gold", goods(), "eat", Ref("good", "good", key, None, key=key)
        )


@final
@mypyc_attr(acyclic=True)
class Coins(Named):
    """Turn so much gold into one food less: ``gold 4``."""

    __slots__ = ("gold",)

    def __init__(self, gold: int) -> None:
        super().__init__("caverna-action-gold", "gold")
        self.gold: Final = gold

    def refs(self) -> tuple[Ref, ...]:
        return (SOME_GOLD.ref("gold", self.gold), SOME_FOOD.said_ref("food", self.gold - 1))


@final
@mypyc_attr(acyclic=True)
class Trade(Free):
    """Use the exchange of a furnishing tile: ``exchange trader``."""

    __slots__ = ("row",)

    def __init__(self, row: int) -> None:
        exchange = EXCHANGES[row]
        tile = exchange.tile
        super().__init__(
            "caverna-action-exchange",
            exchange.pay,
            "exchange",
            Ref("exchange", "exchange", exchange.key, None, key=exchange.key),
            Ref("tile", FURNISHING.kind, "", FURNISHING.say(tile), key=FURNISHING.key(tile)),
            said_goods("paid", exchange.pay),
            said_goods("goods", exchange.get),
        )
        self.row: Final = row  # of `EXCHANGES`


@final
@mypyc_attr(acyclic=True)
class Disarm(Free):
    """Trade a weapon for food: ``disarm 7`` of a dwarf at home, ``disarm 7 away``."""

    __slots__ = ("away", "weapon")

    def __init__(self, weapon: int, away: int) -> None:
        where = "away" if away else "home"
        super().__init__(
            "caverna-action-disarm",
            goods(),
            "disarm",
            NUMBER.ref("strength", weapon),
            Ref("where", "word", where if away else "", where, key=where),
            SOME_FOOD.said_ref("food", weapon),
        )
        self.weapon: Final = weapon
        self.away: Final = away  # 1 if the dwarf is on an action space


@final
@mypyc_attr(acyclic=True)
class Keep(Named):
    """Keep farm animals and eat the others: ``keep sheep*2+cattle``."""

    __slots__ = ("herd",)

    def __init__(self, herd: tuple[int, ...]) -> None:
        message = "caverna-action-keep" if any(herd) else "caverna-action-keep-none"
        super().__init__(message, "keep")
        self.herd: Final = herd

    def refs(self) -> tuple[Ref, ...]:
        return (HERD.ref("animals", self.herd),)
