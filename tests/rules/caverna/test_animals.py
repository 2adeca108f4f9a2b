"""Animals: where they live on a home board, dogs that watch sheep, and what does not fit."""

import pytest

from grotto.games.caverna.game import Player
from tests.rules.caverna.table import Table, given, seat

ANIMALS = ("sheep", "donkey", "wild_boar", "cattle")


def fits(own: Player, herd: str) -> bool:
    """Whether a herd finds room besides what is there."""
    own = own.copy()
    for good, count in enumerate(seat(herd).goods):
        own.goods[good] += count
    return "the animals of seat 0 have room" not in given(own).violations()


def most(own: Player) -> dict[str, int]:
    """How many animals of each kind find room when there is no other kind."""
    return {animal: max(n for n in range(40) if fits(own, _some(animal, n))) for animal in ANIMALS}


def _some(animal: str, count: int) -> str:
    return f"{animal}*{count}" if count > 1 else (animal if count else "none")


def besides(**more: int) -> dict[str, int]:
    """Room for two of any kind in the entry-level dwelling, and more of some kinds."""
    return {animal: 2 + more.get(animal, 0) for animal in ANIMALS}


def stalls(table: Table) -> set[tuple[str, str, int]]:
    """Where animals may stand."""
    return {(stall["cell"], stall["animal"], stall["count"]) for stall in table.home()["stalls"]}


# ---- places --------------------------------------------------------------------------------------


@pytest.mark.rule("CAV-8.2")
@pytest.mark.parametrize(
    ("own", "room"),
    [
        (seat(), {}),
        (seat(small_pastures="c4"), dict.fromkeys(ANIMALS, 2)),
        (seat(small_pastures="c4", stables="c4"), dict.fromkeys(ANIMALS, 4)),
        (seat(large_pastures="c3-c4"), dict.fromkeys(ANIMALS, 4)),
        (seat(large_pastures="c3-c4", stables="c3"), dict.fromkeys(ANIMALS, 8)),
        (seat(large_pastures="c3-c4", stables="c3 c4"), dict.fromkeys(ANIMALS, 16)),
        (seat(meadows="c4"), {}),
        (seat(meadows="c4", stables="c4"), dict.fromkeys(ANIMALS, 1)),
        (seat(stables="a1"), {"wild_boar": 1}),
        (seat(ore_mines="e3"), {"donkey": 1}),
        (seat(ruby_mines="e3 e2"), {"donkey": 2}),
        (seat(furnished={"d3": "mixed_dwelling"}), dict.fromkeys(ANIMALS, 2)),
        (seat(furnished={"d3": "cuddle_room"}), {"sheep": 2}),
        (seat(furnished={"d3": "breakfast_room"}), {"cattle": 3}),
        (seat(fields="c4", furnished={"d3": "stubble_room"}), dict.fromkeys(ANIMALS, 1)),
        (seat(fields="c4 b4", caverns="e3", tunnels="e2", deep_tunnels="f2"), {}),
        (seat(furnished={"d3": "dwelling", "e3": "couple_dwelling"}), {}),
    ],
)
def test_a_place_has_so_much_room(own: Player, room: dict[str, int]) -> None:
    assert most(own) == besides(**room)


@pytest.mark.rule("CAV-8.2")
def test_a_sheep_and_a_cattle_do_not_share_the_entry_level_dwelling() -> None:
    assert not fits(seat(), "sheep+cattle")
    assert fits(seat(), "cattle*2")


@pytest.mark.rule("CAV-8.2")
def test_places_may_hold_different_kinds() -> None:
    own = seat(small_pastures="c4 b4", ore_mines="e3", furnished={"d3": "mixed_dwelling"})

    assert fits(own, "sheep*2+donkey*3+wild_boar*2+cattle*2")
    assert not fits(own, "sheep*3+donkey*3+wild_boar*2+cattle*2")


@pytest.mark.rule("CAV-8.2", "CAV-5.2")
def test_the_cuddle_room_counts_newborn_dwarfs() -> None:
    """Ruling R38."""
    own = seat(dwarfs="0 0 0@newborn", furnished={"d3": "cuddle_room", "e3": "dwelling"})

    assert most(own) == besides(sheep=3)


