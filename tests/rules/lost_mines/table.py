"""A table of The Lost Mines in a described position. It builds and reads states, and no more."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pytest

from grotto.core.digest import digest
from grotto.core.errors import IllegalAction
from grotto.core.event import Event
from grotto.core.nouns import UNKNOWN
from grotto.core.offer import Offer
from grotto.core.options import Value
from grotto.core.refusal import Refusal
from grotto.core.seats import NOBODY
from grotto.games.lost_mines.components import (
    ASIDE,
    CARD_COUNTS,
    CARD_KEYS,
    CELLS,
    CLANS,
    EDGE_KEYS,
    EVERYBODY,
    MINE_CELLS,
    MINE_KEYS,
    NO_EDGE,
    NO_SEAT,
    ROLES,
    START_CELLS,
    SYMBOLS,
    TREASURE_KEYS,
    TROLL_KIND,
)
from grotto.games.lost_mines.faces import (
    FIRST_START,
    HIDDEN_MINE,
    KIND,
    mine_face,
    overcome_face,
    path_face,
)
from grotto.games.lost_mines.game import LOST_MINES, LostMinesState, LostMinesView
from grotto.games.lost_mines.rules.network import board_of, lay_out
from grotto.games.lost_mines.rules.rounds import FINISH_ROUND
from grotto.games.lost_mines.rules.turns import BEGIN_TURN
from grotto.games.lost_mines.state import Secrets
from grotto.games.lost_mines.view import PlayerView, view

EW = "plain_straight_ew"
NS = "plain_straight_ns"


@dataclass(frozen=True)
class Seat:
    """A player: dwarf card, where the dwarf stands, and the cards in hand."""

    dwarf: str
    at: str = ""
    hand: Sequence[str] = ("rope",)


DWARFS = ("blue loyal", "yellow loyal", "yellow selfish", "blue selfish", "yellow saboteur",
          "blue saboteur")  # fmt: skip
USUAL_TREASURES = ("gold",) * 3 + ("silver",) * 3 + ("gems",) * 3
SPARE = ("rope", "rope", "rope", "boat", "boat", "boat")


def seat(dwarf: str, at: str = "", hand: Sequence[str] = ()) -> Seat:
    """A player; the dwarf stands on the start card of its clan unless it is said where."""
    return Seat(dwarf, at, hand)


def blue(*hand: str, at: str = "") -> Seat:
    """The loyal dwarf of the blue clan, with these cards."""
    return Seat("blue loyal", at, hand)


def given(
    *seats: Seat,
    players: int = 3,
    board: Mapping[str, str] | None = None,
    mines: Mapping[str, str] | None = None,
    treasures: Sequence[str] = (),
    traps: Sequence[str] = (),
    trolls: Mapping[int, str] | None = None,
    pile: int | None = None,
    dragon: int = NO_SEAT,
    options: Mapping[str, Value] | None = None,
) -> "Table":
    """Seat 0 begins a turn.

    `board` has path cards by space, such as ``plain_curve_ne turned`` or ``tree_cross axe``;
    `mines` has open ones; `treasures` read ``gold``, ``gold_3`` when all know its value, or
    ``gold_3 by 1`` when seat 1 has collected it.
    """
    table = [*seats, *(Seat(DWARFS[i], "", (SPARE[i],)) for i in range(len(seats), players))]
    state = LOST_MINES.new(len(table), {"first_player": "0", **(options or {})})
    state.secrets = _secrets(table, mines or {}, treasures)
    _set_board(state, table, board or {}, mines or {})
    _set_tokens(state, traps, trolls or {})
    state.secrets.dragon = dragon
    state.hands = [bytes(sorted(CARD_KEYS.index(key) for key in row.hand)) for row in table]
    _set_deck(state, pile)
    state.agenda = [FINISH_ROUND, BEGIN_TURN[0]]
    return Table(state).settle()


def _secrets(table: list[Seat], mines: Mapping[str, str], treasures: Sequence[str]) -> Secrets:
    dwarfs = [row.dwarf.split() for row in table]
    cells = [CELLS[cell] for cell in MINE_CELLS]
    open_ = [mines.get(cell, "").split(" ")[0] for cell in cells]
    rows = [text.split() for text in (*treasures, *USUAL_TREASURES[len(treasures) : len(table)])]
    cards = [row[0] if row[0] in TREASURE_KEYS else "" for row in rows]
    return Secrets(
        clans=tuple(CLANS.index(clan) for clan, _ in dwarfs),
        roles=tuple(ROLES.index(role) for _, role in dwarfs),
        role_known=tuple(1 << number for number in range(len(table))),
        mines=tuple(MINE_KEYS.index(mine) if mine else UNKNOWN for mine in open_),
        mine_known=tuple(EVERYBODY if mine else 0 for mine in open_),
        symbols=tuple(SYMBOLS.index(row[0].split("_")[0]) for row in rows),
        owners=tuple(int(row[2]) if len(row) > 2 else NO_SEAT for row in rows),
        treasures=tuple(TREASURE_KEYS.index(card) if card else UNKNOWN for card in cards),
        treasure_known=tuple(EVERYBODY if card else 0 for card in cards),
        dragon=NO_SEAT,
    )


def _set_board(
    state: LostMinesState, table: list[Seat], board: Mapping[str, str], mines: Mapping[str, str]
) -> None:
    faces = {cell: FIRST_START + clan for clan, cell in enumerate(START_CELLS)}
    faces |= dict.fromkeys(MINE_CELLS, HIDDEN_MINE)
    faces |= {CELLS.index(cell): _mine(text) for cell, text in mines.items()}
    faces |= {CELLS.index(cell): _path(text) for cell, text in board.items()}
    lay_out(state, board_of(faces))
    clans = state.secrets.clans
    state.pawns = bytes(
        CELLS.index(row.at) if row.at else START_CELLS[clans[number]]
        for number, row in enumerate(table)
    )


def _mine(text: str) -> int:
    key, *turned = text.split(" ")
    return mine_face(MINE_KEYS.index(key), len(turned))


def _path(text: str) -> int:
    key, *extras = text.split(" ")
    face = path_face(CARD_KEYS.index(key), int("turned" in extras))
    return face if not set(extras) - {"turned"} else overcome_face(face)


def _set_tokens(state: LostMinesState, traps: Sequence[str], trolls: Mapping[int, str]) -> None:
    state.traps = bytes(sorted(EDGE_KEYS.index(edge) for edge in traps))
    state.trolls = bytes(
        EDGE_KEYS.index(trolls[number]) if number in trolls else NO_EDGE
        for number in range(len(state.hands))
    )


def _set_deck(state: LostMinesState, pile: int | None) -> None:
    """The cards that are nowhere else are in the deck; a short pile leaves the rest discarded."""
    deck = list(CARD_COUNTS)
    used = [kind for hand in state.hands for kind in hand]
    used += [KIND[state.cells[cell]] for cell in state.laid]
    used += [TROLL_KIND for edge in state.trolls if edge != NO_EDGE]
    for kind in used:
        deck[kind] -= 1
    spent: list[int] = []
    for kind in range(len(deck)):
        while pile is not None and sum(deck) > pile + ASIDE and deck[kind]:
            deck[kind] -= 1
            spent.append(kind)
    state.spent, state.deck, state.pile = bytes(spent), bytes(deck), sum(deck) - ASIDE


class Table:
    """A game in progress, spoken to in notation and read in plain words."""

    def __init__(self, state: LostMinesState) -> None:
        self.state = state
        self._events: list[Event] = []

    def settle(self) -> "Table":
        """Let the steps on top of the agenda happen."""
        self.state.log = self._events
        self.state.settle()
        self.state.log = None
        assert LOST_MINES.violations(self.state) == []
        return self

    def play(self, *texts: str) -> "Table":
        """Play actions one after another, chance included."""
        for text in texts:
            self._events += self.state.play(LOST_MINES.parse(text))
        assert LOST_MINES.violations(self.state) == []
        return self

    def options(self, beginning: str = "") -> list[str]:
        """The legal answers, or those that begin so."""
        texts = [action.text() for action in self.state.legal_actions()]
        return [text for text in texts if text.startswith(beginning)]

    def offered(self) -> list[Offer]:
        """The legal answers, with what they are about."""
        return LOST_MINES.offers(self.state)

    def offers(self, text: str) -> bool:
        """Whether an answer is legal."""
        return text in self.options()

    def refused(self, text: str) -> tuple[str, str]:
        """The reason and the rule by which an answer is refused; nothing has changed after that."""
        before = digest(self.state)
        with pytest.raises(IllegalAction) as caught:
            self.play(text)
        assert digest(self.state) == before
        return _said(caught.value.refusal)

    def explained(self) -> dict[str, tuple[str, str]]:
        """What cannot be done now: the reason and the rule for each."""
        return {refusal.target: _said(refusal) for refusal in LOST_MINES.refusals(self.state)}

    def told(self) -> list[str]:
        """What has happened since the table was set, as the names of events."""
        return [event.phrase().key.removeprefix("lost_mines-event-") for event in self._events]

    def last_words(self) -> Mapping[str, object]:
        """What happened last, as its fields."""
        return self._events[-1].plain()

    def seen(self, viewer: int) -> LostMinesView:
        """What a seat knows."""
        return view(self.state, viewer)

    def player(self, seat: int = 0, viewer: int = 0) -> PlayerView:
        """A player as another sees one."""
        return self.seen(viewer)["players"][seat]

    def at(self, seat: int = 0) -> str:
        """Where a dwarf stands."""
        return self.player(seat)["pawn"]

    def hand(self, seat: int = 0) -> list[str]:
        """The cards in a hand."""
        return self.player(seat, seat)["hand"]

    def card_on(self, cell: str) -> str:
        """What lies on a space, such as ``plain_curve_ne turned`` or ``tree_cross axe``."""
        rows = [row for row in self.seen(0)["board"] if row["cell"] == cell]
        words = [(row["card"], "turned" * row["turned"], row["tool"]) for row in rows]
        return " ".join(word for word in words[0] if word) if words else ""

    def finds(self, seat: int = 0) -> int:
        """How many treasures a player has collected."""
        return sum(treasure["owner"] == seat for treasure in self.seen(0)["treasures"])

    def to_act(self) -> int:
        """Who is asked."""
        return self.state.to_act()

    def is_over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.state.to_act() == NOBODY

    def totals(self) -> tuple[int, ...]:
        """The points of all players."""
        return self.state.outcome().totals


def _said(refusal: Refusal) -> tuple[str, str]:
    return refusal.reason.key.removeprefix("lost_mines-reason-"), refusal.rule
