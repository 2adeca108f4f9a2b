"""Datasets: rows that follow from the command, in however many goes they are written."""

from math import isnan
from pathlib import Path

import numpy as np
import pytest

from grotto.core.errors import TableError
from grotto.envs import dataset
from grotto.envs.dataset import Plan, make_chunk, read_dataset, read_header, write_dataset
from grotto.envs.session import Session

GAMES = 3
PLAN = Plan.of("cave_vs_cave", 2, ["greedy", "random"], "tests", {})


@pytest.fixture(autouse=True)
def one_game_a_chunk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "CHUNK_GAMES", 1)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("dataset") / "whole.parquet"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dataset, "CHUNK_GAMES", 1)
        write_dataset(PLAN, GAMES, file)
    return file


def test_every_choice_has_a_row_with_what_was_seen_and_thought(whole: Path) -> None:
    examples = read_dataset(whole)

    assert examples.observation.shape == (len(examples.choice), PLAN.setting.size)
    assert all(
        choice in legal for choice, legal in zip(examples.choice, examples.legal, strict=True)
    )
    assert all(len(legal) > 1 for legal in examples.legal)
    greedy = examples.seat == 0
    by_seat = zip(examples.values, greedy, strict=True)
    assert all(isnan(values[0]) != thinks or thinks for values, thinks in by_seat)
    assert set(np.unique(examples.reward)) <= {-1.0, 0.0, 1.0}


def test_a_game_can_be_played_again_from_its_rows(whole: Path) -> None:
    examples = read_dataset(whole)
    rows = np.flatnonzero(examples.game == 1)
    session = Session(PLAN.setting, "tests/1")
    for row in rows:
        while len(session.course.offers) == 1:
            session.play(session.course.offers[0])
        seen = session.observation(session.seat)

        assert seen.tolist() == examples.observation[row].tolist()
        session.step(int(examples.choice[row]))


def test_who_is_interrupted_goes_on_and_gets_the_same_bytes(whole: Path, tmp_path: Path) -> None:
    file, made = tmp_path / "resumed.parquet", []

    def stop_in_the_middle(done: int) -> None:
        made.append(done)
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_dataset(PLAN, GAMES, file, progress=stop_in_the_middle)
    assert not file.exists()
    write_dataset(PLAN, GAMES, file, progress=made.append)

    assert made == [0, 1, 2, 2, 3]
    assert file.read_bytes() == whole.read_bytes()
    assert [path.name for path in tmp_path.iterdir()] == [file.name]


def test_a_chunk_that_was_half_written_is_written_again(whole: Path, tmp_path: Path) -> None:
    file = tmp_path / "half.parquet"
    parts = tmp_path / "half.parquet.parts"
    parts.mkdir()
    (parts / "000000001.half").write_bytes(b"PAR1 and then the light went out")

    write_dataset(PLAN, GAMES, file)

    assert file.read_bytes() == whole.read_bytes()


def test_two_processes_write_the_same_bytes_as_one(whole: Path, tmp_path: Path) -> None:
    file = tmp_path / "two.parquet"

    write_dataset(PLAN, GAMES, file, jobs=2)

    assert file.read_bytes() == whole.read_bytes()


def test_a_file_that_is_complete_is_left_as_it_is(whole: Path) -> None:
    before = whole.stat().st_mtime_ns

    assert write_dataset(PLAN, GAMES, whole) == len(read_dataset(whole).choice)
    assert whole.stat().st_mtime_ns == before


def test_a_file_says_what_it_was_made_with(whole: Path) -> None:
    header = read_header(whole)

    assert (header["game"], header["bots"], header["games"]) == (
        "cave_vs_cave",
        ["greedy", "random"],
        GAMES,
    )


def code_of(plan: Plan, path: Path) -> str:
    with pytest.raises(TableError) as caught:
        write_dataset(plan, GAMES, path)
    return caught.value.code


def test_a_dataset_of_another_command_is_refused(whole: Path) -> None:
    other = Plan.of("cave_vs_cave", 2, ["random"], "tests", {})

    assert code_of(other, whole) == "dataset/other"


def test_a_foreign_file_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna")

    assert code_of(PLAN, file) == "dataset/broken"
    assert file.read_text() == "Dear Anna"


def test_a_chunk_that_was_damaged_is_told(tmp_path: Path) -> None:
    file, parts = tmp_path / "a.parquet", tmp_path / "a.parquet.parts"
    parts.mkdir()
    (parts / "000000000.parquet").write_bytes(b"PAR1")

    assert code_of(PLAN, file) == "dataset/broken"


def test_a_place_where_nothing_can_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    assert code_of(PLAN, tmp_path / "file" / "games.parquet") == "dataset/unwritable"


@pytest.mark.parametrize(
    ("bots", "seats", "code"),
    [
        (["nobody"], 2, "bot/unknown"),
        (["random"] * 3, 2, "env/bots"),
        (["random"], 9, "game/seats"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(bots: list[str], seats: int, code: str) -> None:
    with pytest.raises(TableError) as caught:
        Plan.of("cave_vs_cave", seats, bots, "tests", {})

    assert caught.value.code == code


def test_a_chunk_is_there_as_a_whole_or_not_at_all(tmp_path: Path) -> None:
    make_chunk((PLAN, 0, 1, tmp_path / "chunk.parquet"))

    assert [path.name for path in tmp_path.iterdir()] == ["chunk.parquet"]
