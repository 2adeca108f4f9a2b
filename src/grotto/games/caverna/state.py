"""The state of a game of Caverna: everything needed to continue it."""

from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import mypyc_attr

from grotto.core.bags import keys_in
from grotto.core.decision import Agenda
from grotto.core.outcome import Outcome
from grotto.core.seats import clockwise
from grotto.core.state import State
from grotto.core.switches import dumped
from grotto.games.caverna.components import GOODS, MARKERS, SKIPPED_ROUND
from grotto.games.caverna.furnishings import FURNISHING_KEYS
from grotto.games.caverna.home_board import CELL_KEYS
from grotto.games.caverna.player import NO_TILE, Home, Player
from grotto.games.caverna.rules.scoring import marks, sheet
from grotto.games.caverna.spaces import SPACE_COUNT, SPACE_KEYS

FREE: Final = -1
"""Stands for the worker of a space that holds no dwarf."""

NO_MARKER: Final = -1
"""Stands for the harvest marker of a round whose marker does not lie open."""


_FEW: Final = 2
"""So few players leave a round out."""

FULL_GAME: Final = "full"
INTRODUCTORY_GAME: Final = "introductory"
"""Which furnishing tiles are on offer."""


@dataclass(frozen=True)
class Switches:
    """The options of a table; states share them."""

    first_player: int  # a seat, or `CHANCE` when one is drawn
    furnishings: str  # `FULL_GAME` or `INTRODUCTORY_GAME`
    carpenter_per_pasture: bool
    drift_mining_needs_tile: bool
    hidden_markers: bool


def is_introductory(state: "CavernaState") -> bool:
    """Tell whether only the tiles of the introductory game are on offer."""
    return state.switches.furnishings == INTRODUCTORY_GAME


@final
@mypyc_attr(acyclic=True)
class CavernaState(State):
    """The action boards and the players. The order of cards and markers to come is not decided."""

    __slots__ = (
        "cards",
        "leaves",
        "marker",
        "no_breeding",
        "no_fields",
        "piles",
        "players",
        "questions",
        "round",
        "spaces",
        "start",
        "supply",
        "switches",
        "taken",
    )

    def __init__(
        self,
        agenda: Agenda,
        switches: Switches,
        players: list[Player],
        start: int,
        round_: int,
        spaces: int,
        cards: tuple[int, ...],
        piles: bytes,
        taken: int,
        supply: int,
        leaves: int,
        questions: int,
        marker: int,
        no_fields: int,
        no_breeding: int,
    ) -> None:
        super().__init__(agenda)
        self.switches = switches
        self.players = players
        self.start = start  # seat with the starting player token
        self.round = round_
        self.spaces = spaces  # in play
        self.cards = cards  # revealed, in the order of rounds
        self.piles = piles  # by space: how often it was replenished since it was last emptied
        self.taken = taken  # spaces with a dwarf; whose it is, its player knows
        self.supply = supply  # furnishing tiles that can be had
        self.leaves = leaves  # harvest markers still face down
        self.questions = questions
        self.marker = marker  # of this round, or `NO_MARKER`
        self.no_fields = no_fields  # seats that leave out the field phase of this harvest,
        self.no_breeding = no_breeding  # and those that leave out its breeding phase

    def copy(self) -> "CavernaState":
        """Return an independent twin; pending questions, switches and piles are shared."""
        return CavernaState(
            self.agenda.copy(),
            self.switches,
            [player.copy() for player in self.players],
            self.start,
            self.round,
            self.spaces,
            self.cards,
            self.piles,
            self.taken,
            self.supply,
            self.leaves,
            self.questions,
            self.marker,
            self.no_fields,
            self.no_breeding,
        )

    def outcome(self) -> Outcome:
        """Score every seat; alone one tries to beat 100 points."""
        return Outcome(tuple(sheet(player) for player in self.players), marks(len(self.players)))

    def key(self) -> object:
        return (
            self.switches,
            self.round,
            self.start,
            self.spaces,
            self.cards,
            self.piles,
            self.taken,
            self.supply,
            self.leaves,
            self.questions,
            self.marker,
            self.no_fields,
            self.no_breeding,
            tuple([player.key() for player in self.players]),
            tuple([entry.text() for entry in self.agenda]),
        )

    def dump(self) -> dict[str, object]:
        """Return the whole truth as canonical plain values."""
        return {
            "switches": _dump_switches(self.switches),
            "round": self.round,
            "start": self.start,
            "spaces": keys_in(self.spaces, SPACE_KEYS),
            "cards": [SPACE_KEYS[card] for card in self.cards],
            "piles": list(self.piles),
            "workers": workers_of(self),
            "supply": keys_in(self.supply, FURNISHING_KEYS),
            "leaves": self.leaves,
            "questions": self.questions,
            "marker": marker_key(self.marker),
            "no_fields": self.no_fields,
            "no_breeding": self.no_breeding,
            "players": [_dump_player(player) for player in self.players],
            "agenda": [entry.text() for entry in self.agenda],
        }


