"""Requests to addresses of others never go into our own network."""

import pytest

from grotto.server.notices.errors import Gone, NotTaken, Unreachable
from grotto.server.notices.outgoing import Outgoing, is_address, is_public
from tests.server.receivers import Receiver

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "[::1]", "0.0.0.0", "127.1", "2130706433"]
)
async def test_this_machine_is_not_asked_by_any_of_its_names(host: str, receiver: Receiver) -> None:
    outgoing = Outgoing(private=False)
    port = receiver.url.rpartition(":")[2]

    with pytest.raises(Unreachable):
        await outgoing.post(f"http://{host}:{port}/", b"x", {})

    assert receiver.heard == []
    await outgoing.close()


@pytest.mark.parametrize(
    "host",
    ["10.0.0.1", "192.168.1.1", "169.254.169.254", "[fd00::1]", "[::ffff:10.0.0.1]", "100.64.0.1",
     "[::10.0.0.1]", "[::ffff:0:10.0.0.1]", "[64:ff9b::10.0.0.1]", "[64:ff9b:1::10.0.0.1]",
     "[2002:a00:1::1]", "[fec0::1]", "[fe80::1%25lo]"],
)  # fmt: skip
async def test_addresses_of_our_own_network_are_refused_before_anything_is_sent(host: str) -> None:
    outgoing = Outgoing(private=False)

    with pytest.raises(Unreachable):
        await outgoing.post(f"http://{host}/", b"x", {})

    await outgoing.close()


async def test_whoever_runs_a_server_may_allow_them(receiver: Receiver) -> None:
    outgoing = Outgoing(private=True)
    await outgoing.post(f"{receiver.url}/here?key=1", b"x", {})

    [heard] = receiver.heard
    assert heard.path == "/here?key=1"
    assert heard.headers["Host"] == receiver.url.removeprefix("http://")
    await outgoing.close()


@pytest.mark.parametrize(
    ("address", "found"),
    [("2606:4700::1111", True), ("1.1.1.1", True), ("::ffff:1.1.1.1", True), ("fec0::1", False),
     ("::1.1.1.1", False), ("64:ff9b:1::101:101", False), ("ff0e::1", False)],
)  # fmt: skip
def test_only_addresses_of_the_open_network_are_public(address: str, *, found: bool) -> None:
    assert is_public(address) is found


async def test_a_name_in_other_letters_is_asked_by_its_plain_one(receiver: Receiver) -> None:
    outgoing = Outgoing(private=True)
    port = receiver.url.rpartition(":")[2]
    await outgoing.post(f"http://\uff4cocalhost:{port}/", b"x", {})  # a wide letter

    assert receiver.heard[0].headers["Host"] == f"localhost:{port}"
    await outgoing.close()


@pytest.mark.parametrize("host", ["a..b", "a" * 70 + ".example", "\u00ad"])
async def test_what_can_be_no_name_is_nowhere(host: str) -> None:
    outgoing = Outgoing(private=True)

    with pytest.raises(Unreachable):
        await outgoing.post(f"http://{host}/", b"x", {})

    assert not is_address(f"http://{host}/")
    await outgoing.close()


@pytest.mark.parametrize(
    ("status", "failure"), [(404, Gone), (410, Gone), (500, NotTaken), (301, NotTaken)]
)
async def test_what_is_not_taken_says_why_and_redirects_are_not_followed(
    receiver: Receiver, status: int, failure: type[Exception]
) -> None:
    outgoing = Outgoing(private=True)
    receiver.answers = [status]

    with pytest.raises(failure):
        await outgoing.post(receiver.url, b"x", {})

    assert len(receiver.heard) == 1
    await outgoing.close()
