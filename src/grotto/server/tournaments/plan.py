"""What a tournament is: its plan, who takes part, and the tables that were played."""

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

KNOCKOUT: Final = "knockout"
SWISS: Final = "swiss"
ROUND_ROBIN: Final = "round_robin"
FORMATS: Final = (KNOCKOUT, SWISS, ROUND_ROBIN)

DUEL: Final = 2
"""The size of the smallest table."""


class Plan(Struct, frozen=True, kw_only=True):
    """How a tournament is played."""

    format: str
    sizes: tuple[int, ...]  # tables may have so many seats; the largest is the usual one
    advance: int = 1  # in a knock-out: how many of each table go on
    rounds: int = 0  # of a Swiss tournament; 0: as many as its players need
    meetings: int = 1  # in a round-robin: how often each meets each
    bots: bool = True  # bots play on for those who leave
    seed: str = ""  # of all that is drawn by lot

    @property
    def size(self) -> int:
        """How many sit at a full table."""
        return max(self.sizes)


class Entrant(Struct, frozen=True, kw_only=True):
    """Somebody who takes part, by the number under which tables name them."""

    number: int
    rank: int  # among all before the first round, from 0
    left: int | None = None  # the last round that they wanted to play; None while they stay
    is_bot: bool = False


class Finish(Struct, frozen=True, kw_only=True):
    """How one seat has ended."""

    rank: int
    points: int = 0  # in the game
    gone: bool = False  # a bot has played the end for a person


class Match(Struct, frozen=True, kw_only=True):
    """One table of a round; who is alone there sits the round out."""

    round: int  # from 1
    number: int  # in the round, from 0
    entrants: tuple[int, ...]  # by seat
    finishes: tuple[Finish, ...] = ()  # by seat; none until it is over

    @property
    def is_bye(self) -> bool:
        """Whether somebody sits the round out."""
        return len(self.entrants) == 1

    @property
    def is_over(self) -> bool:
        """Whether the result is known."""
        return bool(self.finishes)

    def places(self) -> dict[int, int]:
        """Return the place of everybody, from 0; who has left the table comes after all others."""
        last = 1 + max(finish.rank for finish in self.finishes)
        ranks = [last if finish.gone else finish.rank for finish in self.finishes]
        return {
            number: sum(other < rank for other in ranks)
            for number, rank in zip(self.entrants, ranks, strict=True)
        }

    def finish_of(self, number: int) -> Finish:
        """Return how somebody has ended here."""
        return self.finishes[self.entrants.index(number)]


BYE: Final = (Finish(rank=1),)
"""The result of who sits a round out."""


def last_round(matches: Iterable[Match]) -> int:
    """Return the number of the last round that was begun; 0 before the first."""
    return max((match.round for match in matches), default=0)


def playing(plan: Plan, entrants: Sequence[Entrant], number: int) -> list[Entrant]:
    """Return those for whom there is a seat in a round: where bots play on, everybody."""
    return [one for one in entrants if plan.bots or stays(one, number)]


def stays(entrant: Entrant, number: int) -> bool:
    """Tell whether somebody wants to play a round."""
    return entrant.left is None or entrant.left >= number


def split(players: int, sizes: Sequence[int]) -> list[int]:
    """Return the sizes of tables for some players, as equal as they can be; who is alone sits out.

    As few as possible sit out, and then there are as few tables as possible.
    """
    for seated in range(players, 0, -1):
        for tables in range(-(-seated // max(sizes)), seated // min(sizes) + 1):
            small, larger = divmod(seated, tables)
            found = [small + 1] * larger + [small] * (tables - larger)
            if set(found) <= set(sizes):
                return found + [1] * (players - seated)
    return [1] * players
