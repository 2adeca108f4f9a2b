"""A table of Cave vs Cave in a described position. It builds states and reads them only."""

from collections.abc import Mapping, Sequence

import pytest

from grotto.core.bags import keys_in
from grotto.core.digest import digest
from grotto.core.errors import IllegalAction
from grotto.core.event import Event
from grotto.core.notation import counted, multiset
from grotto.core.options import Value
from grotto.core.phrase import Phrase
from grotto.core.refusal import Refusal
from grotto.core.seats import NOBODY
from grotto.games.cave_vs_cave.components import (
    BORDER_KEYS,
    CELL_KEYS,
    EXTRA,
    GOODS,
    LIGHT_ROOMS,
    NO_EXTRA,
    ROOM_KEYS,
    THREE_WALLS,
    TILE_KEYS,
    TWO_ADJACENT_WALLS,
)
from grotto.games.cave_vs_cave.game import CAVE_VS_CAVE, CaveState, Player
from grotto.games.cave_vs_cave.player import new_player
from grotto.games.cave_vs_cave.rules.rounds import END_ROUND
from grotto.games.cave_vs_cave.rules.turns import CHOOSE_TILE
from grotto.games.cave_vs_cave.view import CaveView, PlayerView, view

RED, BLUE = range(2)
EXTRA_SHAPES = {"": NO_EXTRA, "two_walls": TWO_ADJACENT_WALLS, "three_walls": THREE_WALLS}
SOME_ROOMS = (
    "spinning_wheel food_corner grindstone tunnel parlor warehouse stall storeroom weaving_room"
)
"""Orange rooms that fill a cave where it does not matter which."""


def seat(
    goods: str = "none",
    rooms: Mapping[str, str] | None = None,
    dug: str = "",
    walls: str = "",
    extra: str = "",
) -> Player:
    """A cave: goods like ``wood*2+gold``, rooms by cell, more cells dug, walls built."""
    player = new_player()
    counts = counted(goods, GOODS)
    assert counts is not None, goods
    player.goods = list(counts)
    layout = list(player.layout)
    for cell, room in (rooms or {}).items():
        layout[CELL_KEYS.index(cell)] = ROOM_KEYS.index(room)
    player.layout = tuple(layout)
    player.rooms = sum(1 << room for room in layout if room >= 0)
    player.extra = EXTRA_SHAPES[extra]
    furnished = sum(1 << cell for cell, room in enumerate(layout) if room >= 0)
    opened = player.empty | _bits(dug.split(), CELL_KEYS) | (bool(extra) << EXTRA)
    player.empty = opened & ~furnished
    player.hidden &= ~(opened | furnished)
    player.walls = _bits(walls.split(), BORDER_KEYS)
    return player


def full_cave(besides: str = "", last: str = "", goods: str = "none", walls: str = "") -> Player:
    """A cave with ten rooms, or with all but the cell `last`, which is empty."""
    free = [key for key in SOME_ROOMS.split() if key != besides]
    cells = [cell for cell in CELL_KEYS[:EXTRA] if cell not in ("a4", last)]
    extra_room = [besides] if besides else ["shelf"]
    rooms = dict(zip(cells, [*free, *extra_room], strict=False))
    return seat(goods, rooms, dug=last, walls=walls)


def _bits(keys: Sequence[str], all_keys: Sequence[str]) -> int:
    return sum(1 << all_keys.index(key) for key in keys)


def given(
    *seats: Player,
    display: str = "",
    round_: int = 1,
    stack: int | None = None,
    options: Mapping[str, Value] | None = None,
) -> "Table":
    """Seat the players; `display` adds to those of the six light rooms that nobody has."""
    state = CAVE_VS_CAVE.new(len(seats), {"first_player": "0", **(options or {})})
    state.players = list(seats)
    owned = 0
    for player in seats:
        owned |= player.rooms
    shown = _bits(display.split(), ROOM_KEYS)
    state.display = (LIGHT_ROOMS & ~owned) | shown
    state.bag &= ~(owned | shown)
    state.round = round_
    state.stack = state.stack if stack is None else stack
    state.agenda = []
    return Table(state)


