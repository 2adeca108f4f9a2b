"""The questions of The Lost Mines, as everybody may know them."""

from dataclasses import dataclass

from grotto.games.lost_mines.vocabulary import LostMinesAsked


@dataclass(frozen=True)
class CardAsked(LostMinesAsked):
    """`seat` plays a card or discards; `voted` when its proposal to end the round was refused."""

    seat: int
    voted: bool


@dataclass(frozen=True)
class MoveAsked(LostMinesAsked):
    """The dwarf of `seat` stands on a space and may go so many steps."""

    seat: int
    cell: int
    steps: int


@dataclass(frozen=True)
class TakeAsked(LostMinesAsked):
    """`seat` picks a treasure of the mine on which its dwarf stands, by the number of its slot."""

    seat: int
    cell: int
    mine: int
    slots: tuple[int, ...]


@dataclass(frozen=True)
class FaceAsked(LostMinesAsked):
    """`seat` chooses how the mine that it has opened shall lie."""

    seat: int
    cell: int
    mine: int


@dataclass(frozen=True)
class VoteAsked(LostMinesAsked):
    """`seat` agrees or refuses to end the round, as `proposer` wants."""

    seat: int
    proposer: int
