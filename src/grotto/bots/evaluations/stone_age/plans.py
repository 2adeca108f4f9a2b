"""Plans: what the figures on the board are expected to bring, and what can be bought with it."""

from typing import Final

from grotto.bots.evaluations.stone_age import weights
from grotto.bots.evaluations.stone_age.dice import YIELDS, best_of
from grotto.bots.evaluations.stone_age.outlook import MOST_TOOLS, Outlook, bottoms, outlook
from grotto.bots.evaluations.stone_age.payments import (
    Purse,
    cheapest,
    score_of,
    tile_payment,
    total_of,
)
from grotto.bots.evaluations.stone_age.standing import (
    culture_worth,
    hunger_cost,
    people_worth,
    pieces_worth,
    standing,
    tools_worth,
    workforce_worth,
)
from grotto.bots.evaluations.stone_age.tempo import Tempo
from grotto.games.stone_age.components import (
    AGRICULTURE,
    CARDS,
    CHOOSE_RESOURCES,
    DICE_FOR_ITEMS,
    DIVISORS,
    EXTRA_CARD,
    FIRST_BUILDING,
    FIRST_CARD,
    FOOD,
    GAIN_FOOD,
    GAIN_RESOURCE,
    GOLD,
    HUNTING_GROUNDS,
    MOST_AGRICULTURE,
    PLACES,
    POINTS,
    RESOURCE_DICE,
    RIVER,
    TOOL,
    TOOL_SLOTS,
    WOOD,
    Card,
)
from grotto.games.stone_age.game import Player, StoneAgeState
from grotto.games.stone_age.rules.buildings import BuyBuilding
from grotto.games.stone_age.rules.cards import BuyCard, DrawExtra, RollForItems, TakeDie
from grotto.games.stone_age.rules.gathering import AddTools, RollForGoods
from grotto.games.stone_age.rules.placing import PlaceFigures
from grotto.games.stone_age.state import NO_CARD, NO_TILE

GOOD_AT: Final[tuple[int, ...]] = tuple(place.good for place in PLACES)
"""What dice bring, by place."""


def plans_worth(state: StoneAgeState, seat: int, tempo: Tempo) -> float:
    """Return the standing of a seat once its figures have done what they are expected to do."""
    return sum_up(state, seat, outlook(state, seat, tempo))


def expected_points(state: StoneAgeState, seat: int, tempo: Tempo) -> float:
    """Return the same for searches, which compare states of any part of a round."""
    view = outlook(state, seat, tempo)
    count_roll(state, seat, view)
    return sum_up(state, seat, view) + placing_worth(state, seat)


def sum_up(state: StoneAgeState, seat: int, view: Outlook) -> float:
    """Let the figures do their work, and add up what there is then and what else is hoped for."""
    bought = carry_out(state, seat, view)
    return standing(view) + bought + pending_luck(state, seat, view) + home_worth(state, seat, view)


def terms_of(state: StoneAgeState, seat: int, tempo: Tempo) -> dict[str, float]:
    """Return what the expected points are added up from."""
    view = outlook(state, seat, tempo)
    count_roll(state, seat, view)
    bought = carry_out(state, seat, view)
    tools = tools_worth(view)
    return {
        "scored": view.points,
        "culture": culture_worth(view.bottoms, view.rounds),
        "people": people_worth(view, view.bottoms),
        "family": workforce_worth(view) - tools,
        "tools": tools,
        "resources": pieces_worth(view),
        "food": -hunger_cost(view, view.food),
        "plans": bought
        + pending_luck(state, seat, view)
        + home_worth(state, seat, view)
        + placing_worth(state, seat),
    }


def count_roll(state: StoneAgeState, seat: int, view: Outlook) -> None:
    """Count the food of a roll to which tools may still be added; resources are counted later."""
    top = state.agenda[-1]
    if isinstance(top, AddTools) and top.seat == seat and top.good == FOOD:
        view.food += top.total // DIVISORS[FOOD]


