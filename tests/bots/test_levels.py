import gc
from typing import Any

import pytest

from grotto.bots import LEVELS, RIVAL, Bot, UnknownBot, levels_for, new_bot, thinking_for
from grotto.bots.greedy import GreedyBot
from grotto.bots.search.turns import TurnSearch
from grotto.bots.searching import SearchBot, undisturbed
from grotto.bots.uniform import RandomBot
from grotto.core.game import Game
from grotto.core.state import State
from grotto.core.stream import Stream
from grotto.games import GAMES, find_game
from grotto.play.position import Position
from grotto.play.table import Table

STONE_AGE = find_game("stone_age")


def test_every_level_of_a_game_gives_a_bot() -> None:
    bots = [new_bot(level, game, seed=1) for game in GAMES.values() for level in levels_for(game)]

    assert all(isinstance(bot, Bot) for bot in bots)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_has_all_levels(game: Game[Any]) -> None:
    assert levels_for(game) == LEVELS
    assert isinstance(new_bot("random", game, 1), RandomBot)
    assert isinstance(new_bot("greedy", game, 1), GreedyBot)


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownBot) as refused:
        new_bot("genius", STONE_AGE, 1)

    assert refused.value.code == "bot/unknown"
    known = "random, novice, greedy, player, master"
    assert refused.value.details == {"level": "genius", "known": known}


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_only_ever_returns_one_of_the_offers(level: str) -> None:
    table = Table("stone_age", seats=2, seed="offers")
    bots = [new_bot(level, STONE_AGE, seat, seconds=0.01) for seat in range(2)]

    while not table.over:
        position = table.position(table.to_act)
        action = bots[table.to_act].choose(position)
        assert action in position.offers
        table.play(action.text())


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_makes_the_same_choices(level: str) -> None:
    table = Table("stone_age", seats=3, seed="twins")
    position = table.position(table.to_act)

    choices = {new_bot(level, STONE_AGE, seed=7).choose(position).text() for _ in range(3)}

    assert len(choices) == 1


class Dealt(Position):
    """Counts the worlds that are dealt."""

    worlds = 0

    def world(self, stream: Stream) -> State:
        self.worlds += 1
        return super().world(stream)


@pytest.mark.parametrize(("game", "worlds"), [("stone_age", 1), ("lost_mines", 3)])
def test_only_whoever_has_a_secret_thinks_of_what_an_answer_tells(game: str, worlds: int) -> None:
    """The search deals one world; beliefs need another, and so does discretion."""
    table = Table(game, 3, seed="secrets")
    truth = table.position(table.to_act)
    position = Dealt(table.game, truth.world(Stream(1)), truth.seat)
    evaluation, _ = thinking_for(table.game)

    SearchBot(evaluation, lambda _seats: TurnSearch(width=3), seed=1).choose(position)

    assert position.worlds == worlds


def test_random_bots_with_different_seeds_choose_differently() -> None:
    table = Table("stone_age", seats=2, seed="many")
    position = table.position(table.to_act)

    choices = {new_bot("random", STONE_AGE, seed).choose(position).text() for seed in range(50)}

    assert len(choices) > 10


@pytest.mark.parametrize("game", GAMES)
def test_whoever_has_few_steps_looks_less_far(game: str) -> None:
    table = Table(game, GAMES[game].info.seats[0], seed="steps")
    bot = new_bot("master", table.game, 1, steps=1)

    bot.choose(table.position(table.to_act))

    assert 0 < bot.depth < 1


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_rival_plays_masters_but_is_no_level(game: Game[Any]) -> None:
    assert RIVAL not in levels_for(game)
    assert isinstance(new_bot(RIVAL, game, 1), SearchBot)


def test_no_garbage_is_searched_for_while_a_bot_thinks() -> None:
    asked: list[bool] = []

    def deal(stream: Stream) -> State:
        asked.append(gc.isenabled())
        return table.position(table.to_act).world(stream)

    table = Table("stone_age", 2, seed="garbage")
    position = table.position(table.to_act)
    position.world = deal  # type: ignore[method-assign]  # to look at the search from within
    new_bot("player", table.game, seed=1).choose(position)

    assert asked[-1] is False
    assert gc.isenabled()


def test_garbage_is_searched_for_again_when_thinking_fails() -> None:
    with pytest.raises(ValueError, match="planted"), undisturbed():
        raise ValueError("planted")

    assert gc.isenabled()
