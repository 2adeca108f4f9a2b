"""A search over several own turns in a row that looks at every answer a later turn may begin with.

One beam for a whole turn keeps the answers that look best halfway, mostly variants of one or two;
plans differ in little things only then.
"""

from typing import final

from grotto.bots.search.budget import Budget
from grotto.bots.search.deep import DeepSearch
from grotto.bots.search.lines import Line, turn_by_offer, worth_of_line
from grotto.bots.search.plans import Plans
from grotto.bots.search.policy import tried
from grotto.bots.search.search import Inquiry
from grotto.core.state import State
from grotto.core.stream import Stream


@final
class BroadPlans(Plans):
    """Plans whose turns begin with many different answers."""

    def turns_from(self, state: State, stream: Stream) -> list[Line]:
        """Return the best turn that begins with each answer, the best first."""
        offers = tried(self.inquiry.evaluation, state, state.legal_actions())
        lines = turn_by_offer(self.inquiry, state, offers, self.reply, stream, self.budget)
        lines.sort(key=worth_of_line, reverse=True)
        return lines


@final
class BroadSearch(DeepSearch):
    """Follows lines over several own turns, with a beam for each answer of every turn."""

    def plans_for(self, inquiry: Inquiry, paths: int, budget: Budget) -> Plans:
        return BroadPlans(inquiry, paths, self.reply, budget)
