"""Scoring a round: pots, shares, remainders, selfish dwarfs and the dragon [MIN-9]."""

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import mypyc_attr

from grotto.core.outcome import Line, Sheet
from grotto.core.phrase import Phrase
from grotto.games.lost_mines.components import CLANS, DRAGON_PENALTY, SABOTEUR, SELFISH, TREASURES

NO_POT: Final = -1


def pot_of(clan: int, role: int) -> int:
    """Return whose pot the finds of a dwarf join, or `NO_POT` for a selfish one.

    A saboteur works for the other clan.
    """
    if role == SELFISH:
        return NO_POT
    return len(CLANS) - 1 - clan if role == SABOTEUR else clan


@final
@mypyc_attr(acyclic=True)
class Tally:
    """What one seat was and found in one round, what it got, and why."""

    __slots__ = ("clan", "dragon", "finds", "has_dragon", "own", "remainder", "role", "share")

    def __init__(
        self,
        clan: int,
        role: int,
        finds: tuple[int, ...],
        own: int,
        share: int,
        remainder: int,
        dragon: int,
        *,
        has_dragon: bool,
    ) -> None:
        self.clan: Final = clan
        self.role: Final = role
        self.finds: Final = finds  # treasures
        self.has_dragon: Final = has_dragon
        self.own: Final = own  # treasures of a selfish dwarf
        self.share: Final = share  # of a clan's pot
        self.remainder: Final = remainder  # of that pot, for its best find
        self.dragon: Final = dragon  # points lost to the dragon, zero or negative

    @property
    def points(self) -> int:
        """The points of the round."""
        return self.own + self.share + self.remainder + self.dragon

    @property
    def pot(self) -> int:
        """The clan whose pot the finds joined, or `NO_POT`."""
        return pot_of(self.clan, self.role)

    @property
    def found(self) -> int:
        """What the finds are worth together."""
        return sum(values_of(self.finds))

    def key(self) -> tuple[int, ...]:
        """Return all that was counted."""
        earned = (self.own, self.share, self.remainder, self.dragon)
        return (self.clan, self.role, int(self.has_dragon), *earned, *self.finds)


def values_of(finds: Sequence[int]) -> list[int]:
    """Return what each of some treasures is worth."""
    return [TREASURES[treasure].value for treasure in finds]


def tallies_of(
    clans: tuple[int, ...], roles: tuple[int, ...], finds: list[list[int]], dragon: int
) -> tuple[Tally, ...]:
    """Score a round, given the treasures that each seat found and who holds the dragon."""
    values = [values_of(found) for found in finds]
    own = [sum(values[seat]) if role == SELFISH else 0 for seat, role in enumerate(roles)]
    shares = [0] * len(roles)
    remainders = [0] * len(roles)
    for clan in range(len(CLANS)):
        members = [seat for seat, role in enumerate(roles) if pot_of(clans[seat], role) == clan]
        if members:
            share_out(members, values, shares, remainders)
    return tuple(
        Tally(
            clans[seat],
            role,
            tuple(finds[seat]),
            own[seat],
            shares[seat],
            remainders[seat],
            -burnt(own[seat] + shares[seat] + remainders[seat]) if seat == dragon else 0,
            has_dragon=seat == dragon,
        )
        for seat, role in enumerate(roles)
    )


def share_out(
    members: list[int], values: list[list[int]], shares: list[int], remainders: list[int]
) -> None:
    """Everybody gets the same; what is left goes to the best single find, ties split it."""
    share, rest = divmod(sum(sum(values[seat]) for seat in members), len(members))
    best = max(best_find(values[seat]) for seat in members)
    finders = [seat for seat in members if best_find(values[seat]) == best]
    for seat in members:
        shares[seat] = share
    for seat in finders:
        remainders[seat] = rest // len(finders)


def best_find(values: list[int]) -> int:
    """Return the most valuable single treasure, or nothing."""
    return max(values, default=0)


def burnt(points: int) -> int:
    """The dragon takes two points of this round, but never more than there are."""
    return min(DRAGON_PENALTY, points)


def sheet_of(tallies: list[Tally]) -> Sheet:
    """Itemise the points of one seat, round by round."""
    lines: list[Line] = []
    for number, tally in enumerate(tallies, 1):
        lines += [
            _line("own", number, tally.own),
            _line("share", number, tally.share),
            _line("remainder", number, tally.remainder),
            _line("dragon", number, tally.dragon),
        ]
    return Sheet(tuple(lines))


def _line(item: str, number: int, points: int) -> Line:
    return Line(f"{item}_{number}", points, Phrase("lost_mines-score-" + item, {"round": number}))
