"""The outlook of a seat: what it has, and what is certain to come as if it were there."""

from functools import lru_cache
from typing import Final, final

from mypy_extensions import mypyc_attr

from grotto.bots.evaluations.stone_age.tempo import Tempo
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

REMEMBERED: Final = 1 << 16
"""Sets of cards whose bottom halves are remembered."""


@final
@mypyc_attr(acyclic=True)
class Bottoms:
    """The bottom halves of a set of cards: both culture sets, and the people by kind."""

    __slots__ = ("builders", "farmers", "first", "second", "shamans", "toolmakers")

    def __init__(self, cards: int) -> None:
        self.first, self.second = culture_sets(cards)
        self.farmers = people(cards, FARMER)
        self.toolmakers = people(cards, TOOLMAKER)
        self.builders = people(cards, BUILDER)
        self.shamans = people(cards, SHAMAN)


@lru_cache(REMEMBERED)
def bottoms(cards: int) -> Bottoms:
    """Sum up the bottom halves of a set of cards."""
    return Bottoms(cards)


@final
@mypyc_attr(acyclic=True)
class Outlook:
    """One seat's prospects; made anew for every judgement and changed while it is made."""

    __slots__ = (
        "agriculture",
        "bottoms",
        "buildings",
        "cards",
        "figures",
        "food",
        "meals_due",
        "one_use",
        "pieces",
        "points",
        "prices",
        "rounds",
        "tools",
        "two_of_choice",
    )

    def __init__(self, player: Player, tempo: Tempo) -> None:
        placed, goods = player.placed, player.goods
        self.rounds = tempo.rounds  # after this one
        self.prices = tempo.prices  # of the resources
        self.meals_due = tempo.rounds  # feedings to come
        self.points = float(track_points(player))
        self.pieces: list[float] = [float(goods[good]) for good in range(FOOD)]
        self.food = float(goods[FOOD])
        self.figures = player.figures
        if placed[HUT] > 0 and self.figures < MOST_FIGURES:
            self.figures += 1
        self.agriculture = min(player.agriculture + placed[FIELD], MOST_AGRICULTURE)
        self.tools = min(tool_value(player) + placed[TOOL_MAKER], MOST_TOOLS)
        self.buildings = float(player.buildings.bit_count())
        self.cards = player.cards | player.secret_cards
        self.bottoms: Bottoms = bottoms(self.cards)
        self.one_use = player.one_use
        self.two_of_choice = player.two_of_choice

    def take_card(self, index: int) -> None:
        """Own one more card."""
        self.cards |= 1 << index
        self.bottoms = bottoms(self.cards)


def outlook(state: StoneAgeState, seat: int, tempo: Tempo) -> Outlook:
    """Return the outlook of a seat; its figures in the village count as done, others not."""
    view = Outlook(state.players[seat], tempo)
    if FEEDING[seat] in state.agenda:
        view.meals_due += 1
    top = state.agenda[-1]
    if isinstance(top, CoverShortage) and top.seat == seat:
        # This meal was served but for what is missing: count it as a whole meal that lacks as much.
        view.food = float(view.figures - top.missing - view.agriculture)
        view.meals_due += 1
    return view


def one_use_pips(cards: int) -> int:
    """Add up the one-use tools in a set of cards."""
    pips = 0
    if cards:
        for index in range(len(CARDS)):
            if cards >> index & 1:
                pips += CARDS[index].amount
    return pips
