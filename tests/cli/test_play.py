"""Playing in the terminal, from the first question to the score sheet."""

import random
import re
from collections.abc import Iterator
from itertools import count, takewhile
from pathlib import Path

import pytest

from grotto.play.files import load, save
from grotto.play.replay import replay, verify
from grotto.play.table import Table
from tests.cli.conftest import Terminal, table_with_a_secret

DUEL = ("play", "stone_age", "--seats", "2", "--bots", "random", "--seed", "caves")
SHORT = (*DUEL, "--option", "max_rounds=2")


def any_numbers(seed: int) -> Iterator[str]:
    """Answer with small numbers for ever; a number that is no choice is asked again."""
    stream = random.Random(seed)
    while True:
        yield str(stream.randint(1, 9))


@pytest.mark.parametrize(
    ("language", "seed", "won"),
    [("en", 1, "wins with"), ("ru", 2, "Победа:"), ("uk", 3, "Перемога:")],
)
def test_a_whole_game_ends_with_score_sheets_and_a_record_that_proves_itself(
    terminal: Terminal, language: str, seed: int, won: str
) -> None:
    result = terminal.run(*DUEL, "--lang", language, answers=any_numbers(seed))

    (record,) = terminal.records()
    assert result.status == 0, result.err
    assert won in result.out
    assert verify(load(record)) > 0
    assert terminal.games() == []
    assert f"verify {record}" in result.out


def test_the_first_choice_always_leads_to_the_end(terminal: Terminal) -> None:
    result = terminal.run(*SHORT, answers=["1"] * 500)

    assert result.status == 0
    assert "The game ends: the last round is over." in result.out


def test_questions_that_the_command_line_leaves_open_have_defaults(terminal: Terminal) -> None:
    result = terminal.run("play", answers=["", "", "", "", "", "", "quit"])

    assert result.status == 0
    assert "Stone Age: Player, Bot (player)." in result.out


def test_the_language_is_asked_first(terminal: Terminal) -> None:
    result = terminal.run("play", answers=["2", "1", "2", "1", "1", "Анна", "выход"])

    assert "Каменный век: Анна, Бот (random)." in result.out


def test_a_wrong_answer_before_the_game_is_asked_again(terminal: Terminal) -> None:
    answers = ["1", "7", "x", "3", "0", "A", "B", "C"]

    result = terminal.run("play", "--lang", "en", answers=answers)

    assert result.out.count("Please type a number from 2 to 4.") == 2
    assert "Stone Age: A, B, C." in result.out


def test_the_commitment_is_shown_first_and_the_seed_last(terminal: Terminal) -> None:
    result = terminal.run(*SHORT, answers=any_numbers(5))

    commitment = load(terminal.records()[0]).commitment
    assert result.out.index(commitment) < result.out.index("The seed of the dice was caves.")


def test_figures_are_counted_beside_the_choice_or_asked_for(terminal: Terminal) -> None:
    result = terminal.run(*DUEL, "--option", "first_player=0", answers=["2 3", "1", "2"])

    assert "Player sends 3 figures to the forest." in result.out
    assert "How many (1–2)?" in result.out
    assert "Player sends 2 figures to the hunting grounds." in result.out


def test_notation_is_accepted(terminal: Terminal) -> None:
    result = terminal.run(*DUEL, "--option", "first_player=0", answers=["send forest 3"])

    assert "Player sends 3 figures to the forest." in result.out


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("", "Type a number from the list, or help."),
        ("dance", "“dance” is not an answer here."),
        ("99", "There is no choice 99; the last one is 14."),
        ("9" * 5000, "is not an answer here."),
        ("2 9", "Please choose a number from 1 to 5."),
        ("6 2", "This choice takes no number."),
        ("send wood 3", "“send wood 3” is not an action."),
        ("send hut 3", "Exactly 2 figures go to the hut. (STA-2.7)"),
        ("pay wood", "Something else is asked now: Where do your figures go?"),
        ("undo", "There is nothing to take back."),
        ("rewind", "There is nothing to take back."),
        ("end", "No turn waits to be ended."),
        ("hold", "From now on your turn ends only when you type end."),
        ("redo", "There is nothing to play again."),
        ("rules", "Type rules and a word"),
        ("rules zzz", "No rule speaks of “zzz”."),
        ("rules 2.7", "The hut takes exactly 2 figures"),
        ("log", "Round 1. Player begins."),
        ("board", "Building stacks:"),
        ("help", "what is not possible now, and why"),
        ("score", "Player: 0 points"),
        ("save", "Saved. To continue later:"),
        ("hint", "the others on average)."),
        ("more", "1. Hunting grounds, 1–5 figures"),
    ],
)
def test_every_input_gets_a_helpful_sentence(
    terminal: Terminal, answer: str, sentence: str
) -> None:
    result = terminal.run(*DUEL, "--option", "first_player=0", answers=[answer, "quit"])

    assert result.status == 0
    assert sentence in result.out


