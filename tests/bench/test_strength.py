"""Strength: a level is called weaker only when there is no doubt about it."""

from pathlib import Path
from threading import Thread

import pytest
from rich.progress import Progress

from bench import strength
from bench.strength import (
    MATCHES,
    Match,
    Measured,
    is_weaker,
    keep,
    kept,
    play,
    play_on,
    points_of,
    table,
    together,
)
from grotto.arena.figures import sd_of


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


def test_runs_that_keep_different_matches_at_once_lose_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strength, "KEPT", tmp_path / "strength.json")
    strength.KEPT.write_text("[]")
    runs = [
        Thread(target=keep, args=([measured(0.1, 0.2, wanted.name)],)) for wanted in MATCHES[:12]
    ]

    for run in runs:
        run.start()
    for run in runs:
        run.join()

    assert list(kept()) == [wanted.name for wanted in MATCHES[:12]]


def test_a_match_has_every_seat_rotated() -> None:
    with Progress() as bar:
        found = play(Match("stone_age", "novice", "random", 3), games=4, jobs=1, bar=bar)

    assert found.games == 6
    assert found.fair == pytest.approx(1 / 3)
    assert found.low <= found.result <= found.high


def test_every_match_that_is_published_can_be_played() -> None:
    assert set(kept()) <= {wanted.name for wanted in MATCHES}


def test_games_that_are_added_are_those_that_a_longer_match_would_have_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strength, "KEPT", tmp_path / "strength.json")
    monkeypatch.setattr(strength, "BATCH", 4)
    strength.KEPT.write_text("[]")
    wanted = next(each for each in MATCHES if each.name == "stone_age-2-novice-random")

    with Progress() as bar:
        at_once = play(wanted, games=8, jobs=1, bar=bar)
        keep([play(wanted, games=2, jobs=1, bar=bar)])
        in_parts = play_on(wanted, games=6, jobs=1, bar=bar)
        again = play_on(wanted, games=6, jobs=1, bar=bar)

    assert in_parts.games == 6
    assert again == in_parts == kept()[wanted.name]
    with Progress() as bar:
        rest = play(wanted, games=2, jobs=1, bar=bar, played=6)
    assert together(wanted, in_parts, rest) == at_once


def test_points_of_two_runs_have_the_spread_of_all_their_games() -> None:
    alone = Match("caverna", "master", seats=1)
    runs = [[80, 95, 110], [70, 71, 99, 120]]
    rows = [points_of(alone, len(run), sum(run) / len(run), sd_of(run)) for run in runs]
    every = runs[0] + runs[1]

    found = together(alone, *rows)

    wanted = points_of(alone, 7, sum(every) / 7, sd_of(every))
    assert found.games == 7
    assert found.result == pytest.approx(wanted.result)
    assert found.low == pytest.approx(wanted.low)
    assert found.high == pytest.approx(wanted.high)
