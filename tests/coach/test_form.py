"""How the coach becomes quieter, and speaks again."""

from itertools import accumulate

import pytest

from grotto.coach.form import NEW, Voice, form_after, voice_at


def voices(*qualities: float) -> list[Voice]:
    """How much the coach says at the beginning, and after each answer."""
    return [voice_at(form) for form in accumulate(qualities, form_after, initial=NEW)]


def test_a_newcomer_is_told_everything() -> None:
    assert voices() == ["full"]


def test_who_answers_well_hears_less_and_then_nothing() -> None:
    heard = voices(*[1.0] * 8)

    assert heard[:3] == ["full"] * 3
    assert heard[3:6] == ["brief"] * 3
    assert heard[6:] == ["quiet"] * 3


def test_after_a_slip_the_coach_speaks_again() -> None:
    assert voices(*[1.0] * 8, 0.0)[-2:] == ["quiet", "full"]


def test_answers_that_are_half_as_good_never_make_it_silent() -> None:
    assert "quiet" not in voices(*[0.6] * 100)


@pytest.mark.parametrize("quality", [0.0, 0.3, 0.5, 0.9, 1.0])
@pytest.mark.parametrize("form", [0.0, 0.5, 1.0])
def test_a_form_stays_between_nothing_and_all(form: float, quality: float) -> None:
    assert 0.0 <= form_after(form, quality) <= 1.0
