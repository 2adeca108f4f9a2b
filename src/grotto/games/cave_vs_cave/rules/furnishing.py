"""Furnishing caverns: walls, price and colours, and the additional cavern [CVC-8]."""

from typing import ClassVar, Final, final

from grotto.core.action import Action
from grotto.core.bags import keys_in, members
from grotto.core.phrase import Arg, Phrase, Who
from grotto.core.refs import Ref
from grotto.core.refusal import Refusal
from grotto.games.cave_vs_cave import phrases
from grotto.games.cave_vs_cave.actions import Furnish, Lay, price_of
from grotto.games.cave_vs_cave.answers import LAY
from grotto.games.cave_vs_cave.asked import SideAsked
from grotto.games.cave_vs_cave.components import (
    BLUE_ROOMS,
    EXTRA,
    EXTRA_NATURAL,
    FOOD,
    GOLD,
    LIMITS,
    MOST_SEATS,
    NO_EXTRA,
    NOTHING,
    OPPOSITE,
    ORANGE_ROOMS,
    ROOM_COUNT,
    ROOMS,
    SIDE_KEYS,
    STONE,
    THREE_WALLS,
    TWO_ADJACENT_WALLS,
    TWO_OPPOSITE_WALLS,
    WOOD,
    Goods,
)
from grotto.games.cave_vs_cave.events import CavernGranted, CavernLaid, RoomFurnished
from grotto.games.cave_vs_cave.player import NO_ROOM, Player
from grotto.games.cave_vs_cave.rules.anytime import OwnTurnQuestion
from grotto.games.cave_vs_cave.rules.cave import FITTING, walls_of
from grotto.games.cave_vs_cave.rules.goods import missing, pay, too_poor
from grotto.games.cave_vs_cave.state import CaveState


def _within(good: int) -> list[int]:
    """Return the rooms that cost at most so much of a good, by that number."""
    return [
        sum(1 << room for room in range(ROOM_COUNT) if ROOMS[room].cost[good] <= held)
        for held in range(LIMITS[good] + 1)
    ]


_WOOD: Final = _within(WOOD)
_STONE: Final = _within(STONE)
_GOLD: Final = _within(GOLD)
"""Rooms cost wood, stone and gold only."""

TWO_MORE: Final = 2


def furnish_offers(
    state: CaveState, player: Player, surcharge: Goods, furnishings: list[list[Furnish]]
) -> list[Action]:
    """List every room of the display that fits an empty cavern and can be paid, surcharge too."""
    offers: list[Action] = []
    held = player.goods
    gold = held[GOLD] - surcharge[GOLD]
    if gold < 0 or held[FOOD] < surcharge[FOOD]:
        return offers
    rooms = state.display & _WOOD[held[WOOD]] & _STONE[held[STONE]] & _GOLD[gold]
    if not may_furnish_blue(player):
        rooms &= ORANGE_ROOMS
    if rooms:
        for cell in members(player.empty):
            for room in members(rooms & FITTING[walls_of(player, cell)]):
                offers.append(furnishings[room][cell])  # noqa: PERF401 (as fast, and clearer)
    return offers


def may_furnish_blue(player: Player) -> bool:
    """Orange rooms must always outnumber blue ones, the entrance counted."""
    blue = (player.rooms & BLUE_ROOMS).bit_count()
    return (player.rooms & ORANGE_ROOMS).bit_count() >= blue + TWO_MORE


def furnish(state: CaveState, seat: int, action: Furnish) -> None:
    """Pay the room and the surcharge together, and put the room into the cavern."""
    player = state.players[seat]
    pay(player, action.pay)
    room = 1 << action.room
    state.display &= ~room
    player.empty &= ~(1 << action.cell)
    player.rooms |= room
    layout = list(player.layout)
    layout[action.cell] = action.room
    player.layout = tuple(layout)
    if not state.switches.blue_rooms_active_at_once:
        state.fresh |= room & BLUE_ROOMS
    points = ROOMS[action.room].points
    state.tell(RoomFurnished, seat, action.room, action.cell, action.pay, points)
    if not player.empty and not player.hidden:
        grant_extra_cavern(state, seat)


