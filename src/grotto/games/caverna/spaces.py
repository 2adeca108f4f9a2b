"""The action spaces of all boards and cards, as they are printed [CAV-4].

What a space offers is a tree: deeds joined by the printed words *and/or*, *and then/or*,
*either … or* and *and then*.
"""

from dataclasses import dataclass
from typing import Final

from grotto.games.caverna.components import NOTHING, Goods, goods
from grotto.games.caverna.furnishings import ALL_TILES, DWELLINGS
from grotto.games.caverna.home_board import CAVERN_CAVERN, CAVERN_TUNNEL, MEADOW_FIELD

# ---- deeds ---------------------------------------------------------------------------------------

COLLECT: Final = 0
TAKE: Final = 1
LAY_TWIN: Final = 2
LAY_SINGLE: Final = 3
DIG_ORE_MINE: Final = 4
DIG_RUBY_MINE: Final = 5
FURNISH: Final = 6
GROW: Final = 7
SOW: Final = 8
FENCE_SMALL: Final = 9
FENCE_LARGE: Final = 10
BUILD_STABLE: Final = 11
FORGE: Final = 12
EXPEDITION: Final = 13
SELL_ORE: Final = 14
BUY: Final = 15
IMITATE: Final = 16
BREED: Final = 17
STRENGTHEN: Final = 18

DEED_KEYS: Final[tuple[str, ...]] = (
    "collect", "take", "lay_twin", "lay_single", "dig_ore_mine", "dig_ruby_mine", "furnish",
    "grow", "sow", "fence_small", "fence_large", "build_stable", "forge", "expedition", "sell_ore",
    "buy", "imitate", "breed", "strengthen",
)  # fmt: skip


@dataclass(frozen=True)
class Deed:
    """One thing to do."""

    verb: int
    gets: Goods = NOTHING  # comes with it
    price: Goods = NOTHING
    tiles: tuple[int, ...] = ()  # landscape tiles to choose from
    level: int = 0  # of an expedition
    types: int = 0  # of farm animals that breed
    ruby_mines: int = 0  # that bring one more ruby
    furnishings: int = 0  # to choose from
    per_ore_mine: int = 0  # ore
    deep: bool = False  # a ruby mine on a deep tunnel
    token: bool = False  # the starting player token comes with it


AND_OR: Final = 0
THEN_OR: Final = 1
EITHER_OR: Final = 2
THEN: Final = 3
JOINING_WORDS: Final[tuple[str, ...]] = ("and_or", "then_or", "either_or", "then")


@dataclass(frozen=True)
class Joined:
    """Several parts, and the words between them."""

    words: int
    parts: tuple["Effect", ...]


Effect = Deed | Joined
"""What an action space lets a dwarf do."""


def and_or(*parts: Effect) -> Joined:
    """At least one part, in any order."""
    return Joined(AND_OR, parts)


def then_or(*parts: Effect) -> Joined:
    """At least one part, in this order."""
    return Joined(THEN_OR, parts)


def either_or(*parts: Effect) -> Joined:
    """Exactly one part."""
    return Joined(EITHER_OR, parts)


def then(*parts: Effect) -> Joined:
    """The first part, and after it the next if one likes."""
    return Joined(THEN, parts)


def collect(gets: Goods = NOTHING, per_ore_mine: int = 0, ruby_mines: int = 0) -> Deed:
    """All that has accumulated, with goods that always come on top."""
    return Deed(COLLECT, gets=gets, per_ore_mine=per_ore_mine, ruby_mines=ruby_mines)


def take(gets: Goods) -> Deed:
    """Goods that one may take or leave."""
    return Deed(TAKE, gets=gets)


def lay(*tiles: int, gets: Goods = NOTHING) -> Deed:
    """A twin tile."""
    return Deed(LAY_TWIN, tiles=tiles, gets=gets)


def lay_single(tile: int) -> Deed:
    """A single tile."""
    return Deed(LAY_SINGLE, tiles=(tile,))


def furnish(tiles: int, price: Goods = NOTHING) -> Deed:
    """One of some furnishing tiles, at its own price unless another is named."""
    return Deed(FURNISH, furnishings=tiles, price=price)


def fence_small(wood: int) -> Deed:
    """A small pasture."""
    return Deed(FENCE_SMALL, price=goods(wood=wood))


