"""A part of the sweep: what is drawn is pressed, and nothing hidden is on the line or the page."""

import pytest

from tests.web.at_table import AtTable
from tests.web.browser import DESK, PHONE
from tests.web.conftest import Visiting
from tests.web.sweepers import COUNT, Sweeper
from tests.web.tables import table_for
from tests.web.watching import Watch, kinds_of

SOON = {
    "caverna": {"place", "act"},
    "lost_mines": {"card"},
}
"""What is asked in every game before long."""

ANSWERS = 12


@pytest.mark.parametrize(
    ("game", "seats", "by", "people"),
    [
        ("caverna", 2, "mouse", ("Ann",)),
        ("lost_mines", 3, "mouse", ("Ann", "Bob")),
        ("lost_mines", 3, "touch", ("Ann",)),
    ],
)
def test_a_part_of_a_game_is_played_on_the_board(
    visit: Visiting, game: str, seats: int, by: str, people: tuple[str, ...]
) -> None:
    somebody = visit(PHONE if by == "touch" else DESK)
    somebody.context.add_init_script(COUNT)
    watch = Watch(somebody)
    at = AtTable(somebody).open(table_for(somebody, game, seats, people))

    sweeper = Sweeper(at, watch, by).play(ANSWERS)

    assert sweeper.answers == ANSWERS or at.is_over
    assert watch.frames >= ANSWERS
    assert watch.leaks == []
    assert sweeper.broken == []
    assert SOON[game] <= watch.kinds <= kinds_of(game)
    assert max(sweeper.presses.get("twin tile", {2: 1})) <= 2
    assert max(sweeper.presses.get("walk", {2: 1})) <= 2
    assert sum(sweeper.listed.values()) <= ANSWERS // 4


@pytest.mark.parametrize(("game", "count"), [("caverna", 15), ("lost_mines", 5)])
def test_the_kinds_of_questions_are_read_from_the_types_of_the_client(
    game: str, count: int
) -> None:
    assert len(kinds_of(game)) == count
