"""How well somebody does: recent answers close to the best ones let the coach say less.

A form is a number from 0 to 1, kept for every kind of question of a game by whoever plays there. A
good answer brings it nearer to 1, a slip halves it. Who has answered three such questions well is
told less, after six nothing; with one slip the coach speaks again.
"""

from typing import Final, Literal

NEW: Final = 0.0
"""The form of somebody who has never been asked this."""

RISE: Final = 0.25
"""The part of the way to how good an answer was that one answer goes."""

SLIP: Final = 0.5
"""Answers that are worse than this are slips."""

BRIEF: Final = 0.5
QUIET: Final = 0.8
"""From these forms on the coach says less, and nothing."""


Voice = Literal["full", "brief", "quiet"]
"""How much the coach says: what a question is about and which kinds of answers are good; what it is
about; or nothing. It warns before slips in any case."""


def voice_at(form: float) -> Voice:
    """Return how much the coach says to somebody in this form."""
    if form < BRIEF:
        return "full"
    return "brief" if form < QUIET else "quiet"


def form_after(form: float, quality: float) -> float:
    """Return the form after an answer; its quality is 1 for the best one and 0 for a bad one."""
    if quality < SLIP:
        return form / 2
    return form + RISE * (quality - form)
