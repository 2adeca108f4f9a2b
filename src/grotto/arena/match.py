"""Matches: which bot is stronger, with the seats rotated fairly and the doubt told."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Final

from grotto.arena.contest import Contest, Finish
from grotto.arena.errors import NoGames
from grotto.arena.figures import error_of_mean, wilson
from grotto.arena.simulate import line_up, shared_win
from grotto.arena.workers import Progress, hold_all
from grotto.core.options import Value

SMALL: Final = 4
"""Line-ups up to here are seated in every order: 24 of four bots, but already 120 of five."""


@dataclass(frozen=True)
class Standing:
    """How a bot, or a seat, did; `name` is the level, or the number of the seat."""

    name: str
    seats: int  # seats it took in every game
    games: int
    wins: float  # games won by one of its seats, ties shared
    fair_share: float  # of wins, if all were equally good
    mean_score: float  # per seat
    score_error: float  # standard error of that mean

    @property
    def win_share(self) -> float:
        """The part of the games that it won."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the win share."""
        return wilson(self.wins, self.games)

    def plain(self) -> dict[str, object]:
        """Return everything as plain values."""
        return {
            "name": self.name,
            "seats": self.seats,
            "games": self.games,
            "wins": self.wins,
            "win_share": self.win_share,
            "interval": list(self.interval),
            "fair_share": self.fair_share,
            "mean_score": self.mean_score,
            "score_error": self.score_error,
        }


@dataclass(frozen=True)
class MatchResult:
    """The standings after a match, by bot and by seat."""

    game: str
    line_up: tuple[str, ...]
    seed: str
    games: int
    arrangements: int  # seatings that were played in turn
    by_bot: tuple[Standing, ...]  # the best first
    by_seat: tuple[Standing, ...]

    def plain(self) -> dict[str, object]:
        """Return everything as plain values, ready for JSON."""
        return {
            "game": self.game,
            "seats": len(self.line_up),
            "line_up": list(self.line_up),
            "seed": self.seed,
            "games": self.games,
            "arrangements": self.arrangements,
            "by_bot": [standing.plain() for standing in self.by_bot],
            "by_seat": [standing.plain() for standing in self.by_seat],
        }


def match(
    game_id: str,
    bots: Sequence[str],
    games: int,
    seed: str = "0",
    jobs: int = 1,
    options: Mapping[str, Value] | None = None,
    progress: Progress | None = None,
    first: int = 0,
) -> MatchResult:
    """Play at least `games` games between the levels in `bots`, one per seat.

    Games are added until every seating was played equally often; all seatings meet the same luck.
    The result follows from the seed, whatever `jobs` is. A seed has luck without end, numbered
    from 0: who goes on with the `first` number that was not played never plays a game twice.

    Raises:
        TableError: when there is no such game or bot, or they do not fit together.
    """
    levels = line_up(game_id, len(bots), bots, options or {})
    if games < 1:
        raise NoGames(games)
    seatings = arrangements(levels)
    contests = [
        Contest(game_id, seating, f"{seed}/{luck}", dict(options or {}))
        for luck in range(first, first - (-games // len(seatings)))
        for seating in seatings
    ]
    finishes = hold_all(contests, jobs, progress)
    return _sum_up(levels, seed, contests, finishes)


def arrangements(levels: Sequence[str]) -> list[tuple[str, ...]]:
    """List the ways to seat a line-up: every order of a small one, the rotations of a large one.

    >>> arrangements(["greedy", "random", "random"])
    [('greedy', 'random', 'random'), ('random', 'greedy', 'random'), ('random', 'random', 'greedy')]
    """
    if len(levels) <= SMALL:
        return list(dict.fromkeys(permutations(levels)))
    rotations = [(*levels[start:], *levels[:start]) for start in range(len(levels))]
    return list(dict.fromkeys(rotations))


def _sum_up(
    levels: tuple[str, ...], seed: str, contests: Sequence[Contest], finishes: Sequence[Finish]
) -> MatchResult:
    by_bot = [_standing_of_bot(level, contests, finishes) for level in dict.fromkeys(levels)]
    by_bot.sort(key=lambda standing: standing.wins / standing.seats, reverse=True)
    return MatchResult(
        game=contests[0].game,
        line_up=levels,
        seed=seed,
        games=len(finishes),
        arrangements=len(arrangements(levels)),
        by_bot=tuple(by_bot),
        by_seat=tuple(_standing_of_seat(seat, finishes) for seat in range(len(levels))),
    )


def _standing_of_bot(
    level: str, contests: Sequence[Contest], finishes: Sequence[Finish]
) -> Standing:
    taken = [
        [seat for seat, seated in enumerate(contest.levels) if seated == level]
        for contest in contests
    ]
    return _standing(level, taken, finishes)


def _standing_of_seat(seat: int, finishes: Sequence[Finish]) -> Standing:
    return _standing(str(seat), [[seat]] * len(finishes), finishes)


def _standing(name: str, taken: list[list[int]], finishes: Sequence[Finish]) -> Standing:
    """Sum up the results of the seats `taken` in each game."""
    pairs = list(zip(taken, finishes, strict=True))
    scores = [finish.totals[seat] for seats, finish in pairs for seat in seats]
    return Standing(
        name=name,
        seats=len(taken[0]),
        games=len(finishes),
        wins=sum(shared_win(finish, seat) for seats, finish in pairs for seat in seats),
        fair_share=len(taken[0]) / len(finishes[0].totals),
        mean_score=sum(scores) / len(scores),
        score_error=error_of_mean(scores),
    )
