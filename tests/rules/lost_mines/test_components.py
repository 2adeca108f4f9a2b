"""What is in the box, by facts that can be counted without reading the tables row by row."""

from collections import Counter

import pytest

from grotto.games.lost_mines import reconstructed
from grotto.games.lost_mines.components import (
    BESIDE,
    CARD_KEYS,
    CARDS,
    CELLS,
    COLUMNS,
    DECK_SIZE,
    EDGE_AT,
    EDGES,
    MINE_CELLS,
    MINES,
    NO_EDGE,
    OUTSIDE,
    PATH_KINDS,
    SHAPES,
    SIDES,
    START_CELLS,
    START_OPENINGS,
    TOKEN_COUNTS,
    TREASURES,
    half_turn,
)
from grotto.games.lost_mines.faces import (
    FACE_COUNT,
    KIND,
    NO_TOOL,
    OPENINGS,
    TOOL_NEEDED,
    overcome_face,
)
from grotto.games.lost_mines.rules.rounds import pool_of
from tests.rules.lost_mines.facts import ACTIONS, FEATURES
from tests.rules.lost_mines.facts import SHAPES as SHAPE_FACTS

PATHS = CARDS[:PATH_KINDS]


def sides_of(openings: int) -> str:
    """The open sides, as letters."""
    return "".join(side for number, side in enumerate(SIDES) if openings >> number & 1)


def mirrored(cell: int) -> int:
    """The space in the same column as far from the other border."""
    return (6 - cell // COLUMNS) * COLUMNS + cell % COLUMNS


@pytest.mark.rule("MIN-1.2", "MIN-1.3", "MIN-1.4")
def test_the_box_has_91_cards() -> None:
    paths, actions = sum(c.count for c in PATHS), sum(c.count for c in CARDS[PATH_KINDS:])

    assert (paths, actions, len(TREASURES), sum(pool_of(9)), len(MINES)) == (40, 23, 12, 10, 4)
    assert paths + actions + len(TREASURES) + sum(pool_of(9)) + len(MINES) + 2 == 91
    assert DECK_SIZE == 63


@pytest.mark.rule("MIN-1.7")
@pytest.mark.parametrize(("shape", "upright", "turned", "cards"), SHAPE_FACTS)
def test_the_shapes_open_so_and_come_so_often(
    shape: str, upright: str, turned: str, cards: int
) -> None:
    openings = {row.key: row.openings for row in SHAPES}[shape]

    assert sorted(sides_of(openings)) == sorted(upright)
    assert sorted(sides_of(half_turn(openings))) == sorted(turned)
    assert sum(card.count for card in PATHS if card.key.endswith(f"_{shape}")) == cards


@pytest.mark.rule("MIN-1.7")
def test_the_features_of_path_cards_come_so_often() -> None:
    features = Counter[str]()
    for card in PATHS:
        features[card.feature] += card.count

    assert features == FEATURES


@pytest.mark.rule("MIN-1.7")
def test_the_action_cards_come_so_often() -> None:
    assert {card.key: card.count for card in CARDS[PATH_KINDS:]} == ACTIONS


@pytest.mark.rule("MIN-1.7")
def test_both_curves_are_equally_frequent_with_every_feature() -> None:
    counts = {
        (card.feature, card.key.removeprefix(f"{card.feature}_")): card.count for card in PATHS
    }

    for feature in FEATURES:
        assert counts.get((feature, "curve_ne")) == counts.get((feature, "curve_nw"))


@pytest.mark.rule("MIN-1.7")
def test_there_are_as_many_tools_as_obstacles_and_as_many_tokens_as_cards() -> None:
    tokens = [ACTIONS[key] for key in ("axe", "boat", "rope", "trap", "troll")]

    assert [FEATURES[key] for key in ("tree", "lake", "pit")] == tokens[:3]
    assert list(TOKEN_COUNTS) == tokens


@pytest.mark.rule("MIN-1.7")
def test_treasures_are_worth_30_together() -> None:
    assert Counter(row.value for row in TREASURES) == {1: 3, 2: 3, 3: 3, 4: 3}
    assert Counter(row.symbol for row in TREASURES) == {0: 4, 1: 4, 2: 4}


def test_keys_are_unique() -> None:
    for keys in (CARD_KEYS, CELLS, [row.key for row in TREASURES], [edge.key for edge in EDGES]):
        assert len(set(keys)) == len(keys)


@pytest.mark.rule("MIN-1.1")
def test_the_board_has_77_spaces_and_136_borders() -> None:
    assert len(CELLS) == 77
    assert len(EDGES) == 10 * 7 + 11 * 6
    assert (CELLS[0], CELLS[10], CELLS[76]) == ("a1", "k1", "k7")
    assert [EDGE_AT[cell].count(NO_EDGE) for cell in range(77)] == [
        near.count(OUTSIDE) for near in BESIDE
    ]


@pytest.mark.rule("MIN-1.1", "MIN-1.7")
def test_the_layout_favours_no_clan() -> None:
    blue, yellow = START_CELLS

    assert mirrored(blue) == yellow
    assert sorted(map(mirrored, MINE_CELLS)) == sorted(MINE_CELLS)
    assert [CELLS[cell] for cell in (*START_CELLS, *MINE_CELLS)] == "b3 b5 j1 j3 j5 j7".split()


@pytest.mark.rule("MIN-1.1")
def test_start_cards_open_to_all_sides() -> None:
    assert sides_of(START_OPENINGS) == "nesw"


@pytest.mark.rule("MIN-8.5")
def test_every_mine_can_be_entered_from_every_side_after_a_half_turn_at_most() -> None:
    assert {row.openings | half_turn(row.openings) for row in MINES} == {0b1111}


@pytest.mark.rule("MIN-3.4")
def test_two_half_turns_change_nothing() -> None:
    assert all(half_turn(half_turn(row.openings)) == row.openings for row in SHAPES)


@pytest.mark.rule("MIN-4.3")
def test_a_tool_changes_nothing_but_the_obstacle() -> None:
    for face in range(FACE_COUNT):
        if TOOL_NEEDED[face] != NO_TOOL:
            after = overcome_face(face)
            assert (KIND[after], OPENINGS[after]) == (KIND[face], OPENINGS[face])
            assert TOOL_NEEDED[after] == NO_TOOL


@pytest.mark.rule("MIN-1.7")
def test_whatever_was_reconstructed_stands_in_one_module() -> None:
    assert {name for name in vars(reconstructed) if name.isupper()} == {
        "START_CELLS", "MINE_CELLS", "START_SHAPE", "MINE_SHAPES", "PATH_SPLIT", "TOOL_CARDS",
        "PEEK_CARDS", "TRAP_CARDS", "TROLL_CARDS", "STORM_CARDS", "TREASURE_VALUES",
        "FOREST_TOKENS",
    }  # fmt: skip
