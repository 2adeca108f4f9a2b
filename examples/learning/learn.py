"""Train a small agent on games between bots, and plot how well it plays against one of them.

All in one go, on a CPU, with numpy alone (matplotlib draws the plot)::

    python examples/learning/learn.py --game stone_age --games 800 --out build/learning

It writes games.parquet (which is gone on with if it was begun before), curve.csv, curve.svg and
agent.npz. The same command gives the same agent. The agent plays a match before it has learnt
anything and then every time that it has seen twice as many choices as at the match before.
"""

import argparse
import csv
from collections.abc import Iterator
from dataclasses import astuple, dataclass, fields
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from grotto.arena.figures import wilson
from grotto.envs import GrottoEnv, numbering_of
from grotto.envs.dataset import Examples, Plan, read_dataset, write_dataset
from grotto.games import find_game

Floats = NDArray[np.float32]
HIDDEN = 128
BATCH = 256
RATE = 1e-3
LAST_RATE = 0.01  # the part of it that is left at the very end
HELD_OUT = 20  # one game in so many is not learnt from: it shows what was learnt
POINTS = 8  # of the curve, besides that before learning
MATCH_OPTIONS = {"stone_age": {"max_rounds": 40}}
"""Games take some twelve rounds; with an agent that knows nothing yet, some would never end."""
DECAY = (0.9, 0.999)
NOT_LEGAL = -1e9


def features(observations: NDArray[np.uint8]) -> Floats:
    """Bring counts and flags to one scale."""
    scaled: Floats = np.log1p(observations.astype(np.float32))
    return scaled


def words_of(game: str, answers: int) -> Floats:
    """Return which words every answer of a game is made of, a row for each.

    So what is learnt of ``furnish shelf c3`` says something about all that furnishes a shelf.
    Answers that share a spare number have no words.
    """
    texts = [text.replace("+", " ").split() for text in numbering_of(find_game(game)).texts()]
    words = {word: place for place, word in enumerate(sorted({w for text in texts for w in text}))}
    rows = np.zeros((answers, len(words)), np.float32)
    for row, text in zip(rows, texts, strict=False):
        row[[words[word] for word in text]] = 1
    return rows


class Agent:
    """A net with one hidden layer that gives every answer a score; the best legal one is played.

    The score of an answer is the sum of its own and of those of its words.
    """

    def __init__(self, inputs: int, words: Floats, seed: int = 0) -> None:
        chance, answers = np.random.default_rng(seed), len(words)
        self.words = words
        self.weights: dict[str, Floats] = {
            "in": (chance.standard_normal((inputs, HIDDEN)) / np.sqrt(inputs)).astype(np.float32),
            "in_bias": np.zeros(HIDDEN, np.float32),
            "out": (chance.standard_normal((HIDDEN, answers)) * 0.01).astype(np.float32),
            "out_bias": np.zeros(answers, np.float32),
            "words": np.zeros((HIDDEN, words.shape[1]), np.float32),
        }

    def hidden(self, inputs: Floats) -> Floats:
        """Return what the hidden layer makes of features."""
        made: Floats = np.maximum(inputs @ self.weights["in"] + self.weights["in_bias"], 0)
        return made

    def scores(self, hidden: Floats) -> Floats:
        """Score every answer."""
        own: Floats = hidden @ self.weights["out"] + self.weights["out_bias"]
        own += (hidden @ self.weights["words"]) @ self.words.T
        return own

    def choose(self, observation: NDArray[np.uint8], mask: NDArray[np.int8]) -> int:
        """Return the number of the legal answer with the best score."""
        scores = self.scores(self.hidden(features(observation[None])))[0]
        return int(np.argmax(np.where(mask, scores, NOT_LEGAL)))


# ---- learning ------------------------------------------------------------------------------------


def targets_of(examples: Examples, rows: NDArray[np.int64], temperature: float) -> Floats:
    """Say how likely every answer should be: by what the bot thought of it, or its choice alone."""
    wanted = np.zeros((len(rows), examples.header["actions"]), np.float32)
    for place, row in enumerate(rows):
        values = examples.values[row]
        known = ~np.isnan(values)
        if known.sum() > 1:
            odds = np.exp((values[known] - values[known].max()) / temperature)
            wanted[place, examples.legal[row][known]] = odds / odds.sum()
        else:
            wanted[place, examples.choice[row]] = 1
    return wanted


def masks_of(examples: Examples, rows: NDArray[np.int64]) -> Floats:
    """Return 0 for legal answers, and a large negative score for all others."""
    masks = np.full((len(rows), examples.header["actions"]), NOT_LEGAL, np.float32)
    for place, row in enumerate(rows):
        masks[place, examples.legal[row]] = 0
    return masks


