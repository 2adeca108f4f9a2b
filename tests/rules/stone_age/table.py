"""A table of Stone Age in a described position: it builds states and reads them, without rules."""

from collections.abc import Mapping, Sequence

import pytest

from grotto.core.bags import keys_in
from grotto.core.digest import digest
from grotto.core.errors import IllegalAction
from grotto.core.event import Event
from grotto.core.options import Value
from grotto.core.refusal import Refusal
from grotto.core.seats import NOBODY, clockwise
from grotto.games.stone_age.actions import DECLINE
from grotto.games.stone_age.components import (
    BUILDING_KEYS,
    CARD_KEYS,
    GOODS,
    ONE_USE_CARDS,
    PLACES,
)
from grotto.games.stone_age.events import GameEnded
from grotto.games.stone_age.game import STONE_AGE, Player, StoneAgeState
from grotto.games.stone_age.player import new_player
from grotto.games.stone_age.rules.acting import TURN
from grotto.games.stone_age.rules.feeding import FEEDING
from grotto.games.stone_age.rules.rounds import BEGIN_ROUND, END_ROUND
from grotto.games.stone_age.state import NO_CARD
from grotto.games.stone_age.view import PlayerView, view

RED, BLUE, GREEN, YELLOW = range(4)
PLACE_KEYS = tuple(place.key for place in PLACES)


def seat(
    figures: int = 5,
    food: int = 12,
    wood: int = 0,
    clay: int = 0,
    stone: int = 0,
    gold: int = 0,
    agriculture: int = 0,
    points: int = 0,
    tools: str = "",
    at: Mapping[str, int] | None = None,
    cards: Sequence[str] = (),
    spent: Sequence[str] = (),
    secret: Sequence[str] = (),
    buildings: Sequence[str] = (),
) -> Player:
    """A player's mat. Tools read ``2 used, 1, 1``; cards wait to be used unless `spent`."""
    mat = new_player()
    mat.figures, mat.agriculture, mat.bonus_points = figures, agriculture, points
    mat.goods = [wood, clay, stone, gold, food]
    mat.placed = [(at or {}).get(place, 0) for place in PLACE_KEYS]
    mat.home = figures - sum(mat.placed)
    tiles = [tile for tile in tools.split(", ") if tile]
    first, second, third = (int(tile[0]) for tile in [*tiles, "0", "0", "0"][:3])
    mat.tools = (first, second, third)
    mat.used = sum("used" in tile and 1 << slot for slot, tile in enumerate(tiles))
    mat.cards, mat.secret_cards = _bits(cards, CARD_KEYS), _bits(secret, CARD_KEYS)
    mat.one_use = mat.cards & ~_bits(spent, CARD_KEYS) & sum(1 << card for card in ONE_USE_CARDS)
    mat.two_of_choice = int("c36" in cards and "c36" not in spent)
    mat.buildings = _bits(buildings, BUILDING_KEYS)
    return mat


def hunter() -> Player:
    """A neighbour whose turn is still to come."""
    return seat(at={"hunting_grounds": 1})


def given(
    *seats: Player,
    players: int = 2,
    row: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    tops: Sequence[str] = (),
    left: Sequence[int] = (),
    first: int = RED,
    options: Mapping[str, Value] | None = None,
) -> "Table":
    """Seat the players and new ones after them; fill up `row` and `tops`; the rest is `deck`."""
    mats = [*seats, *(seat() for _ in range(players - len(seats)))]
    state = STONE_AGE.new(len(mats), {"first_player": str(first), **(options or {})})
    state.players = mats
    owned = [key for mat in mats for key in keys_in(mat.cards | mat.secret_cards, CARD_KEYS)]
    built = [key for mat in mats for key in keys_in(mat.buildings, BUILDING_KEYS)]
    state.cards = _laid(row, CARD_KEYS, [*owned, *(deck or ())], len(state.cards))
    state.tops = _laid(tops, BUILDING_KEYS, built, len(mats))
    shown = [CARD_KEYS[card] for card in state.cards if card != NO_CARD]
    rest = [key for key in CARD_KEYS if key not in (*owned, *shown)]
    state.deck = _bits(rest if deck is None else deck, CARD_KEYS)
    state.bag &= ~_bits([*built, *(BUILDING_KEYS[tile] for tile in state.tops)], BUILDING_KEYS)
    state.heights = [*left, *state.heights[len(left) :]]
    state.crowd = [sum(figures) for figures in zip(*(mat.placed for mat in mats), strict=True)]
    return Table(state)


def _bits(keys: Sequence[str], all_keys: tuple[str, ...]) -> int:
    return sum(1 << all_keys.index(key) for key in keys)


