"""What drawings are told about the box, against facts written down independently."""

from typing import cast

import msgspec
import pytest

from grotto.core.notation import multiset
from grotto.games.caverna.components import GOODS
from grotto.games.caverna.facts import FACTS, Fact
from grotto.games.caverna.furnishings import FURNISHING_KEYS
from grotto.i18n.rulebook import rulebook
from tests.rules.caverna.facts import (
    EXCHANGES,
    FURNISHINGS,
    LOOT,
    MARKET,
    SPACES,
    STAGES,
)

WORDS = {"and/or": "and_or", "then/or": "then_or", "either": "either_or", "single": "deed"}


def table(name: str) -> list[Fact]:
    return cast("list[Fact]", FACTS[name])


def row(name: str, key: str) -> Fact:
    return next(one for one in table(name) if one["key"] == key)


def written(goods: object) -> str:
    counts = cast("dict[str, int]", goods)
    return multiset(GOODS, [counts.get(good, 0) for good in GOODS])


def effect(key: str) -> Fact:
    return cast("Fact", row("SPACES", key)["effect"])


def test_every_table_can_be_written_for_the_browser() -> None:
    assert msgspec.json.decode(msgspec.json.encode(FACTS)).keys() == FACTS.keys()


@pytest.mark.rule("CAV-1.3", "CAV-2.4")
@pytest.mark.parametrize(("key", "players", "empty", "more", "words"), SPACES)
def test_spaces_are_told_as_they_are_printed(
    key: str, players: str, empty: str, more: str, words: str
) -> None:
    space = row("SPACES", key)

    assert "".join(map(str, cast("tuple[int, ...]", space["seats"]))) == players
    assert (written(space["fresh"]), written(space["more"])) == (empty, more)
    assert effect(key)["words"] == WORDS[words] or effect(key)["deed"] == "imitate"


@pytest.mark.rule("CAV-1.5")
def test_cards_have_their_stage() -> None:
    for stage, keys in STAGES:
        assert all(row("SPACES", key)["stage"] == stage for key in keys.split())
        assert all(row("SPACES", key)["board"] == "card" for key in keys.split())


def test_every_rule_that_is_named_stands_in_the_book() -> None:
    rules = {rule.id: rule.title for rule in rulebook("caverna", "en")}

    assert rules[str(row("SPACES", "drift_mining_67")["rule"])] == "Drift mining"
    assert rules[str(row("SPACES", "ruby_delivery")["rule"])] == "Ruby delivery"
    assert rules[str(row("FURNISHINGS", "fodder_chamber")["rule"])] == "Fodder chamber"


@pytest.mark.rule("CAV-4.5")
def test_the_deeds_of_a_space_are_told_in_their_order() -> None:
    parts = cast("list[Fact]", effect("slash_and_burn")["parts"])

    assert [part["deed"] for part in parts] == ["lay_twin", "sow"]
    assert parts[0]["tiles"] == ["meadow_field"]


@pytest.mark.rule("CAV-5.1")
def test_furnishing_tiles_are_told_with_their_costs() -> None:
    for _, key, _, cost, points, _ in FURNISHINGS:
        tile = row("FURNISHINGS", key)
        assert (multiset(GOODS, cast("tuple[int, ...]", tile["cost"])), tile["points"]) == (
            cost,
            points,
        )


@pytest.mark.rule("CAV-5.1")
def test_every_tile_does_something() -> None:
    """A dwelling houses, a parlor exchanges, a storage counts, others change a rule."""
    for key in FURNISHING_KEYS:
        tile = row("FURNISHINGS", key)
        counts = [cast("Fact", tile[name]) for name in ("food", "bonus")]
        delivery = cast("Fact", tile["delivery"])
        assert (
            tile["dwarfs"]
            or tile["exchanges"]
            or tile["effects"]
            or delivery["rounds"]
            or any(count["thing"] for count in counts)
        ), key


@pytest.mark.rule("CAV-7.6")
def test_exchanges_are_told() -> None:
    rows = [(one["tile"], written(one["pay"]), written(one["get"])) for one in table("EXCHANGES")]

    assert sorted(rows) == sorted(EXCHANGES)


@pytest.mark.rule("CAV-6.5")
def test_the_loot_ladder_is_told() -> None:
    ladder: dict[object, list[object]] = {}
    for one in table("LOOT"):
        ladder.setdefault(one["strength"], []).append(one["key"])

    assert ladder == {strength: items.split() for strength, items in LOOT if items}


@pytest.mark.rule("CAV-4.21")
def test_the_market_is_told() -> None:
    assert {str(one["good"]): one["gold"] for one in table("MARKET")} == MARKET


@pytest.mark.rule("CAV-10.1", "CAV-10.2")
def test_the_calendar_is_told() -> None:
    assert FACTS["CALENDAR"] == ["none", "none", "normal", "one_food", "normal"]
    assert FACTS["EVENTS"] == ["none", "one_food", "partial"]
