"""What can be a name."""

import pytest

from grotto.wire.names import is_name


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
