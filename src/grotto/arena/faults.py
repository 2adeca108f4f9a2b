"""Faults: what a bot from elsewhere may do wrong, for which it loses its game."""

from dataclasses import dataclass
from typing import Final

CRASHED: Final = "crashed"
"""It ended, or raised an error."""
HUNG: Final = "hung"
"""It gave no answer in time."""
NONSENSE: Final = "nonsense"
"""It answered with something that was not on offer."""
KINDS: Final = (CRASHED, HUNG, NONSENSE)

_LONGEST: Final = 200


@dataclass(frozen=True)
class Fault:
    """What the bot at a seat did wrong; `detail` is one line for whoever wrote the bot."""

    seat: int
    kind: str
    detail: str


class BotFault(Exception):
    """The game cannot go on, for a bot has not answered as it must."""

    def __init__(self, seat: int, kind: str, detail: str) -> None:
        super().__init__(f"seat {seat} {kind}: {detail}")
        self.fault: Final = Fault(seat, kind, in_one_line(detail))


def in_one_line(text: str) -> str:
    """Return the last words of a text that may be of any length and hold any characters."""
    lines = [line for line in text.splitlines() if line.strip()]
    last = lines[-1].strip()[:_LONGEST] if lines else ""
    return "".join(sign if sign.isprintable() else "?" for sign in last)
