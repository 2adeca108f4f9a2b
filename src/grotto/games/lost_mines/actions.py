"""The answers of The Lost Mines and how they are written.

There are so few that every one of them is built once and shared. The answers of chance are in
`deals`.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from grotto.core.action import Action, Word
from grotto.core.notation import multiset
from grotto.core.phrase import Phrase, Who
from grotto.games.lost_mines import phrases
from grotto.games.lost_mines.components import (
    CARD_KEYS,
    CARDS,
    CELL_COUNT,
    CELLS,
    DWARF,
    EDGE_KEYS,
    EDGES,
    KIND_COUNT,
    MINE,
    MINE_CELLS,
    MOST_SEATS,
    PATH_KINDS,
    PEEK_KINDS,
    SIDES,
    SPACE_COUNT,
    SUBJECTS,
    TOOLS,
    TRAP_KIND,
    TREASURE,
    TROLL_KIND,
    half_turn,
)
from grotto.games.lost_mines.faces import path_face


@final
@mypyc_attr(acyclic=True)
class Lay(Action):
    """Lay a path card: ``lay plain_curve_ne c3``, or ``lay plain_curve_ne c3 turned``."""

    __slots__ = ("cell", "face", "kind", "turned")

    def __init__(self, kind: int, cell: int, turned: int) -> None:
        self.kind: Final = kind
        self.cell: Final = cell
        self.turned: Final = turned
        self.face: Final = path_face(kind, turned)

    def text(self) -> str:
        """Write ``lay plain_curve_ne c3 turned``."""
        written = f"lay {CARD_KEYS[self.kind]} {CELLS[self.cell]}"
        return f"{written} turned" if self.turned else written

    def phrase(self) -> Phrase:
        """Say it."""
        way = phrases.way(self.turned)
        return Phrase(
            "lost_mines-action-lay",
            {"card": phrases.card(self.kind), "cell": CELLS[self.cell], "way": way},
        )


@final
@mypyc_attr(acyclic=True)
class Use(Action):
    """Play a tool on an obstacle: ``use axe c3``."""

    __slots__ = ("cell", "tool")

    def __init__(self, tool: int, cell: int) -> None:
        self.tool: Final = tool
        self.cell: Final = cell

    def text(self) -> str:
        """Write ``use axe c3``."""
        return f"use {TOOLS[self.tool]} {CELLS[self.cell]}"

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("lost_mines-action-use", {"tool": TOOLS[self.tool], "cell": CELLS[self.cell]})


@final
@mypyc_attr(acyclic=True)
class Peek(Action):
    """Look at something in secret: ``peek mine_dwarf mine 2``, or ``peek mine_dwarf dwarf 0``.

    Mines and treasures are counted from 1, dwarfs by seat from 0.
    """

    __slots__ = ("kind", "subject", "target")

    def __init__(self, kind: int, subject: str, target: int) -> None:
        self.kind: Final = kind
        self.subject: Final = subject
        self.target: Final = target

    def text(self) -> str:
        """Write ``peek mine_dwarf mine 2``."""
        card = CARD_KEYS[self.kind].removeprefix("peek_")
        return f"peek {card} {self.subject} {self.number()}"

    def number(self) -> int:
        """Return the target as people count it."""
        return self.target if self.subject == DWARF else self.target + 1

    def phrase(self) -> Phrase:
        """Say it."""
        card = phrases.card(self.kind)
        if self.subject == DWARF:
            return Phrase("lost_mines-action-peek-dwarf", {"card": card, "who": Who(self.target)})
        if self.subject == MINE:
            cell = CELLS[MINE_CELLS[self.target]]
            return Phrase("lost_mines-action-peek-mine", {"card": card, "cell": cell})
        return Phrase("lost_mines-action-peek-treasure", {"card": card, "number": self.number()})


@final
@mypyc_attr(acyclic=True)
class Guard(Action):
    """Put a trap or a troll on a path between two spaces: ``trap c3-d3``, ``troll c3-c4``."""

    __slots__ = ("edge", "kind")

    def __init__(self, kind: int, edge: int) -> None:
        self.kind: Final = kind
        self.edge: Final = edge

    def text(self) -> str:
        """Write ``trap c3-d3``."""
        return f"{CARD_KEYS[self.kind]} {EDGE_KEYS[self.edge]}"

    def phrase(self) -> Phrase:
        """Say it."""
        key = "lost_mines-action-" + CARD_KEYS[self.kind]
        return Phrase(key, {"edge": EDGE_KEYS[self.edge]})


@final
@mypyc_attr(acyclic=True)
class Strike(Action):
    """A thunderstorm destroys a path card: ``thunderstorm c3``."""

    __slots__ = ("cell",)

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell

    def text(self) -> str:
        """Write ``thunderstorm c3``."""
        return f"thunderstorm {CELLS[self.cell]}"

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("lost_mines-action-thunderstorm", {"cell": CELLS[self.cell]})


@final
@mypyc_attr(acyclic=True)
class Discard(Action):
    """Put one or two cards face down on the discard pile: ``discard axe+troll``."""

    __slots__ = ("kinds",)

    def __init__(self, kinds: tuple[int, ...]) -> None:
        self.kinds: Final = kinds

    def text(self) -> str:
        """Write ``discard axe+troll``."""
        counts = [self.kinds.count(kind) for kind in range(KIND_COUNT)]
        return "discard " + multiset(CARD_KEYS, counts)

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("lost_mines-action-discard", {"cards": phrases.cards(self.kinds)})


@final
@mypyc_attr(acyclic=True)
class Go(Action):
    """Move one's dwarf one space on: ``go e``."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def text(self) -> str:
        """Write ``go e``."""
        return f"go {SIDES[self.side]}"

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("lost_mines-action-go", {"side": SIDES[self.side]})


