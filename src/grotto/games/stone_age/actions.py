"""The answers of Stone Age and how they are written.

Every action that can be listed is built once and shared.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from grotto.core.action import Action, Word
from grotto.core.notation import multiset
from grotto.core.phrase import Phrase
from grotto.games.stone_age import phrases
from grotto.games.stone_age.components import (
    BUILDING_COUNT,
    BUILDING_KEYS,
    CARD_COUNT,
    CARD_KEYS,
    CARDS,
    FACES,
    MOST_FIGURES,
    MOST_TOOL_VALUE,
    ONE_USE_CARDS,
    PLACE_COUNT,
    PLACES,
    RESOURCES,
    TWO_OF_CHOICE,
    value_of,
)


@final
@mypyc_attr(acyclic=True)
class Send(Action):
    """Send `count` figures to `place`: ``send forest 3``."""

    __slots__ = ("count", "place")

    def __init__(self, place: int, count: int) -> None:
        self.place: Final = place
        self.count: Final = count

    def text(self) -> str:
        """Write ``send forest 3``."""
        return f"send {PLACES[self.place].key} {self.count}"

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "stone_age-action-send", {"place": PLACES[self.place].key, "count": self.count}
        )


@final
@mypyc_attr(acyclic=True)
class Act(Action):
    """Carry out the action of one's figures at `place`: ``act forest``."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def text(self) -> str:
        """Write ``act forest``."""
        return f"act {PLACES[self.place].key}"

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("stone_age-action-act", {"place": PLACES[self.place].key})


@final
@mypyc_attr(acyclic=True)
class UseTools(Action):
    """Add tool tiles, by value, and one-use tools to a roll: ``use 2+1*2+c35``, or ``use none``."""

    __slots__ = ("cards", "counts", "total")

    def __init__(self, counts: tuple[int, int, int, int], cards: int) -> None:
        self.counts: Final = counts  # tiles of value 1, 2, 3 and 4
        self.cards: Final = cards  # set of one-use cards, as bits
        tiles = sum(count * value for value, count in enumerate(counts, 1))
        self.total: Final = tiles + _one_use_value(cards)

    def text(self) -> str:
        """Write ``use 2+1*2+c35``."""
        tiles = [self.counts[value - 1] for value in _VALUES]
        once = [self.cards >> card & 1 for card in ONE_USE_CARDS]
        return "use " + multiset(TOOL_KEYS, tiles + once)

    def phrase(self) -> Phrase:
        """Say it."""
        values = [value for value in _VALUES for _ in range(self.counts[value - 1])]
        if not values and not self.cards:
            return Phrase("stone_age-action-use-none")
        tools = phrases.tools(values, self.cards)
        return Phrase("stone_age-action-use", {"tools": tools, "total": self.total})


@final
@mypyc_attr(acyclic=True)
class Pay(Action):
    """Hand in resources for a card, a building or missing food: ``pay wood*2+clay``."""

    __slots__ = ("clay", "gold", "stone", "value", "wood")

    def __init__(self, wood: int, clay: int, stone: int, gold: int) -> None:
        self.wood: Final = wood
        self.clay: Final = clay
        self.stone: Final = stone
        self.gold: Final = gold
        self.value: Final = value_of(wood, clay, stone, gold)

    def counts(self) -> tuple[int, int, int, int]:
        """Return the pieces of each resource."""
        return (self.wood, self.clay, self.stone, self.gold)

    def text(self) -> str:
        """Write ``pay wood*2+clay``."""
        return "pay " + multiset(RESOURCES, self.counts())

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("stone_age-action-pay", {"goods": phrases.amounts(self.counts())})


@final
@mypyc_attr(acyclic=True)
class Cash(Action):
    """Turn in the card of two resources of choice: ``cash wood+gold``."""

    __slots__ = ("taken",)

    def __init__(self, taken: Pay) -> None:
        self.taken: Final = taken

    def text(self) -> str:
        """Write ``cash wood+gold``."""
        return "cash " + multiset(RESOURCES, self.taken.counts())

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("stone_age-action-cash", {"goods": phrases.amounts(self.taken.counts())})


@final
@mypyc_attr(acyclic=True)
class Take(Action):
    """Take the item of one die: ``take 5``."""

    __slots__ = ("face",)

    def __init__(self, face: int) -> None:
        self.face: Final = face

    def text(self) -> str:
        """Write ``take 5``."""
        return f"take {self.face}"

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("stone_age-action-take", {"face": self.face})


@final
@mypyc_attr(acyclic=True)
class Roll(Action):
    """Dice fall: ``roll 2 4 6``, from low to high, since the dice are all alike."""

    __slots__ = ("dice",)

    def __init__(self, dice: tuple[int, ...]) -> None:
        self.dice: Final = dice

    def text(self) -> str:
        """Write ``roll 2 4 6``."""
        return "roll " + " ".join(map(str, self.dice))

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "stone_age-action-roll",
            {"dice": " ".join(map(str, self.dice)), "total": sum(self.dice)},
        )


@final
@mypyc_attr(acyclic=True)
class RevealCard(Action):
    """The next card of the deck is turned up on the rightmost free space: ``reveal c17``."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def text(self) -> str:
        """Write ``reveal c17``."""
        return f"reveal {CARD_KEYS[self.card]}"

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("stone_age-action-reveal-card", {"card": phrases.card(self.card)})


@final
@mypyc_attr(acyclic=True)
class RevealBuilding(Action):
    """The next building tile of a stack is turned up: ``reveal b05``."""

    __slots__ = ("building",)

    def __init__(self, building: int) -> None:
        self.building: Final = building

    def text(self) -> str:
        """Write ``reveal b05``."""
        return f"reveal {BUILDING_KEYS[self.building]}"

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "stone_age-action-reveal-building", {"building": phrases.building(self.building)}
        )


@final
@mypyc_attr(acyclic=True)
class Draw(Action):
    """A card goes unseen from the deck to a player, who alone looks at it: ``draw c17``."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def text(self) -> str:
        """Write ``draw c17``."""
        return f"draw {CARD_KEYS[self.card]}"

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("stone_age-action-draw", {"card": phrases.card(self.card)})


_VALUES: Final = tuple(range(MOST_TOOL_VALUE, 0, -1))
TOOL_KEYS: Final = (*map(str, _VALUES), *(CARD_KEYS[card] for card in ONE_USE_CARDS))


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


DECLINE: Final = Word("decline", "stone_age-action-decline")
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
