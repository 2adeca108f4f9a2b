"""Harvests: what comes after which round, the events, the field phase and the order of players."""

import pytest

from tests.rules.caverna.table import Table, given, seat

FED = "food*12"


def kind_of_harvest(table: Table) -> str:
    """What comes at the end of this round."""
    return table.view()["harvest"]


# ---- schedule ------------------------------------------------------------------------------------


@pytest.mark.rule("CAV-10.1")
@pytest.mark.parametrize(
    ("round_", "kind"),
    [(1, "none"), (2, "none"), (3, "normal"), (4, "one_food"), (5, "normal")],
)
def test_the_first_five_rounds_end_as_printed(round_: int, kind: str) -> None:
    assert kind_of_harvest(given(round_=round_)) == kind


@pytest.mark.rule("CAV-10.1")
@pytest.mark.parametrize("round_", [6, 7, 8, 10, 11, 12])
def test_a_leaf_means_a_harvest(round_: int) -> None:
    assert kind_of_harvest(given(round_=round_, marker="leaf")) == "normal"


@pytest.mark.rule("CAV-10.1")
@pytest.mark.parametrize("round_", [1, 2])
def test_nobody_feeds_after_the_first_two_rounds(round_: int) -> None:
    table = given(seat(FED, grain={"c4": 3}), round_=round_).harvest()

    assert table.is_over()
    assert table.goods() == FED


@pytest.mark.rule("CAV-10.1", "CAV-12.4")
@pytest.mark.parametrize(
    ("round_", "kind"),
    [(2, "none"), (3, "normal"), (4, "one_food"), (5, "normal"), (6, "normal"), (12, "normal")],
)
def test_alone_there_is_a_harvest_after_every_round_from_the_fifth_on(
    round_: int, kind: str
) -> None:
    assert kind_of_harvest(given(seats=1, round_=round_)) == kind


@pytest.mark.rule("CAV-10.1")
def test_the_harvest_comes_after_all_dwarfs_have_gone_home() -> None:
    own, other = seat(FED, "0"), seat(FED, "0@supplies")
    table = given(own, other, round_=3).turn().play("place starting_player_1")

    assert table.asked() == "feed"
    assert table.dwarfs() == "0"


# ---- events --------------------------------------------------------------------------------------


def event(number: int, *, seats: int = 2) -> Table:
    """A table where the question mark of this round is the first, second or third."""
    players = [seat(f"{FED}+sheep*2", grain={"c4": 3}, small_pastures="c3") for _ in range(seats)]
    return given(*players, seats=seats, round_=8, marker="question", questions=3 - number)


@pytest.mark.rule("CAV-10.2")
@pytest.mark.parametrize("seats", [2, 4])
def test_with_the_first_question_mark_there_is_no_harvest_at_all(seats: int) -> None:
    table = event(1, seats=seats).harvest()

    assert table.is_over()
    assert table.goods() == f"{FED}+sheep*2"


@pytest.mark.rule("CAV-10.2", "CAV-10.7")
def test_with_the_second_question_mark_one_food_per_dwarf_is_paid_and_nothing_else() -> None:
    """Worked example T45."""
    table = event(2).harvest().play("feed 2", "feed 2")

    assert table.is_over()
    assert table.goods() == "food*10+sheep*2"
    assert table.home()["crops"] == {"c4": {"crop": "grain", "count": 3}}


@pytest.mark.rule("CAV-10.2", "CAV-10.8")
def test_with_the_third_question_mark_a_phase_is_skipped() -> None:
    assert kind_of_harvest(event(3)) == "partial"
    assert event(3).harvest().options("skip") == ["skip fields", "skip breeding"]


def turned_up(table: Table, markers: str) -> list[str]:
    """Begin a round for each marker, and tell what kind of harvest it brings."""
    kinds = []
    for marker in markers.split():
        table.begin().play(table.options("reveal")[0])
        kinds.append(kind_of_harvest(table.play(f"turn {marker}")))
    return kinds


@pytest.mark.rule("CAV-10.2")
def test_question_marks_are_counted_over_the_whole_game() -> None:
    kinds = turned_up(given(seats=3, round_=5), "question leaf question leaf leaf question leaf")

    assert kinds == ["none", "normal", "one_food", "normal", "normal", "partial", "normal"]


@pytest.mark.rule("CAV-10.2")
def test_all_three_question_marks_turn_up_with_two_players_as_well() -> None:
    kinds = turned_up(given(round_=5), "leaf leaf leaf question question question")

    assert kinds == ["normal", "normal", "normal", "none", "one_food", "partial"]


@pytest.mark.rule("CAV-10.2")
def test_hidden_markers_are_turned_up_at_the_end_of_the_round() -> None:
    """Ruling R33: by option the kind of harvest is not known during the round."""
    table = given(round_=5, options={"hidden_markers": True}).begin()
    table.play("reveal ruby_mine_construction")

    assert table.asked() == "place"
    assert kind_of_harvest(table) == ""


