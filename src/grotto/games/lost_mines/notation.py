"""Reading actions: the exact inverse of how `actions` are written.

Every action of this game exists once, so reading is looking it up.
"""

from typing import Final

from grotto.core.action import Action
from grotto.core.errors import NotationError
from grotto.core.starting import FIRST
from grotto.games.lost_mines.actions import (
    AGREE,
    DISCARD,
    DISCARD_TWO,
    FACING,
    GO,
    LAY,
    PEEKS,
    PROPOSE,
    REFUSE,
    STOP,
    STRIKE,
    TAKE,
    TRAP_AT,
    TROLL_AT,
    USE,
    is_symmetric,
)
from grotto.games.lost_mines.components import CARDS, KIND_COUNT, MOST_SEATS, PEEK_KINDS, SUBJECTS
from grotto.games.lost_mines.deals import (
    DEAL_DWARF,
    DRAW,
    LAY_TREASURE,
    LOSE,
    SHOW_MINE,
    SHOW_VALUE,
)


def parse(text: str) -> Action:
    """Read an action of The Lost Mines.

    Raises:
        NotationError: when `text` is not one.
    """
    action = _ACTIONS.get(text)
    if action is None:
        raise NotationError(text, _EXAMPLES.get(text.partition(" ")[0], _ALL_EXAMPLES))
    return action


_EXAMPLES: Final = {
    "lay": "lay plain_cross c3, lay plain_curve_ne c3 turned",
    "use": "use axe c3",
    "peek": "peek mine_treasure mine 2, peek mine_dwarf dwarf 0",
    "trap": "trap c3-d3",
    "troll": "troll c3-c4",
    "thunderstorm": "thunderstorm c3",
    "discard": "discard axe, discard axe+troll",
    "go": "go e",
    "take": "take 3",
    "face": "face upright, face turned",
    "first": "first 0",
    "treasure": "treasure gold",
    "dwarf": "dwarf blue_loyal",
    "draw": "draw axe",
    "lose": "lose axe",
    "mine": "mine gold",
    "value": "value gold_3",
}
_ALL_EXAMPLES: Final = ", ".join([*_EXAMPLES.values(), "stop", "propose", "agree", "refuse"])


def _every_action() -> list[Action]:
    """List every action there is."""
    actions: list[Action] = [STOP, PROPOSE, AGREE, REFUSE]
    actions += [*TRAP_AT, *TROLL_AT, *STRIKE, *GO, *TAKE, *FACING]
    actions += FIRST[:MOST_SEATS]
    actions += [*LAY_TREASURE, *DEAL_DWARF, *DRAW, *LOSE, *SHOW_MINE, *SHOW_VALUE, *DISCARD]
    actions += _laying() + _peeking() + _discarding()
    return actions + [action for cells in USE for action in cells]


def _laying() -> list[Action]:
    return [
        action
        for kind, cells in enumerate(LAY)
        for ways in cells
        for action in (ways[:1] if is_symmetric(kind) else ways)
    ]


def _peeking() -> list[Action]:
    return [
        action
        for kind, subjects in zip(PEEK_KINDS, PEEKS, strict=True)
        for subject, targets in zip(SUBJECTS, subjects, strict=True)
        for action in (targets if subject in CARDS[kind].subjects else [])
    ]


def _discarding() -> list[Action]:
    """List the pairs, and the same card twice where it exists twice."""
    return [
        DISCARD_TWO[one][other]
        for one in range(KIND_COUNT)
        for other in range(one, KIND_COUNT)
        if other > one or CARDS[one].count > 1
    ]


_ACTIONS: Final[dict[str, Action]] = {action.text(): action for action in _every_action()}
