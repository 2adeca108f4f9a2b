"""The keyboard, read without waiting: meanwhile something may happen at the table.

It reads the input itself, line by line, since a line that Python has read ahead could not be waited
for. So whoever uses a keyboard must not read the input in another way too.
"""

import os
import select
import sys
from typing import Final

AT_ONCE: Final = 0.1
"""Seconds that pass at most until something new at the table is noticed."""


class Keyboard:
    """Lines from the standard input."""

    def __init__(self) -> None:
        self._typed = b""
        self._ended = False

    @property
    def is_lively(self) -> bool:
        """Whether somebody may type at any time; a pipe holds answers to questions only."""
        return sys.stdin.isatty()

    def line(self, seconds: float = AT_ONCE) -> str | None:
        """Return the next line; None when none was typed in time.

        Raises:
            EOFError: when nobody will type any more.
        """
        if b"\n" not in self._typed and not self._ended:
            self._read(seconds)
        first, newline, rest = self._typed.partition(b"\n")
        if newline or (self._ended and first):
            self._typed = rest
            return first.decode("utf-8", "replace").strip()
        if self._ended:
            raise EOFError
        return None

    def _read(self, seconds: float) -> None:
        source = sys.stdin.fileno()
        ready, _, _ = select.select([source], [], [], seconds)
        if ready:
            read = os.read(source, 1 << 16)
            self._typed += read
            self._ended = not read
