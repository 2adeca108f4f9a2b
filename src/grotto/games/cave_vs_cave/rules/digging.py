"""Excavating caverns: where one can dig, and what comes to light [CVC-7]."""

from typing import ClassVar, Final, final

from grotto.core.action import Action
from grotto.core.bags import members
from grotto.core.draws import BagDraw
from grotto.core.phrase import Phrase
from grotto.core.refusal import Refusal
from grotto.games.cave_vs_cave import phrases
from grotto.games.cave_vs_cave.actions import Dig, RevealRoom
from grotto.games.cave_vs_cave.answers import DIGS, DONE, REVEAL_ROOM
from grotto.games.cave_vs_cave.asked import DigAgainAsked
from grotto.games.cave_vs_cave.components import (
    BOARD_CELLS,
    CELL_KEYS,
    CELLS,
    FOOD,
    GOLD,
    LIMITS,
    MOST_SEATS,
    NOTHING,
    UNDERMINING,
    Goods,
)
from grotto.games.cave_vs_cave.events import CavernDug, RoomDugUp
from grotto.games.cave_vs_cave.player import Player
from grotto.games.cave_vs_cave.rules.anytime import OwnTurnQuestion
from grotto.games.cave_vs_cave.rules.cave import accessible, accessible_by_undermining
from grotto.games.cave_vs_cave.rules.goods import pay, too_poor
from grotto.games.cave_vs_cave.rules.solo import settle_digs, show_room
from grotto.games.cave_vs_cave.state import CaveState

FREE_DIGS: Final = DIGS[NOTHING]


def dig_offers(cells: int, digs: list[Dig]) -> list[Action]:
    """List the digs at a price, one for each cell that can be dug."""
    return [digs[cell] for cell in members(cells)]


def diggable(state: CaveState, player: Player) -> int:
    """Return where Undermining can dig: walls do not stop it, face-down rooms do."""
    return accessible_by_undermining(player, all_walls=state.switches.undermining_ignores_all_walls)


def dig(state: CaveState, seat: int, action: Dig) -> None:
    """Pay, lay the room into the display, and take the food found there; a cavern is left.

    Who paid for two caverns may then dig the other one.
    """
    player = state.players[seat]
    pay(player, action.pay)
    player.hidden ^= 1 << action.cell
    player.empty |= 1 << action.cell
    found = min(CELLS[action.cell].food, LIMITS[FOOD] - player.goods[FOOD])
    player.goods[FOOD] += found
    state.dug += 1
    state.tell(CavernDug, seat, action.cell, action.pay, action.count, found)
    if action.count > 1:
        state.agenda.append(DIG_AGAIN[seat])
    state.agenda.append(TURN_UP_ROOM[seat][action.cell])


@final
class TurnUpRoom(BagDraw[CaveState]):
    """The room that `digger` dug up in `cell` is turned; it may be any that nobody has seen."""

    __slots__ = ("cell", "digger")

    rule: ClassVar[str] = "CVC-7.1"

    def __init__(self, digger: int, cell: int) -> None:
        super().__init__()
        self.digger: Final = digger
        self.cell: Final = cell

    def text(self) -> str:
        return f"dug_up {self.digger} {CELL_KEYS[self.cell]}"

    def turn(self) -> int:
        return self.digger

    def bag(self, state: CaveState) -> int:
        return state.bag

    def draws(self) -> list[RevealRoom]:
        return REVEAL_ROOM

    def resolve(self, state: CaveState, action: Action) -> None:
        """Lay the room open for both players."""
        assert isinstance(action, RevealRoom)
        show_room(state, action.room)
        state.tell_numbers(RoomDugUp, self.digger, self.cell, action.room)
        if not isinstance(state.agenda[-1], DigAgain):
            settle_digs(state)


