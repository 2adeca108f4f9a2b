"""Which names are the same."""

import pytest

from grotto.server.storage.accounts import login_of


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
