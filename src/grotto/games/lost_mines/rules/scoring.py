"""Scoring a round: pots, shares, remainders, selfish dwarfs and the dragon [MIN-9]."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from grotto.core.outcome import Line, Sheet
from grotto.core.phrase import Phrase
from grotto.games.lost_mines.components import CLANS, DRAGON_PENALTY, SABOTEUR, SELFISH


@final
@mypyc_attr(acyclic=True)
class Tally:
    """What one seat got in one round, and why."""

    __slots__ = ("dragon", "own", "remainder", "share")

    def __init__(self, own: int, share: int, remainder: int, dragon: int) -> None:
        self.own: Final = own  # treasures of a selfish dwarf
        self.share: Final = share  # of a clan's pot
        self.remainder: Final = remainder  # of that pot, for its best find
        self.dragon: Final = dragon  # points lost to the dragon, zero or negative

    @property
    def points(self) -> int:
        """The points of the round."""
        return self.own + self.share + self.remainder + self.dragon

    def parts(self) -> list[int]:
        """List what the points are made of."""
        return [self.own, self.share, self.remainder, self.dragon]


def pot_of(clan: int, role: int) -> int:
    """Return whose pot the finds of a dwarf join; a saboteur works for the other clan."""
    return len(CLANS) - 1 - clan if role == SABOTEUR else clan


def tallies_of(
    clans: tuple[int, ...], roles: tuple[int, ...], finds: list[list[int]], dragon: int
) -> tuple[Tally, ...]:
    """Score a round, given the values of the treasures that each seat found."""
    own = [sum(finds[seat]) if role == SELFISH else 0 for seat, role in enumerate(roles)]
    shares = [0] * len(roles)
    remainders = [0] * len(roles)
    for clan in range(len(CLANS)):
        members = [
            seat
            for seat, role in enumerate(roles)
            if role != SELFISH and pot_of(clans[seat], role) == clan
        ]
        if members:
            share_out(members, finds, shares, remainders)
    return tuple(
        Tally(
            own[seat],
            shares[seat],
            remainders[seat],
            -burnt(own[seat] + shares[seat] + remainders[seat]) if seat == dragon else 0,
        )
        for seat in range(len(roles))
    )


def share_out(
    members: list[int], finds: list[list[int]], shares: list[int], remainders: list[int]
) -> None:
    """Everybody gets the same; what is left goes to the best single find, ties split it."""
    share, rest = divmod(sum(sum(finds[seat]) for seat in members), len(members))
    best = max(best_find(finds[seat]) for seat in members)
    finders = [seat for seat in members if best_find(finds[seat]) == best]
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