def fence_large(wood: int) -> Deed:
    """A large pasture."""
    return Deed(FENCE_LARGE, price=goods(wood=wood))


def stable(stone: int) -> Deed:
    """A stable."""
    return Deed(BUILD_STABLE, price=goods(stone=stone))


def expedition(level: int) -> Deed:
    """An expedition."""
    return Deed(EXPEDITION, level=level)


_ALL: Final = collect()
_GROW: Final = Deed(GROW)
_SOW: Final = Deed(SOW)
_FORGE: Final = Deed(FORGE)
_FENCES: Final = and_or(fence_small(2), fence_large(4))
_FARM: Final = and_or(fence_small(2), fence_large(4), stable(1))
_SUPPLIES: Final[Goods] = goods(wood=1, stone=1, ore=1, food=1, gold=2)

# ---- action spaces -------------------------------------------------------------------------------

ALWAYS: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6, 7)
SIDE_1_3: Final[tuple[int, ...]] = (1, 2, 3)
SIDE_2_3: Final[tuple[int, ...]] = (2, 3)  # covered in solo games
SIDE_4_7: Final[tuple[int, ...]] = (4, 5, 6, 7)
EXTRA_3: Final[tuple[int, ...]] = (3,)
EXTRA_5: Final[tuple[int, ...]] = (5,)
EXTRA_6_7: Final[tuple[int, ...]] = (6, 7)
EXTRA_7: Final[tuple[int, ...]] = (7,)
FROM_3: Final[tuple[int, ...]] = (3, 4, 5, 6, 7)
"""With how many players a board side or a card is in play."""

BOARD_SPACE: Final = 0
"""Stands for the stage of a space that is printed on a board."""


@dataclass(frozen=True)
class Space:
    """An action space."""

    key: str
    seats: tuple[int, ...]  # numbers of players it is used with
    effect: Effect
    fresh: Goods = NOTHING  # goods it receives when it is empty,
    more: Goods = NOTHING  # and when it is not
    stage: int = BOARD_SPACE  # of a round card
    fee: int = 0  # food for its use
    imitable: bool = True
    once_as_both: bool = False  # the Guest room joins its alternatives once a game


def _same(
    key: str, seats: tuple[int, ...], each: Goods, effect: Effect, stage: int = BOARD_SPACE
) -> Space:
    """An accumulation space which always receives the same."""
    return Space(key, seats, effect, fresh=each, more=each, stage=stage)


def _imitation(key: str, seats: tuple[int, ...], fee: int) -> Space:
    return Space(key, seats, Deed(IMITATE), fee=fee, imitable=False)


def _starting_player(key: str, seats: tuple[int, ...], gets: Goods) -> Space:
    return Space(
        key, seats, Deed(COLLECT, gets=gets, token=True),
        fresh=goods(food=1), more=goods(food=1), imitable=False,
    )  # fmt: skip


def _card(key: str, stage: int, effect: Effect) -> Space:
    return Space(key, ALWAYS, effect, stage=stage)


