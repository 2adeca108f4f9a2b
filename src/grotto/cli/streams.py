"""Standard streams: some terminals lack letters, and some streams are missing, full or closed."""

import errno
import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import TextIO


def open_streams() -> None:
    """Make the streams fit for use: without an input nobody answers, without errors nobody reads.

    Raises:
        OSError: when there is no output.
    """
    sys.stdin = sys.stdin or _nothing("r")
    sys.stderr = sys.stderr or _nothing("w")
    if sys.stdout is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _nothing(mode: str) -> TextIO:
    """Return a stream to or from nowhere."""
    return Path(os.devnull).open(mode, encoding="utf-8")  # type: ignore[return-value] # text


def close_output() -> None:
    """Nothing can be written any more: let Python's own last flush go nowhere."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def can_show(stream: TextIO, letters: str) -> bool:
    """Tell whether a stream can encode some letters."""
    try:
        letters.encode(getattr(stream, "encoding", None) or "utf-8")
    except UnicodeEncodeError:
        return False
    return True
