"""Screens: what a client sees that takes whole frames and updates as they come, in plain JSON."""

import json
from typing import Any
from weakref import WeakKeyDictionary

from websockets.sync.client import ClientConnection

from grotto.wire.frames import PARTS
from grotto.wire.patches import patched
from tests.server.running import PATIENCE

Message = dict[str, Any]

SHOWN = ("frame", "update")
"""Kinds of messages that change what is on a screen."""

OF_UPDATES = ("type", "base", "changes", "between")
"""What only updates say."""

_ON_SCREEN: WeakKeyDictionary[ClientConnection, Message] = WeakKeyDictionary()


def frame_with(held: Message, message: Message) -> Message:
    """Return the frame that is on a screen when a frame or an update has come."""
    if message["type"] == "frame":
        return message
    assert message["base"] == held["version"]
    changes = message["changes"]
    parts = {name: patched(held[name], changes[name]) for name in PARTS if name in changes}
    said = {name: value for name, value in message.items() if name not in OF_UPDATES}
    return {**held, **said, **parts}


def views_between(held: Message, message: Message) -> list[tuple[int, Any]]:
    """Return how the table looked after moves that came at once, by their number."""
    view, seen = held["view"], []
    for moment in message["between"]:
        view = patched(view, moment["view"])
        seen.append((moment["moves"], view))
    return seen


def heard(socket: ClientConnection, kind: str) -> Message:
    """Return the next message of a kind; an update counts as the frame that it makes."""
    while True:
        message: Message = json.loads(socket.recv(timeout=PATIENCE))
        if message["type"] in SHOWN:
            message = _ON_SCREEN[socket] = frame_with(_ON_SCREEN.get(socket, {}), message)
        if message["type"] == kind:
            return message
