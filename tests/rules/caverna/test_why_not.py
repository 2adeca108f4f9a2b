"""Why not: whoever answers something that is not possible learns the reason and its rule."""

import pytest

from grotto.core.phrase import Phrase, Who
from tests.rules.caverna.refused import REFUSED, Refused, without_means
from tests.rules.caverna.table import given, seat


@pytest.mark.parametrize("refused", REFUSED, ids=lambda row: f"{row[1]}: {row[2]}")
def test_every_refusal_has_its_reason_and_its_rule(refused: Refused) -> None:
    table, text, reason, rule = refused

    assert table().why(text) == (reason, rule)


@pytest.mark.rule("CAV-3.8", "CAV-7.5")
def test_where_a_tunnel_can_be_bought_first_for_a_ruby_mine_it_is_said() -> None:
    table = given(seat("ruby"), cards="ruby_mine_construction").turn()

    reason = table.reason("place ruby_mine_construction")

    assert reason.key == "caverna-reason-possible-after"
    assert reason.args["why"] == Phrase("caverna-reason-no-cell", {"tile": "ruby_mine"})
    first = reason.args["first"]
    assert isinstance(first, Phrase)
    assert (first.key, first.args["tile"]) == ("caverna-action-ruby-tile", "tunnel")


@pytest.mark.rule("CAV-7.1", "CAV-3.5")
def test_a_meadow_for_a_fence_can_be_bought_first() -> None:
    """The example of the rulebook: no meadow, but a ruby and 2 wood."""
    table = given(seat("ruby+wood*2"), cards="sheep_farming").turn()

    assert table.why("place sheep_farming") == ("possible-after", "CAV-3.5")
    assert table.play("ruby meadow c4").options("place sheep_farming") != []


@pytest.mark.rule("CAV-3.8")
def test_without_rubies_there_is_no_way_out() -> None:
    table = given(seat("grain"), cards="ruby_mine_construction").turn()

    assert table.why("place ruby_mine_construction") == ("no-cell", "CAV-3.8")


@pytest.mark.rule("CAV-4.15", "CAV-7.3")
def test_gold_can_be_turned_into_the_fee_first() -> None:
    table = given(seat("gold*3"), seats=4, workers={"growth": 1}).turn()

    assert table.reason("place imitation_basic").args["first"] == Phrase("caverna-action-eat-gold")


@pytest.mark.rule("CAV-1.7", "CAV-5.1")
def test_who_has_a_tile_is_named() -> None:
    other = seat(furnished={"d3": "carpenter"})
    table = given(seat("stone"), other).turn().play("place housework")

    assert table.reason("furnish carpenter d3").args["who"] == Who(1)


@pytest.mark.rule("CAV-6.6", "CAV-5.6")
def test_loot_without_means_says_what_is_missing() -> None:
    why = without_means().reason("loot furnish_cavern").args["why"]

    assert why == Phrase("caverna-reason-no-tile-payable")
