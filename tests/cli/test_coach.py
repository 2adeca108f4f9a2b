"""The coach in the terminal: explains, names what is good, and doubts a costly answer."""

from tests.cli.conftest import Terminal

ALONE = ("play", "stone_age", "--seats", "2", "--bots", "random", "--seed", "coach")
PLAY = (*ALONE, "--option", "first_player=0", "--coach", "--lang", "en")
ABOUT = "Coach: Send as many figures as you like to one place"


def test_the_coach_says_what_a_question_is_about_and_what_is_good(terminal: Terminal) -> None:
    result = terminal.run(*PLAY, answers=["board", "quit"])

    assert result.out.count(ABOUT) == 1  # the question is asked twice
    assert "Good now – " in result.out


def test_without_a_word_there_is_no_coach_and_one_word_brings_it(terminal: Terminal) -> None:
    words = [word for word in PLAY if word != "--coach"]

    before = terminal.run(*words, answers=["quit"]).out
    result = terminal.run(*words, answers=["coach", "coach", "quit"])

    assert "Coach:" not in before
    assert ABOUT in result.out
    assert "The coach is silent." in result.out


def test_a_costly_answer_is_doubted_and_played_only_if_one_insists(terminal: Terminal) -> None:
    wasteful = "send hunting_grounds 5"

    result = terminal.run(*PLAY, answers=[wasteful, "", wasteful, "!", "quit"])

    assert result.out.count("Are you sure?") == 2
    assert "Another answer should bring you about" in result.out
    assert result.out.count("sends 5 figures") == 1


def test_nonsense_is_refused_as_ever(terminal: Terminal) -> None:
    result = terminal.run(*PLAY, answers=["fly", "send forest 9", "quit"])

    assert "Are you sure?" not in result.out
    assert "“fly”" in result.out


def test_a_server_has_its_own_coach(terminal: Terminal) -> None:
    result = terminal.run("play", "--server", "http://localhost:1", "--coach", "--lang", "en")

    assert result.status == 2
    assert "--coach" in result.err
