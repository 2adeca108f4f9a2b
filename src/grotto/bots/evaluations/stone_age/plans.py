"""Plans: what the figures on the board are expected to bring, and what can be bought with it."""

from grotto.bots.evaluations.stone_age import weights
from grotto.bots.evaluations.stone_age.dice import PIPS_PER_PIECE, YIELDS, best_of
from grotto.bots.evaluations.stone_age.outlook import MOST_TOOLS, Outlook, bottoms, outlook
from grotto.bots.evaluations.stone_age.payments import Purse, cheapest, score_of, tile_payment
from grotto.bots.evaluations.stone_age.standing import (
    culture_worth,
    hunger_cost,
    people_worth,
    prices,
    standing,
)
from grotto.games.stone_age.components import (
    AGRICULTURE,
    BUILDER,
    CARDS,
    CHOOSE_RESOURCES,
    DICE_FOR_ITEMS,
    DIVISORS,
    EXTRA_CARD,
    FARMER,
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
    TOOLMAKER,
    WOOD,
    Card,
)
from grotto.games.stone_age.game import Player, StoneAgeState
from grotto.games.stone_age.rules.buildings import BuyBuilding
from grotto.games.stone_age.rules.cards import BuyCard, DrawExtra, RollForItems, TakeDie
from grotto.games.stone_age.rules.gathering import AddTools, RollForGoods, ready_values
from grotto.games.stone_age.rules.placing import PlaceFigures
from grotto.games.stone_age.state import NO_CARD, NO_TILE


def plans_worth(state: StoneAgeState, seat: int) -> float:
    """Return the standing of a seat once its figures have done what they are expected to do."""
    player = state.players[seat]
    view = outlook(state, seat)
    purse = Purse(view.pieces)
    rolls = pending_rolls(state, seat)
    gather(view, purse, rolls, sum(ready_values(player)))
    home = at_home(state, player)
    purse.wild = home * weights.HOME_PIECE
    bought = spend(state, seat, view, purse)
    view.pieces = purse.left()
    return (
        standing(view)
        + bought
        + pending_luck(state, seat, view)
        + home * weights.HOME_FIGURE * prices(view.rounds)[WOOD]
    )


def pending_rolls(state: StoneAgeState, seat: int) -> list[tuple[int, int]]:
    """List the rolls to come this round, each as the good and the number of dice."""
    placed = state.players[seat].placed
    rolls = [
        (PLACES[place].good, placed[place])
        for place in range(HUNTING_GROUNDS, RIVER + 1)
        if placed[place]
    ]
    top = state.agenda[-1]
    if isinstance(top, RollForGoods) and top.roller == seat:
        rolls.append((top.good, top.dice))
    return rolls


def gather(view: Outlook, purse: Purse, rolls: list[tuple[int, int]], pips: int) -> None:
    """Count what rolls bring on average; all tools go where most figures stand."""
    if not rolls:
        return
    for good, dice in rolls:
        if good == FOOD:
            view.food += YIELDS[good][dice]
        else:
            purse.hope(good, YIELDS[good][dice])
    good = max(rolls, key=lambda roll: (roll[0] != FOOD, roll[1]))[0]
    if good == FOOD:
        view.food += pips / DIVISORS[FOOD]
    else:
        purse.hope(good, pips / PIPS_PER_PIECE[good])


def at_home(state: StoneAgeState, player: Player) -> int:
    """Count the figures which can still be placed this round."""
    return player.home if isinstance(state.agenda[-1], PlaceFigures) else 0


def spend(state: StoneAgeState, seat: int, view: Outlook, purse: Purse) -> float:
    """Buy what the figures stand on: what is asked for now, then buildings in order, then cards."""
    placed = state.players[seat].placed
    worth = buy_now(state, seat, view, purse)
    tiles = [
        tile
        for stack, tile in enumerate(state.tops)
        if placed[FIRST_BUILDING + stack] and tile != NO_TILE
    ]
    for tile in sorted(tiles):
        worth += buy_tile(view, purse, tile)
    for space, card in enumerate(state.cards):
        if placed[FIRST_CARD + space] and card != NO_CARD:
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
    return weights.TOO_EARLY if any(purse.hoped) else 0.0


