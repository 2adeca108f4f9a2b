"""Menus: pages, columns, lines that cannot be chosen, and groups that lead to further choices."""

import pytest

from grotto.cli.columns import abreast, columns
from grotto.cli.menu import Choice, Group, Menu, Note, single
from grotto.core.action import Action, Word

WIDTH = 40


def word(name: str) -> Action:
    """An answer."""
    return Word(name, f"action-{name}")


def lines(*names: str) -> list[Choice]:
    """Choices that are named like their answers."""
    return [single(name, word(name)) for name in names]


def many(count: int) -> list[Choice]:
    """So many short choices."""
    return lines(*(f"choice {number}" for number in range(count)))


TILES = Group(
    "Lay a tile …", (*lines("here", "there"), Group("Far away …", tuple(lines("yonder"))))
)


def test_lines_that_cannot_be_chosen_have_no_number() -> None:
    menu = Menu([Note("taken"), *lines("free")])

    assert menu.next_page(WIDTH) == ["  –  taken", "  1. free"]
    assert menu.choices == tuple(lines("free"))


def test_a_short_menu_has_one_column() -> None:
    assert len(Menu(many(8), columns=3).next_page(WIDTH)) == 8


def test_a_long_menu_has_as_many_columns_as_fit_and_is_read_downwards() -> None:
    menu = Menu(many(10), columns=3)

    assert menu.next_page(WIDTH)[0] == "   1. choice 0   6. choice 5"
    assert menu.next_page(60)[0] == "   1. choice 0   5. choice 4   9. choice 8"


def test_a_menu_without_columns_is_shown_page_by_page() -> None:
    menu = Menu(many(20), last=lines("at any time"))

    assert [len(menu.next_page(WIDTH)) for _ in range(3)] == [17, 5, 17]
    assert menu.hidden == 4


def test_the_last_lines_stand_below_the_columns_and_have_the_last_numbers() -> None:
    menu = Menu(many(9), single("stop", word("stop")), 3, lines("something that may be long"))

    assert menu.next_page(WIDTH)[-2:] == ["  10. something that may be long", "   0. stop"]


def test_few_wide_lines_are_broken_to_fit_into_two_columns() -> None:
    menu = Menu([*lines("somewhat longer than a column"), *many(9)], columns=2)

    assert menu.next_page(WIDTH)[:2] == [
        "   1. somewhat       5. choice 3",
        "     longer than a   6. choice 4",
    ]


def test_many_wide_lines_stand_one_below_the_other() -> None:
    menu = Menu(lines(*(f"a label that is rather long {number}" for number in range(9))), columns=2)

    assert len(menu.next_page(WIDTH)) == 9


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_no_block_is_torn_apart(count: int) -> None:
    rows = abreast([["a", "b"], ["c"], ["d", "e"], ["f"]], count)

    columns = ["".join(row[column : column + 1] for row in rows) for column in range(count)]
    assert "".join(columns).replace(" ", "") == "abcdef"
    assert any("ab" in column for column in columns)
    assert any("de" in column for column in columns)


def test_numbers_lead_through_groups() -> None:
    menu = Menu([*lines("dog"), TILES], single("stop", word("stop")))

    assert menu.number_of(word("dog")) == "1"
    assert menu.number_of(word("there")) == "2 2"
    assert menu.number_of(word("yonder")) == "2 3 1"
    assert menu.number_of(word("stop")) == "0"
    assert menu.number_of(word("nowhere")) == ""


def test_an_answer_with_a_number_is_found_in_a_group() -> None:
    counted = Choice("gold", {2: word("two"), 3: word("three")})

    assert Menu([Group("food …", (counted,))]).number_of(word("three")) == "1 1 3"


def test_a_group_that_is_open_leads_back() -> None:
    outer = Menu([TILES])
    inner = TILES.opened(outer, "Back")

    assert inner.next_page(WIDTH)[-1] == "  0. Back"
    back = inner.choice(0)
    assert back is not None
    assert not isinstance(back, Choice)
    assert back.opened(inner, "Back") is outer
    assert inner.number_of(word("here")) == "1"
    assert inner.number_of(word("dog")) == ""


def test_numbers_below_zero_have_a_minus_sign_in_tables() -> None:
    assert columns([["", "luck"], ["Ann", "-10.5"]]) == ["        luck", "  Ann  −10.5"]
