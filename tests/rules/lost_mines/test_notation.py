"""How actions are written."""

import pytest

from grotto.core.errors import NotationError
from grotto.games.lost_mines.game import LOST_MINES


@pytest.mark.parametrize(
    "text",
    [
        "lay plain_curve_ne c3 turned", "lay tree_cross k7", "use boat a1", "trap c3-d3",
        "troll c3-c4", "thunderstorm f4", "peek mine_dwarf dwarf 0", "peek mine_treasure mine 4",
        "peek treasure_dwarf treasure 9", "discard plain_cross*2", "discard axe+troll", "go w",
        "take 9", "face turned", "stop", "propose", "agree", "refuse", "first 8", "draw axe",
        "treasure gems", "dwarf yellow_saboteur", "lose rope", "mine dragon", "value silver_2",
    ],
)  # fmt: skip
def test_actions_are_written_so(text: str) -> None:
    assert LOST_MINES.parse(text).text() == text


@pytest.mark.parametrize(
    "text",
    [
        "trap d3-c3", "trap c3-e3", "trap a3", "troll c3-d4", "go up", "take 0", "take 10",
        "discard troll+axe", "discard tree_cross*2", "peek mine_dwarf treasure 1",
        "peek mine_dwarf mine 5", "use axe", "lay axe c3", "first 9", "value gold_5", "mine iron",
    ],
)  # fmt: skip
def test_anything_else_is_not_an_action(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        LOST_MINES.parse(text)

    assert text.split(maxsplit=1)[0] in str(caught.value.details["examples"])
