import pytest

from grotto.arena.figures import error_of_mean, spread_of, wilson


def test_the_interval_of_wilson_is_the_one_of_the_textbooks() -> None:
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(100, 100) == pytest.approx((0.9630, 1.0), abs=1e-4)


def test_a_spread_holds_the_quartiles_and_both_ends() -> None:
    spread = spread_of([1, 2, 3, 4, 9])

    assert (spread.least, spread.lower_quartile, spread.median) == (1, 2, 3)
    assert (spread.upper_quartile, spread.most, spread.mean) == (4, 9, 3.8)


def test_a_single_score_has_no_spread() -> None:
    spread = spread_of([7])

    assert (spread.least, spread.median, spread.most, spread.sd) == (7, 7, 7, 0)
    assert error_of_mean([7]) == 0


def test_the_error_of_a_mean_shrinks_with_the_root_of_the_games() -> None:
    assert error_of_mean([0, 2] * 50) == pytest.approx(error_of_mean([0, 2] * 200) * 2, rel=0.01)
