"""Observations of Caverna from its state; the same as those that the layout makes from views."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from grotto.core.asked import Asked
from grotto.core.decision import Question
from grotto.core.saying import kind_of
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
from grotto.games.caverna.asked import (
    FeedAsked,
    LootAsked,
    LootHowAsked,
    SellAsked,
)
from grotto.games.caverna.components import MARKERS
from grotto.games.caverna.furnishings import FURNISHING_COUNT
from grotto.games.caverna.home_board import CELL_COUNT
from grotto.games.caverna.loot import LOOT
from grotto.games.caverna.player import AT_HOME, NEWBORN, Player, new_player, pasture_cells
from grotto.games.caverna.rules.acting import CarryOut
from grotto.games.caverna.rules.harvest import HARVESTS, harvest_after
from grotto.games.caverna.rules.piles import pile_size
from grotto.games.caverna.rules.scoring import total
from grotto.games.caverna.rules.turns import ChooseSpace
from grotto.games.caverna.spaces import SPACE_COUNT
from grotto.games.caverna.state import CavernaState

KINDS: Final[tuple[str, ...]] = (
    "place", "act", "imitate", "loot", "loot-how", "sell", "buy", "keep", "coins", "skip", "feed",
    "newborns", "prepare", "save", "last-chance",
)  # fmt: skip
"""The kinds of questions."""

MOST_DWARFS: Final = 6
"""The sixth one comes with the Additional dwelling."""

_PLACE: Final = KINDS.index("place")
_ACT: Final = KINDS.index("act")
_KIND: Final = one_hots(len(KINDS))
_KIND_OF: Final[dict[type, int]] = {}  # by class, as far as asked
_SPACE: Final = one_hots(SPACE_COUNT)
_ITEM: Final = one_hots(len(LOOT))
_MARKER: Final = one_hots(len(MARKERS))
_HARVEST: Final = one_hots(len(HARVESTS))


@final
@mypyc_attr(acyclic=True)
class CavernaEncoder(Encoder):
    """Keeps the rows of the board, of players and of their homes until something there changes."""

    __slots__ = (
        "_board",
        "_dwarfs",
        "_goods",
        "_homes",
        "_piles",
        "_players",
        "_spaces",
        "_supply",
    )

    def __init__(self, seats: int) -> None:
        self._spaces = 0
        self._piles = bytes(SPACE_COUNT)
        self._supply = 0
        self._board = _board_row(self._spaces, self._piles, self._supply)
        self._players: Final = [new_player(0) for _ in range(seats)]  # as they were, by seat
        self._homes: Final = [_home_row(player) for player in self._players]
        self._goods: Final = [_goods_row(player) for player in self._players]
        self._dwarfs: Final = [_dwarfs_row(player) for player in self._players]

    def observe(self, state: State, viewer: int) -> bytearray:
        assert isinstance(state, CavernaState)
        rows: list[bytes] = []
        seats = len(state.players)
        add_count(rows, state.round)
        add_seat(rows, state.to_act(), viewer, seats)
        add_seat(rows, state.start, viewer, seats)
        _add_question(rows, state)
        rows.append(_MARKER[state.marker])
        rows.append(_HARVEST[harvest_after(state, state.round)])
        add_count(rows, state.leaves)
        add_count(rows, state.questions)
        self._add_board(rows, state)
        for distance in range(seats):
            seat = (viewer + distance) % seats
            self._add_player(rows, state.players[seat], seat)
        return bytearray().join(rows)

    def _add_board(self, rows: list[bytes], state: CavernaState) -> None:
        spaces, piles, supply = state.spaces, state.piles, state.supply
        if piles is not self._piles or spaces != self._spaces or supply != self._supply:
            self._spaces, self._piles, self._supply = spaces, piles, supply
            self._board = _board_row(spaces, piles, supply)
        rows.append(self._board)

    def _add_player(self, rows: list[bytes], player: Player, seat: int) -> None:
        before = self._players[seat]
        same_home = player.home is before.home and player.tiles == before.tiles
        same_dwarfs = _same_dwarfs(player, before)
        same_goods = same_home and same_dwarfs and _same_goods(player, before)
        if not same_home:
            self._homes[seat] = _home_row(player)
        if not same_dwarfs:
            self._dwarfs[seat] = _dwarfs_row(player)
        if not same_goods:  # points depend on everything
            self._goods[seat] = _goods_row(player)
            self._players[seat] = player.copy()
        rows.append(self._goods[seat])
        rows.append(self._dwarfs[seat])
        rows.append(self._homes[seat])


def _same_goods(player: Player, before: Player) -> bool:
    return player.goods == before.goods and player.begging == before.begging


def _same_dwarfs(player: Player, before: Player) -> bool:
    return (
        player.whereabouts == before.whereabouts
        and player.weapons == before.weapons
        and player.deliveries == before.deliveries
    )


def _board_row(spaces: int, piles: bytes, supply: int) -> bytes:
    """Return which spaces are there, how many goods lie on each, and the tiles on offer."""
    rows: list[bytes] = []
    add_flags(rows, spaces, SPACE_COUNT)
    sizes = [0] * SPACE_COUNT
    for space in range(SPACE_COUNT):
        if piles[space] and spaces >> space & 1:
            sizes[space] = pile_size(space, piles[space])
    add_counts(rows, sizes)
    add_flags(rows, supply, FURNISHING_COUNT)
    return b"".join(rows)


def _add_question(rows: list[bytes], state: CavernaState) -> None:
    """Add the kind of the question and what it is about."""
    top = state.agenda[-1] if state.agenda else None
    kind, space, item, strength, left, need, meal = -1, -1, -1, 0, 0, 0, 0
    if isinstance(top, ChooseSpace):  # these two are most of all questions
        kind, strength = _PLACE, state.players[top.seat].weapons[top.dwarf]
    elif isinstance(top, CarryOut):
        kind, space = _ACT, top.action.space
    elif isinstance(top, Question):
        asked = top.asked(state)
        kind = _kind_of(type(asked))
        if isinstance(asked, LootAsked):
            strength, left = asked.strength, asked.left
        elif isinstance(asked, LootHowAsked):
            item = asked.item
        elif isinstance(asked, SellAsked):
            left = asked.left
        elif isinstance(asked, FeedAsked):
            need, meal = asked.need, asked.meal
    rows += [_KIND[kind], _SPACE[space], _ITEM[item]]
    add_counts(rows, [strength, left, need, meal])


def _kind_of(asked: type[Asked]) -> int:
    """Return the place of a question among `KINDS`."""
    kind = _KIND_OF.get(asked, -1)
    if kind < 0:
        kind = _KIND_OF[asked] = KINDS.index(kind_of(asked))
    return kind


def _goods_row(player: Player) -> bytes:
    """Return points, goods and begging markers."""
    rows: list[bytes] = []
    add_points(rows, total(player))
    add_counts(rows, player.goods)
    add_count(rows, player.begging)
    return b"".join(rows)


def _dwarfs_row(player: Player) -> bytes:
    """Return how many dwarfs there are, of each its weapon and where it is, and deliveries."""
    rows: list[bytes] = []
    count = len(player.weapons)
    none = [0] * (MOST_DWARFS - count)
    places = player.whereabouts
    home = [1 if place == AT_HOME else 0 for place in places]
    born = [1 if place == NEWBORN else 0 for place in places]
    add_counts(rows, [count, *player.weapons, *none, *home, *none, *born, *none])
    at_work = 0
    for place in places:
        if place >= 0:
            at_work |= 1 << place
    add_flags(rows, at_work, SPACE_COUNT)
    add_counts(rows, [*player.deliveries])
    return b"".join(rows)


def _home_row(player: Player) -> bytes:
    """Return the home board: what covers its cells, and what grows and is built there."""
    rows: list[bytes] = []
    home = player.home
    for cells in (
        home.meadows,
        home.fields,
        home.small_pastures,
        pasture_cells(home),
        home.caverns,
        home.tunnels,
        home.deep_tunnels,
        home.ore_mines,
        home.ruby_mines,
        home.furnished,
        home.stables,
    ):
        add_flags(rows, cells, CELL_COUNT)
    add_flags(rows, player.tiles, FURNISHING_COUNT)
    grain, vegetables = home.grain, home.vegetables
    add_counts(rows, [fields.bit_count() for fields in (*grain, *vegetables)])
    return b"".join(rows)
