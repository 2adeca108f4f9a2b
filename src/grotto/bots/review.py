"""Reviews: what the moves of a game were worth, and what was luck.

After every move, all that a seat may expect is judged by what this seat knew. What chance changes
is luck; what a choice costs is how much less it leads to than the best answer.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from grotto.bots import thinking_for
from grotto.bots.advice import reason_for
from grotto.bots.design import Design
from grotto.bots.evaluation import Evaluation
from grotto.bots.search.budget import Budget
from grotto.bots.search.lines import points_of
from grotto.bots.search.policy import LUCK
from grotto.bots.search.turns import TurnSearch
from grotto.bots.searching import inquiry_at
from grotto.core.action import Action
from grotto.core.event import Event
from grotto.core.game import Game
from grotto.core.phrase import Phrase
from grotto.core.records import Record
from grotto.core.seats import CHANCE, NOBODY
from grotto.core.state import State
from grotto.core.stream import Stream
from grotto.play.position import Position
from grotto.play.referee import forced_answer
from grotto.play.replay import first_state, game_of, moments

SAMPLES: Final = 4
"""How often chance is tried out, to tell what it gives on average."""

CRITIC: Final = TurnSearch(width=3, worlds=3)
"""How an answer is compared with the best one."""

PART: Final = 0.01
LEAST: Final = 0.1
"""Answers that lead to fewer points less than this part of the winner's are as good as the best."""

Progress = Callable[[int], None]
"""Told how many moves are judged."""


@dataclass(frozen=True)
class Judged:
    """A move: what all seats may expect after it, and what it changed."""

    number: int
    seat: int  # or `CHANCE`
    text: str
    points: tuple[float, ...]  # of all seats, as far as each one knows
    luck: tuple[float, ...] = ()  # what chance gave them, against its average; empty for choices
    cost: float = 0.0  # how many points of the lead a choice cost, against the best answer
    better: str = ""  # that answer, if the choice was worse
    reason: Phrase | None = None  # what speaks for that answer

    def plain(self) -> dict[str, object]:
        """Return the move as plain values."""
        return {
            "number": self.number,
            "seat": self.seat,
            "text": self.text,
            "points": [round(points, 2) for points in self.points],
            "luck": [round(points, 2) for points in self.luck],
            "cost": round(self.cost, 2),
            "better": self.better,
        }


@dataclass(frozen=True)
class Review:
    """A whole game, move by move."""

    game: str
    seats: int
    moves: tuple[Judged, ...]

    def luck_of(self, seat: int) -> float:
        """Return what dice and cards gave a seat, in points."""
        return sum(move.luck[seat] for move in self.moves if move.luck)

    def cost_of(self, seat: int) -> float:
        """Return what a seat's choices cost it, in points."""
        return sum(move.cost for move in self.moves if move.seat == seat)

    def plain(self) -> dict[str, object]:
        """Return everything as plain values, ready for JSON; reasons are for people only."""
        return {
            "game": self.game,
            "seats": self.seats,
            "luck": [round(self.luck_of(seat), 2) for seat in range(self.seats)],
            "cost": [round(self.cost_of(seat), 2) for seat in range(self.seats)],
            "moves": [move.plain() for move in self.moves],
        }

    def costly(self, count: int) -> list[Judged]:
        """Return the choices that cost most, the dearest first."""
        slips = [move for move in self.moves if move.better]
        return sorted(slips, key=lambda move: (-move.cost, move.number))[:count]


def review(record: Record, seed: int = 0, progress: Progress | None = None) -> Review:
    """Judge every move of a record; the seed settles everything that is drawn.

    Raises:
        RecordError: when the record does not replay.
        UnknownBot: when nobody can judge this game.
    """
    game = game_of(record)
    evaluation, design = thinking_for(game)
    reviewer = _Reviewer(game, evaluation, design, record.seats, seed)
    moves: list[Judged] = []
    for move in reviewer.judged(record):
        moves.append(move)
        if progress is not None:
            progress(len(moves))
    return Review(record.game, record.seats, tuple(moves))


class _Reviewer:
    """One review in progress."""

    def __init__(
        self, game: Game[Any], evaluation: Evaluation[Any], design: Design, seats: int, seed: int
    ) -> None:
        self._game = game
        self._evaluation = evaluation
        self._design = design
        self._seats = range(seats)
        self._seed = seed
        self._happened: list[Event] = []
        self._close = LEAST  # answers that lead to so few points less are as good as the best

    def judged(self, record: Record) -> Iterator[Judged]:
        """Judge the moves of a record one by one."""
        self._close = max(LEAST, PART * max(record.result, default=0))
        before = first_state(record).copy()
        points = self._points(before, 0)
        for moment in moments(record):
            now = (
                self._points(moment.state, moment.number + 1) if _is_quiet(moment.state) else points
            )
            if moment.seat == CHANCE:
                luck = self._luck(before, moment.state, moment.number)
                yield Judged(moment.number, CHANCE, moment.action.text(), now, luck)
            else:
                yield self._choice(before, moment.number, moment.action, now)
            before, points = moment.state.copy(), now
            self._happened += moment.events

    def _points(self, state: State, number: int) -> tuple[float, ...]:
        """Return what every seat may expect, in a world dealt by what it knows."""
        if state.to_act() == NOBODY:
            return tuple(map(float, state.outcome().totals))
        return tuple(self._expected(state, seat, self._seed + number) for seat in self._seats)

    def _expected(self, state: State, seat: int, seed: int) -> float:
        stream = Stream(seed)
        world = Position(self._game, state, seat).world(stream)
        return points_of(self._game, self._evaluation, world, stream.below(LUCK))[seat]

    def _luck(self, before: State, after: State, number: int) -> tuple[float, ...]:
        """Return what chance gave every seat, against what it gives on average."""
        found: list[float] = []
        for seat in self._seats:
            stream = Stream(self._seed + number)
            given, usual = 0.0, 0.0
            for _ in range(SAMPLES):
                given += self._expected(after, seat, stream.below(LUCK))
                world = Position(self._game, before, seat).world(stream)
                world.apply(self._game.deal(world, stream))
                usual += points_of(self._game, self._evaluation, world, stream.below(LUCK))[seat]
            found.append((given - usual) / SAMPLES)
        return tuple(found)

    def _choice(self, state: State, number: int, action: Action, now: tuple[float, ...]) -> Judged:
        """Compare a choice with the best answer, if there was another one."""
        seat, text = state.to_act(), action.text()
        plain = Judged(number, seat, text, now)
        if forced_answer(state) is not None:
            return plain
        position = Position(self._game, state, seat, lambda: self._happened)
        best = self._best_answer(position, number)
        if best.text() == text:
            return plain
        cost = self._cost(position, action, best, number)
        if cost < self._close:
            return plain
        reason = reason_for(best, position, self._evaluation, self._seed + number)
        return Judged(number, seat, text, now, (), cost, best.text(), reason)

    def _best_answer(self, position: Position, number: int) -> Action:
        search = self._design.player(len(self._seats))
        inquiry = inquiry_at(position, self._evaluation, position.offers)
        return search.think(inquiry, Stream(self._seed + number), Budget())[0].action

    def _cost(self, position: Position, chosen: Action, best: Action, number: int) -> float:
        """Play both on in the same worlds."""
        inquiry = inquiry_at(position, self._evaluation, [best, chosen])
        better, worse = CRITIC.weigh(inquiry, Stream(self._seed + number), Budget())
        return better.worth - worse.worth


def _is_quiet(state: State) -> bool:
    """Tell whether a state can be judged: no turn is in its midst."""
    return state.to_act() < 0 or state.begins_turn()
