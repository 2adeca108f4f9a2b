"""How to listen to Cave vs Cave: what to try, and what happens too seldom to wait for it."""

from collections.abc import Iterator
from typing import Final

from grotto.core.phrase import Phrase
from grotto.games.cave_vs_cave import events
from grotto.games.cave_vs_cave.answers import ANSWERS
from grotto.games.cave_vs_cave.components import NOTHING, goods
from grotto.games.cave_vs_cave.game import CAVE_VS_CAVE
from tests.i18n.ears import Ear
from tests.rules.cave_vs_cave.table import Table, duel, full_cave, given, seat, solo


def rarities() -> Iterator[Phrase]:
    """Everything that can be answered, limits, and refusals in rare positions."""
    yield from (answer.phrase() for answer in ANSWERS)
    two, five = goods(food=2), goods(gold=5)
    yield events.Traded(0, five, NOTHING).phrase()
    yield events.Gained(0, NOTHING).phrase()
    yield events.RoomFurnished(0, 20, 4, NOTHING, 5).phrase()
    yield events.CavernGranted(1).phrase()
    yield from (events.CavernLaid(1, side).phrase() for side in (0, 1))
    yield from (events.RoomWorked(0, 24, got).phrase() for got in (NOTHING, two))
    yield from (events.CavernDug(0, 7, two, 2, food).phrase() for food in (0, 1))
    yield from (events.CavernDug(0, 7, five, 1, food).phrase() for food in (0, 1))
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


EAR: Final = Ear(
    lambda _: {},
    (
        "dig b1", "dig b4", "dig a3", "furnish shelf a3 food*2", "furnish dungeon c5 food*2",
        "furnish food_corner a3 gold", "raze a3-b3", "build a3-b3", "use shelf", "take masonry",
        "exchange flax", "trade gold*3 food+gold*4", "gain stone", "done", "lay two_walls",
    ),
    rarities,
    frozenset({
        "cave_vs_cave-name", "cave_vs_cave-about", "cave_vs_cave-good", "cave_vs_cave-points",
    }),
)  # fmt: skip
