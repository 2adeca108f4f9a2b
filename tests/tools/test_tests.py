"""Late tests get a second chance; wrong ones do not."""

from collections.abc import Sequence

import pytest

from tools.tests import FAILED, MOST, run, second_chance

LATE = "tests/web/test_pace.py::test_it_is_told[slow one]"
WRONG = "tests/rules/stone_age/test_feeding.py::test_everybody_eats"


class Pytest:
    """Ends with given statuses, and notes what it was asked to run."""

    def __init__(self, *statuses: int) -> None:
        self.statuses = list(statuses)
        self.asked: list[list[str]] = []

    def __call__(self, words: Sequence[str]) -> int:
        self.asked.append(list(words))
        return self.statuses.pop(0)


def test_what_was_late_is_run_once_more_in_one_process() -> None:
    pytest = Pytest(FAILED, 0)

    assert run(pytest, ["-n", "2"], lambda: [LATE]) == 0
    assert pytest.asked == [["-n", "2"], ["-n", "0", LATE]]


def test_what_fails_twice_has_failed() -> None:
    assert run(Pytest(FAILED, FAILED), [], lambda: [LATE]) == FAILED


@pytest.mark.parametrize("failed", [[WRONG], [LATE, WRONG], [LATE] * (MOST + 1), []])
def test_what_waits_for_nobody_fails_at_once_and_so_does_a_crowd(failed: list[str]) -> None:
    assert second_chance(failed) == []
    assert run(Pytest(FAILED), [], lambda: failed) == FAILED


@pytest.mark.parametrize("status", [0, 2, 3, 5])
def test_only_failed_tests_are_run_again(status: int) -> None:
    assert run(Pytest(status), [], lambda: [LATE]) == status
