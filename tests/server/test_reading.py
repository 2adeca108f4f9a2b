"""A body that cannot be read is refused: with the field, and with a word that never changes."""

import json
from typing import Any

import anyio
import pytest
from fastapi import Request
from starlette.types import Message

from grotto.server.errors import InvalidField, ServerError
from grotto.server.http.routing import reader_of
from grotto.wire.bodies import NewTable, SignUp

TABLE: dict[str, Any] = {"game": "stone_age", "seats": 2, "name": "Ann"}


def read(said: bytes, kind: type[NewTable | SignUp] = NewTable) -> NewTable | SignUp:
    """Read the body of a request."""

    async def receive() -> Message:
        return {"type": "http.request", "body": said, "more_body": False}

    headers = [(b"content-type", b"application/json; charset=utf-8")]
    request = Request({"type": "http", "headers": headers}, receive)
    return anyio.run(reader_of(kind), request)


def refused(said: bytes) -> tuple[str, str]:
    with pytest.raises(InvalidField) as error:
        read(said)
    return error.value.field, error.value.problem


def test_what_is_right_is_read() -> None:
    assert read(json.dumps(TABLE).encode()) == NewTable(game="stone_age", seats=2, name="Ann")


@pytest.mark.parametrize(
    ("changed", "field", "problem"),
    [
        ({"colour": "red"}, "colour", "extra_forbidden"),
        ({"clock": {"sand": 1}}, "clock.sand", "extra_forbidden"),
        ({"clock": {"kind": "sand"}}, "clock.kind", "literal_error"),
        ({"clock": {"kind": "bank"}}, "clock", "no_time"),
        ({"clock": {"seconds": -1}}, "clock.seconds", "greater_than_equal"),
        ({"clock": None}, "clock", "object_type"),
        ({"name": "x" * 41}, "name", "string_too_long"),
        ({"name": " "}, "name", "string_too_short"),
        ({"name": "\u202eAnn"}, "name", "no_name"),
        ({"name": "A\0"}, "name", "no_text"),
        ({"name": 3}, "name", "string_type"),
        ({"game": "x" * 33}, "game", "string_too_long"),
        ({"key": ""}, "key", "string_too_short"),
        ({"key": "?"}, "key", "string_pattern_mismatch"),
        ({"seats": "2"}, "seats", "int_type"),
        ({"seats": 10}, "seats", "less_than_equal"),
        ({"auto_start": 1}, "auto_start", "bool_type"),
        ({"options": {"tiles": [1]}}, "options", "bool_type"),
        ({"options": {str(number): 1 for number in range(33)}}, "options", "too_long"),
        ({"x" * 99: 1}, "x" * 80, "extra_forbidden"),
    ],
)
def test_the_field_and_the_problem_are_named(
    changed: dict[str, object], field: str, problem: str
) -> None:
    assert refused(json.dumps({**TABLE, **changed}).encode()) == (field, problem)


def test_what_is_missing_is_named() -> None:
    assert refused(b'{"name": "Ann", "seats": 2}') == ("game", "missing")


@pytest.mark.parametrize(
    ("said", "problem"),
    [
        (b"", "missing"),
        (b"{", "json_invalid"),
        (b'{"seats": NaN}', "json_invalid"),
        (b'{"name": "\\ud800 Ann"}', "no_text"),
        (b"[]", "object_type"),
    ],
)
def test_sometimes_the_whole_body_is_wrong(said: bytes, problem: str) -> None:
    assert refused(said) == ("body", problem)


@pytest.mark.parametrize("said", [b'{"name": "\xff"}', b'{"password": ' + b"[" * 9999])
def test_what_nobody_can_read_is_a_bad_request(said: bytes) -> None:
    with pytest.raises(ServerError) as error:
        read(said, SignUp)

    assert error.value.code == "server/bad-request"
