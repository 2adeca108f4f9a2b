"""The coach on the wire: which kinds of answers are good, and what an answer would cost."""

from typing import Annotated

from msgspec import Meta as Limits
from msgspec import Struct

from grotto.coach.form import Voice
from grotto.wire.keys import Key, Notation
from grotto.wire.texts import Text

Form = Annotated[float, Limits(ge=0, le=1)]
"""How well somebody does with such questions; the browser keeps it."""


class Kind(Struct, frozen=True, kw_only=True):
    """Good answers of one kind, in notation, the best one first."""

    purpose: Text
    answers: list[str]


class Coached(Struct, frozen=True, kw_only=True, tag_field="type", tag="coached"):
    """Which kinds of answers to the question on the table are good."""

    key: str
    version: int
    kinds: list[Kind]


class Penalty(Struct, frozen=True, kw_only=True):
    """A line of the score sheet that would take more points away."""

    item: str
    points: int
    label: Text


class Doubt(Struct, frozen=True, kw_only=True):
    """Why somebody should think again."""

    points: int  # that a better answer would bring, about
    penalties: list[Penalty]  # which it would not
    given_up: list[Text]  # what it is better for


class Judged(Struct, frozen=True, kw_only=True, tag_field="type", tag="judged"):
    """What an answer would be, before it is given."""

    key: str
    version: int
    form: float  # after this answer,
    voice: Voice  # and how much the coach says about such questions
    doubt: Doubt | None = None  # none if it is good enough


class AskCoach(Struct, frozen=True, kw_only=True, tag_field="type", tag="ask_coach"):
    """Ask the coach which kinds of answers are good."""

    key: Key


class AskJudged(Struct, frozen=True, kw_only=True, tag_field="type", tag="ask_judged"):
    """Ask the coach about an answer before it is given."""

    key: Key
    action: Notation
    form: Form = 0.0  # in which one is with such questions
