"""Digests: a short fingerprint of a state, so that replays notice drift where it began."""

from hashlib import sha256

from grotto.core.state import State


def digest(state: State) -> str:
    """Return 16 hexadecimal digits that change whenever the dump of `state` does."""
    return sha256(repr(state.dump()).encode()).hexdigest()[:16]
