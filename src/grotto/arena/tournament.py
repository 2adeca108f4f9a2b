"""Tournaments: all against all, with fair seats and paired luck.

A round is every line-up in every seating, all with the same luck. Games are numbered from 0, and a
number stands for the same game however many are played, by how many processes, or in which order.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Any

from grotto.arena.contest import Contest, Finish
from grotto.arena.entrants import USUAL_SECONDS, Entrant, check_entrant, entrants_of
from grotto.arena.errors import NoGames, WrongLineUp
from grotto.arena.journal import Journal
from grotto.arena.match import arrangements
from grotto.arena.workers import Numbered, Progress, Result, hold_each
from grotto.core.errors import WrongSeats
from grotto.core.game import Game
from grotto.core.options import Value, complete, written
from grotto.games import find_game

Crew = Callable[[Sequence[Numbered]], Iterator[list[Result]]]
"""Whoever plays contests: some processes, or a cluster."""


@dataclass(frozen=True)
class Plan:
    """What is to be played: everything but the number of games."""

    game: str
    rules: int
    seats: int
    entrants: tuple[Entrant, ...]
    seed: str
    options: Mapping[str, Value]
    seconds: float

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of the bots, each once."""
        return tuple(dict.fromkeys(entrant.name for entrant in self.entrants))

    @cached_property
    def seatings(self) -> list[tuple[str, ...]]:
        """The names by seat, for every game of a round."""
        return [
            seating
            for line_up in line_ups([entrant.name for entrant in self.entrants], self.seats)
            for seating in arrangements(line_up)
        ]

    @cached_property
    def _bots(self) -> dict[str, str]:
        return {entrant.name: entrant.bot for entrant in self.entrants}

    def games(self, wanted: int) -> int:
        """Return how many games are played: whole rounds, and at least as many as wanted."""
        return -(-wanted // len(self.seatings)) * len(self.seatings)

    def seating(self, number: int) -> tuple[str, ...]:
        """Return who sits where in a game."""
        return self.seatings[number % len(self.seatings)]

    def contest(self, number: int) -> Contest:
        """Return a game."""
        bots = tuple(self._bots[name] for name in self.seating(number))
        luck = number // len(self.seatings)
        return Contest(self.game, bots, f"{self.seed}/{luck}", dict(self.options), self.seconds)

    def plain(self) -> dict[str, object]:
        """Return what tells this plan from others, as plain values."""
        return {
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "bots": {entrant.name: entrant.bot for entrant in self.entrants},
            "line_up": [entrant.name for entrant in self.entrants],
            "seed": self.seed,
            "options": {key: written(value) for key, value in sorted(self.options.items())},
            "seconds": self.seconds,
        }


@dataclass(frozen=True)
class Played:
    """All games of a tournament, in their order."""

    plan: Plan
    finishes: tuple[Finish, ...]

    def rows(self) -> Iterator[tuple[tuple[str, ...], Finish]]:
        """Give who sat where in every game, and how it ended."""
        return ((self.plan.seating(n), finish) for n, finish in enumerate(self.finishes))


def plan_of(
    game_id: str,
    bots: Sequence[str],
    seats: int | None = None,
    seed: str = "0",
    options: Mapping[str, Value] | None = None,
    seconds: float = USUAL_SECONDS,
) -> Plan:
    """Plan a tournament, after trying everything once; without `seats` all bots sit at one table.

    Raises:
        TableError: when there is no such game or bot, or they do not fit together.
    """
    game = find_game(game_id)
    entrants = entrants_of(bots)
    for entrant in dict.fromkeys(entrants):
        check_entrant(entrant.bot, game)
    taken = _seats(game, len(entrants), seats)
    if not entrants:
        raise WrongLineUp(bots, taken)
    chosen = complete(game.info.options, options or {})
    game.new(taken, chosen)
    rules = game.info.rules_version
    return Plan(game_id, rules, taken, entrants, seed, dict(options or {}), seconds)


def _seats(game: Game[Any], bots: int, seats: int | None) -> int:
    """Return how many sit at a table: as many as was said, or else as there are bots and places."""
    allowed = game.info.seats
    if seats is None:
        return min(max(bots, allowed[0]), allowed[-1])
    if seats not in allowed:
        raise WrongSeats(game.info.id, seats, allowed)
    return seats


def line_ups(names: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """List who may sit together: all choices of bots; where they are too few, several of each.

    >>> line_ups(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> line_ups(["a", "b"], 3)
    [('a', 'a', 'b'), ('a', 'b', 'b')]
    """
    if len(names) >= seats:
        return list(dict.fromkeys(combinations(names, seats)))
    every = combinations_with_replacement(dict.fromkeys(names), seats)
    return [line_up for line_up in every if set(line_up) == set(names)]


def play(
    plan: Plan,
    games: int,
    jobs: int = 1,
    folder: Path | None = None,
    progress: Progress | None = None,
    crew: Crew | None = None,
) -> Played:
    """Play a tournament; with a folder, games that were played there before are not played again.

    Raises:
        TableError: when the folder cannot be used, or whoever plays the games cannot go on.
    """
    if games < 1:
        raise NoGames(games)
    total = plan.games(games)
    hold = crew or (lambda contests: hold_each(contests, jobs))
    if folder is None:
        return Played(plan, _in_order(_played(plan, range(total), {}, hold, progress), total))
    with Journal(folder, plan.plain()) as journal:
        finishes = {n: finish for n, finish in journal.finishes.items() if n < total}
        missing = [number for number in range(total) if number not in finishes]
        _played(plan, missing, finishes, hold, progress, journal)
        journal.put_in_order()
        return Played(plan, _in_order(finishes, total))


def _played(
    plan: Plan,
    numbers: Sequence[int],
    finishes: dict[int, Finish],
    hold: Crew,
    progress: Progress | None,
    journal: Journal | None = None,
) -> dict[int, Finish]:
    """Play games and add their results; each is kept before anybody hears of it."""
    contests = [(number, plan.contest(number)) for number in numbers]
    for results in hold(contests):
        if journal is not None:
            journal.add(results)
        finishes.update(results)
        if progress is not None:
            progress(len(finishes))
    return finishes


def _in_order(finishes: Mapping[int, Finish], total: int) -> tuple[Finish, ...]:
    return tuple(finishes[number] for number in range(total))
