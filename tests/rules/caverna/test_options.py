"""Variants: every option changes what it says, and nothing else."""

import pytest

from grotto.core.errors import WrongOption
from grotto.core.seats import CHANCE
from grotto.games.caverna.game import CAVERNA
from tests.rules.caverna.table import Table, given, seat

FIVE_CARDS = "blacksmithing ore_mine_construction sheep_farming wish_for_children donkey_farming"
MEADOWS = "c2 c3 c4"


# ---- the starting player -------------------------------------------------------------------------


@pytest.mark.rule("CAV-13.1")
@pytest.mark.parametrize("first", range(5))
def test_a_certain_seat_may_begin(first: int) -> None:
    table = Table(CAVERNA.new(5, {"first_player": str(first)})).play("reveal blacksmithing")

    assert (table.to_act(), table.view()["start"]) == (first, first)
    food = [table.home((first + step) % 5)["goods"]["food"] for step in range(5)]
    assert food == [1, 1, 2, 3, 3]


@pytest.mark.rule("CAV-13.1")
def test_without_a_choice_chance_draws_the_starting_player() -> None:
    table = Table(CAVERNA.new(3, {}))

    assert table.to_act() == CHANCE
    assert table.options() == ["first 0", "first 1", "first 2"]


@pytest.mark.rule("CAV-13.1")
@pytest.mark.parametrize("options", [{}, {"first_player": "0"}])
def test_alone_the_starting_player_has_no_meaning(options: dict[str, str]) -> None:
    table = Table(CAVERNA.new(1, options))

    assert (table.asked(), table.goods()) == ("place", "food*2")


@pytest.mark.rule("CAV-13.1")
@pytest.mark.parametrize("seats", range(1, 7))
def test_a_seat_that_nobody_takes_cannot_begin(seats: int) -> None:
    with pytest.raises(WrongOption):
        CAVERNA.new(seats, {"first_player": str(seats)})


# ---- tiles ---------------------------------------------------------------------------------------


@pytest.mark.rule("CAV-13.2")
def test_without_a_choice_the_game_is_the_full_one() -> None:
    assert len(given(seats=2).supply()) == 48
    assert given(seats=2, options={"furnishings": "full"}).supply() == given(seats=2).supply()


@pytest.mark.rule("CAV-13.2", "CAV-1.4")
def test_in_the_introductory_game_some_tiles_are_not_there() -> None:
    rich = seat("wood*9+stone*9")
    table = given(rich, options={"furnishings": "introductory"}).turn().play("place housework")

    assert "furnish carpenter d3" in table.options()
    assert table.why("furnish builder d3") == ("not-in-game", "CAV-1.4")


@pytest.mark.rule("CAV-13.3", "CAV-9.13")
def test_the_carpenter_saves_one_wood_per_build_fences_action() -> None:
    """Ruling R1."""
    farm = seat("wood*9", meadows=MEADOWS, furnished={"d3": "carpenter"})
    table = given(farm, cards="sheep_farming", piles={"sheep_farming": 1}).turn()

    table.play("place sheep_farming", "fence c4", "fence c2 c3")

    assert table.goods() == "wood*4+sheep"


@pytest.mark.rule("CAV-13.3")
def test_the_carpenter_may_save_one_wood_per_pasture() -> None:
    farm = seat("wood*9", meadows=MEADOWS, furnished={"d3": "carpenter"})
    options = {"carpenter_per_pasture": True}
    table = given(farm, cards="sheep_farming", piles={"sheep_farming": 1}, options=options).turn()

    table.play("place sheep_farming", "fence c2 c3", "fence c4")

    assert table.goods() == "wood*5+sheep"


@pytest.mark.rule("CAV-13.3")
def test_without_the_carpenter_that_option_saves_nothing() -> None:
    farm = seat("wood*9", meadows=MEADOWS)
    options = {"carpenter_per_pasture": True}
    table = given(farm, cards="sheep_farming", piles={"sheep_farming": 1}, options=options).turn()

    table.play("place sheep_farming", "fence c2 c3", "fence c4")

    assert table.goods() == "wood*3+sheep"


# ---- small-scale drift mining --------------------------------------------------------------------


