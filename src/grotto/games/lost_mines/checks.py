"""What holds in every reachable state: cards are neither lost nor doubled, and rules are kept."""

from collections import Counter
from typing import Final

from grotto.core.nouns import UNKNOWN
from grotto.games.lost_mines.components import (
    ASIDE,
    BESIDE,
    CARD_COUNTS,
    CELL_COUNT,
    EVERYBODY,
    HAND_SIZE,
    KIND_COUNT,
    MINE_CELLS,
    NO_EDGE,
    NO_SEAT,
    OPPOSITE,
    OUTSIDE,
    SIDE_COUNT,
    SYMBOLS,
    TOKENS,
    TREASURES,
    TROLL_KIND,
)
from grotto.games.lost_mines.faces import (
    EMPTY,
    FIRST_PATH,
    HIDDEN_MINE,
    KIND,
    MINE_ON,
    NARROW,
    NO_TOOL,
    OPENINGS,
    TOOL_NEEDED,
)
from grotto.games.lost_mines.rules.network import is_carried, rim_of
from grotto.games.lost_mines.rules.rounds import dwarfs_left, symbols_left
from grotto.games.lost_mines.rules.supply import tokens_left
from grotto.games.lost_mines.state import LostMinesState

TREASURES_OF: Final[tuple[int, ...]] = tuple(
    sum(treasure.symbol == symbol for treasure in TREASURES) for symbol in range(len(SYMBOLS))
)
"""How many treasures there are of each symbol."""


def violations(state: LostMinesState) -> list[str]:
    """List what contradicts the box or the rules; empty in every reachable state."""
    claims = [
        ("every card of the deck is in exactly one place", _cards_are_whole(state)),
        ("ten cards stay aside", sum(state.deck) == state.pile + ASIDE and state.pile >= 0),
        ("hands and discards are in order", _hands_are_sound(state)),
        ("rims, frontier and laid cards follow the board", _board_is_indexed(state)),
        ("neighbouring cards agree, mines aside", _cards_agree(state)),
        ("dwarfs stand where they may", _dwarfs_stand_well(state)),
        ("tokens are carried and counted", _tokens_are_sound(state)),
        ("dwarf cards come from the pool", min(dwarfs_left(state)) >= 0),
        ("mines are different, and open ones are known", _mines_are_sound(state)),
        ("treasures are different and of their symbol", _treasures_are_sound(state)),
        ("everybody knows the own role", _roles_are_known(state)),
    ]
    return [claim for claim, holds in claims if not holds]


def _cards_are_whole(state: LostMinesState) -> bool:
    places = Counter(state.spent)
    for cards in (*state.hands, *state.buried):
        places.update(cards)
    places.update(KIND[state.cells[cell]] for cell in state.laid)
    places[TROLL_KIND] += sum(edge != NO_EDGE for edge in state.trolls)
    return all(
        places[kind] + state.deck[kind] == CARD_COUNTS[kind] and state.deck[kind] >= 0
        for kind in range(KIND_COUNT)
    )


def _hands_are_sound(state: LostMinesState) -> bool:
    cards = [*state.hands, *state.buried]
    most = HAND_SIZE[len(state.hands)]
    return all(list(kinds) == sorted(kinds) for kinds in cards) and all(
        len(hand) <= most for hand in state.hands
    )


def _board_is_indexed(state: LostMinesState) -> bool:
    cells, rims = state.cells, bytes(rim_of(state.cells, cell) for cell in range(CELL_COUNT))
    empty = [cell for cell in range(CELL_COUNT) if cells[cell] == EMPTY]
    return (
        state.rims == rims
        and state.frontier == bytes(cell for cell in empty if rims[cell])
        and state.laid == bytes(cell for cell in range(CELL_COUNT) if cells[cell] >= FIRST_PATH)
    )


def _cards_agree(state: LostMinesState) -> bool:
    return all(
        _edges_agree(state.cells, cell, side)
        for cell in range(CELL_COUNT)
        for side in range(SIDE_COUNT)
    )


def _edges_agree(cells: bytes, cell: int, side: int) -> bool:
    near = BESIDE[cell][side]
    if near == OUTSIDE or EMPTY in (cells[cell], cells[near]):
        return True
    if cell in MINE_CELLS or near in MINE_CELLS:
        return True
    return OPENINGS[cells[cell]] >> side & 1 == OPENINGS[cells[near]] >> OPPOSITE[side] & 1


def _dwarfs_stand_well(state: LostMinesState) -> bool:
    faces = [state.cells[cell] for cell in state.pawns]
    return all(face != EMPTY and TOOL_NEEDED[face] == NO_TOOL for face in faces) and all(
        not NARROW[state.cells[cell]] or state.pawns.count(cell) == 1 for cell in state.pawns
    )


def _tokens_are_sound(state: LostMinesState) -> bool:
    trolls = [edge for edge in state.trolls if edge != NO_EDGE]
    edges = [*state.traps, *trolls]
    return (
        all(is_carried(state, edge) for edge in edges)
        and (not state.switches.one_edge_token_per_connection or len(set(edges)) == len(edges))
        and all(tokens_left(state, token) >= 0 for token in range(len(TOKENS)))
    )


def _mines_are_sound(state: LostMinesState) -> bool:
    mines, known = state.secrets.mines, state.secrets.mine_known
    seen = [mine for mine in mines if mine != UNKNOWN]
    faces = [state.cells[cell] for cell in MINE_CELLS]
    return len(set(seen)) == len(seen) and all(
        (face == HIDDEN_MINE or (MINE_ON[face] == mine and knowing == EVERYBODY))
        and (mine != UNKNOWN) == (knowing != 0)
        for face, mine, knowing in zip(faces, mines, known, strict=True)
    )


def _treasures_are_sound(state: LostMinesState) -> bool:
    secrets = state.secrets
    seen = [treasure for treasure in secrets.treasures if treasure != UNKNOWN]
    return (
        len(set(seen)) == len(seen)
        and all(
            0 <= left <= TREASURES_OF[symbol] for symbol, left in enumerate(symbols_left(state))
        )
        and all(
            treasure == UNKNOWN or TREASURES[treasure].symbol == symbol
            for treasure, symbol in zip(secrets.treasures, secrets.symbols, strict=True)
        )
        and all(NO_SEAT <= owner < len(state.hands) for owner in secrets.owners)
    )


def _roles_are_known(state: LostMinesState) -> bool:
    return all(known >> seat & 1 for seat, known in enumerate(state.secrets.role_known))
