"""Laying landscape tiles as part of an action [CAV-3.3, CAV-3.4, CAV-3.7, CAV-3.8, CAV-3.9]."""

from typing import final

from grotto.core.action import Action
from grotto.core.bags import members
from grotto.core.refusal import Refusal
from grotto.games.caverna.actions import Lay
from grotto.games.caverna.answers import LAY
from grotto.games.caverna.components import NOTHING, Goods, goods
from grotto.games.caverna.events import TileLaid, TwinLaid
from grotto.games.caverna.furnishings import OFFICE_GOLD, OFFICE_ROOM
from grotto.games.caverna.home_board import (
    LANDSCAPE,
    ORE_MINE,
    REWARD,
    RUBY_MINE,
)
from grotto.games.caverna.player import Home, renewed_home
from grotto.games.caverna.rules.anytime import give, receive
from grotto.games.caverna.rules.ground import (
    no_cell_for,
    why_no_ore_mine,
    why_no_ruby_mine,
    why_not_single,
    why_not_twin,
)
from grotto.games.caverna.rules.land import (
    ALL_MOUNTAIN_PAIRS,
    cover,
    cover_twin,
    has_pair,
    has_single_cell,
    has_twin_offer,
    ore_mine_offers,
    overhangs,
    single_offers,
    twin_offers,
)
from grotto.games.caverna.rules.parts import Job, Part, player_of
from grotto.games.caverna.rules.supply import plus
from grotto.games.caverna.state import CavernaState


def fits_nowhere(tile: int) -> Refusal:
    """Explain that a landscape tile fits nowhere."""
    return no_cell_for(f"lay {LANDSCAPE[tile]}", tile)


@final
class TwinPart(Part):
    """Lay a twin tile, one of several to choose from."""

    __slots__ = ()

    def offers(self, state: CavernaState, job: Job) -> list[Action]:
        """List every way to lay one of the tiles."""
        offers: list[Action] = []
        for tile in self.deed.tiles:
            offers += twin_offers(player_of(state, job), tile)
        return offers

    def is_possible(self, state: CavernaState, job: Job) -> bool:
        """What has room for one of the tiles has room for the others."""
        return has_twin_offer(player_of(state, job), self.deed.tiles[0])

    def may_become_possible(self, state: CavernaState, job: Job) -> bool:
        """What could be bought to make room for a twin tile, a meadow, must be bought before."""
        return False

    def carry_out(self, state: CavernaState, job: Job, action: Action) -> None:
        """Lay it; the Office room pays for a half over the edge of the board."""
        assert isinstance(action, Lay)
        found = cover_twin(
            renewed_home(player_of(state, job)), action.tile, action.cell, action.other
        )
        state.tell(TwinLaid, job.seat, action.tile, action.cell, action.other)
        receive(state, job.seat, self.deed.gets)
        if overhangs(action.cell, action.other):
            give(state, job.seat, OFFICE_ROOM, goods(gold=OFFICE_GOLD))
        receive(state, job.seat, found)

    def refusals(self, state: CavernaState, job: Job) -> list[Refusal]:
        """Name the tiles that fit nowhere."""
        player = player_of(state, job)
        return [fits_nowhere(tile) for tile in self.deed.tiles if not twin_offers(player, tile)]

    def gets(self, state: CavernaState, job: Job, action: Action) -> Goods:
        assert isinstance(action, Lay)
        found = plus(REWARD[action.cell], REWARD[action.other])
        overhanging = goods(gold=OFFICE_GOLD) if overhangs(action.cell, action.other) else NOTHING
        return plus(plus(self.deed.gets, found), overhanging)

    def concerns(self, action: Action) -> bool:
        """One of the tiles is meant."""
        return isinstance(action, Lay) and action.tile in self.deed.tiles

    def objection(self, state: CavernaState, job: Job, action: Action) -> Refusal | None:
        """Say that the tile fits nowhere, or why not there."""
        assert isinstance(action, Lay)
        player = player_of(state, job)
        if not twin_offers(player, action.tile):
            return no_cell_for(action.text(), action.tile)
        return why_not_twin(player, action.text(), action.tile, action.cell, action.other)


