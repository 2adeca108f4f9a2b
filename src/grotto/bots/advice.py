"""Advice: the best answers to a question, each with a reason in the terms of the evaluation."""

from math import inf
from typing import Any, Final

from grotto.bots import thinking_for
from grotto.bots.evaluation import Evaluation, lead
from grotto.bots.search.budget import Budget
from grotto.bots.search.lines import goes_on
from grotto.bots.search.policy import LUCK, expected, likely_answer, tried
from grotto.bots.search.search import Thought
from grotto.bots.searching import SearchBot, inquiry_at
from grotto.core.action import Action
from grotto.core.phrase import Phrase
from grotto.core.stream import Stream
from grotto.play.hint import Hint
from grotto.play.position import Position

SEARCHING: Final = 0.6
"""The part of the time for the search itself; the rest is to compare the answers that are named."""

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
    budget = Budget(seconds=seconds)
    bot = SearchBot(evaluation, design.master, seed, seconds * SEARCHING)
    named = [thought.action for thought in bot.think(position)[:BEST]]
    named += fill_up(named, position, evaluation, Stream(seed), budget)
    inquiry = inquiry_at(position, evaluation, named)
    thoughts = design.master(position.seats).weigh(inquiry, Stream(seed), budget)
    return _in_order([_hint(thought, position, evaluation, seed) for thought in thoughts])


def fill_up(
    named: list[Action],
    position: Position,
    evaluation: Evaluation[Any],
    stream: Stream,
    budget: Budget,
) -> list[Action]:
    """Fill up with the answers that look best at once, when all of a search begins alike.

    Who has no more time looks at no more answers than are missing.
    """
    missing = BEST - len(named)
    if not missing:
        return []
    world, luck = position.world(stream), stream.below(LUCK)
    known = {action.text() for action in named}
    looks: list[tuple[float, Action]] = []
    for offer in tried(evaluation, world, position.offers):
        if len(looks) >= missing and budget.is_over():
            break
        if offer.text() not in known:
            twin = world.copy()
            twin.apply(offer)
            looks.append((expected(position.game, evaluation, twin, position.seat, luck), offer))
    looks.sort(key=_worth, reverse=True)
    return [offer for _, offer in looks[:missing]]


def _worth(look: tuple[float, Action]) -> float:
    return look[0]


def _hint(thought: Thought, position: Position, evaluation: Evaluation[Any], seed: int) -> Hint:
    """Say what a thought expects, and why."""
    return Hint(
        thought.action,
        thought.points[position.seat],
        lead(thought.points, position.seat),
        reason_for(thought.action, position, evaluation, seed),
    )


def _in_order(hints: list[Hint]) -> list[Hint]:
    """Put hints in the order of the lead that they name; those alike stay as they were."""
    return sorted(hints, key=lambda hint: hint.lead, reverse=True)


def reason_for(
    action: Action, position: Position, evaluation: Evaluation[Any], seed: int
) -> Phrase:
    """Say what an answer and the turn that follows from it change."""
    before = evaluation.terms(position.world(Stream(seed)), position.seat)
    after = terms_after(action, position, evaluation, seed)
    return _told(position.game.info.id, _changes(before, after))


def terms_after(
    action: Action, position: Position, evaluation: Evaluation[Any], seed: int
) -> dict[str, float]:
    """Return the terms of the evaluation after an answer and the turn that follows from it."""
    stream = Stream(seed)
    state = position.world(stream)
    state.apply(action)
    while goes_on(state, position.seat):
        state.apply(likely_answer(position.game, evaluation, state, stream))
    return evaluation.terms(state, position.seat) if state.agenda else {}


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
