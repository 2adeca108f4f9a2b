"""What a tournament comes to: how bots did, against whom, and from which seats."""

from collections.abc import Sequence
from dataclasses import dataclass

from grotto.arena.contest import Finish
from grotto.arena.faults import Fault
from grotto.arena.figures import TWO_SIGMAS, error_of_mean, wilson
from grotto.arena.ratings import Rating, ratings_of
from grotto.arena.simulate import shared_win
from grotto.arena.tournament import Played


@dataclass(frozen=True)
class BotStanding:
    """How a bot did; scores are those of games that were played to the end."""

    name: str
    rating: Rating
    games: int
    wins: float  # ties shared; with several seats in a game, their wins added up
    fair_share: float  # of wins, if all were equally good
    scores: tuple[int, ...]
    faults: tuple[tuple[int, Fault], ...]  # with the number of the game

    @property
    def win_share(self) -> float:
        """The part of its games that it won."""
        return self.wins / self.games

    @property
    def win_interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the win share."""
        return wilson(self.wins, self.games)

    @property
    def mean_score(self) -> float | None:
        """The mean score of a seat; None without a game that came to its end."""
        return sum(self.scores) / len(self.scores) if self.scores else None

    @property
    def score_doubt(self) -> float:
        """Half the 95 % confidence interval of the mean score."""
        return TWO_SIGMAS * error_of_mean(self.scores) if self.scores else 0.0

    @property
    def rating_doubt(self) -> float:
        """Half the interval that holds the strength with 95 %."""
        return TWO_SIGMAS * self.rating.sigma

    def plain(self) -> dict[str, object]:
        """Return everything but single scores as plain values."""
        low, high = self.win_interval
        return {
            "name": self.name,
            "rating": self.rating.mu,
            "rating_sigma": self.rating.sigma,
            "games": self.games,
            "wins": self.wins,
            "win_share": self.win_share,
            "win_low": low,
            "win_high": high,
            "fair_share": self.fair_share,
            "mean_score": self.mean_score,
            "score_doubt": self.score_doubt,
            "faults": len(self.faults),
        }


@dataclass(frozen=True)
class Duel:
    """How often one bot was ahead of another at the same table; ties count half."""

    name: str
    other: str
    meetings: int
    ahead: float

    @property
    def share(self) -> float:
        """The part of the meetings in which it was ahead."""
        return self.ahead / self.meetings

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the share."""
        return wilson(self.ahead, self.meetings)

    def plain(self) -> dict[str, object]:
        """Return everything as plain values."""
        low, high = self.interval
        return {
            "name": self.name,
            "other": self.other,
            "meetings": self.meetings,
            "ahead": self.ahead,
            "share": self.share,
            "low": low,
            "high": high,
        }


@dataclass(frozen=True)
class SeatStanding:
    """How a seat did, whoever sat there."""

    seat: int
    games: int
    wins: float
    scores: tuple[int, ...]

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the win share."""
        return wilson(self.wins, self.games)

    @property
    def mean_score(self) -> float | None:
        """The mean score; None without a game that came to its end."""
        return sum(self.scores) / len(self.scores) if self.scores else None

    def plain(self) -> dict[str, object]:
        """Return everything but single scores as plain values."""
        low, high = self.interval
        return {
            "seat": self.seat,
            "games": self.games,
            "wins": self.wins,
            "win_share": self.wins / self.games,
            "win_low": low,
            "win_high": high,
            "mean_score": self.mean_score,
        }


@dataclass(frozen=True)
class Standings:
    """The result of a tournament, the best bot first."""

    played: Played
    bots: tuple[BotStanding, ...]
    duels: tuple[Duel, ...]
    seats: tuple[SeatStanding, ...]

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.played.finishes)

    def plain(self) -> dict[str, object]:
        """Return everything as plain values, ready for JSON."""
        return {
            **self.played.plan.plain(),
            "games": self.games,
            "by_bot": [bot.plain() for bot in self.bots],
            "by_pair": [duel.plain() for duel in self.duels],
            "by_seat": [seat.plain() for seat in self.seats],
        }


def standings_of(played: Played) -> Standings:
    """Sum a tournament up.

    Raises:
        ModuleNotFoundError: when OpenSkill is not installed.
    """
    ratings = ratings_of(played.plan.names, played.rows())
    bots = [_standing(name, ratings[name], played) for name in played.plan.names]
    bots.sort(key=lambda bot: -bot.rating.mu)
    names = [bot.name for bot in bots]
    duels = [_duel(name, other, played) for name in names for other in names if name != other]
    return Standings(
        played,
        tuple(bots),
        tuple(duel for duel in duels if duel.meetings),
        tuple(_seat(seat, played.finishes) for seat in range(played.plan.seats)),
    )


def _standing(name: str, rating: Rating, played: Played) -> BotStanding:
    games, fair = 0, 0.0
    wins = 0.0
    scores: list[int] = []
    faults: list[tuple[int, Fault]] = []
    for number, (seating, finish) in enumerate(played.rows()):
        own = [seat for seat, who in enumerate(seating) if who == name]
        games += bool(own)
        fair += len(own) / len(seating)
        wins += sum(shared_win(finish, seat) for seat in own)
        scores += [finish.totals[seat] for seat in own if finish.totals]
        faults += [(number, fault) for fault in finish.faults if fault.seat in own]
    return BotStanding(name, rating, games, wins, fair / games, tuple(scores), tuple(faults))


def _duel(name: str, other: str, played: Played) -> Duel:
    meetings, ahead = 0, 0.0
    for seating, finish in played.rows():
        for seat, who in enumerate(seating):
            for place, rival in enumerate(seating):
                if (who, rival) == (name, other):
                    meetings += 1
                    ahead += _part(finish.ranks[seat], finish.ranks[place])
    return Duel(name, other, meetings, ahead)


def _part(rank: int, other: int) -> float:
    return 0.5 if rank == other else float(rank < other)


def _seat(seat: int, finishes: Sequence[Finish]) -> SeatStanding:
    wins = sum(shared_win(finish, seat) for finish in finishes)
    scores = tuple(finish.totals[seat] for finish in finishes if finish.totals)
    return SeatStanding(seat, len(finishes), wins, scores)
