"""The answers of The Lost Mines and how they are written.

There are so few that every one of them is built once and shared. The answers of chance are in
`deals`.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from grotto.core.action import ANYTIME, END, Action, Named, Word
from grotto.core.nouns import SEAT
from grotto.core.refs import Ref
from grotto.games.lost_mines import phrases
from grotto.games.lost_mines.components import (
    CARD_KEYS,
    CARDS,
    CELL_COUNT,
    CELLS,
    DWARF,
    EDGES,
    KIND_COUNT,
    MINE,
    MINE_CELLS,
    MOST_SEATS,
    PATH_KINDS,
    PEEK,
    PEEK_KINDS,
    SIDES,
    SPACE_COUNT,
    SUBJECTS,
    TOOLS,
    TRAP_KIND,
    TREASURE,
    TROLL_KIND,
    WAY_KEYS,
    half_turn,
)
from grotto.games.lost_mines.faces import path_face
from grotto.games.lost_mines.vocabulary import CARD, CELL, EDGE, SIDE, TOOL, WAY

# What thousands of actions are about is built once and shared too.
_CARD_REFS: Final = [CARD.ref("card", kind) for kind in range(KIND_COUNT)]
_CELL_REFS: Final = [CELL.ref("cell", cell) for cell in range(CELL_COUNT)]
_WAY_REFS: Final = [  # that a card lies upright is not written
    Ref("way", WAY.kind, "", WAY_KEYS[0], key=WAY_KEYS[0]),
    WAY.ref("way", 1),
]


def slot_ref(slot: int) -> Ref:
    """Refer to a treasure by the number of its slot, counted from 1."""
    return Ref("number", "slot", str(slot + 1), slot + 1, number=slot + 1)


@final
@mypyc_attr(acyclic=True)
class Lay(Named):
    """Lay a path card: ``lay plain_curve_ne c3``, or ``lay plain_curve_ne c3 turned``."""

    __slots__ = ("cell", "face", "kind", "turned")

    def __init__(self, kind: int, cell: int, turned: int) -> None:
        card, where = _CARD_REFS[kind], _CELL_REFS[cell]
        super().__init__("lost_mines-action-lay", "lay", card, where, _WAY_REFS[turned])
        self.kind: Final = kind
        self.cell: Final = cell
        self.turned: Final = turned
        self.face: Final = path_face(kind, turned)


@final
@mypyc_attr(acyclic=True)
class Use(Named):
    """Play a tool on an obstacle: ``use axe c3``."""

    __slots__ = ("cell", "tool")

    def __init__(self, tool: int, cell: int) -> None:
        super().__init__("lost_mines-action-use", "use", TOOL.ref("tool", tool), _CELL_REFS[cell])
        self.tool: Final = tool
        self.cell: Final = cell


@final
@mypyc_attr(acyclic=True)
class Peek(Named):
    """Look at something in secret: ``peek mine_dwarf mine 2``, or ``peek mine_dwarf dwarf 0``.

    Mines and treasures are counted from 1, dwarfs by seat from 0.
    """

    __slots__ = ("kind", "subject", "target")

    def __init__(self, kind: int, subject: str, target: int) -> None:
        key = CARD_KEYS[kind]
        card = Ref("card", CARD.kind, key.removeprefix(f"{PEEK}_"), phrases.card(kind), key=key)
        about = (card, Ref("subject", "subject", subject, None, key=subject))
        super().__init__(
            f"lost_mines-action-peek-{subject}", PEEK, *about, _target_ref(subject, target)
        )
        self.kind: Final = kind
        self.subject: Final = subject
        self.target: Final = target


def _target_ref(subject: str, target: int) -> Ref:
    """Refer to what is looked at: the cell of a mine, the slot of a treasure, or a seat."""
    if subject == DWARF:
        return SEAT.ref("who", target)
    if subject == TREASURE:
        return slot_ref(target)
    cell = CELLS[MINE_CELLS[target]]
    return Ref("cell", CELL.kind, str(target + 1), cell, key=cell)


@final
@mypyc_attr(acyclic=True)
class Guard(Named):
    """Put a trap or a troll on a path between two spaces: ``trap c3-d3``, ``troll c3-c4``."""

    __slots__ = ("edge", "kind")

    def __init__(self, kind: int, edge: int) -> None:
        verb = CARD_KEYS[kind]
        super().__init__(f"lost_mines-action-{verb}", verb, EDGE.ref("edge", edge))
        self.kind: Final = kind
        self.edge: Final = edge


@final
@mypyc_attr(acyclic=True)
class Strike(Named):
    """A thunderstorm destroys a path card: ``thunderstorm c3``."""

    __slots__ = ("cell",)

    def __init__(self, cell: int) -> None:
        super().__init__("lost_mines-action-thunderstorm", "thunderstorm", _CELL_REFS[cell])
        self.cell: Final = cell


@final
@mypyc_attr(acyclic=True)
class Discard(Named):
    """Put one or two cards face down on the discard pile: ``discard axe+troll``."""

    __slots__ = ("_word", "kinds")

    def __init__(self, kinds: tuple[int, ...]) -> None:
        super().__init__("lost_mines-action-discard", "discard")
        self.kinds: Final = kinds  # in order
        keys = [CARD_KEYS[kind] for kind in kinds]
        self._word: Final = f"{keys[0]}*2" if keys[1:] == keys[:1] else "+".join(keys)

    def text(self) -> str:
        return f"discard {self._word}"

    def refs(self) -> tuple[Ref, ...]:
        counts = {CARD_KEYS[kind]: self.kinds.count(kind) for kind in self.kinds}
        return (Ref("cards", "cards", self._word, phrases.cards(self.kinds), counts=counts),)


@final
@mypyc_attr(acyclic=True)
class Go(Named):
    """Move one's dwarf one space on: ``go e``."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        super().__init__("lost_mines-action-go", "go", SIDE.ref("side", side))
        self.side: Final = side


@final
@mypyc_attr(acyclic=True)
class Take(Named):
    """Take the treasure of a slot: ``take 3``."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        super().__init__("lost_mines-action-take", "take", slot_ref(slot))
        self.slot: Final = slot


@final
@mypyc_attr(acyclic=True)
class Face(Named):
    """Choose how a mine lies: ``face upright`` or ``face turned``."""

    __slots__ = ("turned",)

    def __init__(self, turned: int) -> None:
        super().__init__("lost_mines-action-face", "face", WAY.ref("way", turned))
        self.turned: Final = turned


STOP: Final = Word("stop", "lost_mines-action-stop", END)
PROPOSE: Final = Word("propose", "lost_mines-action-propose", ANYTIME)
AGREE: Final = Word("agree", "lost_mines-action-agree")
REFUSE: Final = Word("refuse", "lost_mines-action-refuse", END)

LAY: Final = [
    [[Lay(kind, cell, turned) for turned in (0, 1)] for cell in range(CELL_COUNT)]
    for kind in range(PATH_KINDS)
]


def is_symmetric(kind: int) -> bool:
    """Tell whether a path card looks the same after a half turn, so that it need not be turned."""
    return half_turn(CARDS[kind].openings) == CARDS[kind].openings


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