@final
class DigAgain(OwnTurnQuestion):
    """`seat` paid for two caverns, has dug one, and may dig the other."""

    __slots__ = ()

    rule: ClassVar[str] = "CVC-7.4"

    def text(self) -> str:
        return f"dig_again {self.seat}"

    def asked(self, state: CaveState) -> DigAgainAsked:
        return DigAgainAsked(self.seat)

    def answers(self, state: CaveState) -> list[Action]:
        """List what is accessible after the first dig."""
        offers = dig_offers(accessible(state.players[self.seat]), FREE_DIGS)
        offers.append(DONE)
        return offers

    def answer(self, state: CaveState, action: Action) -> None:
        """Dig, or let it be [ruling R12]."""
        if isinstance(action, Dig):
            dig(state, self.seat, action)
        else:
            settle_digs(state)

    def hindrances(self, state: CaveState) -> list[Refusal]:
        """Explain why nothing can be dug."""
        player = state.players[self.seat]
        refusal = nothing_to_dig(player, accessible(player))
        return [refusal] if refusal else []

    def hindrance(self, state: CaveState, action: Action) -> Refusal | None:
        if not isinstance(action, Dig):
            return None
        if action.pay != NOTHING:
            return _refused(action, "dig-paid", "CVC-7.4")
        cells = accessible(state.players[self.seat])
        return cannot_dig(state, self.seat, action, cells, [NOTHING])


def nothing_to_dig(player: Player, cells: int) -> Refusal | None:
    """Explain why no cell can be dug; None when one can."""
    if cells:
        return None
    if not player.hidden:
        return Refusal("dig", Phrase("cave_vs_cave-reason-all-dug"), "CVC-7.6")
    return Refusal("dig", Phrase("cave_vs_cave-reason-nothing-accessible"), "CVC-7.2")


def cannot_dig(
    state: CaveState, seat: int, action: Dig, cells: int, prices: list[Goods]
) -> Refusal | None:
    """Explain why this cell cannot be dug at this price, where `cells` can be, at `prices`."""
    player = state.players[seat]
    if not player.hidden:
        return nothing_to_dig(player, 0)
    if not player.hidden >> action.cell & 1:
        return _refused(action, "nothing-hidden", "CVC-7.1")
    if not cells >> action.cell & 1:
        return _refused(action, _in_the_way(state, player, action.cell), "CVC-7.2")
    if action.pay not in prices:
        return _wrong_price(action, prices)
    return too_poor(player, action.text(), action.pay, dig_rule(action.pay))


def dig_rule(price: Goods) -> str:
    """Return the rule that sets a price: gold is for the Digging Cave, food for two caverns."""
    return "CVC-7.7" if price[GOLD] else "CVC-7.4"


def _wrong_price(action: Dig, prices: list[Goods]) -> Refusal:
    if NOTHING in prices:
        return _refused(action, "dig-is-free", "CVC-4.5")
    args = {"goods": phrases.amounts(prices[0])}
    reason = Phrase("cave_vs_cave-reason-dig-costs", args)
    return Refusal(action.text(), reason, dig_rule(prices[0]))


def _in_the_way(state: CaveState, player: Player, cell: int) -> str:
    """Name what stands between the entrance and a cell; who undermines needs no hint to do so."""
    if not accessible_by_undermining(player, all_walls=True) >> cell & 1:
        return "not-accessible"
    helps = state.tile != UNDERMINING and diggable(state, player) >> cell & 1
    return "behind-walls" if helps else "walls-in-the-way"


def _refused(action: Dig, reason: str, rule: str) -> Refusal:
    cell = phrases.cell(action.cell)
    return Refusal(action.text(), Phrase("cave_vs_cave-reason-" + reason, {"cell": cell}), rule)


DIG_AGAIN: Final = [DigAgain(seat) for seat in range(MOST_SEATS)]
TURN_UP_ROOM: Final = [
    [TurnUpRoom(seat, cell) for cell in range(BOARD_CELLS)] for seat in range(MOST_SEATS)
]
