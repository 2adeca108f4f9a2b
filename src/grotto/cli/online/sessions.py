"""Sessions: who one is at a server, kept so that one's seats are there the next time.

They are told apart by the server and the name, so that two people may use one account of a machine.
"""

import os
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec import Struct

from grotto.cli.saves import state_folder


class Session(Struct, frozen=True):
    """What a server knows a visitor by."""

    server: str
    name: str
    cookies: dict[str, str]


def session_file(server: str, name: str) -> Path:
    """Return where a session is kept."""
    key = sha256(f"{server}\n{name}".encode()).hexdigest()[:16]
    return state_folder() / "visits" / f"{key}.json"


def known_cookies(server: str, name: str) -> dict[str, str]:
    """Return the cookies of an earlier visit; none if there was none."""
    try:
        kept = msgspec.json.decode(session_file(server, name).read_bytes(), type=Session)
    except (OSError, msgspec.DecodeError):
        return {}
    return kept.cookies if (kept.server, kept.name) == (server, name) else {}


def keep_cookies(server: str, name: str, cookies: dict[str, str]) -> None:
    """Keep a session; where that is not possible one is a newcomer the next time."""
    path = session_file(server, name)
    with suppress(OSError):
        path.parent.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.parent.mkdir(mode=0o700, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))
        path.write_bytes(msgspec.json.encode(Session(server, name, cookies)))
