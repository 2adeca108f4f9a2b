"""A line for places where sockets are blocked: a stream of events comes in, requests go out."""

import socket
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Final

import httpx
import msgspec

from grotto.remote.lines import DECODER, Blocked, Known, Line, NoLine
from grotto.remote.session import PATIENCE, Session
from grotto.wire.frames import Again, ClientMessage, Look, Scores, ServerMessage

SILENCE: Final = 40.0
"""Seconds after which a silent stream is taken for broken; servers say something more often."""
EVENTS: Final = "text/event-stream"


class StreamLine:
    """Server-sent events, and a request for every message of ours."""

    def __init__(
        self, session: Session, table: str, known: Known, response: httpx.Response
    ) -> None:
        self._session = session
        self._table = table
        self._known = known
        self._response = response

    def messages(self) -> Iterator[ServerMessage]:
        """Yield what the server says, until the line is closed.

        Raises:
            NoLine: when it breaks.
        """
        try:
            for event in events(self._response.iter_lines()):
                yield DECODER.decode(event)
        except (httpx.TransportError, httpx.StreamError, msgspec.DecodeError) as error:
            raise NoLine from error

    def send(self, message: ClientMessage) -> ServerMessage | None:
        """Say something to the server, and return the answer.

        Raises:
            NoLine: when nobody answers; also for what only another stream can show.
        """
        if isinstance(message, Look | Scores | Again):
            raise NoLine
        try:
            response = self._session.http.post(
                f"/api/tables/{self._table}/commands?{self._known.query}",
                content=msgspec.json.encode(message),
                headers={**self._session.headers, "Content-Type": "application/json"},
            )
            return DECODER.decode(response.content)
        except (httpx.TransportError, msgspec.DecodeError) as error:
            raise NoLine from error

    def close(self) -> None:
        """Hang up, also while somebody listens."""
        stream = self._response.extensions["network_stream"]
        with suppress(OSError):
            stream.get_extra_info("socket").shutdown(socket.SHUT_RDWR)


def events(lines: Iterable[str]) -> Iterator[str]:
    """Read server-sent events: yield what each says.

    >>> list(events(["id: 3", "data: {}", "", ": still there", "", "data: [", "data: ]", ""]))[0]
    '{}'
    """
    said: list[str] = []
    for line in lines:
        field, _, value = line.partition(":")
        if field == "data":
            said.append(value.removeprefix(" "))
        elif not line and said:
            yield "\n".join(said)
            said = []


@contextmanager
def stream_line(session: Session, table: str, known: Known) -> Iterator[Line]:
    """Open a stream, and close it in the end.

    Raises:
        Blocked: when something refuses it.
        NoLine: when nobody answers.
    """
    with ExitStack() as stack:
        try:
            response = stack.enter_context(
                session.http.stream(
                    "GET",
                    f"/api/tables/{table}/stream?{known.query}",
                    headers={**session.headers, "Accept": EVENTS},
                    timeout=httpx.Timeout(PATIENCE, read=SILENCE),
                )
            )
        except httpx.TransportError as error:
            raise NoLine from error
        if not response.is_success or EVENTS not in response.headers.get("Content-Type", ""):
            raise Blocked
        yield StreamLine(session, table, known, response)
