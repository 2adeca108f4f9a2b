"""The box: rooms, tiles, cells and walls, against facts that were written down independently."""

import pytest

from grotto.core.notation import multiset
from grotto.games.cave_vs_cave.components import (
    BORDER_KEYS,
    CELL_KEYS,
    CELLS,
    DARK_ROOMS,
    GOODS,
    LIGHT_ROOMS,
    LIMITS,
    NOTHING,
    ROOM_KEYS,
    ROOMS,
    TILE_KEYS,
    TILES,
    WALL_KINDS,
    WALLS,
)
from grotto.games.cave_vs_cave.components import WALL_CLASSES as PATTERNS
from grotto.games.cave_vs_cave.rules.cave import kind_of, matches
from tests.rules.cave_vs_cave.facts import ROOMS as FACTS
from tests.rules.cave_vs_cave.facts import WALL_CLASSES


@pytest.mark.parametrize(("number", "key", "colour", "cost", "walls", "points"), FACTS)
def test_a_room_is_as_printed(
    number: int, key: str, colour: str, cost: str, walls: str, points: int
) -> None:
    room = ROOMS[number]

    assert (room.key, room.colour, room.walls, room.points) == (key, colour, walls, points)
    assert multiset(GOODS, room.cost) == cost


def test_there_are_24_rooms_of_137_points() -> None:
    rooms = ROOMS[1:]

    assert len(rooms) == len(set(ROOM_KEYS)) - 1 == 24
    assert sum(room.points for room in rooms) == 137
    assert sum(room.points for room in rooms[:6]) == 23


def test_19_rooms_are_orange_and_5_blue() -> None:
    colours = [room.colour for room in ROOMS[1:]]

    assert (colours.count("orange"), colours.count("blue")) == (19, 5)


@pytest.mark.parametrize("points", [9, 10, 11, 12])
def test_one_room_each_is_worth_nine_to_twelve(points: int) -> None:
    assert [room.points for room in ROOMS].count(points) == 1


@pytest.mark.rule("CVC-1.2", "CVC-1.3")
def test_six_rooms_have_a_light_back_and_eighteen_a_dark_one() -> None:
    assert (LIGHT_ROOMS.bit_count(), DARK_ROOMS.bit_count()) == (6, 18)
    assert {room.back for room in ROOMS[1:7]} == {"light"}


def test_rooms_cost_wood_stone_and_gold_only() -> None:
    assert {good for room in ROOMS for good in range(2, 5) if room.cost[good]} == set()


@pytest.mark.rule("CVC-1.4")
def test_twelve_tiles_have_the_backs_of_the_action_board() -> None:
    backs = {back: [tile.key for tile in TILES if tile.back == back] for back in (0, 2, 3, 4)}

    assert len(TILE_KEYS) == 12
    assert backs == {
        0: ["cultivation", "housework", "undergrowth", "excavation"],
        2: ["furnishing", "masonry", "undermining"],
        3: ["expansion", "breach", "drift_mining", "expedition"],
        4: ["renovation"],
    }


@pytest.mark.rule("CVC-4.5")
def test_tiles_have_as_many_independent_effects_as_printed() -> None:
    assert [len(tile.effects) for tile in TILES] == [2, 2, 2, 2, 2, 3, 1, 2, 1, 2, 1, 2]


@pytest.mark.rule("CVC-2.1", "CVC-2.2")
def test_the_cave_has_eleven_cells_and_fourteen_borders() -> None:
    assert len(CELLS) == 11
    assert len([key for key in BORDER_KEYS if not key.startswith("x")]) == 14
    assert len(set(BORDER_KEYS)) == len(BORDER_KEYS)


@pytest.mark.rule("CVC-7.3")
def test_two_cells_hide_food() -> None:
    assert [cell.key for cell in CELLS if cell.food] == ["b2", "b4"]


@pytest.mark.rule("CVC-1.5", "CVC-5.1")
def test_there_are_seven_walls_and_limits_of_9_and_19() -> None:
    assert WALLS == 7
    assert dict(zip(GOODS, LIMITS)) == {
        "wood": 9, "stone": 9, "emmer": 9, "flax": 9, "food": 9, "gold": 19,
    }  # fmt: skip


@pytest.mark.rule("CVC-2.4", "CVC-8.3")
@pytest.mark.parametrize(("name", "kinds"), WALL_CLASSES)
def test_a_class_of_walls_fits_these_caverns_however_it_is_turned(name: str, kinds: str) -> None:
    for sides in range(16):
        fits = WALL_KINDS[kind_of(sides)] in kinds.split()

        assert matches(PATTERNS[name], sides) is fits


def test_every_room_has_a_known_class_of_walls() -> None:
    assert {room.walls for room in ROOMS[1:]} == set(PATTERNS)


def test_keys_are_lower_case_words() -> None:
    for key in (*ROOM_KEYS, *TILE_KEYS, *CELL_KEYS, *GOODS):
        assert key.replace("_", "").isalnum()
        assert key == key.lower()


def test_no_goods_are_the_same_object_wherever_they_are_printed() -> None:
    deeds = [deed for tile in TILES for effect in tile.effects for deed in effect]

    assert {deed.below is NOTHING for deed in deeds if not any(deed.below)} == {True}
    assert {deed.pay is NOTHING for deed in deeds if not any(deed.pay)} == {True}
