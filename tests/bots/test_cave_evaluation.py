"""Facts about Cave vs Cave that its evaluation must know."""

import pytest

from grotto.arena.match import match
from grotto.arena.simulate import simulate
from grotto.bots import new_bot
from grotto.bots.evaluations.cave_vs_cave import CaveEvaluation
from grotto.games.cave_vs_cave.game import CAVE_VS_CAVE, Player
from grotto.play.position import Position
from tests.rules.cave_vs_cave.table import RED, Table, duel, seat

EVALUATION = CaveEvaluation()


def worth(player: Player, round_: int = 4) -> float:
    """What a cave is worth before Red takes a tile."""
    return EVALUATION.worth(duel(player, round_=round_).choosing("expansion").state, RED)


def chosen(table: Table) -> str:
    """What the greedy bot answers for Red."""
    return (
        new_bot("greedy", CAVE_VS_CAVE, 1).choose(Position(CAVE_VS_CAVE, table.state, RED)).text()
    )


@pytest.mark.parametrize("good", ["wood", "stone", "emmer", "flax", "food", "gold"])
def test_every_good_is_worth_something(good: str) -> None:
    assert worth(seat(good)) > worth(seat())


def test_in_the_end_only_gold_counts() -> None:
    table = duel(seat("wood*9+stone*9+gold*3"), round_=8)
    table.state.agenda = []

    assert EVALUATION.worth(table.state, RED) == 3


def test_walls_that_make_a_room_fit_are_worth_it() -> None:
    rich = "wood*2+stone*3+food*5+gold*5"

    assert worth(seat(rich, walls="a2-a3 a3-b3")) > worth(seat(rich))


def test_gold_is_not_eaten_for_nothing() -> None:
    assert "exchange" not in chosen(duel(seat("food+gold*9"), round_=8).choosing("expedition"))


def test_the_last_turn_furnishes_what_it_can() -> None:
    table = duel(seat("wood+food*9", {"b3": "shelf"}), round_=8).taking("furnishing")

    assert chosen(table) == "furnish spinning_wheel a3 food*4"


def test_what_can_be_traded_for_gold_in_the_last_turn_is_traded() -> None:
    table = duel(seat("wood*5"), round_=8).taking("expedition")

    assert chosen(table) == "trade wood*5 gold*4"


def test_greedy_beats_random() -> None:
    result = match("cave_vs_cave", ["greedy", "random"], games=8, seed="caves")

    assert result.by_bot[0].name == "greedy"
    assert result.by_bot[0].win_share >= 0.9


def test_alone_greedy_scores_far_more_than_random() -> None:
    greedy = simulate("cave_vs_cave", seats=1, games=6, bots=["greedy"], seed="caves")
    random = simulate("cave_vs_cave", seats=1, games=6, bots=["random"], seed="caves")

    assert greedy.scores[0].mean > 2 * random.scores[0].mean