class Teacher:
    """Teaches an agent, a batch at a time, with Adam; steps get smaller towards the end."""

    def __init__(
        self, agent: Agent, examples: Examples, temperature: float, epochs: int, seed: int = 0
    ) -> None:
        self.agent = agent
        self.examples = examples
        self.temperature = temperature
        self.choices = epochs * len(examples.choice)  # to be seen in all
        self.seen = 0
        self._batches = self._all_batches(epochs, np.random.default_rng(seed))
        self._mean = {name: np.zeros_like(value) for name, value in agent.weights.items()}
        self._square = {name: np.zeros_like(value) for name, value in agent.weights.items()}
        self._steps = 0

    def _all_batches(self, epochs: int, chance: np.random.Generator) -> Iterator[NDArray[np.int64]]:
        """Go through all examples so many times, every time in another order."""
        for _ in range(epochs):
            order = chance.permutation(len(self.examples.choice))
            yield from (order[start : start + BATCH] for start in range(0, len(order), BATCH))

    def teach(self, seen: int) -> float:
        """Go on until the agent has seen so many choices; return the mean loss on the way.

        Batches are whole: of few choices, the first one may be more than is asked for.
        """
        losses = []
        while self.seen < seen:
            rows = next(self._batches)
            losses.append(self._learn(rows))
            self.seen += len(rows)
        return float(np.mean(losses)) if losses else float("nan")

    def _learn(self, rows: NDArray[np.int64]) -> float:
        agent, examples = self.agent, self.examples
        inputs = features(examples.observation[rows])
        hidden = agent.hidden(inputs)
        scores = agent.scores(hidden) + masks_of(examples, rows)
        scores -= scores.max(axis=1, keepdims=True)
        odds = np.exp(scores)
        odds /= odds.sum(axis=1, keepdims=True)
        wanted = targets_of(examples, rows, self.temperature)
        error = (odds - wanted) / len(rows)
        of_words = error @ agent.words
        back = error @ agent.weights["out"].T + of_words @ agent.weights["words"].T
        back *= hidden > 0
        self._step(
            {
                "in": inputs.T @ back,
                "in_bias": back.sum(axis=0),
                "out": hidden.T @ error,
                "out_bias": error.sum(axis=0),
                "words": hidden.T @ of_words,
            }
        )
        return float(-(wanted * np.log(odds + 1e-9)).sum() / len(rows))

    def _step(self, slopes: dict[str, Floats]) -> None:
        self._steps += 1
        slow, slower = DECAY
        rate = RATE * max(1 - self.seen / self.choices, LAST_RATE)
        for name, slope in slopes.items():
            self._mean[name] += (1 - slow) * (slope - self._mean[name])
            self._square[name] += (1 - slower) * (slope * slope - self._square[name])
            mean = self._mean[name] / (1 - slow**self._steps)
            square = self._square[name] / (1 - slower**self._steps)
            self.agent.weights[name] -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def split(examples: Examples) -> tuple[Examples, Examples]:
    """Return the choices to learn from, and those of games that are held out."""
    is_held_out = examples.game % HELD_OUT == HELD_OUT - 1
    return _part(examples, ~is_held_out), _part(examples, is_held_out)


def _part(examples: Examples, is_in: NDArray[np.bool_]) -> Examples:
    rows = np.flatnonzero(is_in)
    return Examples(
        examples.header,
        examples.game[rows],
        examples.seat[rows],
        examples.observation[rows],
        [examples.legal[row] for row in rows],
        examples.choice[rows],
        [examples.values[row] for row in rows],
        examples.reward[rows],
        examples.points[rows],
    )


def agreement(agent: Agent, examples: Examples) -> float:
    """Return how often the agent takes what the teacher took, or thought to be just as good."""
    agreed = 0
    for start in range(0, len(examples.choice), BATCH):
        rows = np.arange(start, min(start + BATCH, len(examples.choice)))
        scores = agent.scores(agent.hidden(features(examples.observation[rows])))
        chosen = (scores + masks_of(examples, rows)).argmax(axis=1)
        agreed += sum(
            _is_as_good(examples, row, answer)
            for row, answer in zip(rows.tolist(), chosen.tolist(), strict=True)
        )
    return agreed / max(len(examples.choice), 1)


def _is_as_good(examples: Examples, row: int, answer: int) -> bool:
    worth = dict(zip(examples.legal[row].tolist(), examples.values[row].tolist(), strict=True))
    taken = int(examples.choice[row])
    return answer == taken or worth[answer] >= worth[taken]


