"""Terminals of their own: a program runs in each, somebody types, and somebody reads."""

import os
import pty
import select
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.server.processes import GROTTO, environment

PATIENCE = 40.0


class TerminalWindow:
    """A command in a terminal, from `with` to its end."""

    def __init__(self, home: Path, *words: str) -> None:
        self._ours, theirs = pty.openpty()
        self._process = subprocess.Popen(
            [*GROTTO, *words],
            env={**environment(home), "TERM": "dumb", "COLUMNS": "100"},
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
        )
        os.close(theirs)
        self.text = ""
        self._read_up_to = 0

    def expect(self, *words: str) -> str:
        """Wait until one of some words appears behind all before, and return it."""
        end = time.monotonic() + PATIENCE
        while not (found := self._found(words)):
            assert time.monotonic() < end, f"{words} did not appear:\n{self.text}"
            assert self._read(0.2), f"{words} did not appear before the end:\n{self.text}"
        place, word = min(found)
        self._read_up_to = place + len(word)
        return word

    def _found(self, words: Sequence[str]) -> list[tuple[int, str]]:
        places = [(self.text.find(word, self._read_up_to), word) for word in words]
        return [(place, word) for place, word in places if place >= 0]

    def _read(self, seconds: float) -> bool:
        """Read what is there; tell whether there may be more."""
        ready, _, _ = select.select([self._ours], [], [], seconds)
        if not ready:
            return True
        try:
            read = os.read(self._ours, 1 << 16)
        except OSError:  # the other side is closed
            return False
        self.text += read.decode("utf-8", "replace").replace("\r\n", "\n")
        return bool(read)

    def enter(self, line: str) -> None:
        """Type a line."""
        os.write(self._ours, f"{line}\n".encode())

    def wait(self) -> int:
        """Wait for the end, and return the exit status."""
        while self._read(0.2):
            if self._process.poll() is not None and not select.select([self._ours], [], [], 0)[0]:
                break
        return self._process.wait(PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._ours)


def piped(home: Path, *words: str, text: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command whose answers come through a pipe."""
    return subprocess.run(
        [*GROTTO, *words],
        env=environment(home),
        input=text,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
