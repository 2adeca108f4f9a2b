"""Mines: the first dwarf to enter turns the card up and to fit, and may wake the dragon [MIN-8]."""

from typing import ClassVar, Final, final

from grotto.core.action import Action
from grotto.core.decision import Question, Step
from grotto.core.nouns import UNKNOWN
from grotto.core.refs import Ref, cell_beside
from grotto.core.refusal import Refusal
from grotto.games.lost_mines.actions import FACING, Face
from grotto.games.lost_mines.asked import FaceAsked
from grotto.games.lost_mines.components import (
    CELLS,
    EVERYBODY,
    MINE_CELLS,
    MINES,
    MOST_SEATS,
    NO_SYMBOL,
    SIDE_COUNT,
    SPACE_COUNT,
)
from grotto.games.lost_mines.events import CHOSEN, FORCED, DragonTaken, MineRevealed, MineTurned
from grotto.games.lost_mines.faces import CLOSED, OPEN, OPENINGS, mine_face
from grotto.games.lost_mines.rules.knowing import draw_mine, learn_mine
from grotto.games.lost_mines.rules.network import put
from grotto.games.lost_mines.rules.order import after_the_move
from grotto.games.lost_mines.state import LostMinesState


@final
class EnterMine(Step[LostMinesState]):
    """`player` enters a face-down mine through one of its sides."""

    __slots__ = ("player", "side", "space")

    def __init__(self, player: int, space: int, side: int) -> None:
        super().__init__()
        self.player: Final = player
        self.space: Final = space
        self.side: Final = side

    def text(self) -> str:
        return f"enter {self.player} {self.space + 1} {self.side}"

    def turn(self) -> int:
        return self.player

    def happen(self, state: LostMinesState) -> None:
        """Turn the card up; if nobody has looked at it before, it is drawn first."""
        if state.secrets.mines[self.space] == UNKNOWN:
            state.agenda.append(self)
            draw_mine(state, self.space)
        else:
            reveal(state, self.player, self.space, self.side)


def reveal(state: LostMinesState, seat: int, space: int, side: int) -> None:
    """Everybody sees the mine; it is turned so that the dwarf can come in, and to fit best."""
    learn_mine(state, space, EVERYBODY)
    mine = state.secrets.mines[space]
    cell = MINE_CELLS[space]
    state.tell_numbers(MineRevealed, seat, cell, mine)
    turns = best_turns(state, space, mine, side)
    put(state, cell, mine_face(mine, turns[0]))
    if len(turns) > 1:
        state.agenda.append(TURN_MINE[seat][space])
    else:
        state.tell(MineTurned, seat, cell, turns[0], FORCED)
    if MINES[mine].symbol == NO_SYMBOL:
        state.secrets.dragon = seat
        state.tell_numbers(DragonTaken, seat)


def best_turns(state: LostMinesState, space: int, mine: int, side: int) -> list[int]:
    """List the turns with an opening on the entry side that agree with most neighbours."""
    rim = state.rims[MINE_CELLS[space]]
    entries = [turn for turn in (0, 1) if OPENINGS[mine_face(mine, turn)] >> side & 1]
    fits = [agreement(OPENINGS[mine_face(mine, turn)], rim) for turn in entries]
    best = max(fits)
    return [turn for turn, fit in zip(entries, fits, strict=True) if fit == best]


def agreement(openings: int, rim: int) -> int:
    """Count the neighbours that meet an equal side; face-down mines and empty spaces do not."""
    count = 0
    for side in range(SIDE_COUNT):
        met = rim >> 2 * side & 3
        if met == (OPEN if openings >> side & 1 else CLOSED):
            count += 1
    return count


@final
class TurnMine(Question[LostMinesState]):
    """`seat` chooses between two ways of a mine that fit equally well."""

    __slots__ = ("space",)

    rule: ClassVar[str] = "MIN-8.5"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def text(self) -> str:
        return f"face {self.seat} {self.space + 1}"

    def asked(self, state: LostMinesState) -> FaceAsked:
        return FaceAsked(self.seat, MINE_CELLS[self.space], state.secrets.mines[self.space])

    def also(self, state: LostMinesState, action: Action) -> tuple[Ref, ...]:
        """The mine lies on a space."""
        return (cell_beside("cell", CELLS[MINE_CELLS[self.space]]),)

    def options(self, state: LostMinesState) -> list[Action]:
        """Upright or turned."""
        return FACING

    def resolve(self, state: LostMinesState, action: Action) -> None:
        """Lay the mine so."""
        assert isinstance(action, Face)
        mine = state.secrets.mines[self.space]
        cell = MINE_CELLS[self.space]
        put(state, cell, mine_face(mine, action.turned))
        state.tell(MineTurned, self.seat, cell, action.turned, CHOSEN)

    def objection(self, state: LostMinesState, action: Action) -> Refusal | None:
        return after_the_move(action)


ENTER_MINE: Final = [
    [[EnterMine(seat, space, side) for side in range(SIDE_COUNT)] for space in range(SPACE_COUNT)]
    for seat in range(MOST_SEATS)
]
TURN_MINE: Final = [
    [TurnMine(seat, space) for space in range(SPACE_COUNT)] for seat in range(MOST_SEATS)
]
