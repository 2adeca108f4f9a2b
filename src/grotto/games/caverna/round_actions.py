"""What is answered between the turns: harvests, reveals and overflowing spaces."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from grotto.core.action import Action
from grotto.core.notation import multiset
from grotto.core.phrase import Phrase
from grotto.games.caverna import phrases
from grotto.games.caverna.components import FARM_KEYS, FOOD, GOODS, MARKERS, NOTHING, Goods
from grotto.games.caverna.furnishings import FED_BY_GOODS
from grotto.games.caverna.spaces import SPACE_KEYS

FED_WITH: Final[tuple[str, ...]] = ("", *(f" {GOODS[good]}" for good, _ in FED_BY_GOODS))
"""What feeds a dwarf in the Working cave: nothing, or one of `FED_BY_GOODS`."""

PHASES: Final[tuple[str, ...]] = ("fields", "breeding")
FIELD_PHASE: Final = 0
BREEDING_PHASE: Final = 1


@final
@mypyc_attr(acyclic=True)
class Save(Action):
    """Pay a ruby so that a space keeps its goods: ``save ore_delivery``."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def text(self) -> str:
        """Write ``save ore_delivery``."""
        return f"save {SPACE_KEYS[self.space]}"

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("caverna-action-save", {"space": phrases.space(self.space)})


@final
@mypyc_attr(acyclic=True)
class Skip(Action):
    """Leave out a part of the harvest: ``skip fields``."""

    __slots__ = ("phase",)

    def __init__(self, phase: int) -> None:
        self.phase: Final = phase

    def text(self) -> str:
        """Write ``skip fields``."""
        return f"skip {PHASES[self.phase]}"

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("caverna-action-skip", {"phase": PHASES[self.phase]})


@final
@mypyc_attr(acyclic=True)
class Feed(Action):
    """Feed the family: ``feed 4`` food, ``feed 4 wood`` in the Working cave."""

    __slots__ = ("extra", "food")

    def __init__(self, food: int, extra: int) -> None:
        self.food: Final = food
        self.extra: Final = extra  # of `FED_WITH`

    def paid(self) -> Goods:
        """Return what the family eats."""
        paid = list(NOTHING)
        paid[FOOD] = self.food
        if self.extra:
            good, count = FED_BY_GOODS[self.extra - 1]
            paid[good] = count
        return tuple(paid)

    def text(self) -> str:
        """Write ``feed 4``."""
        return f"feed {self.food}{FED_WITH[self.extra]}"

    def phrase(self) -> Phrase:
        """Say it."""
        paid = self.paid()
        if paid == NOTHING:
            return Phrase("caverna-action-feed-nothing")
        return Phrase("caverna-action-feed", {"paid": phrases.amounts(paid)})


@final
@mypyc_attr(acyclic=True)
class Breed(Action):
    """Let animals have young: ``breed sheep+cattle``."""

    __slots__ = ("kinds", "types")

    def __init__(self, types: int) -> None:
        self.types: Final = types  # of farm animals, as bits
        self.kinds: Final = tuple(types >> kind & 1 for kind in range(len(FARM_KEYS)))

    def text(self) -> str:
        """Write ``breed sheep+cattle``."""
        return "breed " + multiset(FARM_KEYS, self.kinds)

    def phrase(self) -> Phrase:
        """Say it."""
        if not self.types:
            return Phrase("caverna-action-breed-none")
        return Phrase(
            "caverna-action-breed", {"animals": phrases.stocks(phrases.animals(self.kinds))}
        )


@final
@mypyc_attr(acyclic=True)
class Reveal(Action):
    """Chance turns up a round card: ``reveal blacksmithing``."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def text(self) -> str:
        """Write ``reveal blacksmithing``."""
        return f"reveal {SPACE_KEYS[self.space]}"

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("caverna-action-reveal", {"space": phrases.space(self.space)})


@final
@mypyc_attr(acyclic=True)
class Turn(Action):
    """Chance turns over a harvest marker: ``turn leaf``."""

    __slots__ = ("marker",)

    def __init__(self, marker: int) -> None:
        self.marker: Final = marker

    def text(self) -> str:
        """Write ``turn leaf``."""
        return f"turn {MARKERS[self.marker]}"

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("caverna-action-turn", {"marker": MARKERS[self.marker]})
