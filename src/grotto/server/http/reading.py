"""Reading the bodies of requests: as a struct of the wire, or as an error that names the field."""

import re
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from fastapi import Request
from msgspec import DecodeError, ValidationError
from msgspec.json import Decoder

from grotto.server.errors import BadRequest, InvalidField
from grotto.server.http.answers import JSON, LONGEST_FIELD
from grotto.wire.bodies import Body, Unfit, read_custom

WHOLE: Final = "body"
"""The field that is named when no single one is to blame."""

Read = TypeVar("Read", bound=Body)

_PARTS: Final = re.compile(r"(?P<problem>.*?)(?: - at `\$(?P<where>[^`]*)`)?", re.DOTALL)
_KINDS: Final = tuple(
    (re.compile(pattern, re.DOTALL), kind)
    for pattern, kind in (
        (r"Object missing required field `(.*)`", "missing"),
        (r"Object contains unknown field `(.*)`", "extra_forbidden"),
        (r"Expected `str` of length <= ", "string_too_long"),
        (r"Expected `str` of length >= ", "string_too_short"),
        (r"Expected `str` matching ", "string_pattern_mismatch"),
        (r"Expected `object` of length ", "too_long"),
        (r"Expected `\w+` >= ", "greater_than_equal"),
        (r"Expected `\w+` <= ", "less_than_equal"),
        (r"Expected `str", "string_type"),
        (r"Expected `int", "int_type"),
        (r"Expected `float", "float_type"),
        (r"Expected `bool", "bool_type"),
        (r"Expected `object", "object_type"),
        (r"Invalid enum value ", "literal_error"),
    )
)
"""What msgspec says, and the stable words for it that clients see."""
OTHERWISE: Final = "value_error"


def reader_of(kind: type[Read]) -> Callable[[Request], Awaitable[Read]]:
    """Return what reads the body of a request as a struct of this type."""
    decoder = Decoder(kind, dec_hook=read_custom)

    async def read(request: Request) -> Read:
        return _decoded(decoder, await _body_of(request))

    return read


async def _body_of(request: Request) -> bytes:
    """Return what a request says in JSON; forms, which pages of others could send, say nothing."""
    said = await request.body()
    if not said:
        raise InvalidField(WHOLE, "missing")
    kind, _, _ = request.headers.get("Content-Type", "").partition(";")
    if kind.strip().lower() != JSON:
        raise InvalidField(WHOLE, "json_invalid")
    return said


def _decoded(decoder: Decoder[Read], said: bytes) -> Read:
    try:
        return decoder.decode(said)
    except ValidationError as error:
        raise _invalid(error) from error
    except DecodeError as error:
        half = "surrogate" in str(error)
        raise InvalidField(WHOLE, "no_text" if half else "json_invalid") from error
    except (UnicodeError, RecursionError) as error:
        raise BadRequest from error


def _invalid(error: ValidationError) -> InvalidField:
    """Say which field is not what it should be, and why."""
    found = _PARTS.fullmatch(str(error))
    assert found is not None
    problem, field = _named(error, found["problem"])
    steps = (found["where"] or "").replace("[...]", "").split(".")
    where = ".".join(step for step in (*steps, field) if step)
    return InvalidField(where[:LONGEST_FIELD] or WHOLE, problem)


def _named(error: ValidationError, said: str) -> tuple[str, str]:
    """Return the word for a problem, and the field if it is not where msgspec says."""
    if isinstance(error.__cause__, Unfit):
        return error.__cause__.problem, error.__cause__.field
    for pattern, kind in _KINDS:
        found = pattern.match(said)
        if found:
            return kind, found[1] if found.groups() else ""
    return OTHERWISE, ""
