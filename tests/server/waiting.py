"""Waiting for what comes by itself, but not for ever."""

import time
from collections.abc import Callable

PATIENCE = 20.0


def until(happened: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait until something has happened."""
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.02)
