"""What a log amounts to, without a database."""

from grotto.server.log import entries as log
from grotto.server.log.entries import Entry
from grotto.server.log.ledger import MOST_NOTED, new_ledger


def test_who_comes_and_goes_without_end_leaves_few_notices() -> None:
    ledger = new_ledger(2)

    for number in range(1, 4 * MOST_NOTED):
        kind = log.SIT if number % 2 else log.STAND
        ledger.note(Entry(number=number, kind=kind, seat=0, person="p", body="Ann", at=1.0))

    assert len(ledger.noted) == MOST_NOTED
    assert ledger.noted[-1].number == ledger.version
