"""Clocks follow from the times of the log, and from nothing else."""

import msgspec
import pytest

from grotto.server.log import entries as log
from grotto.server.log.entries import Entry
from grotto.server.log.ledger import Ledger, new_ledger
from grotto.server.log.spec import Clock

BANK = Clock(kind="bank", seconds=100.0, increment=5.0)
DAYS = Clock(kind="days", seconds=1000.0)


class Log:
    """A log of two people, written by hand."""

    def __init__(self) -> None:
        self.ledger: Ledger = new_ledger(2)
        for seat, person in enumerate(("ann", "bob")):
            self.add(log.SIT, 0.0, -2, seat=seat, person=person, body=person.title())
        self.add(log.START, 0.0, 0)

    def add(self, kind: str, at: float, asked: int, **facts: object) -> None:
        entry = {"number": self.ledger.version + 1, "kind": kind, "at": at, "asked": asked}
        self.ledger.note(msgspec.convert(entry | facts, Entry))

    def move(self, at: float, seat: int, asked: int) -> None:
        self.add(log.MOVE, at, asked, seat=seat, body="x")

    def left(self, clock: Clock, seat: int) -> float | None:
        return self.ledger.timing.left(clock, seat)


def test_who_thinks_uses_up_the_bank_and_gets_the_increment_for_passing_the_turn_on() -> None:
    written = Log()

    written.move(30.0, seat=0, asked=1)

    assert (written.left(BANK, 0), written.left(BANK, 1)) == (75.0, 100.0)


def test_several_answers_in_one_turn_bring_one_increment() -> None:
    written = Log()

    written.move(10.0, seat=0, asked=0)
    written.move(20.0, seat=0, asked=0)
    written.move(30.0, seat=0, asked=1)

    assert written.left(BANK, 0) == 75.0


def test_what_chance_answers_with_a_move_costs_no_time() -> None:
    written = Log()

    written.move(10.0, seat=0, asked=1)
    written.add(log.MOVE, 10.0, 1, seat=-1, body="roll 6")
    written.move(30.0, seat=1, asked=0)

    assert (written.left(BANK, 0), written.left(BANK, 1)) == (95.0, 85.0)


def test_taking_back_and_playing_again_gains_no_time() -> None:
    written = Log()

    for second in (10.0, 20.0, 30.0):
        written.move(second, seat=0, asked=1)
        written.add(log.BACK, second + 5, 0, seat=0, body="0")

    assert written.left(BANK, 0) == 100 + 5 - 10 - 5 - 5
    assert written.left(BANK, 1) == 85.0


def test_ones_own_choice_taken_back_while_one_asks_for_more_gains_no_time() -> None:
    written = Log()
    written.move(10.0, seat=0, asked=1)
    written.move(20.0, seat=1, asked=1)
    written.add(log.ASK_BACK, 30.0, 1, seat=1, body="0")

    written.add(log.BACK, 920.0, 1, seat=1, body="1")

    assert written.left(DAYS, 1) == 100.0
    assert [noted.kind for noted in written.ledger.noted][-2:] == [log.ASK_BACK, log.BACK]


def test_who_ends_turns_by_hand_thinks_until_the_end_and_gets_the_increment_then() -> None:
    written = Log()
    written.move(10.0, seat=0, asked=0)
    written.add(log.END_TURN, 30.0, 1, seat=0)
    written.add(log.MOVE, 30.0, 1, seat=-1, body="reveal")

    assert (written.left(BANK, 0), written.left(BANK, 1)) == (75.0, 100.0)
    assert written.ledger.timing.fresh == 30.0


def test_a_turn_that_is_ended_again_brings_no_increment_again() -> None:
    written = Log()
    written.move(10.0, seat=0, asked=0)
    for second in (10.0, 20.0, 30.0):
        written.add(log.END_TURN, second, 1, seat=0)
        written.add(log.BACK, second, 0, seat=0, body="0")
        written.move(second, seat=0, asked=0)

    assert written.left(BANK, 0) == 100 + 5 - 10 - 20
    assert written.ledger.timing.fresh == 10.0


def test_after_going_back_by_consent_a_turn_is_ended_anew() -> None:
    written = Log()
    written.move(10.0, seat=0, asked=0)
    written.add(log.END_TURN, 10.0, 1, seat=0)
    written.add(log.ASK_BACK, 20.0, 1, seat=0, body="0")
    written.add(log.AGREE, 20.0, 1, seat=1)
    written.add(log.BACK, 20.0, 0, seat=0, body="0")
    written.move(30.0, seat=0, asked=0)
    written.add(log.END_TURN, 30.0, 1, seat=0)

    assert written.left(BANK, 0) == 100 + 10 - 10 - 10


def test_a_bot_that_stands_in_stops_the_clock() -> None:
    written = Log()

    written.add(log.STAND_IN, 40.0, 0, seat=0, body="random left")
    written.add(log.RETURN, 90.0, 0, seat=0)

    assert written.left(BANK, 0) == 60.0


def test_who_returns_after_the_time_has_run_out_gets_a_tenth_of_the_bank() -> None:
    written = Log()

    written.add(log.STAND_IN, 100.0, 0, seat=0, body="random time")
    written.add(log.RETURN, 150.0, 0, seat=0)

    assert written.left(BANK, 0) == 15.0


def test_every_question_has_its_own_days() -> None:
    written = Log()

    written.move(900.0, seat=0, asked=0)
    written.add(log.VOTE, 1000.0, 0, seat=1, body="0")

    assert (written.left(DAYS, 0), written.left(DAYS, 1)) == (900.0, 1000.0)


def test_taking_back_gives_no_new_days() -> None:
    written = Log()
    written.move(100.0, seat=0, asked=0)

    written.add(log.BACK, 500.0, 0, seat=0, body="0")
    written.move(900.0, seat=0, asked=0)

    assert written.left(DAYS, 0) == 200.0


def test_going_back_by_consent_gives_new_days() -> None:
    written = Log()
    written.move(100.0, seat=0, asked=1)

    written.add(log.ASK_BACK, 200.0, 1, seat=0, body="0")
    written.add(log.AGREE, 300.0, 1, seat=1)
    written.add(log.BACK, 300.0, 0, seat=0, body="0")
    written.add(log.VOTE, 400.0, 0, seat=1, body="0")

    assert written.left(DAYS, 0) == 900.0


def test_a_log_that_runs_backwards_in_time_takes_nobody_time() -> None:
    written = Log()

    written.move(50.0, seat=0, asked=1)
    written.move(20.0, seat=1, asked=0)

    assert (written.left(BANK, 0), written.left(BANK, 1)) == (55.0, 105.0)


def test_a_claim_of_a_seat_leaves_the_question_where_it_is() -> None:
    written = Log()

    written.add(log.CLAIM, 10.0, -2, person="cat", body="ann")
    written.move(30.0, seat=0, asked=1)

    assert written.ledger.places[0].person == "cat"
    assert written.left(BANK, 0) == 75.0


@pytest.mark.parametrize("clock", [BANK, DAYS], ids=["bank", "days"])
def test_a_snapshot_remembers_the_clocks(clock: Clock) -> None:
    written = Log()
    written.move(30.0, seat=0, asked=1)

    again = msgspec.json.decode(msgspec.json.encode(written.ledger), type=Ledger)

    assert again.timing.left(clock, 0) == written.left(clock, 0)


def test_without_a_clock_nothing_is_left_to_count() -> None:
    assert Log().left(Clock(), 0) is None
