"""Addresses as people type them."""

import pytest

from grotto.remote.address import read_address
from grotto.remote.errors import WrongAddress


@pytest.mark.parametrize(
    ("typed", "origin", "table"),
    [
        ("http://example.org:8000/", "http://example.org:8000", ""),
        ("https://example.org", "https://example.org", ""),
        ("example.org", "http://example.org", ""),
        ("[::1]:8000", "http://[::1]:8000", ""),
        ("http://example.org/tables/a-B_9", "http://example.org", "a-B_9"),
    ],
)
def test_an_address_may_be_typed_or_pasted(typed: str, origin: str, table: str) -> None:
    address = read_address(typed)

    assert (address.origin, address.table) == (origin, table)


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "http://",
        "ftp://example.org",
        "http://example.org/chess",
        "http://x:port",
        "http://[::1",
    ],
)
def test_what_is_no_address_is_refused(typed: str) -> None:
    with pytest.raises(WrongAddress):
        read_address(typed)


def test_the_link_to_a_private_table_holds_its_invitation() -> None:
    address = read_address("http://example.org/tables/abc?invite=x%2By")

    assert address.invite == "x+y"
    assert address.link("abc", "x+y") == "http://example.org/tables/abc?invite=x%2By"


def test_no_proxy_leads_to_this_machine() -> None:
    assert read_address("localhost:8000").is_here
    assert not read_address("example.org").is_here
