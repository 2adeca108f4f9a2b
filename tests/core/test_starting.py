"""Who begins: a seat that the table names, or one that chance draws."""

import pytest

from grotto.core.errors import WrongOption
from grotto.core.options import complete
from grotto.core.seats import CHANCE
from grotto.core.starting import first_player_of, first_player_option

OPTION = first_player_option(4, "X-1")


def first_player(seats: int, **given: str) -> int:
    return first_player_of(complete((OPTION,), given), seats)


def test_chance_decides_unless_the_table_does() -> None:
    assert first_player(3) == CHANCE
    assert first_player(3, first_player="random") == CHANCE
    assert first_player(3, first_player="2") == 2


def test_a_seat_that_nobody_takes_is_refused_with_those_that_are_taken() -> None:
    with pytest.raises(WrongOption, match=r"first_player=3 .*: random, 0, 1, 2$"):
        first_player(3, first_player="3")


def test_a_seat_that_the_game_does_not_have_is_refused_with_all_of_them() -> None:
    with pytest.raises(WrongOption, match=r"first_player=4 .*: random, 0, 1, 2, 3$"):
        first_player(3, first_player="4")