@pytest.mark.rule("CAV-8.2")
def test_the_stubble_room_keeps_an_animal_on_each_empty_field() -> None:
    own = seat(fields="c4", grain={"b4": 3}, furnished={"d3": "stubble_room"})

    assert most(own) == besides(**dict.fromkeys(ANIMALS, 1))


@pytest.mark.rule("CAV-8.1")
def test_animals_may_be_moved_so_only_their_number_matters() -> None:
    """Convention O5: a view shows one way for all to live."""
    own = seat("donkey*3+sheep*2", ore_mines="e3", ruby_mines="e2", small_pastures="c4")

    assert stalls(given(own)) == {
        ("e3", "donkey", 1), ("e2", "donkey", 1), ("c4", "sheep", 2), ("d4", "donkey", 1),
    }  # fmt: skip


@pytest.mark.rule("CAV-8.1")
def test_a_gain_that_fits_asks_nothing() -> None:
    table = given(seat("ruby+sheep")).turn().play("ruby sheep")

    assert (table.goods(), table.asked()) == ("sheep*2", "place")


# ---- dogs ----------------------------------------------------------------------------------------


@pytest.mark.rule("CAV-8.3")
@pytest.mark.parametrize(
    ("own", "sheep"),
    [
        (seat("dog*2", meadows="c4"), 3),
        (seat("dog", meadows="c4", stables="c4"), 2),
        (seat("dog*2", small_pastures="c4"), 3),
        (seat("dog*2", small_pastures="c4", stables="c4"), 4),
        (seat("dog*4", small_pastures="c4", stables="c4"), 5),
        (seat("dog*4", large_pastures="c3-c4"), 5),
        (seat("dog*2", meadows="c3 c4"), 4),
    ],
)
def test_where_dogs_watch_there_is_room_for_one_sheep_more_than_there_are_dogs(
    own: Player, sheep: int
) -> None:
    """Ruling R8: or for what the place holds without them, if that is more."""
    assert most(own)["sheep"] == 2 + sheep


@pytest.mark.rule("CAV-8.3")
@pytest.mark.parametrize("animal", ["donkey", "wild_boar", "cattle"])
def test_dogs_watch_no_other_animals(animal: str) -> None:
    assert most(seat("dog*5", meadows="c4"))[animal] == 2
    assert most(seat("dog*5", small_pastures="c4"))[animal] == 4


@pytest.mark.rule("CAV-8.3")
@pytest.mark.parametrize(
    "own",
    [
        seat("dog*3"),
        seat("dog*3", fields="c4"),
        seat("dog*3", stables="a1"),
        seat("dog*3", caverns="e3", tunnels="e2"),
    ],
)
def test_dogs_do_not_watch_on_fields_in_the_forest_or_in_the_cave(own: Player) -> None:
    assert most(own)["sheep"] == 2


@pytest.mark.rule("CAV-8.3")
def test_two_dogs_help_where_they_cost_least() -> None:
    """A large pasture, two meadows with stables and the dwelling: 8 sheep, or 10 with dogs."""
    alone = seat(large_pastures="b1-c1", meadows="c3 c4", stables="c3 c4")
    watched = seat("dog*2", large_pastures="b1-c1", meadows="c3 c4", stables="c3 c4")

    assert (most(alone)["sheep"], most(watched)["sheep"]) == (8, 10)


@pytest.mark.rule("CAV-8.3")
def test_dogs_need_no_room_and_there_may_be_any_number() -> None:
    table = given(seat("ruby*9+dog*9")).turn().play(*["ruby dog"] * 9)

    assert table.goods() == "dog*18"


@pytest.mark.rule("CAV-8.3", "CAV-10.5")
def test_dogs_do_not_breed() -> None:
    table = given(seat("dog*5")).breed()

    assert (table.goods(), table.told()) == ("dog*5", [])


@pytest.mark.rule("CAV-8.3")
def test_a_dog_may_make_room_for_a_sheep_that_has_come() -> None:
    table = given(seat("ruby*2+sheep*2", meadows="c4")).turn().play("ruby sheep")
    assert table.asked() == "keep"

    table.play("ruby dog")

    assert table.asked() == "place"
    assert table.goods() == "dog+sheep*3"


# ---- what does not fit ---------------------------------------------------------------------------


