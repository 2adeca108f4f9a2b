"""What each of the 48 furnishing tiles costs, brings at once, and is worth by itself."""

import pytest

from tests.rules.caverna.homes import housework
from tests.rules.caverna.table import seat

DWELLINGS = [
    pytest.param("dwelling", "wood*4+stone*3", 3, marks=pytest.mark.rule("CAV-9.1")),
    pytest.param("simple_dwelling_a", "wood*4+stone*2", 0, marks=pytest.mark.rule("CAV-9.2")),
    pytest.param("simple_dwelling_b", "wood*3+stone*3", 0, marks=pytest.mark.rule("CAV-9.3")),
    pytest.param("mixed_dwelling", "wood*5+stone*4", 4, marks=pytest.mark.rule("CAV-9.4")),
    pytest.param("couple_dwelling", "wood*8+stone*6", 5, marks=pytest.mark.rule("CAV-9.5")),
    pytest.param("additional_dwelling", "wood*4+stone*3", 5, marks=pytest.mark.rule("CAV-9.6")),
]
GREEN_TILES = [
    pytest.param("cuddle_room", "wood", 2, marks=pytest.mark.rule("CAV-9.7")),
    pytest.param("breakfast_room", "wood", 0, marks=pytest.mark.rule("CAV-9.8")),
    pytest.param("stubble_room", "wood+ore", 1, marks=pytest.mark.rule("CAV-9.9")),
    pytest.param("work_room", "stone", 2, marks=pytest.mark.rule("CAV-9.10")),
    pytest.param("guest_room", "wood+stone", 0, marks=pytest.mark.rule("CAV-9.11")),
    pytest.param("office_room", "stone", 0, marks=pytest.mark.rule("CAV-9.12")),
    pytest.param("carpenter", "stone", 0, marks=pytest.mark.rule("CAV-9.13")),
    pytest.param("stone_carver", "wood", 1, marks=pytest.mark.rule("CAV-9.14")),
    pytest.param("blacksmith", "wood+stone*2", 3, marks=pytest.mark.rule("CAV-9.15")),
    pytest.param("miner", "wood+stone", 3, marks=pytest.mark.rule("CAV-9.16")),
    pytest.param("builder", "stone", 2, marks=pytest.mark.rule("CAV-9.17")),
    pytest.param("trader", "wood", 2, marks=pytest.mark.rule("CAV-9.18")),
    pytest.param("wood_supplier", "stone", 2, marks=pytest.mark.rule("CAV-9.19")),
    pytest.param("stone_supplier", "wood", 1, marks=pytest.mark.rule("CAV-9.20")),
    pytest.param("ruby_supplier", "wood*2+stone*2", 2, marks=pytest.mark.rule("CAV-9.21")),
    pytest.param("dog_school", "none", 0, marks=pytest.mark.rule("CAV-9.22")),
    pytest.param("quarry", "wood", 2, marks=pytest.mark.rule("CAV-9.23")),
    pytest.param("seam", "wood*2", 1, marks=pytest.mark.rule("CAV-9.24")),
    pytest.param("slaughtering_cave", "wood*2+stone*2", 2, marks=pytest.mark.rule("CAV-9.25")),
    pytest.param("cooking_cave", "stone*2", 2, marks=pytest.mark.rule("CAV-9.26")),
    pytest.param("working_cave", "wood+stone", 2, marks=pytest.mark.rule("CAV-9.27")),
    pytest.param("mining_cave", "wood*3+stone*2", 2, marks=pytest.mark.rule("CAV-9.28")),
    pytest.param("breeding_cave", "stone+grain", 2, marks=pytest.mark.rule("CAV-9.29")),
    pytest.param("peaceful_cave", "wood*2+stone*2", 2, marks=pytest.mark.rule("CAV-9.30")),
]
YELLOW_TILES = [
    pytest.param("weaving_parlor", "wood*2+stone", 0, marks=pytest.mark.rule("CAV-9.31")),
    pytest.param("milking_parlor", "wood*2+stone*2", 0, marks=pytest.mark.rule("CAV-9.32")),
    pytest.param("state_parlor", "stone*3+gold*5", 0, marks=pytest.mark.rule("CAV-9.33")),
    pytest.param("hunting_parlor", "wood*2", 1, marks=pytest.mark.rule("CAV-9.34")),
    pytest.param("beer_parlor", "wood*2", 3, marks=pytest.mark.rule("CAV-9.35")),
    pytest.param("blacksmithing_parlor", "ore*3", 2, marks=pytest.mark.rule("CAV-9.36")),
    pytest.param("stone_storage", "wood*3+ore", 0, marks=pytest.mark.rule("CAV-9.37")),
    pytest.param("ore_storage", "wood+stone*2", 0, marks=pytest.mark.rule("CAV-9.38")),
    pytest.param("spare_part_storage", "wood*2", 0, marks=pytest.mark.rule("CAV-9.39")),
    pytest.param("main_storage", "wood*2+stone", 0, marks=pytest.mark.rule("CAV-9.40")),
    pytest.param("weapon_storage", "wood*3+stone*2", 0, marks=pytest.mark.rule("CAV-9.41")),
    pytest.param("supplies_storage", "wood+food*3", 0, marks=pytest.mark.rule("CAV-9.42")),
    pytest.param("broom_chamber", "wood", 0, marks=pytest.mark.rule("CAV-9.43")),
    pytest.param("treasure_chamber", "wood+stone", 0, marks=pytest.mark.rule("CAV-9.44")),
    pytest.param("food_chamber", "wood*2+vegetable*2", 0, marks=pytest.mark.rule("CAV-9.45")),
    pytest.param("prayer_chamber", "wood*2", 0, marks=pytest.mark.rule("CAV-9.46")),
    pytest.param("writing_chamber", "stone*2", 0, marks=pytest.mark.rule("CAV-9.47")),
    pytest.param("fodder_chamber", "stone+grain*2", 0, marks=pytest.mark.rule("CAV-9.48")),
]
TILES = [*DWELLINGS, *GREEN_TILES, *YELLOW_TILES]
GIVES_AT_ONCE = {"stone_carver": "stone*2", "blacksmith": "ore*2", "state_parlor": "food*2"}


@pytest.mark.parametrize(("tile", "cost", "points"), TILES)
def test_a_tile_costs_what_is_printed_on_it(tile: str, cost: str, points: int) -> None:
    table = housework(seat(cost)).play(f"furnish {tile} d3")

    assert table.land()["d3"] == tile
    assert table.goods() == GIVES_AT_ONCE.get(tile, "none")
    assert table.score().get("tiles", 0) == points


@pytest.mark.parametrize(("tile", "cost", "points"), TILES)
def test_a_tile_cannot_be_had_for_less(tile: str, cost: str, points: int) -> None:
    del points
    table = housework(seat(_without_one(cost)))

    assert bool(table.options(f"furnish {tile} ")) == (cost == "none")


def _without_one(cost: str) -> str:
    """The same goods, but one less of the last kind."""
    *others, last = cost.split("+")
    good, _, count = last.partition("*")
    rest = [f"{good}*{int(count) - 1}"] if count else []
    return "+".join([*others, *rest]).replace("*1", "") or "none"
