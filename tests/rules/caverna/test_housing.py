"""Housing: which farm animals find room on a home board."""

import pytest

from grotto.games.caverna.rules.housing import (
    ANY,
    FARM_ANIMALS,
    Herd,
    Holder,
    arrange,
    capacity_of,
    fits,
    houses,
    most_of,
)

SHEEP, DONKEY, WILD_BOAR, CATTLE = range(FARM_ANIMALS)
NAMES = ("sheep", "donkey", "wild_boar", "cattle")


def herd(sheep: int = 0, donkey: int = 0, wild_boar: int = 0, cattle: int = 0) -> Herd:
    return (sheep, donkey, wild_boar, cattle)


def meadow(cell: int = 0, stables: int = 0) -> Holder:
    return Holder(cell, ANY, stables, watched=True)


def small_pasture(cell: int = 0, stables: int = 0) -> Holder:
    return Holder(cell, ANY, 2 << stables, watched=True)


def large_pasture(cell: int = 0, stables: int = 0) -> Holder:
    return Holder(cell, ANY, 4 << stables, watched=True)


def dwelling(cell: int = 0) -> Holder:
    return Holder(cell, ANY, 2, watched=False)


def empty_field(cell: int = 0) -> Holder:
    return Holder(cell, ANY, 1, watched=False)


def forest_stable(cell: int = 0) -> Holder:
    return Holder(cell, WILD_BOAR, 1, watched=False)


def mine(cell: int = 0) -> Holder:
    return Holder(cell, DONKEY, 1, watched=False)


def cuddle_room(cell: int = 0, dwarfs: int = 2) -> Holder:
    return Holder(cell, SHEEP, dwarfs, watched=False)


def breakfast_room(cell: int = 0) -> Holder:
    return Holder(cell, CATTLE, 3, watched=False)


def most(holders: list[Holder], dogs: int = 0) -> dict[str, int]:
    """Return how many animals of each type find room when there is no other type."""
    return {
        name: most_of(holders, dogs, herd(**{name: 99}))[0][NAMES.index(name)] for name in NAMES
    }


def drawn(holders: list[Holder], dogs: int, animals: Herd) -> list[tuple[int, str, int, int]]:
    """Return an arrangement as cell, type, count and dogs."""
    stalls = arrange(holders, dogs, animals) or []
    return [(stall.cell, NAMES[stall.animal], stall.count, stall.dogs) for stall in stalls]


@pytest.mark.rule("CAV-8.2")
@pytest.mark.parametrize(
    ("holder", "room"),
    [
        (meadow(), 0),
        (meadow(stables=1), 1),
        (empty_field(), 1),
        (dwelling(), 2),
        (small_pasture(), 2),
        (small_pasture(stables=1), 4),
        (large_pasture(), 4),
        (large_pasture(stables=1), 8),
        (large_pasture(stables=2), 16),
    ],
)
def test_an_open_holder_takes_any_type_up_to_its_room(holder: Holder, room: int) -> None:
    assert most([holder]) == dict.fromkeys(NAMES, room)


@pytest.mark.rule("CAV-8.2")
@pytest.mark.parametrize(
    ("holder", "animal", "room"),
    [
        (forest_stable(), "wild_boar", 1),
        (mine(), "donkey", 1),
        (cuddle_room(dwarfs=5), "sheep", 5),
        (breakfast_room(), "cattle", 3),
    ],
)
def test_a_holder_for_one_type_takes_no_other(holder: Holder, animal: str, room: int) -> None:
    assert most([holder]) == {**dict.fromkeys(NAMES, 0), animal: room}


@pytest.mark.rule("CAV-8.2")
def test_two_types_never_share_a_dwelling() -> None:
    assert fits([dwelling()], 0, herd(sheep=2))
    assert not fits([dwelling()], 0, herd(sheep=1, cattle=1))


@pytest.mark.rule("CAV-8.2")
def test_the_animals_of_two_dwellings_need_not_match() -> None:
    assert fits([dwelling(1), dwelling(2)], 0, herd(sheep=2, cattle=2))
    assert not fits([dwelling(1), dwelling(2)], 0, herd(sheep=2, cattle=1, donkey=1))


@pytest.mark.rule("CAV-8.2")
def test_a_third_boar_moves_in_with_the_one_in_the_dwelling() -> None:
    board = [forest_stable(1), dwelling(2)]

    assert fits(board, 0, herd(wild_boar=3))
    assert drawn(board, 0, herd(wild_boar=3)) == [(1, "wild_boar", 1, 0), (2, "wild_boar", 2, 0)]


@pytest.mark.rule("CAV-8.1", "CAV-8.4")
def test_neither_newborn_is_kept_where_both_types_fill_their_holders() -> None:
    board = [small_pasture(1), dwelling(2)]

    assert fits(board, 0, herd(sheep=2, cattle=2))
    assert not fits(board, 0, herd(sheep=3, cattle=2))
    assert not fits(board, 0, herd(sheep=2, cattle=3))


