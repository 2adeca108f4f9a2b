"""Score sheets in words."""

import pytest

from grotto.cli.scores import all_lines, projected, result_lines
from grotto.cli.speech import Speech
from grotto.core.outcome import Line, Mark, Outcome, Sheet
from grotto.core.phrase import Phrase
from grotto.core.seats import SPECTATOR
from grotto.core.stream import Stream
from grotto.i18n.texts import Texts
from grotto.play.table import Table
from tests.cli.conftest import table_with_a_secret


def sheet(points: int, development: int) -> Sheet:
    lines = (
        Line("buildings", points, Phrase("stone_age-score-buildings", {"count": 2})),
        Line("bonus", 0, Phrase("stone_age-score-bonus")),
    )
    return Sheet(lines, (development,))


def results(language: str, *sheets: Sheet) -> list[str]:
    speech = Speech(Texts(language), ("Anna", "Bob"))
    return result_lines("stone_age", Outcome(sheets), speech)


def test_the_winner_is_named() -> None:
    assert results("en", sheet(9, 1), sheet(12, 1)) == ["Bob wins with 12 points."]


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["Anna wins with 12 points.", "The tie is broken by the development"]),
        ("ru", ["Победа: Anna, 12 очков.", "Ничью решает уровень развития деревни: 8."]),
        ("uk", ["Перемога: Anna, 12 очок.", "Нічию вирішує рівень розвитку селища: 8."]),
    ],
)
def test_a_broken_tie_is_explained(language: str, sentences: list[str]) -> None:
    lines = results(language, sheet(12, 8), sheet(12, 7))

    assert [line.startswith(start) for line, start in zip(lines, sentences, strict=True)] == [
        True,
        True,
    ]


def test_a_tie_to_the_last_is_shared() -> None:
    (line,) = results("en", sheet(12, 7), sheet(12, 7))

    assert line == "Anna and Bob share the victory with 12 points each."


def test_sheets_leave_out_what_brings_nothing_and_put_the_best_first() -> None:
    speech = Speech(Texts("en"), ("Anna", "Bob"))

    lines = all_lines(Outcome((sheet(9, 1), sheet(12, 1))), speech)

    assert lines == [
        "",
        "Bob: 12 points",
        "  12  2 buildings",
        "",
        "Anna: 9 points",
        "  9  2 buildings",
    ]


def test_a_projection_overlooks_no_hidden_card() -> None:
    position = table_with_a_secret().position(SPECTATOR)
    worlds = [position.world(Stream(1000 + guess)).outcome().totals for guess in range(2000)]

    limits = [(min(points), max(points)) for points in zip(*worlds, strict=True)]

    assert projected(position) == limits


@pytest.mark.parametrize(("language", "about"), [("en", "about"), ("ru", "прим"), ("uk", "прибл")])
def test_a_projection_claims_no_exact_limits(language: str, about: str) -> None:
    line = Texts(language).line("cli-projected-between", name="Ann", points=3, most=9)

    assert line.startswith(f"Ann: {about}")


def test_a_projection_without_secrets_is_exact() -> None:
    assert projected(Table("stone_age", 2, seed="caves").position(0)) == [(0, 0), (0, 0)]


@pytest.mark.parametrize(
    ("points", "language", "sentence"),
    [
        (49, "en", "Anna has 49 points. The goal was 50."),
        (50, "en", "Anna reaches 50 points: the goal of the solo game."),
        (61, "ru", "Anna: 61 очко, настоящее мастерство."),
        (22, "uk", "Anna: 22 очки. Мета — 50."),
    ],
)
def test_alone_the_mark_that_was_reached_is_named(
    points: int, language: str, sentence: str
) -> None:
    marks = (
        Mark(50, Phrase("cave_vs_cave-mark-goal")),
        Mark(60, Phrase("cave_vs_cave-mark-mastery")),
    )
    speech = Speech(Texts(language), ("Anna",))

    assert result_lines("cave_vs_cave", Outcome((sheet(points, 1),), marks), speech) == [sentence]
