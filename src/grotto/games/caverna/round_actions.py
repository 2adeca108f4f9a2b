"""What is answered between the turns: harvests, reveals and overflowing spaces."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from grotto.core.action import Dealt, Named
from grotto.core.nouns import NUMBER, WORD
from grotto.core.refs import Ref
from grotto.games.caverna.components import FARM_KEYS, FOOD, GOODS, MARKERS, NOTHING, Goods
from grotto.games.caverna.furnishings import FED_BY_GOODS
from grotto.games.caverna.vocabulary import SPACE, YOUNG, said_goods

FED_WITH: Final[tuple[str, ...]] = ("", *(GOODS[good] for good, _ in FED_BY_GOODS))
"""What feeds a dwarf in the Working cave: nothing, or one of `FED_BY_GOODS`."""

PHASES: Final[tuple[str, ...]] = ("fields", "breeding")
FIELD_PHASE: Final = 0
BREEDING_PHASE: Final = 1


@final
@mypyc_attr(acyclic=True)
class Save(Named):
    """Pay a ruby so that a space keeps its goods: ``save ore_delivery``."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        super().__init__("caverna-action-save", "save", SPACE.ref("space", space))
        self.space: Final = space


@final
@mypyc_attr(acyclic=True)
class Skip(Named):
    """Leave out a part of the harvest: ``skip fields``."""

    __slots__ = ("phase",)

    def __init__(self, phase: int) -> None:
        super().__init__("caverna-action-skip", "skip", WORD.ref("phase", PHASES[phase]))
        self.phase: Final = phase


@final
@mypyc_attr(acyclic=True)
class Feed(Named):
    """Feed the family: ``feed 4`` food, ``feed 4 wood`` in the Working cave."""

    __slots__ = ("extra", "food", "pay")

    def __init__(self, food: int, extra: int) -> None:
        pay = _paid(food, extra)
        message = "caverna-action-feed" if any(pay) else "caverna-action-feed-nothing"
        super().__init__(message, "feed", NUMBER.ref("food", food), *_with(extra, pay))
        self.food: Final = food
        self.extra: Final = extra  # of `FED_WITH`
        self.pay: Final = pay  # what the family eats


def _with(extra: int, pay: Goods) -> list[Ref]:
    key = FED_WITH[extra]
    written = [Ref("extra", "good", key, None, key=key)] if extra else []
    return [*written, said_goods("paid", pay)] if any(pay) else written


def _paid(food: int, extra: int) -> Goods:
    paid = list(NOTHING)
    paid[FOOD] = food
    if extra:
        good, count = FED_BY_GOODS[extra - 1]
        paid[good] = count
    return tuple(paid)


@final
@mypyc_attr(acyclic=True)
class Breed(Named):
    """Let animals have young: ``breed sheep+cattle``."""

    __slots__ = ("kinds", "types")

    def __init__(self, types: int) -> None:
        kinds = tuple(types >> kind & 1 for kind in range(len(FARM_KEYS)))
        message = "caverna-action-breed" if types else "caverna-action-breed-none"
        super().__init__(message, "breed", YOUNG.ref("animals", kinds))
        self.types: Final = types  # of farm animals, as bits
        self.kinds: Final = kinds


@final
@mypyc_attr(acyclic=True)
class Reveal(Dealt):
    """Chance turns up a round card: ``reveal blacksmithing``."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        super().__init__("caverna-action-reveal", "reveal", SPACE.ref("space", space))
        self.space: Final = space


@final
@mypyc_attr(acyclic=True)
class Turn(Dealt):
    """Chance turns over a harvest marker: ``turn leaf``."""

    __slots__ = ("marker",)

    def __init__(self, marker: int) -> None:
        super().__init__("caverna-action-turn", "turn", WORD.ref("marker", MARKERS[marker]))
        self.marker: Final = marker
