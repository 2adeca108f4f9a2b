"""Who begins: a seat that the table names, or one that chance draws."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import mypyc_attr

from grotto.core.action import Action, Dealt
from grotto.core.decision import Chance, StateT
from grotto.core.errors import WrongOption
from grotto.core.nouns import SEAT
from grotto.core.options import Option, Value
from grotto.core.seats import CHANCE
from grotto.core.stream import Stream

DRAWN: Final = "random"
"""The value of the option that leaves it to chance."""

FIRST_PLAYER: Final = "first_player"
"""The option that says who begins."""

_MOST_SEATS: Final = 10  # records name seats by one digit


def first_player_option(most_seats: int, rule: str) -> Option:
    """Return the option `first_player` of a game for up to `most_seats`."""
    return Option(FIRST_PLAYER, DRAWN, _choices(most_seats), rule)


def first_player_of(options: Mapping[str, Value], seats: int) -> int:
    """Return the seat that is to begin, or `CHANCE` when one is to be drawn.

    Raises:
        WrongOption: when nobody takes the seat that is named.
    """
    named = options[FIRST_PLAYER]
    if named == DRAWN:
        return CHANCE
    if int(named) >= seats:
        raise WrongOption(FIRST_PLAYER, str(named), ", ".join(_choices(seats)))
    return int(named)


def _choices(seats: int) -> tuple[str, ...]:
    return (DRAWN, *map(str, range(seats)))


@final
@mypyc_attr(acyclic=True)
class First(Dealt):
    """A seat is drawn to begin: ``first 2``."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__("action-first", "first", SEAT.ref("who", seat))
        self.seat: Final = seat


FIRST: Final[list[First]] = [First(seat) for seat in range(_MOST_SEATS)]
"""By seat; the notation of a game reads as many as the game has seats."""


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawFirst(Chance[StateT]):
    """One of `seats` is drawn to begin; a game says what that means."""

    __slots__ = ("seats",)

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats: Final = seats  # those of the table, so the text need not tell

    @abstractmethod
    def begin_with(self, state: StateT, seat: int) -> None:
        """Let `seat` begin."""

    def text(self) -> str:
        """Write the pending draw."""
        return "first"

    def options(self, state: StateT) -> list[Action]:
        """List all seats."""
        return [*FIRST[: self.seats]]

    def deal(self, state: StateT, stream: Stream) -> Action:
        """Draw one."""
        return FIRST[stream.below(self.seats)]

    def odds(self, state: StateT, action: Action) -> float:
        """Every seat is as likely."""
        return 1 / self.seats

    def resolve(self, state: StateT, action: Action) -> None:
        """Let the seat that was drawn begin."""
        assert isinstance(action, First)
        self.begin_with(state, action.seat)
