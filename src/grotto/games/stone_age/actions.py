"""The answers of Stone Age and how they are written.

Every action that can be listed is built once and shared.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from grotto.core.action import ANYTIME, DEALT, END, Action, Dealt, Named, Word
from grotto.core.nouns import NUMBER
from grotto.core.phrase import Phrase
from grotto.core.refs import Ref
from grotto.games.stone_age.components import (
    BUILDING_COUNT,
    CARD_COUNT,
    CARDS,
    FACES,
    MOST_FIGURES,
    ONE_USE_CARDS,
    PLACE_COUNT,
    TOOL_VALUES,
    TWO_OF_CHOICE,
    value_of,
)
from grotto.games.stone_age.vocabulary import AMOUNTS, BUILDING, CARD, PLACE, TOOLS


@final
@mypyc_attr(acyclic=True)
class Send(Named):
    """Send `count` figures to `place`: ``send forest 3``."""

    __slots__ = ("count", "place")

    def __init__(self, place: int, count: int) -> None:
        where, number = PLACE.ref("place", place), NUMBER.ref("count", count)
        super().__init__("stone_age-action-send", "send", where, number)
        self.place: Final = place
        self.count: Final = count


@final
@mypyc_attr(acyclic=True)
class Act(Named):
    """Carry out the action of one's figures at `place`: ``act forest``."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        super().__init__("stone_age-action-act", "act", PLACE.ref("place", place))
        self.place: Final = place


@final
@mypyc_attr(acyclic=True)
class UseTools(Named):
    """Add tool tiles, by value, and one-use tools to a roll: ``use 2+1*2+c35``, or ``use none``."""

    __slots__ = ("cards", "counts", "total")

    def __init__(self, counts: tuple[int, int, int, int], cards: int) -> None:
        super().__init__("stone_age-action-use", "use")
        self.counts: Final = counts  # tiles of value 1, 2, 3 and 4
        self.cards: Final = cards  # set of one-use cards, as bits
        tiles = sum(count * value for value, count in enumerate(counts, 1))
        self.total: Final = tiles + _one_use_value(cards)

    def used(self) -> tuple[int, ...]:
        """Return how many of each tool are used, by `TOOL_KEYS`."""
        once = [self.cards >> card & 1 for card in ONE_USE_CARDS]
        return (*(self.counts[value - 1] for value in TOOL_VALUES), *once)

    def refs(self) -> tuple[Ref, ...]:
        if not self.total:
            return (Ref("tools", "tools", "none", None),)
        total = Ref("total", "number", "", self.total, number=self.total)  # said, not written
        return (TOOLS.ref("tools", self.used()), total)

    def phrase(self) -> Phrase:
        return Named.phrase(self) if self.total else Phrase("stone_age-action-use-none")


@final
@mypyc_attr(acyclic=True)
class Pay(Named):
    """Hand in resources for a card, a building or missing food: ``pay wood*2+clay``."""

    __slots__ = ("clay", "gold", "stone", "value", "wood")

    def __init__(self, wood: int, clay: int, stone: int, gold: int) -> None:
        super().__init__("stone_age-action-pay", "pay")
        self.wood: Final = wood
        self.clay: Final = clay
        self.stone: Final = stone
        self.gold: Final = gold
        self.value: Final = value_of(wood, clay, stone, gold)

    def counts(self) -> tuple[int, int, int, int]:
        """Return the pieces of each resource."""
        return (self.wood, self.clay, self.stone, self.gold)

    def refs(self) -> tuple[Ref, ...]:
        return (AMOUNTS.ref("goods", self.counts()),)


@final
@mypyc_attr(acyclic=True)
class Cash(Named):
    """Take two resources for the card of choice, in the own turn: ``cash wood+gold``."""

    __slots__ = ("taken",)

    def __init__(self, taken: Pay) -> None:
        super().__init__("stone_age-action-cash", "cash", AMOUNTS.ref("goods", taken.counts()))
        self.taken: Final = taken

    def offered_as(self) -> str:
        return ANYTIME


@final
@mypyc_attr(acyclic=True)
class Take(Named):
    """Take the die with `face` from those that were rolled for everybody: ``take 5``."""

    __slots__ = ("face",)

    def __init__(self, face: int) -> None:
        super().__init__("stone_age-action-take", "take", NUMBER.ref("face", face))
        self.face: Final = face


@final
@mypyc_attr(acyclic=True)
class Roll(Action):
    """Dice fall, shown low to high: ``roll 2 4 6``."""

    __slots__ = ("dice",)

    def __init__(self, dice: tuple[int, ...]) -> None:
        self.dice: Final = dice

    def text(self) -> str:
        return "roll " + " ".join(map(str, self.dice))

    def phrase(self) -> Phrase:
        return Phrase(
            "stone_age-action-roll",
            {"dice": " ".join(map(str, self.dice)), "total": sum(self.dice)},
        )

    def offered_as(self) -> str:
        return DEALT


@final
@mypyc_attr(acyclic=True)
class RevealCard(Dealt):
    """The next card of the deck is turned up on the rightmost free space: ``reveal c17``."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__("stone_age-action-reveal-card", "reveal", CARD.ref("card", card))
        self.card: Final = card


@final
@mypyc_attr(acyclic=True)
class RevealBuilding(Dealt):
    """The next building tile of a stack is turned up: ``reveal b05``."""

    __slots__ = ("building",)

    def __init__(self, building: int) -> None:
        tile = BUILDING.ref("building", building)
        super().__init__("stone_age-action-reveal-building", "reveal", tile)
        self.building: Final = building


@final
@mypyc_attr(acyclic=True)
class Draw(Dealt):
    """A card goes unseen from the deck to a player, who alone looks at it: ``draw c17``."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__("stone_age-action-draw", "draw", CARD.ref("card", card))
        self.card: Final = card


def _one_use_value(cards: int) -> int:
    return sum(CARDS[card].amount for card in ONE_USE_CARDS if cards >> card & 1)


def payments_of(pieces: int) -> list[Pay]:
    """List every way to hand in exactly `pieces` resources, woodiest first."""
    return [
        Pay(wood, clay, stone, pieces - wood - clay - stone)
        for wood in range(pieces, -1, -1)
        for clay in range(pieces - wood, -1, -1)
        for stone in range(pieces - wood - clay, -1, -1)
    ]


DECLINE: Final = Word("decline", "stone_age-action-decline", END)
KEEP: Final = Word("keep", "stone_age-action-keep", END)
STARVE: Final = Word("starve", "stone_age-action-starve")
SEND: Final = [
    [Send(place, count) for count in range(MOST_FIGURES + 1)] for place in range(PLACE_COUNT)
]
ACT: Final = [Act(place) for place in range(PLACE_COUNT)]
TAKE: Final = [Take(face) for face in range(len(FACES) + 1)]
REVEAL_CARD: Final = [RevealCard(card) for card in range(CARD_COUNT)]
REVEAL_BUILDING: Final = [RevealBuilding(building) for building in range(BUILDING_COUNT)]
DRAW: Final = [Draw(card) for card in range(CARD_COUNT)]
PAYMENTS: Final = [payments_of(pieces) for pieces in range(MOST_FIGURES + 1)]
CASH: Final[list[Action]] = [Cash(taken) for taken in PAYMENTS[TWO_OF_CHOICE]]
