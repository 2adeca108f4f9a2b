"""Requests that two programs could read in two ways are refused, and nobody's request is swallowed.

A proxy sends the requests of many people through one connection. What it takes for the body of one
request must not be the beginning of another one for us.
"""

import re
import socket

import pytest

from grotto.server.limits import Buckets
from grotto.server.settings import Settings
from tests.server.running import PATIENCE, Running

SMUGGLED = b"GET /api/me HTTP/1.1\r\nHost: here\r\n\r\n"


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    return sqlite_url


def answers(server: Running, said: bytes) -> list[bytes]:
    """Send bytes, and return the status of all that is answered."""
    host, _, port = server.origin[7:].partition(":")
    heard = b""
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
        line.sendall(said)
        while part := received(line):
            heard += part
    return re.findall(rb"HTTP/1\.1 (\d+)", heard)


def received(line: socket.socket) -> bytes:
    try:
        return line.recv(65_536)
    except ConnectionResetError:  # it does not want to hear the rest
        return b""


def post(*headers: bytes, body: bytes = b"", end: bytes = b"\r\n") -> bytes:
    lines = [b"POST /api/tables HTTP/1.1", b"Host: here", *headers]
    return end.join(lines) + 2 * end + body


AMBIGUOUS = {
    "a length and chunks": post(
        b"Content-Length: 4", b"Transfer-Encoding: chunked", body=b"0\r\n\r\n" + SMUGGLED
    ),
    "chunks and a length": post(
        b"Transfer-Encoding: chunked", b"Content-Length: 4", body=b"0\r\n\r\n" + SMUGGLED
    ),
    "two lengths": post(b"Content-Length: 0", b"Content-Length: 5", body=b"hello" + SMUGGLED),
    "the same length twice": post(b"Content-Length: 0", b"Content-Length: 0", body=SMUGGLED),
    "a list of lengths": post(b"Content-Length: 0, 0", body=SMUGGLED),
    "a length with a sign": post(b"Content-Length: +0", body=SMUGGLED),
    "a negative length": post(b"Content-Length: -1", body=SMUGGLED),
    "a length in hexadecimal": post(b"Content-Length: 0x0", body=SMUGGLED),
    "an empty length": post(b"Content-Length: ", body=SMUGGLED),
    "a length with an underscore": post(b"Content-Length: 0_0", body=SMUGGLED),
    "a space before the colon": post(b"Content-Length : 0", body=SMUGGLED),
    "another encoding": post(b"Transfer-Encoding: xchunked", body=SMUGGLED),
    "two encodings": post(b"Transfer-Encoding: gzip, chunked", body=b"0\r\n\r\n" + SMUGGLED),
    "chunks twice": post(
        b"Transfer-Encoding: chunked", b"Transfer-Encoding: chunked", body=b"0\r\n\r\n" + SMUGGLED
    ),
    "a header that goes on": post(
        b"Transfer-Encoding:", b" chunked", b"X: y", body=b"0\r\n\r\n" + SMUGGLED
    ),
    "a name that goes on": post(b"X: y", b"\tContent-Length: 5", body=SMUGGLED),
    "lines that end with half an end": post(b"Content-Length: 0", end=b"\n", body=SMUGGLED),
    "one line that does": post(b"X: y\nContent-Length: 5", body=b"hello" + SMUGGLED),
    "half an end inside a line": post(b"X: y\rContent-Length: 5", body=SMUGGLED),
    "a chunk of a bad size": post(b"Transfer-Encoding: chunked", body=b"0x0\r\n\r\n" + SMUGGLED),
    "a chunk with a sign": post(b"Transfer-Encoding: chunked", body=b"-1\r\n\r\n" + SMUGGLED),
    "a chunk longer than it says": post(
        b"Transfer-Encoding: chunked", body=b"1\r\nabc\r\n0\r\n\r\n" + SMUGGLED
    ),
    "a chunk whose line ends with half an end": post(
        b"Transfer-Encoding: chunked", body=b"1;\nx\r\n0\r\n\r\n" + SMUGGLED
    ),
    "a huge chunk": post(b"Transfer-Encoding: chunked", body=b"f" * 40 + b"\r\n" + SMUGGLED),
    "two hosts": post(b"Host: there", b"Content-Length: 0", body=SMUGGLED),
    "a zero in a header": post(b"X: y\0", b"Content-Length: 0", body=SMUGGLED),
}


@pytest.mark.parametrize("said", AMBIGUOUS.values(), ids=AMBIGUOUS.keys())
def test_an_ambiguous_request_is_refused_and_ends_the_connection(
    server: Running, said: bytes
) -> None:
    [status] = answers(server, said)

    assert status in (b"400", b"501")


def test_chunks_of_the_old_protocol_are_refused(server: Running) -> None:
    said = post(b"Transfer-Encoding: chunked", body=b"0\r\n\r\n").replace(b"1.1", b"1.0")

    [status] = answers(server, said)

    assert status == b"400"


@pytest.mark.parametrize("end", [b"0\r\n\r\n", b"0\r\n\n\n", b"0\r\nX: y\n\n", b"0;x\r\n\r\n"])
def test_after_chunks_nothing_more_is_read(server: Running, end: bytes) -> None:
    said = post(b"Transfer-Encoding: chunked", body=b"2\r\n{}\r\n" + end + SMUGGLED)

    assert len(answers(server, said)) == 1


def test_requests_that_follow_each_other_are_all_answered(server: Running) -> None:
    body = b"{}"
    clear = post(b"Content-Type: application/json", b"Content-Length: 2", body=body)

    last = SMUGGLED.replace(b"Host", b"Connection: close\r\nHost")

    assert answers(server, clear + SMUGGLED + clear + last) == [b"422", b"200"] * 2


# ---- proxies ------------------------------------------------------------------------------------


def cookie(server: Running, **headers: str) -> str:
    body = {"game": "stone_age", "seats": 2, "name": "Ann"}
    return server.browser().post("/api/tables", json=body, headers=headers).headers["set-cookie"]


def test_a_proxy_that_is_not_named_is_not_believed(settings: Settings) -> None:
    with Running(Settings(database=settings.database, proxies=("192.0.2.1",))) as server:
        assert "Secure" not in cookie(server, **{"X-Forwarded-Proto": "https"})


def test_what_a_client_says_before_the_proxy_does_is_not_believed(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: set[str] = set()

    def note(_self: Buckets, who: str, _tokens: float = 1.0) -> None:
        seen.add(who)

    monkeypatch.setattr(Buckets, "spend", note)
    for spoofed in ("192.0.2.1", "192.0.2.2", "127.0.0.1"):
        server.browser().get("/api/me", headers={"X-Forwarded-For": f"{spoofed}, 203.0.113.9"})
        others = {"X-Real-IP": spoofed, "Forwarded": f"for={spoofed}"}
        server.browser().get("/api/me", headers={**others, "X-Forwarded-For": "203.0.113.9"})

    assert seen == {"203.0.113.9"}
