"""The command as a program of its own: pipes, encodings, signals."""

import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

GROTTO = [sys.executable, "-m", "grotto.cli"]


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """The environment of a user with a fresh home."""
    kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH") if name in os.environ}
    return {**kept, "XDG_STATE_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}


def run(
    words: str, environment: dict[str, str], text: str = ""
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*GROTTO, *words.split()],
        env=environment,
        input=text.encode(),
        capture_output=True,
        timeout=120,
        check=False,
    )


def test_a_reader_who_leaves_early_ends_it_quietly(environment: dict[str, str]) -> None:
    command = subprocess.Popen(
        [*GROTTO, "rules", "stone_age"],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert command.stdout
    assert command.stderr
    command.stdout.readline()
    command.stdout.close()

    assert command.stderr.read() == b""
    command.stderr.close()
    command.wait()


def test_answers_may_come_through_a_pipe(environment: dict[str, str]) -> None:
    words = "play stone_age --seats 2 --bots random --seed a --option max_rounds=1"
    result = run(words, environment, "1\n" * 200)

    assert result.returncode == 0, result.stderr
    assert "verify" in result.stdout.decode()


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("ru", b"Etot terminal ne pokazyvaet"), ("uk", b"Tsei terminal ne pokazuie")],
)
def test_a_stream_without_cyrillic_letters_is_said_in_latin_ones(
    environment: dict[str, str], language: str, sentence: bytes
) -> None:
    result = run(f"games --lang {language}", {**environment, "PYTHONIOENCODING": "ascii"})

    assert result.returncode == 1
    assert result.stderr.startswith(sentence)
    assert b"?" not in result.stderr


@pytest.mark.parametrize(
    "words",
    [
        "games >&-",
        "--version >&-",
        "games > /dev/full",
        "--version > /dev/full",
        "play stone_age --seats 2 --bots random > /dev/full",
    ],
)
def test_an_output_that_fails_is_said(environment: dict[str, str], words: str) -> None:
    result = in_shell(words, environment)

    assert result.returncode == 1
    assert result.stderr == b"The output could not be written.\n"


@pytest.mark.parametrize("lost", ["<&-", "0> /dev/null"])
def test_a_lost_input_is_the_end_of_input(environment: dict[str, str], lost: str) -> None:
    result = in_shell(f"play {lost}", environment)

    assert result.returncode == 1
    assert result.stderr == b"The input ended before the question was answered.\n"


@pytest.mark.parametrize("lost", ["2>&-", "2> /dev/full"])
def test_errors_that_nobody_reads_still_have_their_status(
    environment: dict[str, str], lost: str
) -> None:
    assert in_shell(f"games {lost}", environment).returncode == 0
    assert in_shell(f"dance {lost}", environment).returncode != 0
    assert in_shell(f"dance {lost}", environment).stdout == b""


def in_shell(words: str, environment: dict[str, str]) -> subprocess.CompletedProcess[bytes]:
    """Run a command line with its redirections."""
    command = f"{shlex.join(GROTTO)} {words}"
    return subprocess.run(
        ["/bin/sh", "-c", command], env=environment, capture_output=True, timeout=60, check=False
    )


def test_games_begun_at_once_are_kept_apart(environment: dict[str, str], tmp_path: Path) -> None:
    words = [*GROTTO, "play", "stone_age", "--seats", "2", "--bots", "random"]
    begun = [
        subprocess.Popen(words, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE)
        for _ in range(4)
    ]
    told = [command.communicate(timeout=60)[0].split()[-1] for command in begun]

    assert len(set(told)) == 4
    assert len(list(tmp_path.glob("grotto/games/*.game"))) == 4


def test_english_is_readable_in_ascii(environment: dict[str, str]) -> None:
    result = run("games", {**environment, "PYTHONIOENCODING": "ascii"})

    assert result.returncode == 0
    assert b"Stone Age" in result.stdout


def test_answers_that_are_no_text_are_survived(environment: dict[str, str]) -> None:
    result = subprocess.run(
        [*GROTTO, "play", "stone_age", "--seats", "2", "--bots", "random"],
        env=environment,
        input=b"\xff\xfe\n\x00\nquit\n",
        capture_output=True,
        timeout=60,
        check=False,
    )

    assert result.returncode == 0, result.stderr


@pytest.fixture
def heeded_ctrl_c() -> Iterator[None]:
    """Let programs hear Ctrl-C even where the tests run as a job that does not, in the background.

    They inherit what is ignored, and nothing else.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("heeded_ctrl_c")
def test_ctrl_c_keeps_the_game(environment: dict[str, str], tmp_path: Path) -> None:
    command = subprocess.Popen(
        [*GROTTO, *"play stone_age --seats 2 --bots random --option first_player=0".split()],
        env={**environment, "PYTHONUNBUFFERED": "1"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert command.stdout
    assert command.stdin
    assert any(b"14." in line for line in iter(command.stdout.readline, b""))
    command.send_signal(signal.SIGINT)
    out, err = command.communicate(timeout=60)

    assert command.returncode == 130
    assert b"play --resume" in out
    assert err == b""
    assert len(list(tmp_path.glob("grotto/games/*.game"))) == 1


def test_asking_for_the_version_loads_no_texts_and_no_bots(environment: dict[str, str]) -> None:
    script = (
        "import sys; from grotto.cli import main; main(['--version']);"
        "print([name for name in sys.modules if name.startswith(('fluent', 'rich', 'grotto.bots',"
        " 'grotto.i18n', 'grotto.arena'))])"
    )
    result = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, check=True
    )

    assert result.stdout.decode().splitlines()[-1] == "[]"