SPACES: Final[tuple[Space, ...]] = (
    # the small basic board
    _same("ruby_mining", ALWAYS, goods(ruby=1), collect(ruby_mines=1)),
    Space("housework", ALWAYS, and_or(take(goods(dog=1)), furnish(ALL_TILES))),
    Space("slash_and_burn", ALWAYS, then_or(lay(MEADOW_FIELD), _SOW)),
    # the two-sided basic board, side for one to three
    _same("drift_mining_1", SIDE_2_3, goods(stone=1), and_or(_ALL, lay(CAVERN_TUNNEL))),
    _same(
        "excavation_1", SIDE_1_3, goods(stone=1), and_or(_ALL, lay(CAVERN_TUNNEL, CAVERN_CAVERN))
    ),
    _starting_player("starting_player_1", SIDE_2_3, goods(ore=2)),
    Space(
        "logging_1", SIDE_1_3, then_or(_ALL, expedition(1)), fresh=goods(wood=3), more=goods(wood=1)
    ),
    Space("supplies", SIDE_2_3, collect(_SUPPLIES)),
    Space(
        "ore_mining_1", SIDE_1_3, collect(per_ore_mine=2), fresh=goods(ore=2), more=goods(ore=1)
    ),
    _same("wood_gathering", SIDE_1_3, goods(wood=1), _ALL),
    _same("clearing_1", SIDE_2_3, goods(wood=1), and_or(_ALL, lay(MEADOW_FIELD))),
    _same(
        "sustenance_1", SIDE_1_3, goods(food=1),
        and_or(collect(goods(grain=1)), lay(MEADOW_FIELD)),
    ),
    # the same board, side for four to seven
    _same("drift_mining_2", SIDE_4_7, goods(stone=2), and_or(_ALL, lay(CAVERN_TUNNEL))),
    Space(
        "excavation_2", SIDE_4_7, and_or(_ALL, lay(CAVERN_TUNNEL, CAVERN_CAVERN)),
        fresh=goods(stone=2), more=goods(stone=1),
    ),
    _starting_player("starting_player_2", SIDE_4_7, goods(ruby=1)),
    _imitation("imitation_basic", SIDE_4_7, fee=2),
    _same("logging_2", SIDE_4_7, goods(wood=3), then_or(_ALL, expedition(1))),
    Space("growth", SIDE_4_7, either_or(take(_SUPPLIES), _GROW)),
    Space(
        "ore_mining_2", SIDE_4_7, collect(per_ore_mine=2), fresh=goods(ore=3), more=goods(ore=2)
    ),
    Space(
        "forest_exploration_2", SIDE_4_7, collect(goods(food=2)),
        fresh=goods(wood=2), more=goods(wood=1),
    ),
    _same("clearing_2", SIDE_4_7, goods(wood=2), and_or(_ALL, lay(MEADOW_FIELD))),
    Space(
        "sustenance_2", SIDE_4_7, and_or(_ALL, lay(MEADOW_FIELD)),
        fresh=goods(grain=1), more=goods(vegetable=1),
    ),
    # the small additional board, side for three
    Space(
        "strip_mining", EXTRA_3, collect(goods(wood=2)), fresh=goods(ore=1), more=goods(stone=1)
    ),
    _imitation("imitation_3", EXTRA_3, fee=4),
    _same("forest_exploration_1", EXTRA_3, goods(wood=1), collect(goods(vegetable=1))),
    # the large additional board, side for five
    _same("depot_5", EXTRA_5, goods(wood=1, ore=1), _ALL),
    Space(
        "small_scale_drift_mining", EXTRA_5, and_or(take(goods(stone=1)), lay(CAVERN_TUNNEL))
    ),
    Space("weekly_market_5", EXTRA_5, then_or(collect(goods(gold=4)), Deed(BUY))),
    _imitation("imitation_5", EXTRA_5, fee=4),
    Space("hardware_rental_5", EXTRA_5, then_or(expedition(2), _SOW)),
    _same("fence_building_5", EXTRA_5, goods(wood=1), then_or(_ALL, _FENCES)),
    # the same board, side for six and seven
    _same("depot_67", EXTRA_6_7, goods(wood=1, ore=1), _ALL),
    _same("drift_mining_67", EXTRA_6_7, goods(stone=1), and_or(_ALL, lay(CAVERN_TUNNEL))),
    Space("weekly_market_67", EXTRA_6_7, then_or(collect(goods(gold=4)), Deed(BUY))),
    _imitation("imitation_67", EXTRA_6_7, fee=1),
    Space(
        "hardware_rental_67", EXTRA_6_7, then_or(collect(goods(wood=2)), expedition(2), _SOW)
    ),
    Space(
        "fence_building_67", EXTRA_6_7, then_or(_ALL, _FENCES),
        fresh=goods(wood=2), more=goods(wood=1),
    ),
    # the small additional board, side for seven
    Space(
        "large_depot", EXTRA_7, _ALL,
        fresh=goods(wood=2, ore=1, stone=1), more=goods(wood=1, ore=1, stone=1),
    ),
    _imitation("imitation_7", EXTRA_7, fee=0),
    Space(
        "extension", EXTRA_7,
        either_or(lay(MEADOW_FIELD, gets=goods(wood=1)), lay(CAVERN_TUNNEL, gets=goods(stone=1))),
        once_as_both=True,
    ),
    # the round cards
    _card("blacksmithing", 1, then_or(_FORGE, expedition(3))),
    _card(
        "ore_mine_construction", 1, then_or(Deed(DIG_ORE_MINE, gets=goods(ore=3)), expedition(2))
    ),
    _same("sheep_farming", ALWAYS, goods(sheep=1), then_or(_FARM, _ALL), stage=1),
    _card("wish_for_children", 2, either_or(_GROW, furnish(DWELLINGS))),
    _same("donkey_farming", ALWAYS, goods(donkey=1), then_or(_FARM, _ALL), stage=2),
    _card(
        "ruby_mine_construction", 2,
        either_or(Deed(DIG_RUBY_MINE), Deed(DIG_RUBY_MINE, gets=goods(ruby=1), deep=True)),
    ),
    _same("ore_delivery", ALWAYS, goods(stone=1, ore=1), collect(per_ore_mine=2), stage=3),
    _card("family_life", 3, and_or(_GROW, _SOW)),
    Space("exploration", FROM_3, expedition(4), stage=3),
    _card("ore_trading", 4, Deed(SELL_ORE)),
    _card("adventure", 4, then_or(_FORGE, then(expedition(1), expedition(1)))),
    Space(
        "ruby_delivery", ALWAYS, collect(ruby_mines=2), fresh=goods(ruby=2), more=goods(ruby=1),
        stage=4,
    ),
    # the back of Wish for children
    Space(
        "urgent_wish_for_children", (),
        either_or(then(furnish(DWELLINGS), _GROW), take(goods(gold=3))),
    ),
)  # fmt: skip

