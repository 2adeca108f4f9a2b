"""Secret information: one look at a mine, a treasure or a dwarf [MIN-5]."""

from typing import Final, final

from grotto.core.action import Action
from grotto.core.decision import Step
from grotto.core.nouns import UNKNOWN
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
)
from grotto.games.lost_mines.events import DwarfPeeked, MinePeeked, TreasurePeeked
from grotto.games.lost_mines.faces import HIDDEN_MINE
from grotto.games.lost_mines.rules.knowing import (
    draw_mine,
    draw_treasure,
    learn_mine,
    learn_role,
    learn_treasure,
)
from grotto.games.lost_mines.state import LostMinesState


def peek_offers(state: LostMinesState, seat: int, kind: int, offers: list[Action]) -> None:
    """Add what a peek card allows: one of its subjects, and one target of it."""
    for menu in MENUS[kind]:
        offers += [menu[target] for target in targets(state, seat, menu[0].subject)]


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
        state.agenda.append(LOOK_AT_MINE[seat][action.target])
    elif action.subject == TREASURE:
        state.agenda.append(LOOK_AT_TREASURE[seat][action.target])
    else:
        see_dwarf(state, seat, action.target)


def see_dwarf(state: LostMinesState, seat: int, target: int) -> None:
    """Let the player know what kind of dwarf another one is."""
    learn_role(state, target, 1 << seat)
    secrets = state.secrets
    state.tell(DwarfPeeked, seat, target, secrets.clans[target], secrets.roles[target])


@final
class LookAtMine(Step[LostMinesState]):
    """`looker` alone sees a mine."""

    __slots__ = ("looker", "space")

    def __init__(self, looker: int, space: int) -> None:
        super().__init__()
        self.looker: Final = looker
        self.space: Final = space

    def text(self) -> str:
        return f"peek_mine {self.looker} {self.space + 1}"

    def turn(self) -> int:
        return self.looker

    def happen(self, state: LostMinesState) -> None:
        """Look; if nobody has looked at it before, it is drawn first."""
        if state.secrets.mines[self.space] == UNKNOWN:
            state.agenda.append(self)
            draw_mine(state, self.space)
            return
        learn_mine(state, self.space, 1 << self.looker)
        mine = state.secrets.mines[self.space]
        state.tell_numbers(MinePeeked, self.looker, MINE_CELLS[self.space], mine)


@final
class LookAtTreasure(Step[LostMinesState]):
    """`looker` alone sees a treasure."""

    __slots__ = ("looker", "slot")

    def __init__(self, looker: int, slot: int) -> None:
        super().__init__()
        self.looker: Final = looker
        self.slot: Final = slot

    def text(self) -> str:
        return f"peek_treasure {self.looker} {self.slot + 1}"

    def turn(self) -> int:
        return self.looker

    def happen(self, state: LostMinesState) -> None:
        """Look; if nobody has looked at it before, it is drawn first."""
        if state.secrets.treasures[self.slot] == UNKNOWN:
            state.agenda.append(self)
            draw_treasure(state, self.slot)
            return
        learn_treasure(state, self.slot, 1 << self.looker)
        treasure = state.secrets.treasures[self.slot]
        state.tell_numbers(TreasurePeeked, self.looker, self.slot + 1, treasure)


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
        whose = "own" if action.target < len(state.hands) else "nobody"
        reason = Phrase("lost_mines-reason-not-another", {"whose": whose})
        return Refusal(action.text(), reason, "MIN-5.3")
    if action.subject == MINE:
        cell = CELLS[MINE_CELLS[action.target]]
        reason = Phrase("lost_mines-reason-mine-gone", {"cell": cell})
        return Refusal(action.text(), reason, "MIN-5.1")
    gone = action.target < len(state.secrets.owners)
    key = "lost_mines-reason-treasure-gone" if gone else "lost_mines-reason-no-such-treasure"
    reason = Phrase(key, {"number": action.target + 1})
    return Refusal(action.text(), reason, "MIN-5.2")


MENUS: Final[list[list[list[Peek]]]] = [
    [
        PEEKS[PEEK_KINDS.index(kind)][place]
        for place, subject in enumerate(SUBJECTS)
        if subject in card.subjects
    ]
    for kind, card in enumerate(CARDS)
]
"""What every card lets one look at, by subject and target; nothing for most."""

LOOK_AT_MINE: Final = [
    [LookAtMine(seat, space) for space in range(SPACE_COUNT)] for seat in range(MOST_SEATS)
]
LOOK_AT_TREASURE: Final = [
    [LookAtTreasure(seat, slot) for slot in range(MOST_SEATS)] for seat in range(MOST_SEATS)
]
