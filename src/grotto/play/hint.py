"""A hint: an answer that somebody who thinks well would give, and why."""

from dataclasses import dataclass

from grotto.core.action import Action
from grotto.core.phrase import Phrase


@dataclass(frozen=True)
class Hint:
    """One of the best answers, as far as the seat that is asked can know."""

    action: Action
    points: float  # what the seat may expect in the end,
    lead: float  # and how far ahead of the others on average
    reason: Phrase
