"""The table: dice under cups, and the bids of the round."""

from dataclasses import dataclass
from typing import final

from grotto.core.decision import Agenda
from grotto.core.outcome import Line, Outcome, Sheet
from grotto.core.phrase import Phrase
from grotto.core.state import State
from grotto.core.switches import dumped
from liars_dice.actions import Bid, Dice


@dataclass(frozen=True)
class Switches:
    """The options of a table."""

    dice: int
    wild_ones: bool
    first_player: int


@final
class LiarsDiceState(State):
    """Everything needed to continue a game."""

    __slots__ = ("bids", "dice", "left", "round", "switches")

    def __init__(
        self,
        agenda: Agenda,
        switches: Switches,
        left: list[int],
        dice: list[Dice],
        bids: list[tuple[int, Bid]],
        round_: int,
    ) -> None:
        super().__init__(agenda)
        self.switches = switches
        self.left = left  # how many dice each seat has
        self.dice = dice  # what they show, by seat; nothing between rounds
        self.bids = bids  # of this round, each with the seat that made it
        self.round = round_

    def copy(self) -> "LiarsDiceState":
        left, dice, bids = self.left[:], self.dice[:], self.bids[:]
        return LiarsDiceState(self.agenda[:], self.switches, left, dice, bids, self.round)

    def outcome(self) -> Outcome:
        """Everybody scores the dice that are left [LIA-4.2]."""
        said = Phrase("liars_dice-score-dice")
        return Outcome(tuple(Sheet((Line("dice", left, said),)) for left in self.left))

    def dump(self) -> dict[str, object]:
        return {
            "switches": dumped(self.switches),
            "round": self.round,
            "left": self.left[:],
            "dice": [list(dice) for dice in self.dice],
            "bids": [[seat, bid.text()] for seat, bid in self.bids],
            "agenda": [entry.text() for entry in self.agenda],
        }

    def key(self) -> object:
        bids = [(seat, bid.height) for seat, bid in self.bids]
        agenda = [entry.text() for entry in self.agenda]
        return (self.switches, self.round, *self.left, *self.dice, *bids, *agenda)
