"""The end: last exchanges after the last harvest, and who wins."""

import pytest

from tests.rules.caverna.homes import owning
from tests.rules.caverna.table import given, seat

# ---- the end -------------------------------------------------------------------------------------


@pytest.mark.rule("CAV-11.1")
def test_the_game_ends_after_the_harvest_of_round_twelve() -> None:
    own, other = seat("food*2", "0"), seat("food*2", "0@supplies")
    table = given(own, other, round_=12, marker="leaf").turn().play("place starting_player_1")
    assert not table.is_over()

    table.play("feed 2", "feed 2")

    assert table.is_over()


@pytest.mark.rule("CAV-11.1")
def test_the_game_does_not_end_after_round_eleven() -> None:
    assert given(round_=11).begin().state.round == 12


@pytest.mark.rule("CAV-11.1")
def test_before_scoring_everybody_may_exchange_clockwise_from_the_starting_player() -> None:
    table = given(seat("ruby"), seat("gold*2"), seat("grain"), start=1).end()
    assert table.to_act() == 1

    assert table.play("done").to_act() == 2
    assert table.play("done").to_act() == 0
    assert table.play("done").is_over()


@pytest.mark.rule("CAV-11.1")
def test_who_has_nothing_to_exchange_is_not_asked() -> None:
    table = given(seat("wood*5+food*3+gold+dog"), seat("ruby")).end()

    assert table.to_act() == 1


@pytest.mark.rule("CAV-11.1")
def test_before_scoring_rubies_still_buy_what_is_worth_more() -> None:
    """Ruling R30: a ruby for the only sheep saves 2 points, and another covers a cell."""
    table = given(seat("ruby*2")).end()
    before = table.total()

    assert table.play("ruby sheep").total() == before + 2
    assert table.play("ruby tunnel e3").total() == before + 2
    assert table.score()["unused"] == -21


@pytest.mark.rule("CAV-11.1")
def test_before_scoring_exchange_tiles_are_still_open() -> None:
    table = given(owning("beer_parlor", goods="grain*4")).end()
    before = table.total()

    table.play("exchange beer_parlor_gold", "exchange beer_parlor_gold")

    assert table.total() == before - 2 + 6


@pytest.mark.rule("CAV-11.1")
def test_food_that_is_left_brings_nothing() -> None:
    table = given(seat("food*30"), seat()).end()

    assert table.total(0) == table.total(1)


@pytest.mark.rule("CAV-11.1")
def test_nothing_is_done_after_the_last_exchange() -> None:
    table = given(seat("ruby"), seat()).end().play("done")

    assert table.is_over()
    assert table.options() == []


# ---- who wins ------------------------------------------------------------------------------------


@pytest.mark.rule("CAV-11.9")
def test_the_player_with_the_most_points_wins() -> None:
    outcome = given(seat("gold*3"), seat("gold*9"), seat("gold*5")).state.outcome()

    assert outcome.winners == (1,)
    assert outcome.ranks == (3, 1, 2)


@pytest.mark.rule("CAV-11.9")
def test_players_with_equal_points_share_the_victory() -> None:
    """Worked example T106: two players with 97 points."""
    outcome = given(seat("gold*125"), seat("ruby*25+gold*100"), seats=3).state.outcome()

    assert outcome.totals[:2] == (97, 97)
    assert outcome.winners == (0, 1)


@pytest.mark.rule("CAV-11.9")
def test_no_goods_decide_between_equal_players() -> None:
    outcome = given(seat("wood*9+stone*9+food*9"), seat()).state.outcome()

    assert outcome.ranks == (1, 1)


@pytest.mark.rule("CAV-11.9", "CAV-12.5")
@pytest.mark.parametrize(("gold", "winners"), [("gold*128", ()), ("gold*129", (0,))])
def test_alone_a_hundred_points_must_be_beaten(gold: str, winners: tuple[int, ...]) -> None:
    assert given(seat(gold), seats=1).state.outcome().winners == winners
