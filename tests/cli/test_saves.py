"""Leaving a game in any way and coming back to the very same one."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from grotto.cli.saves import new_path, own_command
from grotto.play.files import load
from grotto.play.replay import verify
from tests.cli.conftest import Terminal

NEW = ("play", "stone_age", "--seats", "2", "--bots", "random", "--seed", "caves")
SHORT = (*NEW, "--option", "max_rounds=2", "first_player=0")
ANSWERS = ["2 3", "1", "1"]


def moves_of(path: Path) -> list[str]:
    return [move.text for move in load(path).moves]


@pytest.mark.parametrize(("end", "status"), [(EOFError, 1), (KeyboardInterrupt, 130), ("quit", 0)])
def test_a_game_that_was_left_continues_where_it_was(
    terminal: Terminal, end: str | type[BaseException], status: int
) -> None:
    left = terminal.run(*SHORT, answers=[*ANSWERS, end])
    (saved,) = terminal.games()
    before = moves_of(saved)

    resumed = terminal.run("play", "--resume", str(saved), answers=["1"] * 300)

    assert left.status == status
    assert f"play --resume {saved}" in left.out
    assert "Traceback" not in left.err
    assert resumed.status == 0
    (record,) = terminal.records()
    assert moves_of(record)[: len(before)] == before
    assert terminal.games() == []
    assert verify(load(record)) > 0


def test_a_game_in_pieces_is_the_game_in_one_go(terminal: Terminal) -> None:
    people = ("play", "stone_age", "--seats", "2", "--bots", "--seed", "caves")
    terminal.run(*people, answers=["1 1", "2 2", "3 1", "quit"])
    terminal.run(*people, answers=["1 1", "2 2", "quit"])
    terminal.run("play", "--resume", answers=["3 1", "quit"])

    whole, pieces = terminal.games()
    assert moves_of(whole) == moves_of(pieces)


def test_resume_without_a_file_takes_the_last_game(terminal: Terminal) -> None:
    terminal.run(*SHORT, answers=ANSWERS)

    result = terminal.run("play", "--resume", answers=["quit"])

    assert result.status == 0
    assert "Stone Age: Player, Bot (random)." in result.out


def test_a_waiting_game_is_mentioned(terminal: Terminal) -> None:
    terminal.run(*SHORT, answers=ANSWERS)

    result = terminal.run("play", "--lang", "en")

    assert f"play --resume {terminal.games()[0]}" in result.out


def test_saving_under_a_name_leaves_that_file_alone_afterwards(
    terminal: Terminal, tmp_path: Path
) -> None:
    own = tmp_path / "my game.game"
    result = terminal.run(*SHORT, answers=[*ANSWERS, f"save {own}", "quit"])
    kept = own.read_text(encoding="utf-8")

    terminal.run("play", "--resume", str(own), answers=["1"] * 300)

    assert f"play --resume '{own}'" in result.out
    assert own.read_text(encoding="utf-8") == kept
    assert len(terminal.records()) == 1


def test_a_resumed_game_can_be_rewound_and_take_another_course(terminal: Terminal) -> None:
    terminal.run(*SHORT, answers=["2 3", *["1"] * 12])

    result = terminal.run("play", "--resume", answers=[*["rewind"] * 9, "5 2", *["1", "2"] * 200])

    assert result.status == 0, result.err
    assert "Your turn is taken back." in result.out
    assert verify(load(terminal.records()[0])) > 0


def test_names_survive_even_when_they_are_strange(terminal: Terminal) -> None:
    terminal.run(*SHORT, "--names", " Анна\n\x1b[31m ", "\udcff", answers=["quit"])

    assert load(terminal.games()[0]).names == ("Анна [31m", "?")


def test_a_state_folder_that_is_a_file_is_said_and_the_game_goes_on(
    terminal: Terminal, tmp_path: Path
) -> None:
    (tmp_path / "grotto").write_text("in the way", encoding="utf-8")

    result = terminal.run(*SHORT, answers=[*ANSWERS, "quit"])

    assert result.out.count("it is not being saved") == 1
    assert "Player sends 3 figures to the forest." in result.out
    assert result.status == 1


def test_saving_works_again_once_it_can(terminal: Terminal, tmp_path: Path) -> None:
    obstacle = tmp_path / "grotto"
    obstacle.write_text("in the way", encoding="utf-8")

    def answers() -> Iterator[str]:
        yield "2 3"
        obstacle.unlink()
        yield "1 1"
        yield "quit"

    result = terminal.run(*SHORT, answers=answers())

    assert "it is not being saved" in result.out
    assert "The game is kept." in result.out
    assert result.status == 0
    assert len(terminal.games()) == 1


@pytest.mark.parametrize("name", ["~nosuchuser/x", "/", "a\x00b", "x" * 300, "/dev/null/x"])
def test_a_name_that_no_file_can_have_is_refused_and_the_game_goes_on(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)

    result = terminal.run(*SHORT, answers=[f"save {name}", "quit"])

    assert result.status == 0, result.err
    assert "cannot be written." in " ".join(result.out.split())
    assert [path.name for path in tmp_path.iterdir()] == ["grotto"]


def test_saving_leaves_files_of_others_alone(terminal: Terminal, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann", encoding="utf-8")

    result = terminal.run(*SHORT, answers=[f"save {letter}", "quit"])

    assert "is no game of Grotto and stays as it is." in " ".join(result.out.split())
    assert letter.read_text(encoding="utf-8") == "Dear Ann"


def test_saving_again_under_the_same_name_replaces_the_game(
    terminal: Terminal, tmp_path: Path
) -> None:
    own = tmp_path / "own.game"
    terminal.run(*SHORT, answers=[f"save {own}", "2 3", f"save {own}", "quit"])

    assert "send forest 3" in moves_of(own)


def test_only_the_owner_may_read_a_game_that_is_not_over(
    terminal: Terminal, tmp_path: Path
) -> None:
    terminal.run(*SHORT, answers=["quit"])
    (game,) = terminal.games()

    assert game.stat().st_mode & 0o777 == 0o600
    assert game.parent.stat().st_mode & 0o777 == 0o700
    assert (tmp_path / "grotto").stat().st_mode & 0o777 == 0o700


def test_two_games_of_the_same_moment_have_paths_of_their_own(tmp_path: Path) -> None:
    paths = [new_path(tmp_path / "games", "stone_age") for _ in range(3)]

    assert len(set(paths)) == 3


def test_a_game_that_is_over_does_not_wait(terminal: Terminal) -> None:
    terminal.run(*SHORT, answers=ANSWERS)
    (waiting,) = terminal.games()
    terminal.run(*SHORT, answers=["1"] * 300)
    left_behind = waiting.with_name("stone_age-9999.game")
    terminal.records()[0].rename(left_behind)
    os.utime(waiting, (0, 0))
    new_path(waiting.parent, "stone_age")

    result = terminal.run("play", "--resume", answers=["quit"])

    assert f"play --resume {waiting}" in result.out
    assert result.status == 0


def test_a_record_that_cannot_be_kept_leaves_the_game_where_it_was(
    terminal: Terminal, tmp_path: Path
) -> None:
    (tmp_path / "grotto").mkdir()
    (tmp_path / "grotto" / "records").write_text("in the way", encoding="utf-8")

    result = terminal.run(*SHORT, answers=["1"] * 300)

    assert result.status == 1
    assert "cannot be written." in result.err
    assert load(terminal.games()[0]).result


@pytest.mark.parametrize(
    ("started", "command"),
    [
        (".venv/bin/grotto", ".venv/bin/grotto play"),
        ("pytest", f"{sys.executable} -m grotto.cli play"),
    ],
)
def test_commands_that_are_shown_work_from_where_one_stands(
    started: str, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(sys, "argv", [started])

    assert own_command("play") == command
