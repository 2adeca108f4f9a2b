"""Rounds and turns: new tiles, numbers of turns, and the starting-player token."""

import pytest

from grotto.core.seats import CHANCE
from grotto.core.stream import Stream
from grotto.games.cave_vs_cave.game import CAVE_VS_CAVE
from tests.rules.cave_vs_cave.facts import TURN_FOOD
from tests.rules.cave_vs_cave.table import BLUE, RED, Table, duel, seat

TILES_OF_ROUNDS = (
    "furnishing", "masonry", "undermining", "expansion", "breach", "drift_mining", "expedition",
    "renovation",
)  # fmt: skip


def started() -> Table:
    """A game that Red starts."""
    return Table(CAVE_VS_CAVE.new(2, {"first_player": "0"}))


def in_round(number: int) -> tuple[Table, list[int]]:
    """A game at the end of a round, in which nobody did anything, and who had its turns."""
    table, turns = started(), list[int]()
    for tile in TILES_OF_ROUNDS[:number]:
        table.play(f"reveal {tile}")
        turns = play_idly(table)
    return table, turns


def play_idly(table: Table) -> list[int]:
    """Take tiles and do nothing until chance is asked or the game is over."""
    seats = []
    while table.to_act() >= 0:
        seats.append(table.to_act())
        table.play(table.options("take")[0], "done")
    return seats


@pytest.mark.rule("CVC-3.1")
def test_a_round_begins_with_a_new_tile_of_its_number() -> None:
    table = started()

    assert table.to_act() == CHANCE
    assert table.options() == ["reveal furnishing", "reveal masonry", "reveal undermining"]


@pytest.mark.rule("CVC-3.1")
@pytest.mark.parametrize(("number", "count"), [(1, 5), (4, 8), (8, 12)])
def test_there_is_one_more_tile_in_every_round(number: int, count: int) -> None:
    table, _ = in_round(number - 1)

    table.play(f"reveal {TILES_OF_ROUNDS[number - 1]}")

    assert len(table.view()["face_up"]) == count


@pytest.mark.rule("CVC-3.1")
def test_a_tile_that_lies_face_down_cannot_be_taken() -> None:
    assert duel(seat()).choosing().refused("take breach") == ("face-down", "CVC-3.1")


@pytest.mark.rule("CVC-3.1")
def test_renovation_comes_last() -> None:
    table, _ = in_round(7)

    assert table.options() == ["reveal renovation"]


@pytest.mark.rule("CVC-3.2")
@pytest.mark.parametrize(("number", "turns"), TURN_FOOD)
def test_the_round_says_how_many_turns_everybody_has(number: int, turns: int) -> None:
    _, seats = in_round(number)

    assert (seats.count(RED), seats.count(BLUE)) == (turns, turns)


@pytest.mark.rule("CVC-3.3")
def test_players_take_turns_one_by_one() -> None:
    _, seats = in_round(1)

    assert seats == [RED, BLUE, RED, BLUE]


@pytest.mark.rule("CVC-3.3")
def test_a_tile_is_taken_only_once_in_a_round() -> None:
    table = duel(seat()).choosing("masonry", taken="excavation")

    assert table.refused("take excavation") == ("tile-taken", "CVC-3.3")
    assert table.options("take") == [
        "take cultivation", "take housework", "take undergrowth", "take masonry",
    ]  # fmt: skip


@pytest.mark.rule("CVC-3.3")
def test_a_taken_tile_lies_with_its_taker() -> None:
    table = duel(seat()).taking("masonry")

    assert table.cave(RED)["tiles"] == ["masonry"]


@pytest.mark.rule("CVC-3.4")
def test_a_tile_must_be_taken() -> None:
    table = duel(seat("none")).choosing("masonry")

    assert table.options() == table.options("take")


@pytest.mark.rule("CVC-3.4")
def test_nothing_on_a_tile_has_to_be_done() -> None:
    table = duel(seat("food*9")).taking("housework").play("done")

    assert table.to_act() == BLUE
    assert table.goods() == "food*9"


@pytest.mark.rule("CVC-3.5")
def test_the_token_passes_and_brings_two_turns_in_a_row() -> None:
    _, first = in_round(1)
    _, second = in_round(2)

    assert first[-1] == second[0] == BLUE
    assert second == [BLUE, RED, BLUE, RED]


@pytest.mark.rule("CVC-3.5")
def test_all_tiles_come_back_for_the_next_round() -> None:
    table, _ = in_round(1)

    table.play("reveal masonry")

    assert table.options("take")[:4] == [
        "take cultivation", "take housework", "take undergrowth", "take excavation",
    ]  # fmt: skip


@pytest.mark.rule("CVC-3.1")
def test_the_tiles_of_a_number_come_in_any_order() -> None:
    state = started().state
    stream = Stream(5)
    first = {CAVE_VS_CAVE.deal(state, stream).text() for _ in range(60)}

    assert first == {"reveal furnishing", "reveal masonry", "reveal undermining"}
