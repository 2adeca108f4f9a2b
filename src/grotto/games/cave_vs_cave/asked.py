"""The questions of Cave vs Cave, as everybody may know them."""

from dataclasses import dataclass

from grotto.games.cave_vs_cave.vocabulary import CaveAsked


@dataclass(frozen=True)
class TakeAsked(CaveAsked):
    """`seat` takes an action tile."""

    seat: int


@dataclass(frozen=True)
class CarryOutAsked(CaveAsked):
    """`seat` carries out what is left of its tile: these effects, and so many uses of rooms.

    Effects are counted from 0; those of blue rooms come after the printed ones.
    """

    seat: int
    tile: int
    effects: tuple[int, ...]
    uses: int


@dataclass(frozen=True)
class RoomAsked(CaveAsked):
    """`seat` uses a room, whose effects in `effects` are open."""

    seat: int
    room: int
    effects: tuple[int, ...]


@dataclass(frozen=True)
class DigAgainAsked(CaveAsked):
    """`seat` may dig the second of two caverns."""

    seat: int


@dataclass(frozen=True)
class SideAsked(CaveAsked):
    """`seat` chooses which side of its additional cavern lies up."""

    seat: int
