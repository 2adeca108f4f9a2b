"""Leaving a game in any way and coming back to the very same one."""

import sys
from pathlib import Path

import pytest

from grotto.cli.saves import own_command
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
