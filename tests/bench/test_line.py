"""The load's own WebSocket reads what a server sends, in whatever pieces it comes."""

import asyncio

import pytest

from bench.load.line import LAST, PING, PONG, TEXT, Line, Refused, open_line, packed, upgrade

pytestmark = pytest.mark.anyio
WELCOME = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def from_server(kind: int, payload: bytes) -> bytes:
    """A message as servers send it, without a mask."""
    size = len(payload)
    if size < 126:
        return bytes((LAST | kind, size)) + payload
    if size < 1 << 16:
        return bytes((LAST | kind, 126)) + size.to_bytes(2, "big") + payload
    return bytes((LAST | kind, 127)) + size.to_bytes(8, "big") + payload


@pytest.mark.parametrize("piece", [1, 7, 100_000])
async def test_messages_of_all_sizes_are_heard(piece: int) -> None:
    heard: list[bytes] = []
    line = Line(b"", lambda message, _: heard.append(message))
    messages = [b"", b"a" * 125, b"b" * 126, b"c" * 70_000, b"d"]
    data = WELCOME + b"".join(from_server(TEXT, message) for message in messages)

    for start in range(0, len(data), piece):
        line.data_received(data[start : start + piece])

    assert heard == messages


async def test_pings_are_answered() -> None:
    answered = asyncio.Event()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(WELCOME + from_server(PING, b"here?"))
        assert await reader.readexactly(11) == packed(PONG, b"here?")
        writer.close()
        answered.set()

    async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        line = await open_line(f"http://127.0.0.1:{port}", "/", "", lambda *_: None)
        await answered.wait()
        await line.closed.wait()


async def test_who_is_not_let_in_hears_why() -> None:
    line = Line(upgrade("http://127.0.0.1:1", "/", "token"), lambda *_: None)

    line.data_received(b"HTTP/1.1 403 Forbidden\r\n\r\nno")

    with pytest.raises(Refused, match="403"):
        await line.opened
