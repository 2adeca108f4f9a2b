"""The digest of a state: whatever makes a difference later makes a difference to it."""

import pytest

from grotto.core.digest import digest
from grotto.games.caverna.game import CAVERNA, CavernaState
from grotto.games.caverna.player import NEWBORN
from tests.rules.caverna.table import Table, given, seat

NUMBERS = (
    "round", "start", "spaces", "supply", "leaves", "questions", "marker", "no_fields",
    "no_breeding",
)  # fmt: skip
CELLS = (
    "meadows", "fields", "small_pastures", "stables", "caverns", "tunnels", "deep_tunnels",
    "ore_mines", "ruby_mines",
)  # fmt: skip


def asked() -> CavernaState:
    """A state in the middle of a game."""
    home = seat("wood*2", "0 5", meadows="c4", furnished={"e3": "seam"})
    return given(home, seats=3, round_=6, cards="sheep_farming", marker="leaf").turn().state


@pytest.mark.parametrize("field", NUMBERS)
def test_everything_on_the_table_counts(field: str) -> None:
    state = asked()
    before = digest(state)

    value = getattr(state, field)
    setattr(state, field, value ^ 1 if field in ("spaces", "supply", "marker") else value + 1)

    assert digest(state) != before


def test_cards_goods_on_spaces_and_dwarfs_there_count() -> None:
    states = [asked() for _ in range(4)]
    states[1].cards = (*states[1].cards, states[1].cards[0])
    states[2].piles = bytes([1, *states[2].piles[1:]])
    states[3].players[1].whereabouts = (3, *states[3].players[1].whereabouts[1:])

    assert len({digest(state) for state in states}) == 4


@pytest.mark.parametrize("good", range(13))
def test_every_good_counts(good: int) -> None:
    state = asked()
    before = digest(state)

    state.players[1].goods[good] += 1

    assert digest(state) != before


@pytest.mark.parametrize("field", ["begging", "extended"])
def test_every_number_of_a_player_counts(field: str) -> None:
    state = asked()
    before = digest(state)

    setattr(state.players[2], field, 1)

    assert digest(state) != before


def test_weapons_whereabouts_and_deliveries_count() -> None:
    states = [asked() for _ in range(4)]
    states[1].players[0].weapons = (0, 6)
    states[2].players[0].whereabouts = (NEWBORN, -1)
    states[3].players[0].deliveries = (0, 1, 0)

    assert len({digest(state) for state in states}) == 4


@pytest.mark.parametrize("field", CELLS)
def test_every_cell_of_a_home_counts(field: str) -> None:
    state = asked()
    before = digest(state)

    home = state.players[0].home
    setattr(home, field, getattr(home, field) ^ 1)

    assert digest(state) != before


def test_pastures_crops_and_furnishings_count() -> None:
    homes = [
        seat(),
        seat(large_pastures="c3-c4"),
        seat(large_pastures="c3-c2"),
        seat(grain={"c4": 3}),
        seat(grain={"c4": 2}),
        seat(vegetables={"c4": 2}),
        seat(fields="c4"),
        seat(furnished={"d3": "seam"}),
        seat(furnished={"e3": "seam"}),
        seat(furnished={"d3": "miner"}),
    ]

    assert len({digest(given(home).turn().state) for home in homes}) == len(homes)


@pytest.mark.parametrize(
    "option", ["carpenter_per_pasture", "drift_mining_needs_tile", "hidden_markers"]
)
def test_the_options_count(option: str) -> None:
    plain = digest(given(seats=5).turn().state)

    assert digest(given(seats=5, options={option: True}).turn().state) != plain


def test_the_set_of_tiles_counts() -> None:
    states = [CAVERNA.new(1, {"furnishings": game}) for game in ("full", "introductory")]

    assert digest(states[0]) != digest(states[1])


def test_what_is_asked_counts() -> None:
    table = given(seat(dwarfs="3 5")).turn()
    before = digest(table.state)

    table.state.agenda.append(table.state.agenda[-1])

    assert digest(table.state) != before


def test_what_was_done_in_an_action_counts() -> None:
    tables = [
        given(seat(good, "3 5"), cards="blacksmithing").turn().play("place blacksmithing", loot)
        for good, loot in (("dog", "loot wood"), ("wood", "loot dog"))
    ]

    assert tables[0].goods() == tables[1].goods() == "wood+dog"
    assert digest(tables[0].state) != digest(tables[1].state)


def test_a_twin_has_the_same_digest_and_lives_its_own_life() -> None:
    state = asked()
    twin = state.copy()
    assert digest(twin) == digest(state)

    Table(twin).play("place housework", "take dog")

    assert digest(twin) != digest(state)
    assert digest(state) == digest(asked())
