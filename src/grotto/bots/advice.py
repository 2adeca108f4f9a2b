"""Advice: the best answers to a question, each with a reason in the terms of the evaluation."""

from math import inf
from typing import Any, Final

from grotto.bots import thinking_for
from grotto.bots.evaluation import Evaluation
from grotto.bots.search.lines import goes_on
from grotto.bots.search.policy import likely_answer
from grotto.bots.search.search import Thought
from grotto.bots.searching import SearchBot
from grotto.core.action import Action
from grotto.core.phrase import Phrase
from grotto.core.stream import Stream
from grotto.play.hint import Hint
from grotto.play.position import Position

BEST: Final = 3
"""So many answers are named."""

TELLING: Final = 0.25
"""Terms that change by fewer points are not worth a word."""

MOST_TERMS: Final = 2
"""So many terms are named on either side."""


def advise(position: Position, seed: int, seconds: float = inf) -> list[Hint]:
    """Return the best answers, the best one first, after at most so many seconds of thought.

    Raises:
        UnknownBot: when nobody can judge this game.
    """
    evaluation, design = thinking_for(position.game)
    bot = SearchBot(evaluation, design.master, seed, seconds)
    thoughts = bot.think(position)[:BEST]
    return [
        Hint(
            thought.action,
            thought.points[position.seat],
            _lead(thought, position.seat),
            reason_for(thought.action, position, evaluation, seed),
        )
        for thought in thoughts
    ]


def _lead(thought: Thought, seat: int) -> float:
    others = [points for other, points in enumerate(thought.points) if other != seat]
    return thought.points[seat] - sum(others) / max(1, len(others))


def reason_for(
    action: Action, position: Position, evaluation: Evaluation[Any], seed: int
) -> Phrase:
    """Say what an answer and the turn that follows from it change."""
    stream = Stream(seed)
    state = position.world(stream)
    before = evaluation.terms(state, position.seat)
    state.apply(action)
    while goes_on(state, position.seat):
        state.apply(likely_answer(position.game, evaluation, state, stream))
    after = evaluation.terms(state, position.seat) if state.agenda else {}
    return _told(position.game.info.id, _changes(before, after))


def _changes(before: dict[str, float], after: dict[str, float]) -> list[tuple[float, str]]:
    """Return by how much the terms change, the greatest loss first."""
    changes = [(after[name] - before.get(name, 0.0), name) for name in after]
    return sorted(change for change in changes if abs(change[0]) >= TELLING)


def _told(game: str, changes: list[tuple[float, str]]) -> Phrase:
    gains = [name for change, name in reversed(changes) if change > 0][:MOST_TERMS]
    losses = [name for change, name in changes if change < 0][:MOST_TERMS]
    parts = {
        "gains": tuple(Phrase(f"{game}-term-{name}") for name in gains),
        "losses": tuple(Phrase(f"{game}-term-{name}") for name in losses),
    }
    if gains and losses:
        return Phrase("hint-gains-and-losses", parts)
    if gains:
        return Phrase("hint-gains", {"gains": parts["gains"]})
    if losses:
        return Phrase("hint-losses", {"losses": parts["losses"]})
    return Phrase("hint-quiet")
