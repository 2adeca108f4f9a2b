"""Strength: a level is called weaker only when there is no doubt about it."""

from pathlib import Path

import pytest
from rich.progress import Progress

from bench import strength
from bench.strength import MATCHES, Match, Measured, is_weaker, keep, kept, play, table


def measured(low: float, high: float, name: str = "m") -> Measured:
    return Measured(name, 200, (low + high) / 2, low, high, 0.5)


def test_doubt_is_in_favour_of_a_level() -> None:
    published = measured(0.7, 0.8)

    assert not is_weaker(measured(0.5, 0.71), published)
    assert is_weaker(measured(0.5, 0.69), published)
    assert not is_weaker(measured(0.1, 0.2), None)


def test_what_is_published_is_kept_match_by_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strength, "KEPT", tmp_path / "strength.json")
    strength.KEPT.write_text("[]")
    first, second = MATCHES[0].name, MATCHES[1].name

    keep([measured(0.1, 0.2, second)])
    keep([measured(0.3, 0.4, first)])

    assert [(row.name, row.low) for row in kept().values()] == [(first, 0.3), (second, 0.1)]
    assert (
        table().splitlines()[2]
        == "| stone_age, master against greedy | 200 | 35% | 30%–40% | 50% |"
    )


def test_a_match_has_every_seat_rotated() -> None:
    with Progress() as bar:
        found = play(Match("stone_age", "novice", "random", 3), games=4, jobs=1, bar=bar)

    assert found.games == 6
    assert found.fair == pytest.approx(1 / 3)
    assert found.low <= found.result <= found.high


def test_every_match_that_is_published_can_be_played() -> None:
    assert set(kept()) <= {wanted.name for wanted in MATCHES}
