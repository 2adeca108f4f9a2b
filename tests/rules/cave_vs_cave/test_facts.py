"""What is printed on the pieces, as drawings get it."""

import pytest

from grotto.games.cave_vs_cave import components
from grotto.games.cave_vs_cave.facts import FACTS, FITTING_KINDS


def test_the_facts_for_drawings_name_every_piece() -> None:
    for name in (
        "GOODS", "LIMITS", "CELLS", "BORDERS", "WALL_CLASSES", "EXTRA_NATURAL", "TILES", "ROOMS",
    ):  # fmt: skip
        assert FACTS[name] == getattr(components, name)


@pytest.mark.rule("CVC-8.3")
def test_the_facts_say_which_walls_rooms_ask_for() -> None:
    assert FITTING_KINDS["W1_3"] == ["one", "two_adjacent", "three"]
    assert FITTING_KINDS["W2O"] == ["two_opposite"]
    assert FITTING_KINDS.keys() == components.WALL_CLASSES.keys()


@pytest.mark.rule("CVC-5.6", "CVC-9.5")
def test_the_facts_list_exchanges_and_triggered_rooms() -> None:
    assert FACTS["EXCHANGES"] == [
        {"pay": {good: 1}, "get": {"food": 1}} for good in ("emmer", "flax", "gold")
    ]
    assert FACTS["TRIGGERED"] == {"undergrowth": ["prospecting_site"]}
    assert FACTS["NOT_IN_SOLO"] == ["breach"]