@pytest.mark.rule("CAV-8.4")
def test_who_has_too_many_animals_chooses_which_to_keep() -> None:
    """Convention O6."""
    table = given(seat("ruby+sheep*2")).turn().play("ruby wild_boar")
    assert sorted(table.options("keep")) == ["keep sheep*2", "keep wild_boar"]

    assert table.play("keep wild_boar").goods() == "food*2+wild_boar"


@pytest.mark.rule("CAV-8.4")
def test_as_many_as_fit_are_kept_and_the_others_are_eaten_at_the_usual_rates() -> None:
    table = given(seat("sheep*2"), cards="donkey_farming", piles={"donkey_farming": 3}).turn()
    table.play("place donkey_farming")
    assert sorted(table.options("keep")) == ["keep donkey*2", "keep sheep*2"]

    assert table.play("keep sheep*2").goods() == "food*4+sheep*2"


@pytest.mark.rule("CAV-8.4", "CAV-9.25")
def test_the_slaughtering_cave_helps_with_what_does_not_fit() -> None:
    home = seat("ruby+food+cattle*2", furnished={"d3": "slaughtering_cave"})
    table = given(home).turn().play("ruby cattle", "keep cattle*2")

    assert table.goods() == "food*4+cattle*2"


@pytest.mark.rule("CAV-8.4")
def test_before_choosing_one_may_eat_otherwise_or_buy_room() -> None:
    table = given(seat("ruby*2+sheep*2+cattle", small_pastures="c4")).turn()

    table.play("ruby donkey", "eat cattle")

    assert table.goods() == "ruby+food*3+sheep*2+donkey"
    assert table.asked() == "place"


@pytest.mark.rule("CAV-8.4")
def test_an_answer_that_keeps_fewer_than_fit_is_not_on_offer() -> None:
    table = given(seat("ruby+sheep*2")).turn().play("ruby sheep")

    assert table.why("keep sheep") == ("room-for-more", "CAV-8.4")


@pytest.mark.rule("CAV-8.4", "CAV-3.2")
def test_a_boar_under_a_tile_needs_room_like_any_other() -> None:
    table = given(seat("ruby+sheep*2", meadows="c2")).turn().play("ruby field c1")

    assert sorted(table.options("keep")) == ["keep sheep*2", "keep wild_boar"]


@pytest.mark.rule("CAV-8.4", "CAV-5.3")
def test_sowing_a_field_of_the_stubble_room_costs_its_animal_the_place() -> None:
    home = seat("grain+sheep*3", meadows="c3", fields="c4", furnished={"d3": "stubble_room"})
    table = given(home).turn().play("place slash_and_burn", "sow grain")
    assert table.options("keep") == ["keep sheep*2"]

    assert table.play("keep sheep*2").goods() == "food+sheep*2"


@pytest.mark.rule("CAV-8.4", "CAV-3.5")
def test_fencing_two_meadows_with_dogs_makes_one_place_of_two() -> None:
    farm = seat("wood*4+dog*4+sheep*8", meadows="c3 c4")
    table = given(farm, cards="sheep_farming").turn().play("place sheep_farming", "fence c3 c4")
    assert table.options("keep") == ["keep sheep*7"]

    table.play("keep sheep*7")

    assert table.goods() == "food+dog*4+sheep*7"


@pytest.mark.rule("CAV-8.4")
def test_an_animal_of_each_space_is_looked_after_at_once() -> None:
    """Animals of an expedition find their room before the next item is chosen."""
    home = seat("sheep*2", dwarfs="5 5")
    table = given(home, cards="blacksmithing").turn().play("place blacksmithing", "loot donkey")
    assert table.asked() == "keep"

    table.play("keep donkey")

    assert table.asked() == "loot"
    assert table.goods() == "food*2+donkey"


# ---- breeding on the board -----------------------------------------------------------------------


@pytest.mark.rule("CAV-8.2", "CAV-10.5")
def test_a_third_boar_joins_the_one_in_the_dwelling() -> None:
    table = given(seat("wild_boar*2", stables="a1")).breed()

    assert table.goods() == "wild_boar*3"
    assert stalls(table) == {("a1", "wild_boar", 1), ("d4", "wild_boar", 2)}


@pytest.mark.rule("CAV-8.2", "CAV-10.6")
def test_nothing_is_born_where_both_kinds_fill_their_places() -> None:
    table = given(seat("sheep*2+cattle*2", small_pastures="c4")).breed()

    assert table.goods() == "sheep*2+cattle*2"
    assert table.told() == []
