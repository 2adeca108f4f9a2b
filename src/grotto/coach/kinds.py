"""Which kinds of answers are good: the best ones, grouped by what they are good for."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from grotto.coach.judging import stake_of
from grotto.core.action import Action
from grotto.core.phrase import Phrase
from grotto.play.hint import Hint

NOTHING: Final = Phrase("coach-kind-quiet")
"""What an answer is good for that changes nothing of note."""


@dataclass(frozen=True)
class Kind:
    """Good answers of one kind, the best one first."""

    purpose: Phrase
    answers: tuple[Action, ...]


def kinds_of(hints: Sequence[Hint]) -> list[Kind]:
    """Group hints by what they are good for most; those far behind the best are left out."""
    if not hints:
        return []
    least = hints[0].lead - stake_of(hints)
    kinds: dict[str, Kind] = {}
    for hint in hints:
        if hint.lead >= least:
            purpose = _purpose(hint)
            before = kinds.get(purpose.key, Kind(purpose, ()))
            kinds[purpose.key] = Kind(purpose, (*before.answers, hint.action))
    return list(kinds.values())


def _purpose(hint: Hint) -> Phrase:
    gains = hint.reason.args.get("gains")
    first = gains[0] if isinstance(gains, tuple) and gains else None
    return first if isinstance(first, Phrase) else NOTHING
