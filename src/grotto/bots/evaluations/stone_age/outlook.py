"""The outlook of a seat: what it has, and what is certain to come as if it were there."""

from functools import cache
from typing import Final

from grotto.bots.evaluations.stone_age.tempo import rounds_left
from grotto.games.stone_age.components import (
    BUILDER,
    CARDS,
    FARMER,
    FIELD,
    FOOD,
    HUT,
    MOST_AGRICULTURE,
    MOST_FIGURES,
    MOST_TOOL_VALUE,
    SHAMAN,
    TOOL_MAKER,
    TOOL_SLOTS,
    TOOLMAKER,
)
from grotto.games.stone_age.game import Player, StoneAgeState
from grotto.games.stone_age.rules.feeding import FEEDING, CoverShortage
from grotto.games.stone_age.rules.scoring import culture_sets, people, tool_value, track_points

MOST_TOOLS: Final = TOOL_SLOTS * MOST_TOOL_VALUE


class Outlook:
    """One seat's prospects; made anew for every judgement and changed while it is made."""

    __slots__ = (
        "agriculture",
        "buildings",
        "cards",
        "figures",
        "food",
        "meals_due",
        "one_use",
        "pieces",
        "points",
        "rounds",
        "tools",
        "two_of_choice",
    )

    def __init__(self, player: Player, rounds: float, meals_due: float) -> None:
        placed = player.placed
        self.rounds = rounds  # after this one
        self.meals_due = meals_due  # feedings to come
        self.points = track_points(player)
        self.pieces: list[float] = [*map(float, player.goods[:FOOD])]
        self.food = float(player.goods[FOOD])
        self.figures = min(player.figures + (placed[HUT] > 0), MOST_FIGURES)
        self.agriculture = min(player.agriculture + placed[FIELD], MOST_AGRICULTURE)
        self.tools = min(tool_value(player) + placed[TOOL_MAKER], MOST_TOOLS)
        self.buildings = float(player.buildings.bit_count())
        self.cards = player.cards | player.secret_cards
        self.one_use = player.one_use
        self.two_of_choice = player.two_of_choice


def outlook(state: StoneAgeState, seat: int) -> Outlook:
    """Return the outlook of a seat; its figures in the village count as done, others not."""
    rounds = rounds_left(state)
    player = state.players[seat]
    view = Outlook(player, rounds, rounds + (FEEDING[seat] in state.agenda))
    top = state.agenda[-1]
    if isinstance(top, CoverShortage) and top.seat == seat:
        # This meal was served but for what is missing: count it as a whole meal that lacks as much.
        view.food = float(view.figures - top.missing - view.agriculture)
        view.meals_due += 1
    return view


@cache
def bottoms(cards: int) -> tuple[int, int, dict[str, int]]:
    """Sum up the bottom halves of a set of cards: both culture sets, and the people by kind."""
    first, second = culture_sets(cards)
    kinds = (FARMER, TOOLMAKER, BUILDER, SHAMAN)
    return first, second, {kind: people(cards, kind) for kind in kinds}


def one_use_pips(cards: int) -> int:
    """Add up the one-use tools in a set of cards."""
    return (
        sum(card.amount for index, card in enumerate(CARDS) if cards >> index & 1) if cards else 0
    )