def duel(own: Player, display: str = "", round_: int = 1, **options: Value) -> "Table":
    """A described cave against a new one, whose owner has nothing."""
    return given(own, seat(), display=display, round_=round_, options=options)


def solo(own: Player, display: str = "", stack: int = 9, **options: Value) -> "Table":
    """A described cave, alone."""
    return given(own, display=display, stack=stack, options=options)


class Table:
    """A game in progress, spoken to in notation and read in plain words."""

    def __init__(self, state: CaveState) -> None:
        self.state = state
        self._events: list[Event] = []

    def choosing(self, *tiles: str, taken: str = "") -> "Table":
        """Red is to take a tile, and these lie face up besides the first four; Blue took some."""
        state = self.state
        state.face_up |= _bits([*tiles, *taken.split()], TILE_KEYS)
        if taken:
            state.players[BLUE].tiles = _bits(taken.split(), TILE_KEYS)
        others = [CHOOSE_TILE[player] for player in range(1, len(state.players))]
        state.agenda = [END_ROUND, *others, CHOOSE_TILE[RED]]
        return self

    def taking(self, tile: str) -> "Table":
        """Red has just taken a tile."""
        return self.choosing(tile).play(f"take {tile}")

    def using(self, room: str) -> "Table":
        """Red uses a room by Drift Mining."""
        return self.taking("drift_mining").play(f"use {room}")

    def play(self, *texts: str) -> "Table":
        """Play actions one after another, chance included."""
        for text in texts:
            self._events += self.state.play(CAVE_VS_CAVE.parse(text))
        return self

    def answer(self, texts: str) -> "Table":
        """Play several answers that are written in one line."""
        return self.play(*texts.split(", "))

    def options(self, beginning: str = "") -> list[str]:
        """The legal answers, or those that begin so."""
        texts = [action.text() for action in self.state.legal_actions()]
        return [text for text in texts if text.startswith(beginning)]

    def refused(self, text: str) -> tuple[str, str]:
        """The reason and the rule by which an answer is refused; nothing has changed after that."""
        return _said(self._refusal(text))

    def why(self, text: str) -> Phrase:
        """What a person is told about a refused answer."""
        return self._refusal(text).reason

    def _refusal(self, text: str) -> Refusal:
        before = digest(self.state)
        with pytest.raises(IllegalAction) as caught:
            self.play(text)
        assert digest(self.state) == before
        return caught.value.refusal

    def explained(self) -> dict[str, tuple[str, str]]:
        """What cannot be done now: the reason and the rule for each."""
        return {refusal.target: _said(refusal) for refusal in CAVE_VS_CAVE.refusals(self.state)}

    def told(self) -> list[str]:
        """What has happened since the table was set, as the names of events."""
        return [event.phrase().key.removeprefix("cave_vs_cave-event-") for event in self._events]

    def view(self) -> CaveView:
        """Everything that can be seen."""
        return view(self.state)

    def cave(self, player: int = RED) -> PlayerView:
        """Everything in a player's cave."""
        return view(self.state)["players"][player]

    def goods(self, player: int = RED) -> str:
        """The goods a player owns, like ``wood*2+gold``."""
        return multiset(GOODS, self.state.players[player].goods)

    def display(self) -> list[str]:
        """The rooms on display."""
        return keys_in(self.state.display, ROOM_KEYS)

    def diggable(self) -> str:
        """The cells that can be dug for nothing."""
        return " ".join(
            sorted(
                text.removeprefix("dig ") for text in self.options("dig") if text.count(" ") == 1
            )
        )

    def asked(self) -> str:
        """What is asked next, of a player or of chance, in one word."""
        return self.state.agenda[-1].text().split(" ")[0]

    def to_act(self) -> int:
        """Who is asked."""
        return self.state.to_act()

    def is_over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.state.to_act() == NOBODY


def _said(refusal: Refusal) -> tuple[str, str]:
    return refusal.reason.key.removeprefix("cave_vs_cave-reason-"), refusal.rule
