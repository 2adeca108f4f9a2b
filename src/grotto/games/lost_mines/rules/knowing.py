"""Knowing: what one seat or everybody has seen, and what is drawn because nobody had [MIN-1.6].

A mine or a treasure has no face until somebody looks; then it is drawn from those that are left.
Chance is asked once for each place and round, and by the place and the round alone: so nobody can
look, take the look back and find another card there.
"""

from typing import ClassVar, Final, final

from grotto.core.action import Action
from grotto.core.decision import Chance
from grotto.core.nouns import UNKNOWN
from grotto.core.stream import Stream
from grotto.games.lost_mines.components import (
    MINES,
    MOST_ROUNDS,
    MOST_SEATS,
    SPACE_COUNT,
    SYMBOLS,
    TREASURES,
)
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
    return [treasure for treasure in TREASURES_OF[symbol] if treasure not in seen]


def dealt(cards: list[int], place: int, left: list[int], stream: Stream) -> int:
    """Shuffle cards that lie side by side; return the one at a place, or the next that is left.

    The next one is for worlds in which others lie there than the shuffle says.
    """
    order = cards.copy()
    for last in range(len(order) - 1, 0, -1):
        other = stream.below(last + 1)
        order[last], order[other] = order[other], order[last]
    while order[place] not in left:
        place = (place + 1) % len(order)
    return order[place]


@final
class DrawMine(Chance[LostMinesState]):
    """A mine that nobody has seen gets its face: the same one whoever looks, and from where."""

    __slots__ = ("round", "space")

    rule: ClassVar[str] = "MIN-1.2"

    def __init__(self, space: int, round_: int) -> None:
        super().__init__()
        self.space: Final = space
        self.round: Final = round_

    def text(self) -> str:
        return f"mine {self.space + 1} {self.round}"

    def dice_key(self) -> str:
        return f"mines {self.round}"

    def options(self, state: LostMinesState) -> list[Action]:
        return [SHOW_MINE[mine] for mine in unseen_mines(state)]

    def deal(self, state: LostMinesState, stream: Stream) -> Action:
        cards = list(range(len(MINES)))
        return SHOW_MINE[dealt(cards, self.space, unseen_mines(state), stream)]

    def odds(self, state: LostMinesState, action: Action) -> float:
        """Every mine that is left is as likely."""
        return 1 / len(unseen_mines(state))

    def resolve(self, state: LostMinesState, action: Action) -> None:
        """Give the mine its face; whoever looks comes next."""
        assert isinstance(action, ShowMine)
        assert state.secrets.mines[self.space] == UNKNOWN
        state.secrets.mines = replaced(state.secrets.mines, self.space, action.mine)


@final
class DrawTreasure(Chance[LostMinesState]):
    """A treasure that nobody has seen gets its value: the same one whoever looks, and when."""

    __slots__ = ("round", "slot")

    rule: ClassVar[str] = "MIN-1.2"

    def __init__(self, slot: int, round_: int) -> None:
        super().__init__()
        self.slot: Final = slot
        self.round: Final = round_

    def text(self) -> str:
        return f"treasure {self.slot + 1} {self.round}"

    def dice_key(self) -> str:
        return f"treasures {self.round}"

    def left(self, state: LostMinesState) -> list[int]:
        """List the treasures that it can be."""
        return unseen_treasures(state, state.secrets.symbols[self.slot])

    def options(self, state: LostMinesState) -> list[Action]:
        return [SHOW_VALUE[treasure] for treasure in self.left(state)]

    def deal(self, state: LostMinesState, stream: Stream) -> Action:
        symbol = state.secrets.symbols[self.slot]
        place = state.secrets.symbols[: self.slot].count(symbol)
        return SHOW_VALUE[dealt(TREASURES_OF[symbol], place, self.left(state), stream)]

    def odds(self, state: LostMinesState, action: Action) -> float:
        """Every treasure of this symbol that is left is as likely."""
        return 1 / len(self.left(state))

    def resolve(self, state: LostMinesState, action: Action) -> None:
        """Give the treasure its value; whoever looks comes next."""
        assert isinstance(action, ShowValue)
        assert state.secrets.treasures[self.slot] == UNKNOWN
        state.secrets.treasures = replaced(state.secrets.treasures, self.slot, action.treasure)


TREASURES_OF: Final[list[list[int]]] = [
    [treasure for treasure, row in enumerate(TREASURES) if row.symbol == symbol]
    for symbol in range(len(SYMBOLS))
]
"""The treasures of each symbol."""

_ROUNDS: Final = range(1, MOST_ROUNDS + 1)
_DRAW_MINE: Final = [
    [DrawMine(space, number) for number in _ROUNDS] for space in range(SPACE_COUNT)
]
_DRAW_TREASURE: Final = [
    [DrawTreasure(slot, number) for number in _ROUNDS] for slot in range(MOST_SEATS)
]


def draw_mine(state: LostMinesState, space: int) -> None:
    """Ask chance what a mine is."""
    state.agenda.append(_DRAW_MINE[space][state.round - 1])


def draw_treasure(state: LostMinesState, slot: int) -> None:
    """Ask chance what a treasure is worth."""
    state.agenda.append(_DRAW_TREASURE[slot][state.round - 1])
