"""Setup: what everybody starts with, cards, stacks and the first player."""

import pytest

from grotto.core.bags import keys_in
from grotto.core.errors import WrongSeats
from grotto.core.seats import CHANCE
from grotto.games.stone_age.components import BUILDING_KEYS, CARD_KEYS
from grotto.games.stone_age.game import STONE_AGE
from tests.rules.stone_age.facts import SETUPS
from tests.rules.stone_age.table import BLUE, RED, Table, given, hunter, seat

FOUR_CARDS = ("reveal c16", "reveal c03", "reveal c36", "reveal c01")
FOUR_TILES = ("reveal b28", "reveal b02", "reveal b11", "reveal b05")


def new_table(players: int, *answers: str) -> Table:
    """A table whose chance has given these answers."""
    return Table(STONE_AGE.new(players, {})).play(*answers)


def set_up(players: int) -> Table:
    """A table ready for the first placement."""
    return new_table(players, *FOUR_CARDS, *FOUR_TILES[:players], "first 1")


@pytest.mark.rule("STA-1.1")
def test_every_player_starts_with_five_figures_and_twelve_food() -> None:
    mat = set_up(4).mat(BLUE)

    assert (mat["figures"], mat["home"], mat["agriculture"], mat["points"]) == (5, 5, 0, 0)
    assert mat["goods"] == {"wood": 0, "clay": 0, "stone": 0, "gold": 0, "food": 12}
    assert [mat["tools"], mat["cards"], mat["secret_cards"], mat["buildings"]] == [[], [], [], []]


@pytest.mark.rule("STA-1.1")
def test_all_players_start_alike() -> None:
    table = set_up(4)

    assert [table.mat(seat) for seat in range(4)] == [table.mat(RED)] * 4


@pytest.mark.rule("STA-1.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_cards_are_turned_up_for_any_number_of_players(players: int) -> None:
    table = set_up(players)

    assert table.row() == ["c16", "c03", "c36", "c01"]
    assert len(table.deck()) == 32


@pytest.mark.rule("STA-1.2")
def test_the_rightmost_space_gets_the_first_card() -> None:
    table = new_table(2, "reveal c16")

    assert table.row() == ["c16", "", "", ""]


@pytest.mark.rule("STA-1.2")
def test_any_of_the_36_cards_may_come_first_with_equal_odds() -> None:
    table = new_table(2)

    assert table.options() == [f"reveal {card}" for card in CARD_KEYS]
    assert STONE_AGE.odds(table.state, STONE_AGE.parse("reveal c36")) == pytest.approx(1 / 36)


@pytest.mark.rule("STA-1.2")
def test_a_card_that_lies_open_cannot_come_again() -> None:
    table = new_table(2, "reveal c16")

    assert table.refused("reveal c16") == ("reason-chance-first", "STA-9.4")


@pytest.mark.rule("STA-1.3")
@pytest.mark.parametrize(("players", "stacks", "boxed"), SETUPS)
def test_there_is_a_stack_of_seven_for_every_player(players: int, stacks: int, boxed: int) -> None:
    table = set_up(players)

    assert table.stacks() == [(tile.removeprefix("reveal "), 7) for tile in FOUR_TILES[:stacks]]
    assert len(keys_in(table.state.bag, BUILDING_KEYS)) - 6 * stacks == boxed


@pytest.mark.rule("STA-1.3")
def test_any_tile_not_yet_seen_may_be_turned_up_with_equal_odds() -> None:
    table = new_table(2, *FOUR_CARDS, "reveal b28")

    assert table.options() == [f"reveal {tile}" for tile in BUILDING_KEYS if tile != "b28"]
    assert STONE_AGE.odds(table.state, STONE_AGE.parse("reveal b01")) == pytest.approx(1 / 27)


@pytest.mark.rule("STA-1.4")
def test_the_first_player_is_drawn_among_all_seats() -> None:
    table = new_table(3, *FOUR_CARDS, *FOUR_TILES[:3])

    assert table.to_act() == CHANCE
    assert table.options() == ["first 0", "first 1", "first 2"]
    assert STONE_AGE.odds(table.state, STONE_AGE.parse("first 2")) == pytest.approx(1 / 3)


@pytest.mark.rule("STA-1.4")
def test_whoever_is_drawn_places_first() -> None:
    table = new_table(3, *FOUR_CARDS, *FOUR_TILES[:3], "first 1")

    assert table.to_act() == BLUE


@pytest.mark.rule("STA-1.5")
def test_resources_are_gained_in_full_however_many_were_taken_before() -> None:
    table = given(seat(gold=30, at={"river": 2}), seat(gold=30, at={"field": 1})).acting()

    table.play("act river", "roll 6 6")

    assert table.resources() == {"gold": 32}


@pytest.mark.rule("STA-1.5")
def test_food_is_gained_in_full_however_much_was_taken_before() -> None:
    table = given(seat(food=60, at={"hunting_grounds": 2}), hunter()).acting()

    table.play("act hunting_grounds", "roll 6 6")

    assert table.food() == 66


@pytest.mark.rule("STA-1.5")
def test_an_eleventh_figure_never_comes() -> None:
    table = given(seat(figures=10, at={"hut": 2}), hunter()).acting()

    table.play("act hut")

    assert table.mat()["figures"] == 10


@pytest.mark.rule("STA-1.3")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_the_game_is_for_two_to_four(players: int) -> None:
    with pytest.raises(WrongSeats):
        STONE_AGE.new(players, {})
