"""Games with bots of other people's modules, played where nothing but themselves can be broken.

A process of its own plays them and says who is thinking. One that dies or hangs takes no game of
others with it, and it is known whose fault it was.

Usage of the process: python -m grotto.arena.guard
"""

import json
import os
import sys
from atexit import register
from collections.abc import Mapping
from dataclasses import asdict
from threading import Thread
from time import sleep
from typing import Any, Final, TextIO

from grotto.arena.contest import Contest, Finish, forfeited, hold, play_as_contest, seated
from grotto.arena.entrants import CheckedBot, is_factory
from grotto.arena.faults import CRASHED, HUNG, Fault, in_one_line
from grotto.arena.line_process import Gone, LineProcess, Silent
from grotto.bots.bot import Bot
from grotto.core.action import Action
from grotto.games import find_game
from grotto.play.position import Position

START_SECONDS: Final = 60.0
"""A process may take so long to begin a game on a busy machine."""
OURS_SECONDS: Final = 3600.0
"""Bots of Grotto may think as long as they like, up to here."""


def hold_guarded(contest: Contest) -> Finish:
    """Play a contest to its end, whatever the bots in it do."""
    return _GUARD.hold(contest) if any(map(is_factory, contest.levels)) else hold(contest)


class _Guard:
    """Has a process in which games are played, one after the other, and makes a new one at need."""

    def __init__(self) -> None:
        self._process: LineProcess | None = None

    def hold(self, contest: Contest) -> Finish:
        """Let the process play a game."""
        process = self._process = self._process or self._start()
        thinking: int | None = None
        try:
            process.say(f"{json.dumps(asdict(contest))}\n", START_SECONDS)
            while True:
                limit = OURS_SECONDS if thinking is None else contest.seconds
                told = json.loads(process.hear(limit))
                if "finish" in told:
                    return finish_of(told["finish"])
                thinking = told["thinking"]
        except (Gone, Silent) as error:
            detail = in_one_line(process.errors()) or str(type(error).__name__).lower()
            self.stop()
            if thinking is None:
                raise  # none of theirs was asked, so this is our own fault
            kind = HUNG if isinstance(error, Silent) else CRASHED
            detail = f"{contest.seconds:g} s" if kind == HUNG else detail
            return forfeited(len(contest.levels), Fault(thinking, kind, detail))

    def stop(self) -> None:
        """End the process."""
        if self._process is not None:
            self._process.stop()
            self._process = None

    def _start(self) -> LineProcess:
        register(self.stop)
        return LineProcess([sys.executable, "-c", _BEGIN, *sys.path])


_GUARD: Final = _Guard()
_BEGIN: Final = (
    "import sys; sys.path[:] = sys.argv[1:]; from grotto.arena.guard import main; main()"
)


def finish_of(plain: Mapping[str, Any]) -> Finish:
    """Return a finish from its plain values."""
    return Finish(
        tuple(plain["totals"]),
        tuple(plain["winners"]),
        plain["rounds"],
        plain["decisions"],
        tuple(plain["ranks"]),
        tuple(Fault(**fault) for fault in plain["faults"]),
    )


class _Announced(Bot):
    """Says which seat thinks while a bot of somebody else does."""

    def __init__(self, bot: Bot, out: TextIO) -> None:
        self._bot = bot
        self._out = out

    def choose(self, position: Position) -> Action:
        _tell(self._out, {"thinking": position.seat})
        answer = self._bot.choose(position)
        _tell(self._out, {"thinking": None})
        return answer


def _tell(out: TextIO, told: Mapping[str, object]) -> None:
    print(json.dumps(told), file=out, flush=True)


def _leave_with(parent: int) -> None:
    """End when the process that wants the games has died: a bot that hangs would not notice."""
    while os.getppid() == parent:
        sleep(1)
    os._exit(1)


def main() -> None:
    """Play the contests that come in, and tell how they end; what bots print goes nowhere."""
    Thread(target=_leave_with, args=(os.getppid(),), daemon=True).start()
    out = os.fdopen(os.dup(1), "w")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    for line in sys.stdin:
        plain = json.loads(line)
        contest = Contest(**{**plain, "levels": tuple(plain["levels"])})
        game = find_game(contest.game)
        bots = [
            _Announced(bot, out) if isinstance(bot, CheckedBot) else bot for bot in seated(contest)
        ]
        state = game.new(len(bots), contest.options)
        _tell(out, {"finish": asdict(play_as_contest(contest, game, state, bots))})
