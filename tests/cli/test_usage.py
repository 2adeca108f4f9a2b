"""Wrong usage: one sentence in the chosen language, and the status that says so."""

import pytest

from tests.cli.conftest import Terminal


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("dance", "There is no command 'dance'"),
        ("--wings", "What is “--wings”?"),
        ("play chess", "There is no game “chess”. On the shelf: stone_age, "),
        ("play stone_age --seats 9 --bots greedy", "not for 9"),
        ("play stone_age --seats x", "--seats needs a whole number from 1 on, not “x”."),
        ("play stone_age --seats", "--seats needs a value"),
        ("play stone_age --seats 2 --bots deep", "There is no bot “deep” for this game."),
        ("play stone_age --seats 2 --bots random random random", "2 seats cannot be filled"),
        ("play stone_age --seats 3 --people 3 --bots random random", "3 seats cannot be filled"),
        ("play stone_age --seats 2 --bots random --option wings=2", "no option “wings”"),
        ("play stone_age --seats 2 --bots random --option wings", "Options are written key=value"),
        (
            "play stone_age --seats 2 --bots random --option max_rounds=101",
            "Option max_rounds cannot be “101”. Possible: 0 … 100.",
        ),
        ("play stone_age --seats 2 --bots random --seed=", "A seed is one line of printable text"),
        ("play stone_age --seats 2 --names A B C D", "Names do not fit the seats: 4 for 2."),
        ("play --resume", "No saved game waits to be continued."),
        ("play --lang de", "Grotto does not speak “de”."),
        ("rules", "Something is missing: GAME"),
        ("rules chess", "There is no game “chess”."),
        ("replay", "Something is missing: FILE"),
        ("simulate chess", "There is no game “chess”."),
        ("simulate stone_age --seats 7", "not for 7"),
        ("simulate stone_age --bots deep", "deep"),
        ("simulate stone_age --seats 3 --bots random random", "random, random"),
        ("simulate stone_age --games 0", "--games needs a whole number from 1 on, not “0”."),
        ("simulate stone_age --games -5", "--games needs"),
        ("simulate stone_age --jobs 0", "--jobs needs"),
        ("simulate stone_age --option a=b", "no option “a”"),
        ("simulate stone_age --json=yes", "do not go together"),
        ("arena stone_age", "Something is missing: --bots"),
        ("arena stone_age --bots random --seats 1", "not for 1"),
        ("arena stone_age --bots genius", "genius"),
        ("arena stone_age --bots cmd:no-such-program", "there is no program no-such-program"),
        ("arena stone_age --bots cmd:", "no program is named after “cmd:”"),
        ("arena stone_age --bots nowhere:bot", "its factory fails (ModuleNotFoundError"),
        ("arena stone_age --bots a=random a=greedy", "Two different bots are called a"),
        ("arena chess --bots random", "There is no game “chess”."),
        ("stats chess", "There is no game “chess”."),
        ("stats stone_age --records /no/such/folder", "There is no folder /no/such/folder."),
        ("stats stone_age --seats 7", "not for 7"),
    ],
)
def test_wrong_usage_is_one_sentence_and_status_two(
    terminal: Terminal, words: str, sentence: str
) -> None:
    result = terminal.run(*words.split(" "))

    assert result.status == 2, result
    assert sentence in result.err
    assert result.err.count("\n") == 1
    assert "usage" not in result.err.lower()


def test_errors_speak_the_chosen_language(terminal: Terminal) -> None:
    russian = terminal.run("play", "chess", "--lang", "ru")
    ukrainian = terminal.run("--lang=uk", "dance")

    assert "На полке" in russian.err or "Игры" in russian.err
    assert "Команди 'dance' немає" in ukrainian.err


def test_the_language_of_the_terminal_is_the_default(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")

    assert "Кам’яна доба" in terminal.run("games").out


def test_input_that_ends_before_the_table_is_set_up_is_said(terminal: Terminal) -> None:
    result = terminal.run("play")

    assert result.status == 1
    assert "The input ended before the question was answered." in result.err


def test_ctrl_c_before_the_table_is_set_up_is_said(terminal: Terminal) -> None:
    result = terminal.run("play", answers=[KeyboardInterrupt])

    assert result.status == 130
    assert result.err.endswith("Stopped.\n")


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize(
    "command",
    ["", "play", "serve", "games", "rules", "replay", "verify", "simulate", "arena", "stats"],
)
def test_help_is_written_in_every_language(terminal: Terminal, language: str, command: str) -> None:
    result = terminal.run(*command.split(), "--help", "--lang", language)

    assert result.status == 0
    assert "grotto" in result.out
    assert max(map(len, result.out.splitlines())) <= 80
    assert ("usage:" in result.out) is False
