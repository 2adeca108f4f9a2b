"""Playing alone: rooms that are removed, and the stack that answers a single dig [CVC-11]."""

from typing import ClassVar, Final, final

from grotto.core.action import Action
from grotto.core.draws import BagDraw
from grotto.core.seats import NOBODY
from grotto.games.cave_vs_cave.actions import Remove, RevealRoom
from grotto.games.cave_vs_cave.answers import REMOVE, REVEAL_ROOM
from grotto.games.cave_vs_cave.components import (
    AT_TURN_END,
    DIGGING,
    DIGGING_CAVE,
    LIGHT_ROOMS,
    USING,
)
from grotto.games.cave_vs_cave.events import RoomRemoved, RoomRevealed
from grotto.games.cave_vs_cave.state import CaveState


@final
class RemoveRoom(BagDraw[CaveState]):
    """One of the light rooms goes back into the box."""

    __slots__ = ()

    rule: ClassVar[str] = "CVC-11.1"

    def text(self) -> str:
        return "remove"

    def bag(self, state: CaveState) -> int:
        return state.display & LIGHT_ROOMS

    def draws(self) -> list[Remove]:
        return REMOVE

    def resolve(self, state: CaveState, action: Action) -> None:
        """Put the room aside."""
        assert isinstance(action, Remove)
        state.display &= ~(1 << action.room)
        state.removed |= 1 << action.room
        state.tell_numbers(RoomRemoved, action.room)


@final
class RevealFromStack(BagDraw[CaveState]):
    """The top room of the stack joins the display; any room that nobody has seen may lie there.

    That happens in the turn of `digger`, or with `NOBODY` when the turn is over.
    """

    __slots__ = ("digger",)

    rule: ClassVar[str] = "CVC-11.3"

    def __init__(self, digger: int) -> None:
        super().__init__()
        self.digger: Final = digger

    def text(self) -> str:
        return "stack"

    def turn(self) -> int:
        return self.digger

    def bag(self, state: CaveState) -> int:
        return state.bag

    def draws(self) -> list[RevealRoom]:
        return REVEAL_ROOM

    def resolve(self, state: CaveState, action: Action) -> None:
        """Lay the room open."""
        assert isinstance(action, RevealRoom)
        state.stack -= 1
        show_room(state, action.room)
        state.tell_numbers(RoomRevealed, action.room)


def show_room(state: CaveState, room: int) -> None:
    """A room that nobody knew joins the display."""
    state.bag &= ~(1 << room)
    state.display |= 1 << room


_DIGGING_CAVE: Final = 1 << DIGGING_CAVE


def dig_may_follow(state: CaveState) -> bool:
    """Tell whether the tile in use allows one more dig, itself or by using a Digging Cave.

    No tile allows a dig while rooms are being used, so the Digging Cave cannot follow another dig
    once the first room is used.
    """
    if state.left & DIGGING[state.tile]:
        return True
    may_use = state.left & USING[state.tile] != 0
    return may_use and state.players[0].rooms & _DIGGING_CAVE != 0


def settle_digs(state: CaveState) -> None:
    """One cavern dug in a turn reveals a room, as soon as no dig can follow [ruling R11]."""
    if state.dug != 1 or not state.stack:
        return
    if state.switches.solo_reveal != AT_TURN_END and not dig_may_follow(state):
        state.dug = 0
        state.agenda.append(REVEAL_FROM_STACK)


def settle_at_turn_end(state: CaveState) -> None:
    """What was not settled before is settled when the turn ends."""
    if state.dug == 1 and state.stack:
        state.agenda.append(REVEAL_AFTER_TURN)
    state.dug = 0


REMOVE_ROOM: Final = RemoveRoom()
REVEAL_FROM_STACK: Final = RevealFromStack(0)
REVEAL_AFTER_TURN: Final = RevealFromStack(NOBODY)
