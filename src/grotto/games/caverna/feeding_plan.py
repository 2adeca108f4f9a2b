"""The way to feed the family that costs the fewest points, begging included."""

from typing import Final, TypedDict, final

from mypy_extensions import mypyc_attr

from grotto.core.action import Action
from grotto.games.caverna.answers import CHANGE, COINS, EAT, FEED, SPEND, TRADE
from grotto.games.caverna.components import FOOD, GOLD, NOTHING, Goods
from grotto.games.caverna.free_actions import Coins, Eat, Spend, Trade
from grotto.games.caverna.furnishings import EXCHANGES
from grotto.games.caverna.player import Player, owns
from grotto.games.caverna.round_actions import Feed
from grotto.games.caverna.rules.feeding import food_needed, ways_to_feed
from grotto.games.caverna.rules.free import LEAST_COINS, food_from
from grotto.games.caverna.rules.scoring import total
from grotto.games.caverna.rules.supply import can_pay, one_of, pay
from grotto.games.caverna.vocabulary import AMOUNTS

_SALES: Final[list[Trade]] = [row for row in TRADE if EXCHANGES[row.row].get[FOOD]]
"""Exchanges that bring food, and perhaps gold, so that points may even be won."""
_MEALS: Final[list[Trade | Spend | Eat]] = [
    *_SALES,
    *[row for row in SPEND if row.good == FOOD],
    *EAT,
]
"""All that becomes food; gold comes after it, for what is still missing."""


class FeedingStep(TypedDict):
    """Something to do, in notation, what it takes and what it brings."""

    action: str
    pays: dict[str, int]
    gets: dict[str, int]


class FeedingPlan(TypedDict):
    """What to do one after the other, and what comes of it."""

    steps: list[FeedingStep]  # the last one feeds
    begging: int  # markers
    points: int  # that are lost


@final
@mypyc_attr(acyclic=True)
class Best:
    """The best way that was found so far."""

    __slots__ = ("begging", "points", "steps")

    def __init__(self) -> None:
        self.points = -1_000_000  # of the whole sheet
        self.begging = 0
        self.steps: list[Action] = []


def feeding_plan(player: Player, meal: int) -> FeedingPlan:
    """Return how to feed the family now, where a grown dwarf eats a meal."""
    best = Best()
    for extra in ways_to_feed(player):
        twin = player.copy()
        pay(twin, FEED[extra][0].pay)
        _try(twin, meal, extra, 0, [], best)
    return {
        "steps": [_step(player, step) for step in best.steps],
        "begging": best.begging,
        "points": total(player) - best.points,
    }


def _step(player: Player, step: Action) -> FeedingStep:
    pays, gets = NOTHING, NOTHING
    if isinstance(step, Trade | Spend | Eat):
        pays, gets = step.pay, _made_of(player, step)
    elif isinstance(step, Coins):
        pays, gets = one_of(GOLD, step.gold), one_of(FOOD, step.gold - 1)
    elif isinstance(step, Feed):
        pays = step.pay
    return {
        "action": step.text(),
        "pays": dict(AMOUNTS.counts(pays)),
        "gets": dict(AMOUNTS.counts(gets)),
    }


def _try(
    player: Player, meal: int, extra: int, first: int, steps: list[Action], best: Best
) -> None:
    """Feed with what is there, then try to make food in one more way, from one of `_MEALS` on."""
    need = max(0, food_needed(player, meal) - (meal if extra else 0))
    lack = max(0, need - player.goods[FOOD])
    _note(player, lack, [*steps, FEED[extra][need - lack]], best)
    if not lack or (first >= len(_SALES) and total(player) <= best.points):
        return  # nothing else wins points back
    for number in range(first, len(_MEALS)):
        row = _MEALS[number]
        if can_pay(player, row.pay) and (not isinstance(row, Trade) or _is_owner(player, row)):
            twin = _after(player, row.pay, _made_of(player, row))
            _try(twin, meal, extra, number, [*steps, row], best)
    gold = min(lack + 1, player.goods[GOLD])
    if gold >= LEAST_COINS and first <= len(_MEALS):
        change = _after(player, one_of(GOLD, gold), one_of(FOOD, gold - 1))
        _try(change, meal, extra, len(_MEALS) + 1, [*steps, CHANGE, COINS[gold]], best)


def _note(player: Player, lack: int, steps: list[Action], best: Best) -> None:
    """Keep a way that is better than the best one, or as good and shorter."""
    player.begging += lack
    points = total(player)
    player.begging -= lack
    if points > best.points or (points == best.points and len(steps) < len(best.steps)):
        best.points, best.begging, best.steps = points, lack, steps


def _is_owner(player: Player, row: Trade) -> bool:
    return owns(player, EXCHANGES[row.row].tile)


def _made_of(player: Player, row: Trade | Spend | Eat) -> Goods:
    """Return what something becomes."""
    if isinstance(row, Trade):
        return EXCHANGES[row.row].get
    return one_of(FOOD, food_from(player, row) if isinstance(row, Eat) else row.count)


def _after(player: Player, paid: Goods, gets: Goods) -> Player:
    twin = player.copy()
    pay(twin, paid)
    for good, count in enumerate(gets):
        twin.goods[good] += count
    return twin