def grant_extra_cavern(state: CaveState, seat: int) -> None:
    """Who first fills the whole board receives the additional cavern; there is only one."""
    for player in state.players:
        if player.extra != NO_EXTRA:
            return
    state.tell_numbers(CavernGranted, seat)
    state.agenda.append(CHOOSE_SIDE[seat])


@final
class ChooseSide(OwnTurnQuestion):
    """`seat` chooses which side of its additional cavern lies up."""

    __slots__ = ()

    rule: ClassVar[str] = "CVC-8.7"

    def text(self) -> str:
        return f"side {self.seat}"

    def asked(self, state: CaveState) -> SideAsked:
        return SideAsked(self.seat)

    def answers(self, state: CaveState) -> list[Action]:
        """List both sides."""
        return LAY

    def also(self, state: CaveState, action: Action) -> tuple[Ref, ...]:
        """Say which sides have natural walls."""
        if not isinstance(action, Lay):
            return ()
        natural = keys_in(EXTRA_NATURAL[shape_of(state, action)], SIDE_KEYS)
        return (Ref("natural", "sides", "", None, counts=dict.fromkeys(natural, 1)),)

    def answer(self, state: CaveState, action: Action) -> None:
        """Lay the cavern beside the board: it is dug already, and its natural walls stay."""
        assert isinstance(action, Lay)
        player = state.players[self.seat]
        player.extra = shape_of(state, action)
        player.empty |= 1 << EXTRA
        state.tell_numbers(CavernLaid, self.seat, action.side)


def shape_of(state: CaveState, action: Lay) -> int:
    """Return how the additional cavern is walled; two walls lie by option so or so [ruling R10]."""
    if action.side:
        return THREE_WALLS
    opposite = state.switches.extra_cavern_walls == OPPOSITE
    return TWO_OPPOSITE_WALLS if opposite else TWO_ADJACENT_WALLS


def fitting_kinds(room: int) -> list[int]:
    """List how a cavern may be walled for a room."""
    return [kind for kind, rooms in enumerate(FITTING) if rooms >> room & 1]


def unfurnishable(state: CaveState, player: Player, surcharges: list[Goods]) -> list[Refusal]:
    """Explain every room of the display that cannot be furnished at any of the surcharges."""
    if not player.empty:
        return [Refusal("furnish", Phrase("cave_vs_cave-reason-no-cavern"), "CVC-8.1")]
    found = [_unfurnishable(player, room, surcharges) for room in members(state.display)]
    return [refusal for refusal in found if refusal is not None]


def _unfurnishable(player: Player, room: int, surcharges: list[Goods]) -> Refusal | None:
    target = f"furnish {ROOMS[room].key}"
    if BLUE_ROOMS >> room & 1 and not may_furnish_blue(player):
        return too_few_orange(player, target)
    if not any(_fits(player, room, cell) for cell in members(player.empty)):
        args: dict[str, Arg] = {
            "room": phrases.room(room),
            "needs": phrases.walls(fitting_kinds(room)),
        }
        return Refusal(target, Phrase("cave_vs_cave-reason-fits-nowhere", args), "CVC-8.3")
    return too_poor(player, target, nearest_price(player, room, surcharges), "CVC-8.2")


def nearest_price(player: Player, room: int, surcharges: list[Goods]) -> Goods:
    """Return the whole price of a room, with the surcharge for which least is missing."""
    prices = [price_of(room, surcharge) for surcharge in surcharges]
    return min(prices, key=lambda price: sum(missing(player, price)))


def _fits(player: Player, room: int, cell: int) -> bool:
    return bool(FITTING[walls_of(player, cell)] >> room & 1)


