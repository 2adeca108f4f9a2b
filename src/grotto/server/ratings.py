"""Ratings of people: a fold over finished games, one after the other. It knows no database.

There are two scales. Among *people* only the people at a table count, and only against each other.
On the scale of *bots* everybody counts at a table at which a bot sat: bots have no other rating,
and no victory over a bot makes anybody stronger among people. Who has left before the end, and for
whom a bot has played on, comes last.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from grotto.arena.ratings import UNKNOWN, Rating, learned

PEOPLE: Final = "people"
BOTS: Final = "bots"
SCALES: Final = (PEOPLE, BOTS)

BOT: Final = "bot:"
"""Players whose names begin so are bots of a level."""

CAUTION: Final = 3.0
"""One is at least so many standard deviations below the mean, very likely."""

_ZERO: Final = 1000
_STEP: Final = 20
"""People read whole numbers: a newcomer has 1500."""


class Player(Struct, frozen=True):
    """Who is rated: somebody, or the bots of one level, on one scale."""

    scale: str
    name: str


class Strength(Struct, frozen=True, kw_only=True):
    """What is believed of a player after so many games."""

    mu: float
    sigma: float
    games: int

    @property
    def cautious(self) -> float:
        """What the player reaches at least, very likely; lists are ordered by it."""
        return self.mu - CAUTION * self.sigma

    @property
    def shown(self) -> int:
        """The number that people read."""
        return round(_ZERO + _STEP * self.mu)

    @property
    def doubt(self) -> int:
        """How much it may be off, in the same measure."""
        return round(_STEP * self.sigma)


NEWCOMER: Final = Strength(mu=UNKNOWN.mu, sigma=UNKNOWN.sigma, games=0)


class Finisher(Struct, frozen=True, kw_only=True):
    """A seat when its game was over."""

    name: str  # of the player
    rank: int
    gone: bool = False  # a bot has played the end for a person


def players_of(seats: Sequence[Finisher]) -> list[Player]:
    """Return who is rated by a game: those who are with others on a scale."""
    return [
        Player(scale, name)
        for scale in SCALES
        for name in dict.fromkeys(seat.name for seat in _counted(scale, seats))
    ]


def rated(known: Mapping[Player, Strength], seats: Sequence[Finisher]) -> dict[Player, Strength]:
    """Return what is believed of all players of a game, after it."""
    after: dict[Player, Strength] = {}
    for scale in SCALES:
        after |= _rated_on(scale, known, _counted(scale, seats))
    return after


def _counted(scale: str, seats: Sequence[Finisher]) -> list[Finisher]:
    """Return the seats that count on a scale; none where there is nobody to compare with."""
    is_bot = [seat.name.startswith(BOT) for seat in seats]
    counted = [seat for seat, bot in zip(seats, is_bot, strict=True) if scale == BOTS or not bot]
    alone = len({seat.name for seat in counted}) < 2  # noqa: PLR2004 (one is nobody to compare with)
    return [] if alone or (scale == BOTS and not any(is_bot)) else counted


def _rated_on(
    scale: str, known: Mapping[Player, Strength], seats: Sequence[Finisher]
) -> dict[Player, Strength]:
    if not seats:
        return {}
    names = [seat.name for seat in seats]
    before = {name: known.get(Player(scale, name), NEWCOMER) for name in names}
    beliefs = {name: Rating(one.mu, one.sigma) for name, one in before.items()}
    last = 1 + max(seat.rank for seat in seats)
    after = learned(beliefs, names, [last if seat.gone else seat.rank for seat in seats])
    return {
        Player(scale, name): Strength(mu=one.mu, sigma=one.sigma, games=before[name].games + 1)
        for name, one in after.items()
    }
