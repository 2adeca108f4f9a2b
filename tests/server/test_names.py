"""What can be a name, and which names are the same."""

import pytest

from grotto.server.names import is_name, login_of


@pytest.mark.parametrize(
    "name", ["Ann", "Анна-Мария", "Ґалаґан", "李小龍", "O’Neil 2", "👩‍🚀", "می‌خواهم", "x" * 40]
)
def test_people_may_be_called_so(name: str) -> None:
    assert is_name(name)


@pytest.mark.parametrize(
    "name", ["", " ", "a\nb", "a\tb", "a\0b", "a\u2028b", "\u202eAnn", "\ud800", "\u200d", "x" * 41]
)
def test_nobody_may_be_called_so(name: str) -> None:
    assert not is_name(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ANN"),
        ("Ann", " ann  "),
        ("Ann", "Ａｎｎ"),
        ("Straße", "STRASSE"),
        ("e\u0301va", "Éva"),
        ("an\u200dna", "Anna"),
        ("Ann  Lee", "ann lee"),
    ],
)
def test_names_that_look_the_same_are_the_same(one: str, other: str) -> None:
    assert login_of(one) == login_of(other)


def test_names_that_differ_are_different() -> None:
    assert login_of("Ann") != login_of("Anna")


@pytest.mark.parametrize("name", ["Ann", "Straße", "ﷺ", "ΰ", "ŉ", "Ⅷ"])
def test_folding_twice_changes_nothing(name: str) -> None:
    assert login_of(login_of(name)) == login_of(name)
