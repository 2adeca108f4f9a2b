"""Judging an answer before it is given: what it costs against the best one, and why.

Everything is tried in worlds dealt anew for the seat, as hints are; what two of them disagree about
depends on something that the seat cannot know, and is not said.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import Any, Final

from grotto.bots import thinking_for
from grotto.bots.advice import MOST_TERMS, TELLING, advise, terms_after
from grotto.bots.evaluation import Evaluation
from grotto.bots.search.budget import Budget
from grotto.bots.searching import inquiry_at
from grotto.core.action import Action
from grotto.core.outcome import Line
from grotto.core.phrase import Phrase
from grotto.core.state import State
from grotto.core.stream import Stream
from grotto.play.hint import Hint
from grotto.play.position import Position

STAKE: Final = 0.06
LEAST_STAKE: Final = 1.5
"""An answer is a slip if it costs this part of the points that may be expected, but so many."""

WORLDS: Final = 2
"""What is said of penalties is so in all of these."""


@dataclass(frozen=True)
class Penalty:
    """A line of the score sheet that takes more points away after an answer."""

    item: str  # of the sheet
    points: int  # that are lost
    label: Phrase  # of the line


@dataclass(frozen=True)
class Judged:
    """An answer, compared with the best one."""

    cost: float  # how many points less it leads to
    quality: float  # 1 for the best answers, 0 for a slip
    better: Action  # the best one
    penalties: tuple[Penalty, ...] = ()  # that the best one would not bring
    given_up: tuple[Phrase, ...] = ()  # what the best one is better for

    @property
    def is_slip(self) -> bool:
        """Whether somebody would want to be warned."""
        return self.quality == 0.0


def judge(
    position: Position,
    chosen: Action,
    seed: int,
    hints: Sequence[Hint] = (),
    seconds: float = inf,
) -> Judged:
    """Compare an answer with the best of some hints; without any, some are thought of first.

    Raises:
        UnknownBot: when nobody can judge this game.
    """
    known = hints or advise(position, seed, seconds / 2)
    best = known[0].action
    if best.text() == chosen.text():
        return Judged(0.0, 1.0, best)
    cost = max(0.0, _cost(position, chosen, seed, known, seconds / 2))
    penalties = _penalties(position, chosen, best)
    quality = max(0.0, 1.0 - cost / stake_of(known))
    if penalties and cost > 0.0:
        quality = 0.0
    given_up = _given_up(position, chosen, best, seed) if quality == 0.0 else ()
    return Judged(cost, quality, best, penalties, given_up)


def stake_of(hints: Sequence[Hint]) -> float:
    """Return how many points an answer has to cost to be a slip."""
    return max(LEAST_STAKE, STAKE * hints[0].points)


def _cost(
    position: Position, chosen: Action, seed: int, hints: Sequence[Hint], seconds: float
) -> float:
    """Return what an answer costs; one that a hint has named was weighed there already."""
    for hint in hints:
        if hint.action.text() == chosen.text():
            return hints[0].lead - hint.lead
    evaluation, design = thinking_for(position.game)
    inquiry = inquiry_at(position, evaluation, [hints[0].action, chosen])
    search, budget = design.master(position.seats), Budget(seconds=seconds)
    better, worse = search.weigh(inquiry, Stream(seed), budget)
    return better.worth - worse.worth


def _given_up(position: Position, chosen: Action, best: Action, seed: int) -> tuple[Phrase, ...]:
    """Name the terms of the evaluation that the best answer is better for."""
    evaluation: Evaluation[Any] = thinking_for(position.game)[0]
    mine = terms_after(chosen, position, evaluation, seed)
    others = terms_after(best, position, evaluation, seed)
    lacks = sorted((mine.get(name, 0.0) - others[name], name) for name in others)
    game = position.game.info.id
    return tuple(
        Phrase(f"{game}-term-{name}") for lack, name in lacks[:MOST_TERMS] if lack <= -TELLING
    )


def _penalties(position: Position, chosen: Action, best: Action) -> tuple[Penalty, ...]:
    """Return the penalties that an answer brings in every world, and the best one does not."""
    worlds = [_lost(position, chosen, best, Stream(number)) for number in range(WORLDS)]
    return worlds[0] if all(found == worlds[0] for found in worlds) else ()


def _lost(position: Position, chosen: Action, best: Action, stream: Stream) -> tuple[Penalty, ...]:
    world = position.world(stream)
    if position.game.is_barrier(world, chosen):
        return ()
    before, other = _sheet(world, position.seat), world.copy()
    world.apply(chosen)
    other.apply(best)
    lines = zip(_sheet(world, position.seat), before, _sheet(other, position.seat), strict=False)
    return tuple(
        Penalty(line.item, now.points - line.points, line.phrase)
        for line, now, better in lines
        if line.item == now.item == better.item and line.points < min(0, now.points, better.points)
    )


def _sheet(state: State, seat: int) -> tuple[Line, ...]:
    return state.outcome().sheets[seat].lines
