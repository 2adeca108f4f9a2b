"""Open and hidden: nobody knows what comes in which order, and everything else is open."""

import pytest

from grotto.core.digest import digest
from grotto.core.seats import SPECTATOR
from grotto.core.stream import Stream
from grotto.games.caverna.game import CAVERNA
from tests.rules.caverna.table import Table, given, seat

FIVE_CARDS = "blacksmithing ore_mine_construction sheep_farming wish_for_children donkey_farming"


@pytest.mark.rule("CAV-14.1")
def test_any_card_of_the_stage_may_be_revealed() -> None:
    table = given(seats=3, round_=6, marker="leaf").begin()

    assert len(table.options()) == 3
    stream = Stream(1)
    drawn = {CAVERNA.deal(table.state, stream).text() for _ in range(200)}
    assert drawn == set(table.options())


@pytest.mark.rule("CAV-14.1")
def test_any_marker_still_face_down_may_be_turned_up() -> None:
    table = given(seats=3, round_=5, cards=FIVE_CARDS).begin()
    table.play("reveal ruby_mine_construction")

    stream = Stream(1)
    drawn = [CAVERNA.deal(table.state, stream).text() for _ in range(700)]
    assert drawn.count("turn leaf") == pytest.approx(400, abs=50)
    assert CAVERNA.odds(table.state, CAVERNA.parse("turn question")) == pytest.approx(3 / 7)


@pytest.mark.rule("CAV-14.1")
def test_what_is_still_to_come_is_known_to_all() -> None:
    table = given(seats=3, round_=5, cards=FIVE_CARDS, leaves=2, questions=1)

    view = table.view()

    assert (view["leaves"], view["questions"]) == (2, 1)
    assert view["cards"] == FIVE_CARDS.split()


@pytest.mark.rule("CAV-14.1")
def test_before_a_marker_is_turned_up_nobody_knows_the_harvest() -> None:
    table = given(seats=3, round_=5, cards=FIVE_CARDS).begin()
    assert table.view()["harvest"] == ""

    table.play("reveal ruby_mine_construction", "turn leaf")
    assert table.view()["harvest"] == "normal"


@pytest.mark.rule("CAV-14.1")
def test_everybody_sees_the_same() -> None:
    state = busy().state
    views = [CAVERNA.view(state, viewer) for viewer in (0, 1, 2, SPECTATOR)]

    assert all(view == views[0] for view in views)


def busy() -> Table:
    """A table in the middle of a game."""
    rich = seat(
        "wood*3+gold*2+sheep*2", "0 7@growth", grain={"c4": 3}, meadows="c3", stables="a1",
        ore_mines="e3", deep_tunnels="e2", furnished={"d3": "wood_supplier"},
        deliveries={"wood": 4}, begging=1,
    )  # fmt: skip
    return given(rich, seats=4, round_=4, cards=FIVE_CARDS, piles={"logging_2": 2}).turn()


@pytest.mark.rule("CAV-14.1")
def test_goods_animals_weapons_boards_and_tiles_lie_open() -> None:
    home = busy().home()

    assert (home["goods"]["wood"], home["goods"]["gold"], home["begging"]) == (3, 2, 1)
    assert home["dwarfs"][1] == {"weapon": 7, "place": "growth"}
    assert home["land"] == {
        "c3": "meadow", "c4": "field", "d3": "wood_supplier", "d4": "entry_level_dwelling",
        "e2": "deep_tunnel", "e3": "ore_mine",
    }  # fmt: skip
    assert home["crops"] == {"c4": {"crop": "grain", "count": 3}}
    assert (home["stables"], home["deliveries"]) == (["a1"], {"wood": 4})
    assert home["stalls"] == [{"cell": "d4", "animal": "sheep", "count": 2, "dogs": 0}]


@pytest.mark.rule("CAV-14.1")
def test_spaces_show_their_goods_and_their_dwarfs() -> None:
    spaces = {space["space"]: space for space in busy().view()["spaces"]}

    assert spaces["logging_2"] == {
        "space": "logging_2", "round": 0, "goods": {"wood": 6}, "worker": -1,
        "refill": {"wood": 3}, "overflows": False,
    }  # fmt: skip
    assert (spaces["growth"]["goods"], spaces["growth"]["worker"]) == ({}, 0)


@pytest.mark.rule("CAV-14.1")
def test_a_view_holds_these_things_and_no_others() -> None:
    assert set(busy().view()) == {
        "round", "rounds", "endings", "start", "to_act", "question", "action", "expedition",
        "harvest", "calendar", "marker", "leaves", "questions", "spaces", "cards", "face_down",
        "supply", "players",
    }  # fmt: skip


@pytest.mark.rule("CAV-14.1")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_every_viewer_could_go_on_from_the_true_state(viewer: int) -> None:
    state = busy().state
    world = CAVERNA.worlds(state, viewer, Stream(7))

    assert world is not state
    assert digest(world) == digest(state)


@pytest.mark.rule("CAV-14.1")
def test_everybody_is_told_of_everything() -> None:
    table = busy().play("place logging_2")

    assert len(table.heard()) > 1
    for event in table.heard():
        assert CAVERNA.seen_by(event, 1) is event
