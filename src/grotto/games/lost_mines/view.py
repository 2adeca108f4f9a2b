"""Who may know what.

Views are built from nothing, field by field: what nobody lists here stays secret [MIN-1.6].
"""

from dataclasses import replace
from typing import TypedDict

from grotto.core.asked import QuestionView
from grotto.core.ending import EndingView
from grotto.core.event import Event
from grotto.core.nouns import UNKNOWN
from grotto.core.state import question_of
from grotto.games.lost_mines.ahead import (
    ReachView,
    RoundView,
    VoteView,
    reach_of,
    round_of,
    vote_of,
)
from grotto.games.lost_mines.components import (
    ASIDE,
    CARD_KEYS,
    CELLS,
    CLANS,
    EDGE_KEYS,
    MINE_CELLS,
    MINE_KEYS,
    NO_EDGE,
    ROLES,
    SYMBOLS,
    TOKENS,
    TOOLS,
    TREASURE_KEYS,
    TREASURES,
)
from grotto.games.lost_mines.events import (
    CardDrawn,
    CardLost,
    Discarded,
    DwarfPeeked,
    MinePeeked,
    TreasurePeeked,
)
from grotto.games.lost_mines.faces import (
    FIRST_PATH,
    FIRST_START,
    HIDDEN_MINE,
    KIND,
    MINE_ON,
    NO_TOOL,
    TOOL_ON,
    TURNED,
)
from grotto.games.lost_mines.knowledge import (
    known_mine,
    known_role,
    known_treasure,
    unplaced_mines,
    unplaced_treasures,
    unseen_cards,
    unseen_dwarfs,
)
from grotto.games.lost_mines.round_events import DwarfDealt
from grotto.games.lost_mines.rules.supply import tokens_left
from grotto.games.lost_mines.state import LostMinesState, keys_of, named


class CardView(TypedDict):
    """A card on the board."""

    cell: str
    card: str  # ``mine`` where one lies face down
    turned: bool
    tool: str  # the token on it, or empty


class TrollView(TypedDict):
    """A troll on the board."""

    seat: int
    edge: str


class MineView(TypedDict):
    """A mine space; `mine` is empty when the viewer does not know it."""

    cell: str
    open: bool
    mine: str
    known_to: list[int]  # looking is done in the open, though what is seen is not


class TreasureView(TypedDict):
    """A treasure; `value` is 0 when the viewer does not know it, `owner` -1 on the table."""

    symbol: str
    value: int
    owner: int
    known_to: list[int]


class PlayerView(TypedDict):
    """A player as a viewer sees one."""

    points: int
    clan: str
    role: str  # empty when the viewer does not know it
    role_known_to: list[int]
    pawn: str
    hand: list[str]  # only the viewer's own
    hand_size: int
    buried: list[str]  # what the viewer discarded or lost to traps
    buried_size: int
    dragon: bool


class LostMinesView(TypedDict):
    """The table as a viewer sees it."""

    round: int
    rounds: int
    endings: list[EndingView]
    first: int
    last_to_play: int
    to_act: int
    question: QuestionView | None
    reach: ReachView | None  # while a dwarf moves
    vote: VoteView | None  # while it is voted on the end of the round
    board: list[CardView]
    traps: list[str]
    trolls: list[TrollView]
    tokens: dict[str, int]
    mines: list[MineView]
    treasures: list[TreasureView]
    pile: int
    aside: int
    discarded: int
    played: list[str]  # the discarded cards that everybody has seen, in order
    unseen: dict[str, int]  # the cards of which the viewer does not know where they are
    unseen_dwarfs: dict[str, int]  # roles by clan that the viewer cannot place
    unseen_mines: list[str]  # the mines that the viewer cannot place
    unseen_treasures: list[str]  # those of which the viewer does not know where they are
    players: list[PlayerView]
    scores: list[list[int]]  # by round that is over, by seat
    last_round: RoundView | None  # the last one that is over


