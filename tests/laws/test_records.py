"""Laws of records: a game is its moves, and replaying them leads to the same place."""

import pytest

from grotto.core.digest import digest
from grotto.core.records import read, write
from grotto.core.seats import NOBODY
from grotto.core.stream import Stream
from grotto.play.history import Source
from grotto.play.replay import moments, replay, resume, verify
from grotto.play.table import Table
from tests.laws.cases import Case, all_cases, plain_cases

plain_case = pytest.mark.parametrize("case", plain_cases(), ids=str)


def random_table(case: Case, seed: int, choices: int = 1_000_000) -> Table:
    table = Table(case.game_id, case.seats, case.options, seed=f"seed {seed}")
    stream = Stream(seed)
    for _ in range(choices):
        if table.over:
            break
        offers = table.options()
        table.play(offers[stream.below(len(offers))])
    return table


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_a_record_replays_to_the_same_state(case: Case) -> None:
    table = random_table(case, seed=61)

    state = replay(read(write(table.record())))

    assert digest(state) == table.digest()
    assert state.outcome() == table.outcome()


@plain_case
def test_reading_is_the_exact_inverse_of_writing(case: Case) -> None:
    record = random_table(case, seed=62).record()

    assert read(write(record)) == record
    assert write(read(write(record))) == write(record)


@plain_case
def test_every_roll_and_draw_can_be_proven_fair(case: Case) -> None:
    record = random_table(case, seed=63).record()

    assert verify(record) == sum(moment.seat == -1 for moment in moments(record))


@plain_case
def test_a_saved_game_goes_on_as_if_it_never_stopped(case: Case) -> None:
    table = random_table(case, seed=64, choices=40)
    resumed = resume(read(write(table.saved_game())))
    stream = Stream(65)
    while table.to_act != NOBODY:
        choice = table.options()[stream.below(len(table.options()))]
        table.play(choice)
        resumed.play(choice)

    assert resumed.record() == table.record()


@plain_case
def test_taking_back_and_playing_again_leads_to_the_same_state(case: Case) -> None:
    table = random_table(case, seed=66, choices=20)
    before, record = table.digest(), table.record()
    seat = [played.seat for played in table.history if played.source is Source.CHOICE][-1]
    number = table.last_choice((seat,))
    assert number is not None

    table.rewind_to(number)
    assert table.to_act == seat
    table.redo()

    assert table.digest() == before
    assert table.record() == record
