"""Observations of Stone Age from its state; the same as those that the layout makes from views."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from grotto.core.state import State
from grotto.envs.native.encoder import Encoder
from grotto.envs.native.rows import (
    KeptFlags,
    add_count,
    add_counts,
    add_flags,
    add_points,
    add_seat,
    one_hots,
)
from grotto.games.stone_age.components import (
    BUILDING_COUNT,
    CARD_COUNT,
    CARD_SPACES,
    FACES,
    GOODS,
    ONE_USE_CARDS,
    TOOL_SLOTS,
)
from grotto.games.stone_age.player import Player, new_player
from grotto.games.stone_age.rules.acting import ChoosePlace
from grotto.games.stone_age.rules.buildings import BuyBuilding
from grotto.games.stone_age.rules.cards import BuyCard, CashOrKeep, TakeDie
from grotto.games.stone_age.rules.feeding import CoverShortage
from grotto.games.stone_age.rules.gathering import AddTools
from grotto.games.stone_age.rules.placing import PlaceFigures
from grotto.games.stone_age.rules.scoring import track_points
from grotto.games.stone_age.state import StoneAgeState
from grotto.games.stone_age.view import may_see_secrets, unseen_cards

KINDS: Final[tuple[str, ...]] = (
    "place", "act", "tools", "card", "cash", "building", "die", "feed",
)  # fmt: skip
"""The kinds of questions."""

_KIND_OF: Final[dict[type, int]] = {
    PlaceFigures: 0,
    ChoosePlace: 1,
    AddTools: 2,
    BuyCard: 3,
    CashOrKeep: 4,
    BuyBuilding: 5,
    TakeDie: 6,
    CoverShortage: 7,
}
_KIND: Final = one_hots(len(KINDS))
_NO_DICE: Final = bytes(len(FACES))
_GOOD: Final = one_hots(len(GOODS))
_SPACE: Final = one_hots(CARD_SPACES)
_CARD: Final = one_hots(CARD_COUNT)
_BUILDING: Final = one_hots(BUILDING_COUNT)


@final
@mypyc_attr(acyclic=True)
class StoneAgeEncoder(Encoder):
    """Keeps the rows of the board and of mats until something on them changes."""

    __slots__ = (
        "_bag",
        "_board",
        "_cards",
        "_deck",
        "_heights",
        "_mats",
        "_secret",
        "_tops",
        "_unseen",
    )

    def __init__(self, seats: int) -> None:
        self._cards: list[int] = []
        self._deck = 0
        self._tops: list[int] = []
        self._heights: list[int] = []
        self._board = b""
        self._unseen: Final = KeptFlags(CARD_COUNT)
        self._bag: Final = KeptFlags(BUILDING_COUNT)
        self._secret: Final = KeptFlags(CARD_COUNT)
        self._mats: Final = [_Mat() for _ in range(seats)]  # by seat

    def observe(self, state: State, viewer: int) -> bytearray:
        assert isinstance(state, StoneAgeState)
        rows: list[bytes] = []
        seats = len(state.players)
        add_count(rows, state.round)
        add_seat(rows, state.to_act(), viewer, seats)
        add_seat(rows, state.first, viewer, seats)
        _add_question(rows, state)
        self._add_board(rows, state)
        rows.append(self._unseen.row(unseen_cards(state, viewer)))
        rows.append(self._bag.row(state.bag))
        for distance in range(seats):
            seat = (viewer + distance) % seats
            self._add_player(rows, state, seat, viewer)
        return bytearray().join(rows)

    def _add_board(self, rows: list[bytes], state: StoneAgeState) -> None:
        if (
            state.cards != self._cards
            or state.deck != self._deck
            or state.tops != self._tops
            or state.heights != self._heights
        ):
            self._cards, self._deck = state.cards.copy(), state.deck
            self._tops, self._heights = state.tops.copy(), state.heights.copy()
            self._board = _board_row(state)
        rows.append(self._board)

    def _add_player(self, rows: list[bytes], state: StoneAgeState, seat: int, viewer: int) -> None:
        player, mat = state.players[seat], self._mats[seat]
        mat.show(player)
        rows.append(mat.before)
        if player.secret_cards and may_see_secrets(state, seat, viewer):
            rows.append(self._secret.row(player.secret_cards))
        else:
            rows.append(_CARD[-1])
        rows.append(mat.after)


def _add_question(rows: list[bytes], state: StoneAgeState) -> None:
    """Add the kind of the question and what it is about."""
    top = state.agenda[-1] if state.agenda else None
    good, total, missing, space, stack = -1, 0, 0, -1, -1
    dice = _NO_DICE
    if isinstance(top, AddTools):
        good, total = top.good, top.total
    elif isinstance(top, BuyCard):
        space = top.space
    elif isinstance(top, BuyBuilding):
        stack = top.stack
    elif isinstance(top, CoverShortage):
        missing = top.missing
    elif isinstance(top, TakeDie):
        dice = bytes([top.dice.count(face) for face in FACES])
    rows.append(_KIND[_KIND_OF.get(type(top), -1)])
    rows.append(_GOOD[good])
    add_count(rows, total)
    add_count(rows, missing)
    rows.append(dice)
    rows.append(_SPACE[space])
    rows.append(_SPACE[stack])


def _board_row(state: StoneAgeState) -> bytes:
    """Return the cards on display, and the stacks of buildings."""
    rows = [_CARD[card] for card in state.cards]
    add_count(rows, state.deck.bit_count())
    rows += [_BUILDING[tile] for tile in state.tops]
    add_counts(rows, state.heights)
    return b"".join(rows)


@final
@mypyc_attr(acyclic=True)
class _Mat:
    """The row of one mat, in pieces that are made again when what they show changes.

    A placement changes figures and nothing else, so most pieces live for many steps.
    """

    __slots__ = ("_cards", "_figures", "_goods", "_shown", "_village", "after", "before")

    def __init__(self) -> None:
        self._shown = new_player()
        self._goods = _goods_row(self._shown)
        self._figures = _figures_row(self._shown)
        self._village = _village_row(self._shown)
        self._cards: Final = KeptFlags(CARD_COUNT)
        self.before = b""  # the row up to the cards that one does not show
        self.after = _after_row(self._shown)
        self._join()

    def show(self, player: Player) -> None:
        """Bring the row up to date."""
        shown = self._shown
        same_figures = _same_figures(player, shown)
        same_goods = _same_goods(player, shown)
        same_village = _same_village(player, shown)
        same_tiles = _same_tiles(player, shown)
        same_others = same_goods and same_village and same_tiles
        if same_figures and same_others:
            return
        if not same_others:
            self._shown = player.copy()
        else:  # most of all changes: a copy of the whole would cost more than the row
            shown.figures, shown.home = player.figures, player.home
            shown.placed = player.placed.copy()
        if not same_figures:
            self._figures = _figures_row(player)
        if not same_goods:
            self._goods = _goods_row(player)
        if not same_village:
            self._village = _village_row(player)
        if not same_tiles:
            self.after = _after_row(player)
        self._join()

    def _join(self) -> None:
        cards = self._cards.row(self._shown.cards)
        self.before = b"".join([self._goods, self._figures, self._village, cards])


def _same_goods(player: Player, shown: Player) -> bool:
    return player.goods == shown.goods and track_points(player) == track_points(shown)


def _goods_row(player: Player) -> bytes:
    """Return points and goods."""
    rows: list[bytes] = []
    add_points(rows, track_points(player))
    add_counts(rows, player.goods)
    return b"".join(rows)


def _same_figures(player: Player, shown: Player) -> bool:
    return (
        player.home == shown.home
        and player.figures == shown.figures
        and player.placed == shown.placed
    )


def _figures_row(player: Player) -> bytes:
    """Return how many figures there are, and where."""
    return bytes([player.figures, player.home, *player.placed])


def _same_village(player: Player, shown: Player) -> bool:
    return (
        player.used == shown.used
        and player.agriculture == shown.agriculture
        and player.one_use == shown.one_use
        and player.two_of_choice == shown.two_of_choice
        and player.tools == shown.tools
    )


def _village_row(player: Player) -> bytes:
    """Return agriculture and tools, and what waits to be used."""
    tools = [value for value in player.tools if value]
    none = [0] * (TOOL_SLOTS - len(tools))
    counts = [player.agriculture]
    counts += tools
    counts += none
    counts += [player.used >> slot & 1 for slot in range(TOOL_SLOTS) if player.tools[slot]]
    counts += none
    counts += [player.one_use >> card & 1 for card in ONE_USE_CARDS]
    counts.append(1 if player.two_of_choice else 0)
    return bytes(counts)


def _same_tiles(player: Player, shown: Player) -> bool:
    """Tell whether cards and buildings are the same."""
    return (
        player.cards == shown.cards
        and player.secret_cards == shown.secret_cards
        and player.buildings == shown.buildings
    )


def _after_row(player: Player) -> bytes:
    """Return what comes after the cards that one does not show: their number, and buildings."""
    rows: list[bytes] = []
    add_count(rows, player.secret_cards.bit_count())
    add_flags(rows, player.buildings, BUILDING_COUNT)
    return b"".join(rows)
