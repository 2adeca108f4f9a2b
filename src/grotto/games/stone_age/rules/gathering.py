"""Dice and tools: one die per figure, tools after the roll, then division [STA-4]."""

from typing import ClassVar, Final, final

from grotto.core.action import Action
from grotto.core.phrase import Phrase
from grotto.core.refs import Ref, beside
from grotto.core.refusal import Refusal
from grotto.games.stone_age.actions import Roll, UseTools
from grotto.games.stone_age.ahead import EXPECTED, expected
from grotto.games.stone_age.asked import ToolsAsked
from grotto.games.stone_age.components import (
    DIVISORS,
    GOODS,
    MOST_FIGURES,
    MOST_SEATS,
    ONE_USE_CARDS,
    PLACES,
    RIVER,
    TOOL_SLOTS,
)
from grotto.games.stone_age.events import DiceRolled, ToolsUsed
from grotto.games.stone_age.player import Player
from grotto.games.stone_age.rules.anytime import OwnTurnQuestion
from grotto.games.stone_age.rules.dice import DiceRoll
from grotto.games.stone_age.rules.supply import gain
from grotto.games.stone_age.state import StoneAgeState
from grotto.games.stone_age.vocabulary import StoneAgeAsked


@final
class RollForGoods(DiceRoll):
    """`roller` rolls `dice` dice for `good`."""

    __slots__ = ("dice", "good", "roller")

    rule: ClassVar[str] = "STA-4.1"

    def __init__(self, roller: int, good: int, dice: int) -> None:
        super().__init__()
        self.roller: Final = roller
        self.good: Final = good
        self.dice: Final = dice

    def text(self) -> str:
        """Write the pending roll."""
        return f"roll {self.roller} {GOODS[self.good]} {self.dice}"

    def turn(self) -> int:
        return self.roller

    def number(self, state: StoneAgeState) -> int:
        return self.dice

    def resolve(self, state: StoneAgeState, action: Action) -> None:
        """Let the roller add tools, if there are any."""
        assert isinstance(action, Roll)
        total = sum(action.dice)
        if state.log is not None:
            state.tell(DiceRolled, self.roller, self.good, action.dice, total)
        if has_tools(state.players[self.roller]):
            state.agenda.append(AddTools(self.roller, self.good, total))
        else:
            harvest(state, self.roller, self.good, total)


