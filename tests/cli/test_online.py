"""Playing at a server's table in the terminal: real servers, real terminals."""

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from grotto.core import records
from grotto.play.files import load
from grotto.play.replay import replay, verify
from grotto.play.table import Table
from tests.cli.conftest import Terminal
from tests.cli.terminals import TerminalWindow, piped
from tests.server.processes import Served

STONE_AGE = ("--new", "stone_age", "--option", "first_player=0", "max_rounds=1")


@pytest.fixture(scope="module")
def module_home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("served")


@pytest.fixture(scope="module")
def address(module_home: Path) -> Iterator[str]:
    """A server for all tests that do not harm it."""
    with Served(module_home) as served:
        yield served.address


@pytest.fixture
def windows() -> Iterator[ExitStack]:
    with ExitStack() as opened:
        yield opened


def open_window(windows: ExitStack, home: Path, *words: str) -> TerminalWindow:
    return windows.enter_context(TerminalWindow(home, "play", *words))


def link_in(window: TerminalWindow) -> str:
    """The address that a table is shared by."""
    window.expect("Others come by typing")
    window.expect("Type start")
    found = re.search(r"grotto play --server (\S+)", window.text)
    assert found
    return found[1]


def two_at_a_table(
    windows: ExitStack, home: Path, address: str, *bots: str, wish: str = ""
) -> tuple[TerminalWindow, TerminalWindow]:
    """Ann and Ben, with bots between them; Ann is asked first."""
    seats = ("--seats", str(2 + len(bots)), "--bots", *bots, *wish.split())
    ann = open_window(windows, home, "--server", address, *STONE_AGE, *seats, "--name", "Ann")
    ben = open_window(windows, home, "--server", link_in(ann), "--name", "Ben")
    ann.expect("Ann>")
    ben.expect("Waiting for Ann.")
    return ann, ben


def test_two_terminals_and_a_bot_play_at_one_table(
    windows: ExitStack, tmp_path: Path, address: str
) -> None:
    ann, ben = two_at_a_table(windows, tmp_path, address, "random")

    ann.enter("2 3")

    ben.expect("Ann sends 3 figures to the forest.")
    ben.expect("Ben>")
    ann.expect("Waiting for Ben.")
    ben.enter("send quarry 2")
    ann.expect("Ben sends 2 figures to the quarry.")
    ann.expect("Ann>")


def test_both_terminals_go_on_when_the_server_is_killed_and_started_again(
    windows: ExitStack, tmp_path: Path
) -> None:
    with Served(tmp_path) as served:
        ann, ben = two_at_a_table(windows, tmp_path, served.address)
        served.kill()
        ann.expect("The line to the server is broken.")
        ben.expect("The line to the server is broken.")
        ann.enter("2 5")
        served.start()

        ann.expect("The server is there again.")
        ben.expect("Ann sends 5 figures to the forest.")
        ben.expect("Ben>")
        ben.enter("send quarry 5")
        ann.expect("Ben sends 5 figures to the quarry.")

    assert ann.text.count("Ann sends 5 figures") == 1


def test_who_leaves_comes_back_to_the_same_seat(
    windows: ExitStack, tmp_path: Path, address: str
) -> None:
    ann, _ = two_at_a_table(windows, tmp_path, address)
    ann.enter("quit")
    ann.expect("Your seat stays yours. To come back:")
    status = ann.wait()
    found = re.search(r"play (--server .+)", ann.text.splitlines()[-1])
    assert found

    again = open_window(windows, tmp_path, *found[1].split())

    assert status == 0
    again.expect("Ann>")


def test_a_choice_can_be_taken_back_and_played_again(
    windows: ExitStack, tmp_path: Path, address: str
) -> None:
    ann, ben = two_at_a_table(windows, tmp_path, address)
    ann.enter("2 3")
    ann.expect("Ann sends 3 figures to the forest.")
    ben.expect("Ben>")

    ann.enter("undo")
    for window in (ann, ben):
        window.expect("Taken back: Ann sends 3 figures to the forest.")
    ben.expect("Waiting for Ann.")
    ann.expect("Ann>")
    ann.enter("redo")

    ann.expect("Played again.")
    ben.expect("Ann sends 3 figures to the forest.")


def test_everybody_reads_who_takes_back_and_plays_again(
    windows: ExitStack, tmp_path: Path, address: str
) -> None:
    ann, ben = two_at_a_table(windows, tmp_path, address)
    ann.enter("2 3")
    ben.expect("Ben>")

    ann.enter("undo")
    ben.expect("Ann takes back the last choice.")
    ann.expect("Ann>")
    ann.enter("redo")

    ben.expect("Ann plays again what was taken back.")


