"""Taking back in the terminal, whole turns too, and turns that are ended by hand."""

from grotto.play.files import load
from tests.cli.conftest import Terminal

FIRST = ("--option", "first_player=0")
DUEL = ("play", "stone_age", "--seats", "2", "--bots", "random", "--seed", "caves", *FIRST)
PEOPLE = ("play", "stone_age", "--seats", "2", "--bots", *FIRST)
BY_HAND = (*PEOPLE, "--by-hand")


def moves_kept(terminal: Terminal) -> list[str]:
    return [move.text for move in load(terminal.games()[0]).moves]


def test_undo_takes_back_what_bots_have_played_since(terminal: Terminal) -> None:
    result = terminal.run(*DUEL, answers=["2 3", "undo", "redo", "rewind", "quit"])

    assert "Taken back." in result.out
    assert "Played again." in result.out
    assert "Your turn is taken back." in result.out
    assert "send forest 3" not in moves_kept(terminal)


def test_people_at_one_screen_take_back_freely(terminal: Terminal) -> None:
    result = terminal.run(*PEOPLE, answers=["2 3", "undo", "3 1", "quit"])

    moves = moves_kept(terminal)
    assert "Taken back." in result.out
    assert moves[-1] == "send clay_pit 1"
    assert "send forest 3" not in moves


def test_undo_stops_at_a_roll(terminal: Terminal) -> None:
    placed = ["send forest 5", "send clay_pit 3", "send quarry 2"]
    answers = [*placed, "act forest", "undo", "rewind", "quit"]
    rolled = terminal.run(*PEOPLE, answers=answers)

    assert rolled.out.count("something was rolled or revealed after it.") == 2


def test_what_was_rolled_stays_for_who_plays_alone_too(terminal: Terminal) -> None:
    words = ("play", "stone_age", "--seats", "2", "--bots", "random", "--seed", "a")
    result = terminal.run(*words, answers=[*["1"] * 12, *["undo"] * 30, "quit"])

    assert result.status == 0
    assert result.out.count("something was rolled or revealed after it.") > 20


def test_a_turn_ends_by_hand_where_somebody_wants_that(terminal: Terminal) -> None:
    answers = ["2 3", "1", "hint", "", "send quarry 1", "end", "send quarry 2", "quit"]
    result = terminal.run(*BY_HAND, answers=answers)

    assert result.out.count("Your turn ends when you type end.") == 6
    assert moves_kept(terminal)[-2:] == ["send forest 3", "send quarry 2"]
    assert result.out.rstrip().endswith("--by-hand")


def test_a_turn_that_ends_by_hand_can_be_taken_back(terminal: Terminal) -> None:
    result = terminal.run(*BY_HAND, answers=["2 3", "undo", "3 1", "rewind", "4 2", "end", "quit"])

    assert moves_kept(terminal)[-1] == "send quarry 2"
    assert "Player 2>" in result.out


def test_bots_wait_for_the_end_of_a_turn(terminal: Terminal) -> None:
    terminal.run(*DUEL, "--by-hand", answers=["2 3", "quit"])
    held = moves_kept(terminal)
    terminal.run("play", "--resume", "--by-hand", answers=["?", "undo", "3 1", "quit"])

    assert held[-1] == "send forest 3"
    assert moves_kept(terminal) == [*held[:-1], "send clay_pit 1"]


def test_a_turn_that_was_held_goes_on_where_nobody_wants_that_any_more(terminal: Terminal) -> None:
    terminal.run(*DUEL, "--by-hand", answers=["2 3", "quit"])
    held = moves_kept(terminal)
    terminal.run("play", "--resume", answers=["quit"])

    assert len(moves_kept(terminal)) > len(held)


def test_each_at_the_screen_holds_their_own_turns(terminal: Terminal) -> None:
    placed = ["send forest 3", "send quarry 2", "send clay_pit 1"]
    answers = ["end", "hold", placed[0], "end", placed[1], placed[2], "hold", "quit"]
    result = terminal.run(*PEOPLE, answers=answers)

    assert "No turn waits to be ended." in result.out
    assert "From now on your turn ends only when you type end." in result.out
    assert "Your turn ends by itself again." in result.out
    assert moves_kept(terminal)[-3:] == placed
    assert result.out.rstrip().splitlines()[-1].count("--by-hand") == 0


def test_who_holds_the_screen_takes_back_only_their_own(terminal: Terminal) -> None:
    words = ("play", "lost_mines", "--seats", "3", "--bots", "--seed", "a")
    answers = ["", "undo", "1", "", "undo", "quit"]
    result = terminal.run(*words, answers=answers)

    assert "There is nothing to take back." in result.out
    assert "Taken back." not in result.out
