"""What a process of the server does for itself: it keeps to its limits, and answers in lines."""

import os
import resource
import sys
from typing import Final

import msgspec

NICEST: Final = 19
"""Whoever plays goes first."""

_MEGABYTE: Final = 1 << 20


def limit_memory(megabytes: int) -> None:
    """Take no more memory than this."""
    limit = megabytes * _MEGABYTE
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))


def work_in_background(megabytes: int) -> None:
    """Let everything else go first, and take no more memory than this."""
    os.nice(NICEST)
    limit_memory(megabytes)


def tell(answer: object) -> None:
    """Answer with one line of JSON."""
    sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
    sys.stdout.buffer.flush()