def carry_out(state: StoneAgeState, seat: int, view: Outlook) -> float:
    """Let the figures do their work in the outlook, and return what is bought beyond it."""
    purse = Purse(view.pieces)
    gather(state, seat, view, purse)
    purse.wild = at_home(state, seat) * weights.HOME_PIECE
    bought = spend(state, seat, view, purse)
    view.pieces = purse.left()
    return bought


def gather(state: StoneAgeState, seat: int, view: Outlook, purse: Purse) -> None:
    """Count what rolls bring on average; all tools go where most figures stand."""
    player = state.players[seat]
    most, most_dice = -1, 0
    for place in range(HUNTING_GROUNDS, RIVER + 1):
        dice = player.placed[place]
        if dice:
            good = GOOD_AT[place]
            expect(good, YIELDS[good][dice], view, purse)
            if most < 0 or most == FOOD or dice > most_dice:
                most, most_dice = good, dice
    top = state.agenda[-1]
    if isinstance(top, RollForGoods) and top.roller == seat:
        expect(top.good, YIELDS[top.good][top.dice], view, purse)
        if most < 0 or (top.good != FOOD and (most == FOOD or top.dice > most_dice)):
            most = top.good
    if most >= 0:
        expect(most, ready_pips(player) / DIVISORS[most], view, purse)


def expect(good: int, amount: float, view: Outlook, purse: Purse) -> None:
    """Count on food or pieces that will come."""
    if good == FOOD:
        view.food += amount
    else:
        purse.hoped[good] += amount


def ready_pips(player: Player) -> int:
    """Add up the tools that are still unused."""
    pips = 0
    for slot in range(TOOL_SLOTS):
        if player.used >> slot & 1 == 0:
            pips += player.tools[slot]
    return pips


def at_home(state: StoneAgeState, seat: int) -> int:
    """Count the figures which can still be placed this round."""
    return state.players[seat].home if isinstance(state.agenda[-1], PlaceFigures) else 0


def home_worth(state: StoneAgeState, seat: int, view: Outlook) -> float:
    """Return what figures will bring that are not placed yet."""
    return at_home(state, seat) * weights.HOME_FIGURE * view.prices[WOOD]


def placing_worth(state: StoneAgeState, seat: int) -> float:
    """Return how much better than in the forest figures will be placed, most of all the first."""
    return weights.PLACING[len(state.players)][at_home(state, seat)]


def spend(state: StoneAgeState, seat: int, view: Outlook, purse: Purse) -> float:
    """Buy what the figures stand on: what is asked for now, then buildings in order, then cards."""
    placed = state.players[seat].placed
    worth = buy_now(state, seat, view, purse)
    tiles = [
        state.tops[stack]
        for stack in range(len(state.tops))
        if placed[FIRST_BUILDING + stack] and state.tops[stack] != NO_TILE
    ]
    if len(tiles) > 1:
        tiles.sort()
    for tile in tiles:
        worth += buy_tile(view, purse, tile)
    for space in range(len(state.cards)):
        if placed[FIRST_CARD + space] and state.cards[space] != NO_CARD:
            worth += buy_card(state, view, purse, space)
    return worth


def buy_now(state: StoneAgeState, seat: int, view: Outlook, purse: Purse) -> float:
    """A purchase that is asked for now can be paid only with what is in hand."""
    top = state.agenda[-1]
    if isinstance(top, BuyCard) and top.seat == seat:
        return buy_card(state, view, purse.hand(), top.space) - too_early(purse)
    if isinstance(top, BuyBuilding) and top.seat == seat:
        return buy_tile(view, purse.hand(), state.tops[top.stack]) - too_early(purse)
    return 0.0


def too_early(purse: Purse) -> float:
    """One pays better when one knows the own dice."""
    for hoped in purse.hoped:
        if hoped:
            return weights.TOO_EARLY
    return 0.0


def buy_tile(view: Outlook, purse: Purse, tile: int) -> float:
    """Build if that is worth it, and return the points."""
    paid, likely = tile_payment(purse, tile)
    score = score_of(paid)
    if score + view.bottoms.builders <= cost_of(paid, view.prices):
        return 0.0
    for good in range(FOOD):
        purse.take(good, paid[good] * likely)
    view.buildings += likely
    return score * likely


