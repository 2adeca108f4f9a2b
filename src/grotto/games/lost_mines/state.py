"""The state of a game of The Lost Mines: everything needed to continue it.

What nobody has looked at is not there: it is drawn when it is first seen or dealt. What somebody
has looked at is there together with the seats that know it, as bits. Copies share what never
changes in itself: tuples, and rows of small numbers.
"""

from dataclasses import dataclass
from typing import final

from mypy_extensions import mypyc_attr

from grotto.core.decision import Agenda
from grotto.core.notation import multiset
from grotto.core.nouns import UNKNOWN
from grotto.core.outcome import Outcome
from grotto.core.seats import CHANCE, NOBODY
from grotto.core.state import State
from grotto.core.switches import dumped
from grotto.games.lost_mines.components import (
    CARD_KEYS,
    CELLS,
    CLANS,
    EDGE_KEYS,
    MINE_KEYS,
    NO_EDGE,
    ROLES,
    SYMBOLS,
    TREASURE_KEYS,
)
from grotto.games.lost_mines.rules.scoring import Tally, sheet_of


@dataclass(frozen=True)
class Switches:
    """The options of a table; states share them."""

    rounds: int
    first_player: int  # a seat, or `CHANCE` when one is drawn
    collector_may_look_at_own_treasure: bool
    early_end_vote: bool
    one_edge_token_per_connection: bool
    trap_token_stays_after_triggering: bool
    skipped_turn_collects_treasure: bool
    lay_beside_closed_mine: bool
    early_end_needs_unreachable_mine: bool


@final
@mypyc_attr(acyclic=True)
class Secrets:
    """Dwarfs, mines and treasures of a round, and who knows them.

    Every `…_known` holds the seats that know, as bits.
    """

    __slots__ = (
        "clans",
        "dragon",
        "mine_known",
        "mines",
        "owners",
        "role_known",
        "roles",
        "symbols",
        "treasure_known",
        "treasures",
    )

    def __init__(
        self,
        clans: tuple[int, ...],
        roles: tuple[int, ...],
        role_known: tuple[int, ...],
        mines: tuple[int, ...],
        mine_known: tuple[int, ...],
        symbols: tuple[int, ...],
        owners: tuple[int, ...],
        treasures: tuple[int, ...],
        treasure_known: tuple[int, ...],
        dragon: int,
    ) -> None:
        self.clans = clans  # by seat, as far as dealt
        self.roles = roles  # by seat, as far as dealt
        self.role_known = role_known
        self.mines = mines  # by mine space; `UNKNOWN` while nobody has seen it
        self.mine_known = mine_known
        self.symbols = symbols  # by slot, as far as laid out
        self.owners = owners  # by slot; `NO_SEAT` while it lies on the table
        self.treasures = treasures  # by slot; `UNKNOWN` while nobody has seen it
        self.treasure_known = treasure_known
        self.dragon = dragon  # who holds the dragon token

    def copy(self) -> "Secrets":
        """Return an independent twin; the tuples are shared."""
        return Secrets(
            self.clans,
            self.roles,
            self.role_known,
            self.mines,
            self.mine_known,
            self.symbols,
            self.owners,
            self.treasures,
            self.treasure_known,
            self.dragon,
        )

    def key(self) -> tuple[object, ...]:
        """Return all fields."""
        return (
            self.clans,
            self.roles,
            self.role_known,
            self.mines,
            self.mine_known,
            self.symbols,
            self.owners,
            self.treasures,
            self.treasure_known,
            self.dragon,
        )


