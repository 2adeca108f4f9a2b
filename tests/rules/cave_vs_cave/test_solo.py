"""Playing alone: setup, rounds, the stack, and the goal."""

import pytest

from grotto.core.seats import CHANCE
from grotto.games.cave_vs_cave.game import CAVE_VS_CAVE
from tests.rules.cave_vs_cave.table import RED, Table, full_cave, seat, solo

REMOVALS = ("remove shelf", "remove tunnel", "remove parlor")
TILES_OF_ROUNDS = (
    "furnishing", "masonry", "undermining", "expansion", "drift_mining", "expedition", "renovation",
)  # fmt: skip


def started() -> Table:
    """A solo game whose rooms have been removed."""
    return Table(CAVE_VS_CAVE.new(1, {})).play(*REMOVALS)


@pytest.mark.rule("CVC-11.1")
def test_three_light_rooms_are_removed() -> None:
    table = started()

    assert table.display() == ["spinning_wheel", "grindstone", "food_corner"]
    assert table.view()["removed"] == ["shelf", "tunnel", "parlor"]


@pytest.mark.rule("CVC-11.1")
def test_any_light_room_may_be_removed_with_equal_odds() -> None:
    table = Table(CAVE_VS_CAVE.new(1, {})).play("remove shelf")

    assert len(table.options()) == 5
    assert CAVE_VS_CAVE.odds(table.state, CAVE_VS_CAVE.parse("remove parlor")) == 1 / 5


@pytest.mark.rule("CVC-11.1")
def test_nine_rooms_are_in_the_cave_and_nine_in_the_stack() -> None:
    view = started().view()

    assert (len(view["players"][0]["face_down"]), view["stack"]) == (9, 9)
    assert len(view["unseen"]) == 18
    assert view["walls_left"] == 7


@pytest.mark.rule("CVC-11.1")
def test_there_is_no_breach() -> None:
    table = solo(seat()).choosing()
    assert table.refused("take breach") == ("no-breach-in-solo", "CVC-11.1")

    table = started()
    table.state.round = 4
    assert table.options() == ["reveal expansion", "reveal drift_mining", "reveal expedition"]


@pytest.mark.rule("CVC-11.2")
def test_there_are_seven_rounds() -> None:
    table, turns = started(), list[int]()
    for tile in TILES_OF_ROUNDS:
        table.play(f"reveal {tile}")
        turns.append(0)
        while table.to_act() == RED:
            table.play(table.options("take")[0], "done")
            turns[-1] += 1

    assert turns == [2, 2, 2, 3, 3, 3, 4]
    assert table.is_over()


@pytest.mark.rule("CVC-11.2", "CVC-4.6")
@pytest.mark.parametrize(("number", "food"), [(1, 2), (3, 2), (4, 3), (6, 3), (7, 4)])
def test_food_per_turn_follows_the_round(number: int, food: int) -> None:
    table = solo(seat("wood+food*9"))
    table.state.round = number

    assert table.taking("furnishing").options("furnish shelf") == [f"furnish shelf a3 food*{food}"]


@pytest.mark.rule("CVC-11.3")
def test_one_cavern_reveals_one_more_room() -> None:
    table = solo(seat()).taking("excavation").play("dig b3", "reveal stall")

    assert table.to_act() == CHANCE
    table.play("reveal bakehouse")
    assert {"stall", "bakehouse"} <= set(table.display())
    assert table.view()["stack"] == 8


@pytest.mark.rule("CVC-11.3")
def test_the_revealed_room_can_be_furnished_at_once() -> None:
    table = solo(seat("wood+stone+gold*3")).taking("expansion")

    table.play("dig b3", "reveal retting_room", "reveal stall")

    assert "furnish stall b3 gold*2" in table.options()


@pytest.mark.rule("CVC-11.3")
def test_two_caverns_reveal_nothing() -> None:
    table = solo(seat("food*2")).taking("excavation")

    table.play("dig b3 food*2", "reveal stall", "dig b2", "reveal bakehouse")

    assert table.to_act() == RED
    assert table.play("done").asked() == "new_tile"
    assert table.view()["stack"] == 9


