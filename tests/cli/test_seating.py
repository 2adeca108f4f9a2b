"""Who sits where, and what everybody is called."""

import pytest

from grotto.cli.problems import UsageProblem
from grotto.cli.seating import clean, levels_of, names_of
from grotto.i18n.texts import Texts
from grotto.play.errors import WrongNames

KNOWN = ("random", "greedy")


@pytest.mark.parametrize(
    ("seats", "people", "bots", "levels"),
    [
        (2, None, ["greedy"], ("", "greedy")),
        (4, None, ["greedy"], ("", "greedy", "greedy", "greedy")),
        (4, None, ["greedy", "random"], ("", "", "greedy", "random")),
        (2, None, ["greedy", "random"], ("greedy", "random")),
        (3, None, [], ("", "", "")),
        (3, 2, ["greedy"], ("", "", "greedy")),
        (3, 0, ["greedy"], ("greedy", "greedy", "greedy")),
        (2, 2, [], ("", "")),
    ],
)
def test_people_sit_first_and_one_word_is_the_level_of_all_bots(
    seats: int, people: int | None, bots: list[str], levels: tuple[str, ...]
) -> None:
    assert levels_of(seats, people, bots, KNOWN) == levels


@pytest.mark.parametrize(("people", "bots"), [(3, ["random", "greedy"]), (9, ["random"])])
def test_people_and_bots_fill_the_seats(people: int, bots: list[str]) -> None:
    with pytest.raises(UsageProblem, match="cli-wrong-seating"):
        levels_of(3, people, bots, KNOWN)


def test_who_has_no_name_is_called_by_what_sits_there() -> None:
    texts = Texts("en")

    assert names_of(("", "random"), [], texts) == ("Player", "Bot")
    assert names_of(("", "", "random", "random"), ["Ann"], texts) == (
        "Ann",
        "Player 2",
        "Bot 1",
        "Bot 2",
    )


def test_more_names_than_seats_are_refused() -> None:
    with pytest.raises(WrongNames):
        names_of(("", "random"), ["Ann", "Bob", "Cid"], Texts("en"))


def test_names_are_one_line_without_control_characters() -> None:
    assert clean("  A\tB\n\x1b[0m ") == "A B [0m"
