"""The Lost Mines in the terminal: the map, and a screen that people hand to each other."""

import random
from collections.abc import Iterator

import pytest

from grotto.cli.boards.lost_mines import BOARD
from grotto.cli.boards.lost_mines_map import map_lines
from grotto.cli.speech import Speech
from grotto.core.seats import SPECTATOR
from grotto.games.lost_mines.game import LOST_MINES
from grotto.i18n.texts import LANGUAGES, Texts
from tests.cli.conftest import Terminal
from tests.rules.lost_mines.table import EW, blue, given, seat

SOLO = ("play", "lost_mines", "--seats", "3", "--bots", "random", "--seed", "caves")
SHARED = (
    "play", "lost_mines", "--seats", "3", "--people", "2", "--bots", "random", "--seed", "caves",
    "--names", "Ann", "Bob", "--lang", "en", "--option", "first_player=0",
)  # fmt: skip


def any_numbers(seed: int) -> Iterator[str]:
    """Answer with small numbers for ever; a number that is no choice is asked again."""
    stream = random.Random(seed)
    while True:
        yield str(stream.randint(0, 16))


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Round 1 of 1"), ("ru", "Раунд 1 из 1"), ("uk", "Раунд 1 з 1")],
)
def test_a_whole_game_is_played_to_its_end(terminal: Terminal, language: str, words: str) -> None:
    short = (*SOLO, "--option", "rounds=1", "--lang", language)
    result = terminal.run(*short, answers=any_numbers(1))

    assert result.status == 0, result.err
    assert words in result.out
    assert len(terminal.records()) == 1


def test_the_map_shows_paths_tokens_and_dwarfs() -> None:
    board = {"c3": EW, "d3": "tree_cross axe", "d4": "plain_curve_ne", "c5": "rocks_t_flat turned"}
    table = given(blue("axe"), seat("yellow loyal", "d3", ("rope",)), board=board,
                  mines={"j3": "gold"}, traps=["c3-d3"], trolls={1: "d3-d4"})  # fmt: skip

    lines = map_lines(table.seen(0))

    assert [line.rstrip() for line in lines[0:1] + lines[7:13]] == [
        "     a    b    c    d    e    f    g    h    i    j    k",
        "        1 │       2 │",
        " 3   ·  ──B──────^──a──  ·    ·    ·    ·    ·  ──G──  ·",
        "          │         !                             │",
        "                    │",
        " 4   ·    ·    ·    └──  ·    ·    ·    ·    ·    ·    ·",
        "",
    ]


def test_a_mine_that_only_the_viewer_knows_is_a_small_letter() -> None:
    table = given(blue("peek_mine_dwarf")).play("peek mine_dwarf mine 2", "mine silver")

    assert map_lines(table.seen(0))[8].count("s") == 1
    assert "s" not in map_lines(table.seen(1))[8]
    assert "s" not in map_lines(table.seen(SPECTATOR))[8]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_described(language: str) -> None:
    table = given(blue("axe", "boat"), treasures=("gold_3 by 1", "gold", "gems"), dragon=1)

    text = "\n".join(BOARD.whole(table.seen(0), Speech(Texts(language), ("Ann", "Bob", "Cyd"))))

    assert "Ann" in text
    assert "???" not in text
    assert "(axe)" in text


def test_the_screen_is_handed_over_before_a_hand_is_shown(terminal: Terminal) -> None:
    result = terminal.run(*SHARED, answers=["", "0", "quit"])

    before, _, after = result.out.partition("Hand the screen over to Ann.")
    assert "Your hand" not in before
    assert after.count("Your hand") >= 1


def test_people_who_shared_a_screen_see_the_end_together(terminal: Terminal) -> None:
    result = terminal.run(*SHARED, "rounds=1", answers=any_numbers(3))

    *_, ending = result.out.split("Hand the screen over to")
    assert result.status == 0, result.err
    assert ending.count("Round 1 is over") == 1
    assert "Round 1 begins" not in ending


def test_the_next_person_sees_the_own_hand_only(terminal: Terminal) -> None:
    table_turn = ["", "1", "0", "", "quit"]
    result = terminal.run(*SHARED, answers=table_turn)

    _, _, rest = result.out.partition("Hand the screen over to Bob.")
    assert "Ann draws a card." not in rest
    assert rest.count("Your hand") >= 1
    hands = {line for line in result.out.splitlines() if line.startswith("Your hand")}
    assert len(hands) >= 2


def test_a_step_says_where_it_leads_and_what_it_costs() -> None:
    table = given(blue("axe", "boat"), board={"c3": EW, "a3": "plain_cross"}, traps=["a3-b3"])
    table.play("discard axe")

    menu = BOARD.menu(LOST_MINES.offers(table.state), table.seen(0), Speech(Texts("en"), ()))

    assert [choice.label for choice in menu.choices] == [
        "Go east, to c3", "Go west, to a3 (a trap takes 1 card)",
    ]  # fmt: skip
    assert menu.refuse is not None
    assert menu.refuse.label == "Stop here"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_round_is_described(language: str) -> None:
    treasures = ("gold_1 by 1", "gold_2 by 1", "gold_4")
    table = given(blue("axe", at="j3"), mines={"j3": "gold"}, treasures=treasures, dragon=1)
    speech = Speech(Texts(language), ("Ann", "Bob", "Cyd"))
    assert BOARD.parts(table.seen(0), speech) == []

    table.play("discard axe", "stop", "take 3")
    (ended,) = BOARD.parts(table.seen(0), speech)

    assert [line.split(":")[0] for line in ended.lines] == ["Ann", "Bob", "Cyd"]


def test_votes_are_described_as_they_come_in() -> None:
    table = given(players=4).play("propose", "agree")

    text = "\n".join(
        BOARD.beside_menu(table.seen(0), Speech(Texts("en"), ("Ann", "Bob", "Cyd", "Dan")))
    )

    assert "To end the round: Ann, Bob. Still to answer: Cyd, Dan." in text


def test_what_is_not_possible_is_said(terminal: Terminal) -> None:
    result = terminal.run(*SOLO, "--lang", "en", answers=["?", "? go e", "quit"])

    assert result.status == 0, result.err
    assert "First play or discard a card." in result.out
