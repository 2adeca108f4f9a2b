"""Results: what is remembered of games that somebody has played alone, or as the deal of a day."""

from collections.abc import Sequence

from grotto.bots import usual_level
from grotto.core.options import complete
from grotto.games import find_game
from grotto.server.log.entries import MOVE, Entry
from grotto.server.served_time import wall_time
from grotto.server.storage.rows import Result
from grotto.server.tables.state import OVER, TableState


def results_of(table: TableState, entries: Sequence[Entry]) -> list[Result]:
    """Return what is remembered of a game that these entries end; nothing of most games."""
    has_ended = table.status == OVER and any(entry.kind == MOVE for entry in entries)
    if not has_ended or table.game is None or not _counts(table):
        return []
    [seat] = _seats_of_people(table)
    totals = table.game.outcome().totals
    others = [total for other, total in enumerate(totals) if other != seat]
    lead = totals[seat] - max(others, default=totals[seat])
    return [Result(seat=seat, points=totals[seat], lead=lead, at=wall_time(table.now))]


def _counts(table: TableState) -> bool:
    """Tell whether a game was played by one person, by the rulebook, and from its beginning."""
    spec = table.spec
    as_printed = complete(find_game(spec.game, spec.rules).info.options, {})
    if spec.opening or spec.options != as_printed or len(_seats_of_people(table)) != 1:
        return False
    return _counts_today(table) if spec.daily else spec.seats == 1


def _counts_today(table: TableState) -> bool:
    """The deal of a day has to be played on that day, and against the bots of everybody."""
    usual = usual_level(find_game(table.spec.game, table.spec.rules))
    levels = {place.level for place in table.ledger.places if place.level}
    return not table.is_day_over and levels <= {usual}


def _seats_of_people(table: TableState) -> list[int]:
    return [seat for seat, place in enumerate(table.ledger.places) if place.person]
