"""Open and hidden: what a viewer may know, and the worlds a viewer cannot tell apart."""

import pytest

from grotto.core.bags import keys_in
from grotto.core.nouns import UNKNOWN
from grotto.core.seats import SPECTATOR
from grotto.core.stream import Stream
from grotto.games.stone_age.components import BUILDING_KEYS, CARD_KEYS
from grotto.games.stone_age.events import CardDrawn, Fed
from grotto.games.stone_age.game import STONE_AGE
from grotto.games.stone_age.view import PlayerView, view
from tests.rules.stone_age.table import BLUE, RED, Table, given, hunter, seat


def with_a_secret() -> Table:
    """Red has drawn an extra card that nobody else knows."""
    return given(seat(cards=["c32"], secret=["c34"]), seat(cards=["c21"])).placing()


def seen(table: Table, viewer: int, seat: int) -> PlayerView:
    """A mat as somebody else sees it."""
    return view(table.state, viewer)["players"][seat]


@pytest.mark.rule("STA-12.1")
@pytest.mark.parametrize("viewer", [RED, BLUE, SPECTATOR])
def test_of_the_deck_only_its_size_and_the_cards_not_yet_seen_are_known(viewer: int) -> None:
    table = given(row=["c09", "c08", "c07", "c06"]).placing()

    seen_by_all = view(table.state, viewer)

    assert seen_by_all["deck_left"] == 32
    unseen = [key for key in CARD_KEYS if key not in ("c06", "c07", "c08", "c09")]
    assert seen_by_all["unseen_cards"] == unseen


@pytest.mark.rule("STA-12.1")
@pytest.mark.parametrize("viewer", [RED, BLUE, SPECTATOR])
def test_nobody_knows_which_tiles_are_in_the_stacks_and_which_in_the_box(viewer: int) -> None:
    table = given(tops=["b04", "b09"]).placing()

    known = view(table.state, viewer)

    assert known["stacks"] == [{"top": "b04", "left": 7}, {"top": "b09", "left": 7}]
    assert known["unseen_buildings"] == [key for key in BUILDING_KEYS if key not in ("b04", "b09")]


@pytest.mark.rule("STA-12.1")
def test_a_view_holds_these_things_and_no_others() -> None:
    assert set(view(with_a_secret().state, BLUE)) == {
        "round",
        "first",
        "to_act",
        "question",
        "cards",
        "deck_left",
        "unseen_cards",
        "stacks",
        "unseen_buildings",
        "endings",
        "players",
    }


@pytest.mark.rule("STA-12.2")
def test_the_owner_knows_the_extra_card() -> None:
    table = with_a_secret()

    assert seen(table, RED, RED)["secret_cards"] == ["c34"]
    assert "c34" not in view(table.state, RED)["unseen_cards"]


@pytest.mark.rule("STA-12.2")
@pytest.mark.parametrize("viewer", [BLUE, SPECTATOR])
def test_others_know_only_that_there_is_an_extra_card(viewer: int) -> None:
    table = with_a_secret()

    assert seen(table, viewer, RED)["secret_cards"] == []
    assert seen(table, viewer, RED)["secret_count"] == 1
    assert "c34" in view(table.state, viewer)["unseen_cards"]


@pytest.mark.rule("STA-12.2")
@pytest.mark.parametrize("viewer", [BLUE, SPECTATOR])
def test_others_cannot_tell_which_extra_card_it_is(viewer: int) -> None:
    table = given(seat(cards=["c32"], secret=["c34"]), deck=["c05", "c06"]).placing()
    other = given(seat(cards=["c32"], secret=["c06"]), deck=["c05", "c34"]).placing()

    assert view(table.state, viewer) == view(other.state, viewer)


@pytest.mark.rule("STA-12.2")
def test_the_final_scoring_shows_the_extra_card() -> None:
    table = given(seat(cards=["c32"], secret=["c34"])).over()

    assert seen(table, BLUE, RED)["secret_cards"] == ["c34"]


@pytest.mark.rule("STA-12.2")
def test_others_are_told_of_the_draw_but_not_of_the_card() -> None:
    drawn = CardDrawn(RED, CARD_KEYS.index("c34"))

    assert STONE_AGE.seen_by(drawn, RED) == drawn
    assert STONE_AGE.seen_by(drawn, BLUE) == CardDrawn(RED, UNKNOWN)
    assert STONE_AGE.seen_by(drawn, SPECTATOR) == CardDrawn(RED, UNKNOWN)


@pytest.mark.rule("STA-12.3")
def test_everybody_is_told_of_everything_else() -> None:
    fed = Fed(RED, (0, 0, 0, 0, 5))

    assert STONE_AGE.seen_by(fed, BLUE) == fed


@pytest.mark.rule("STA-12.3")
@pytest.mark.parametrize("viewer", [BLUE, SPECTATOR])
def test_everything_else_is_open(viewer: int) -> None:
    red = seat(
        figures=7, food=3, gold=2, agriculture=4, points=9, tools="2 used, 1, 1", buildings=["b07"]
    )
    table = given(red, hunter()).acting()

    assert seen(table, viewer, RED) == table.mat(RED)
    assert table.mat(RED)["goods"] == {"wood": 0, "clay": 0, "stone": 0, "gold": 2, "food": 3}


@pytest.mark.rule("STA-12.3")
def test_bought_cards_stay_in_view() -> None:
    table = given(seat(cards=["c16", "c33", "c36"], spent=["c33"])).placing()

    assert seen(table, BLUE, RED)["cards"] == ["c16", "c33", "c36"]
    assert seen(table, BLUE, RED)["one_use"] == []
    assert seen(table, BLUE, RED)["two_of_choice"]


@pytest.mark.rule("STA-12.1", "STA-12.2")
@pytest.mark.parametrize("viewer", [RED, BLUE, SPECTATOR])
@pytest.mark.parametrize("seed", range(5))
def test_a_viewer_cannot_tell_an_imagined_world_from_the_true_one(viewer: int, seed: int) -> None:
    table = with_a_secret()

    world = STONE_AGE.worlds(table.state, viewer, Stream(seed))

    assert view(world, viewer) == view(table.state, viewer)
    assert STONE_AGE.violations(world) == []


@pytest.mark.rule("STA-12.2")
def test_the_owner_imagines_no_other_extra_card() -> None:
    world = STONE_AGE.worlds(with_a_secret().state, RED, Stream(7))

    assert keys_in(world.players[RED].secret_cards, CARD_KEYS) == ["c34"]


@pytest.mark.rule("STA-12.2")
def test_others_imagine_any_unseen_card_as_the_extra_one() -> None:
    table = given(seat(cards=["c32"], secret=["c34"]), deck=["c05", "c06"]).placing()

    worlds = [STONE_AGE.worlds(table.state, BLUE, Stream(seed)) for seed in range(40)]

    imagined = {*keys_in(sum({w.players[RED].secret_cards for w in worlds}), CARD_KEYS)}
    assert imagined == {"c05", "c06", "c34"}


@pytest.mark.rule("STA-12.2")
def test_an_imagined_world_leaves_the_true_one_alone() -> None:
    table = with_a_secret()

    before = table.state.dump()
    STONE_AGE.worlds(table.state, BLUE, Stream(3))

    assert table.state.dump() == before
