"""The past of a table: what was chosen, how far one can go back, and how it looked then."""

import pytest

from grotto import Table
from grotto.core.errors import CannotUndo
from grotto.core.seats import SPECTATOR
from grotto.core.stream import Stream


def played(choices: int) -> tuple[Table, dict[int, tuple[object, int]]]:
    """A table after some choices, and how it looked before each of them."""
    table, stream = Table("stone_age", 2, {"first_player": "0"}, seed="caves"), Stream(3)
    then: dict[int, tuple[object, int]] = {}
    for _ in range(choices):
        then[len(table.history)] = (table.view(SPECTATOR), table.to_act)
        options = table.options()
        table.play(options[stream.below(len(options))])
    return table, then


def test_a_table_shows_how_it_was_after_any_move() -> None:
    table, then = played(90)

    seen = {
        number: (past.view(SPECTATOR), past.to_act)
        for number in then
        for past in [table.at(number)]
    }

    assert seen == then


def test_looking_back_changes_nothing() -> None:
    table, _ = played(30)
    before = table.digest()

    past = table.at(12)

    assert (len(past.history), past.over) == (12, False)
    assert table.digest() == before


def test_the_past_of_a_finished_game_is_over_at_its_end_only() -> None:
    table, stream = Table("cave_vs_cave", 2, seed="x"), Stream(3)
    while not table.over:
        options = table.options()
        table.play(options[stream.below(len(options))])

    end = table.at(len(table.history))

    assert end.over
    assert end.outcome().totals == table.outcome().totals
    assert not table.at(len(table.history) - 1).over


def test_a_table_knows_what_some_seats_have_chosen_last() -> None:
    table = Table("stone_age", 2, {"first_player": "0"}, seed="caves")
    first = len(table.history)
    table.play("send forest 2")
    table.play("send river 1")

    assert table.last_choice((0,)) == first
    assert table.last_choice((0, 1)) == first + 1
    assert table.last_choice((5,)) is None


def test_a_table_goes_back_to_any_choice_and_plays_it_all_again() -> None:
    table, then = played(60)
    number = sorted(then)[25]
    end = table.digest()

    table.rewind_to(number)
    back = (table.view(SPECTATOR), table.to_act)
    table.redo()

    assert back == then[number]
    assert table.digest() == end


def test_nobody_goes_back_to_what_has_not_been_chosen() -> None:
    table, _ = played(3)

    with pytest.raises(CannotUndo, match="nothing"):
        table.rewind_to(len(table.history))