@final
@mypyc_attr(acyclic=True)
class LostMinesState(State):
    """The board, the hands and what is known of all that lies face down."""

    __slots__ = (
        "buried",
        "cells",
        "deck",
        "first",
        "frontier",
        "hands",
        "laid",
        "last",
        "pawns",
        "pile",
        "rims",
        "secrets",
        "spent",
        "switches",
        "tallies",
        "traps",
        "trolls",
    )

    def __init__(
        self,
        agenda: Agenda,
        switches: Switches,
        first: int,
        last: int,
        tallies: tuple[tuple[Tally, ...], ...],
        secrets: Secrets,
        hands: list[bytes],
        buried: list[bytes],
        spent: bytes,
        deck: bytes,
        pile: int,
        cells: bytes,
        rims: bytes,
        frontier: bytes,
        laid: bytes,
        pawns: bytes,
        traps: bytes,
        trolls: bytes,
    ) -> None:
        super().__init__(agenda)
        self.switches = switches
        self.first = first  # who began this round
        self.last = last  # who was last to play a card in it; `NO_SEAT` if nobody was
        self.tallies = tallies  # by round that is over, by seat
        self.secrets = secrets
        self.hands = hands  # kinds in order, by seat
        self.buried = buried  # cards that a seat discarded or lost, known to that seat only
        self.spent = spent  # cards on the discard pile that everybody has seen
        self.deck = deck  # how many of each kind nobody has seen: draw pile and cards aside
        self.pile = pile  # cards in the draw pile
        self.cells = cells  # what lies on each space: see `faces`
        self.rims = rims  # what each space meets on its four sides: see `faces`
        self.frontier = frontier  # empty spaces beside a card, in order
        self.laid = laid  # spaces with path cards, in order
        self.pawns = pawns  # space of each seat's dwarf
        self.traps = traps  # borders with traps, in order
        self.trolls = trolls  # border of each seat's troll

    @property
    def round(self) -> int:
        """The round that is played, or was played last, counted from 1."""
        return min(len(self.tallies) + 1, self.switches.rounds)

    def turn(self) -> int:
        """Return whose turn it is; what lies face down is drawn in the turn of whoever looks."""
        for entry in reversed(self.agenda):
            if entry.seat != CHANCE or entry.turn() != NOBODY:
                return entry.turn()
        return NOBODY

    def copy(self) -> "LostMinesState":
        """Return an independent twin; tuples, rows and pending questions are shared."""
        return LostMinesState(
            self.agenda.copy(),
            self.switches,
            self.first,
            self.last,
            self.tallies,
            self.secrets.copy(),
            self.hands.copy(),
            self.buried.copy(),
            self.spent,
            self.deck,
            self.pile,
            self.cells,
            self.rims,
            self.frontier,
            self.laid,
            self.pawns,
            self.traps,
            self.trolls,
        )

    def outcome(self) -> Outcome:
        """Score every seat by the rounds that are over: until then a round is a secret."""
        return Outcome(
            tuple(
                sheet_of([tallies[seat] for tallies in self.tallies])
                for seat in range(len(self.hands))
            )
        )

    def key(self) -> object:
        return (
            self.switches,
            self.first,
            self.last,
            tuple([tally.key() for tallies in self.tallies for tally in tallies]),
            self.secrets.key(),
            tuple(self.hands),
            tuple(self.buried),
            self.spent,
            self.deck,
            self.pile,
            self.cells,
            self.pawns,
            self.traps,
            self.trolls,
            tuple([entry.text() for entry in self.agenda]),
        )

    def dump(self) -> dict[str, object]:
        """Return the whole truth as canonical plain values."""
        return {
            "switches": dumped(self.switches),
            "round": self.round,
            "first": self.first,
            "last": self.last,
            "tallies": [[list(tally.key()) for tally in tallies] for tallies in self.tallies],
            **_dump_secrets(self.secrets),
            "dragon": self.secrets.dragon,
            "hands": [keys_of(hand) for hand in self.hands],
            "buried": [keys_of(cards) for cards in self.buried],
            "spent": keys_of(self.spent),
            "deck": multiset(CARD_KEYS, self.deck),
            "pile": self.pile,
            "cells": {CELLS[cell]: face for cell, face in enumerate(self.cells) if face},
            "pawns": [CELLS[cell] for cell in self.pawns],
            "traps": [EDGE_KEYS[edge] for edge in self.traps],
            "trolls": [EDGE_KEYS[edge] if edge != NO_EDGE else "" for edge in self.trolls],
            "agenda": [entry.text() for entry in self.agenda],
        }


def keys_of(kinds: bytes) -> list[str]:
    """Name cards of the deck."""
    return [CARD_KEYS[kind] for kind in kinds]


def named(index: int, keys: tuple[str, ...]) -> str:
    """Return the key of something that may be unknown, which is empty then."""
    return keys[index] if index != UNKNOWN else ""


def _dump_secrets(secrets: Secrets) -> dict[str, object]:
    return {
        "clans": [CLANS[clan] for clan in secrets.clans],
        "roles": [ROLES[role] for role in secrets.roles],
        "role_known": list(secrets.role_known),
        "mines": [named(mine, MINE_KEYS) for mine in secrets.mines],
        "mine_known": list(secrets.mine_known),
        "symbols": [SYMBOLS[symbol] for symbol in secrets.symbols],
        "owners": list(secrets.owners),
        "treasures": [named(treasure, TREASURE_KEYS) for treasure in secrets.treasures],
        "treasure_known": list(secrets.treasure_known),
    }


def replaced(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """Return a tuple with one value changed."""
    return (*values[:index], value, *values[index + 1 :])