SPACE_KEYS: Final[tuple[str, ...]] = tuple(space.key for space in SPACES)
SPACE_COUNT: Final = len(SPACES)


def space_of(key: str) -> int:
    """Return the number of a space."""
    return SPACE_KEYS.index(key)


_CHAPTER: Final[tuple[str, ...]] = (
    "ruby_mining", "housework", "slash_and_burn", "drift_mining", "excavation", "starting_player",
    "logging", "supplies", "ore_mining", "wood_gathering", "clearing", "sustenance", "imitation",
    "growth", "forest_exploration", "strip_mining", "depot", "small_scale_drift_mining",
    "weekly_market", "hardware_rental", "fence_building", "large_depot", "extension",
    "blacksmithing", "ore_mine_construction", "sheep_farming", "wish_for_children",
    "urgent_wish_for_children", "donkey_farming", "ruby_mine_construction", "ore_delivery",
    "family_life", "exploration", "ore_trading", "adventure", "ruby_delivery",
)  # fmt: skip
"""The spaces in the order in which the rulebook tells of them, from CAV-4.3 on."""
_FIRST_RULE: Final = 3


def _rule(key: str) -> str:
    """Return the rule of a space; spaces that only differ in numbers share one."""
    told = [name for name in _CHAPTER if key == name or key.startswith(name + "_")]
    return f"CAV-4.{_CHAPTER.index(told[0]) + _FIRST_RULE}"


SPACE_RULES: Final[tuple[str, ...]] = tuple(_rule(key) for key in SPACE_KEYS)
"""Where the rulebook tells of each space."""


RUBY_MINING: Final[int] = space_of("ruby_mining")
RUBY_MINING_PAIR_START: Final = 3
"""With two players the first ruby appears in this round."""
SMALL_SCALE_DRIFT_MINING: Final[int] = space_of("small_scale_drift_mining")
NEEDS_TILE: Final[Effect] = lay(CAVERN_TUNNEL, gets=goods(stone=1))
"""What Small-scale drift mining offers when its stone asks for a tile."""
WISH_FOR_CHILDREN: Final[int] = space_of("wish_for_children")
URGENT_WISH_FOR_CHILDREN: Final[int] = space_of("urgent_wish_for_children")
FAMILY_LIFE: Final[int] = space_of("family_life")
WISH_ROUND: Final = 4
ROUNDS_IN_STAGE: Final = 3

SOLO_CARDS: Final[tuple[str, ...]] = (
    "blacksmithing", "sheep_farming", "ore_mine_construction",
    "wish_for_children", "donkey_farming", "ruby_mine_construction",
    "ore_delivery", "family_life", "",
    "ore_trading", "adventure", "ruby_delivery",
)  # fmt: skip
"""By round."""


def printed_spaces(seats: int) -> int:
    """Return the spaces on the boards for so many players."""
    return sum(
        1 << index
        for index, space in enumerate(SPACES)
        if space.stage == BOARD_SPACE and seats in space.seats
    )


def stage_cards(stage: int, seats: int) -> int:
    """Return the round cards of a stage for so many players."""
    return sum(
        1 << index
        for index, space in enumerate(SPACES)
        if space.stage == stage and seats in space.seats
    )
