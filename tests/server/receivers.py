"""Receivers of notices: a program that listens, and a mail server, on threads of their own.

Both keep what they hear, and can be told to refuse, to be slow, or to break off.
"""

import socket
import threading
import time
from collections.abc import Mapping
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any, Final, Self

import msgspec
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

PATIENCE: Final = 20.0


class Heard(msgspec.Struct):
    """A request that a receiver got."""

    path: str
    headers: Mapping[str, str]
    body: bytes

    @property
    def json(self) -> dict[str, Any]:
        """Its body."""
        read: dict[str, Any] = msgspec.json.decode(self.body)
        return read


class Receiver:
    """A program that listens at a port of this machine."""

    def __init__(self) -> None:
        self.heard: list[Heard] = []
        self.answers: list[int] = []  # the next ones; 200 when there are none, 0 breaks off
        self.slow = 0.0  # seconds until it answers
        self._lock = threading.Lock()
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._door())
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,))

    def _door(self) -> type[BaseHTTPRequestHandler]:
        receiver = self

        class Door(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                time.sleep(receiver.slow)
                answer = receiver.note(Heard(self.path, dict(self.headers.items()), body))
                if answer:
                    self.send_response(answer)
                    self.send_header("Content-Length", "0")
                    self.send_header("Location", receiver.url + "/elsewhere")
                    self.end_headers()

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        return Door

    def note(self, heard: Heard) -> int:
        """Keep a request, and return what is answered."""
        with self._lock:
            self.heard.append(heard)
            return self.answers.pop(0) if self.answers else 200

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


class _Box:
    """What the mail server asks about every mail."""

    def __init__(self, post: "Post") -> None:
        self._post = post

    async def handle_RCPT(  # noqa: N802 (its name)
        self,
        _server: SMTP,
        _session: Session,
        envelope: Envelope,
        address: str,
        _options: list[str],
    ) -> str:
        refusal = self._post.refuse(address)
        if not refusal:
            envelope.rcpt_tos.append(address)
        return refusal or "250 OK"

    async def handle_DATA(  # noqa: N802 (its name)
        self, _server: SMTP, _session: Session, envelope: Envelope
    ) -> str:
        content = envelope.content
        assert isinstance(content, bytes)
        return self._post.take(content)


class Post:
    """A mail server."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.answers: list[str] = []  # to the next mails; they are taken when there are none
        self.strangers: dict[str, str] = {}  # addresses that are refused, and how
        self.port = _free_port()
        self._controller = Controller(_Box(self), hostname="127.0.0.1", port=self.port)

    def refuse(self, address: str) -> str:
        """Return how an address is refused; nothing if it is not."""
        return self.strangers.get(address, "")

    def take(self, content: bytes) -> str:
        """Take a mail, or refuse it."""
        answer = self.answers.pop(0) if self.answers else "250 OK"
        if answer.startswith("250"):
            self.mails.append(message_from_bytes(content, policy=policy.default))
        return answer

    def __enter__(self) -> Self:
        self._controller.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._controller.stop()


def _free_port() -> int:
    """Return a port that nobody has: the mail server cannot choose one itself."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
    return port


def text_of(mail: EmailMessage) -> str:
    """Return what a mail says."""
    said: str = mail.get_content()
    return said
