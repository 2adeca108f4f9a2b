"""Setup: homes, the first food, boards, furnishing tiles, round cards and harvest markers."""

import pytest

from grotto.core.errors import WrongSeats
from grotto.core.seats import CHANCE
from grotto.games.caverna.furnishings import FURNISHING_KEYS
from grotto.games.caverna.game import CAVERNA
from tests.rules.caverna.facts import FURNISHINGS, PRINTED, SPACES, STARTING_FOOD
from tests.rules.caverna.table import Table, given, seat

STAGE_1 = "blacksmithing ore_mine_construction sheep_farming"
FIVE_CARDS = f"{STAGE_1} wish_for_children donkey_farming"


def new_table(players: int, *answers: str, **options: str) -> Table:
    """A table whose chance has given these answers."""
    return Table(CAVERNA.new(players, options)).play(*answers)


@pytest.mark.rule("CAV-1.1")
@pytest.mark.parametrize("players", range(2, 8))
def test_everybody_starts_with_two_unarmed_dwarfs_a_dwelling_and_a_cavern(players: int) -> None:
    table = new_table(players, "first 0")

    for player in range(players):
        assert table.dwarfs(player) == "0 0"
        assert table.land(player) == {"d3": "cavern", "d4": "entry_level_dwelling"}
        assert table.home(player)["stables"] == []
        assert table.home(player)["begging"] == 0


@pytest.mark.rule("CAV-1.1")
def test_the_first_dwelling_has_room_for_both_dwarfs_and_no_more() -> None:
    assert new_table(2, "first 0").home()["dwarf_room"] == 2


@pytest.mark.rule("CAV-1.2")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize(("players", "food"), STARTING_FOOD)
def test_food_is_dealt_clockwise_from_the_starting_player(
    players: int, food: list[int], first: int
) -> None:
    table = new_table(players, f"first {first}")

    clockwise = [(first + step) % players for step in range(players)]
    assert [table.home(player)["goods"]["food"] for player in clockwise] == food
    assert [sum(table.home(player)["goods"].values()) for player in clockwise] == food
    assert table.view()["start"] == first


@pytest.mark.rule("CAV-1.2")
def test_alone_one_begins_with_two_food() -> None:
    assert new_table(1).goods() == "food*2"


@pytest.mark.rule("CAV-1.2")
def test_the_starting_player_is_drawn() -> None:
    table = new_table(7)

    assert table.to_act() == CHANCE
    assert table.options() == [f"first {player}" for player in range(7)]
    assert CAVERNA.odds(table.state, CAVERNA.parse("first 4")) == pytest.approx(1 / 7)


@pytest.mark.rule("CAV-1.2", "CAV-2.5")
def test_whoever_is_drawn_places_the_first_dwarf() -> None:
    assert new_table(3, "first 2", "reveal blacksmithing").to_act() == 2


@pytest.mark.rule("CAV-1.3")
@pytest.mark.parametrize(("players", "count"), PRINTED)
def test_the_boards_for_so_many_players_are_in_play(players: int, count: int) -> None:
    spaces = given(seats=players).spaces()

    expected = {key for key, used, *_ in SPACES[:40] if str(players) in used}
    assert set(spaces) == expected
    assert len(spaces) == count


@pytest.mark.rule("CAV-1.3")
@pytest.mark.parametrize("players", [0, 8])
def test_the_game_is_for_one_to_seven(players: int) -> None:
    with pytest.raises(WrongSeats):
        CAVERNA.new(players, {})


@pytest.mark.rule("CAV-1.4")
def test_in_the_full_game_all_48_tiles_are_on_offer() -> None:
    assert new_table(2).supply() == list(FURNISHING_KEYS)


@pytest.mark.rule("CAV-1.4")
def test_in_the_introductory_game_27_tiles_are_on_offer() -> None:
    supply = new_table(2, furnishings="introductory").supply()

    assert supply == [key for _, key, _, _, _, game in FURNISHINGS if game == "both"]
    assert len(supply) == 27
    assert "dwelling" in supply
    assert not {"mixed_dwelling", "couple_dwelling", "additional_dwelling"} & set(supply)


@pytest.mark.rule("CAV-1.5")
@pytest.mark.parametrize(
    ("round_", "cards", "coming"),
    [
        (1, "", "blacksmithing ore_mine_construction sheep_farming"),
        (2, "sheep_farming", "blacksmithing ore_mine_construction"),
        (5, "wish_for_children", "donkey_farming ruby_mine_construction"),
        (7, "", "ore_delivery family_life exploration"),
        (9, "exploration ore_delivery", "family_life"),
        (10, "", "ore_trading adventure ruby_delivery"),
        (12, "adventure ruby_delivery", "ore_trading"),
    ],
)
def test_cards_are_shuffled_within_their_stages(round_: int, cards: str, coming: str) -> None:
    table = given(seats=3, round_=round_ - 1, cards=cards).begin()

    keys = coming.split()
    assert table.to_act() == CHANCE
    assert table.options() == [f"reveal {key}" for key in keys]
    reveal = CAVERNA.parse(f"reveal {keys[0]}")
    assert CAVERNA.odds(table.state, reveal) == pytest.approx(1 / len(keys))


