"""A process that thinks for bots. It reads questions from standard input, one a line.

Usage: python -m grotto.server.bots.worker MEGABYTES
"""

import sys
from collections import OrderedDict
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from grotto.bots import new_bot
from grotto.bots.advice import advise
from grotto.coach.form import Voice, form_after, voice_at
from grotto.coach.judging import Judged, judge
from grotto.coach.kinds import Kind as GoodKind
from grotto.coach.kinds import kinds_of
from grotto.core.errors import TableError
from grotto.core.event import Event
from grotto.core.options import Value
from grotto.core.state import State
from grotto.games import find_game
from grotto.play.hint import Hint as Advice
from grotto.play.position import Position
from grotto.server.child import limit_memory, tell
from grotto.wire.coach import Doubt, Kind, Penalty
from grotto.wire.hints import Hint
from grotto.wire.texts import on_wire

MOST_TABLES: Final = 64
"""Tables whose states are kept between two questions."""

ANSWER: Final = "answer"
HINTS: Final = "hints"
KINDS: Final = "kinds"
JUDGEMENT: Final = "judgement"
"""What is wanted of a bot: to play, to name the best answers, or to coach somebody."""


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
    want: str = ANSWER
    judged: str = ""  # the answer that is to be judged, in notation,
    form: float = 0.0  # and how well its person has done so far


class Opinion(Struct, frozen=True, kw_only=True):
    """What the coach thinks of an answer."""

    form: float
    voice: Voice
    doubt: Doubt | None = None


class Thought(Struct, frozen=True, kw_only=True):
    """What was wanted; or the problem."""

    action: str = ""
    hints: list[Hint] = []
    kinds: list[Kind] = []
    judged: Opinion | None = None
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
        self._advice: OrderedDict[str, tuple[list[str], list[Advice]]] = OrderedDict()

    def table(self, asked: Think) -> Remembered:
        """Return the table after all moves of a question."""
        game = find_game(asked.game, asked.rules)
        known = self._tables.pop(asked.table, None)
        if known is None or asked.moves[: len(known.moves)] != known.moves:
            known = Remembered([], game.new(asked.seats, asked.options), [])
        for text in asked.moves[len(known.moves) :]:
            known.events.extend(known.state.play(game.parse(text)))
        found = self._tables[asked.table] = known._replace(moves=asked.moves)
        _forget(self._tables)
        return found

    def advice(self, asked: Think, position: Position, seconds: float) -> list[Advice]:
        """Return the best answers; who asks again about the same question gets the same."""
        moves, known = self._advice.pop(asked.table, ([], []))
        if not known or moves != asked.moves:
            known = advise(position, asked.luck, seconds)
        self._advice[asked.table] = asked.moves, known
        _forget(self._advice)
        return known


def _forget(tables: OrderedDict[str, Any]) -> None:
    """Forget the tables that were asked about longest ago."""
    while len(tables) > MOST_TABLES:
        tables.popitem(last=False)


def think(asked: Think, memory: Memory) -> Thought:
    """Let a bot choose; it gets a position and never the state itself."""
    try:
        game = find_game(asked.game, asked.rules)
        known = memory.table(asked)
        position = Position(game, known.state, asked.seat, lambda: known.events)
        if asked.want != ANSWER:
            return _advised(asked, position, memory)
        bot = new_bot(asked.level, game, asked.luck, asked.seconds)
        return Thought(action=bot.choose(position).text(), depth=bot.depth)
    except TableError as error:
        return Thought(problem=error.code)


def _advised(asked: Think, position: Position, memory: Memory) -> Thought:
    if asked.want == JUDGEMENT:
        return Thought(judged=_opinion(asked, position, memory))
    known = memory.advice(asked, position, asked.seconds)
    if asked.want == KINDS:
        return Thought(kinds=list(map(_kind_on_wire, kinds_of(known))))
    return Thought(hints=list(map(_on_wire, known)))


def _opinion(asked: Think, position: Position, memory: Memory) -> Opinion:
    """Judge an answer by the hints for the same question, so that the coach is of one opinion."""
    chosen, seconds = position.game.parse(asked.judged), asked.seconds / 2
    known = memory.advice(asked, position, seconds)
    found = judge(position, chosen, asked.luck, known, seconds)
    form = form_after(asked.form, found.quality)
    doubt = _doubt(found) if found.is_slip else None
    return Opinion(form=form, voice=voice_at(form), doubt=doubt)


def _doubt(found: Judged) -> Doubt:
    return Doubt(
        points=round(found.cost),
        penalties=[
            Penalty(item=lost.item, points=lost.points, label=on_wire(lost.label))
            for lost in found.penalties
        ],
        given_up=list(map(on_wire, found.given_up)),
    )


def _kind_on_wire(kind: GoodKind) -> Kind:
    return Kind(purpose=on_wire(kind.purpose), answers=[each.text() for each in kind.answers])


def _on_wire(hint: Advice) -> Hint:
    return Hint(
        action=hint.action.text(),
        points=hint.points,
        lead=hint.lead,
        reason=on_wire(hint.reason),
    )


def main(megabytes: int) -> None:
    """Answer until there are no more questions."""
    limit_memory(megabytes)
    memory = Memory()
    for line in sys.stdin.buffer:
        tell(think(msgspec.json.decode(line, type=Think), memory))


if __name__ == "__main__":
    main(int(sys.argv[1]))
