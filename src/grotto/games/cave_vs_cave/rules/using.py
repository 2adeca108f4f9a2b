"""Using orange rooms, and the blue rooms that help with it [CVC-9]."""

from typing import ClassVar, Final, final

from grotto.core.action import Action
from grotto.core.bags import members
from grotto.core.decision import Step
from grotto.core.phrase import Phrase
from grotto.core.refs import Ref
from grotto.core.refusal import Refusal
from grotto.games.cave_vs_cave import phrases
from grotto.games.cave_vs_cave.actions import Use
from grotto.games.cave_vs_cave.answers import DONE, USE
from grotto.games.cave_vs_cave.asked import RoomAsked
from grotto.games.cave_vs_cave.components import (
    BLUE_ROOMS,
    JUNCTION_ROOM,
    MOST_SEATS,
    ON_MANY_ROOMS,
    ON_ONE_ROOM,
    ORANGE_ROOMS,
    ROOM_KEYS,
    ROOMS,
    TILES,
    USING,
)
from grotto.games.cave_vs_cave.components import USE as USE_DEED
from grotto.games.cave_vs_cave.events import RoomUsed
from grotto.games.cave_vs_cave.player import Player
from grotto.games.cave_vs_cave.rules.anytime import OwnTurnQuestion
from grotto.games.cave_vs_cave.rules.effects import (
    JUNCTION_WITHOUT_GOLD,
    ROOM_EFFECTS,
    TILE_EFFECTS,
    Choices,
    answered,
    carry_out,
    effect_offers,
    part_of,
)
from grotto.games.cave_vs_cave.rules.goods import let_work
from grotto.games.cave_vs_cave.rules.objections import (
    does_not,
    done_before,
    effect_objection,
    effect_refusals,
    is_open,
    refuses_gold,
)
from grotto.games.cave_vs_cave.state import CaveState

ONE_ROOM_ROOMS: Final = sum(1 << index for index, row in enumerate(ROOMS) if row.on == ON_ONE_ROOM)
MANY_ROOMS_ROOMS: Final = sum(
    1 << index for index, row in enumerate(ROOMS) if row.on == ON_MANY_ROOMS
)

USE_COUNTS: Final[list[int]] = [
    sum(deed.count for effect in tile.effects for deed in effect if deed.kind == USE_DEED)
    for tile in TILES
]
"""How many rooms a tile lets one use."""


def use_offers(state: CaveState, player: Player) -> list[Action]:
    """List the orange rooms that were not used in this turn, the entrance among them."""
    return [USE[room] for room in members(player.rooms & ORANGE_ROOMS & ~state.used)]


def rooms_to_use(player: Player, count: int) -> int:
    """An action that uses several rooms may use one more with the Equipment Room."""
    return count + 1 if count > 1 and player.rooms & MANY_ROOMS_ROOMS else count


def note_single_use(state: CaveState, seat: int) -> None:
    """An action that uses one room makes the Wood Storeroom work, whatever that room then does.

    The wood comes before the room does its work [ruling R2], or by option after it.
    """
    if not state.players[seat].rooms & ONE_ROOM_ROOMS:
        return
    if state.switches.wood_before_room:
        let_work(state, seat, ONE_ROOM_ROOMS)
    else:
        state.agenda.append(WOOD_AFTER[seat])


