"""Every way to pay: menus by what a player owns and what is asked [STA-6.1, STA-7, STA-8.4]."""

from typing import Final

from grotto.core.action import Action
from grotto.core.offer import FREE, Cost
from grotto.games.stone_age.actions import DECLINE, PAYMENTS, STARVE, Pay
from grotto.games.stone_age.vocabulary import AMOUNTS

_MENUS: Final[dict[int, list[Action]]] = {}
"""Memo of a pure function.

Holdings count up to the price only, so there are few thousand menus, and nothing in them changes.
"""


def pay_or_decline(goods: list[int], least: int, most: int, kinds: int) -> list[Action]:
    """List payments of `least` to `most` pieces, of `kinds` kinds unless 0, then ``decline``."""
    return _menu(goods, least, most, kinds * 2)


def pay_or_starve(goods: list[int], missing: int) -> list[Action]:
    """List the payments of exactly `missing` pieces, then ``starve``."""
    return _menu(goods, missing, missing, 1)


def paid_in(action: Action) -> Cost:
    """Return what a payment hands in, by good."""
    return AMOUNTS.counts(action.counts()) if isinstance(action, Pay) else FREE


def kinds_in(paid: Pay) -> int:
    """Count the different kinds of resources in a payment."""
    return (paid.wood > 0) + (paid.clay > 0) + (paid.stone > 0) + (paid.gold > 0)


def _menu(goods: list[int], least: int, most: int, variant: int) -> list[Action]:
    wood, clay, stone, gold, _ = goods
    wood = min(wood, most)
    clay = min(clay, most)
    stone = min(stone, most)
    gold = min(gold, most)
    key = (
        ((((wood * 16 + clay) * 16 + stone) * 16 + gold) * 16 + least) * 16 + most
    ) * 16 + variant
    menu = _MENUS.get(key)
    if menu is None:
        menu = _affordable(Pay(wood, clay, stone, gold), least, most, variant // 2)
        menu.append(STARVE if variant % 2 else DECLINE)
        _MENUS[key] = menu
    return menu


def _affordable(owned: Pay, least: int, most: int, kinds: int) -> list[Action]:
    return [
        paid
        for pieces in range(least, most + 1)
        for paid in PAYMENTS[pieces]
        if paid.wood <= owned.wood
        and paid.clay <= owned.clay
        and paid.stone <= owned.stone
        and paid.gold <= owned.gold
        and kinds in (0, kinds_in(paid))
    ]
