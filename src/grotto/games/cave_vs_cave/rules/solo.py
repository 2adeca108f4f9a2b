"""Playing alone: rooms that are removed, and the stack that answers a single dig [CVC-11]."""

from typing import ClassVar, Final, final

from grotto.core.action import Action
from grotto.core.bags import drawn_from, members, size
from grotto.core.decision import Chance
from grotto.core.stream import Stream
from grotto.games.cave_vs_cave.actions import Remove, RevealRoom
from grotto.games.cave_vs_cave.answers import REMOVE, REVEAL_ROOM
from grotto.games.cave_vs_cave.components import (
    DIGGING,
    DIGGING_CAVE,
    LIGHT_ROOMS,
    USING,
)
from grotto.games.cave_vs_cave.events import RoomRemoved, RoomRevealed
from grotto.games.cave_vs_cave.state import CaveState


@final
class RemoveRoom(Chance[CaveState]):
    """One of the light rooms goes back into the box."""

    __slots__ = ()

    rule: ClassVar[str] = "CVC-11.1"

    def text(self) -> str:
        """Write the pending draw."""
        return "remove"

    def options(self, state: CaveState) -> list[Action]:
        """List the light rooms that are left."""
        return [REMOVE[room] for room in members(state.display & LIGHT_ROOMS)]

    def deal(self, state: CaveState, stream: Stream) -> Action:
        """Draw one."""
        return REMOVE[drawn_from(state.display & LIGHT_ROOMS, stream)]

    def odds(self, state: CaveState, action: Action) -> float:
        """Every room is as likely."""
        return 1 / size(state.display & LIGHT_ROOMS)

    def resolve(self, state: CaveState, action: Action) -> None:
        """Put the room aside."""
        assert isinstance(action, Remove)
        state.display &= ~(1 << action.room)
        state.removed |= 1 << action.room
        if state.log is not None:
            state.log.append(RoomRemoved(action.room))


@final
class RevealFromStack(Chance[CaveState]):
    """The top room of the stack joins the display; any room that nobody has seen may lie there."""

    __slots__ = ()

    rule: ClassVar[str] = "CVC-11.3"

    def text(self) -> str:
        """Write the pending reveal."""
        return "stack"

    def options(self, state: CaveState) -> list[Action]:
        """List the rooms that may come."""
        return [REVEAL_ROOM[room] for room in members(state.bag)]

    def deal(self, state: CaveState, stream: Stream) -> Action:
        """Draw one."""
        return REVEAL_ROOM[drawn_from(state.bag, stream)]

    def odds(self, state: CaveState, action: Action) -> float:
        """Every unseen room is as likely."""
        return 1 / size(state.bag)

    def resolve(self, state: CaveState, action: Action) -> None:
        """Lay the room open."""
        assert isinstance(action, RevealRoom)
        state.stack -= 1
        show_room(state, action.room)


def show_room(state: CaveState, room: int) -> None:
    """A room that nobody knew joins the display."""
    state.bag &= ~(1 << room)
    state.display |= 1 << room
    if state.log is not None:
        state.log.append(RoomRevealed(room))


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
    if not state.switches.reveal_at_turn_end and not dig_may_follow(state):
        reveal_from_stack(state)


def settle_at_turn_end(state: CaveState) -> None:
    """What was not settled before is settled when the turn ends."""
    if state.dug == 1 and state.stack:
        reveal_from_stack(state)
    state.dug = 0


def reveal_from_stack(state: CaveState) -> None:
    """Let the stack answer, once."""
    state.dug = 0
    state.agenda.append(REVEAL_FROM_STACK)


REMOVE_ROOM: Final = RemoveRoom()
REVEAL_FROM_STACK: Final = RevealFromStack()
