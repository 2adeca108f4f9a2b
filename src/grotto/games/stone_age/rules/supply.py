"""Taking goods from the supply and handing them back [STA-1.5, STA-13.2]."""

from grotto.games.stone_age.actions import Pay
from grotto.games.stone_age.components import CLAY, FOOD, GOLD, STONE, WOOD
from grotto.games.stone_age.events import Gained
from grotto.games.stone_age.player import Player
from grotto.games.stone_age.state import StoneAgeState, left_in_supply


def gain(state: StoneAgeState, seat: int, good: int, count: int) -> None:
    """Goods are unlimited, unless the table plays with a limited supply of resources."""
    if good != FOOD and state.switches.resources_limited:
        count = min(count, left_in_supply(state, good))
    state.players[seat].goods[good] += count
    state.tell_numbers(Gained, seat, good, count)


def hand_in(player: Player, paid: Pay) -> None:
    """Paid resources go back to the supply."""
    goods = player.goods
    goods[WOOD] -= paid.wood
    goods[CLAY] -= paid.clay
    goods[STONE] -= paid.stone
    goods[GOLD] -= paid.gold


def owns(player: Player, paid: Pay) -> bool:
    """Tell whether the player has all these pieces."""
    goods = player.goods
    return (
        paid.wood <= goods[WOOD]
        and paid.clay <= goods[CLAY]
        and paid.stone <= goods[STONE]
        and paid.gold <= goods[GOLD]
    )


def resources(player: Player) -> int:
    """Count the player's resources; food is none."""
    goods = player.goods
    return goods[WOOD] + goods[CLAY] + goods[STONE] + goods[GOLD]
