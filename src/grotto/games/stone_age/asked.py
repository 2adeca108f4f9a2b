"""The questions of Stone Age, as everybody may know them."""

from dataclasses import dataclass

from grotto.games.stone_age.vocabulary import StoneAgeAsked


@dataclass(frozen=True)
class PlaceAsked(StoneAgeAsked):
    """`seat` sends figures to a place; so many are at home."""

    seat: int
    home: int


@dataclass(frozen=True)
class ActAsked(StoneAgeAsked):
    """`seat` chooses which of its places acts next."""

    seat: int


@dataclass(frozen=True)
class ToolsAsked(StoneAgeAsked):
    """`seat` rolled a total that gives `count` of a good, and may add tools."""

    seat: int
    good: int
    total: int
    divisor: int
    count: int


@dataclass(frozen=True)
class CardAsked(StoneAgeAsked):
    """`seat` may buy the card on a space, counted from 1, for so many resources."""

    seat: int
    card: int
    space: int
    price: int


@dataclass(frozen=True)
class CashAsked(StoneAgeAsked):
    """`seat` may turn in the card of choice at the end of its turn."""

    seat: int


@dataclass(frozen=True)
class BuildingAsked(StoneAgeAsked):
    """`seat` may buy the building on top of a stack, counted from 1."""

    seat: int
    building: int
    stack: int


@dataclass(frozen=True)
class DieAsked(StoneAgeAsked):
    """`seat` takes one of the dice that `buyer` rolled."""

    seat: int
    buyer: int
    dice: tuple[int, ...]


@dataclass(frozen=True)
class FeedAsked(StoneAgeAsked):
    """`seat` lacks so much food: it pays with resources, or loses `points`."""

    seat: int
    missing: int
    points: int