@final
class SinglePart(Part):
    """Lay a single tile."""

    __slots__ = ()

    def offers(self, state: CavernaState, job: Job) -> list[Action]:
        """List every cell for it."""
        return single_offers(player_of(state, job).home, self.deed.tiles[0])

    def is_possible(self, state: CavernaState, job: Job) -> bool:
        """It takes one cell."""
        return has_single_cell(player_of(state, job).home, self.deed.tiles[0])

    def carry_out(self, state: CavernaState, job: Job, action: Action) -> None:
        """Lay it."""
        assert isinstance(action, Lay)
        found = cover(renewed_home(player_of(state, job)), action.tile, action.cell)
        state.tell_numbers(TileLaid, job.seat, action.tile, action.cell)
        receive(state, job.seat, found)

    def refusals(self, state: CavernaState, job: Job) -> list[Refusal]:
        """Say that it fits nowhere."""
        return [] if self.offers(state, job) else [fits_nowhere(self.deed.tiles[0])]

    def gets(self, state: CavernaState, job: Job, action: Action) -> Goods:
        assert isinstance(action, Lay)
        return REWARD[action.cell]

    def concerns(self, action: Action) -> bool:
        """The tile is meant."""
        return isinstance(action, Lay) and action.tile in self.deed.tiles

    def objection(self, state: CavernaState, job: Job, action: Action) -> Refusal | None:
        """Say why not there."""
        assert isinstance(action, Lay)
        return why_not_single(player_of(state, job).home, action.text(), action.tile, action.cell)


@final
class OreMinePart(Part):
    """Turn two adjacent tunnels into an ore mine and a deep tunnel."""

    __slots__ = ()

    def offers(self, state: CavernaState, job: Job) -> list[Action]:
        """List every way; the mine may be either of the two."""
        return ore_mine_offers(player_of(state, job).home)

    def is_possible(self, state: CavernaState, job: Job) -> bool:
        """It takes two adjacent tunnels."""
        return has_pair(ALL_MOUNTAIN_PAIRS, player_of(state, job).home.tunnels)

    def carry_out(self, state: CavernaState, job: Job, action: Action) -> None:
        """Lay the tile on both tunnels."""
        assert isinstance(action, Lay)
        home = renewed_home(player_of(state, job))
        home.tunnels &= ~(1 << action.cell | 1 << action.other)
        home.ore_mines |= 1 << action.cell
        home.deep_tunnels |= 1 << action.other
        state.tell(TwinLaid, job.seat, ORE_MINE, action.cell, action.other)
        receive(state, job.seat, self.deed.gets)

    def refusals(self, state: CavernaState, job: Job) -> list[Refusal]:
        """Say that there are no two adjacent tunnels."""
        return [] if self.offers(state, job) else [fits_nowhere(ORE_MINE)]

    def gets(self, state: CavernaState, job: Job, action: Action) -> Goods:
        return self.deed.gets

    def concerns(self, action: Action) -> bool:
        """The tile is meant."""
        return isinstance(action, Lay) and action.tile == ORE_MINE

    def objection(self, state: CavernaState, job: Job, action: Action) -> Refusal | None:
        """Say where a tunnel is missing."""
        assert isinstance(action, Lay)
        cells = 1 << action.cell | 1 << action.other
        return why_no_ore_mine(player_of(state, job).home, action.text(), cells)


@final
class RubyMinePart(Part):
    """Turn a tunnel, or a deep tunnel, into a ruby mine."""

    __slots__ = ()

    def _tunnels(self, home: Home) -> int:
        return home.deep_tunnels if self.deed.deep else home.tunnels

    def offers(self, state: CavernaState, job: Job) -> list[Action]:
        """List the tunnels of the right kind."""
        cells = members(self._tunnels(player_of(state, job).home))
        return [LAY[RUBY_MINE][cell] for cell in cells]

    def is_possible(self, state: CavernaState, job: Job) -> bool:
        """It takes a tunnel of the right kind."""
        return self._tunnels(player_of(state, job).home) != 0

    def carry_out(self, state: CavernaState, job: Job, action: Action) -> None:
        """Lay the tile; in a deep tunnel a ruby is found."""
        assert isinstance(action, Lay)
        home = renewed_home(player_of(state, job))
        home.tunnels &= ~(1 << action.cell)
        home.deep_tunnels &= ~(1 << action.cell)
        home.ruby_mines |= 1 << action.cell
        state.tell_numbers(TileLaid, job.seat, RUBY_MINE, action.cell)
        receive(state, job.seat, self.deed.gets)

    def refusals(self, state: CavernaState, job: Job) -> list[Refusal]:
        """Say that there is no tunnel of either kind."""
        home = player_of(state, job).home
        return [] if home.tunnels | home.deep_tunnels else [fits_nowhere(RUBY_MINE)]

    def gets(self, state: CavernaState, job: Job, action: Action) -> Goods:
        """Only a tunnel of the right kind brings something."""
        assert isinstance(action, Lay)
        fits = self._tunnels(player_of(state, job).home) >> action.cell & 1
        return self.deed.gets if fits else NOTHING

    def concerns(self, action: Action) -> bool:
        """The tile is meant."""
        return isinstance(action, Lay) and action.tile == RUBY_MINE

    def objection(self, state: CavernaState, job: Job, action: Action) -> Refusal | None:
        """Say which tunnel is missing."""
        assert isinstance(action, Lay)
        home = player_of(state, job).home
        return why_no_ruby_mine(home, action.text(), action.cell, deep=self.deed.deep)