# ---- playing -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Point:
    """How well the agent plays after it has seen so many choices."""

    seen: int
    loss: float  # since the point before
    agreed: float  # the part of choices in other games where it does as its teacher does
    wins: float  # the part of games that it won, ties shared
    least: float  # the 95 % interval of that
    most: float


def play(env: GrottoEnv, agent: Agent, games: int) -> list[float]:
    """Let the agent play; return its part of every victory. All agents meet the same luck."""
    shares = []
    for game in range(games):
        seen, _ = env.reset(seed=game)
        over, reward = False, 0.0
        while not over:
            answer = agent.choose(seen["observation"], seen["action_mask"])
            seen, reward, over, _, _ = env.step(answer)
        shares.append((reward + 1) / 2)
    return shares


def curve_of(teacher: Teacher, others: Examples, rival: str, games: int) -> Iterator[Point]:
    """Teach an agent, and let it play before that and whenever it has seen twice as much."""
    header = teacher.examples.header
    options = MATCH_OPTIONS.get(header["game"])
    env = GrottoEnv(header["game"], header["seats"], [rival], options=options)
    for point in range(POINTS + 1):
        loss = teacher.teach(teacher.choices >> POINTS - point) if point else float("nan")
        won = sum(play(env, teacher.agent, games))
        agreed = agreement(teacher.agent, others)
        yield Point(teacher.seen, loss, agreed, won / games, *wilson(won, games))


def write(points: list[Point], path: Path) -> None:
    """Write the learning curve down."""
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(field.name for field in fields(Point))
        writer.writerows(astuple(point) for point in points)


def draw(points: list[Point], title: str, rival: str, path: Path) -> None:
    """Draw the learning curve, every point as far from the next as that from the one after it."""
    import matplotlib as mpl  # noqa: PLC0415 (not needed to learn)
    from matplotlib.figure import Figure  # noqa: PLC0415
    from matplotlib.ticker import PercentFormatter  # noqa: PLC0415

    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    places = range(len(points))
    low, high = [point.least for point in points], [point.most for point in points]
    axes.fill_between(places, low, high, alpha=0.2, label="95 % interval")
    axes.plot(places, [point.wins for point in points], marker="o", label="agent")
    axes.axhline(0.5, linestyle="--", color="grey", label=f"as good as {rival}")
    axes.set(title=title, ylim=(0, 0.7), xlabel="choices seen", ylabel=f"wins against {rival}")
    axes.set_xticks(places, [f"{point.seen:,}" for point in points], rotation=30)
    axes.yaxis.set_major_formatter(PercentFormatter(1))
    axes.grid(axis="y", alpha=0.3)
    axes.legend(loc="upper left")
    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": "grotto"}):  # the same each time
        figure.savefig(path, metadata={"Date": None})


def arguments() -> argparse.ArgumentParser:
    """Return what can be said on the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="stone_age")
    parser.add_argument("--games", type=int, default=800, help="games to learn from")
    parser.add_argument("--teacher", default="greedy", help="the bot that plays them")
    parser.add_argument("--rival", default="greedy", help="the bot to be measured against")
    parser.add_argument("--epochs", type=int, default=6, help="how often it sees every game")
    parser.add_argument("--matches", type=int, default=400, help="games for each point of the plot")
    parser.add_argument("--temperature", type=float, default=0.5, help="of the teacher's values")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/learning"))
    return parser


def main(words: list[str] | None = None) -> list[Point]:
    """Make the games, teach the agent, and write down how it went."""
    asked = arguments().parse_args(words)
    asked.out.mkdir(parents=True, exist_ok=True)
    games = asked.out / "games.parquet"
    plan = Plan.of(asked.game, 2, [asked.teacher], "learn", {})
    rows = write_dataset(plan, asked.games, games, asked.jobs)
    print(f"{rows} choices in {asked.games} games of {asked.teacher}", flush=True)
    examples, others = split(read_dataset(games))
    header, points = examples.header, []
    agent = Agent(header["observation"], words_of(header["game"], header["actions"]))
    teacher = Teacher(agent, examples, asked.temperature, asked.epochs)
    for point in curve_of(teacher, others, asked.rival, asked.matches):
        print(
            f"{point.seen:9,} choices seen: loss {point.loss:.3f}, agrees {point.agreed:.1%}, "
            f"wins {point.wins:.1%} ({point.least:.1%} to {point.most:.1%})",
            flush=True,
        )
        points.append(point)
    np.savez(asked.out / "agent.npz", **agent.weights)  # type: ignore[arg-type]  # any names
    write(points, asked.out / "curve.csv")
    title = f"{asked.game}: {asked.games} games of {asked.teacher}, seen {asked.epochs} times"
    draw(points, title, asked.rival, asked.out / "curve.svg")
    return points


if __name__ == "__main__":
    main()
