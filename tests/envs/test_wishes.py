"""What cannot be played is said in one sentence, and what agents are paid."""

from collections.abc import Callable

import gymnasium
import numpy as np
import pytest

from grotto.core.errors import TableError
from grotto.envs import GrottoEnv, GrottoVectorEnv, Setting, aec_env, parallel_env
from grotto.envs.seeds import Seeds
from grotto.i18n.texts import LANGUAGES, Texts

WRONG: dict[str, tuple[Callable[[], object], str]] = {
    "a game": (lambda: aec_env("chess"), "game/unknown"),
    "seats": (lambda: aec_env("stone_age", 5), "game/seats"),
    "an option": (lambda: parallel_env("stone_age", options={"dragons": True}), "game/option"),
    "rewards": (lambda: aec_env("stone_age", rewards="fame"), "env/rewards"),
    "a bot": (lambda: GrottoEnv("stone_age", bots=["nobody"]), "bot/unknown"),
    "many bots": (lambda: GrottoEnv("stone_age", bots=["random"] * 3), "env/bots"),
    "a seat": (lambda: GrottoEnv("stone_age", seat=2), "env/seat"),
    "a picture": (lambda: aec_env("stone_age", render_mode="human"), "env/render-mode"),
    "a picture for one": (
        lambda: GrottoEnv("stone_age", render_mode="human"),
        "env/render-mode",
    ),
    "a step too early": (lambda: aec_env("stone_age").step(0), "env/not-reset"),
    "a look too early": (lambda: aec_env("stone_age").last(), "env/not-reset"),
    "a step of one too early": (lambda: GrottoEnv("stone_age").step(0), "env/not-reset"),
    "a vector": (lambda: GrottoVectorEnv("chess", 2), "game/unknown"),
}


@pytest.mark.parametrize("wish", list(WRONG))
def test_what_cannot_be_played_is_said_in_one_sentence(wish: str) -> None:
    ask, code = WRONG[wish]
    with pytest.raises(TableError) as caught:
        ask()

    assert caught.value.code == code
    for language in LANGUAGES:
        sentence = Texts(language).say(caught.value.phrase())
        assert sentence.endswith(".")
        assert "\n" not in sentence


def test_one_level_for_all_other_seats_is_a_word_or_a_list_of_one() -> None:
    assert GrottoEnv("stone_age", 4, bots="novice").levels == ("novice",) * 3
    assert GrottoEnv("stone_age", 4, bots=["novice"]).levels == ("novice",) * 3


def test_an_answer_that_is_not_on_offer_ends_the_game_and_costs_its_seat() -> None:
    env = aec_env("stone_age", 3)
    env.reset(seed=1)
    offender = env.agent_selection
    wrong = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])

    env.step(wrong)

    assert all(env.terminations.values())
    assert env.rewards[offender] == -1
    assert sum(env.rewards.values()) == -1


def finished(rewards: str) -> tuple[list[float], tuple[int, ...]]:
    """What a random game paid, and its points."""
    env, chance = aec_env("cave_vs_cave", 2, rewards=rewards), np.random.default_rng(4)
    env.reset(seed=9)
    while not env.session.is_over:
        env.step(
            int(chance.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])))
        )
    return list(env.rewards.values()), env.session.state.outcome().totals


def test_ranks_pay_between_minus_one_and_one_and_nothing_in_sum() -> None:
    paid, points = finished("rank")

    assert sorted(paid) == [-1, 1]
    assert paid.index(1) == points.index(max(points))


def test_scores_pay_the_points() -> None:
    paid, points = finished("score")

    assert paid == list(points)


def test_everybody_in_the_middle_gets_the_difference() -> None:
    class Ranked:
        ranks = (2, 1, 4, 2)

    setting = Setting("stone_age", 4)

    assert setting.pay(Ranked()) == [0, 1, -1, 0]  # type: ignore[arg-type]


def test_a_seed_settles_all_games_that_follow_it() -> None:
    seeds = Seeds()

    assert [seeds.next(7), seeds.next(None), seeds.next(None)] == ["7", "7/1", "7/2"]
    assert seeds.next(7) == "7"


def test_bots_answer_the_same_for_the_same_seed() -> None:
    def play() -> list[int]:
        env = gymnasium.make("grotto/cave_vs_cave-v1", seats=2, bots=["greedy"], seat=1).unwrapped
        seen, _ = env.reset(seed=3)
        rows = []
        for _ in range(12):
            seen, *_ = env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
            rows.append(int(seen["observation"].sum()))
        return rows

    assert play() == play()
