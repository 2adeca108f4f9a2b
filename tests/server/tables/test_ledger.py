"""What a log amounts to, without a database."""

from grotto.server.log import entries as log
from grotto.server.log.entries import Entry
from grotto.server.log.ledger import MOST_NOTED, Ledger, new_ledger


def test_who_comes_and_goes_without_end_leaves_few_notices() -> None:
    ledger = new_ledger(2)

    for number in range(1, 4 * MOST_NOTED):
        kind = log.SIT if number % 2 else log.STAND
        ledger.note(Entry(number=number, kind=kind, seat=0, person="p", body="Ann", at=1.0))

    assert len(ledger.noted) == MOST_NOTED
    assert ledger.noted[-1].number == ledger.version


def played(*entries: tuple[str, int, str, str]) -> Ledger:
    """Return what the log of a table for three amounts to: kind, seat, person and body of each."""
    ledger = new_ledger(3)
    people = [(log.SIT, seat, name, name) for seat, name in enumerate(("Ann", "Bob", "Cat"))]
    for number, entry in enumerate((*people, (log.START, -1, "", ""), *entries), 1):
        kind, seat, person, body = entry
        ledger.note(
            Entry(number=number, kind=kind, seat=seat, person=person or None, body=body, at=1.0)
        )
    return ledger


MOVES = ((log.MOVE, 0, "Ann", "a"), (log.MOVE, -1, "Ann", "die"), (log.MOVE, 1, "Bob", "b"))


def test_in_a_log_of_before_all_that_was_taken_back_was_played_again() -> None:
    ledger = played(*MOVES, (log.BACK, 0, "Ann", "0"))
    before = [made.text for made in ledger.undone[-1]]
    again = played(*MOVES, (log.BACK, 0, "Ann", "0"), (log.AGAIN, 0, "Ann", ""))

    assert before == [made.text for made in again.moves] == [body for *_, body in MOVES]
    assert (ledger.noted[-1].kind, ledger.noted[-1].body) == (log.BACK, log.CHOICE)


def test_in_a_log_of_before_bots_have_agreed_for_the_absent() -> None:
    ledger = played(
        *MOVES,
        (log.STAND_IN, 2, "Cat", "random left"),
        (log.ASK_BACK, 0, "Ann", "0"),
        (log.AGREE, 1, "Bob", ""),
        (log.BACK, 0, "Bob", "0"),
    )

    assert (ledger.moves, len(ledger.undone)) == ([], 1)
    assert ledger.noted[-1].body == log.AGREED
    assert ledger.timing.furthest == 0


def test_a_question_says_whose_consent_it_wants() -> None:
    ledger = played(*MOVES, (log.ASK_BACK, 0, "Ann", "0 0 1"))

    assert ledger.asked_back is not None
    assert (ledger.asked_back.moves, ledger.asked_back.asked) == (0, [0, 1])


def test_who_takes_back_ends_what_others_could_play_again() -> None:
    ledger = played(*MOVES, (log.BACK, 1, "Bob", "2 choice 1"), (log.BACK, 0, "Ann", "0 choice 2"))

    assert [[made.text for made in taken] for taken in ledger.undone] == [["a", "die"]]