def buy_tile(view: Outlook, purse: Purse, tile: int) -> float:
    """Build if that is worth it, and return the points."""
    paid, likely = tile_payment(purse, tile)
    _, _, people = bottoms(view.cards)
    if score_of(paid) + people[BUILDER] <= cost_of(paid, view.rounds):
        return 0.0
    for good, count in enumerate(paid):
        purse.take(good, count * likely)
    view.buildings += likely
    return score_of(paid) * likely


def cost_of(paid: list[float], rounds: float) -> float:
    """Return what resources would be worth if they were kept."""
    return float(sum(count * price for count, price in zip(paid, prices(rounds), strict=True)))


def buy_card(state: StoneAgeState, view: Outlook, purse: Purse, space: int) -> float:
    """Buy a card if that is worth it, and return what its top half brings."""
    index = state.cards[space]
    paid = cheapest(purse, space + 1)
    gathered = space + 1 - float(sum(paid))
    likely = purse.chance_of_any(space + 1)
    top, bottom = top_worth(view, index, len(state.players)), bottom_worth(view, index)
    still_to_gather = gathered * prices(view.rounds)[WOOD]
    if top + bottom <= cost_of(paid, view.rounds) + still_to_gather:
        return 0.0
    for good, count in enumerate(paid):
        purse.take(good, count * likely)
    purse.wild = max(0.0, purse.wild - gathered * likely)
    view.cards |= 1 << index
    return (top - still_to_gather) * likely - bottom * (1 - likely)


def bottom_worth(view: Outlook, index: int) -> float:
    """Return what the bottom half of a card adds to the final scoring."""
    before = culture_worth(view.cards, view.rounds) + people_worth(view)
    cards = view.cards
    view.cards |= 1 << index
    after = culture_worth(view.cards, view.rounds) + people_worth(view)
    view.cards = cards
    return after - before


def top_worth(view: Outlook, index: int, seats: int) -> float:
    """Return what the top half of a card brings at once."""
    card = CARDS[index]
    if card.top == DICE_FOR_ITEMS:
        return best_of(item_worths(view), seats)
    if card.top == GAIN_FOOD:
        return food_worth(view, card.amount)
    if card.top == GAIN_RESOURCE:
        return card.amount * prices(view.rounds)[card.good]
    if card.top == RESOURCE_DICE:
        return YIELDS[card.good][card.amount] * prices(view.rounds)[card.good]
    return _simple_top_worth(view, card)


def _simple_top_worth(view: Outlook, card: Card) -> float:
    if card.top == POINTS:
        return card.amount
    if card.top == TOOL:
        return tool_worth(view)
    if card.top == AGRICULTURE:
        return field_worth(view)
    if card.top == EXTRA_CARD:
        return weights.UNSEEN_CARD
    if card.top == CHOOSE_RESOURCES:
        return card.amount * prices(view.rounds)[GOLD]
    return card.amount * weights.ONE_USE_PIP * min(1.0, view.rounds)


def item_worths(view: Outlook) -> list[float]:
    """Return what each face of an item die is worth."""
    return [*prices(view.rounds), tool_worth(view), field_worth(view)]


def food_worth(view: Outlook, amount: int) -> float:
    """Return how much hunger some food saves."""
    return hunger_cost(view, view.food) - hunger_cost(view, view.food + amount)


def tool_worth(view: Outlook) -> float:
    """One more pip of tools works in all rounds to come and counts for every toolmaker."""
    if view.tools >= MOST_TOOLS:
        return 0.0
    return weights.TOOL_TURN * view.rounds + bottoms(view.cards)[2][TOOLMAKER]


def field_worth(view: Outlook) -> float:
    """One more level of agriculture saves food in all rounds and counts for every farmer."""
    if view.agriculture >= MOST_AGRICULTURE:
        return 0.0
    before = hunger_cost(view, view.food)
    view.agriculture += 1
    after = hunger_cost(view, view.food)
    view.agriculture -= 1
    return before - after + bottoms(view.cards)[2][FARMER]


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
        return top.total // DIVISORS[top.good] * prices(view.rounds)[top.good]
    return 0.0
