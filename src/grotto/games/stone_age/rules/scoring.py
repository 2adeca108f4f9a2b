"""Final scoring: culture sets, people, left-over resources, and who wins a tie [STA-11]."""

from typing import Final

from grotto.core.outcome import Line, Sheet
from grotto.core.phrase import Phrase
from grotto.games.stone_age.components import (
    BUILDER,
    CARD_COUNT,
    CARDS,
    CULTURE,
    FARMER,
    FOOD,
    MULTIPLIERS,
    SHAMAN,
    STARVING_PENALTY,
    SYMBOLS,
    TOOLMAKER,
    TWO_OF_CHOICE,
)
from grotto.games.stone_age.player import Player

COPIES: Final = 2
"""Every culture symbol exists twice, so there are at most two sets [ruling A47]."""


def culture_sets(cards: int) -> tuple[int, int]:
    """Return the sizes of both sets: one card of every symbol owned, then the second copies."""
    owned = [0] * len(SYMBOLS)
    for index in range(CARD_COUNT):
        if cards >> index & 1 and CARDS[index].bottom == CULTURE:
            owned[CARDS[index].symbol] += 1
    return len(owned) - owned.count(0), owned.count(COPIES)


def people(cards: int, kind: str) -> int:
    """Count the people of one kind on the sand cards in a set of cards."""
    return sum(
        CARDS[index].count
        for index in range(CARD_COUNT)
        if cards >> index & 1 and CARDS[index].bottom == kind
    )


def tool_value(player: Player) -> int:
    """Add up the tool tiles; one-use tools never count [STA-11.2, ruling A35]."""
    return player.tools[0] + player.tools[1] + player.tools[2]


def multiplicand(player: Player, kind: str) -> int:
    """Return what people of a kind are multiplied with."""
    by_kind = {
        FARMER: player.agriculture,
        TOOLMAKER: tool_value(player),
        BUILDER: player.buildings.bit_count(),
        SHAMAN: player.figures,
    }
    return by_kind[kind]


def left_over(player: Player, cashable: int) -> int:
    """Count left-over resources, and two for an unused card of choice if they can be taken."""
    waiting = TWO_OF_CHOICE if player.two_of_choice and cashable >= TWO_OF_CHOICE else 0
    return sum(player.goods[:FOOD]) + waiting


def development(player: Player) -> int:
    """Return the level of the village, which decides ties: tools, figures and agriculture."""
    return tool_value(player) + player.figures + player.agriculture


def track_points(player: Player) -> int:
    """Return the points scored so far, as the marker on the scoring track shows them."""
    return player.building_points + player.bonus_points - STARVING_PENALTY * player.hungry_rounds


def final_sheet(player: Player, cashable: int) -> Sheet:
    """Itemise the final score of one player; `cashable` resources are left in the supply."""
    cards = player.cards | player.secret_cards
    lines = [
        _line("buildings", player.building_points, {"count": player.buildings.bit_count()}),
        _line("bonus", player.bonus_points, {}),
        _line("hunger", -STARVING_PENALTY * player.hungry_rounds, {"count": player.hungry_rounds}),
        *_culture_lines(cards),
        *(_people_line(player, cards, kind) for kind in MULTIPLIERS),
        _line("left_over", left_over(player, cashable), {}),
    ]
    return Sheet(tuple(lines), (development(player),))


def _culture_lines(cards: int) -> list[Line]:
    first, second = culture_sets(cards)
    return [
        _line("culture_first", first * first, {"count": first}),
        _line("culture_second", second * second, {"count": second}),
    ]


def _people_line(player: Player, cards: int, kind: str) -> Line:
    count, times = people(cards, kind), multiplicand(player, kind)
    return _line(kind, count * times, {"count": count, "times": times})


def _line(item: str, points: int, args: dict[str, int]) -> Line:
    return Line(item, points, Phrase("stone_age-score-" + item, dict(args)))