def view(state: LostMinesState, viewer: int) -> LostMinesView:
    """Return what `viewer` may know."""
    seats = range(len(state.hands))
    return {
        "round": state.round,
        "rounds": state.switches.rounds,
        "endings": endings(state),
        "first": state.first,
        "last_to_play": state.last,
        "to_act": state.to_act(),
        "question": question_of(state),
        "reach": reach_of(state),
        "vote": vote_of(state),
        "board": [_view_card(cell, face) for cell, face in enumerate(state.cells) if face],
        "traps": [EDGE_KEYS[edge] for edge in state.traps],
        "trolls": [
            {"seat": seat, "edge": EDGE_KEYS[edge]}
            for seat, edge in enumerate(state.trolls)
            if edge != NO_EDGE
        ],
        "tokens": {key: tokens_left(state, token) for token, key in enumerate(TOKENS)},
        "mines": [_view_mine(state, space, viewer) for space in range(len(MINE_CELLS))],
        "treasures": [
            _view_treasure(state, slot, viewer) for slot in range(len(state.secrets.symbols))
        ],
        "pile": state.pile,
        "aside": ASIDE,
        "discarded": len(state.spent) + sum(map(len, state.buried)),
        "played": keys_of(state.spent),
        "unseen": _counted(unseen_cards(state, viewer), CARD_KEYS),
        "unseen_dwarfs": unseen_dwarfs(state, viewer),
        "unseen_mines": [MINE_KEYS[mine] for mine in unplaced_mines(state, viewer)],
        "unseen_treasures": [TREASURE_KEYS[card] for card in unplaced_treasures(state, viewer)],
        "players": [_view_player(state, seat, viewer) for seat in seats],
        "scores": [[tally.points for tally in tallies] for tallies in state.tallies],
        "last_round": round_of(state),
    }


def endings(state: LostMinesState) -> list[EndingView]:
    """The last round ends the game; what ends a round for sure is an empty pile."""
    return [
        {"kind": "rounds", "left": state.switches.rounds - state.round},
        {"kind": "pile", "left": state.pile},
    ]


def _counted(counts: list[int], keys: tuple[str, ...]) -> dict[str, int]:
    return {key: count for key, count in zip(keys, counts, strict=True) if count}


def _view_card(cell: int, face: int) -> CardView:
    if face >= FIRST_PATH:
        card = CARD_KEYS[KIND[face]]
    elif face == HIDDEN_MINE:
        card = "mine"
    elif MINE_ON[face] != UNKNOWN:
        card = f"mine_{MINE_KEYS[MINE_ON[face]]}"
    else:
        card = f"start_{CLANS[face - FIRST_START]}"
    return {
        "cell": CELLS[cell],
        "card": card,
        "turned": bool(TURNED[face]),
        "tool": TOOLS[TOOL_ON[face]] if TOOL_ON[face] != NO_TOOL else "",
    }


def _seats_in(state: LostMinesState, known: int) -> list[int]:
    return [seat for seat in range(len(state.hands)) if known >> seat & 1]


def _view_mine(state: LostMinesState, space: int, viewer: int) -> MineView:
    return {
        "cell": CELLS[MINE_CELLS[space]],
        "open": state.cells[MINE_CELLS[space]] != HIDDEN_MINE,
        "mine": named(known_mine(state, space, viewer), MINE_KEYS),
        "known_to": _seats_in(state, state.secrets.mine_known[space]),
    }


def _view_treasure(state: LostMinesState, slot: int, viewer: int) -> TreasureView:
    treasure = known_treasure(state, slot, viewer)
    return {
        "symbol": SYMBOLS[state.secrets.symbols[slot]],
        "value": TREASURES[treasure].value if treasure != UNKNOWN else 0,
        "owner": state.secrets.owners[slot],
        "known_to": _seats_in(state, state.secrets.treasure_known[slot]),
    }


def _view_player(state: LostMinesState, seat: int, viewer: int) -> PlayerView:
    own = seat == viewer
    clans, known = state.secrets.clans, state.secrets.role_known
    return {
        "points": sum(tallies[seat].points for tallies in state.tallies),
        "clan": CLANS[clans[seat]] if seat < len(clans) else "",
        "role": named(known_role(state, seat, viewer), ROLES),
        "role_known_to": _seats_in(state, known[seat]) if seat < len(known) else [],
        "pawn": CELLS[state.pawns[seat]],
        "hand": keys_of(state.hands[seat]) if own else [],
        "hand_size": len(state.hands[seat]),
        "buried": keys_of(state.buried[seat]) if own else [],
        "buried_size": len(state.buried[seat]),
        "dragon": state.secrets.dragon == seat,
    }


def seen_by(event: Event, viewer: int) -> Event:
    """Hide what only another seat has seen."""
    if isinstance(event, (CardDrawn, CardLost)):
        return event if event.seat == viewer else replace(event, card=UNKNOWN)
    if isinstance(event, (DwarfDealt, DwarfPeeked)):
        return event if event.seat == viewer else replace(event, role=UNKNOWN)
    if isinstance(event, MinePeeked):
        return event if event.seat == viewer else replace(event, mine=UNKNOWN)
    if isinstance(event, TreasurePeeked):
        return event if event.seat == viewer else replace(event, treasure=UNKNOWN)
    if isinstance(event, Discarded):
        return event if event.seat == viewer else replace(event, cards=())
    return event