def test_a_question_mark_explains_what_is_not_possible(terminal: Terminal) -> None:
    result = terminal.run(*DUEL, "--option", "first_player=0", answers=["2 3", "?", "quit"])

    assert "You already have figures in the forest this round. (STA-2.3)" in result.out


def test_orders_are_understood_in_the_language_of_the_table(terminal: Terminal) -> None:
    result = terminal.run(*DUEL, "--lang", "ru", answers=["счёт", "СТОЛ", "quit"])

    assert "Если бы игра закончилась сейчас:" in result.out
    assert "Стопки построек:" in result.out


def test_long_menus_come_a_page_at_a_time(terminal: Terminal, tmp_path: Path) -> None:
    saved = a_long_menu(tmp_path / "rich.game")

    result = terminal.run(
        "play", "--resume", str(saved), "--lang", "en", answers=["more", "pay wood*2+gold"]
    )

    assert re.search(r"… and \d+ more choices: type more\.", result.out)
    assert re.search(r"^ +17\. Pay", result.out, re.MULTILINE)
    assert "0. Decline and go home" in result.out
    assert "pays 2 wood and 1 gold for a building and scores 12 points." in result.out


def a_long_menu(path: Path) -> Path:
    """Save a game at a building that can be paid in many ways."""
    for seed in count():
        table = thrifty(str(seed))
        if len(table.options()) > 40 and "pay wood*2+gold" in table.options():
            save(table.saved_game(), path)
            return path
    raise AssertionError


def thrifty(seed: str) -> Table:
    """Play some rounds in which nobody buys anything, up to a choice of many payments."""
    table, stream = Table("stone_age", 2, seed=seed), random.Random(seed)
    for _ in range(150):
        offers = table.options()
        if offers[-1] == "decline" and len(offers) > 40:
            break
        unpaid = [offer for offer in offers if not offer.startswith("pay")]
        table.play(stream.choice(unpaid))
    return table


def test_games_of_several_people_keep_secrets(terminal: Terminal) -> None:
    words = ("play", "stone_age", "--seats", "2", "--bots", "--names", "Ann", "Bob")
    result = terminal.run(*words, answers=["help", "secret", "quit"])

    assert "show the table with what only you may see" in result.out
    assert result.out.count("Building stacks:") == 1


def test_people_at_one_screen_see_no_secret_in_the_score(
    terminal: Terminal, tmp_path: Path
) -> None:
    saved = tmp_path / "secret.game"
    save(table_with_a_secret().saved_game(), saved)
    shared = ("play", "--resume", str(saved), "--bots", "--lang", "en")

    together = projection_in(terminal.run(*shared, answers=["score", "quit"]).out)
    in_secret = projection_in(terminal.run(*shared, answers=["secret", "quit"]).out)

    assert "Player 1: about" in together[0]
    assert all(line.startswith("Player") for line in together)
    assert any(line.startswith("  ") for line in in_secret)


def test_one_person_sees_the_own_score_sheet(terminal: Terminal, tmp_path: Path) -> None:
    saved = tmp_path / "secret.game"
    save(table_with_a_secret().saved_game(), saved)
    words = ("play", "--resume", str(saved), "--bots", "random", "--lang", "en")

    own, *sheet, _bot = projection_in(terminal.run(*words, answers=["score", "quit"]).out)

    assert "about" not in own
    assert sheet


def projection_in(out: str) -> list[str]:
    """Return the lines between the projection's heading and the next question."""
    after = out.partition("If the game ended now, you would have:\n")[2]
    return list(takewhile(lambda line: "> quit" not in line, after.splitlines()))


@pytest.mark.parametrize("number", ["9" * 5000, "٣", "03"])
def test_a_strange_number_is_asked_again(terminal: Terminal, number: str) -> None:
    first = ["--option", "first_player=0"]
    asked = terminal.run("play", "--lang", "en", answers=["1", number])
    counted = terminal.run(*DUEL, *first, answers=["2", number, "quit"])

    assert "Please type a number from 2 to 4." in asked.out
    assert "Please choose a number from 1 to 5." in counted.out
    assert counted.status == 0


def test_bots_alone_play_to_the_end(terminal: Terminal) -> None:
    result = terminal.run(*SHORT, "--people", "0")

    assert result.status == 0
    assert len(terminal.records()) == 1


def test_a_finished_record_replays(terminal: Terminal) -> None:
    terminal.run(*SHORT, answers=any_numbers(6))

    record = load(terminal.records()[0])
    assert replay(record).outcome().totals == record.result
