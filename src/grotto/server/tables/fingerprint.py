"""Fingerprints of states, for the digests of logs.

They follow from the dump of a state, which stays the same as long as the rules version of its game
does. They are taken when a command passes the question on to another seat, and at the latest after
`AT_MOST` moves: of a turn of many answers one is enough, and it is on everybody's way.
"""

from collections.abc import Mapping
from hashlib import blake2b
from typing import Final

import msgspec

AT_MOST: Final = 8
"""Moves after which a digest is taken in the middle of a turn."""
BYTES: Final = 8

_ENCODE: Final = msgspec.json.Encoder().encode


def fingerprint(dump: Mapping[str, object]) -> str:
    """Return 16 hexadecimal digits that change whenever the dump of a state does."""
    return blake2b(_ENCODE(dump), digest_size=BYTES).hexdigest()
