"""Rounds: the next tables of a tournament, whatever its format, with everybody at a fair seat."""

from collections.abc import Sequence
from typing import Final

from grotto.server.tournaments import knockout, round_robin, swiss
from grotto.server.tournaments.plan import (
    DUEL,
    KNOCKOUT,
    ROUND_ROBIN,
    SWISS,
    Entrant,
    Match,
    Plan,
    last_round,
    stays,
)
from grotto.server.tournaments.seats import seated

_FORMATS: Final = {
    KNOCKOUT: knockout.next_tables,
    SWISS: swiss.next_tables,
    ROUND_ROBIN: round_robin.next_tables,
}


def next_round(
    plan: Plan, entrants: Sequence[Entrant], matches: Sequence[Match]
) -> list[tuple[int, ...]]:
    """Return who sits where in the next round, table by table; nothing when all were played.

    Where nobody stays but bots, and where at most one plays on, there is no further round.
    """
    number = last_round(matches) + 1
    if not any(stays(one, number) and not one.is_bot for one in entrants):
        return []
    tables = _FORMATS[plan.format](plan, entrants, matches)
    if all(len(table) == 1 for table in tables):
        return []
    if plan.format == ROUND_ROBIN and plan.size == DUEL:
        return [tuple(table) for table in tables]  # their seats are fair by themselves
    return [tuple(table) for table in seated(tables, matches, f"{plan.seed}/{number}")]


def rounds_of(plan: Plan, players: int) -> int:
    """Return how many rounds there will be, if nobody leaves; 0 where that is not known."""
    if plan.format == SWISS:
        return swiss.rounds_of(plan, players)
    if plan.format == ROUND_ROBIN and plan.size == DUEL:
        return round_robin.rounds_of(plan, players)
    return 0
