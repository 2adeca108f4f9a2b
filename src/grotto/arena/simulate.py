"""Simulation: many games of one line-up, and what they look like.

>>> result = simulate("stone_age", seats=2, games=3, bots=["random"], seed="caves")
>>> result.games, len(result.scores)
(3, 2)
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter

from grotto.arena.contest import Contest, Finish
from grotto.arena.errors import NoGames, WrongLineUp
from grotto.arena.figures import Spread, spread_of
from grotto.arena.workers import Progress, hold_all
from grotto.bots import new_bot
from grotto.core.errors import WrongSeats
from grotto.core.options import Value
from grotto.games import find_game


@dataclass(frozen=True)
class Simulation:
    """What many games of one line-up came to; tuples go by seat."""

    game: str
    seats: int
    games: int
    bots: tuple[str, ...]
    seed: str
    decisions: int  # choices of seats, forced ones included, chance not
    seconds: float
    rounds: Mapping[int, int]  # games by number of rounds; empty when the game counts none
    scores: tuple[Spread, ...]
    wins: tuple[float, ...]  # a tie is shared

    @property
    def decisions_per_second(self) -> float:
        """How fast the games went."""
        return self.decisions / self.seconds if self.seconds else 0.0

    def plain(self) -> dict[str, object]:
        """Return everything as plain values, ready for JSON."""
        return {
            "game": self.game,
            "seats": self.seats,
            "games": self.games,
            "bots": list(self.bots),
            "seed": self.seed,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "decisions_per_second": self.decisions_per_second,
            "rounds": {str(rounds): games for rounds, games in self.rounds.items()},
            "scores": [spread.plain() for spread in self.scores],
            "wins": list(self.wins),
        }


def simulate(
    game_id: str,
    seats: int,
    games: int,
    bots: Sequence[str] = ("random",),
    seed: str = "0",
    jobs: int = 1,
    options: Mapping[str, Value] | None = None,
    progress: Progress | None = None,
    first: int = 0,
) -> Simulation:
    """Play `games` games; `bots` are the levels by seat, or one level for all seats.

    The result follows from the seed, whatever `jobs` is; only the time it takes differs. Games of
    a seed are numbered from 0; those before the `first` are left out.

    Raises:
        TableError: when there is no such game or bot, or they do not fit together.
    """
    levels = line_up(game_id, seats, bots, options or {})
    if games < 1:
        raise NoGames(games)
    contests = [
        Contest(game_id, levels, f"{seed}/{number}", dict(options or {}))
        for number in range(first, first + games)
    ]
    start = perf_counter()
    finishes = hold_all(contests, jobs, progress)
    return _sum_up(contests[0], seed, finishes, perf_counter() - start)


def line_up(
    game_id: str, seats: int, bots: Sequence[str], options: Mapping[str, Value]
) -> tuple[str, ...]:
    """Return one level per seat, after trying everything once.

    Raises:
        TableError: when there is no such game or bot, or they do not fit together.
    """
    game = find_game(game_id)
    if seats not in game.info.seats:
        raise WrongSeats(game_id, seats, game.info.seats)
    levels = tuple(bots) * (seats if len(bots) == 1 else 1)
    if len(levels) != seats:
        raise WrongLineUp(bots, seats)
    game.new(seats, options)
    for level in levels:
        new_bot(level, game, 0)
    return levels


def _sum_up(contest: Contest, seed: str, finishes: Sequence[Finish], seconds: float) -> Simulation:
    seats = range(len(contest.levels))
    return Simulation(
        game=contest.game,
        seats=len(seats),
        games=len(finishes),
        bots=contest.levels,
        seed=seed,
        decisions=sum(finish.decisions for finish in finishes),
        seconds=seconds,
        rounds=_rounds(finishes),
        scores=tuple(spread_of([finish.totals[seat] for finish in finishes]) for seat in seats),
        wins=tuple(sum(shared_win(finish, seat) for finish in finishes) for seat in seats),
    )


def _rounds(finishes: Sequence[Finish]) -> dict[int, int]:
    counted = Counter(finish.rounds for finish in finishes if finish.rounds)
    return dict(sorted(counted.items()))


def shared_win(finish: Finish, seat: int) -> float:
    """Return a seat's part of the victory; those who tie share it."""
    return 1 / len(finish.winners) if seat in finish.winners else 0.0
