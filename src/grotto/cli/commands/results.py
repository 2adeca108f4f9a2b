"""What the commands that play many games have in common: their terms, and how results are given."""

import json
import os
from argparse import Namespace
from collections.abc import Callable
from typing import Protocol, TypeVar

from grotto.cli.screen import Screen


class Result(Protocol):
    """What came of many games."""

    def plain(self) -> dict[str, object]:
        """Return it as values that JSON knows."""


ResultT = TypeVar("ResultT", bound=Result)


def jobs_of(args: Namespace) -> int:
    """Return how many processes to use: as many as asked for, but no more than there are cores."""
    asked: int = args.jobs
    return min(asked, os.cpu_count() or 1)


def give(
    result: ResultT, args: Namespace, screen: Screen, show: Callable[[ResultT, Screen], None]
) -> int:
    """Print a result as one line of JSON if that was asked for, else show it; return success."""
    if args.json:
        print(json.dumps(result.plain()))
    else:
        show(result, screen)
    return 0
