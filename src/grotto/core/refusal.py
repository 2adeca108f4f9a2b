"""Refusals: what a person might expect to do but cannot, and why."""

from dataclasses import dataclass, field

from grotto.core.phrase import Phrase


@dataclass(frozen=True)
class Refusal:
    """A refused group of actions: the target ``send forest`` speaks of ``send forest 3`` too."""

    target: str
    reason: Phrase
    rule: str = field(default="")

    def covers(self, text: str) -> bool:
        """Tell whether this refusal speaks of the action `text`."""
        return text == self.target or text.startswith(self.target + " ")


def refusal_of(text: str, refusals: list[Refusal]) -> Refusal | None:
    """Return the most specific refusal that speaks of `text`."""
    speaking = [refusal for refusal in refusals if refusal.covers(text)]
    return max(speaking, key=lambda refusal: len(refusal.target), default=None)
