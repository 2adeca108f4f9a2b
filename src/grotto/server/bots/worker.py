"""A process that thinks for bots. It reads questions from standard input, one a line.

Usage: python -m grotto.server.bots.worker MEGABYTES
"""

import resource
import sys
from collections import OrderedDict
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from grotto.bots import new_bot
from grotto.bots.advice import advise
from grotto.core.errors import TableError
from grotto.core.event import Event
from grotto.core.options import Value
from grotto.core.state import State
from grotto.games import find_game
from grotto.play.hint import Hint as Advice
from grotto.play.position import Position
from grotto.wire.hints import Hint
from grotto.wire.texts import on_wire

MOST_TABLES: Final = 64
"""Tables whose states are kept between two questions."""

_MEGABYTE: Final = 1 << 20


class Think(Struct, frozen=True, kw_only=True):
    """A question to a bot, with the moves of its table, from which the process plays on."""

    table: str
    game: str
    rules: int
    seats: int
    options: dict[str, Value]
    moves: list[str]
    seat: int
    level: str
    luck: int  # so that bots at different tables choose differently between equals
    seconds: float = 1.0  # to think; whoever needs longer answers with what was found
    hints: bool = False  # whether somebody asks for the best answers, with reasons


class Thought(Struct, frozen=True, kw_only=True):
    """The answer in notation, or some with reasons; with neither, the problem."""

    action: str = ""
    hints: list[Hint] = []
    problem: str = ""
    depth: float = 1.0  # the part of a whole search that there was time for


class Remembered(NamedTuple):
    """A table after some moves, and all that happened by then."""

    moves: list[str]
    state: State
    events: list[Event]


class Memory:
    """Tables that were asked about lately, so that moves need not be played twice."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, Remembered] = OrderedDict()

    def table(self, asked: Think) -> Remembered:
        """Return the table after all moves of a question."""
        game = find_game(asked.game, asked.rules)
        known = self._tables.pop(asked.table, None)
        if known is None or asked.moves[: len(known.moves)] != known.moves:
            known = Remembered([], game.new(asked.seats, asked.options), [])
        for text in asked.moves[len(known.moves) :]:
            known.events.extend(known.state.play(game.parse(text)))
        found = self._tables[asked.table] = known._replace(moves=asked.moves)
        while len(self._tables) > MOST_TABLES:
            self._tables.popitem(last=False)
        return found


def think(asked: Think, memory: Memory) -> Thought:
    """Let a bot choose; it gets a position and never the state itself."""
    try:
        game = find_game(asked.game, asked.rules)
        known = memory.table(asked)
        position = Position(game, known.state, asked.seat, lambda: known.events)
        if asked.hints:
            return Thought(hints=list(map(_on_wire, advise(position, asked.luck, asked.seconds))))
        bot = new_bot(asked.level, game, asked.luck, asked.seconds)
        return Thought(action=bot.choose(position).text(), depth=bot.depth)
    except TableError as error:
        return Thought(problem=error.code)


def _on_wire(hint: Advice) -> Hint:
    return Hint(
        action=hint.action.text(),
        points=hint.points,
        lead=hint.lead,
        reason=on_wire(hint.reason),
    )


def main(megabytes: int) -> None:
    """Answer until there are no more questions."""
    limit = megabytes * _MEGABYTE
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    memory = Memory()
    for line in sys.stdin.buffer:
        thought = think(msgspec.json.decode(line, type=Think), memory)
        sys.stdout.buffer.write(msgspec.json.encode(thought) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]))
