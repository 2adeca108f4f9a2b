"""Family growth: room, children, and when they begin to work."""

import pytest

from grotto.games.caverna.game import Player
from tests.rules.caverna.table import Table, seat
from tests.rules.caverna.work import OTHER, at, ready

DWELLINGS = {"d3": "dwelling", "e3": "simple_dwelling_a", "e2": "simple_dwelling_b"}


def family(dwarfs: str, dwellings: dict[str, str], goods: str = "none") -> Player:
    """A family in the entry-level dwelling and some others."""
    return seat(goods, dwarfs, furnished=dwellings)


def grown(own: Player) -> Table:
    """A child has just been born on Growth."""
    return at("growth", own, seats=4).play("grow")


@pytest.mark.rule("CAV-5.2")
def test_where_there_is_room_for_one_dwarf_more_a_child_is_born() -> None:
    """T67."""
    table = grown(family("0 0 0", {"d3": "dwelling", "e3": "dwelling"}))

    assert table.dwarfs() == "0@growth 0 0 0@newborn"


@pytest.mark.rule("CAV-5.2")
@pytest.mark.parametrize(
    ("dwarfs", "dwellings"),
    [
        ("0 0", {}),
        ("0 0 0", {"d3": "dwelling"}),
        ("0 0 0 0", {"d3": "couple_dwelling"}),
    ],
)
def test_without_room_no_child_is_born(dwarfs: str, dwellings: dict[str, str]) -> None:
    table = at("growth", family(dwarfs, dwellings), seats=4)

    assert "grow" not in table.options()
    assert table.why("grow") == ("no-room", "CAV-5.2")


@pytest.mark.rule("CAV-5.2")
@pytest.mark.parametrize(
    ("dwelling", "children"),
    [
        ("dwelling", 1),
        ("simple_dwelling_a", 1),
        ("simple_dwelling_b", 1),
        ("mixed_dwelling", 1),
        ("couple_dwelling", 2),
        ("additional_dwelling", 0),
    ],
)
def test_each_dwelling_has_room_for_some_dwarfs(dwelling: str, children: int) -> None:
    home = ready("growth", family("0 0", {"d3": dwelling}), seats=4).home()

    assert home["dwarf_room"] == 2 + children


@pytest.mark.rule("CAV-5.2")
def test_newborns_take_room_as_well() -> None:
    table = grown(family("0 0", {"d3": "dwelling"}))

    assert table.home()["dwarf_room"] == len(table.home()["dwarfs"])
    second = ready("growth", family("0 0 0@newborn", {"d3": "dwelling"}), seats=4)
    assert second.play("place growth").why("grow") == ("no-room", "CAV-5.2")


@pytest.mark.rule("CAV-5.2")
def test_nobody_has_more_than_five_dwarfs() -> None:
    roomy = {**DWELLINGS, "e1": "mixed_dwelling"}
    table = at("growth", family("0 0 0 0 0", roomy), seats=4)

    assert table.why("grow") == ("family-complete", "CAV-5.2")


@pytest.mark.rule("CAV-5.2", "CAV-9.6")
def test_the_sixth_dwarf_lives_in_the_additional_dwelling() -> None:
    """T69."""
    table = grown(family("0 0 0 0 0", {**DWELLINGS, "e1": "additional_dwelling"}))

    assert table.dwarfs() == "0@growth 0 0 0 0 0@newborn"
    assert table.violations() == []


@pytest.mark.rule("CAV-5.2", "CAV-9.6")
def test_the_additional_dwelling_is_for_the_sixth_dwarf_only() -> None:
    """T70."""
    crowded = family("0 0 0", {"d3": "dwelling", "e3": "additional_dwelling"})

    assert at("growth", crowded, seats=4).why("grow") == ("no-room", "CAV-5.2")


@pytest.mark.rule("CAV-5.2", "CAV-9.6")
def test_there_is_no_seventh_dwarf() -> None:
    full = family("0 0 0 0 0 0", {**DWELLINGS, "e1": "additional_dwelling", "d2": "dwelling"})

    assert at("growth", full, seats=4).why("grow") == ("family-complete", "CAV-5.2")


@pytest.mark.rule("CAV-5.2")
def test_one_action_brings_one_child() -> None:
    table = grown(family("0 0", {"d3": "couple_dwelling"}))

    assert table.to_act() == OTHER
    assert table.dwarfs() == "0@growth 0 0@newborn"


@pytest.mark.rule("CAV-5.2")
def test_a_child_does_not_work_in_the_round_of_its_birth() -> None:
    """The second player's dwarfs are all at work, so the first one would be next."""
    own = seat("none", "0", furnished={"d3": "dwelling"})
    busy = seat("none", "0@housework 0@supplies")
    table = ready("wish_for_children", own, busy).play("place wish_for_children", "grow")

    assert table.asked() == "reveal"
    assert table.view()["round"] == 2


@pytest.mark.rule("CAV-5.2")
def test_a_child_works_from_the_next_round_on() -> None:
    own = seat("none", "0", furnished={"d3": "dwelling"})
    busy = seat("none", "0@housework 0@supplies")
    table = ready("wish_for_children", own, busy).play("place wish_for_children", "grow")

    table.play("reveal sheep_farming")

    assert table.dwarfs() == "0 0"
    table.play("place sheep_farming", "place housework", "take dog", "done")
    assert table.to_act() == 0


@pytest.mark.rule("CAV-5.2", "CAV-9.7")
def test_a_child_counts_as_a_dwarf_from_the_start() -> None:
    """Ruling R38: the Cuddle room has room for one sheep more."""
    own = family("0 0", {"d3": "dwelling", "e3": "cuddle_room"}, "sheep*5")
    table = ready("wish_for_children", own)
    before = table.score()["dwarfs"]

    table.play("place wish_for_children", "grow")

    assert (before, table.score()["dwarfs"]) == (2, 3)
    assert table.violations() == []