def cost_of(paid: list[float], prices: list[float]) -> float:
    """Return what resources would be worth if they were kept."""
    cost = 0.0
    for good in range(FOOD):
        cost += paid[good] * prices[good]
    return cost


def buy_card(state: StoneAgeState, view: Outlook, purse: Purse, space: int) -> float:
    """Buy a card if that is worth it, and return what its top half brings."""
    index = state.cards[space]
    paid = cheapest(purse, space + 1)
    gathered = space + 1 - total_of(paid)
    likely = purse.chance_of_any(space + 1)
    top, bottom = top_worth(view, index, len(state.players)), bottom_worth(view, index)
    still_to_gather = gathered * view.prices[WOOD]
    if top + bottom <= cost_of(paid, view.prices) + still_to_gather:
        return 0.0
    for good in range(FOOD):
        purse.take(good, paid[good] * likely)
    purse.wild = max(0.0, purse.wild - gathered * likely)
    view.take_card(index)
    return (top - still_to_gather) * likely - bottom * (1 - likely)


def bottom_worth(view: Outlook, index: int) -> float:
    """Return what the bottom half of a card adds to the final scoring."""
    owned, more = view.bottoms, bottoms(view.cards | 1 << index)
    before = culture_worth(owned, view.rounds) + people_worth(view, owned)
    after = culture_worth(more, view.rounds) + people_worth(view, more)
    return after - before


def top_worth(view: Outlook, index: int, seats: int) -> float:
    """Return what the top half of a card brings at once."""
    card = CARDS[index]
    if card.top == DICE_FOR_ITEMS:
        return best_of(item_worths(view), seats)
    if card.top == GAIN_FOOD:
        return food_worth(view, card.amount)
    if card.top == GAIN_RESOURCE:
        return card.amount * view.prices[card.good]
    if card.top == RESOURCE_DICE:
        return YIELDS[card.good][card.amount] * view.prices[card.good]
    return _simple_top_worth(view, card)


def _simple_top_worth(view: Outlook, card: Card) -> float:
    if card.top == POINTS:
        return float(card.amount)
    if card.top == TOOL:
        return tool_worth(view)
    if card.top == AGRICULTURE:
        return field_worth(view)
    if card.top == EXTRA_CARD:
        return weights.UNSEEN_CARD
    if card.top == CHOOSE_RESOURCES:
        return card.amount * view.prices[GOLD]
    return card.amount * weights.ONE_USE_PIP * min(1.0, view.rounds)


def item_worths(view: Outlook) -> list[float]:
    """Return what each face of an item die is worth."""
    return [*view.prices, tool_worth(view), field_worth(view)]


def food_worth(view: Outlook, amount: int) -> float:
    """Return how much hunger some food saves."""
    return hunger_cost(view, view.food) - hunger_cost(view, view.food + amount)


def tool_worth(view: Outlook) -> float:
    """One more pip of tools works in all rounds to come and counts for every toolmaker."""
    if view.tools >= MOST_TOOLS:
        return 0.0
    return weights.TOOL_TURN * view.rounds + view.bottoms.toolmakers


def field_worth(view: Outlook) -> float:
    """One more level of agriculture saves food in all rounds and counts for every farmer."""
    if view.agriculture >= MOST_AGRICULTURE:
        return 0.0
    before = hunger_cost(view, view.food)
    view.agriculture += 1
    after = hunger_cost(view, view.food)
    view.agriculture -= 1
    return before - after + view.bottoms.farmers


def pending_luck(state: StoneAgeState, seat: int, view: Outlook) -> float:
    """Return what the dice for items, or the unseen card, that come next are worth."""
    top = state.agenda[-1]
    if isinstance(top, RollForItems) and top.buyer == seat:
        return best_of(item_worths(view), len(state.players))
    if isinstance(top, TakeDie) and top.seat == seat:
        worths = item_worths(view)
        return max(worths[face - 1] for face in top.dice)
    if isinstance(top, DrawExtra) and top.drawer == seat:
        return weights.UNSEEN_CARD
    if isinstance(top, AddTools) and top.seat == seat and top.good != FOOD:
        return top.total // DIVISORS[top.good] * view.prices[top.good]
    return 0.0
