import json
from dataclasses import replace

import pytest

from grotto.arena.contest import Contest, hold, play_through, seated
from grotto.arena.errors import NoGames, WrongLineUp
from grotto.arena.simulate import Simulation, simulate
from grotto.bots import UnknownBot
from grotto.bots.bot import Bot
from grotto.core.action import Action
from grotto.core.errors import UnknownGame, WrongOption, WrongSeats
from grotto.games import find_game
from grotto.games.stone_age.game import STONE_AGE
from grotto.play.dealer import Dealer
from grotto.play.position import Position
from grotto.play.table import Table


def timeless(simulation: Simulation) -> Simulation:
    return replace(simulation, seconds=0.0)


@pytest.mark.parametrize("bots", [["random"], ["greedy", "random"]])
def test_the_result_does_not_depend_on_the_number_of_jobs(bots: list[str]) -> None:
    games = 60 if bots == ["random"] else 4
    short = {"max_rounds": 8}
    one = simulate("stone_age", 2, games, bots, "jobs", jobs=1, options=short)
    two = simulate("stone_age", 2, games, bots, "jobs", jobs=2, options=short)

    assert timeless(one) == timeless(two)


def test_another_seed_gives_other_games() -> None:
    one = simulate("stone_age", 2, 5, ["random"], "one")
    two = simulate("stone_age", 2, 5, ["random"], "two")

    assert one.scores != two.scores


def test_everything_is_counted() -> None:
    result = simulate("stone_age", 4, 20, ["random"], "count")

    assert sum(result.rounds.values()) == sum(result.wins) == result.games == 20
    assert len(result.scores) == result.seats == len(result.bots) == 4
    assert result.decisions > 20 * 100


def test_a_simulation_is_ready_for_json() -> None:
    plain = simulate("stone_age", 2, 2, ["random"], "json").plain()

    assert json.loads(json.dumps(plain)) == plain
    assert {"game", "seats", "games", "decisions", "seconds", "scores"} <= plain.keys()
    assert "decisions_per_second" in plain


def test_progress_is_told_up_to_the_last_game() -> None:
    told: list[int] = []

    simulate("stone_age", 2, 120, ["random"], "told", progress=told.append)

    assert told == [50, 100, 120]


def test_options_reach_the_games() -> None:
    result = simulate("stone_age", 2, 3, ["random"], "short", options={"max_rounds": 2})

    assert result.rounds == {2: 3}


def test_what_does_not_fit_together_is_refused() -> None:
    with pytest.raises(UnknownGame):
        simulate("chess", 2, 1)
    with pytest.raises(WrongSeats):
        simulate("stone_age", 5, 1)
    with pytest.raises(UnknownBot):
        simulate("stone_age", 2, 1, ["genius"])
    with pytest.raises(WrongLineUp):
        simulate("stone_age", 3, 1, ["random", "random"])
    with pytest.raises(WrongOption):
        simulate("stone_age", 2, 1, options={"max_rounds": 1000})
    with pytest.raises(NoGames):
        simulate("stone_age", 2, 0)


class Watched(Bot):
    """Lets another bot choose and looks for lost or doubled pieces."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, position: Position) -> Action:
        assert STONE_AGE.violations(position._state) == []  # type: ignore[arg-type]  # it is ours
        return self.bot.choose(position)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_gets_lost_in_games_of_bots(seats: int) -> None:
    levels = ("greedy", "random", "greedy", "random")[:seats]
    contest = Contest("stone_age", levels, f"whole {seats}", {})
    state = STONE_AGE.new(seats, {})

    play_through(STONE_AGE, state, [Watched(bot) for bot in seated(contest)], Dealer("whole"))

    assert STONE_AGE.violations(state) == []


def test_a_contest_goes_as_at_a_table_with_the_same_seed() -> None:
    contest = Contest("stone_age", ("greedy", "random"), "same", {"max_rounds": 8})
    table = Table("stone_age", 2, {"max_rounds": 8}, seed="same")
    bots = seated(contest)

    while not table.over:
        seat = table.to_act
        table.play(bots[seat].choose(table.position(seat)).text())

    assert hold(contest).totals == table.outcome().totals


def test_a_game_that_counts_no_rounds_has_no_distribution() -> None:
    assert "round" in find_game("stone_age").view(STONE_AGE.new(2, {}), 0)
    assert simulate("stone_age", 2, 1).rounds.keys() != {0}
