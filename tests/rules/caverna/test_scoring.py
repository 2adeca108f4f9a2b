"""Scoring, line by line, and the example of the rulebook as a whole."""

import pytest

from grotto.core.seats import SPECTATOR
from grotto.games.caverna.game import CAVERNA, Player
from tests.rules.caverna.homes import owning, rooms
from tests.rules.caverna.table import given, seat


def score(own: Player) -> dict[str, int]:
    """The lines of a score sheet that are not zero."""
    return given(own).score()


def line(item: str, own: Player) -> int:
    """One line of a score sheet."""
    return score(own).get(item, 0)


# ---- animals and crops ---------------------------------------------------------------------------


@pytest.mark.rule("CAV-11.2")
def test_every_farm_animal_and_every_dog_is_a_point() -> None:
    assert line("animals", seat("dog*3+sheep*4+donkey+wild_boar*2+cattle*5")) == 15


@pytest.mark.rule("CAV-11.2")
@pytest.mark.parametrize(
    ("animals", "lost"),
    [
        ("none", -8),
        ("dog*4", -8),
        ("sheep*9", -6),
        ("sheep+cattle", -4),
        ("sheep+donkey+wild_boar+cattle", 0),
    ],
)
def test_each_missing_kind_of_farm_animal_costs_two_points(animals: str, lost: int) -> None:
    assert line("missing", seat(animals)) == lost


@pytest.mark.rule("CAV-11.3")
@pytest.mark.parametrize(
    ("grain", "points"), [("none", 0), ("grain", 1), ("grain*2", 1), ("grain*7", 4)]
)
def test_every_two_grain_are_a_point_rounded_up(grain: str, points: int) -> None:
    assert line("grain", seat(grain)) == points


@pytest.mark.rule("CAV-11.3")
def test_grain_on_fields_is_added_before_it_is_halved() -> None:
    """Worked example T101: 4 in the supply and 3 on fields."""
    assert line("grain", seat("grain*4", grain={"c4": 2, "c3": 1})) == 4


@pytest.mark.rule("CAV-11.3")
def test_every_vegetable_is_a_point_in_the_supply_and_on_fields() -> None:
    assert line("vegetables", seat("vegetable*3", vegetables={"c4": 2, "c3": 1})) == 6


# ---- rubies, dwarfs, gold and goods without worth ------------------------------------------------


@pytest.mark.rule("CAV-11.4")
def test_every_ruby_and_every_gold_is_a_point() -> None:
    lines = score(seat("ruby*4+gold*13"))

    assert (lines["rubies"], lines["gold"]) == (4, 13)


@pytest.mark.rule("CAV-11.4")
def test_every_dwarf_is_a_point_newborns_too() -> None:
    """Ruling R38."""
    assert line("dwarfs", owning("dwelling", dwarfs="0 9 0@newborn")) == 3


@pytest.mark.rule("CAV-11.4", "CAV-11.1")
def test_food_and_building_materials_are_worth_nothing() -> None:
    assert score(seat("wood*9+stone*9+ore*9+food*9")) == score(seat())


# ---- the home board ------------------------------------------------------------------------------


@pytest.mark.rule("CAV-11.5")
def test_a_fresh_board_loses_22_points_for_cells_and_8_for_animals() -> None:
    """Worked example T99."""
    table = given(seat())

    assert table.score() == {"missing": -8, "dwarfs": 2, "unused": -22}
    assert table.total() == -28


@pytest.mark.rule("CAV-11.5")
@pytest.mark.parametrize(
    "own",
    [
        seat(meadows="c4"),
        seat(fields="c4"),
        seat(small_pastures="c4"),
        seat(stables="a1"),
        seat(meadows="c4", stables="c4"),
        seat(caverns="e3"),
        seat(tunnels="e3"),
        seat(deep_tunnels="e3"),
        seat(ore_mines="e3"),
        seat(ruby_mines="e3"),
        seat(furnished={"e3": "dog_school"}),
    ],
)
def test_a_cell_with_a_tile_or_a_stable_is_used(own: Player) -> None:
    assert line("unused", own) == -21


@pytest.mark.rule("CAV-11.5")
def test_both_cells_of_a_large_pasture_are_used() -> None:
    assert line("unused", seat(large_pastures="c3-c4")) == -20


@pytest.mark.rule("CAV-11.5")
def test_cells_beyond_the_edge_do_not_count() -> None:
    own = seat(fields="c5 c4", tunnels="g3 f3", furnished={"d3": "office_room"})

    assert line("unused", own) == -20


@pytest.mark.rule("CAV-11.6")
def test_furnishing_tiles_bring_their_printed_points() -> None:
    assert line("tiles", owning("dwelling", "dwelling", "beer_parlor", "seam", "carpenter")) == 10


@pytest.mark.rule("CAV-11.6")
def test_pastures_bring_two_and_four_points() -> None:
    own = seat(small_pastures="c1 c2", large_pastures="c3-c4 b3-b4", meadows="b1", stables="c1")

    assert line("pastures", own) == 12


