"""Moving a dwarf: step by step along the paths, past traps, never past trolls [MIN-8]."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from grotto.core.action import Action
from grotto.core.decision import Chance, Question
from grotto.core.phrase import Arg, Phrase
from grotto.core.refs import Ref, beside, cell_beside
from grotto.core.refusal import Refusal
from grotto.core.stream import Stream
from grotto.games.lost_mines.actions import GO, GOING, Go
from grotto.games.lost_mines.asked import MoveAsked
from grotto.games.lost_mines.components import (
    BESIDE,
    CELLS,
    EDGE_AT,
    MINE_CELLS,
    MOST_SEATS,
    OPPOSITE,
    OUTSIDE,
    SIDE_COUNT,
    SIDES,
    STEPS,
    STEPS_FROM_CAMPFIRE,
    TOOLS,
    TRAP_KIND,
)
from grotto.games.lost_mines.deals import LOSE, Lose
from grotto.games.lost_mines.events import CardLost, Moved, TokenLost
from grotto.games.lost_mines.faces import (
    EMPTY,
    HAS_CAMPFIRE,
    HIDDEN_MINE,
    NARROW,
    NO_TOOL,
    OPENINGS,
    TOOL_NEEDED,
)
from grotto.games.lost_mines.rows import changed, holds
from grotto.games.lost_mines.rules.hands import bury
from grotto.games.lost_mines.rules.mines import ENTER_MINE
from grotto.games.lost_mines.rules.network import connected_sides, is_connected
from grotto.games.lost_mines.rules.order import during_the_move
from grotto.games.lost_mines.rules.tokens import take_trap_off
from grotto.games.lost_mines.state import LostMinesState


@final
class MoveDwarf(Question[LostMinesState]):
    """The dwarf of `seat` may go up to `left` steps."""

    __slots__ = ("left",)

    rule: ClassVar[str] = "MIN-8.1"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def text(self) -> str:
        return f"move {self.seat} {self.left}"

    def asked(self, state: LostMinesState) -> MoveAsked:
        return MoveAsked(self.seat, state.pawns[self.seat], self.left)

    def also(self, state: LostMinesState, action: Action) -> tuple[Ref, ...]:
        """A step leads to a space, and traps on the way cost cards."""
        if not isinstance(action, Go):
            return ()
        cell = state.pawns[self.seat]
        target = cell_beside("cell", CELLS[BESIDE[cell][action.side]])
        lost = cards_lost(state, self.seat, EDGE_AT[cell][action.side])
        return (target, beside("lost", lost)) if lost else (target,)

    def options(self, state: LostMinesState) -> list[Action]:
        """List the steps that are possible, and to stop."""
        return GOING[free_sides(state, self.seat)]

    def resolve(self, state: LostMinesState, action: Action) -> None:
        """Stop, or go one step; a face-down mine ends the movement."""
        if not isinstance(action, Go):
            return
        cell = state.pawns[self.seat]
        target = BESIDE[cell][action.side]
        state.pawns = changed(state.pawns, self.seat, target)
        state.tell_numbers(Moved, self.seat, cell, target)
        if state.cells[target] == HIDDEN_MINE:
            space = MINE_CELLS.index(target)
            state.agenda.append(ENTER_MINE[self.seat][space][OPPOSITE[action.side]])
        elif self.left > 1:
            state.agenda.append(MOVE_DWARF[self.seat][self.left - 1])
        if state.traps:
            spring_traps(state, self.seat, EDGE_AT[cell][action.side])

    def refusals(self, state: LostMinesState) -> list[Refusal]:
        """Explain the paths that cannot be walked."""
        openings = OPENINGS[state.cells[state.pawns[self.seat]]]
        sides = [side for side in range(SIDE_COUNT) if openings >> side & 1]
        found = [self.barred(state, side) for side in sides]
        return [refusal for refusal in found if refusal is not None]

    def objection(self, state: LostMinesState, action: Action) -> Refusal | None:
        """Explain why a step is not possible, or what comes at another time."""
        if isinstance(action, Go):
            return self.barred(state, action.side)
        return during_the_move(action)

    def barred(self, state: LostMinesState, side: int) -> Refusal | None:
        """Say what bars the way; None when nothing does."""
        cell = state.pawns[self.seat]
        if not is_connected(state, cell, side):
            why = why_no_way(state, cell, side)
            return _refusal(side, "no-connection", "MIN-8.2", {"why": why})
        if EDGE_AT[cell][side] in state.trolls:
            return _refusal(side, "troll", "MIN-6.4", {})
        target = BESIDE[cell][side]
        tool = TOOL_NEEDED[state.cells[target]]
        if tool != NO_TOOL:
            return _refusal(side, "obstacle", "MIN-4.1", {"tool": TOOLS[tool]})
        if not is_enterable(state, target):
            return _refusal(side, "narrow", "MIN-4.4", {})
        return None


def _refusal(side: int, reason: str, rule: str, more: dict[str, Arg]) -> Refusal:
    phrase = Phrase("lost_mines-reason-" + reason, {"side": SIDES[side], **more})
    return Refusal(GO[side].text(), phrase, rule)


def why_no_way(state: LostMinesState, cell: int, side: int) -> str:
    """Return why no path leads to the next card: none begins, none follows, or it ends there."""
    near = BESIDE[cell][side]
    if not OPENINGS[state.cells[cell]] >> side & 1:
        return "none"
    if near == OUTSIDE:
        return "outside"
    return "empty" if state.cells[near] == EMPTY else "ends"


def free_sides(state: LostMinesState, seat: int) -> int:
    """Return the sides through which the dwarf of `seat` can go, as bits."""
    cell: i64 = state.pawns[seat]
    sides = connected_sides(state, cell)
    near, edges = BESIDE[cell], EDGE_AT[cell]
    free: i64 = 0
    for side in range(i64(SIDE_COUNT)):
        if (
            sides >> side & 1
            and not holds(state.trolls, edges[side])
            and is_enterable(state, near[side])
        ):
            free |= 1 << side
    return free


def is_enterable(state: LostMinesState, cell: i64) -> bool:
    """No dwarf passes an obstacle without its tool, nor a narrow place where another stands."""
    face: i64 = state.cells[cell]
    if TOOL_NEEDED[face] != NO_TOOL:
        return False
    return not NARROW[face] or not holds(state.pawns, cell)


def steps_of(state: LostMinesState, seat: int) -> int:
    """Three steps, or five for a dwarf that starts beside a campfire."""
    face = state.cells[state.pawns[seat]]
    return STEPS_FROM_CAMPFIRE if HAS_CAMPFIRE[face] else STEPS


def spring_traps(state: LostMinesState, seat: int, edge: int) -> None:
    """Whoever crosses a trap loses a card at once, if there is one to lose."""
    for _ in range(cards_lost(state, seat, edge)):
        state.agenda.append(LOSE_CARD[seat])
        if not state.switches.trap_token_stays_after_triggering:
            take_trap_off(state, edge)
            state.tell_numbers(TokenLost, TRAP_KIND, edge)


def cards_lost(state: LostMinesState, seat: int, edge: int) -> int:
    """Every trap on a path takes a card, as long as there is one."""
    return min(state.traps.count(edge), len(state.hands[seat]))


@final
class LoseCard(Chance[LostMinesState]):
    """A card is picked blindly from the hand of `player`."""

    __slots__ = ("player",)

    rule: ClassVar[str] = "MIN-6.3"

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player: Final = player

    def text(self) -> str:
        return f"lose {self.player}"

    def turn(self) -> int:
        return self.player

    def options(self, state: LostMinesState) -> list[Action]:
        """List the cards in the hand."""
        return [LOSE[kind] for kind in sorted(set(state.hands[self.player]))]

    def deal(self, state: LostMinesState, stream: Stream) -> Action:
        """Pick one."""
        hand = state.hands[self.player]
        return LOSE[hand[stream.below(len(hand))]]

    def odds(self, state: LostMinesState, action: Action) -> float:
        """Every card in the hand is as likely."""
        assert isinstance(action, Lose)
        hand = state.hands[self.player]
        return hand.count(action.kind) / len(hand)

    def resolve(self, state: LostMinesState, action: Action) -> None:
        """The card goes to the discard pile; nobody looks, but its owner knows what is missing."""
        assert isinstance(action, Lose)
        bury(state, self.player, action.kind)
        state.tell_numbers(CardLost, self.player, action.kind)


MOVE_DWARF: Final = [
    [MoveDwarf(seat, left) for left in range(STEPS_FROM_CAMPFIRE + 1)] for seat in range(MOST_SEATS)
]
LOSE_CARD: Final = [LoseCard(seat) for seat in range(MOST_SEATS)]
