"""Advice: the best answers to a question, each with a reason in the terms of the evaluation."""

from math import inf
from time import perf_counter
from typing import Any, Final

from grotto.bots import thinking_for
from grotto.bots.evaluation import Evaluation, lead
from grotto.bots.search.budget import Budget
from grotto.bots.search.lines import goes_on
from grotto.bots.search.policy import LUCK, likely_answer, tried, worths_of
from grotto.bots.search.search import Thought
from grotto.bots.search.turns import TurnSearch
from grotto.bots.searching import SearchBot, inquiry_at
from grotto.core.action import Action
from grotto.core.phrase import Phrase
from grotto.core.stream import Stream
from grotto.play.hint import Hint
from grotto.play.position import Position

CRITIC: Final = TurnSearch(width=3, worlds=3)
"""How answers are compared that a search has dropped."""

SEARCHING: Final = 0.8
"""The part of the time for the search itself; the rest is for answers that it has dropped."""

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
    begun = perf_counter()
    bot = SearchBot(evaluation, design.master, seed, seconds * SEARCHING)
    thoughts = _in_order(bot.think(position)[:BEST], position.seat)
    left = max(0.0, begun + seconds - perf_counter())
    thoughts += _others(thoughts, position, evaluation, seed, left)
    return [
        Hint(
            thought.action,
            thought.points[position.seat],
            lead(thought.points, position.seat),
            reason_for(thought.action, position, evaluation, seed),
        )
        for thought in thoughts
    ]


def _in_order(thoughts: list[Thought], seat: int) -> list[Thought]:
    """Show no answer ahead of those that the search prefers: it has looked at it less."""
    found: list[Thought] = []
    most = inf
    for thought in thoughts:
        points = [*thought.points]
        points[seat] -= max(0.0, lead(points, seat) - most)
        most = lead(points, seat)
        found.append(Thought(thought.action, thought.worth, points))
    return found


def _others(
    thoughts: list[Thought],
    position: Position,
    evaluation: Evaluation[Any],
    seed: int,
    seconds: float,
) -> list[Thought]:
    """Fill up with the answers that look best at once, when all of a search begins alike.

    The search has dropped them, so they are behind the last one that it kept: as far as they are
    where both are played on in the same worlds.
    """
    stream = Stream(seed)
    world = position.world(stream)
    known = {thought.action.text() for thought in thoughts}
    offers = [
        offer for offer in tried(evaluation, world, position.offers) if offer.text() not in known
    ]
    luck = stream.below(LUCK)
    worths = worths_of(position.game, evaluation, world, offers, position.seat, luck)
    order = sorted(range(len(offers)), key=lambda place: (-worths[place], place))
    missing = [offers[place] for place in order[: BEST - len(thoughts)]]
    last = thoughts[-1]
    inquiry = inquiry_at(position, evaluation, [last.action, *missing])
    same, *others = CRITIC.weigh(inquiry, stream, Budget(seconds=seconds))
    return sorted((_behind(last, same, other, position.seat) for other in others), key=_by_loss)


def _behind(last: Thought, same: Thought, other: Thought, seat: int) -> Thought:
    """Put an answer behind another one, by what the critic thinks of both."""
    loss = max(0.0, lead(same.points, seat) - lead(other.points, seat))
    points = [*last.points]
    points[seat] -= loss
    return Thought(other.action, -loss, points)


def _by_loss(thought: Thought) -> float:
    return -thought.worth


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
