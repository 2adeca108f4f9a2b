"""Secret information: one look at a mine, a treasure or a dwarf [MIN-5]."""

from typing import Final, final

from grotto.core.action import Action
from grotto.core.phrase import Phrase
from grotto.core.refusal import Refusal
from grotto.games.lost_mines.actions import PEEKS, Peek
from grotto.games.lost_mines.components import (
    CARD_KEYS,
    CARDS,
    CELLS,
    DWARF,
    MINE,
    MINE_CELLS,
    MOST_SEATS,
    NO_SEAT,
    PEEK_KINDS,
    SPACE_COUNT,
    SUBJECTS,
    TREASURE,
    UNKNOWN,
)
from grotto.games.lost_mines.events import DwarfPeeked, MinePeeked, TreasurePeeked
from grotto.games.lost_mines.faces import HIDDEN_MINE
from grotto.games.lost_mines.rules.knowing import (
    MineDraw,
    TreasureDraw,
    learn_mine,
    learn_role,
    learn_treasure,
)
from grotto.games.lost_mines.state import LostMinesState


def peek_offers(state: LostMinesState, seat: int, kind: int, offers: list[Action]) -> None:
    """Add what a peek card allows: one of its two subjects, and one target of it."""
    menus = PEEKS[PEEK_KINDS.index(kind)]
    for place, subject in enumerate(SUBJECTS):
        if subject in CARDS[kind].subjects:
            menu = menus[place]
            offers += [menu[target] for target in targets(state, seat, subject)]


def targets(state: LostMinesState, seat: int, subject: str) -> list[int]:
    """List the face-down mines, the treasures on the table, or the other players."""
    if subject == MINE:
        cells = state.cells
        return [space for space in range(SPACE_COUNT) if cells[MINE_CELLS[space]] == HIDDEN_MINE]
    if subject == TREASURE:
        owners = state.secrets.owners
        return [slot for slot in range(len(owners)) if owners[slot] == NO_SEAT]
    return [other for other in range(len(state.hands)) if other != seat]


def peek(state: LostMinesState, seat: int, action: Peek) -> None:
    """The player alone looks at the card, which stays where it is, face down."""
    if action.subject == MINE:
        if state.secrets.mines[action.target] == UNKNOWN:
            state.agenda.append(PEEK_AT_MINE[seat][action.target])
        else:
            see_mine(state, seat, action.target)
    elif action.subject == TREASURE:
        look_at_treasure(state, seat, action.target)
    else:
        see_dwarf(state, seat, action.target)


def see_mine(state: LostMinesState, seat: int, space: int) -> None:
    """Let the player know a mine."""
    learn_mine(state, space, 1 << seat)
    if state.log is not None:
        state.log.append(MinePeeked(seat, space, state.secrets.mines[space]))


def look_at_treasure(state: LostMinesState, seat: int, slot: int) -> None:
    """Let the player see a treasure, which gets its value if nobody has seen it before."""
    if state.secrets.treasures[slot] == UNKNOWN:
        state.agenda.append(PEEK_AT_TREASURE[seat][slot])
    else:
        see_treasure(state, seat, slot)


def see_treasure(state: LostMinesState, seat: int, slot: int) -> None:
    """Let the player know a treasure."""
    learn_treasure(state, slot, 1 << seat)
    if state.log is not None:
        state.log.append(TreasurePeeked(seat, slot, state.secrets.treasures[slot]))


def see_dwarf(state: LostMinesState, seat: int, target: int) -> None:
    """Let the player know what kind of dwarf another one is."""
    learn_role(state, target, 1 << seat)
    if state.log is not None:
        secrets = state.secrets
        state.log.append(DwarfPeeked(seat, target, secrets.clans[target], secrets.roles[target]))


@final
class PeekAtMine(MineDraw):
    """`looker` is the first to look at a mine."""

    __slots__ = ("looker",)

    def __init__(self, looker: int, space: int) -> None:
        super().__init__(space)
        self.looker: Final = looker

    def text(self) -> str:
        """Write the pending look."""
        return f"peek_mine {self.looker} {self.space + 1}"

    def go_on(self, state: LostMinesState) -> None:
        """Look."""
        see_mine(state, self.looker, self.space)


@final
class PeekAtTreasure(TreasureDraw):
    """`looker` is the first to look at a treasure."""

    __slots__ = ("looker",)

    def __init__(self, looker: int, slot: int) -> None:
        super().__init__(slot)
        self.looker: Final = looker

    def text(self) -> str:
        """Write the pending look."""
        return f"peek_treasure {self.looker} {self.slot + 1}"

    def go_on(self, state: LostMinesState) -> None:
        """Look."""
        see_treasure(state, self.looker, self.slot)


def blind_peeks(state: LostMinesState, seat: int, kind: int) -> list[Refusal]:
    """Explain the subjects of a peek card that have no target left."""
    card = CARD_KEYS[kind].removeprefix("peek_")
    return [
        Refusal(
            f"peek {card} {subject}",
            Phrase("lost_mines-reason-nothing-to-see", {"subject": subject}),
            "MIN-5.4",
        )
        for subject in CARDS[kind].subjects
        if not targets(state, seat, subject)
    ]


def unseeable(state: LostMinesState, action: Peek) -> Refusal:
    """Explain why a target cannot be looked at."""
    if action.subject == DWARF:
        return Refusal(action.text(), Phrase("lost_mines-reason-not-another"), "MIN-5.3")
    if action.subject == MINE:
        cell = CELLS[MINE_CELLS[action.target]]
        reason = Phrase("lost_mines-reason-mine-gone", {"cell": cell})
        return Refusal(action.text(), reason, "MIN-5.1")
    gone = action.target < len(state.secrets.owners)
    key = "lost_mines-reason-treasure-gone" if gone else "lost_mines-reason-no-such-treasure"
    reason = Phrase(key, {"number": action.number()})
    return Refusal(action.text(), reason, "MIN-5.2")


PEEK_AT_MINE: Final = [
    [PeekAtMine(seat, space) for space in range(SPACE_COUNT)] for seat in range(MOST_SEATS)
]
PEEK_AT_TREASURE: Final = [
    [PeekAtTreasure(seat, slot) for slot in range(MOST_SEATS)] for seat in range(MOST_SEATS)
]