def test_who_comes_to_a_table_that_goes_on_from_a_record_is_told_before_sitting_down(
    windows: ExitStack, tmp_path: Path, address: str
) -> None:
    game = Table("stone_age", 2, {"first_player": "0"}, seed="known")
    game.play("send forest 3")
    body = {"record": records.write(game.record()), "name": "Host"}
    made = httpx.post(f"{address}api/tables/import", json=body).json()
    link = f"{address}tables/{made['id']}"

    looks, sits = [
        open_window(windows, tmp_path, "--server", link, "--name", name) for name in ("Ann", "Ben")
    ]
    for window, answer in ((looks, "1"), (sits, "2")):
        window.expect("of a record that the host has brought.")
        window.expect("2. Sit down all the same")
        window.enter(answer)

    sits.expect("1. Ben")
    looks.expect("1. ")
    assert "Ann" not in sits.text


def test_people_talk_also_while_somebody_thinks(
    windows: ExitStack, tmp_path: Path, address: str
) -> None:
    ann, ben = two_at_a_table(windows, tmp_path, address)

    ben.enter("say take your time")
    ann.expect("Ben says: take your time")
    ann.expect("Ann>")
    ann.enter("say thanks")

    ben.expect("Ann says: thanks")


def test_going_back_past_a_move_takes_the_consent_of_all(
    windows: ExitStack, tmp_path: Path, address: str
) -> None:
    ann, ben = two_at_a_table(windows, tmp_path, address, "random")
    ann.enter("2 3")
    ben.expect("Ben>")
    ann.expect("Waiting for Ben.")
    ann.enter("undo")
    ann.expect("Taken back: Ann sends 3 figures to the forest.")
    ann.expect("Ann>")
    ann.enter("2 3")
    ben.expect("Bot sends")
    ben.expect("Ben>")
    ben.enter("1 1")
    ann.expect("Ben sends")
    ann.expect("Ann>")

    ann.enter("undo")
    ann.expect("Type back to ask everybody")
    ann.enter("agree")
    ann.expect("Nobody asks to go back.")
    ann.enter("back")
    ben.expect("Type agree or refuse.")
    ben.enter("back")
    ben.expect("Type agree or refuse.")
    ben.enter("agree")

    ann.expect("Ann>")
    ben.expect("Taken back: Ann sends 3 figures to the forest.")
    ben.expect("Taken back: Ben sends 1 figure to the hunting grounds.")


def test_all_others_wait_for_who_ends_turns_by_hand(
    windows: ExitStack, tmp_path: Path, address: str
) -> None:
    ann, ben = two_at_a_table(windows, tmp_path, address, "random", wish="--by-hand")
    ann.enter("2 3")
    ann.expect("Your turn ends when you type end.")
    ben.expect("Ann sends 3 figures to the forest.")

    ann.enter("rewind")
    ann.expect("Taken back: Ann sends 3 figures to the forest.")
    ann.expect("Ann>")
    ann.enter("3 1")
    ann.expect("Your turn ends when you type end.")
    ann.enter("4")
    ann.expect("Your turn ends when you type end.")
    assert "Bot sends" not in ann.text
    ann.enter("end")

    ann.expect("Bot sends")
    ben.expect("Ben>")
    ben.enter("hold")
    ben.expect("From now on your turn ends only when you type end.")
    ben.enter("1 1")
    ben.expect("Your turn ends when you type end.")
    ben.enter("hold")
    ben.expect("Your turn ends by itself again.")
    ann.expect("Ann>")


def test_a_bot_plays_for_who_is_away_until_they_return(
    windows: ExitStack, tmp_path: Path, address: str
) -> None:
    ann, ben = two_at_a_table(windows, tmp_path, address)

    ann.enter("away")
    ben.expect("Ann leaves. A bot plays on.")
    ben.expect("Ben>")
    ben.enter("replace 1")
    ben.expect("There is no need for that now.")
    ann.enter("return")

    ben.expect("Ann is back.")
    ben.enter("replace 1")
    ben.expect("The player at seat 1 has not been absent for long enough.")


def test_people_talk_before_the_start(windows: ExitStack, tmp_path: Path, address: str) -> None:
    seats = ("--seats", "3", "--name", "Ann")
    ann = open_window(windows, tmp_path, "--server", address, *STONE_AGE, *seats)
    ben = open_window(windows, tmp_path, "--server", link_in(ann), "--name", "Ben")
    ben.expect("when the host says so.")

    ben.enter("start")
    ben.expect("Only the person who made this table may do that.")
    ben.enter("say")
    ben.expect("Type say and what you want to say.")
    ben.enter("say hello")
    ann.expect("Ben says: hello")
    ann.enter("start")

    ann.expect("Ann, Ben, Bot (greedy).")


def test_who_finds_no_free_seat_looks_on_and_talks(
    windows: ExitStack, tmp_path: Path, address: str
) -> None:
    ann, ben = two_at_a_table(windows, tmp_path, address)
    ann.enter("quit")
    ann.wait()
    found = re.search(r"play --server (\S+) --name Ann", ann.text)
    assert found

    cat = open_window(windows, tmp_path, "--server", found[1], "--name", "Cat")
    cat.expect("You look on.")
    cat.expect("Building stacks:")
    cat.expect("Waiting for Ann.")
    cat.enter("say good luck")

    ben.expect("Cat, who looks on, says: good luck")
    cat.enter("away")
    cat.expect("Only those who sit at this table may do that.")


