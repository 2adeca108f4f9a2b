"""A process that sums up finished games: records come in as lines of JSON, one after the other.

It says after each how many it has counted, and in the end the reports.

Usage: python -m grotto.server.bots.statistician GAME RULES SEATS MEGABYTES
"""

import sys
from contextlib import suppress

import msgspec
from msgspec import Struct

from grotto.arena.stats.gathering import Gathering
from grotto.arena.stats.report import Report
from grotto.arena.stats.sources import observe_record
from grotto.core import records
from grotto.core.errors import TableError
from grotto.core.languages import LANGUAGES
from grotto.games import find_game
from grotto.i18n.texts import Texts
from grotto.server.child import tell, work_in_background


class Counted(Struct, frozen=True, kw_only=True):
    """How many games are summed up; in the end the reports, by language."""

    games: int
    reports: dict[str, str] | None = None


def main(game: str, rules: int, seats: int, megabytes: int) -> None:
    """Sum up what comes in; records that do not replay are left out."""
    work_in_background(megabytes)
    gathering = Gathering(find_game(game, rules), seats)
    for line in sys.stdin.buffer:
        with suppress(TableError):  # it is told how many were counted
            gathering.add(observe_record(records.read(msgspec.json.decode(line, type=str))))
        tell(Counted(games=gathering.games))
    statistics = gathering.statistics()
    reports = {language: Report(statistics, Texts(language)).sections() for language in LANGUAGES}
    tell(Counted(games=gathering.games, reports=reports))


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
