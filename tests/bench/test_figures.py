"""Figures stand beside what we want, and say whether it is so."""

from xml.etree import ElementTree

import pytest

from bench.load import proc
from bench.load.asked import read
from bench.load.chart import picture
from bench.load.figures import (
    HUMAN_PACE,
    PAUSE,
    SEEN_P99,
    TABLES,
    Figures,
    aim_of,
    mark,
    percentile,
)
from bench.load.results import Run, drawn, side_by_side
from bench.load.stage_curve import first_limit, possible

MANY: Figures = {TABLES: 1002, SEEN_P99: 24.0}
POINT: Figures = {
    "tables": 250,
    "moves per second": 62.0,
    "of the moves that the pace asks for, %": 100.0,
    SEEN_P99: 10.0,
    PAUSE: 5.0,
    "the server's time for a move, ms": 1.0,
    "other programs' share of a core, %": 0.0,
    "the busiest server process, % of a core": 25.0,
    "the busiest load process, % of a core": 4.0,
    "all cores together, %": 20.0,
    "memory of the servers, MB": 200.0,
    "memory that is free, %": 80.0,
}


def marked(figures: Figures, build: str) -> str:
    return mark(aim_of(HUMAN_PACE, SEEN_P99, figures, build), figures[SEEN_P99])


def test_a_figure_says_whether_its_aim_was_met() -> None:
    assert "✓ ≤ 25" in marked(MANY, "compiled")
    assert "✗ ≤ 25" in marked(MANY | {SEEN_P99: 26.0}, "compiled")


def test_other_builds_have_other_aims() -> None:
    assert "✓ ≤ 100" in marked(MANY | {SEEN_P99: 26.0}, "interpreted")


def test_few_tables_prove_nothing_of_many() -> None:
    assert marked(MANY | {TABLES: 12}, "compiled") == ""


def test_percentiles() -> None:
    assert percentile([], 50) == 0.0
    assert percentile([3, 1, 2], 0) == 1
    assert percentile([3, 1, 2], 50) == 2
    assert percentile([3, 1, 2], 100) == 3


def run(*points: Figures) -> Run:
    stages = {f"Curve: {point['tables']:g} tables": point for point in points}
    return Run("here", "compiled", 0.0, 0.0, stages)


def test_no_limit_is_named_where_people_do_not_wait() -> None:
    assert first_limit(run(POINT).curve()) == "No limit was reached."


def test_the_first_limit_names_what_was_full() -> None:
    busy = {"tables": 1000, SEEN_P99: 300.0, "the busiest server process, % of a core": 97.0}

    limit = first_limit(run(POINT, POINT | busy).curve())

    assert limit.startswith("At 1000 tables people begin to wait. At its ceiling: the server")


def test_a_load_that_is_full_is_named_before_the_server() -> None:
    busy = {SEEN_P99: 300.0, "the busiest load process, % of a core": 99.0}

    assert "the load itself" in first_limit(run(POINT | busy).curve())


def test_neighbours_spoil_the_search_for_a_limit() -> None:
    busy = {SEEN_P99: 300.0, "other programs' share of a core, %": 80.0}

    assert "Other programs took 80 %" in first_limit(run(POINT | busy).curve())


def test_runs_stand_side_by_side() -> None:
    written = side_by_side({"before": run(POINT), "after": run(POINT | {SEEN_P99: 4.5})})

    assert "| Curve: 250 tables | before | after | aim |" in written
    assert f"| {SEEN_P99} | 10 | 4.5 |  |" in written


def test_curves_are_drawn() -> None:
    svg = ElementTree.fromstring(drawn({"before": run(POINT, POINT | {"tables": 500})}))
    lines = svg.findall(".//{http://www.w3.org/2000/svg}polyline")

    assert [len(line.attrib["points"].split()) for line in lines] == [2, 2, 2]


def test_names_in_a_picture_are_text() -> None:
    assert "&lt;b&gt;" in picture({"<b>": {"a": [(1.0, 0.003)]}}, "x")


def test_no_process_is_asked_to_hold_more_sockets_than_it_may(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(proc, "most_sockets", lambda: 400)
    words = "--database postgresql --processes 2 --curve 50 150 300".split()

    assert possible(read([*words])) == [50, 100]
    assert possible(read([*words, "--loads", "2"])) == [50, 150, 200]
