"""A table of Caverna in a described position. It builds states and reads them only."""

from collections.abc import Mapping
from typing import Final

import pytest

from grotto.core.bags import keys_in, members
from grotto.core.decision import Decision
from grotto.core.digest import digest
from grotto.core.errors import IllegalAction
from grotto.core.event import Event
from grotto.core.notation import counted, multiset
from grotto.core.options import Value, complete
from grotto.core.phrase import Phrase
from grotto.core.refusal import Refusal
from grotto.core.saying import kind_of
from grotto.core.seats import NOBODY
from grotto.games.caverna.components import GOODS, MARKERS
from grotto.games.caverna.furnishings import DELIVERED, DWELLING, FURNISHING_KEYS
from grotto.games.caverna.game import CAVERNA, CavernaState, CavernaView, Player
from grotto.games.caverna.home_board import CELL_KEYS
from grotto.games.caverna.player import AT_HOME, NEWBORN, NO_TILE, Home, new_player
from grotto.games.caverna.rules.breeding import BREED_ANIMALS
from grotto.games.caverna.rules.feeding import FEED_FAMILY, FEED_LITTLE
from grotto.games.caverna.rules.harvest import HARVEST
from grotto.games.caverna.rules.piles import pile_on
from grotto.games.caverna.rules.rounds import BEGIN_ROUND, REPLENISH, RETURN_HOME
from grotto.games.caverna.rules.turns import AskForSpace
from grotto.games.caverna.spaces import (
    SPACE_KEYS,
    URGENT_WISH_FOR_CHILDREN,
    WISH_FOR_CHILDREN,
)
from grotto.games.caverna.state import workers_of
from grotto.games.caverna.view import PlayerView, view

_PLACES: Final = {"": AT_HOME, "newborn": NEWBORN}

# ---- homes ---------------------------------------------------------------------------------------


def seat(
    goods: str = "none",
    dwarfs: str = "0 0",
    *,
    meadows: str = "",
    fields: str = "",
    grain: Mapping[str, int] | None = None,
    vegetables: Mapping[str, int] | None = None,
    small_pastures: str = "",
    large_pastures: str = "",
    stables: str = "",
    caverns: str = "",
    tunnels: str = "",
    deep_tunnels: str = "",
    ore_mines: str = "",
    ruby_mines: str = "",
    furnished: Mapping[str, str] | None = None,
    deliveries: Mapping[str, int] | None = None,
    begging: int = 0,
    extended: int = 0,
) -> Player:
    """A home: goods like ``wood*2+gold``, dwarfs like ``0 7@logging_1 0@newborn``, cells.

    `fields` are empty ones, `grain` and `vegetables` sown ones; a large pasture is ``c3-c4``. What
    is in cell d3 takes the place of its cavern.
    """
    player = new_player(0)
    player.goods = list(_counted(goods))
    _settle_dwarfs(player, dwarfs.split())
    home = player.home
    home.meadows = _cells(meadows)
    home.small_pastures = _cells(small_pastures)
    home.large_pastures = tuple(_cells(pair.replace("-", " ")) for pair in large_pastures.split())
    home.stables = _cells(stables)
    _sow(home, fields, grain or {}, vegetables or {})
    home.tunnels = _cells(tunnels)
    home.deep_tunnels = _cells(deep_tunnels)
    home.ore_mines = _cells(ore_mines)
    home.ruby_mines = _cells(ruby_mines)
    _furnish(player, furnished or {})
    dug = home.tunnels | home.deep_tunnels | home.ore_mines | home.ruby_mines | home.furnished
    home.caverns = (home.caverns | _cells(caverns)) & ~dug
    player.deliveries = tuple((deliveries or {}).get(GOODS[good], 0) for good in DELIVERED)
    player.begging = begging
    player.extended = extended
    return player


def _counted(goods: str) -> tuple[int, ...]:
    ordered = sorted(goods.split("+"), key=lambda part: (*GOODS, "none").index(_good(part)))
    counts = counted("+".join(ordered), GOODS)
    assert counts is not None, goods
    return counts


def _good(part: str) -> str:
    return part.partition("*")[0]


def _cells(keys: str) -> int:
    return sum(1 << CELL_KEYS.index(key) for key in keys.split())


def _settle_dwarfs(player: Player, dwarfs: list[str]) -> None:
    """Read dwarfs: the strength of a weapon and, unless at home, where they are."""
    parts = [dwarf.partition("@") for dwarf in dwarfs]
    player.weapons = tuple(int(weapon) for weapon, _, _ in parts)
    player.whereabouts = tuple(
        _PLACES[place] if place in _PLACES else SPACE_KEYS.index(place) for _, _, place in parts
    )


