"""Observations of The Lost Mines from its state; the same as those made from views."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from grotto.core.nouns import UNKNOWN
from grotto.core.state import State
from grotto.envs.native.encoder import Encoder
from grotto.envs.native.rows import (
    add_count,
    add_counts,
    add_flags,
    add_points,
    add_seat,
    one_hots,
)
from grotto.games.lost_mines.components import (
    CARDS,
    CELL_COUNT,
    CLANS,
    EDGES,
    KIND_COUNT,
    MINE_CELLS,
    MINES,
    MOST_SEATS,
    NO_EDGE,
    OBSTACLES,
    ROLES,
    SIDE_COUNT,
    SYMBOLS,
    TOKENS,
    TREASURES,
)
from grotto.games.lost_mines.faces import (
    FACE_COUNT,
    FIRST_OVERCOME,
    FIRST_START,
    HIDDEN_MINE,
    KIND,
    MINE_ON,
    OPENINGS,
)
from grotto.games.lost_mines.knowledge import (
    known_mine,
    known_role,
    known_treasure,
    unplaced_dwarfs,
    unseen_cards,
)
from grotto.games.lost_mines.rules.mines import TurnMine
from grotto.games.lost_mines.rules.moving import MoveDwarf
from grotto.games.lost_mines.rules.supply import tokens_left
from grotto.games.lost_mines.rules.treasures import TakeTreasure
from grotto.games.lost_mines.rules.turns import CardStep
from grotto.games.lost_mines.rules.voting import Vote
from grotto.games.lost_mines.state import LostMinesState

KINDS: Final[tuple[str, ...]] = ("card", "move", "take", "face", "vote")
"""The kinds of questions."""
FEATURES: Final[tuple[str, ...]] = ("rocks", "campfire", *OBSTACLES)
"""What a path card can show besides its path."""
FACE_SIZE: Final = SIDE_COUNT + len(FEATURES) + 1 + 1 + len(CLANS) + len(MINES)

_KIND: Final = one_hots(len(KINDS))
_CELL: Final = one_hots(CELL_COUNT)
_CLAN: Final = one_hots(len(CLANS))
_ROLE: Final = one_hots(len(ROLES))
_MINE: Final = one_hots(len(MINES))
_SYMBOL: Final = one_hots(len(SYMBOLS))


def _face(face: int) -> bytes:
    """Return what lies on a space, as flags."""
    feature = CARDS[KIND[face]].feature if KIND[face] != UNKNOWN else ""
    start = face - FIRST_START if FIRST_START <= face < FIRST_START + len(CLANS) else -1
    return bytes(
        [
            *(OPENINGS[face] >> side & 1 for side in range(SIDE_COUNT)),
            *(feature == one for one in FEATURES),
            face >= FIRST_OVERCOME,
            face == HIDDEN_MINE,
            *_CLAN[start],
            *_MINE[MINE_ON[face]],
        ]
    )


_FACES: Final[list[bytes]] = [_face(face) for face in range(FACE_COUNT)]


@final
@mypyc_attr(acyclic=True)
class LostMinesEncoder(Encoder):
    """Keeps the rows of the board and of the discard pile until something there changes."""

    __slots__ = ("_board", "_buried", "_cells", "_hands", "_spent", "_traps", "_trolls")

    def __init__(self, seats: int) -> None:
        self._cells = b""
        self._traps = b""
        self._trolls = b""
        self._board = b""
        self._spent: Final = _Counted()
        self._hands: Final = [_Counted() for _ in range(seats)]  # by seat
        self._buried: Final = [_Counted() for _ in range(seats)]

    def observe(self, state: State, viewer: int) -> bytearray:
        assert isinstance(state, LostMinesState)
        rows: list[bytes] = []
        seats = len(state.hands)
        add_count(rows, state.round)
        add_count(rows, state.switches.rounds)
        add_seat(rows, state.to_act(), viewer, seats)
        add_seat(rows, state.first, viewer, seats)
        add_seat(rows, state.last, viewer, seats)
        _add_question(rows, state, viewer)
        self._add_board(rows, state)
        _add_finds(rows, state, viewer)
        self._add_cards(rows, state, viewer)
        for distance in range(seats):
            _add_player(rows, state, (viewer + distance) % seats, viewer)
        return bytearray().join(rows)

    def _add_board(self, rows: list[bytes], state: LostMinesState) -> None:
        cells, traps, trolls = state.cells, state.traps, state.trolls
        if cells is not self._cells or traps is not self._traps or trolls is not self._trolls:
            self._cells, self._traps, self._trolls = cells, traps, trolls
            self._board = _board_row(state)
        rows.append(self._board)

    def _add_cards(self, rows: list[bytes], state: LostMinesState, viewer: int) -> None:
        buried = 0
        for cards in state.buried:
            buried += len(cards)
        add_count(rows, state.pile)
        add_count(rows, len(state.spent) + buried)
        rows.append(self._spent.row(state.spent))
        rows.append(self._hands[viewer].row(state.hands[viewer]))
        rows.append(self._buried[viewer].row(state.buried[viewer]))
        add_counts(rows, unseen_cards(state, viewer))
        add_counts(rows, unplaced_dwarfs(state, viewer))


@final
@mypyc_attr(acyclic=True)
class _Counted:
    """Cards counted by kind, until they are others."""

    __slots__ = ("_cards", "_row")

    def __init__(self) -> None:
        self._cards = b""
        self._row = bytes(KIND_COUNT)

    def row(self, cards: bytes) -> bytes:
        """Return how many there are of each kind."""
        if cards is not self._cards:
            self._cards = cards
            counts = [0] * KIND_COUNT
            for kind in cards:
                counts[kind] += 1
            self._row = bytes(counts)
        return self._row


def _add_question(rows: list[bytes], state: LostMinesState, viewer: int) -> None:
    top = state.agenda[-1] if state.agenda else None
    kind, voted, steps, proposer = -1, 0, 0, -1
    if isinstance(top, CardStep):
        kind, voted = 0, int(top.voted)
    elif isinstance(top, MoveDwarf):
        kind, steps = 1, top.left
    elif isinstance(top, TakeTreasure):
        kind = 2
    elif isinstance(top, TurnMine):
        kind = 3
    elif isinstance(top, Vote):
        kind, proposer = 4, top.proposer
    rows.append(_KIND[kind])
    add_count(rows, voted)
    add_count(rows, steps)
    add_seat(rows, proposer, viewer, len(state.hands))


def _board_row(state: LostMinesState) -> bytes:
    """Return what lies on spaces and borders, and the tokens that are left."""
    rows: list[bytes] = []
    cells = state.cells
    for cell in range(CELL_COUNT):
        face: i64 = cells[cell]
        rows.append(_FACES[face])
    traps, trolls = bytearray(len(EDGES)), bytearray(len(EDGES))
    for edge in state.traps:
        traps[edge] += 1
    for edge in state.trolls:
        if edge != NO_EDGE:
            trolls[edge] += 1
    rows += [bytes(traps), bytes(trolls)]
    add_counts(rows, [tokens_left(state, token) for token in range(len(TOKENS))])
    return b"".join(rows)


def _add_finds(rows: list[bytes], state: LostMinesState, viewer: int) -> None:
    """Add mines and treasures, as far as the viewer knows them."""
    seats, secrets = len(state.hands), state.secrets
    for space in range(len(MINE_CELLS)):
        add_count(rows, int(state.cells[MINE_CELLS[space]] != HIDDEN_MINE))
        rows.append(_MINE[known_mine(state, space, viewer)])
        _add_seats(rows, secrets.mine_known[space], viewer, seats)
    for slot in range(MOST_SEATS):
        if slot >= len(secrets.symbols):
            rows.append(bytes(len(SYMBOLS) + 1 + 2 * seats))
            continue
        treasure = known_treasure(state, slot, viewer)
        rows.append(_SYMBOL[secrets.symbols[slot]])
        add_count(rows, TREASURES[treasure].value if treasure != UNKNOWN else 0)
        add_seat(rows, secrets.owners[slot], viewer, seats)
        _add_seats(rows, secrets.treasure_known[slot], viewer, seats)


def _add_seats(rows: list[bytes], known: int, viewer: int, seats: int) -> None:
    """Add a flag for each seat that knows something, from the viewer on."""
    known &= (1 << seats) - 1
    add_flags(rows, known >> viewer | (known & (1 << viewer) - 1) << seats - viewer, seats)


def _add_player(rows: list[bytes], state: LostMinesState, seat: int, viewer: int) -> None:
    secrets, seats = state.secrets, len(state.hands)
    points = 0
    for tallies in state.tallies:
        points += tallies[seat].points
    add_points(rows, points)
    is_dealt = seat < len(secrets.clans)
    rows.append(_CLAN[secrets.clans[seat] if is_dealt else -1])
    rows.append(_ROLE[known_role(state, seat, viewer)])
    known = secrets.role_known[seat] if seat < len(secrets.role_known) else 0
    _add_seats(rows, known, viewer, seats)
    rows.append(_CELL[state.pawns[seat]])
    add_count(rows, len(state.hands[seat]))
    add_count(rows, len(state.buried[seat]))
    add_count(rows, int(secrets.dragon == seat))
