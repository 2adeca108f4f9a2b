"""Knowing: what one seat or everybody has seen, and what is drawn because nobody had [MIN-1.6].

A mine or a treasure has no face until somebody looks; then it is drawn from those that are left.
"""

from abc import abstractmethod

from grotto.core.action import Action
from grotto.core.decision import Chance
from grotto.core.stream import Stream
from grotto.games.lost_mines.components import MINES, TREASURES, UNKNOWN
from grotto.games.lost_mines.deals import SHOW_MINE, SHOW_VALUE, ShowMine, ShowValue
from grotto.games.lost_mines.state import LostMinesState, replaced


def learn_mine(state: LostMinesState, space: int, seats: int) -> None:
    """Let seats, given as bits, know a mine."""
    secrets = state.secrets
    secrets.mine_known = replaced(secrets.mine_known, space, secrets.mine_known[space] | seats)


def learn_treasure(state: LostMinesState, slot: int, seats: int) -> None:
    """Let seats, given as bits, know the value of a treasure."""
    secrets = state.secrets
    known = secrets.treasure_known
    secrets.treasure_known = replaced(known, slot, known[slot] | seats)


def learn_role(state: LostMinesState, seat: int, seats: int) -> None:
    """Let seats, given as bits, know the role of `seat`."""
    secrets = state.secrets
    secrets.role_known = replaced(secrets.role_known, seat, secrets.role_known[seat] | seats)


def unseen_mines(state: LostMinesState) -> list[int]:
    """List the mines that nobody has looked at."""
    mines = state.secrets.mines
    return [mine for mine in range(len(MINES)) if mine not in mines]


def unseen_treasures(state: LostMinesState, symbol: int) -> list[int]:
    """List the treasures of a symbol that nobody has looked at, on the table or set aside."""
    seen = state.secrets.treasures
    return [
        treasure
        for treasure, row in enumerate(TREASURES)
        if row.symbol == symbol and treasure not in seen
    ]


class MineDraw(Chance[LostMinesState]):
    """A mine that nobody has seen gets its face."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        super().__init__()
        self.space = space

    def options(self, state: LostMinesState) -> list[Action]:
        """List the mines that are left."""
        return [SHOW_MINE[mine] for mine in unseen_mines(state)]

    def deal(self, state: LostMinesState, stream: Stream) -> Action:
        """Draw one."""
        left = unseen_mines(state)
        return SHOW_MINE[left[stream.below(len(left))]]

    def odds(self, state: LostMinesState, action: Action) -> float:
        """Every mine that is left is as likely."""
        return 1 / len(unseen_mines(state))

    def resolve(self, state: LostMinesState, action: Action) -> None:
        """Give the mine its face and go on."""
        assert isinstance(action, ShowMine)
        assert state.secrets.mines[self.space] == UNKNOWN
        state.secrets.mines = replaced(state.secrets.mines, self.space, action.mine)
        self.go_on(state)

    @abstractmethod
    def go_on(self, state: LostMinesState) -> None:
        """Do what the mine was drawn for."""


class TreasureDraw(Chance[LostMinesState]):
    """A treasure that nobody has seen gets its value."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        super().__init__()
        self.slot = slot

    def left(self, state: LostMinesState) -> list[int]:
        """List the treasures that it can be."""
        return unseen_treasures(state, state.secrets.symbols[self.slot])

    def options(self, state: LostMinesState) -> list[Action]:
        """List the treasures with this symbol that are left."""
        return [SHOW_VALUE[treasure] for treasure in self.left(state)]

    def deal(self, state: LostMinesState, stream: Stream) -> Action:
        """Draw one."""
        left = self.left(state)
        return SHOW_VALUE[left[stream.below(len(left))]]

    def odds(self, state: LostMinesState, action: Action) -> float:
        """Every treasure of this symbol that is left is as likely."""
        return 1 / len(self.left(state))

    def resolve(self, state: LostMinesState, action: Action) -> None:
        """Give the treasure its value and go on."""
        assert isinstance(action, ShowValue)
        assert state.secrets.treasures[self.slot] == UNKNOWN
        state.secrets.treasures = replaced(state.secrets.treasures, self.slot, action.treasure)
        self.go_on(state)

    @abstractmethod
    def go_on(self, state: LostMinesState) -> None:
        """Do what the treasure was drawn for."""