def _sow(home: Home, empty: str, grain: Mapping[str, int], vegetables: Mapping[str, int]) -> None:
    home.fields = _cells(" ".join([empty, *grain, *vegetables]))
    home.grain = tuple(_with(grain, count) for count in (1, 2, 3))
    home.vegetables = tuple(_with(vegetables, count) for count in (1, 2))


def _with(crops: Mapping[str, int], count: int) -> int:
    return _cells(" ".join(cell for cell, grown in crops.items() if grown == count))


def _furnish(player: Player, furnished: Mapping[str, str]) -> None:
    layout = [NO_TILE] * len(CELL_KEYS)
    for cell, tile in furnished.items():
        layout[CELL_KEYS.index(cell)] = FURNISHING_KEYS.index(tile)
        player.tiles |= 1 << FURNISHING_KEYS.index(tile)
    player.home.layout = tuple(layout)
    player.home.furnished |= _cells(" ".join(furnished))


# ---- tables --------------------------------------------------------------------------------------


def given(
    *players: Player,
    seats: int = 2,
    round_: int = 1,
    start: int = 0,
    cards: str = "",
    piles: Mapping[str, int] | None = None,
    workers: Mapping[str, int] | None = None,
    marker: str = "",
    leaves: int | None = None,
    questions: int | None = None,
    options: Mapping[str, Value] | None = None,
) -> "Table":
    """Seat players, and fresh ones without goods up to `seats`; one seat means alone.

    `cards` lie open, urgent_wish_for_children for the card turned over; `piles` says how often a
    space was replenished since it was empty, `workers` whose dwarf is there.
    """
    chosen = complete(CAVERNA.info.options, {"first_player": "0", **(options or {})})
    state = CAVERNA.set_up(max(seats, len(players)), chosen)
    state.agenda = []
    newcomers = [seat() for _ in range(len(players), seats)]
    state.players = [player.copy() for player in [*players, *newcomers]]
    state.round, state.start = round_, start
    state.marker = MARKERS.index(marker) if marker else -1
    state.leaves = state.leaves if leaves is None else leaves
    state.questions = state.questions if questions is None else questions
    _reveal(state, cards.split())
    state.piles = _replenished(state, piles or {})
    _place(state, workers or {})
    for player in state.players:
        state.supply &= ~(player.tiles & ~(1 << DWELLING))
    return Table(state)


def _reveal(state: CavernaState, keys: list[str]) -> None:
    cards = [SPACE_KEYS.index(key) for key in keys]
    state.spaces |= sum(1 << card for card in cards)
    state.cards = tuple(
        WISH_FOR_CHILDREN if card == URGENT_WISH_FOR_CHILDREN else card for card in cards
    )


def _replenished(state: CavernaState, piles: Mapping[str, int]) -> bytes:
    in_play = keys_in(state.spaces, SPACE_KEYS)
    assert set(piles) <= set(in_play), in_play
    return bytes(piles.get(key, 0) for key in SPACE_KEYS)


def _place(state: CavernaState, workers: Mapping[str, int]) -> None:
    """Send the first dwarf at home of each seat that is named, and note who is where."""
    for key, owner in workers.items():
        player = state.players[owner]
        places = list(player.whereabouts)
        places[places.index(AT_HOME)] = SPACE_KEYS.index(key)
        player.whereabouts = tuple(places)
    state.taken = 0
    for player in state.players:
        for place in player.whereabouts:
            if place >= 0:
                assert state.spaces >> place & 1, SPACE_KEYS[place]
                state.taken |= 1 << place


