"""Tournaments: fair seats, paired luck, the same games whoever plays them, and files that last."""

import csv
import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from pyarrow import parquet

from grotto.arena.cluster import cluster as joined
from grotto.arena.errors import (
    ArenaBusy,
    BrokenJournal,
    NoCluster,
    NoGames,
    NoPlaceForResults,
    OtherArena,
)
from grotto.arena.journal import FILE, Journal
from grotto.arena.standings import standings_of
from grotto.arena.tournament import Plan, line_ups, plan_of, play
from grotto.arena.workers import Numbered, Result
from grotto.arena.writing import write_results
from grotto.core.errors import WrongSeats
from grotto.i18n.texts import Texts
from tests.arena.clusters import cluster

SHORT = {"max_rounds": 2}
BOTS = ["greedy", "novice", "random"]
GROTTO = [sys.executable, "-m", "grotto.cli"]
ARENA = "arena stone_age --bots greedy novice random --seats 2 --games 12 --option max_rounds=3"


def short_plan(bots: Sequence[str] = BOTS, seats: int = 2, seed: str = "short") -> Plan:
    return plan_of("stone_age", bots, seats, seed, SHORT)


def files_in(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_everybody_meets_everybody_from_every_seat_equally_often() -> None:
    plan = short_plan([*BOTS, "player"], 3)
    seats = Counter((name, seat) for game in plan.seatings for seat, name in enumerate(game))

    assert len(line_ups(["a", "b", "c", "d"], 3)) == 4
    assert set(seats.values()) == {6}
    assert len(plan.seatings) == 24


def test_where_bots_are_few_they_take_several_seats() -> None:
    assert line_ups(["a"], 2) == [("a", "a")]
    assert line_ups(["a", "b"], 4) == [tuple("aaab"), tuple("aabb"), tuple("abbb")]


def test_all_seatings_of_a_round_have_the_same_luck() -> None:
    plan = short_plan()
    seeds = [plan.contest(number).seed for number in range(12)]

    assert seeds == ["short/0"] * 6 + ["short/1"] * 6
    assert plan.games(7) == 12


def test_a_game_has_its_number_whatever_is_played() -> None:
    plan = short_plan()

    few, many = play(plan, 6), play(plan, 12, jobs=2)

    assert many.finishes[:6] == few.finishes


def test_bots_are_rated_with_doubt_and_compared_in_pairs() -> None:
    standings = standings_of(play(short_plan(), 24))
    best, _, last = standings.bots

    assert (best.name, last.name) == ("greedy", "random")
    assert best.rating.mu > last.rating.mu
    assert 0 < best.rating.sigma < 25 / 3
    assert sum(bot.wins for bot in standings.bots) == pytest.approx(24)
    assert sum(seat.wins for seat in standings.seats) == pytest.approx(24)
    pairs = {(duel.name, duel.other): duel for duel in standings.duels}
    there, back = pairs["greedy", "random"], pairs["random", "greedy"]
    assert there.share + back.share == pytest.approx(1)
    assert there.interval[0] < there.share


def test_a_bot_with_several_seats_is_rated_by_all_of_them() -> None:
    standings = standings_of(play(plan_of("stone_age", ["greedy", "random"], 3, "x", SHORT), 6))

    assert [bot.name for bot in standings.bots] == ["greedy", "random"]
    assert sum(bot.wins for bot in standings.bots) == pytest.approx(6)


def test_one_who_plays_alone_has_scores_and_no_rivals() -> None:
    standings = standings_of(play(plan_of("cave_vs_cave", ["random"], 1, "x"), 3))

    assert standings.duels == ()
    assert len(standings.bots[0].scores) == 3


def test_files_hold_every_seat_of_every_game(tmp_path: Path) -> None:
    standings = standings_of(play(short_plan(), 6, folder=tmp_path))

    written = write_results(standings, tmp_path, Texts("uk"))

    rows = list(csv.DictReader((tmp_path / "games.csv").read_text().splitlines()))
    table = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert len(rows) == len(table) == 12
    assert [int(row["score"]) for row in rows] == [row["score"] for row in table]
    assert {row["bot"] for row in table} == set(BOTS)
    assert json.loads((tmp_path / "result.json").read_text())["games"] == 6
    assert all(path.stat().st_size > 100 for path in written)
    assert (tmp_path / "ratings.png").read_bytes().startswith(b"\x89PNG")
    assert b"<svg" in (tmp_path / "pairs.svg").read_bytes()


def test_a_run_that_was_stopped_goes_on_and_ends_as_any_other(tmp_path: Path) -> None:
    plan, whole, torn = short_plan(), tmp_path / "whole", tmp_path / "torn"
    play(plan, 12, folder=whole)
    lines = (whole / FILE).read_bytes().splitlines(keepends=True)
    torn.mkdir()
    (torn / FILE).write_bytes(b"".join([lines[0], lines[9], lines[3], lines[5][:20]]))

    played = play(plan, 12, jobs=2, folder=torn)

    assert files_in(torn) == files_in(whole)
    assert len(played.finishes) == 12


def test_games_that_were_played_are_not_played_again(tmp_path: Path) -> None:
    plan = short_plan()
    play(plan, 6, folder=tmp_path)
    asked: list[int] = []

    def crew(contests: Sequence[Numbered]) -> Iterator[list[Result]]:
        asked.extend(number for number, _ in contests)
        return iter([])

    play(plan, 6, folder=tmp_path, crew=crew)

    assert asked == []


def test_a_folder_belongs_to_one_arena(tmp_path: Path) -> None:
    play(short_plan(), 6, folder=tmp_path)
    before = files_in(tmp_path)

    with pytest.raises(OtherArena):
        play(short_plan(seed="other"), 6, folder=tmp_path)
    with pytest.raises(OtherArena):
        play(short_plan(["greedy", "random"]), 6, folder=tmp_path)
    assert files_in(tmp_path) == before


def test_two_do_not_write_into_one_folder(tmp_path: Path) -> None:
    with Journal(tmp_path, short_plan().plain()), pytest.raises(ArenaBusy):
        play(short_plan(), 6, folder=tmp_path)


def test_a_broken_journal_is_left_as_it_is(tmp_path: Path) -> None:
    play(short_plan(), 6, folder=tmp_path)
    lines = (tmp_path / FILE).read_bytes().splitlines(keepends=True)
    for broken in (b"nonsense\n", b"[]\n", b'{"number": 1}\n'):
        (tmp_path / FILE).write_bytes(b"".join([lines[0], broken, *lines[1:]]))
        with pytest.raises(BrokenJournal):
            play(short_plan(), 6, folder=tmp_path)
    (tmp_path / FILE).write_bytes(b'{"some": "file"}\n')
    with pytest.raises(BrokenJournal):
        play(short_plan(), 6, folder=tmp_path)


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")

    with pytest.raises(NoPlaceForResults):
        play(short_plan(), 6, folder=tmp_path / "file" / "folder")


def test_what_does_not_fit_together_is_refused() -> None:
    with pytest.raises(WrongSeats):
        plan_of("stone_age", BOTS, 5)
    with pytest.raises(NoGames):
        play(short_plan(), 0)


def test_a_worker_that_dies_loses_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot ends the very process that plays its game; another one plays it again."""
    mark = tmp_path / "mark"
    monkeypatch.setenv("GROTTO_TEST_MARK", str(mark))
    bots = ["random", "rogue=tests.arena.rogues:kills_once"]
    plan = plan_of("stone_age", bots, 2, "kill", SHORT, seconds=60.0)

    killed = play(plan, 6, jobs=2, folder=tmp_path / "killed")

    assert mark.exists()
    assert [finish.faults for finish in killed.finishes] == [()] * 6
    play(plan, 6, folder=tmp_path / "quiet")
    assert files_in(tmp_path / "killed") == files_in(tmp_path / "quiet")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, bytes]:
    """The folder of a run that nobody disturbed, and the tables that it showed."""
    folder = tmp_path_factory.mktemp("arena") / "whole"
    words = [*GROTTO, *ARENA.split(), "--out", str(folder)]
    run = subprocess.run(words, capture_output=True, check=True)
    return folder, tables_in(run.stdout)


def tables_in(shown: bytes) -> bytes:
    """What an arena showed, without the name of its folder."""
    return shown.partition(b"Tables, plots")[0]


def test_a_run_that_is_killed_outright_goes_on(tmp_path: Path, whole: tuple[Path, bytes]) -> None:
    out, words = tmp_path / "out", [*GROTTO, *ARENA.split(), "--jobs", "2", "--out"]

    first = subprocess.Popen([*words, str(out)], stdout=subprocess.DEVNULL, start_new_session=True)
    end = time.monotonic() + 60
    while not (out / FILE).exists() or (out / FILE).read_bytes().count(b"\n") < 3:
        assert time.monotonic() < end
        time.sleep(0.01)
    os.killpg(first.pid, signal.SIGKILL)
    first.wait()
    again = subprocess.run([*words, str(out)], capture_output=True, check=True)

    folder, shown = whole
    assert files_in(out) == files_in(folder)
    assert tables_in(again.stdout) == shown


def test_a_cluster_plays_the_same_games_even_when_a_worker_is_killed(
    tmp_path: Path, whole: tuple[Path, bytes]
) -> None:
    out = tmp_path / "there"

    with cluster() as there:
        run = subprocess.Popen(
            [*GROTTO, *ARENA.split(), "--out", str(out), "--ray", there.address],
            env=there.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        there.kill_a_worker(120)
        run.communicate(timeout=240)

    assert run.returncode == 0
    assert files_in(out) == files_in(whole[0])


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere", "ray://127.0.0.1:1", "a:b"])
def test_a_dead_cluster_is_told_in_one_sentence(address: str) -> None:
    with pytest.raises(NoCluster), joined(address):
        pass