@final
class WoodAfter(Step[CaveState]):
    """The Wood Storeroom of `player` works now that the room was used."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player: Final = player

    def text(self) -> str:
        return f"wood {self.player}"

    def happen(self, state: CaveState) -> None:
        """Take the wood."""
        let_work(state, self.player, ONE_ROOM_ROOMS)


def use(state: CaveState, seat: int, action: Use) -> None:
    """Use a room: its effects are read like those of a tile."""
    state.used |= 1 << action.room
    state.tell_numbers(RoomUsed, seat, action.room)
    effects = len(ROOM_EFFECTS[action.room])
    state.agenda.append(IN_ROOM[seat][action.room][(1 << effects) - 1])


@final
class InRoom(OwnTurnQuestion):
    """`seat` uses `room`, whose effects in `left` are still open."""

    __slots__ = ("left", "room")

    rule: ClassVar[str] = "CVC-9.2"

    def __init__(self, seat: int, room: int, left: int) -> None:
        super().__init__(seat)
        self.room: Final = room
        self.left: Final = left

    def text(self) -> str:
        return f"room {self.seat} {ROOM_KEYS[self.room]} {self.left}"

    def asked(self, state: CaveState) -> RoomAsked:
        return RoomAsked(self.seat, self.room, tuple(members(self.left)))

    def also(self, state: CaveState, action: Action) -> tuple[Ref, ...]:
        return part_of(state, ROOM_EFFECTS[self.room], self.left, action)

    def answers(self, state: CaveState) -> list[Action]:
        """List what is left to do here; nothing has to be done [ruling R6]."""
        offers = effect_offers(state, self.seat, room_effects(state, self.room), self.left)
        offers.append(DONE)
        return offers

    def answer(self, state: CaveState, action: Action) -> None:
        """Carry out one effect; the room is left when none remains."""
        if action is DONE:
            return
        effects = room_effects(state, self.room)
        index = answered(state, effects, self.left, action)
        left = self.left & ~(1 << index)
        if left:
            state.agenda.append(IN_ROOM[self.seat][self.room][left])
        carry_out(state, self.seat, effects[index], action)

    def hindrances(self, state: CaveState) -> list[Refusal]:
        """Explain what the room cannot do now."""
        return effect_refusals(state, self.seat, room_effects(state, self.room), self.left)

    def hindrance(self, state: CaveState, action: Action) -> Refusal | None:
        if isinstance(action, Use):
            return cannot_use(state, self.seat, action)
        effects = room_effects(state, self.room)
        found = effect_objection(state, self.seat, effects, self.left, action)
        return found or self._no_effect(state, effects, action)

    def _no_effect(self, state: CaveState, effects: Choices, action: Action) -> Refusal | None:
        by = phrases.room(self.room)
        if found := done_before(effects, self.left, action, by):
            return found
        if is_open(TILE_EFFECTS[state.tile], state.left, action):
            return None  # it comes after the room
        if effects is JUNCTION_WITHOUT_GOLD and (found := refuses_gold(action)):
            return found
        return does_not(action, by, "CVC-9.2")


def room_effects(state: CaveState, room: int) -> Choices:
    """Return what a room does; by option the Junction Room takes no gold [ruling R5]."""
    if room == JUNCTION_ROOM and not state.switches.junction_room_takes_gold:
        return JUNCTION_WITHOUT_GOLD
    return ROOM_EFFECTS[room]


def cannot_use(state: CaveState, seat: int, action: Use) -> Refusal | None:
    """Explain why a room cannot be used in this turn; None when it can."""
    if not state.uses and not state.left & USING[state.tile]:
        reason = Phrase("cave_vs_cave-reason-no-use-left", {"count": USE_COUNTS[state.tile]})
        return Refusal(action.text(), reason, "CVC-9.1")
    if BLUE_ROOMS >> action.room & 1:
        return _unusable(action, "blue-room")
    if not state.players[seat].rooms >> action.room & 1:
        return _unusable(action, "not-your-room")
    return _unusable(action, "room-used") if state.used >> action.room & 1 else None


def _unusable(action: Use, reason: str) -> Refusal:
    args = {"room": phrases.room(action.room)}
    return Refusal(action.text(), Phrase("cave_vs_cave-reason-" + reason, args), "CVC-9.1")


IN_ROOM: Final = [
    [
        [InRoom(seat, room, left) for left in range(1 << len(effects))]
        for room, effects in enumerate(ROOM_EFFECTS)
    ]
    for seat in range(MOST_SEATS)
]
WOOD_AFTER: Final = [WoodAfter(seat) for seat in range(MOST_SEATS)]