@pytest.mark.rule("CAV-11.6")
def test_ore_mines_bring_three_points_and_ruby_mines_four() -> None:
    assert line("mines", seat(ore_mines="e3 e2", ruby_mines="f3", deep_tunnels="f2")) == 10


@pytest.mark.rule("CAV-11.7")
def test_bonus_points_come_on_top_of_what_animals_bring() -> None:
    """Worked example T102."""
    lines = score(seat("sheep*5", large_pastures="c3-c4", furnished=rooms("weaving_parlor")))

    assert (lines["animals"], lines["bonus"]) == (5, 2)


@pytest.mark.rule("CAV-11.7")
def test_bonus_points_of_several_tiles_add_up() -> None:
    own = owning("treasure_chamber", "stone_storage", "prayer_chamber", goods="stone*2+ruby*3")

    assert line("bonus", own) == 3 + 2 + 8


@pytest.mark.rule("CAV-11.8")
def test_each_begging_marker_costs_three_points() -> None:
    assert line("begging", seat(begging=3)) == -9


@pytest.mark.rule("CAV-11.8")
def test_the_writing_chamber_makes_up_for_losses_of_seven_points_in_all() -> None:
    """Ruling R32."""
    lines = score(owning("writing_chamber"))

    assert (lines["missing"], lines["unused"], lines["bonus"]) == (-8, -21, 7)


# ---- the example ---------------------------------------------------------------------------------


def example() -> Player:
    """The home of the rulebook's example; it names sums only where we name single goods."""
    return seat(
        "dog*2+sheep*4+donkey*2+wild_boar*3+cattle*10+grain*3+vegetable*5+ruby*4+gold*7",
        "0 0 0 0",
        grain={"b4": 3, "b3": 3}, vegetables={"b2": 2}, meadows="a3 a4 b1 c1",
        small_pastures="c2", large_pastures="c3-c4", stables="c2 c3 c4",
        ruby_mines="e4 f2", ore_mines="f3", deep_tunnels="f4",
        furnished={
            "d3": "cuddle_room", "d2": "quarry", "e3": "working_cave",
            "d1": "dwelling", "e1": "dwelling", "e2": "fodder_chamber",
        },
    )  # fmt: skip


@pytest.mark.rule("CAV-11.10")
def test_the_home_of_the_example_scores_80_points() -> None:
    table = given(example())

    assert table.score() == {
        "animals": 21,
        "grain": 5,
        "vegetables": 7,
        "rubies": 4,
        "dwarfs": 4,
        "unused": -3,
        "tiles": 12,
        "pastures": 6,
        "mines": 11,
        "bonus": 6,
        "gold": 7,
    }
    assert table.total() == 80


@pytest.mark.rule("CAV-11.10")
def test_the_home_of_the_example_is_possible() -> None:
    assert given(example()).violations() == []


# ---- what lines consist of -----------------------------------------------------------------------


def portions(item: str, own: Player) -> list[tuple[str, int, int | None]]:
    """What one line of a score sheet consists of."""
    found = CAVERNA.portions(given(own).turn().state, 0, SPECTATOR).get(item, ())
    return [(portion.key, portion.count, portion.points) for portion in found]


@pytest.mark.rule("CAV-11.2")
def test_animals_are_told_by_their_kind() -> None:
    own = seat("dog*2+sheep*3+cattle")

    assert portions("animals", own) == [("dog", 2, 2), ("sheep", 3, 3), ("cattle", 1, 1)]
    assert portions("missing", own) == [("donkey", 0, -2), ("wild_boar", 0, -2)]


@pytest.mark.rule("CAV-11.3")
def test_grain_is_told_by_where_it_is_and_has_points_only_together() -> None:
    own = seat("grain*4", grain={"c4": 2, "c3": 1})

    assert portions("grain", own) == [("supply", 4, None), ("fields", 3, None)]


@pytest.mark.rule("CAV-11.6")
def test_every_tile_is_told_with_its_points() -> None:
    own = seat("stone*5", furnished={"d3": "dwelling", "e3": "dwelling", "e2": "stone_storage"})

    assert portions("tiles", own) == [("dwelling", 2, 6)]
    assert portions("bonus", own) == [("stone_storage", 1, 5)]


@pytest.mark.rule("CAV-9.47")
def test_the_writing_chamber_tells_what_it_gives_back() -> None:
    assert portions("bonus", seat(furnished={"d3": "writing_chamber"})) == [
        ("writing_chamber", 1, 7)
    ]


@pytest.mark.rule("CAV-11.5")
def test_unused_cells_are_told_by_forest_and_mountain() -> None:
    assert portions("unused", seat()) == [("forest", 12, -12), ("mountain", 10, -10)]


def test_what_a_line_consists_of_adds_up_to_its_points() -> None:
    own = seat("sheep*3+ruby*2+gold*4", small_pastures="b4", furnished={"d3": "couple_dwelling"})

    for line_ in given(own).turn().state.outcome().sheets[0].lines:
        told = [points for _, _, points in portions(line_.item, own) if points is not None]
        assert not told or sum(told) == line_.points
