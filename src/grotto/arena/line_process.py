"""A process that is talked to in lines: what it is asked goes in, what it answers comes out."""

import os
import select
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from tempfile import TemporaryFile
from time import monotonic
from typing import Final

LONGEST: Final = 1 << 22
"""Bytes of a line; who writes more writes no line."""

_PIECE: Final = 1 << 16
_TAIL: Final = 2000
_LAST_WORDS: Final = 0.5  # seconds


class Gone(Exception):
    """The process has ended, or closed its output."""


class Silent(Exception):
    """The process did not say a line in time."""


class LineProcess:
    """A program that reads lines and writes lines; its errors are kept for who asks."""

    def __init__(self, words: Sequence[str]) -> None:
        """Start the program.

        Raises:
            OSError: when it cannot be started.
        """
        self._errors = TemporaryFile()  # noqa: SIM115 (it lives as long as the process)
        self._heard = b""
        try:
            self._process = subprocess.Popen(  # noqa: S603 (who names the program wants it to run)
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                start_new_session=True,  # Ctrl-C is for the arena, which ends its processes itself
            )
        except OSError:
            self._errors.close()
            raise
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._in: Final = self._process.stdin
        self._out: Final = self._process.stdout
        os.set_blocking(self._in.fileno(), False)

    def say(self, text: str, seconds: float) -> None:
        """Hand over some lines.

        Raises:
            Gone: when nobody reads them any more.
            Silent: when the program does not read them in time.
        """
        rest = memoryview(text.encode())
        end = monotonic() + seconds
        while rest:
            if not _is_ready(end, self._in.fileno(), select.POLLOUT):
                raise Silent
            try:
                rest = rest[os.write(self._in.fileno(), rest) :]
            except BlockingIOError:
                continue
            except OSError as error:
                raise Gone from error

    def hear(self, seconds: float) -> str:
        """Wait for a line.

        Raises:
            Gone: when there will be none.
            Silent: when there is none in time.
        """
        end = monotonic() + seconds
        while b"\n" not in self._heard:
            if not _is_ready(end, self._out.fileno(), select.POLLIN):
                raise Silent
            piece = os.read(self._out.fileno(), _PIECE)
            if not piece or len(self._heard) > LONGEST:
                raise Gone
            self._heard += piece
        line, _, self._heard = self._heard.partition(b"\n")
        return line.decode(errors="replace").removesuffix("\r")

    def errors(self) -> str:
        """Return the end of what it has written to its error stream; one that ends may do so.

        One that has ended without a word is known by its exit status.
        """
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_LAST_WORDS)
        size = self._errors.seek(0, os.SEEK_END)
        self._errors.seek(max(0, size - _TAIL))
        said = self._errors.read().decode(errors="replace")
        status = self._process.returncode
        return said if said.strip() or status is None else f"exit status {status}"

    def stop(self, patience: float = 0.0) -> None:
        """End the process, and all it has started; one that goes by itself may have a moment."""
        with suppress(OSError):
            self._in.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(patience)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, 9)
        self._process.wait()
        self._out.close()
        self._errors.close()


def _is_ready(end: float, pipe: int, event: int) -> bool:
    """Wait until a pipe can be used, or is broken."""
    poll = select.poll()
    poll.register(pipe, event)
    return bool(poll.poll(max(0.0, end - monotonic()) * 1000))