def too_few_orange(player: Player, target: str) -> Refusal:
    """Explain that blue rooms would be as many as orange ones."""
    counts = {
        "orange": (player.rooms & ORANGE_ROOMS).bit_count(),
        "blue": (player.rooms & BLUE_ROOMS).bit_count(),
    }
    return Refusal(target, Phrase("cave_vs_cave-reason-too-few-orange", dict(counts)), "CVC-8.4")


def cannot_furnish(
    state: CaveState, seat: int, action: Furnish, surcharges: list[Goods]
) -> Refusal | None:
    """Explain why this room cannot go into this cavern at this surcharge."""
    player = state.players[seat]
    if not state.display >> action.room & 1:
        return not_on_display(state, action)
    if not player.empty >> action.cell & 1:
        return not_empty(player, action)
    if BLUE_ROOMS >> action.room & 1 and not may_furnish_blue(player):
        return too_few_orange(player, action.text())
    if not _fits(player, action.room, action.cell):
        return wrong_walls(player, action)
    if action.surcharge in surcharges:
        return too_poor(player, action.text(), action.pay, "CVC-8.2")
    nearest = nearest_price(player, action.room, surcharges)
    poor = too_poor(player, action.text(), nearest, "CVC-8.2")
    return poor or wrong_surcharge(action, surcharges)


def not_on_display(state: CaveState, action: Furnish) -> Refusal:
    """Explain where a room is that is not on display: out of the game, in a cave, or unseen."""
    room = phrases.room(action.room)
    if state.removed >> action.room & 1:
        removed = Phrase("cave_vs_cave-reason-room-removed", {"room": room})
        return Refusal(action.text(), removed, "CVC-11.1")
    for seat, player in enumerate(state.players):
        if player.rooms >> action.room & 1:
            owned = Phrase("cave_vs_cave-reason-room-furnished", {"room": room, "who": Who(seat)})
            return Refusal(action.text(), owned, "CVC-8.1")
    unseen = Phrase("cave_vs_cave-reason-room-unseen", {"room": room})
    return Refusal(action.text(), unseen, "CVC-8.1")


def not_empty(player: Player, action: Furnish) -> Refusal:
    """Explain what is in the way of a room: another one, a face-down one, or no cavern at all."""
    cell, room = phrases.cell(action.cell), player.layout[action.cell]
    if room != NO_ROOM:
        args = {"cell": cell, "room": phrases.room(room)}
        taken = Phrase("cave_vs_cave-reason-cell-furnished", args)
        return Refusal(action.text(), taken, "CVC-8.1")
    if player.hidden >> action.cell & 1:
        hidden = Phrase("cave_vs_cave-reason-cell-face-down", {"cell": cell})
        return Refusal(action.text(), hidden, "CVC-8.1")
    return Refusal(action.text(), Phrase("cave_vs_cave-reason-no-extra-cavern"), "CVC-8.6")


def wrong_surcharge(action: Furnish, surcharges: list[Goods]) -> Refusal:
    """Explain which surcharges the effects that are left ask for."""
    if NOTHING in surcharges:
        none = Phrase("cave_vs_cave-reason-no-surcharge")
        return Refusal(action.text(), none, "CVC-8.2")
    asked = tuple(amount for surcharge in surcharges for amount in phrases.amounts(surcharge))
    args: dict[str, Arg] = {"surcharges": asked, "count": len(asked)}
    reason = Phrase("cave_vs_cave-reason-wrong-surcharge", args)
    return Refusal(action.text(), reason, "CVC-8.2")


def wrong_walls(player: Player, action: Furnish) -> Refusal:
    """Explain which walls a cavern has, and which the room asks for."""
    args: dict[str, Arg] = {
        "room": phrases.room(action.room),
        "cell": phrases.cell(action.cell),
        "has": phrases.walls([walls_of(player, action.cell)]),
        "needs": phrases.walls(fitting_kinds(action.room)),
    }
    return Refusal(action.text(), Phrase("cave_vs_cave-reason-wrong-walls", args), "CVC-8.3")


CHOOSE_SIDE: Final = [ChooseSide(seat) for seat in range(MOST_SEATS)]