# ---- field phase ---------------------------------------------------------------------------------


@pytest.mark.rule("CAV-10.3")
def test_every_sown_field_gives_one_of_its_crops() -> None:
    """Worked example T39."""
    own = seat(grain={"c4": 3, "c3": 1}, vegetables={"b4": 2})
    table = given(own, round_=3).harvest()

    assert table.goods() == "grain*2+vegetable"
    assert table.home()["crops"] == {
        "c4": {"crop": "grain", "count": 2},
        "b4": {"crop": "vegetable", "count": 1},
    }


@pytest.mark.rule("CAV-10.3")
def test_a_field_that_is_empty_again_can_be_sown_again() -> None:
    own = seat("food*4", grain={"c4": 1})
    table = given(own, round_=3).harvest().play("feed 4", "feed 0")

    table.turn().play("place slash_and_burn", "sow grain")

    assert table.home()["crops"] == {"c4": {"crop": "grain", "count": 3}}


@pytest.mark.rule("CAV-10.3")
def test_harvested_crops_can_be_eaten_in_the_same_harvest() -> None:
    own = seat("food*2", vegetables={"c4": 2})
    table = given(own, round_=3).harvest().play("eat vegetable", "feed 4")

    assert table.home()["begging"] == 0


# ---- the third event -----------------------------------------------------------------------------


@pytest.mark.rule("CAV-10.8")
def test_who_skips_the_fields_feeds_and_breeds() -> None:
    """Worked example T46."""
    table = event(3).harvest().play("skip fields", "skip fields", "feed 4", "feed 4")

    assert table.goods() == "food*8+sheep*3"
    assert table.home()["crops"] == {"c4": {"crop": "grain", "count": 3}}


@pytest.mark.rule("CAV-10.8")
def test_who_skips_breeding_reaps_and_feeds() -> None:
    """Worked example T46."""
    table = event(3).harvest().play("skip breeding", "skip breeding", "feed 4", "feed 4")

    assert table.goods() == "grain+food*8+sheep*2"


@pytest.mark.rule("CAV-10.8")
def test_everybody_chooses_alone_which_phase_to_skip() -> None:
    table = event(3).harvest().play("skip fields", "skip breeding", "feed 4", "feed 4")

    assert table.goods(0) == "food*8+sheep*3"
    assert table.goods(1) == "grain+food*8+sheep*2"


@pytest.mark.rule("CAV-10.8")
def test_the_phase_is_chosen_before_the_harvest_begins() -> None:
    table = event(3).harvest().play("skip breeding")

    assert table.asked() == "phase"
    assert table.goods() == f"{FED}+sheep*2"


@pytest.mark.rule("CAV-10.8")
def test_what_was_skipped_is_forgotten_at_the_next_harvest() -> None:
    table = event(3).harvest().play("skip breeding", "skip fields", "feed 4", "feed 4")
    table.state.marker = 0

    table.harvest().play("feed 4", "feed 4")

    assert table.goods(0) == "grain*2+food*4+sheep*3"
    assert table.goods(1) == "grain+food*4+sheep*4"


# ---- the order of players ------------------------------------------------------------------------


def asked_in_turn(table: Table, answer: str) -> list[int]:
    """Let everybody answer the same, as long as it is asked for, and tell who was asked."""
    asked = []
    while answer in table.options():
        asked.append(table.to_act())
        table.play(answer)
    return asked


@pytest.mark.rule("CAV-10.9")
def test_all_feed_clockwise_from_the_starting_player() -> None:
    """Ruling R39."""
    table = given(seats=3, round_=3, start=1).harvest()

    assert asked_in_turn(table, "feed 0") == [1, 2, 0]


@pytest.mark.rule("CAV-10.9")
def test_nobody_breeds_before_all_have_fed() -> None:
    """Ruling R39."""
    own, other = (seat("sheep*2", small_pastures="c4") for _ in range(2))
    table = given(own, other, round_=3).harvest().play("feed 0")
    assert table.goods() == "sheep*2"

    table.play("feed 0")

    assert table.goods(0) == table.goods(1) == "sheep*3"


@pytest.mark.rule("CAV-10.9")
def test_all_reap_before_anybody_feeds() -> None:
    own, other = (seat(grain={"c4": 3}) for _ in range(2))
    table = given(own, other, round_=3).harvest()

    assert table.asked() == "feed"
    assert table.goods(0) == table.goods(1) == "grain"


@pytest.mark.rule("CAV-10.9", "CAV-10.8")
def test_phases_to_skip_are_chosen_clockwise_from_the_starting_player() -> None:
    table = given(seats=3, round_=8, start=2, marker="question", questions=0).harvest()

    assert asked_in_turn(table, "skip fields") == [2, 0, 1]