@pytest.mark.rule("CAV-1.5")
@pytest.mark.parametrize("players", range(2, 8))
def test_wish_for_children_is_always_the_card_of_round_4(players: int) -> None:
    table = given(seats=players, round_=3, cards=STAGE_1).begin()

    assert table.state.round == 4
    assert table.view()["cards"][-1] == "wish_for_children"
    assert table.asked() == "place"


@pytest.mark.rule("CAV-1.5")
def test_two_players_leave_out_exploration() -> None:
    table = given(seats=2, round_=6, marker="leaf").begin()

    assert table.options() == ["reveal ore_delivery", "reveal family_life"]


@pytest.mark.rule("CAV-1.6")
@pytest.mark.parametrize("players", range(3, 8))
def test_seven_markers_lie_on_rounds_6_to_12(players: int) -> None:
    view = new_table(players).view()

    assert (view["leaves"], view["questions"]) == (4, 3)
    assert rounds_with_a_marker(players) == [6, 7, 8, 9, 10, 11, 12]


@pytest.mark.rule("CAV-1.6", "CAV-2.1")
def test_two_players_have_six_markers_and_no_round_9() -> None:
    view = new_table(2).view()

    assert (view["leaves"], view["questions"]) == (3, 3)
    assert rounds_with_a_marker(2) == [6, 7, 8, 10, 11, 12]


@pytest.mark.rule("CAV-1.6")
def test_alone_there_are_no_markers() -> None:
    view = new_table(1).view()

    assert (view["leaves"], view["questions"]) == (0, 0)
    assert rounds_with_a_marker(1) == []


def rounds_with_a_marker(players: int) -> list[int]:
    """The rounds at whose beginning chance turns a marker over."""
    found = []
    table = given(seats=players)
    while table.state.round < 12:
        table.begin()
        while table.to_act() == CHANCE:
            if table.asked() == "turn":
                found.append(table.state.round)
            table.play(table.options()[0])
    return found


@pytest.mark.rule("CAV-1.6")
@pytest.mark.parametrize(
    ("leaves", "questions", "options"),
    [
        (4, 3, ["turn leaf", "turn question"]),
        (0, 2, ["turn question"]),
        (1, 0, ["turn leaf"]),
    ],
)
def test_a_marker_is_one_of_those_still_face_down(
    leaves: int, questions: int, options: list[str]
) -> None:
    table = given(seats=3, round_=5, cards=FIVE_CARDS, leaves=leaves, questions=questions)

    table.begin().play("reveal ruby_mine_construction")

    assert table.options() == options
    shares = [CAVERNA.odds(table.state, CAVERNA.parse(option)) for option in options]
    assert sum(shares) == pytest.approx(1)
    assert shares[0] == pytest.approx(max(leaves, questions) / (leaves + questions))


@pytest.mark.rule("CAV-1.7", "CAV-9.1")
def test_there_is_always_another_dwelling_but_one_of_every_other_tile() -> None:
    rich = seat("wood*9+stone*9", caverns="d3 e3 e2")
    another = given(rich).turn().play("place housework", "furnish dwelling d3", "done")
    gone = given(rich).turn().play("place housework", "furnish simple_dwelling_a e3", "done")

    assert "dwelling" in another.supply()
    assert "simple_dwelling_a" not in gone.supply()


@pytest.mark.rule("CAV-1.7", "CAV-3.6")
def test_nobody_has_a_fourth_stable() -> None:
    farm = seat("stone*3", stables="a1 b1 c1")
    table = given(farm, cards="sheep_farming", piles={"sheep_farming": 1}).turn()

    table.play("place sheep_farming")

    assert table.goods() == "stone*3+sheep"
    assert table.home()["stables"] == ["a1", "b1", "c1"]


@pytest.mark.rule("CAV-1.7", "CAV-5.2")
def test_nobody_has_a_sixth_dwarf_without_the_additional_dwelling() -> None:
    rooms = {"d3": "couple_dwelling", "e3": "dwelling", "e2": "dwelling", "f2": "dwelling"}
    table = given(seat(dwarfs="0 0 0 0 0", furnished=rooms), cards="wish_for_children").turn()

    assert table.why("place wish_for_children") == ("family-complete", "CAV-5.2")
