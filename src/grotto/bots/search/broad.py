"""A search over several own turns in a row that keeps many different plans.

One beam for a whole turn keeps the answers that look best halfway, mostly variants of one or two;
plans differ in little things only then. So every answer has a beam of its own, and no first turn is
dropped before plans are as long as they get.
"""

from typing import Final, final

from grotto.bots.search.budget import Budget
from grotto.bots.search.deep import DeepSearch
from grotto.bots.search.lines import Line, turn_by_offer, worth_of_line
from grotto.bots.search.plans import Plans
from grotto.bots.search.policy import pursued
from grotto.bots.search.search import Inquiry
from grotto.bots.search.turns import Trial, follow
from grotto.core.seats import CHANCE
from grotto.core.state import State
from grotto.core.stream import Stream

MARGIN: Final = 2.5
MARGIN_WITHIN_TURN: Final = 1.0
"""A turn that seems worse than the best by more than so many points is not followed.

Ways to go on with a turn are more alike than turns, and worlds tell them apart less surely.
"""

MOST_ANSWERS: Final = 64
"""The luck of two worlds differs, if chance has no more answers than these."""


@final
class BroadPlans(Plans):
    """Plans whose turns begin with many different answers.

    In one world all of them meet the same cards in the same order, whenever they turn them up.
    Plans in different worlds often come to the same states: turns that begin there are looked for
    once and remembered as long as the question stands.
    """

    def __init__(self, inquiry: Inquiry, paths: int, reply: int, budget: Budget) -> None:
        super().__init__(inquiry, paths, reply, budget)
        self._turns: dict[object, list[Line]] = {}  # by the state in which they begin

    def luck_of_turn(self, luck: int, _number: int) -> int:
        """Return the same luck for all turns: it depends on what is left to be drawn."""
        return luck

    def deal(self, state: State, luck: int, _stream: Stream) -> None:
        """Answer for chance by the luck of the world and the number of answers that are left."""
        while state.to_act() == CHANCE:
            number = luck * MOST_ANSWERS + len(state.legal_actions())
            state.apply(self.inquiry.game.deal(state, Stream(number)))

    def turns_from(self, state: State, stream: Stream) -> list[Line]:
        """Return the best turn that begins with each answer, the best first."""
        key = state.key()
        known = self._turns.get(key)
        if known is not None:
            return known
        offers = pursued(self.inquiry.evaluation, state, state.legal_actions())
        lines = turn_by_offer(self.inquiry, state, offers, self.reply, stream, self.budget)
        lines.sort(key=worth_of_line, reverse=True)
        self._turns[key] = lines
        return lines

    def best_turn_from(self, state: State, stream: Stream) -> Line:
        """Return the best way to go on with a turn."""
        key = state.key()
        known = self._turns.get(key)
        if known is None:
            known = [super().best_turn_from(state, stream)]
            self._turns[key] = known
        return known[0]

    def kept(self, longer: list[Line]) -> list[Line]:
        """Return the best paths, and the best of each first turn that has none among them."""
        best = super().kept(longer)
        keys = {line.state.key() for line in best}
        firsts = {line.first for line in best}
        for line in longer:  # sorted by their worth
            if line.first not in firsts and line.state.key() not in keys:
                keys.add(line.state.key())
                firsts.add(line.first)
                best.append(line)
        return best


@final
class BroadSearch(DeepSearch):
    """Follows lines over several own turns, with a beam for each answer of every turn."""

    def plans_for(self, inquiry: Inquiry, paths: int, budget: Budget) -> Plans:
        return BroadPlans(inquiry, paths, self.reply, budget)

    def followed(self, inquiry: Inquiry, trials: list[Trial]) -> list[Trial]:
        """Return the best first turns that lead to different states, none of them far behind."""
        world = inquiry.world(Stream(0))
        margin = MARGIN if world.begins_turn() else MARGIN_WITHIN_TURN
        found: list[Trial] = []
        seen: set[object] = set()
        for trial in trials:
            state = world.copy()
            follow(state, trial.actions, inquiry.seat)
            key = state.key()
            if trial.worth >= trials[0].worth - margin and key not in seen:
                seen.add(key)
                found.append(trial)
        return found[: self.paths]
