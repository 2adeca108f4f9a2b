"""Strictness: requests that two programs could read in two ways are refused.

Behind a proxy one connection serves many people. If the proxy and we do not agree where a request
ends, somebody can put the beginning of a request of their own before that of the next person. h11
forgives some of what the standard forbids; here it is not forgiven.
"""

import re
from typing import Final

import h11

_END: Final = re.compile(rb"\n\r?\n")
_AMBIGUOUS: Final = re.compile(rb"(?<!\r)\n|\r[^\n]|\r\n[ \t]")
"""A line that ends with half of an end, or goes on in the next one."""
_LENGTH: Final = b"content-length"
_ENCODING: Final = b"transfer-encoding"


class StrictConnection(h11.Connection):
    """Reads requests of a client as h11 does, but for those that are ambiguous.

    Raises:
        h11.RemoteProtocolError: when a request is ambiguous.
    """

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        """Return what comes next."""
        if self.their_state is h11.IDLE:
            _expect_clear(self.trailing_data[0])
        return super().next_event()


def _expect_clear(said: bytes) -> None:
    """Refuse a request whose headers, as far as they have come, are ambiguous."""
    end = _END.search(said)
    head = said[: end.end()] if end else said
    if _AMBIGUOUS.search(head):
        raise h11.RemoteProtocolError("ambiguous line")
    if end:
        _expect_one_end(head)


def _expect_one_end(head: bytes) -> None:
    """Refuse headers that say in more than one way, or in no known one, where the body ends."""
    first, *lines = head.split(b"\r\n")
    lengths, encodings = _values(lines, _LENGTH), _values(lines, _ENCODING)
    if len(lengths) + len(encodings) > 1:
        raise h11.RemoteProtocolError("several lengths")
    if not all(length.isdigit() for length in lengths):
        raise h11.RemoteProtocolError("bad length")
    old = not first.endswith(b" HTTP/1.1")
    if encodings and (old or encodings[0].lower() != b"chunked"):
        raise h11.RemoteProtocolError("bad encoding")


def _values(lines: list[bytes], wanted: bytes) -> list[bytes]:
    """Return what headers of a name say; one that looks like it is left to h11, which refuses."""
    named = (line.partition(b":") for line in lines)
    return [value.strip(b" \t") for name, _, value in named if name.strip().lower() == wanted]