def _laid(
    wanted: Sequence[str], keys: tuple[str, ...], taken: Sequence[str], count: int
) -> list[int]:
    others = [key for key in keys if key not in (*wanted, *taken)]
    return [keys.index(key) if key else NO_CARD for key in [*wanted, *others][:count]]


class Table:
    """A game in progress, spoken to in notation and read in plain words."""

    def __init__(self, state: StoneAgeState) -> None:
        self.state = state
        self._events: list[Event] = []

    def placing(self) -> "Table":
        """Begin a round: the first player places."""
        self.state.agenda = [BEGIN_ROUND]
        return self._settle()

    def acting(self) -> "Table":
        """All figures are placed; the first player acts."""
        order = self._order()[::-1]
        self.state.agenda = [END_ROUND, *(FEEDING[s] for s in order), *(TURN[s] for s in order)]
        self.state.round = 1
        return self._settle()

    def _order(self) -> list[int]:
        return clockwise(self.state.first, len(self.state.players))

    def feeding(self) -> "Table":
        """All figures are home; the first player feeds."""
        self.state.agenda = [
            END_ROUND,
            *(FEEDING[s] for s in self._order()[::-1]),
        ]
        self.state.round = 1
        return self._settle()

    def ended_round(self) -> "Table":
        """Everybody is fed; the round ends."""
        self.state.agenda = [END_ROUND]
        self.state.round = 1
        return self._settle()

    def over(self) -> "Table":
        """The game is over."""
        self.state.agenda = []
        return self

    def _settle(self) -> "Table":
        self.state.log = self._events
        self.state.apply(DECLINE)  # steps happen whatever the answer
        self.state.log = None
        return self

    def play(self, *texts: str) -> "Table":
        """Play actions one after another, chance included."""
        for text in texts:
            self._events += self.state.play(STONE_AGE.parse(text))
        return self

    def options(self, beginning: str = "") -> list[str]:
        """The legal answers, or those that begin so."""
        texts = [action.text() for action in self.state.legal_actions()]
        return [text for text in texts if text.startswith(beginning)]

    def refused(self, text: str) -> tuple[str, str]:
        """The reason and the rule by which an answer is refused; nothing has changed after that."""
        before = digest(self.state)
        with pytest.raises(IllegalAction) as caught:
            self.play(text)
        assert digest(self.state) == before
        return _said(caught.value.refusal)

    def explained(self) -> dict[str, tuple[str, str]]:
        """What cannot be done now: the reason and the rule for each."""
        return {refusal.target: _said(refusal) for refusal in STONE_AGE.refusals(self.state)}

    def told(self) -> list[str]:
        """What has happened since the table was set, as the names of events."""
        return [event.phrase().key.removeprefix("stone_age-event-") for event in self._events]

    def ending(self) -> str:
        """Why the game ended."""
        return next(event.cause for event in self._events if isinstance(event, GameEnded))

    def mat(self, seat: int = RED) -> PlayerView:
        """Everything on a player's mat."""
        return view(self.state, seat)["players"][seat]

    def resources(self, seat: int = RED) -> dict[str, int]:
        """The resources a player owns."""
        goods = self.mat(seat)["goods"]
        return {good: goods[good] for good in GOODS if good != "food" and goods[good]}

    def food(self, seat: int = RED) -> int:
        """The food a player owns."""
        return self.mat(seat)["goods"]["food"]

    def tools(self, seat: int = RED) -> str:
        """A player's tool tiles, like ``2 used, 1, 1``."""
        tiles = self.mat(seat)["tools"]
        return ", ".join(f"{tile['value']}{' used' if tile['used'] else ''}" for tile in tiles)

    def row(self) -> list[str]:
        """The cards on display, the cheapest first."""
        return view(self.state, RED)["cards"]

    def deck(self) -> list[str]:
        """The cards that may still come."""
        return keys_in(self.state.deck, CARD_KEYS)

    def stacks(self) -> list[tuple[str, int]]:
        """The face-up tile of every stack and how many tiles are left."""
        return [(stack["top"], stack["left"]) for stack in view(self.state, RED)["stacks"]]

    def to_act(self) -> int:
        """Who is asked."""
        return self.state.to_act()

    def is_over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.state.to_act() == NOBODY

    def scores(self, seat: int = RED) -> dict[str, int]:
        """The lines of a score sheet that are not zero."""
        lines = self.state.outcome().sheets[seat].lines
        return {line.item: line.points for line in lines if line.points}

    def total(self, seat: int = RED) -> int:
        """The final score of a player."""
        return self.state.outcome().totals[seat]

    def winners(self) -> tuple[int, ...]:
        """Who wins."""
        return self.state.outcome().winners


def _said(refusal: Refusal) -> tuple[str, str]:
    return refusal.reason.key.removeprefix("stone_age-reason-"), refusal.rule
