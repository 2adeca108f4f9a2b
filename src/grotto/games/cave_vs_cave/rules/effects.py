"""Reading tiles and rooms: what their effects offer, and carrying one out [CVC-4].

Effects are independent: each may be carried out once, in any order, or not at all. An effect has
alternatives, of which at most one is carried out.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from grotto.core.action import Action
from grotto.core.refs import Ref, beside
from grotto.games.cave_vs_cave.actions import (
    Build,
    Dig,
    Furnish,
    Gain,
    Raze,
    Replenish,
    Trade,
    Use,
)
from grotto.games.cave_vs_cave.answers import (
    DIGS,
    FURNISHINGS,
    GAINS,
    REPLENISHMENTS,
    TRADES,
    surcharges,
)
from grotto.games.cave_vs_cave.components import (
    BUILD,
    DIG,
    DUEL_ROUNDS,
    FURNISH,
    GAIN,
    GOLD,
    JUNCTION_ROOM,
    NOTHING,
    RAZE,
    REPLENISH,
    ROOMS,
    TILES,
    TRADE,
    USE,
    Deed,
    Effect,
    Goods,
)
from grotto.games.cave_vs_cave.player import Player
from grotto.games.cave_vs_cave.rules.cave import accessible
from grotto.games.cave_vs_cave.rules.digging import (
    dig,
    dig_offers,
    diggable,
)
from grotto.games.cave_vs_cave.rules.furnishing import (
    furnish,
    furnish_offers,
)
from grotto.games.cave_vs_cave.rules.goods import can_pay, gain, replenish, trade
from grotto.games.cave_vs_cave.rules.walls import (
    build,
    building_offers,
    raze,
    razing_offers,
)
from grotto.games.cave_vs_cave.state import CaveState, turns_each

_MOST_TURNS: Final = max(DUEL_ROUNDS)


@final
@mypyc_attr(acyclic=True)
class Choice:
    """One alternative of an effect, with the shared answers that carry it out."""

    __slots__ = (
        "answer", "below", "count", "digs", "furnishings", "get", "kind", "pay", "surcharges",
        "through_walls",
    )  # fmt: skip

    def __init__(self, deed: Deed) -> None:
        self.kind: Final = deed.kind
        self.pay: Final = deed.pay
        self.get: Final = deed.get
        self.count: Final = deed.count
        self.below: Final = deed.below
        self.through_walls: Final = deed.through_walls
        self.answer: Final[Action | None] = _answer(deed)
        self.digs: Final[list[Dig]] = DIGS[deed.pay] if deed.kind == DIG else []
        # Both by the turns that everybody has in the round.
        self.surcharges: Final[list[Goods]] = _by_turns(deed)
        self.furnishings: Final[list[list[list[Furnish]]]] = [
            FURNISHINGS[surcharge] for surcharge in self.surcharges if deed.kind == FURNISH
        ]


def _answer(deed: Deed) -> Action | None:
    if deed.kind == GAIN:
        return GAINS[deed.get]
    if deed.kind == TRADE:
        return TRADES[deed.pay + deed.get]
    return REPLENISHMENTS[deed.get] if deed.kind == REPLENISH else None


def _by_turns(deed: Deed) -> list[Goods]:
    if not deed.per_turn:
        return [deed.pay] * (_MOST_TURNS + 1)
    by_turns = surcharges(deed)
    return [by_turns[max(0, turns - DUEL_ROUNDS[0])] for turns in range(_MOST_TURNS + 1)]


Choices = list[list[Choice]]
"""The effects of a tile or room, each with its alternatives."""


def _choices(effects: tuple[Effect, ...]) -> Choices:
    return [[Choice(deed) for deed in effect] for effect in effects]


def rooms_triggered_by(tile: int) -> list[int]:
    """List the blue rooms that work when a tile is taken; their effects follow the printed ones."""
    return [number for number, room in enumerate(ROOMS) if room.on == TILES[tile].key]


TILE_EFFECTS: Final[list[Choices]] = [
    _choices(row.effects)
    + [choices for room in rooms_triggered_by(tile) for choices in _choices(ROOMS[room].effects)]
    for tile, row in enumerate(TILES)
]
"""The effects of a tile, then those of the blue rooms which work when it is taken."""

_TRIGGERED: Final = [rooms_triggered_by(tile) for tile in range(len(TILES))]
_PRINTED: Final = [(1 << len(row.effects)) - 1 for row in TILES]

ROOM_EFFECTS: Final[list[Choices]] = [_choices(row.effects) for row in ROOMS]
JUNCTION_WITHOUT_GOLD: Final[Choices] = [
    [choice for choice in choices if not choice.pay[GOLD]]
    for choices in ROOM_EFFECTS[JUNCTION_ROOM]
]


def open_effects(tile: int, player: Player) -> int:
    """Return the effects that whoever takes a tile may carry out, as a set."""
    effects = _PRINTED[tile]
    for extra, room in enumerate(_TRIGGERED[tile]):
        if player.rooms >> room & 1:
            effects |= 1 << (len(TILES[tile].effects) + extra)
    return effects


def effect_offers(state: CaveState, seat: int, effects: Choices, left: int) -> list[Action]:
    """List the answers to all effects that are left, but for the use of rooms."""
    offers: list[Action] = []
    player = state.players[seat]
    for index, choices in enumerate(effects):
        if left >> index & 1:
            for choice in choices:
                if choice.kind <= REPLENISH:
                    answer = choice.answer
                    if answer is not None and goods_allow(player, choice):
                        offers.append(answer)
                elif choice.kind != USE:
                    offers += work_offers(state, player, choice)
    return offers


def goods_allow(player: Player, choice: Choice) -> bool:
    """Tell whether a gain is open and a trade can be paid."""
    if choice.kind == TRADE:
        return can_pay(player, choice.pay)
    return choice.below is NOTHING or is_below(player, choice.below)


def is_below(player: Player, ceiling: Goods) -> bool:
    """Tell whether a player holds fewer than a gain asks for."""
    return all(not least or held < least for held, least in zip(player.goods, ceiling, strict=True))


def work_offers(state: CaveState, player: Player, choice: Choice) -> list[Action]:
    """List the cells to dig, borders to build on or raze, and caverns to furnish."""
    kind = choice.kind
    if kind == DIG:
        if not can_pay(player, choice.pay):
            return []
        return dig_offers(dig_cells(state, player, choice), choice.digs)
    if kind == BUILD:
        return building_offers(state, player)
    if kind == RAZE:
        return razing_offers(player)
    turns = turns_each(state)
    return furnish_offers(state, player, choice.surcharges[turns], choice.furnishings[turns])


def dig_cells(state: CaveState, player: Player, choice: Choice) -> int:
    """Return the cells that a dig may open."""
    return diggable(state, player) if choice.through_walls else accessible(player)


def answered(state: CaveState, effects: Choices, left: int, action: Action) -> int:
    """Return which of the effects that are left `action` answers."""
    if left & (left - 1) == 0:
        return left.bit_length() - 1
    turns = turns_each(state)
    for index, choices in enumerate(effects):
        if left >> index & 1:
            for choice in choices:
                if carries_out(choice, action, turns):
                    return index
    raise AssertionError(action.text())


def carries_out(choice: Choice, action: Action, turns: int) -> bool:
    """Tell whether `action` is an answer to this alternative."""
    kind = choice.kind
    if kind <= REPLENISH:
        return choice.answer is action
    if kind == USE:
        return isinstance(action, Use)
    if kind == DIG:
        return isinstance(action, Dig) and action.pay == choice.pay
    if kind == BUILD:
        return isinstance(action, Build)
    if kind == RAZE:
        return isinstance(action, Raze)
    return isinstance(action, Furnish) and action.surcharge == choice.surcharges[turns]


def part_of(state: CaveState, effects: Choices, left: int, action: Action) -> tuple[Ref, ...]:
    """Say which effect an answer carries out, and which alternative of it; both count from 0."""
    turns = turns_each(state)
    for index, choices in enumerate(effects):
        if left >> index & 1:
            for number, choice in enumerate(choices):
                if carries_out(choice, action, turns):
                    return (beside("effect", index), beside("alternative", number))
    return ()


def carry_out(state: CaveState, seat: int, choices: list[Choice], action: Action) -> None:
    """Carry out one effect, other than the use of rooms."""
    if isinstance(action, Gain):
        gain(state, seat, action.get)
    elif isinstance(action, Trade):
        trade(state, seat, action.pay, action.get)
    elif isinstance(action, Replenish):
        replenish(state, seat, action.levels)
    elif isinstance(action, Dig):
        dig(state, seat, action)
    elif isinstance(action, Build):
        build(state, seat, action)
    elif isinstance(action, Raze):
        raze(state, seat, action, choices[0].get)
    else:
        assert isinstance(action, Furnish)
        furnish(state, seat, action)
