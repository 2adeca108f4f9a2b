from grotto.bots.evaluation import Evaluation
from grotto.bots.greedy import GreedyBot
from grotto.core.stream import Stream
from grotto.games.stone_age.actions import ACT, SEND
from grotto.games.stone_age.components import CLAY, FOOD, FOREST, WOOD
from grotto.games.stone_age.game import STONE_AGE, StoneAgeState
from grotto.play.position import Position


class Hoarder(Evaluation[StoneAgeState]):
    """Wants as much of one good as possible, and foresees nothing."""

    def __init__(self, good: int) -> None:
        self.good = good
        self.judged = 0

    def worth(self, state: StoneAgeState, seat: int) -> float:
        self.judged += 1
        return state.players[seat].goods[self.good]


def about_to_act() -> StoneAgeState:
    """Both seats have sent their figures to two places, and the first one acts."""
    state = STONE_AGE.new(2, {"first_player": "0"})
    while state.to_act() < 0:
        state.apply(STONE_AGE.deal(state, Stream(1)))
    for place, count in ((0, 3), (0, 3), (FOREST, 2), (FOREST + 1, 2)):
        state.apply(SEND[place][count])
    return state


def test_chance_that_follows_is_averaged() -> None:
    state = about_to_act()

    chosen = [
        GreedyBot(Hoarder(good), seed).choose(Position(STONE_AGE, state, 0)).text()
        for good in (WOOD, FOOD)
        for seed in range(5)
    ]

    assert chosen == ["act forest"] * 5 + ["act hunting_grounds"] * 5


def test_a_few_answers_of_chance_are_weighed_and_of_many_some_are_tried() -> None:
    state = about_to_act()
    hoarder = Hoarder(WOOD)

    GreedyBot(hoarder, 1).choose(Position(STONE_AGE, state, 0))

    assert hoarder.judged == 8 + 8


def test_equal_offers_are_drawn_from() -> None:
    state = about_to_act()

    choices = {
        GreedyBot(Hoarder(CLAY), seed).choose(Position(STONE_AGE, state, 0)).text()
        for seed in range(20)
    }

    assert choices == {ACT[0].text(), ACT[FOREST].text()}


def test_thinking_leaves_the_table_alone() -> None:
    state = about_to_act()
    before = state.dump()

    GreedyBot(Hoarder(WOOD), 1).choose(Position(STONE_AGE, state, 0))

    assert state.dump() == before
