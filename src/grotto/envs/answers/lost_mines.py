"""Every answer of The Lost Mines."""

from typing import Final

from grotto.core.action import Action
from grotto.envs.numbers import Numbered
from grotto.games.lost_mines.actions import (
    DISCARD,
    DISCARD_TWO,
    FACING,
    GO,
    LAY,
    PEEKS,
    PROPOSE,
    STOP,
    STRIKE,
    TAKE,
    TRAP_AT,
    TROLL_AT,
    USE,
    VOTES,
    is_symmetric,
)


def answers() -> list[Action]:
    """List them all; a card that looks the same after a half turn is never turned."""
    return [
        STOP,
        PROPOSE,
        *VOTES,
        *FACING,
        *GO,
        *TAKE,
        *STRIKE,
        *TRAP_AT,
        *TROLL_AT,
        *DISCARD,
        *(two for row in DISCARD_TWO for two in row),
        *(use for row in USE for use in row),
        *(peek for of_card in PEEKS for of_subject in of_card for peek in of_subject),
        *(
            lay
            for kind, by_cell in enumerate(LAY)
            for ways in by_cell
            for lay in (ways[:1] if is_symmetric(kind) else ways)
        ),
    ]


NUMBERED: Final = Numbered(answers)
