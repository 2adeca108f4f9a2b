"""The test suites of PettingZoo, Gymnasium and OpenSpiel, as they are, for every game."""

import sys
from copy import deepcopy

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env

import grotto.envs.openspiel
from grotto.envs import GrottoAEC, aec_env, parallel_env
from grotto.games import GAMES
from tests.envs import suites  # by its name: pytest collects no test of others then

every_game = pytest.mark.parametrize("game", list(GAMES))
every_table = pytest.mark.parametrize(
    ("game", "seats"), [(game, seats) for game in GAMES for seats in GAMES[game].info.seats]
)

# PettingZoo warns of observations that are dictionaries, which those of its own classic games are.
pytestmark = pytest.mark.filterwarnings("ignore:Observation")


def env_id(game: str) -> str:
    return f"grotto/{game}-v{GAMES[game].info.rules_version}"


@every_table
def test_pettingzoo_accepts_the_agents_in_turn(game: str, seats: int) -> None:
    suites.api_test(aec_env(game, seats, render_mode="ansi"), num_cycles=4)


@every_game
def test_pettingzoo_accepts_whole_games(game: str) -> None:
    suites.api_test(aec_env(game, rewards="score", render_mode="ansi"), num_cycles=200)


@every_game
def test_pettingzoo_finds_a_seed_to_settle_everything(game: str) -> None:
    suites.seed_test(lambda: aec_env(game), num_cycles=60)
    suites.parallel_seed_test(lambda: parallel_env(game), num_cycles=60)


@every_game
def test_pettingzoo_accepts_the_agents_all_at_once(game: str) -> None:
    suites.parallel_api_test(parallel_env(game), num_cycles=120)


def test_pettingzoo_measures_the_performance(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(0, 1000, 2))  # seconds fly, and nobody waits for them
    monkeypatch.setattr(
        sys.modules[suites.performance_benchmark.__module__].time, "time", clock.__next__
    )

    suites.performance_benchmark(aec_env("cave_vs_cave", 2))


@every_game
def test_gymnasium_accepts_one_agent_against_bots(game: str) -> None:
    check_env(gymnasium.make(env_id(game), render_mode="ansi").unwrapped)


@every_game
def test_gymnasium_makes_many_games_side_by_side(game: str) -> None:
    envs = gymnasium.make_vec(env_id(game), num_envs=3)
    seen, _ = envs.reset(seed=5)
    chance = np.random.default_rng(5)
    ended = 0
    for _ in range(400):
        masks = seen["action_mask"]
        actions = [int(chance.choice(np.flatnonzero(mask))) if mask.any() else 0 for mask in masks]
        seen, rewards, over, _, _ = envs.step(np.array(actions))
        ended += int(over.sum())

        assert envs.observation_space.contains(seen)
        assert not rewards[~over].any()
    envs.close()


@every_game
def test_openspiel_plays_it_through(game: str) -> None:
    suites.GamesSimTest("sim_game").sim_game(pyspiel.load_game(f"grotto_{game}"))


@every_game
def test_openspiel_finds_nothing_wrong_with_it(game: str) -> None:
    loaded = pyspiel.load_game(f"grotto_{game}")

    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@every_table
def test_openspiel_knows_every_number_of_seats(game: str, seats: int) -> None:
    loaded = pyspiel.load_game(f"grotto_{game}", {"players": seats})
    state = loaded.new_initial_state()
    while state.is_chance_node():
        state.apply_action(max(state.chance_outcomes(), key=lambda outcome: outcome[1])[0])

    assert loaded.num_players() == seats
    assert len(state.observation_tensor(0)) == grotto.envs.Setting(game, seats).size
    assert state.information_state_string(0) != state.information_state_string(1 % seats) or (
        seats == 1
    )


@every_game
def test_a_copy_in_mid_game_goes_on_by_itself(game: str) -> None:
    env = aec_env(game)
    env.reset(seed=3)
    walk(env, 40, seed=1)

    twin = deepcopy(env)
    walk(twin, 25, seed=2)
    walk(env, 25, seed=2)

    assert env.agent_selection == twin.agent_selection
    assert env.information_state(env.agents[0]) == twin.information_state(env.agents[0])


def walk(env: GrottoAEC, steps: int, seed: int) -> None:
    """Answer at random, as long as the game goes on."""
    chance = np.random.default_rng(seed)
    for _ in range(steps):
        if not env.session.is_over:
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(int(chance.choice(np.flatnonzero(mask))))
