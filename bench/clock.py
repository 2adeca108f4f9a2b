"""The stopwatch that both sides are timed with.

It counts the time of the processor, so that whatever else runs on the machine hardly matters.
"""

import time
from collections.abc import Callable
from typing import TypeVar

Material = TypeVar("Material")


def rate(work: Callable[[], int], seconds: float) -> float:
    """Repeat `work`, which says how much it did, for a while; return how much it does a second."""
    work()  # warms caches up, uncounted
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += work()
    return done / spent


def rate_of_prepared(
    prepare: Callable[[], Material], work: Callable[[Material], int], seconds: float
) -> float:
    """Do the same for work that spoils its material; making that anew is not measured."""
    done, spent = 0, 0.0
    while spent < seconds:
        material = prepare()
        start = time.process_time()
        done += work(material)
        spent += time.process_time() - start
    return done / spent