@final
@mypyc_attr(acyclic=True)
class Take(Action):
    """Take the treasure of a slot: ``take 3``."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def text(self) -> str:
        """Write ``take 3``."""
        return f"take {self.slot + 1}"

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("lost_mines-action-take", {"number": self.slot + 1})


@final
@mypyc_attr(acyclic=True)
class Face(Action):
    """Choose how a mine lies: ``face upright`` or ``face turned``."""

    __slots__ = ("turned",)

    def __init__(self, turned: int) -> None:
        self.turned: Final = turned

    def text(self) -> str:
        """Write ``face turned``."""
        return "face turned" if self.turned else "face upright"

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("lost_mines-action-face", {"way": phrases.way(self.turned)})


STOP: Final = Word("stop", "lost_mines-action-stop")
PROPOSE: Final = Word("propose", "lost_mines-action-propose")
AGREE: Final = Word("agree", "lost_mines-action-agree")
REFUSE: Final = Word("refuse", "lost_mines-action-refuse")

LAY: Final = [
    [[Lay(kind, cell, turned) for turned in (0, 1)] for cell in range(CELL_COUNT)]
    for kind in range(PATH_KINDS)
]


def is_symmetric(kind: int) -> bool:
    """Tell whether a path card looks the same after a half turn, so that it need not be turned."""
    return half_turn(CARDS[kind].openings) == CARDS[kind].openings


def _laying(kind: int, cell: int) -> list[list[Action]]:
    upright, turned = LAY[kind][cell]
    return [[], [upright], [turned], [upright, turned]]


LAYING: Final[list[list[list[Action]]]] = [
    [ways for cell in range(CELL_COUNT) for ways in _laying(kind, cell)]
    for kind in range(PATH_KINDS)
]
"""The ways to lay a card, by its kind and four times the space plus the ways that fit."""

USE: Final = [[Use(tool, cell) for cell in range(CELL_COUNT)] for tool in range(len(TOOLS))]
TARGETS: Final[dict[str, int]] = {MINE: SPACE_COUNT, TREASURE: MOST_SEATS, DWARF: MOST_SEATS}
"""How many targets a peek at each subject can have; there are as many treasures as seats."""

PEEKS: Final = [
    [[Peek(kind, subject, target) for target in range(TARGETS[subject])] for subject in SUBJECTS]
    for kind in PEEK_KINDS
]
"""By place among the peek cards, place among the subjects, and target."""

TRAP_AT: Final = [Guard(TRAP_KIND, edge) for edge in range(len(EDGES))]
TROLL_AT: Final = [Guard(TROLL_KIND, edge) for edge in range(len(EDGES))]
STRIKE: Final = [Strike(cell) for cell in range(CELL_COUNT)]
DISCARD: Final = [Discard((kind,)) for kind in range(KIND_COUNT)]
DISCARD_TWO: Final = [
    [Discard((min(one, other), max(one, other))) for other in range(KIND_COUNT)]
    for one in range(KIND_COUNT)
]
GO: Final = [Go(side) for side in range(len(SIDES))]
GOING: Final[list[list[Action]]] = [
    [*(GO[side] for side in range(len(SIDES)) if open_ >> side & 1), STOP] for open_ in range(16)
]
"""The steps on offer, by the sides that are free."""

TAKE: Final = [Take(slot) for slot in range(MOST_SEATS)]
FACING: Final[list[Action]] = [Face(0), Face(1)]
VOTES: Final[list[Action]] = [AGREE, REFUSE]