def test_the_way_back_leads_to_the_same_language(
    windows: ExitStack, tmp_path: Path, address: str
) -> None:
    ann = open_window(windows, tmp_path, *alone(address), "--lang", "uk")
    ann.expect("Ann>")
    ann.enter("вихід")

    ann.expect("--name Ann --lang uk")


def test_nothing_is_asked_where_no_server_answers(windows: ExitStack, tmp_path: Path) -> None:
    window = open_window(windows, tmp_path, "--server", "127.0.0.1:9")

    assert window.wait() == 1
    assert window.text == "No server answers at http://127.0.0.1:9.\n"


def test_a_game_ends_with_score_sheets_and_a_record_that_proves_itself(
    tmp_path: Path, address: str
) -> None:
    result = piped(tmp_path, "play", *alone(address), text="1\n" * 200)

    (record,) = (tmp_path / "state" / "grotto" / "records").glob("*.game")
    assert (result.returncode, result.stderr) == (0, "")
    outcome = replay(load(record)).outcome()
    won, shared = "wins with", "share the victory with"
    assert (shared if len(outcome.winners) > 1 else won) in result.stdout
    assert f"verify {record}" in result.stdout
    assert verify(load(record)) > 0


def test_a_terminal_without_a_table_offers_ones_own(
    windows: ExitStack, tmp_path: Path, address: str
) -> None:
    piped(tmp_path, "play", *alone(address), text="quit\n")

    window = open_window(windows, tmp_path, "--server", address, "--name", "Ann")
    window.expect("1. Stone Age: Ann, ")
    window.expect("Your move!")
    window.expect("2. A new table")
    window.enter("1")

    window.expect("Ann>")


def alone(address: str) -> tuple[str, ...]:
    """Ann against a bot."""
    return ("--server", address, *STONE_AGE, "--seats", "2", "--bots", "random", "--name", "Ann")


def test_what_can_be_typed_at_a_question(tmp_path: Path, address: str) -> None:
    typed = {
        "?": "Nothing that could be expected here is forbidden.",
        "send hut 3": "Exactly 2 figures go to the hut. (STA-2.7)",
        "pay wood": "Something else is asked now: Where do your figures go?",
        "dance": "“dance” is not an answer here.",
        "send wood 3": "“send wood 3” is not an action.",
        "board": "Building stacks:",
        "log": "Round 1. Ann begins.",
        "redo": "There is nothing to play again.",
        "undo": "There is nothing to take back.",
        "say": "Type say and what you want to say.",
        "help": "talk to everybody at the table",
        "rules 2.7": "The hut takes exactly 2 figures",
        "quit": "Your seat stays yours. To come back:",
    }

    result = piped(tmp_path, "play", *alone(address), text="".join(f"{word}\n" for word in typed))

    answers = re.split(r"Ann> ", result.stdout)[1:]
    assert (result.returncode, result.stderr) == (0, "")
    assert len(answers) == len(typed)
    for (word, sentence), answer in zip(typed.items(), answers, strict=True):
        assert answer.startswith(word)
        assert sentence in " ".join(answer.split())


def test_seats_with_secrets_are_handed_over(
    windows: ExitStack, tmp_path: Path, address: str
) -> None:
    words = ("--new", "lost_mines", "--seats", "3", "--bots", "random")
    window = open_window(
        windows, tmp_path, "--server", address, *words, "--name", "Ann", "--names", "Ben"
    )

    window.expect("Ann, Ben, Bot (random).")
    window.expect("press Enter when nobody else looks.")
    window.enter("")
    window.expect("Your hand:")
    while window.expect("Ann>", "Ben>", "press Enter when nobody else looks.").endswith(">"):
        window.enter("1")


def test_the_end_of_input_leaves_the_seat(tmp_path: Path, address: str) -> None:
    result = piped(tmp_path, "play", *alone(address), text="1 1\n")

    assert result.returncode == 1
    assert "Your seat stays yours. To come back:" in result.stdout


@pytest.mark.parametrize(
    ("words", "status", "sentence"),
    [
        ("--server 127.0.0.1:9 --table x", 1, "No server answers at http://127.0.0.1:9."),
        ("--server ftp://x --table x", 2, "“ftp://x” is no address of a server."),
        ("--server x --seed 1 --new stone_age", 2, "--seed is not for a table on a server."),
        ("--table x", 2, "--table, --new and --name are for a server"),
        ("--server {address} --table nowhere", 1, "There is no such table, or it is private."),
        ("--server {address} --new chess", 2, "There is no game “chess”."),
        ("--server {address} --new stone_age --seats 9", 2, "not for 9"),
        ("--server {address} --new stone_age --seats 2 --bots deep", 2, "There is no bot “deep”"),
        (
            "--server {address} --new stone_age --seats 2 --bots random random",
            2,
            "2 seats cannot be filled with 1 people and 2 bots.",
        ),
    ],
)
def test_what_cannot_be_is_one_sentence(
    terminal: Terminal, address: str, words: str, status: int, sentence: str
) -> None:
    result = terminal.run("play", *words.format(address=address).split())

    assert sentence in result.err
    assert result.err.count("\n") == 1
    assert result.status == status
