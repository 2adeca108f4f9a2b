"""The stopwatch that both sides are timed with."""

import time
from collections.abc import Callable
from typing import TypeVar

Material = TypeVar("Material")


def rate(work: Callable[[], int], seconds: float) -> float:
    """Repeat `work`, which says how much it did, for a while; return how much it does a second."""
    work()  # warms caches up, uncounted
    done, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        done += work()
    return done / spent


def rate_of_prepared(
    prepare: Callable[[], Material], work: Callable[[Material], int], seconds: float
) -> float:
    """Do the same for work that spoils its material; making that anew is not measured."""
    done, spent = 0, 0.0
    while spent < seconds:
        material = prepare()
        start = time.perf_counter()
        done += work(material)
        spent += time.perf_counter() - start
    return done / spent
