"""Clocks: how much time seats have left, from nothing but the times of a log's entries."""

from typing import Final

from msgspec import Struct

from grotto.core.seats import NOBODY
from grotto.server.log.spec import BANK, DAYS, Clock

RESERVE: Final = 0.1
"""The part of the bank that somebody gets who returns after the time has run out."""


class Timing(Struct, kw_only=True):
    """How long seats have thought.

    Taking back gains no time: only what comes after the furthest move counts as a new question.
    """

    thought: list[float]  # seconds by seat
    turns: list[int]  # by seat: how often it has passed the turn on
    reserve: list[bool]  # by seat: the bank was used up, and this is the reserve
    asked: int = NOBODY
    since: float = 0.0  # up to then all time is counted
    fresh: float = 0.0  # when the question was new; later by as long as a vacation lasted since
    furthest: int = 0  # moves, at most so far
    ended: int = -1  # moves after which a turn was ended by hand, at most so far

    def count(self, seat: int, at: float, away: float = 0.0) -> None:
        """Let the time until `at` be `seat`'s; nobody's when it is none.

        `away` is until when its person is on vacation: up to then the question stays new.
        """
        passed = max(0.0, at - self.since)
        if seat >= 0:
            self.thought[seat] += passed
        self.fresh += self._vacation(passed, away)
        self.since += passed

    def waited(self, at: float, away: float) -> float:
        """Return for how long the question of now has waited at a later time, but for vacations."""
        passed = max(0.0, at - self.since)
        return self.since - self.fresh + passed - self._vacation(passed, away)

    def _vacation(self, passed: float, away: float) -> float:
        """Return how much of the time that has passed since it was counted was vacation."""
        return min(passed, max(0.0, away - self.since))

    def ask(self, seat: int, moves: int) -> None:
        """Let a seat be asked, after so many moves."""
        if moves > self.furthest:
            self.furthest = moves
            self._pass_on(seat)
        self.asked = seat

    def end_turn(self, seat: int, moves: int) -> None:
        """Let a seat be asked because the one before has ended its turn, after so many moves."""
        if moves > self.ended:
            self.ended = moves
            self._pass_on(seat)
        self.asked = seat

    def _pass_on(self, seat: int) -> None:
        """Ask something new; if it is another seat, a turn has been passed on."""
        self.fresh = self.since
        if 0 <= self.asked != seat:
            self.turns[self.asked] += 1

    def go_back(self, moves: int) -> None:
        """Let everybody think anew: all have agreed to take moves back."""
        self.furthest, self.fresh = moves, self.since
        self.ended = min(self.ended, moves)

    def give_reserve(self, seat: int) -> None:
        """Let somebody play again whose time had run out."""
        self.thought[seat], self.turns[seat], self.reserve[seat] = 0.0, 0, True

    def left(self, clock: Clock, seat: int) -> float | None:
        """Return how many seconds `seat` had when time was counted last; None without a clock."""
        if clock.kind == DAYS:
            return clock.seconds - (self.since - self.fresh if seat == self.asked else 0.0)
        if clock.kind != BANK:
            return None
        bank = clock.seconds * RESERVE + clock.increment if self.reserve[seat] else clock.seconds
        return bank + clock.increment * self.turns[seat] - self.thought[seat]


def new_timing(seats: int) -> Timing:
    """Return the timing of a table where nothing has happened."""
    return Timing(thought=[0.0] * seats, turns=[0] * seats, reserve=[False] * seats)