@pytest.mark.rule("CVC-11.3", "CVC-7.4")
def test_who_paid_for_two_and_dug_one_has_dug_exactly_one() -> None:
    table = solo(seat("food*2")).taking("excavation").play("dig b3 food*2", "reveal stall", "done")

    assert table.to_act() == CHANCE
    assert table.play("reveal bakehouse").view()["stack"] == 8


DIGGER = {"a3": "digging_cave"}


@pytest.mark.rule("CVC-11.3")
def test_two_digs_of_one_turn_are_two_caverns() -> None:
    table = solo(seat("gold", DIGGER)).taking("drift_mining")

    table.play("dig b3", "reveal stall")
    assert table.to_act() == RED
    table.play("use digging_cave", "dig b2 gold", "reveal bakehouse")

    assert table.asked() == "new_tile"
    assert table.view()["stack"] == 9
    assert table.state.dug == 0


@pytest.mark.rule("CVC-11.3")
@pytest.mark.parametrize("answers", ["use cave_entrance, done", "use digging_cave, done", "done"])
def test_the_reveal_waits_until_the_other_dig_is_settled(answers: str) -> None:
    table = solo(seat("gold", DIGGER)).taking("drift_mining").play("dig b3", "reveal stall")
    assert table.to_act() == RED

    table.answer(answers)

    assert table.to_act() == CHANCE
    assert table.play("reveal bakehouse").view()["stack"] == 8


@pytest.mark.rule("CVC-11.3")
def test_the_dig_of_the_tile_may_follow_the_digging_cave() -> None:
    table = solo(seat("gold", DIGGER)).using("digging_cave").play("dig b3 gold", "reveal stall")

    assert table.to_act() == RED
    table.play("done")
    assert table.to_act() == CHANCE


@pytest.mark.rule("CVC-11.3")
def test_the_digging_cave_alone_reveals_at_once() -> None:
    table = solo(seat("gold", DIGGER)).taking("cultivation")

    table.play("use digging_cave", "dig b3 gold")
    assert table.asked() == "dug_up"
    table.play("reveal stall")

    assert table.asked() == "stack"
    assert table.play("reveal bakehouse").view()["stack"] == 8


@pytest.mark.rule("CVC-11.3")
def test_a_digging_cave_that_was_used_digs_no_second_cavern() -> None:
    table = solo(seat("gold", DIGGER)).taking("undermining")

    table.play("use digging_cave", "dig b3 gold", "reveal stall")
    assert table.asked() == "stack"
    table.play("reveal bakehouse")

    assert table.options("use") == ["use cave_entrance"]
    assert {"stall", "bakehouse"} <= set(table.display())


@pytest.mark.rule("CVC-11.3")
def test_an_empty_stack_reveals_nothing() -> None:
    table = solo(seat(), stack=0).taking("excavation").play("dig b3", "reveal stall")

    assert table.to_act() == RED


@pytest.mark.rule("CVC-11.4")
def test_renovation_needs_no_gold() -> None:
    table = solo(seat("wood")).taking("renovation")

    assert table.options("furnish shelf") == ["furnish shelf a3"]


@pytest.mark.rule("CVC-11.5")
@pytest.mark.parametrize(
    ("gold", "won", "mark"),
    [(7, False, None), (8, True, "goal"), (17, True, "goal"), (18, True, "mastery")],
)
def test_fifty_points_are_the_goal_and_sixty_mastery(
    gold: int, mark: str | None, *, won: bool
) -> None:
    outcome = solo(full_cave(goods=f"gold*{gold}")).state.outcome()
    reached = outcome.mark

    assert outcome.totals == (42 + gold,)
    assert outcome.winners == ((RED,) if won else ())
    assert (reached.phrase.key if reached else None) == (mark and f"cave_vs_cave-mark-{mark}")
