"""What can be answered: a bid, doubt, and what the dice show."""

from itertools import chain, combinations_with_replacement
from typing import Final, final

from grotto.core.action import Action, Dealt, Named, Word
from grotto.core.errors import NotationError
from grotto.core.nouns import NUMBER
from grotto.core.refs import Ref
from grotto.core.starting import FIRST

MOST_SEATS: Final = 6
MOST_DICE: Final = 5  # of one player
FACES: Final = range(1, 7)

Dice = tuple[int, ...]
"""Dice of one player, the lowest first."""


@final
class Bid(Named):
    """At least `count` of all dice show `face`: ``bid 3 5``."""

    __slots__ = ("count", "face", "height")

    def __init__(self, count: int, face: int) -> None:
        about = NUMBER.ref("count", count), NUMBER.ref("face", face)
        super().__init__("liars_dice-action-bid", "bid", *about)
        self.count: Final = count
        self.face: Final = face
        self.height: Final = len(FACES) * (count - 1) + face  # the higher of two bids has more


@final
class Roll(Dealt):
    """The dice of one player are rolled: ``roll 2 2 6``."""

    __slots__ = ("dice",)

    def __init__(self, dice: Dice) -> None:
        shown = " ".join(map(str, dice))
        super().__init__("liars_dice-action-roll", "roll", Ref("dice", "numbers", shown, shown))
        self.dice: Final = dice


BIDS: Final = [Bid(count, face) for count in range(1, MOST_SEATS * MOST_DICE + 1) for face in FACES]
"""All bids, the lowest first: `BIDS[bid.height :]` are those above `bid`."""

DOUBT: Final = Word("doubt", "liars_dice-action-doubt")

ROLLS: Final = [
    [Roll(dice) for dice in combinations_with_replacement(FACES, count)]
    for count in range(MOST_DICE + 1)
]
"""By the number of dice."""

ACTIONS: Final[dict[str, Action]] = {
    action.text(): action for action in chain(BIDS, [DOUBT], FIRST[:MOST_SEATS], *ROLLS[1:])
}


def parse(text: str) -> Action:
    """Read an action.

    Raises:
        NotationError: when `text` is none.
    """
    if text not in ACTIONS:
        raise NotationError(text, "bid 3 5, doubt")
    return ACTIONS[text]
