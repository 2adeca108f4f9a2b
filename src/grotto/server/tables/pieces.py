"""A view as JSON in pieces, so that what has not changed is neither read nor compared by values.

A piece is a member of the view, or an item of a member that is a list of objects: a player, a space
of a board. Viewers who do not see the same still share most pieces.
"""

from collections.abc import Callable, Mapping
from typing import Final

import msgspec
from msgspec import Raw

Piece = bytes | tuple[bytes, ...]
"""A member as JSON, or all items of one that is a list of objects."""
Pieces = dict[str, Piece]

Patch = Callable[[bytes, bytes], Raw]
"""Says how one JSON value differs from another."""

_ENCODE: Final = msgspec.json.Encoder().encode


def pieces_of(view: Mapping[str, object]) -> Pieces:
    """Take a view apart."""
    return {name: _encoded(value) for name, value in view.items()}


def _encoded(value: object) -> Piece:
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return tuple([_ENCODE(item) for item in value])
    return _ENCODE(value)


def put_together(pieces: Pieces) -> bytes:
    """Return the whole view.

    >>> put_together(pieces_of({"round": 3, "players": [{"gold": 1}, {"gold": 2}]}))
    b'{"round":3,"players":[{"gold":1},{"gold":2}]}'
    """
    return _ENCODE({name: Raw(_joined(piece)) for name, piece in pieces.items()})


def _joined(piece: Piece) -> bytes:
    return b"[" + b",".join(piece) + b"]" if isinstance(piece, tuple) else piece


def changes_between(old: Pieces, new: Pieces, patch: Patch) -> Raw:
    """Return a patch that makes one view into the other; `patch` makes those of its pieces."""
    if list(old) != list(new):
        return Raw(b"[" + put_together(new) + b"]")
    changes = {
        name: _change(old[name], piece, patch) for name, piece in new.items() if old[name] != piece
    }
    return Raw(_ENCODE(changes))


def _change(old: Piece, new: Piece, patch: Patch) -> Raw:
    if isinstance(old, tuple) and isinstance(new, tuple) and len(old) == len(new):
        pairs = enumerate(zip(old, new, strict=True))
        return Raw(_ENCODE({str(at): patch(was, now) for at, (was, now) in pairs if was != now}))
    return patch(_joined(old), _joined(new))
