"""Answers in JSON, and refusals: a stable code and a sentence, and nothing else gets out."""

from secrets import token_hex
from typing import Any, Final

import msgspec
import structlog
from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from grotto.core.errors import RulesBug, TableError
from grotto.server import metrics
from grotto.server.errors import (
    BadRequest,
    InvalidField,
    NotFound,
    OurFault,
    ServerError,
    TooManyRequests,
    WrongMethod,
)
from grotto.server.http.middleware.headers import STRICT
from grotto.wire.frames import Problem
from grotto.wire.texts import on_wire

JSON: Final = "application/json"
LONGEST_FIELD: Final = 80
UNCHANGED: Final[dict[int | str, dict[str, Any]]] = {304: {"description": "As it was before."}}
"""What the schema says of answers that a browser may have already."""

LOG = structlog.get_logger()


def in_json(value: object, status: int = 200) -> Response:
    """Return a response that says a value."""
    return Response(msgspec.json.encode(value), status_code=status, media_type=JSON)


def problem(error: TableError, key: str = "", version: int = 0) -> Problem:
    """Say why a command was refused."""
    said = our_fault(error) if isinstance(error, RulesBug) else error
    metrics.PROBLEMS.labels(said.code).inc()
    return Problem(key=key, code=said.code, text=on_wire(said.phrase()), version=version)


def our_fault(error: Exception, path: str = "") -> OurFault:
    """Write down what broke; people get the number under which it stands in our log."""
    incident = token_hex(6)
    LOG.error("our fault", incident=incident, path=path, exc_info=error)
    return OurFault(incident)


def refusal(error: TableError, key: str = "", version: int = 0) -> Response:
    """Return the response that says why a request was refused."""
    if isinstance(error, RulesBug):
        return refusal(our_fault(error), key, version)
    status = error.status if isinstance(error, ServerError) else 422
    response = in_json(problem(error, key, version), status)
    if isinstance(error, TooManyRequests):
        response.headers["Retry-After"] = str(error.seconds)
    return response


async def refuse(_request: Request, error: Exception) -> Response:
    """Answer with one of our own errors."""
    assert isinstance(error, TableError)
    return refusal(error)


async def refuse_http(_request: Request, error: Exception) -> Response:
    """Answer with an error of the framework, in our own shape."""
    assert isinstance(error, HTTPException)
    if error.status_code == NotFound.status:
        return refusal(NotFound())
    if error.status_code != WrongMethod.status:
        return refusal(BadRequest())
    response = refusal(WrongMethod())
    response.headers.update(error.headers or {})
    return response


async def refuse_invalid(_request: Request, error: Exception) -> Response:
    """Answer which part of an address is not what it should be; bodies are read elsewhere."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    field = ".".join(str(step) for step in first["loc"][1:])
    return refusal(InvalidField(field[:LONGEST_FIELD], first["type"]))


async def fail(request: Request, error: Exception) -> Response:
    """Answer that something of ours broke; what it was stays here."""
    response = refusal(our_fault(error, request.url.path))
    response.headers.update(STRICT)
    response.headers["Connection"] = "close"  # the server does so after a failure
    return response
