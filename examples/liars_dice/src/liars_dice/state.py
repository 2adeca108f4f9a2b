"""The table: dice under cups, and the bids of the round."""

from typing import final

from grotto.core.decision import Agenda
from grotto.core.outcome import Line, Outcome, Sheet
from grotto.core.phrase import Phrase
from grotto.core.state import State
from liars_dice.actions import Bid, Dice


@final
class LiarsDiceState(State):
    """Everything needed to continue a game."""

    __slots__ = ("bids", "dice", "left", "round", "wild_ones")

    def __init__(
        self,
        agenda: Agenda,
        left: list[int],
        dice: list[Dice],
        bids: list[tuple[int, Bid]],
        round_: int,
        *,
        wild_ones: bool,
    ) -> None:
        super().__init__(agenda)
        self.left = left  # how many dice each seat has
        self.dice = dice  # what they show, by seat; nothing between rounds
        self.bids = bids  # of this round, each with the seat that made it
        self.round = round_
        self.wild_ones = wild_ones

    def copy(self) -> "LiarsDiceState":
        agenda, left, dice, bids = self.agenda[:], self.left[:], self.dice[:], self.bids[:]
        return LiarsDiceState(agenda, left, dice, bids, self.round, wild_ones=self.wild_ones)

    def outcome(self) -> Outcome:
        """Everybody scores the dice that are left [LIA-4.2]."""
        said = Phrase("liars_dice-score-dice")
        return Outcome(tuple(Sheet((Line("dice", left, said),)) for left in self.left))

    def dump(self) -> dict[str, object]:
        return {
            "round": self.round,
            "left": self.left[:],
            "dice": [list(dice) for dice in self.dice],
            "bids": [[seat, bid.text()] for seat, bid in self.bids],
            "wild_ones": self.wild_ones,
            "agenda": [entry.text() for entry in self.agenda],
        }

    def key(self) -> object:
        bids = [(seat, bid.height) for seat, bid in self.bids]
        agenda = [entry.text() for entry in self.agenda]
        return (self.round, *self.left, *self.dice, self.wild_ones, *bids, *agenda)