@final
class AddTools(OwnTurnQuestion):
    """`seat` rolled `total` for `good` and may add unused tools."""

    __slots__ = ("good", "total")

    rule: ClassVar[str] = "STA-4.4"

    def __init__(self, seat: int, good: int, total: int) -> None:
        super().__init__(seat)
        self.good: Final = good
        self.total: Final = total

    def text(self) -> str:
        """Write the pending question."""
        return f"tools {self.seat} {GOODS[self.good]} {self.total}"

    def asked(self, state: StoneAgeState) -> StoneAgeAsked:
        divisor = DIVISORS[self.good]
        return ToolsAsked(self.seat, self.good, self.total, divisor, self.total // divisor)

    def answers(self, state: StoneAgeState) -> list[Action]:
        """List every set of unused tools, the empty one first."""
        return tool_menu(state.players[self.seat])

    def also(self, state: StoneAgeState, action: Action) -> tuple[Ref, ...]:
        """Say how much the roll brings then."""
        if not isinstance(action, UseTools):
            return ()
        return (beside("brings", (self.total + action.total) // DIVISORS[self.good]),)

    def answer(self, state: StoneAgeState, action: Action) -> None:
        """Add the tools and take the goods."""
        assert isinstance(action, UseTools)
        total = self.total + action.total
        if action.total:
            use_up(state.players[self.seat], action)
            tell_tools(state, self.seat, action, total)
        harvest(state, self.seat, self.good, total)

    def refusals(self, state: StoneAgeState) -> list[Refusal]:
        """Used tiles rest until the next round."""
        player = state.players[self.seat]
        used = {player.tools[slot] for slot in range(TOOL_SLOTS) if player.used >> slot & 1}
        ready = ready_values(player)
        return [
            Refusal(
                f"use {value}", Phrase("stone_age-reason-tool-used", {"value": value}), "STA-4.4"
            )
            for value in sorted(used.difference(ready))
        ]

    def against(self, state: StoneAgeState, action: Action) -> Refusal | None:
        """Only whole unused tools can be added."""
        if not isinstance(action, UseTools):
            return None
        return Refusal("use", Phrase("stone_age-reason-tool-not-ready"), "STA-4.4")


def tell_tools(state: StoneAgeState, seat: int, used: UseTools, total: int) -> None:
    """Tell which tools were added."""
    if state.log is not None:
        state.tell(ToolsUsed, seat, used.used(), total)


def harvest(state: StoneAgeState, seat: int, good: int, total: int) -> None:
    """Divide the total of the roll and round down."""
    gain(state, seat, good, total // DIVISORS[good])


def has_tools(player: Player) -> bool:
    """Tell whether any tool is left to use this round."""
    first, second, third = player.tools
    used = player.used
    return (
        player.one_use != 0
        or (first > 0 and used & 1 == 0)
        or (second > 0 and used & 2 == 0)
        or (third > 0 and used & 4 == 0)
    )


def ready_values(player: Player) -> list[int]:
    """List the values of the unused tiles, low to high."""
    used = player.used
    ready = [
        value for slot, value in enumerate(player.tools) if value > 0 and used >> slot & 1 == 0
    ]
    ready.sort()
    return ready


def use_up(player: Player, tools: UseTools) -> None:
    """A tile is turned until the next round; a one-use tool is turned down for good."""
    player.one_use &= ~tools.cards
    wanted = list(tools.counts)
    used = player.used
    for slot, value in enumerate(player.tools):
        if value > 0 and used >> slot & 1 == 0 and wanted[value - 1] > 0:
            wanted[value - 1] -= 1
            used |= 1 << slot
    player.used = used


def roll_ahead(state: StoneAgeState, seat: int, place: int, dice: int) -> tuple[Ref, ...]:
    """Return what dice at a place bring on average, in hundredths, without and with all tools."""
    if place > RIVER:
        return ()
    good, tools = PLACES[place].good, sum(ready_values(state.players[seat]))
    with_tools = expected(good, dice, tools) if tools else EXPECTED[good][dice]
    return (
        beside("expected", EXPECTED[good][dice]),
        beside("expected_with_tools", with_tools),
    )


_MENUS: Final[dict[int, list[Action]]] = {}
"""Memo of a pure function: sets of tools, by the unused values and one-use cards.

A few hundred at most.
"""


def tool_menu(player: Player) -> list[Action]:
    """List every set of the player's unused tools; tiles of equal value are alike."""
    first, second, third = player.tools
    key = (((player.one_use * 8 + player.used) * 8 + first) * 8 + second) * 8 + third
    menu = _MENUS.get(key)
    if menu is None:
        cards = [card for card in ONE_USE_CARDS if player.one_use >> card & 1]
        menu = _subsets(ready_values(player), cards)
        _MENUS[key] = menu
    return menu


def _subsets(values: list[int], cards: list[int]) -> list[Action]:
    have = [values.count(value) for value in (1, 2, 3, 4)]
    return [
        UseTools(
            (one, two, three, four),
            sum(1 << card for bit, card in enumerate(cards) if chosen >> bit & 1),
        )
        for chosen in range(1 << len(cards))
        for four in range(have[3] + 1)
        for three in range(have[2] + 1)
        for two in range(have[1] + 1)
        for one in range(have[0] + 1)
    ]


ROLL_FOR_GOODS: Final = [
    [
        [RollForGoods(seat, good, dice) for dice in range(MOST_FIGURES + 1)]
        for good in range(len(GOODS))
    ]
    for seat in range(MOST_SEATS)
]
