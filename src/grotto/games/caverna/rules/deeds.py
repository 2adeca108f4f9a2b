"""Which part carries out which printed deed."""

from typing import Final

from grotto.games.caverna.rules.breeding import BreedPart
from grotto.games.caverna.rules.family import GrowPart
from grotto.games.caverna.rules.farming import (
    LargePasturePart,
    SmallPasturePart,
    SowPart,
    StablePart,
)
from grotto.games.caverna.rules.furnishing import FurnishPart
from grotto.games.caverna.rules.laying import OreMinePart, RubyMinePart, SinglePart, TwinPart
from grotto.games.caverna.rules.parts import Part, TakePart
from grotto.games.caverna.rules.trading import BuyPart, SellOrePart
from grotto.games.caverna.rules.weapons import ForgePart
from grotto.games.caverna.spaces import (
    BREED,
    BUILD_STABLE,
    BUY,
    DIG_ORE_MINE,
    DIG_RUBY_MINE,
    FENCE_LARGE,
    FENCE_SMALL,
    FORGE,
    FURNISH,
    GROW,
    LAY_SINGLE,
    LAY_TWIN,
    SELL_ORE,
    SOW,
    TAKE,
    Deed,
)

_PARTS: Final[dict[int, type[Part]]] = {
    TAKE: TakePart,
    LAY_TWIN: TwinPart,
    LAY_SINGLE: SinglePart,
    DIG_ORE_MINE: OreMinePart,
    DIG_RUBY_MINE: RubyMinePart,
    FURNISH: FurnishPart,
    GROW: GrowPart,
    SOW: SowPart,
    FENCE_SMALL: SmallPasturePart,
    FENCE_LARGE: LargePasturePart,
    BUILD_STABLE: StablePart,
    FORGE: ForgePart,
    SELL_ORE: SellOrePart,
    BUY: BuyPart,
    BREED: BreedPart,
}


def part_of(deed: Deed) -> Part:
    """Return the part for a deed; expeditions and imitation have modules of their own."""
    return _PARTS[deed.verb](deed)