def workers_of(state: CavernaState) -> list[int]:
    """Return, by space, the seat whose dwarf is there, or `FREE`."""
    workers = [FREE] * SPACE_COUNT
    for seat, player in enumerate(state.players):
        for place in player.whereabouts:
            if place >= 0:
                workers[place] = seat
    return workers


def is_played(state: CavernaState, round_: int) -> bool:
    """One and two players leave a round out."""
    return round_ != SKIPPED_ROUND or len(state.players) > _FEW


def is_solo(state: CavernaState) -> bool:
    """Tell whether one plays alone."""
    return len(state.players) == 1


def marker_key(marker: int) -> str:
    """Return the id of a harvest marker, or nothing for none."""
    return "" if marker == NO_MARKER else MARKERS[marker]


def seats_from(state: CavernaState, first: int) -> list[int]:
    """Return all seats clockwise from one of them."""
    return clockwise(first, len(state.players))


def _dump_switches(switches: Switches) -> list[int]:
    """Write which tiles are on offer as records do: 1 for the introductory game."""
    introductory = int(switches.furnishings == INTRODUCTORY_GAME)
    first, _, *others = dumped(switches)
    return [int(first), introductory, *map(int, others)]


def _dump_player(player: Player) -> dict[str, object]:
    return {
        "goods": dict(zip(GOODS, player.goods, strict=True)),
        "tiles": keys_in(player.tiles, FURNISHING_KEYS),
        "weapons": list(player.weapons),
        "whereabouts": list(player.whereabouts),
        "deliveries": list(player.deliveries),
        "begging": player.begging,
        "extended": player.extended,
        "home": _dump_home(player.home),
    }


def _dump_home(home: Home) -> dict[str, object]:
    return {
        "meadows": keys_in(home.meadows, CELL_KEYS),
        "fields": keys_in(home.fields, CELL_KEYS),
        "small_pastures": keys_in(home.small_pastures, CELL_KEYS),
        "large_pastures": [keys_in(pasture, CELL_KEYS) for pasture in home.large_pastures],
        "stables": keys_in(home.stables, CELL_KEYS),
        "grain": [keys_in(fields, CELL_KEYS) for fields in home.grain],
        "vegetables": [keys_in(fields, CELL_KEYS) for fields in home.vegetables],
        "caverns": keys_in(home.caverns, CELL_KEYS),
        "tunnels": keys_in(home.tunnels, CELL_KEYS),
        "deep_tunnels": keys_in(home.deep_tunnels, CELL_KEYS),
        "ore_mines": keys_in(home.ore_mines, CELL_KEYS),
        "ruby_mines": keys_in(home.ruby_mines, CELL_KEYS),
        "furnished": {
            CELL_KEYS[cell]: FURNISHING_KEYS[tile]
            for cell, tile in enumerate(home.layout)
            if tile != NO_TILE
        },
    }
