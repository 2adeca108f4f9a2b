"""Laws of search: a state's key stands for its dump, and turns begin where they begin."""

from itertools import chain

import pytest

from grotto.core.digest import digest
from grotto.core.seats import NOBODY
from grotto.core.state import State
from tests.laws.cases import Case, all_cases, plain_cases, positions, walk

every_case = pytest.mark.parametrize("case", all_cases(), ids=str)
plain_case = pytest.mark.parametrize("case", plain_cases(), ids=str)


def both(state: State) -> tuple[object, str]:
    return state.key(), digest(state)


@plain_case
def test_keys_are_equal_exactly_where_dumps_are(case: Case) -> None:
    seen = [both(state) for state in chain(walk(case, seed=75), walk(case, seed=76))]
    by_key: dict[object, set[str]] = {}
    for key, dump in seen:
        by_key.setdefault(key, set()).add(dump)

    assert all(len(dumps) == 1 for dumps in by_key.values())
    assert len(by_key) == len({dump for _, dump in seen})


@every_case
def test_a_copy_has_the_same_key(case: Case) -> None:
    for state in positions(case, seed=77, every=29):
        assert state.copy().key() == state.key()
        assert hash(state.copy().key()) == hash(state.key())


@plain_case
def test_every_seat_begins_turns_and_only_when_it_is_asked(case: Case) -> None:
    begun: set[int] = set()
    for state in walk(case, seed=78):
        if state.begins_turn():
            assert state.turn() == state.to_act() >= 0
            begun.add(state.to_act())

    assert begun == set(range(case.seats))


@plain_case
def test_a_seat_that_is_asked_is_in_its_turn_and_nobody_is_at_the_end(case: Case) -> None:
    for state in walk(case, seed=79):
        if state.to_act() >= 0:
            assert state.turn() == state.to_act()
        if state.to_act() == NOBODY:
            assert state.turn() == NOBODY