@pytest.mark.rule("CAV-13.4", "CAV-4.20")
def test_small_scale_drift_mining_gives_its_stone_without_the_tile() -> None:
    """Ruling R5."""
    table = given(seats=5).turn().play("place small_scale_drift_mining", "take stone", "done")

    assert table.goods() == "stone"
    assert (table.land(), table.to_act()) == ({"d3": "cavern", "d4": "entry_level_dwelling"}, 1)


@pytest.mark.rule("CAV-13.4")
def test_its_stone_may_ask_for_the_tile() -> None:
    options = {"drift_mining_needs_tile": True}
    table = given(seats=5, options=options).turn().play("place small_scale_drift_mining")
    assert table.options() == table.options("lay cavern_tunnel")

    table.play("lay cavern_tunnel e3 e2")

    assert table.goods() == "stone"
    assert table.to_act() == 1


@pytest.mark.rule("CAV-13.4", "CAV-2.7")
def test_without_room_for_the_tile_nobody_goes_there_then() -> None:
    full = seat(caverns="d1 d2 e1 e2 e3 f1 f2 f3 f4")
    strict = given(full, seats=5, options={"drift_mining_needs_tile": True}).turn()

    assert strict.why("place small_scale_drift_mining") == ("no-cell", "CAV-3.4")
    assert "place small_scale_drift_mining" in given(full, seats=5).turn().options()


@pytest.mark.rule("CAV-13.4", "CAV-4.6")
def test_other_drift_mining_does_not_change() -> None:
    options = {"drift_mining_needs_tile": True}
    table = given(seats=5, options=options, piles={"drift_mining_2": 1}).turn()

    table.play("place drift_mining_2", "done")

    assert table.goods() == "stone*2"


# ---- hidden markers ------------------------------------------------------------------------------


@pytest.mark.rule("CAV-13.5", "CAV-2.3")
def test_markers_may_stay_hidden_while_dwarfs_work() -> None:
    options = {"hidden_markers": True}
    table = given(seats=3, round_=5, cards=FIVE_CARDS, options=options).begin()

    table.play("reveal ruby_mine_construction")

    assert table.asked() == "place"
    assert (table.view()["marker"], table.view()["harvest"]) == ("", "")


def worked() -> Table:
    """A table with hidden markers on which all have gone home in round 6."""
    table = given(seats=2, round_=5, cards=FIVE_CARDS, options={"hidden_markers": True}).begin()
    table.play("reveal ruby_mine_construction")
    for space in ("supplies", "ore_mining_1", "wood_gathering", "starting_player_1"):
        table.play(f"place {space}")
    return table


@pytest.mark.rule("CAV-13.5")
def test_a_hidden_marker_is_turned_up_after_all_have_gone_home() -> None:
    table = worked()

    assert (table.asked(), table.to_act()) == ("turn", CHANCE)
    assert [table.dwarfs(player) for player in (0, 1)] == ["0 0", "0 0"]
    assert table.play("turn leaf").asked() == "feed"


@pytest.mark.rule("CAV-13.5", "CAV-10.2")
def test_a_hidden_question_mark_brings_its_event() -> None:
    table = worked().play("turn question")

    assert (table.state.round, table.asked()) == (7, "reveal")
    assert table.view()["questions"] == 2


@pytest.mark.rule("CAV-13.5")
def test_alone_there_is_nothing_to_hide() -> None:
    options = {"hidden_markers": True}
    table = given(seats=1, round_=5, options=options).begin()

    assert (table.asked(), table.view()["harvest"]) == ("place", "normal")


# ---- all of them ---------------------------------------------------------------------------------


@pytest.mark.rule("CAV-13.1", "CAV-13.2", "CAV-13.3", "CAV-13.4", "CAV-13.5")
def test_options_have_these_defaults_and_rules() -> None:
    options = {option.key: (option.default, option.rule) for option in CAVERNA.info.options}

    assert options == {
        "first_player": ("random", "CAV-13.1"),
        "furnishings": ("full", "CAV-13.2"),
        "carpenter_per_pasture": (False, "CAV-13.3"),
        "drift_mining_needs_tile": (False, "CAV-13.4"),
        "hidden_markers": (False, "CAV-13.5"),
    }


@pytest.mark.parametrize(
    "options", [{"furnishings": "half"}, {"hidden_markers": "perhaps"}, {"colour": "red"}]
)
def test_what_is_no_option_is_refused(options: dict[str, str]) -> None:
    with pytest.raises(WrongOption):
        CAVERNA.new(2, options)
