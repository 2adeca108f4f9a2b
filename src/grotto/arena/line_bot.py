"""A bot that is a program in any language, and the lines that it is told and answers.

The program is started for one seat of one game and is told, a line each::

    grotto 1
    game stone_age 4
    seat 0 2
    option max_rounds 10
    seed 1234
    seconds 10
    begin

Every question is some lines more, the last of which wants an answer::

    event {"kind":"placed","seat":1,"place":"forest","count":3}
    view {"round":1,…}
    offer send hunt 1
    offer send hunt 2
    choose

The program answers with one of the offers, as a line. At the end it reads ``end`` and the points of
all seats, and its input closes. Events and views are JSON, and hold what the seat may know; nothing
else is ever sent. Seats are counted from 0. Lines that begin with an unknown word may come in
later versions: a program passes over them.
"""

import json
from collections.abc import Mapping
from typing import Any, Final, final

from grotto.arena.faults import CRASHED, HUNG, NONSENSE, BotFault
from grotto.arena.line_process import Gone, LineProcess, Silent
from grotto.bots.bot import Bot
from grotto.core.action import Action
from grotto.core.game import Game
from grotto.core.options import Value, complete, written
from grotto.play.position import Position

PROTOCOL: Final = 1
LAST_MOMENT: Final = 0.2
"""Seconds that a program has to leave after the end of a game."""


@final
class LineBot(Bot):
    """Asks a program; one that does not answer as it must commits a fault."""

    def __init__(
        self,
        words: list[str],
        game: Game[Any],
        seed: int,
        seconds: float,
        options: Mapping[str, Value],
    ) -> None:
        self._words = words
        self._game = game
        self._seed = seed
        self._seconds = seconds
        self._options = options
        self._process: LineProcess | None = None
        self._told = 0  # events that the program knows

    def choose(self, position: Position) -> Action:
        """Return the program's answer.

        Raises:
            BotFault: when there is none.
        """
        try:
            process = self._process or self._start(position)
            process.say(self._question(position), self._seconds)
            answer = process.hear(self._seconds)
        except OSError as error:
            raise BotFault(position.seat, CRASHED, str(error)) from error
        except Gone as error:
            said = self._process.errors() if self._process else ""
            raise BotFault(position.seat, CRASHED, said) from error
        except Silent as error:
            raise BotFault(position.seat, HUNG, f"{self._seconds:g} s") from error
        for offer in position.offers:
            if offer.text() == answer:
                return offer
        raise BotFault(position.seat, NONSENSE, answer)

    def end(self, totals: tuple[int, ...]) -> None:
        """Tell the program how the game ended, if it did, and let it go."""
        if self._process is None:
            return
        try:
            if totals:
                self._process.say(f"end {' '.join(map(str, totals))}\n", LAST_MOMENT)
        except (Gone, Silent):
            pass  # nobody has to wait for the result
        self._process.stop(LAST_MOMENT if totals else 0.0)
        self._process = None

    def _start(self, position: Position) -> LineProcess:
        self._process = LineProcess(self._words)
        label = self._game.info
        options = complete(label.options, self._options)
        lines = [
            f"grotto {PROTOCOL}",
            f"game {label.id} {label.rules_version}",
            f"seat {position.seat} {position.seats}",
            *(f"option {key} {written(value)}" for key, value in options.items()),
            f"seed {self._seed}",
            f"seconds {self._seconds:g}",
            "begin",
        ]
        self._process.say("".join(f"{line}\n" for line in lines), self._seconds)
        return self._process

    def _question(self, position: Position) -> str:
        events = position.witnessed()
        news, self._told = events[self._told :], len(events)
        lines = [
            *(f"event {_json(event.plain())}" for event in news),
            f"view {_json(position.view)}",
            *(f"offer {offer.text()}" for offer in position.offers),
            "choose",
        ]
        return "".join(f"{line}\n" for line in lines)


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
