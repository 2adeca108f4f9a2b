"""Search: what is the best of all that a learner can do in a turn? It proves puzzles.

Every turn is tried. Where chance is asked in it and the lesson does not say what comes, every
answer of chance is tried as well, as if the learner were always lucky: so nobody can reach more.
What is turned up for later, and belongs to no turn, must not matter: any answer will do for it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from grotto.core.action import ANYTIME, Action
from grotto.core.seats import CHANCE, NOBODY
from grotto.core.state import State
from grotto.lessons.goals import are_met, measured
from grotto.lessons.lesson import Lasts, Step
from grotto.lessons.walk import Walk
from grotto.play.referee import forced_answer

NOTHING: Final = -(10**9)
"""What a turn is worth that misses the goals."""


@dataclass(frozen=True)
class Found:
    """What a search has found."""

    best: int
    ways: int  # turns that reach it,
    turns: int  # of so many; the answers of chance are counted with them
    line: tuple[str, ...] = ()  # one of them: what the learner answers


def search_step(walk: Walk, any_answer: int = 0) -> Found:
    """Try everything that a learner can answer to a step with a measure.

    `any_answer` is the place in the list of the answer that chance gives where it must not matter.
    """
    assert walk.step is not None
    state = walk.table.game.new(walk.lesson.seats, walk.lesson.options)
    for played in walk.table.history:
        state.play(played.action)
    search = _Search(walk, walk.step, any_answer)
    return search.best_after(state, walk.step.then, None)


class _Search:
    """A search through the turns of one step."""

    def __init__(self, walk: Walk, step: Step, any_answer: int) -> None:
        assert step.measure is not None
        self._game, self._round = walk.table.game, walk.table.round
        self._learner = walk.lesson.learner
        self._step, self._measure = step, step.measure
        self._any_answer = any_answer
        self._known: dict[object, Found] = {}

    def best_after(self, state: State, coming: Sequence[str], answer: Action | None) -> Found:
        """Return the best that can come after an answer; the state moves on."""
        chance, coming = self._moved_on(state, coming)
        if chance:
            return _best_of([self._after(state, coming, dealt, answer) for dealt in chance])
        if not self._goes_on(state, answer):
            return self._judged(state)
        key = (state.key(), len(coming))
        if key not in self._known:
            tried = [self._after(state, coming, one, one) for one in state.legal_actions()]
            self._known[key] = _best_of(tried)
        return self._known[key]

    def _moved_on(
        self, state: State, coming: Sequence[str]
    ) -> tuple[Sequence[Action], Sequence[str]]:
        """Let chance and the referee answer; return what chance may say where no lesson does."""
        while state.to_act() != NOBODY:
            if state.to_act() == CHANCE:
                offers = state.legal_actions()
                said = [offer for offer in offers if coming and offer.text() == coming[0]]
                if not said and state.turn() == self._learner:
                    return offers, coming
                state.apply(said[0] if said else offers[self._any_answer])
                coming = coming[len(said) :]
            elif (forced := forced_answer(state)) is not None:
                state.apply(forced)
            else:
                break
        return (), coming

    def _goes_on(self, state: State, answer: Action | None) -> bool:
        """Tell whether the learner has more to answer, as a walk does."""
        if state.to_act() != self._learner:
            return False
        if answer is None or self._step.lasts is Lasts.ROUND:
            return self._game.round_of(state) == self._round
        is_anytime = answer.offered_as() == ANYTIME
        return self._step.lasts is Lasts.TURN and (is_anytime or not state.begins_turn())

    def _after(
        self, state: State, coming: Sequence[str], played: Action, answer: Action | None
    ) -> Found:
        """Return the best after something was played: the answer, or what chance says to it."""
        after = state.copy()
        after.apply(played)
        found = self.best_after(after, coming, answer)
        line = (played.text(), *found.line) if played is answer else found.line
        return Found(found.best, found.ways, found.turns, line)

    def _judged(self, state: State) -> Found:
        looks = self._step.goals or self._measure.path  # views take most of the time
        view = self._game.view(state, self._learner) if looks else {}
        if not are_met(self._step.goals, (), view):
            return Found(NOTHING, 1, 1)
        outcome = self._game.projection(state, self._learner)
        return Found(measured(self._measure, view, outcome, self._learner), 1, 1)


def _best_of(found: Sequence[Found]) -> Found:
    """Return the best of several, and how many turns there are in all."""
    best = max(found, key=lambda one: one.best)
    ways = sum(one.ways for one in found if one.best == best.best)
    return Found(best.best, ways, sum(one.turns for one in found), best.line)