class Table:
    """A game in progress, spoken to in notation and read in plain words."""

    def __init__(self, state: CavernaState) -> None:
        self.state = state
        self._events: list[Event] = []

    # what comes next

    def turn(self, owner: int = 0) -> "Table":
        """`owner` is asked to place a dwarf; after the last dwarf the round ends as ever."""
        return self._let(BEGIN_ROUND, HARVEST, RETURN_HOME, AskForSpace(owner, 0, fresh=True))

    def begin(self) -> "Table":
        """The next round begins, or after round 12 the last exchanges."""
        return self._let(BEGIN_ROUND)

    def replenish(self) -> "Table":
        """All accumulation spaces receive goods, and nothing comes after that."""
        return self._let(REPLENISH)

    def harvest(self) -> "Table":
        """The harvest of this round begins, and nothing comes after it."""
        return self._let(HARVEST)

    def feed(self, owner: int = 0) -> "Table":
        """`owner` feeds the family as in a harvest."""
        return self._let(FEED_FAMILY[owner])

    def feed_little(self, owner: int = 0) -> "Table":
        """`owner` feeds the family with one food per dwarf."""
        return self._let(FEED_LITTLE[owner])

    def breed(self, owner: int = 0) -> "Table":
        """The animals of `owner` breed as in a harvest."""
        return self._let(BREED_ANIMALS[owner])

    def end(self) -> "Table":
        """The last round is over, its harvest too."""
        self.state.round = 12
        return self.begin()

    def _let(self, *agenda: Decision[CavernaState]) -> "Table":
        self.state.agenda = [*agenda]
        self.state.log = self._events
        self.state.settle()
        self.state.log = None
        return self

    # playing

    def play(self, *texts: str) -> "Table":
        """Play actions one after another, chance included."""
        for text in texts:
            self._events += self.state.play(CAVERNA.parse(text))
        return self

    def options(self, beginning: str = "") -> list[str]:
        """The legal answers, or those that begin so."""
        texts = [action.text() for action in self.state.legal_actions()]
        return [text for text in texts if text.startswith(beginning)]

    def why(self, text: str) -> tuple[str, str]:
        """The reason and the rule by which an answer is refused; nothing has changed after that."""
        return _said(self._refusal(text))

    def reason(self, text: str) -> Phrase:
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
        return {refusal.target: _said(refusal) for refusal in CAVERNA.refusals(self.state)}

    # reading

    def told(self) -> list[str]:
        """What has happened since the table was set, as the kinds of events."""
        return [kind_of(type(event)) for event in self._events]

    def heard(self) -> list[Event]:
        """What has happened since the table was set."""
        return self._events

    def view(self) -> CavernaView:
        """Everything that can be seen."""
        return view(self.state)

    def home(self, owner: int = 0) -> PlayerView:
        """Everything that belongs to a player."""
        return self.view()["players"][owner]

    def land(self, owner: int = 0) -> dict[str, str]:
        """What lies in each covered cell of a home board."""
        return self.home(owner)["land"]

    def goods(self, owner: int = 0) -> str:
        """The goods a player owns, like ``wood*2+gold``."""
        return multiset(GOODS, self.state.players[owner].goods)

    def dwarfs(self, owner: int = 0) -> str:
        """The dwarfs of a player, like ``0 7@logging_1 0@newborn``."""
        texts = []
        for dwarf in self.home(owner)["dwarfs"]:
            place = "" if dwarf["place"] == "home" else "@" + dwarf["place"]
            texts.append(f"{dwarf['weapon']}{place}")
        return " ".join(texts)

    def pile(self, space: str) -> str:
        """The goods on a space."""
        number = SPACE_KEYS.index(space)
        return multiset(GOODS, pile_on(number, self.state.piles[number]))

    def spaces(self) -> list[str]:
        """The action spaces in play."""
        return [SPACE_KEYS[space] for space in members(self.state.spaces)]

    def worker(self, space: str) -> int:
        """Whose dwarf is on a space, -1 if it is free."""
        return workers_of(self.state)[SPACE_KEYS.index(space)]

    def supply(self) -> list[str]:
        """The furnishing tiles that can be had."""
        return keys_in(self.state.supply, FURNISHING_KEYS)

    def score(self, owner: int = 0) -> dict[str, int]:
        """The lines of a score sheet that are not zero."""
        lines = self.state.outcome().sheets[owner].lines
        return {line.item: line.points for line in lines if line.points}

    def total(self, owner: int = 0) -> int:
        """The points of a player."""
        return self.state.outcome().totals[owner]

    def violations(self) -> list[str]:
        """What contradicts the box."""
        return CAVERNA.violations(self.state)

    def asked(self) -> str:
        """What is asked next, of a player or of chance, in one word; nothing when it is over."""
        return self.state.agenda[-1].text().split(" ")[0] if self.state.agenda else ""

    def to_act(self) -> int:
        """Who is asked."""
        return self.state.to_act()

    def is_over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.state.to_act() == NOBODY


def _said(refusal: Refusal) -> tuple[str, str]:
    key = refusal.reason.key.removeprefix("caverna-")
    return key.removeprefix("reason-"), refusal.rule
