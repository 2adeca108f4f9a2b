"""Messages that clients might send, good and bad, for tests that send them all."""

import json
from typing import Any, get_args

from hypothesis import strategies as st
from msgspec import inspect

from grotto.wire.frames import ClientMessage

OFFER = "an offer"
"""Stands for an answer that is on offer when the message is sent."""

NOW = 10**9
"""Stands for the version of the table when the message is sent."""

KINDS: tuple[type, ...] = get_args(ClientMessage)
WORDS = st.sampled_from([OFFER, "send forest 1", "hocus pocus", "", " ", "\x00", "ä" * 40, "'; --"])
NUMBERS = st.sampled_from([NOW, NOW, NOW, 0, 1, -1, -3, 3, 8, 2**31, 2**63, -(2**70)])
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=9),
    lambda parts: (
        st.lists(parts, max_size=3) | st.dictionaries(st.text(max_size=5), parts, max_size=3)
    ),
    max_leaves=6,
)


def _values(kind: inspect.Type) -> st.SearchStrategy[Any]:
    if isinstance(kind, inspect.IntType):
        return NUMBERS
    if isinstance(kind, inspect.FloatType):
        return st.floats(allow_nan=False)
    if isinstance(kind, inspect.BoolType):
        return st.booleans()
    assert isinstance(kind, inspect.StrType), f"say how to make a {kind}"
    return WORDS if kind.pattern is None else st.text("abc-", min_size=1, max_size=12)


def _message(kind: type) -> st.SearchStrategy[dict[str, Any]]:
    known = inspect.type_info(kind)
    assert isinstance(known, inspect.StructType)
    fields = {field.encode_name: _values(field.type) for field in known.fields}
    return st.fixed_dictionaries({"type": st.just(known.tag), **fields})


GOOD = st.sampled_from(KINDS).flatmap(_message)


@st.composite
def half_good(draw: st.DrawFn) -> dict[str, Any]:
    """A message with something wrong in it."""
    message = draw(GOOD)
    field = draw(st.sampled_from([*message, "surprise"]))
    if draw(st.booleans()):
        message.pop(field, None)
    else:
        message[field] = draw(ANYTHING)
    return message


LARGE = st.sampled_from(["x" * 5_000, json.dumps({"type": "say", "key": "k", "said": "x" * 9_000})])
DEEP = st.just("[" * 2_000 + "]" * 2_000)
GARBAGE = st.text(max_size=30) | st.binary(max_size=30) | LARGE | DEEP | ANYTHING.map(json.dumps)
MESSAGES = st.lists(GOOD | GOOD | half_good() | GARBAGE, min_size=1, max_size=10)


def written(message: dict[str, Any] | str | bytes, offer: str, version: int) -> str | bytes:
    """Return a message as it is sent now."""
    if not isinstance(message, dict):
        return message
    now = {OFFER: offer, NOW: version}
    filled = {
        key: now.get(value, value) if isinstance(value, str | int) else value
        for key, value in message.items()
    }
    return json.dumps(filled)
