"""What happens at work in a game of Caverna, as declared fields; see `vocabulary`."""

from dataclasses import dataclass

from grotto.games.caverna.components import NOTHING, Goods
from grotto.games.caverna.vocabulary import CavernaEvent


@dataclass(frozen=True)
class Started(CavernaEvent):
    """`seat` has the starting player token at first."""

    seat: int


@dataclass(frozen=True)
class RoundBegun(CavernaEvent):
    """A round began."""

    number: int
    seat: int


@dataclass(frozen=True)
class CardRevealed(CavernaEvent):
    """A new action space was revealed."""

    space: int


@dataclass(frozen=True)
class CardTurned(CavernaEvent):
    """Wish for children was turned over."""


@dataclass(frozen=True)
class OrderBroken(CavernaEvent):
    """`seat` paid a ruby to place a stronger dwarf first."""

    seat: int
    strength: int


@dataclass(frozen=True)
class DwarfPlaced(CavernaEvent):
    """`seat` placed a dwarf; `strength` is 0 if it is unarmed."""

    seat: int
    space: int
    strength: int


@dataclass(frozen=True)
class Stayed(CavernaEvent):
    """No space was open to a dwarf of `seat`."""

    seat: int


@dataclass(frozen=True)
class FeePaid(CavernaEvent):
    """`seat` paid food to use a space."""

    seat: int
    food: int


@dataclass(frozen=True)
class Imitated(CavernaEvent):
    """`seat` imitated a space."""

    seat: int
    space: int


@dataclass(frozen=True)
class TokenTaken(CavernaEvent):
    """`seat` took the starting player token."""

    seat: int


@dataclass(frozen=True)
class Gained(CavernaEvent):
    """`seat` received goods."""

    seat: int
    goods: Goods


@dataclass(frozen=True)
class TileGave(CavernaEvent):
    """`seat` received goods by a furnishing tile."""

    seat: int
    tile: int
    goods: Goods


@dataclass(frozen=True)
class TileLaid(CavernaEvent):
    """`seat` laid a single landscape tile."""

    seat: int
    landscape: int
    cell: int


@dataclass(frozen=True)
class TwinLaid(CavernaEvent):
    """`seat` laid a twin tile, its first half on `cell`, its second half on `other`."""

    seat: int
    landscape: int
    cell: int
    other: int


@dataclass(frozen=True)
class Fenced(CavernaEvent):
    """`seat` fenced a pasture, a small one on one cell or a large one on two."""

    seat: int
    cells: tuple[int, ...]
    paid: Goods

    def variant(self) -> str:
        size = "small" if len(self.cells) == 1 else "large"
        return size if any(self.paid) else f"{size}-free"


@dataclass(frozen=True)
class StableBuilt(CavernaEvent):
    """`seat` built a stable."""

    seat: int
    cell: int
    paid: Goods

    def variant(self) -> str:
        return "" if any(self.paid) else "free"


@dataclass(frozen=True)
class Furnished(CavernaEvent):
    """`seat` furnished a cavern."""

    seat: int
    tile: int
    cell: int
    paid: Goods

    def variant(self) -> str:
        return "" if any(self.paid) else "free"


@dataclass(frozen=True)
class TileCovered(CavernaEvent):
    """A furnishing tile of `seat` was covered, and is lost."""

    seat: int
    tile: int


@dataclass(frozen=True)
class FamilyGrown(CavernaEvent):
    """`seat` has a newborn dwarf."""

    seat: int


@dataclass(frozen=True)
class Sown(CavernaEvent):
    """`seat` sowed fields, one good on each."""

    seat: int
    goods: Goods


@dataclass(frozen=True)
class Forged(CavernaEvent):
    """`seat` forged a weapon."""

    seat: int
    strength: int
    ore: int  # that it cost

    def variant(self) -> str:
        return "" if self.ore else "free"


@dataclass(frozen=True)
class Looted(CavernaEvent):
    """`seat` brought something home from an expedition."""

    seat: int
    item: int


@dataclass(frozen=True)
class Strengthened(CavernaEvent):
    """A weapon of `seat` became stronger by an expedition."""

    seat: int
    strength: int


@dataclass(frozen=True)
class AllStrengthened(CavernaEvent):
    """All weapons of `seat` became stronger."""

    seat: int


@dataclass(frozen=True)
class OreSold(CavernaEvent):
    """`seat` sold ore."""

    seat: int
    ore: int
    goods: Goods


@dataclass(frozen=True)
class Bought(CavernaEvent):
    """`seat` bought something at the Weekly market."""

    seat: int
    good: int
    gold: int


# ---- at any time ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class RubySpent(CavernaEvent):
    """`seat` spent rubies, and perhaps food, for goods or for a landscape tile."""

    seat: int
    paid: Goods
    goods: Goods  # nothing if it was a tile

    def variant(self) -> str:
        return "on-tile" if self.goods == NOTHING else ""


@dataclass(frozen=True)
class Eaten(CavernaEvent):
    """`seat` turned something into food."""

    seat: int
    paid: Goods
    food: int


@dataclass(frozen=True)
class Exchanged(CavernaEvent):
    """`seat` used the exchange of a tile."""

    seat: int
    tile: int
    paid: Goods
    goods: Goods


@dataclass(frozen=True)
class Disarmed(CavernaEvent):
    """`seat` traded a weapon for food."""

    seat: int
    strength: int
    food: int


# ---- between turns -------------------------------------------------------------------------------


@dataclass(frozen=True)
class HarvestBegun(CavernaEvent):
    """A harvest of some kind began."""

    harvest: str


@dataclass(frozen=True)
class PhaseSkipped(CavernaEvent):
    """`seat` leaves out a part of the harvest."""

    seat: int
    phase: str


@dataclass(frozen=True)
class Reaped(CavernaEvent):
    """`seat` took crops from the fields."""

    seat: int
    goods: Goods


@dataclass(frozen=True)
class Fed(CavernaEvent):
    """`seat` fed the family."""

    seat: int
    paid: Goods

    def variant(self) -> str:
        return "" if any(self.paid) else "nothing"


@dataclass(frozen=True)
class Begged(CavernaEvent):
    """`seat` took begging markers."""

    seat: int
    count: int


@dataclass(frozen=True)
class Bred(CavernaEvent):
    """Animals of `seat` had young."""

    seat: int
    animals: tuple[int, ...]  # 0 or 1 by type


@dataclass(frozen=True)
class MarkerTurned(CavernaEvent):
    """The harvest marker of the round was turned over: what it means."""

    harvest: str


@dataclass(frozen=True)
class SpaceSaved(CavernaEvent):
    """`seat` paid a ruby, so that a space keeps its goods."""

    seat: int
    space: int


@dataclass(frozen=True)
class SpaceEmptied(CavernaEvent):
    """Too many goods had gathered on a space, and they are lost."""

    space: int
    lost: Goods


@dataclass(frozen=True)
class Delivered(CavernaEvent):
    """`seat` received what suppliers bring at the beginning of a round."""

    seat: int
    goods: Goods
