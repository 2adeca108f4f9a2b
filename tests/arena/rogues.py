"""Bots of somebody else, as the arena may meet them: one of them plays well enough."""

import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from grotto.bots import Bot
from grotto.core.action import Action
from grotto.core.game import Game
from grotto.play.position import Position


class First(Bot):
    def choose(self, position: Position) -> Action:
        sys.stdout.write("what bots print is nobody's answer\n")
        return position.offers[0]


class Raises(Bot):
    def choose(self, position: Position) -> Action:
        raise RuntimeError("boom")


class Leaves(Bot):
    def choose(self, position: Position) -> Action:
        os._exit(3)


class Hangs(Bot):
    def choose(self, position: Position) -> Action:
        while True:
            time.sleep(1)


class Babbles(Bot):
    def choose(self, position: Position) -> Action:
        return "hello"  # type: ignore[return-value]  # that is what is wrong with it


class KillsOnce(Bot):
    """Ends the process that wants the games, once in its life: as a machine might."""

    def choose(self, position: Position) -> Action:
        mark = Path(os.environ.get("GROTTO_TEST_MARK", os.devnull))  # a process may be older
        if not mark.exists():
            mark.touch()
            os.kill(os.getppid(), signal.SIGKILL)
            time.sleep(60)
        return position.offers[0]


def _factory(kind: type[Bot]) -> Callable[[Game[Any], int], Bot]:
    return lambda _game, _seed: kind()


first = _factory(First)
raises = _factory(Raises)
leaves = _factory(Leaves)
hangs = _factory(Hangs)
babbles = _factory(Babbles)
kills_once = _factory(KillsOnce)


def no_bot(_game: Game[Any], _seed: int) -> str:
    return "a bot"
