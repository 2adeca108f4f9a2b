"""Which spaces a dwarf may use: something at all must happen there [CAV-2.7, CAV-4.1, CAV-4.15]."""

from typing import Final

from grotto.core.bags import members
from grotto.games.caverna.components import FOOD, NOTHING, ORE, RUBY, Goods
from grotto.games.caverna.furnishings import GUEST_ROOM
from grotto.games.caverna.player import owns
from grotto.games.caverna.rules.parts import Job
from grotto.games.caverna.rules.piles import pile_on
from grotto.games.caverna.rules.programs import (
    GUEST_PROGRAMS,
    NEEDS_TILE_PROGRAM,
    PROGRAMS,
    Program,
    is_imitation,
)
from grotto.games.caverna.rules.supply import one_of, plus
from grotto.games.caverna.spaces import (
    SMALL_SCALE_DRIFT_MINING,
    SPACE_COUNT,
    SPACES,
    Deed,
)
from grotto.games.caverna.state import CavernaState

IMITATION: Final[tuple[bool, ...]] = tuple(is_imitation(space) for space in range(SPACE_COUNT))
_IMITATIONS: Final[int] = sum(1 << space for space in range(SPACE_COUNT) if IMITATION[space])
_IMITABLE: Final[int] = sum(1 << number for number, space in enumerate(SPACES) if space.imitable)


def program_of(state: CavernaState, seat: int, space: int) -> Program:
    """Return what a space offers to a player: the Guest room and an option change it."""
    player = state.players[seat]
    if space == SMALL_SCALE_DRIFT_MINING and state.switches.drift_mining_needs_tile:
        return NEEDS_TILE_PROGRAM
    if owns(player, GUEST_ROOM) and not (SPACES[space].once_as_both and player.extended):
        return GUEST_PROGRAMS[space]
    return PROGRAMS[space]


def is_useful(state: CavernaState, job: Job, space: int) -> bool:
    """Tell whether something at all would be done on a space [ruling R21]."""
    if state.piles[space]:
        return True
    if _IMITATIONS >> space & 1:
        return can_imitate(state, job, space)
    program = program_of(state, job.seat, space)
    if program.collect is not None and gives_something(state, job.seat, space, program.collect):
        return True
    for part in program.first_parts:  # noqa: SIM110 (a generator is slow)
        if part.is_possible(state, job):
            return True
    return False


def can_imitate(state: CavernaState, job: Job, space: int) -> bool:
    """The fee must be there, and a space worth imitating."""
    if state.players[job.seat].goods[FOOD] < SPACES[space].fee:
        return False
    for other in used_by_others(state, job.seat):  # noqa: SIM110 (a generator is slow)
        if is_useful(state, job, other):
            return True
    return False


def used_by_others(state: CavernaState, seat: int) -> list[int]:
    """List the spaces of other players that may be imitated: neither Imitation nor the token."""
    spaces = state.taken & _IMITABLE
    for place in state.players[seat].whereabouts:
        if place >= 0:
            spaces &= ~(1 << place)
    return members(spaces)


def imitable_spaces(state: CavernaState, job: Job) -> list[int]:
    """List the spaces of other players on which something would be done."""
    others = used_by_others(state, job.seat)
    return [space for space in others if is_useful(state, job, space)]


def gives_something(state: CavernaState, seat: int, space: int, deed: Deed) -> bool:
    """Tell whether a space gives anything without asking."""
    if state.piles[space] or deed.gets is not NOTHING:
        return True
    home = state.players[seat].home
    if deed.per_ore_mine and home.ore_mines:
        return True
    return deed.ruby_mines > 0 and home.ruby_mines.bit_count() >= deed.ruby_mines


def collected(state: CavernaState, seat: int, space: int, deed: Deed) -> Goods:
    """Return what a space gives without asking: its pile, and what comes on top of it."""
    home = state.players[seat].home
    gets = pile_on(space, state.piles[space])
    if deed.gets is not NOTHING:
        gets = plus(gets, deed.gets)
    if deed.per_ore_mine and home.ore_mines:
        gets = plus(gets, one_of(ORE, deed.per_ore_mine * home.ore_mines.bit_count()))
    if deed.ruby_mines and home.ruby_mines.bit_count() >= deed.ruby_mines:
        gets = plus(gets, one_of(RUBY, 1))
    return gets


def brought_by(state: CavernaState, seat: int, space: int) -> Goods:
    """Return what whoever uses a space gets without doing anything for it."""
    collect = program_of(state, seat, space).collect
    return NOTHING if collect is None else collected(state, seat, space, collect)
