"""Answers in JSON, made from the values of the wire."""

from typing import Final

import msgspec
from starlette.responses import Response

JSON: Final = "application/json"


def in_json(value: object, status: int = 200) -> Response:
    """Return a response that says a value."""
    return Response(msgspec.json.encode(value), status_code=status, media_type=JSON)
