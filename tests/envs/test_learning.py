"""The guide's agent, at small size."""

from pathlib import Path

import numpy as np

from examples.learning import learn
from grotto.envs import numbering_of
from grotto.envs.dataset import Plan, read_dataset, write_dataset
from grotto.games import find_game


def test_the_whole_run_leaves_games_curve_plot_and_agent(tmp_path: Path) -> None:
    words = ["--game", "cave_vs_cave", "--games", "2", "--epochs", "4", "--matches", "1"]
    bots = ["--teacher", "random", "--rival", "random"]

    points = learn.main([*words, *bots, "--out", str(tmp_path)])

    seen = [point.seen for point in points]
    assert (len(points), seen) == (learn.POINTS + 1, sorted(seen))
    assert points[-1].loss < points[1].loss
    assert all(0 <= point.least <= point.wins <= point.most <= 1 for point in points)
    assert "</svg>" in (tmp_path / "curve.svg").read_text()
    made = {path.name for path in tmp_path.iterdir()}
    assert made == {"games.parquet", "curve.csv", "curve.svg", "agent.npz"}


def test_an_agent_learns_what_it_is_shown(tmp_path: Path) -> None:
    plan = Plan.of("cave_vs_cave", 2, ["random"], "learn", {})
    write_dataset(plan, 1, tmp_path / "one.parquet")
    examples = read_dataset(tmp_path / "one.parquet")
    words = learn.words_of("cave_vs_cave", examples.header["actions"])
    agent = learn.Agent(examples.header["observation"], words)
    teacher = learn.Teacher(agent, examples, temperature=1.0, epochs=80)

    teacher.teach(teacher.choices)

    masks = learn.masks_of(examples, np.arange(len(examples.choice))) == 0
    chosen = [
        agent.choose(row, mask) for row, mask in zip(examples.observation, masks, strict=True)
    ]
    assert np.mean(np.array(chosen) == examples.choice) > 0.6


def test_what_is_held_out_is_not_learnt_from(tmp_path: Path) -> None:
    plan = Plan.of("stone_age", 2, ["random"], "learn", {"max_rounds": 1})
    write_dataset(plan, learn.HELD_OUT, tmp_path / "some.parquet")

    learnt, others = learn.split(read_dataset(tmp_path / "some.parquet"))

    assert set(learnt.game) == set(range(learn.HELD_OUT - 1))
    assert set(others.game) == {learn.HELD_OUT - 1}
    assert len(others.choice) == len(others.legal) == len(others.observation)


def test_an_answer_that_is_worth_as_much_is_as_good(tmp_path: Path) -> None:
    plan = Plan.of("stone_age", 2, ["greedy"], "learn", {"max_rounds": 1})
    write_dataset(plan, 1, tmp_path / "one.parquet")
    examples = read_dataset(tmp_path / "one.parquet")
    agent = learn.Agent(
        examples.header["observation"],
        learn.words_of("stone_age", examples.header["actions"]),
    )
    before = learn.agreement(agent, examples)

    teacher = learn.Teacher(agent, examples, temperature=0.1, epochs=60)
    teacher.teach(teacher.choices)

    assert before < learn.agreement(agent, examples)


def test_answers_are_known_by_their_words() -> None:
    texts = numbering_of(find_game("stone_age")).texts()
    words = learn.words_of("stone_age", len(texts) + 3)
    one, two, other = (
        words[texts.index(text)] for text in ("send building_1 1", "send building_1 2", "starve")
    )

    assert (one @ two, one @ other) == (2, 0)
    assert not words[-3:].any()
