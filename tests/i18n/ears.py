"""How to listen to each game: what to try, and what happens too seldom to wait for it."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

import pytest

from grotto.core.errors import IllegalAction
from grotto.core.event import Event
from grotto.core.options import Value
from grotto.core.phrase import Phrase
from grotto.games.cave_vs_cave import events as cave_events
from grotto.games.cave_vs_cave.answers import ANSWERS
from grotto.games.cave_vs_cave.components import NOTHING, goods
from grotto.games.cave_vs_cave.game import CAVE_VS_CAVE
from grotto.games.caverna import events as caverna_events
from grotto.games.caverna.answers import all_answers
from grotto.games.caverna.components import NOTHING as WITHOUT_GOODS
from grotto.games.caverna.components import goods as caverna_goods
from grotto.games.caverna.free_actions import Keep
from grotto.games.caverna.furnishings import DOG_SCHOOL, TRADER
from grotto.games.caverna.game import CAVERNA
from grotto.games.caverna.rules.harvest import HARVESTS
from grotto.games.caverna.spaces import space_of
from grotto.games.lost_mines import events as lost_mines_events
from grotto.games.lost_mines import phrases as lost_mines_phrases
from grotto.games.lost_mines.components import CARDS as MINE_DECK
from grotto.games.lost_mines.components import (
    DWARFS,
    MINE_KEYS,
    TRAP_KIND,
    TREASURES,
    TROLL_KIND,
)
from grotto.games.lost_mines.deals import SHOW_MINE, SHOW_VALUE
from grotto.games.lost_mines.game import LOST_MINES
from grotto.games.lost_mines.rules.scoring import Tally, sheet_of
from grotto.games.stone_age import asked, events, phrases
from grotto.games.stone_age.actions import KEEP
from grotto.games.stone_age.components import BUILDING_COUNT, CARD_COUNT
from tests.rules.cave_vs_cave.table import Table, duel, full_cave, given, seat, solo
from tests.rules.caverna.refused import REFUSED
from tests.rules.caverna.table import Table as CavernaTable
from tests.rules.caverna.table import given as farms
from tests.rules.caverna.table import seat as farm
from tests.rules.lost_mines.table import EW, NS, blue
from tests.rules.lost_mines.table import given as mines_given
from tests.rules.lost_mines.test_laying import NO_WAY_NORTH_OR_SOUTH

ORE_DELIVERY: Final = space_of("ore_delivery")


@dataclass(frozen=True)
class Ear:
    """What to set up, what to try and what to hear besides."""

    options: Callable[[int], Mapping[str, Value]] = lambda _: {}  # by seed
    strangers: tuple[str, ...] = ()  # seldom possible: whoever tries them hears why not
    rarities: Callable[[], Iterator[Phrase]] = lambda: iter(())
    building_blocks: frozenset[str] = frozenset()  # said by the terminal or by other messages only


def stone_age_options(seed: int) -> dict[str, Value]:
    """Limits in some of the games."""
    return {"resources_limited": seed % 2 == 0, "tool_tiles_limited": seed % 3 == 0}


def stone_age_rarities() -> Iterator[Phrase]:
    """Ends and limits."""
    yield events.DeckWasEmpty(0).phrase()
    yield from (events.GameEnded(cause).phrase() for cause in ("cards", "stack", "rounds"))
    for limit in ("figures", "agriculture", "tools"):
        yield events.NothingGained(1, limit).phrase()
    yield asked.CashAsked(0).phrase()
    yield KEEP.phrase()
    yield Phrase("stone_age-reason-supply-is-short")
    yield from (phrases.card(card) for card in range(CARD_COUNT))
    yield from (phrases.building(building) for building in range(BUILDING_COUNT))


STONE_AGE: Final = Ear(
    stone_age_options,
    (
        "act river", "cash wood*2", "take 1", "take 6", "use 4", "use 1*3",
        "pay none", "pay wood", "pay wood*9", "pay wood*3+gold", "pay wood+clay+stone+gold",
        "send building_4 1", "send card_1 2", "send hut 1",
        "send forest 7", "send forest 10", "send quarry 6",
    ),
    stone_age_rarities,
    frozenset({
        "stone_age-name", "stone_age-about", "stone_age-place", "stone_age-place-to",
        "stone_age-place-at", "stone_age-good", "stone_age-stock", "stone_age-figures",
        "stone_age-figures-sent", "stone_age-resources", "stone_age-points",
    }),
)  # fmt: skip


def cave_rarities() -> Iterator[Phrase]:
    """Everything that can be answered, limits, and refusals in rare positions."""
    yield from (answer.phrase() for answer in ANSWERS)
    two, five = goods(food=2), goods(gold=5)
    yield cave_events.Traded(0, five, NOTHING).phrase()
    yield cave_events.Gained(0, NOTHING).phrase()
    yield cave_events.RoomFurnished(0, 20, 4, NOTHING, 5).phrase()
    yield cave_events.CavernGranted(1).phrase()
    yield from (cave_events.CavernLaid(1, side).phrase() for side in (0, 1))
    yield from (cave_events.RoomWorked(0, 24, got).phrase() for got in (NOTHING, two))
    yield from (cave_events.CavernDug(0, 7, two, 2, food).phrase() for food in (0, 1))
    yield from (cave_events.CavernDug(0, 7, five, 1, food).phrase() for food in (0, 1))
    yield from (table.why(text) for table, text in refusals())
    filling = duel(full_cave(last="a3", goods="wood+gold"), round_=8).taking("housework")
    asked = CAVE_VS_CAVE.prompt(filling.play("furnish shelf a3 gold").state)
    assert asked is not None
    yield asked


def refusals() -> Iterator[tuple[Table, str]]:
    """Answers that are refused for reasons which random games seldom give."""
    yield duel(seat()).taking("cultivation"), "use shelf"
    yield duel(seat()).taking("cultivation"), "use dungeon"
    yield duel(seat()).taking("furnishing"), "furnish stall a3 food*2"
    yield duel(seat("wood+gold*9")).taking("furnishing"), "furnish shelf a3 gold"
    yield duel(seat(walls="a1-b1")).taking("masonry"), "build a1-b1"
    yield duel(seat()).taking("masonry"), "build x-e"
    yield duel(seat(walls="a1-b1")).taking("breach"), "raze a2-b2"
    walls = "a1-b1 a2-b2 a3-b3 a4-b4 a5-b5 b5-c5 a1-a2"
    yield given(seat(), seat(walls=walls)).taking("masonry"), "build a1-b1"
    yield duel(full_cave(last="a3")).taking("expansion"), "dig a2"
    yield duel(seat(walls="a3-a4 a4-a5 a4-b4")).taking("expansion"), "dig b4"
    yield duel(seat("gold", {"a3": "digging_cave"})).using("digging_cave"), "dig b1 gold"
    yield duel(seat("food*4+gold")).taking("excavation"), "dig b3 gold"
    walled_in = seat("gold", {"a3": "digging_cave"}, walls="a4-b4")
    yield duel(walled_in).taking("undermining").play("use digging_cave"), "dig b4 gold"
    yield duel(seat("none", {"a3": "digging_cave"})).using("digging_cave"), "dig b4"
    digging = duel(seat("food*4")).taking("excavation").play("dig b3 food*2", "reveal stall")
    yield digging, "dig b2 food*2"
    yield duel(seat("stone*3", {"a3": "tunnel"})).using("tunnel"), "gain stone"
    without_gold = seat("gold", {"a3": "junction_room"})
    table = duel(without_gold, junction_room_takes_gold=False).using("junction_room")
    yield table, "trade wood+stone+gold gold*2"
    yield from furnishings_refused()
    yield given(seat("gold"), seat("gold"), round_=8).choosing("renovation"), "take renovation"
    yield solo(seat()).choosing(), "take breach"


def furnishings_refused() -> Iterator[tuple[Table, str]]:
    """Rooms that are not there, caverns that are not empty, and other surcharges."""
    rich = "wood*9+stone*9+food*9+gold*9"
    yield duel(seat(rich), round_=4).taking("expansion"), "furnish shelf a3 food*2"
    yield duel(seat(rich), round_=8).taking("renovation"), "furnish shelf a3 gold"
    yield duel(seat(rich)).taking("furnishing"), "furnish shelf x food*2"
    yield duel(seat(rich)).taking("furnishing"), "furnish shelf a4 food*2"
    yield duel(seat(rich, {"a2": "stall"})).taking("furnishing"), "furnish stall a3 food*2"
    alone = solo(seat(rich))
    alone.state.display &= ~2
    alone.state.removed = 2
    yield alone.taking("furnishing"), "furnish shelf a3 food*2"
    yield duel(seat(rich, extra="two_walls")).choosing(), "lay two_walls"


CAVE: Final = Ear(
    lambda _: {},
    (
        "dig b1", "dig b4", "dig a3", "furnish shelf a3 food*2", "furnish dungeon c5 food*2",
        "furnish food_corner a3 gold", "raze a3-b3", "build a3-b3", "use shelf", "take masonry",
        "exchange flax", "trade gold*3 food+gold*4", "gain stone", "done", "lay two_walls",
    ),
    cave_rarities,
    frozenset({
        "cave_vs_cave-name", "cave_vs_cave-about", "cave_vs_cave-good", "cave_vs_cave-points",
    }),
)  # fmt: skip


def lost_mines_options(seed: int) -> dict[str, Value]:
    """One round or two, with votes or without."""
    return {"early_end_vote": seed % 5 > 0, "rounds": 1 + seed % 2}


def lost_mines_rarities() -> Iterator[Phrase]:
    """All pieces, lost tokens, points, and refusals in rare positions."""
    yield from (lost_mines_phrases.card(kind) for kind in range(len(MINE_DECK)))
    yield from (SHOW_MINE[mine].phrase() for mine in range(len(MINE_KEYS)))
    yield from (SHOW_VALUE[treasure].phrase() for treasure in range(len(TREASURES)))
    yield from (lost_mines_phrases.dwarf(dwarf) for dwarf in range(len(DWARFS)))
    yield from (lost_mines_events.TokenLost(kind, 0).phrase() for kind in (TRAP_KIND, TROLL_KIND))
    yield from (
        line.phrase for line in sheet_of([Tally(0, 0, (), 1, 2, 3, -2, has_dragon=True)]).lines
    )
    yield from refusals_in_the_mines()


def refusals_in_the_mines() -> Iterator[Phrase]:
    """Refusals for reasons which games seldom give."""
    open_ = {"j1": "gold", "j3": "silver", "j5": "gems", "j7": "dragon"}
    treasures = ["gold", "gold_1 by 1", "gems"]
    collecting = mines_given(blue("axe", "boat", at="j1"), mines=open_, treasures=treasures)
    collecting.play("discard axe", "stop")
    emptied = mines_given(blue("axe", at="j1"), mines=open_).play("discard axe", "stop")
    moving = mines_given(blue("axe")).play("discard axe")
    tried = [
        (mines_given(blue("peek_mine_treasure"), mines=open_), "peek mine_treasure mine 1"),
        (mines_given(blue("peek_treasure_dwarf")), "peek treasure_dwarf treasure 9"),
        (
            mines_given(blue("peek_treasure_dwarf"), treasures=["gold_1 by 1"]),
            "peek treasure_dwarf treasure 1",
        ),
        (mines_given(blue("axe"), board={"c3": "tree_cross axe"}), "use axe c3"),
        (mines_given(blue("trap"), traps=["b3-c3"]), "trap b3-c3"),
        (mines_given(blue(NS)), f"lay {NS} i3"),
        (mines_given(blue(NS), options={"lay_beside_closed_mine": False}), f"lay {NS} j2"),
        (mines_given(blue(NS), board=NO_WAY_NORTH_OR_SOUTH), f"lay {NS} b1"),
        (mines_given(blue("thunderstorm", at="c3"), board={"c3": EW}), "thunderstorm c3"),
        (mines_given(blue("trap"), traps=["b3-c3", "a3-b3", "b2-b3"]), "trap b4-b5"),
        *((collecting, text) for text in ("take 2", "take 3", "take 9", "go e")),
        (emptied, "discard rope"),
        *((moving, text) for text in ("propose", "take 1", "face turned", "agree")),
        (mines_given(options={"early_end_needs_unreachable_mine": True}), "propose"),
    ]
    for table, text in tried:
        yield from (refusal.reason for refusal in LOST_MINES.refusals(table.state))
        with pytest.raises(IllegalAction) as caught:
            table.play(text)
        assert caught.value.refusal.rule
        yield caught.value.refusal.reason


LOST_MINES_EAR: Final = Ear(
    lost_mines_options,
    (
    "lay plain_cross b3", "lay plain_straight_ns c3", "lay plain_straight_ew f4",
    "lay plain_straight_ew b4", "use axe c3", "use boat b3", "trap c3-d3", "troll a1-b1",
    "thunderstorm b3", "thunderstorm c3", "peek mine_dwarf dwarf 0", "peek mine_treasure mine 1",
    "peek treasure_dwarf treasure 9", "propose", "go n", "go e", "go s", "go w", "take 1", "take 9",
    ),
    lost_mines_rarities,
    frozenset({
        "lost_mines-name", "lost_mines-about", "lost_mines-symbol", "lost_mines-clan",
        "lost_mines-role", "lost_mines-points", "lost_mines-to-side", "lost_mines-at-side",
    }),
)  # fmt: skip


def caverna_options(seed: int) -> dict[str, Value]:
    """Every option in some of the games."""
    return {
        "furnishings": "introductory" if seed % 5 == 0 else "full",
        "carpenter_per_pasture": seed % 2 == 0,
        "drift_mining_needs_tile": seed % 3 == 0,
        "hidden_markers": seed % 4 == 0,
    }


def caverna_rarities() -> Iterator[Phrase]:
    """Everything that can be answered, and what is seldom told, asked and refused."""
    yield from (answer.phrase() for answer in [*all_answers(), Keep((0, 0, 0, 0))])
    yield from (event.phrase() for event in rare_events_of_farmers())
    yield from (table.reason(text) for table, text in refusals_of_farmers())
    for table in rare_questions_to_farmers():
        asked = CAVERNA.prompt(table.state)
        assert asked is not None
        yield asked


def rare_events_of_farmers() -> Iterator[Event]:
    """What is free, lost or saved, and all harvests."""
    yield caverna_events.CardTurned()
    yield caverna_events.OrderBroken(0, 14)
    yield caverna_events.Stayed(1)
    yield from (caverna_events.Fenced(0, cells, WITHOUT_GOODS) for cells in ((20,), (14, 20)))
    yield caverna_events.StableBuilt(0, 20, WITHOUT_GOODS)
    yield caverna_events.Furnished(0, DOG_SCHOOL, 15, WITHOUT_GOODS)
    yield caverna_events.TileCovered(1, TRADER)
    yield caverna_events.Forged(0, 2, 0)
    yield caverna_events.Disarmed(0, 7, 7)
    yield caverna_events.Fed(0, WITHOUT_GOODS)
    yield caverna_events.SpaceSaved(0, ORE_DELIVERY)
    yield caverna_events.SpaceEmptied(ORE_DELIVERY, caverna_goods(stone=3, ore=3))
    for harvest in HARVESTS:
        yield caverna_events.HarvestBegun(harvest)
        yield caverna_events.MarkerTurned(harvest)


def rare_questions_to_farmers() -> Iterator[CavernaTable]:
    """Questions that need luck or rubies."""
    yield farms(farm("ruby", ore_mines="e3", furnished={"d3": "miner"})).begin()
    yield farms(farm("ruby"), seats=1, piles={"wood_gathering": 6}).replenish()
    one_free = farm("sheep*2+cattle*2", small_pastures="c4", meadows="c3", stables="c3")
    yield farms(one_free).breed()
    yield farms(farm("gold*2")).end()
    for sold in ("sell 1", "sell 2"):
        trader = farm("ore*4", furnished={"d3": "trader"})
        yield farms(trader, cards="ore_trading").turn().play("place ore_trading", sold)
    yield farms(farm(), round_=9, marker="question", questions=0).harvest()


def refusals_of_farmers() -> Iterator[tuple[CavernaTable, str]]:
    """Answers that are refused for reasons which random games seldom give."""
    for dwarfs in ("0 0 0 0 0", "0 0 0 0 0 0"):
        wishing = farms(farm(dwarfs=dwarfs), cards="wish_for_children")
        yield wishing.turn(), "place wish_for_children"
    for herd in ("none", "sheep*2"):
        logging = farms(farm(herd, "14"), piles={"logging_1": 1})
        yield logging.turn().play("place logging_1"), "loot breed_two"
    yield from ((table(), text) for table, text, _, _ in REFUSED)


CAVERNA_EAR: Final = Ear(
    caverna_options,
    (
        "place exploration", "imitate housework", "furnish trader d3", "furnish couple_dwelling d3",
        "grow", "sow grain", "loot cattle", "fence c3 c4", "stable c4", "buy cattle", "sell 1",
    ),
    caverna_rarities,
    frozenset({
        "caverna-name", "caverna-about", "caverna-space-about", "caverna-furnishing-about",
        "caverna-landscape",
    }),
)  # fmt: skip

EARS: Final = {
    "stone_age": STONE_AGE,
    "cave_vs_cave": CAVE,
    "lost_mines": LOST_MINES_EAR,
    "caverna": CAVERNA_EAR,
}


def ear_of(game: str) -> Ear:
    """Return what to hear of a game; one that says nothing is listened to all the same."""
    return EARS.get(game, Ear())
