"""How to listen to Caverna: what to try, and what happens too seldom to wait for it."""

from collections.abc import Iterator
from typing import Final

from grotto.core.event import Event
from grotto.core.options import Value
from grotto.core.phrase import Phrase
from grotto.games.caverna import events
from grotto.games.caverna.answers import all_answers
from grotto.games.caverna.components import NOTHING, goods
from grotto.games.caverna.free_actions import Keep
from grotto.games.caverna.furnishings import DOG_SCHOOL, TRADER
from grotto.games.caverna.game import CAVERNA
from grotto.games.caverna.rules.harvest import HARVESTS
from grotto.games.caverna.spaces import space_of
from tests.i18n.ears import Ear
from tests.rules.caverna.refused import REFUSED
from tests.rules.caverna.table import Table, given, seat

ORE_DELIVERY: Final = space_of("ore_delivery")


def options(seed: int) -> dict[str, Value]:
    """Every option in some of the games."""
    return {
        "furnishings": "introductory" if seed % 5 == 0 else "full",
        "carpenter_per_pasture": seed % 2 == 0,
        "drift_mining_needs_tile": seed % 3 == 0,
        "hidden_markers": seed % 4 == 0,
    }


def rarities() -> Iterator[Phrase]:
    """Everything that can be answered, and what is seldom told, asked and refused."""
    yield from (answer.phrase() for answer in [*all_answers(), Keep((0, 0, 0, 0))])
    yield from (event.phrase() for event in rare_events())
    yield from (table.reason(text) for table, text in refusals())
    for table in rare_questions():
        asked = CAVERNA.prompt(table.state)
        assert asked is not None
        yield asked


def rare_events() -> Iterator[Event]:
    """What is free, lost or saved, and all harvests."""
    yield events.CardTurned()
    yield events.OrderBroken(0, 14)
    yield events.Stayed(1)
    yield from (events.Fenced(0, cells, NOTHING) for cells in ((20,), (14, 20)))
    yield events.StableBuilt(0, 20, NOTHING)
    yield events.Furnished(0, DOG_SCHOOL, 15, NOTHING)
    yield events.TileCovered(1, TRADER)
    yield events.Forged(0, 2, 0)
    yield events.Disarmed(0, 7, 7)
    yield events.Fed(0, NOTHING)
    yield events.SpaceSaved(0, ORE_DELIVERY)
    yield events.SpaceEmptied(ORE_DELIVERY, goods(stone=3, ore=3))
    for harvest in HARVESTS:
        yield events.HarvestBegun(harvest)
        yield events.MarkerTurned(harvest)


def rare_questions() -> Iterator[Table]:
    """Questions that need luck or rubies."""
    yield given(seat("ruby", ore_mines="e3", furnished={"d3": "miner"})).begin()
    yield given(seat("ruby"), seats=1, piles={"wood_gathering": 6}).replenish()
    one_free = seat("sheep*2+cattle*2", small_pastures="c4", meadows="c3", stables="c3")
    yield given(one_free).breed()
    yield given(seat("gold*2")).end()
    for sold in ("sell 1", "sell 2"):
        trader = seat("ore*4", furnished={"d3": "trader"})
        yield given(trader, cards="ore_trading").turn().play("place ore_trading", sold)
    yield given(seat(), round_=9, marker="question", questions=0).harvest()


def refusals() -> Iterator[tuple[Table, str]]:
    """Answers that are refused for reasons which random games seldom give."""
    for dwarfs in ("0 0 0 0 0", "0 0 0 0 0 0"):
        wishing = given(seat(dwarfs=dwarfs), cards="wish_for_children")
        yield wishing.turn(), "place wish_for_children"
    for herd in ("none", "sheep*2"):
        logging = given(seat(herd, "14"), piles={"logging_1": 1})
        yield logging.turn().play("place logging_1"), "loot breed_two"
    yield from ((table(), text) for table, text, _, _ in REFUSED)


EAR: Final = Ear(
    options,
    (
        "place exploration", "imitate housework", "furnish trader d3", "furnish couple_dwelling d3",
        "grow", "sow grain", "loot cattle", "fence c3 c4", "stable c4", "buy cattle", "sell 1",
    ),
    rarities,
    frozenset({
        "caverna-name", "caverna-about", "caverna-space-about", "caverna-furnishing-about",
        "caverna-landscape",
    }),
)  # fmt: skip
