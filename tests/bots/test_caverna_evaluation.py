"""Facts about Caverna that its evaluation must know."""

import pytest

from grotto.arena.match import match
from grotto.arena.simulate import simulate
from grotto.bots import new_bot
from grotto.bots.evaluations.caverna import CavernaEvaluation
from grotto.games.caverna.game import CAVERNA, Player
from grotto.play.position import Position
from grotto.play.table import Table as PlayTable
from tests.rules.caverna.table import Table, given, seat

EVALUATION = CavernaEvaluation()


def worth(player: Player, round_: int = 4) -> float:
    """What a home is worth before its owner places a dwarf."""
    return EVALUATION.worth(given(player, seats=2, round_=round_).turn().state, 0)


def chosen(table: Table) -> str:
    """What the greedy bot answers for seat 0."""
    return new_bot("greedy", CAVERNA, 1).choose(Position(CAVERNA, table.state, 0)).text()


@pytest.mark.parametrize(
    "good", ["wood", "stone", "ore", "ruby", "grain", "vegetable", "food", "gold", "dog", "sheep"]
)
def test_every_good_is_worth_something(good: str) -> None:
    assert worth(seat(good)) > worth(seat())


def test_after_the_last_harvest_only_points_count() -> None:
    table = given(seat("wood*9+stone*9+food*9+gold*3"), seats=2, round_=12).end()

    assert EVALUATION.worth(table.state, 0) == table.total()


def test_one_more_dwarf_is_worth_more_the_earlier_it_comes() -> None:
    early = worth(seat(dwarfs="0 0 0"), 4) - worth(seat(), 4)
    late = worth(seat(dwarfs="0 0 0"), 11) - worth(seat(), 11)

    assert early > late > 0


def test_room_for_a_dwarf_is_worth_more_than_its_points() -> None:
    assert worth(seat(furnished={"d3": "dwelling"})) > worth(seat()) + 3


def test_the_first_animal_of_a_type_is_worth_more_than_the_next() -> None:
    first = worth(seat("sheep"), 12) - worth(seat(), 12)
    second = worth(seat("sheep*2"), 12) - worth(seat("sheep"), 12)

    assert first > second > 0


def test_two_animals_that_can_breed_are_worth_more_than_two_points() -> None:
    pair = worth(seat("cattle*2", small_pastures="c4 c3", meadows="b4"), 5)
    nothing = worth(seat(small_pastures="c4 c3", meadows="b4"), 5)

    assert pair > nothing + 2


def test_a_famine_that_is_near_is_feared_more_than_one_far_away() -> None:
    near = worth(seat("food*4"), 3) - worth(seat(), 3)
    far = worth(seat("food*4"), 1) - worth(seat(), 1)

    assert near > far > 0


def test_the_family_is_fed() -> None:
    assert chosen(given(seat("food*4"), seats=2, round_=5).feed()) == "feed 4"


def test_grain_is_eaten_rather_than_begging() -> None:
    assert chosen(given(seat("food*3+grain*2"), seats=2, round_=5).feed()) == "eat grain"


def test_nothing_is_eaten_without_need() -> None:
    table = given(seat("food*4+grain*3+sheep*2"), seats=2, round_=5).feed()

    assert chosen(table) == "feed 4"


def test_a_child_is_wished_for_when_there_is_room() -> None:
    family = seat("food*9", furnished={"d3": "dwelling"})
    table = given(family, seats=2, round_=4, cards="wish_for_children").turn()

    assert chosen(table) == "place wish_for_children"


def test_an_action_is_carried_out_to_its_end() -> None:
    farmer = seat("wood*4", meadows="c4 c3", fields="b4")
    table = given(farmer, seats=2, round_=2, cards="sheep_farming", piles={"sheep_farming": 2})

    assert chosen(table.turn().play("place sheep_farming")).startswith("fence")


def test_the_most_valuable_loot_is_brought_home() -> None:
    explorer = seat(dwarfs="10 10", small_pastures="c4")
    table = given(explorer, seats=2, round_=11, piles={"logging_1": 1}).turn()

    assert chosen(table.play("place logging_1")) == "loot cattle"


def test_greedy_families_grow_and_are_fed() -> None:
    table = PlayTable("caverna", 2, seed="a family")
    bots = [new_bot("greedy", CAVERNA, seed) for seed in range(2)]
    while not table.over:
        table.play(bots[table.to_act].choose(table.position(table.to_act)).text())
    sheets = [{line.item: line.points for line in sheet.lines} for sheet in table.outcome().sheets]

    assert min(sheet["dwarfs"] for sheet in sheets) > 2
    assert max(abs(sheet["begging"]) for sheet in sheets) <= 3
    assert min(table.outcome().totals) > 50


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_greedy_beats_random(seats: int) -> None:
    line_up = ["greedy"] + ["random"] * (seats - 1)

    result = match("caverna", line_up, games=seats, seed="caves")

    assert result.by_bot[0].name == "greedy"
    assert result.by_bot[0].win_share >= 0.9


def test_alone_greedy_scores_far_more_than_random() -> None:
    greedy = simulate("caverna", seats=1, games=1, bots=["greedy"], seed="caves")
    aimless = simulate("caverna", seats=1, games=8, bots=["random"], seed="caves")

    assert greedy.scores[0].mean > aimless.scores[0].mean + 80
