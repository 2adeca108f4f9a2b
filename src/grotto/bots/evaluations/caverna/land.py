"""Land: what is hoped for from caverns, tunnels, meadows and fields, and what lies idle."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from grotto.bots.evaluations.caverna import weights
from grotto.bots.evaluations.caverna.outlook import Outlook
from grotto.games.caverna.components import GRAIN, UNUSED_SPACE, VEGETABLE
from grotto.games.caverna.home_board import NEIGHBOURS
from grotto.games.caverna.player import empty_fields
from grotto.games.caverna.rules.counting import grain_of, vegetables_of
from grotto.games.caverna.rules.scoring import mine_points, pasture_points, unused_cells

REMEMBERED: Final = 1 << 14


def land_worth(view: Outlook) -> float:
    """Add up pastures, mines and crops, and the hopes for all that lies open."""
    home = view.home
    hopes = (
        series(weights.CAVERNS, home.caverns.bit_count())
        + series(weights.TUNNELS, home.tunnels.bit_count())
        + weights.TUNNEL_PAIR * pairs(home.tunnels)
        + weights.DEEP_TUNNEL * home.deep_tunnels.bit_count()
        + weights.ORE_MINE * home.ore_mines.bit_count()
        + series(weights.MEADOWS, home.meadows.bit_count())
        + weights.MEADOW_PAIR * pairs(home.meadows)
        + fields_hope(view)
    )
    sure = pasture_points(home) + mine_points(home)
    idle = view.late * UNUSED_SPACE * unused_cells(home)
    return sure + idle + view.fade * hopes + crops_worth(view)


def series(hopes: Sequence[float], count: int) -> float:
    """Add up what the first so many of a kind are worth; the last one counts for all others."""
    return float(sum(hopes[:count])) + hopes[-1] * max(0, count - len(hopes))


@lru_cache(REMEMBERED)
def pairs(cells: int) -> int:
    """Return into how many separate pairs of neighbours some cells can be divided."""
    if not cells:
        return 0
    first = cells & -cells
    rest = cells ^ first
    best = pairs(rest)
    partners = NEIGHBOURS[first.bit_length() - 1] & rest
    while partners:
        other = partners & -partners
        best = max(best, 1 + pairs(rest ^ other))
        partners ^= other
    return best


def crops_worth(view: Outlook) -> float:
    """Return what crops are worth, in the supply and on fields."""
    grain, vegetables = grain_of(view.player), vegetables_of(view.player)
    return weights.GRAIN_PRICE * grain + weights.VEGETABLE_PRICE * vegetables


def fields_hope(view: Outlook) -> float:
    """Return what is hoped for from empty fields; more where there is seed."""
    fields = empty_fields(view.home).bit_count()
    seed = min(fields, view.goods[GRAIN] + view.goods[VEGETABLE])
    return series(weights.FIELDS, fields) + weights.SEED * seed
