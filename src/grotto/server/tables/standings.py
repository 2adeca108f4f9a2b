"""Standings: who ranks where when a game is over, for everybody's history and for ratings."""

from collections.abc import Sequence

from grotto.server.log.entries import CLOSE, MOVE, START, Entry
from grotto.server.log.ledger import CLOSED, Place
from grotto.server.served_time import wall_time
from grotto.server.storage.rows import Standing
from grotto.server.tables.state import OVER, TableState


def standings_of(table: TableState, entries: Sequence[Entry]) -> list[Standing]:
    """Return how a game has ended that these entries end; nothing while it goes on."""
    kinds = {entry.kind for entry in entries}
    if table.spec.opening or table.game is None:
        return []
    at = wall_time(table.now)
    if table.status == OVER and kinds & {MOVE, START}:
        return final_standings(table, at)
    if table.status == CLOSED and CLOSE in kinds and table.spec.rated and not table.game.over:
        return _given_up(table, at)
    return []


def final_standings(table: TableState, at: float) -> list[Standing]:
    """Return how a game has ended that was played to its end."""
    assert table.game is not None
    outcome = table.game.outcome()
    ranks, totals = outcome.ranks, outcome.totals
    return [
        _standing(table, seat, place, ranks[seat], totals[seat], at)
        for seat, place in enumerate(table.ledger.places)
    ]


def _given_up(table: TableState, at: float) -> list[Standing]:
    """Nobody plays on at a table that counts: all people have left it, and bots have won."""
    ranks = [2 if place.person else 1 for place in table.ledger.places]
    return [
        _standing(table, seat, place, ranks[seat], 0, at)
        for seat, place in enumerate(table.ledger.places)
    ]


def _standing(
    table: TableState, seat: int, place: Place, rank: int, points: int, at: float
) -> Standing:
    given_up = table.status == CLOSED and place.person is not None
    return Standing(
        seat=seat,
        person=place.person,
        level=place.level,
        game=table.spec.game,
        seats=table.spec.seats,
        rank=rank,
        points=points,
        gone=given_up or bool(place.stand_in),
        at=at,
    )
