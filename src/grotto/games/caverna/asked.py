"""The questions of Caverna, as everybody may know them; see `vocabulary`."""

from dataclasses import dataclass

from grotto.games.caverna.vocabulary import CavernaAsked


@dataclass(frozen=True)
class PlaceAsked(CavernaAsked):
    """`seat` places a dwarf; `strength` is 0 if it is unarmed."""

    seat: int
    dwarf: int
    strength: int


@dataclass(frozen=True)
class ActAsked(CavernaAsked):
    """`seat` carries out a part of the action of a space; its dwarf `stands` there or imitates."""

    seat: int
    dwarf: int
    space: int
    stands: int
    begun: bool

    def variant(self) -> str:
        return "go-on" if self.begun else "begin"


@dataclass(frozen=True)
class ImitateAsked(CavernaAsked):
    """`seat` chooses which space to imitate."""

    seat: int
    dwarf: int


@dataclass(frozen=True)
class LootAsked(CavernaAsked):
    """`seat` takes up to `left` more items of loot with a weapon of this strength."""

    seat: int
    dwarf: int
    strength: int
    left: int


@dataclass(frozen=True)
class LootHowAsked(CavernaAsked):
    """`seat` says how to carry out an item of loot."""

    seat: int
    item: int


@dataclass(frozen=True)
class SellAsked(CavernaAsked):
    """`seat` may sell ore up to `left` more times."""

    seat: int
    left: int


@dataclass(frozen=True)
class BuyAsked(CavernaAsked):
    """`seat`, who holds so much gold, may buy more at the market."""

    seat: int
    held: int


@dataclass(frozen=True)
class KeepAsked(CavernaAsked):
    """`seat` has more animals than room."""

    seat: int


@dataclass(frozen=True)
class CoinsAsked(CavernaAsked):
    """`seat`, who holds so much gold, turns some into food."""

    seat: int
    held: int


@dataclass(frozen=True)
class SkipAsked(CavernaAsked):
    """`seat` leaves out a part of the harvest."""

    seat: int


@dataclass(frozen=True)
class FeedAsked(CavernaAsked):
    """`seat`, who holds so much food, feeds the family; a grown dwarf eats a meal."""

    seat: int
    need: int
    held: int
    meal: int


@dataclass(frozen=True)
class NewbornsAsked(CavernaAsked):
    """`seat` has room for some newborn animals only."""

    seat: int


@dataclass(frozen=True)
class PrepareAsked(CavernaAsked):
    """`seat` may do something before the Miner counts donkeys."""

    seat: int


@dataclass(frozen=True)
class SaveAsked(CavernaAsked):
    """`seat` may save overflowing spaces."""

    seat: int
    spaces: tuple[int, ...]


@dataclass(frozen=True)
class LastChanceAsked(CavernaAsked):
    """`seat` may exchange for the last time."""

    seat: int
