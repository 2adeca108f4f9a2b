"""`grotto replay` and `grotto verify`, with sound records and with broken ones."""

from pathlib import Path

import pytest

from grotto.core.stream import Stream
from grotto.play.files import save
from grotto.play.table import Table
from tests.cli.conftest import Terminal


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game."""
    table = Table("stone_age", 2, {"max_rounds": 2}, seed="caves", names=("Ann", "Bob"))
    stream = Stream(7)
    while not table.over:
        offers = table.options()
        table.play(offers[stream.below(len(offers))])
    path = tmp_path / "finished.game"
    save(table.record(), path)
    return path


def changed(record: Path, old: str, new: str) -> int:
    """Replace the first line that begins with `old`, and return its number."""
    lines = record.read_text(encoding="utf-8").splitlines()
    index = next(index for index, line in enumerate(lines) if line.startswith(old))
    lines[index] = new
    record.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return index + 1


def test_a_record_is_told_in_words(terminal: Terminal, record: Path) -> None:
    result = terminal.run("replay", str(record))

    assert result.status == 0
    assert result.out.startswith("Stone Age: Ann, Bob.\n")
    assert "Round 2." in result.out
    assert "wins with" in result.out
    assert "moves, all in order." in result.out


def test_a_record_is_told_in_russian(terminal: Terminal, record: Path) -> None:
    result = terminal.run("replay", str(record), "--lang", "ru")

    assert "Каменный век: Ann, Bob." in result.out
    assert "всё сходится." in result.out


def test_a_replay_stops_where_asked(terminal: Terminal, record: Path) -> None:
    result = terminal.run("replay", str(record), "--to", "9")

    assert "9 moves, all in order. The game is not over here." in result.out
    assert "wins with" not in result.out


def test_verify_counts_rolls_and_draws(terminal: Terminal, record: Path) -> None:
    result = terminal.run("verify", str(record))

    assert result.status == 0
    assert "rolls and draws follow from the seed." in result.out


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "The game is not over here"), ("ru", "не окончена"), ("uk", "не закінчено")],
)
def test_the_seed_of_an_unfinished_game_stays_secret(
    terminal: Terminal, tmp_path: Path, language: str, sentence: str
) -> None:
    path = tmp_path / "unfinished.game"
    save(Table("stone_age", 2, seed="a secret seed").saved_game(), path)

    result = terminal.run("verify", str(path), "--lang", language)

    assert result.status == 0
    assert sentence in result.out
    assert "a secret seed" not in result.out


def test_a_truncated_record_is_not_called_finished(terminal: Terminal, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    kept = [line for line in lines if not line.startswith("result")][:-9]
    record.write_text("\n".join(kept), encoding="utf-8")

    result = terminal.run("verify", str(record))

    assert "The game is not over here" in result.out


@pytest.mark.parametrize("name", ["\x1b[31mEVIL", "\x07EVIL", "\x9b31mEVIL", "\u202eEVIL"])
def test_names_in_a_record_cannot_steer_the_terminal(
    terminal: Terminal, record: Path, name: str
) -> None:
    changed(record, "name 0", f"name 0: {name}")

    result = terminal.run("replay", str(record))

    assert "EVIL" in result.out
    assert name[0] not in result.out


def test_a_broken_record_cannot_steer_the_terminal(terminal: Terminal, record: Path) -> None:
    changed(record, "commitment", "\x1b[31mEVIL")

    result = terminal.run("replay", str(record))

    assert "[31mEVIL" in result.err
    assert "\x1b" not in result.err


def test_an_illegal_move_names_the_line_and_what_was_on_offer(
    terminal: Terminal, record: Path
) -> None:
    line = changed(record, "send", "send hut 1")

    result = terminal.run("replay", str(record))

    assert result.status == 1
    assert f"Line {line}" in result.err
    assert "send hut 1" in result.err
    assert "send hunting_grounds 1" in result.err


def test_a_forged_roll_is_found(terminal: Terminal, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    kept = [line for line in text.splitlines() if not line.startswith(("=", "result"))]
    record.write_text("\n".join(kept), encoding="utf-8")
    line = changed(record, "seed: ", "seed: other")

    result = terminal.run("verify", str(record))

    assert line
    assert result.status == 1
    assert "The seed is not the one that was promised." in result.err


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("grotto-record", "something else", "This is not a record"),
        ("game:", "game: chess", "There is no game “chess”"),
        ("rules:", "rules: 99", "rules version 99"),
        ("seats:", "seats: 9", "not for 9"),
        ("seats:", "seats: two", "seats: two"),
        ("option", "option max_rounds: -1", "max_rounds"),
        ("option", "option wings: 2", "wings"),
        ("commitment:", "nonsense", "nonsense"),
        ("result:", "result: 1 2", "not 1 2"),
        ("= ", "= 0123456789abcdef", "0123456789abcdef"),
        ("send", "jump", "jump"),
    ],
)
def test_a_corrupted_record_is_refused_in_a_sentence(
    terminal: Terminal, record: Path, command: str, old: str, new: str, sentence: str
) -> None:
    changed(record, old, new)

    result = terminal.run(command, str(record))

    assert result.status == 1
    assert sentence in result.err
    assert "Traceback" not in result.err


@pytest.mark.parametrize("command", [("replay",), ("verify",), ("play", "--resume")])
def test_a_missing_file_a_folder_and_noise_are_refused(
    terminal: Terminal, tmp_path: Path, command: tuple[str, ...]
) -> None:
    noise = tmp_path / "noise"
    noise.write_bytes(b"\xff\xfe\x00")

    missing = terminal.run(*command, str(tmp_path / "nowhere.game"))
    folder = terminal.run(*command, str(tmp_path))
    binary = terminal.run(*command, str(noise))

    assert [missing.status, folder.status, binary.status] == [1, 1, 1]
    assert "cannot be read" in missing.err
    assert "is not a text" in binary.err


def test_a_finished_game_cannot_be_resumed(terminal: Terminal, record: Path) -> None:
    result = terminal.run("play", "--resume", str(record))

    assert result.status != 0
    assert "is over" in result.err