@pytest.mark.rule("CAV-8.1")
def test_no_animals_need_no_room() -> None:
    assert fits([], 0, herd())
    assert arrange([], 0, herd()) == []


@pytest.mark.rule("CAV-8.1")
def test_an_animal_without_room_cannot_be_arranged() -> None:
    assert not fits([], 3, herd(sheep=1))
    assert arrange([], 3, herd(sheep=1)) is None


@pytest.mark.rule("CAV-8.3")
def test_dogs_on_a_bare_meadow_watch_one_sheep_more_than_they_are() -> None:
    assert most([meadow()], dogs=2) == {**dict.fromkeys(NAMES, 0), "sheep": 3}


@pytest.mark.rule("CAV-8.3")
def test_a_stable_is_ignored_where_dogs_watch() -> None:
    assert most([small_pasture(stables=1)], dogs=2)["sheep"] == 4
    assert most([small_pasture(stables=1)], dogs=4)["sheep"] == 5


@pytest.mark.rule("CAV-8.3")
def test_dogs_watch_at_a_large_pasture_as_one_place() -> None:
    assert most([large_pasture()], dogs=4)["sheep"] == 5


@pytest.mark.rule("CAV-8.3")
def test_dogs_watch_where_it_costs_least_room() -> None:
    board = [large_pasture(1), meadow(2, stables=1), meadow(3, stables=1), dwelling(4)]

    assert most(board)["sheep"] == 8
    assert most(board, dogs=2)["sheep"] == 10


@pytest.mark.rule("CAV-8.3")
def test_dogs_may_split_over_meadows() -> None:
    assert most([meadow(1), meadow(2), meadow(3)], dogs=2)["sheep"] == 4


@pytest.mark.rule("CAV-8.3")
@pytest.mark.parametrize("holder", [empty_field(), dwelling(), cuddle_room(dwarfs=2)])
def test_dogs_do_not_watch_on_fields_nor_in_the_cave(holder: Holder) -> None:
    assert most([holder], dogs=5) == most([holder])


@pytest.mark.rule("CAV-8.3")
def test_no_other_animal_lives_where_dogs_watch() -> None:
    assert fits([small_pasture()], 2, herd(sheep=3))
    assert not fits([small_pasture()], 2, herd(sheep=2, cattle=1))
    assert most([small_pasture()], dogs=2)["cattle"] == 2


@pytest.mark.rule("CAV-8.3")
def test_two_meadows_with_dogs_hold_more_than_one_large_pasture() -> None:
    assert most([meadow(1), meadow(2)], dogs=4)["sheep"] == 6
    assert most([large_pasture(1)], dogs=4)["sheep"] == 5


@pytest.mark.rule("CAV-8.4")
def test_the_owner_chooses_which_type_to_keep() -> None:
    kept = most_of([dwelling()], 0, herd(sheep=3, donkey=1, cattle=2))

    assert kept == [herd(sheep=2), herd(cattle=2), herd(donkey=1)]


@pytest.mark.rule("CAV-8.4")
def test_a_herd_that_fits_is_kept_whole() -> None:
    animals = herd(sheep=2, donkey=1)

    assert most_of([small_pasture(), mine()], 0, animals) == [animals]


@pytest.mark.rule("CAV-8.4")
def test_a_surplus_of_one_type_is_a_choice_where_holders_could_change_hands() -> None:
    board = [small_pasture(1), dwelling(2), meadow(3, stables=1), forest_stable(4)]

    kept = most_of(board, 0, herd(sheep=3, wild_boar=1, cattle=3))

    assert kept == [
        herd(sheep=3, wild_boar=1, cattle=2),
        herd(sheep=2, wild_boar=1, cattle=3),
    ]


@pytest.mark.rule("CAV-8.2")
def test_donkeys_are_drawn_in_mines_and_dwellings_stay_empty() -> None:
    board = [mine(1), mine(2), small_pasture(3), dwelling(4)]

    assert drawn(board, 0, herd(donkey=1, sheep=2)) == [(1, "donkey", 1, 0), (3, "sheep", 2, 0)]


@pytest.mark.rule("CAV-8.3")
def test_dogs_are_drawn_where_they_watch_and_only_if_they_must() -> None:
    board = [meadow(1), meadow(2), dwelling(3)]

    assert drawn(board, 2, herd(sheep=2)) == [(3, "sheep", 2, 0)]
    assert drawn(board, 2, herd(sheep=3)) == [(1, "sheep", 3, 2)]
    assert drawn(board, 3, herd(sheep=5, cattle=1)) == [
        (1, "sheep", 3, 2),
        (2, "sheep", 2, 1),
        (3, "cattle", 1, 0),
    ]


@pytest.mark.rule("CAV-8.2")
def test_a_capacity_answers_like_the_holders_it_was_taken_from() -> None:
    capacity = capacity_of([mine(1), large_pasture(2), meadow(3)])

    assert houses(capacity, 1, herd(sheep=2, donkey=1, cattle=4))
    assert not houses(capacity, 0, herd(sheep=2, donkey=1, cattle=4))
