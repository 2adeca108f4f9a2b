"""Routes that read and answer structs of the wire, which FastAPI does not know by itself.

An endpoint says by the types of its parameters and of its answer what it reads and what it says;
the schema that we publish says the same.
"""

import re
from collections.abc import Awaitable, Callable
from functools import wraps
from inspect import Parameter, Signature, signature
from typing import Annotated, Any, Final, TypeVar, get_origin

import msgspec
from fastapi import APIRouter, Depends, FastAPI, Request, Response
from msgspec import DecodeError, ValidationError
from msgspec.json import Decoder

from grotto.server.errors import BadRequest, InvalidField
from grotto.server.http.answers import JSON, LONGEST_FIELD, in_json
from grotto.wire.bodies import Body, Unfit, describe_custom, read_custom
from grotto.wire.frames import Problem

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
        raise invalid(error) from error
    except DecodeError as error:
        half = "surrogate" in str(error)
        raise InvalidField(WHOLE, "no_text" if half else "json_invalid") from error
    except (UnicodeError, RecursionError) as error:
        raise BadRequest from error


def invalid(error: ValidationError) -> InvalidField:
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


Schemas = dict[str, Any]
Endpoint = Callable[..., Any]

_REF: Final = "#/components/schemas/{name}"
_REFUSALS: Final = (("4XX", "Refused: nothing has changed."), ("5XX", "Our fault."))


class WireRouter(APIRouter):
    """A router whose endpoints read and answer structs of the wire."""

    def __init__(self, prefix: str, tags: list[str]) -> None:
        super().__init__(prefix=prefix, tags=[*tags])
        self.schemas: Schemas = {}

    def add_api_route(self, path: str, endpoint: Endpoint, **options: Any) -> None:  # noqa: ANN401
        """Add a route; what it reads and says is described in the schema."""
        status = options["status_code"] or 200
        options["openapi_extra"] = self._described(endpoint, status)
        options["response_model"] = None
        super().add_api_route(path, _served(endpoint, status), **options)

    def _described(self, endpoint: Endpoint, status: int) -> Schemas:
        """Return what an operation says of its body and its answer."""
        said: Schemas = {}
        for parameter in signature(endpoint).parameters.values():
            if _is_body(parameter):
                said["requestBody"] = {"required": True, **self._content(parameter.annotation)}
        answer = _answer_of(endpoint)
        if answer is not None:
            said["responses"] = {str(status): self._content(answer)}
        return said

    def _content(self, kind: Any) -> Schemas:  # noqa: ANN401 (any type of the wire)
        schema, parts = described(kind)
        self.schemas |= parts
        return {"content": {JSON: {"schema": schema}}}


def described(kind: Any) -> tuple[Schemas, Schemas]:  # noqa: ANN401 (any type of the wire)
    """Return the schema of a type of the wire, and those that it refers to by name."""
    [schema], parts = msgspec.json.schema_components(
        [kind], schema_hook=describe_custom, ref_template=_REF
    )
    return schema, parts


def _is_body(parameter: Parameter) -> bool:
    return isinstance(parameter.annotation, type) and issubclass(parameter.annotation, Body)


def _answer_of(endpoint: Endpoint) -> Any:  # noqa: ANN401 (any type of the wire)
    """Return the type of an answer; ``Annotated[Response, Frame]`` is a frame that is encoded."""
    answer = signature(endpoint).return_annotation
    if answer is Response:
        return None
    return answer.__metadata__[0] if get_origin(answer) is Annotated else answer


def _served(endpoint: Endpoint, status: int) -> Endpoint:
    """Return an endpoint as FastAPI takes it; bodies come last, after those who may not ask."""
    parameters = sorted(signature(endpoint).parameters.values(), key=_is_body)

    @wraps(endpoint)
    async def served(**given: Any) -> Response:  # noqa: ANN401 (whatever the endpoint takes)
        answer = await endpoint(**given)
        return answer if isinstance(answer, Response) else in_json(answer, status)

    shape = Signature([_parameter(one) for one in parameters])
    served.__signature__ = shape  # type: ignore[attr-defined]  # what `inspect` reads
    return served


def _parameter(parameter: Parameter) -> Parameter:
    """Return a parameter as FastAPI takes it: a body is read by a dependency."""
    named = parameter.replace(kind=Parameter.KEYWORD_ONLY)
    if not _is_body(parameter):
        return named
    kind = parameter.annotation
    return named.replace(annotation=Annotated[kind, Depends(reader_of(kind))])


class WireApp(FastAPI):
    """An application whose schema knows the structs of its routers, and how it refuses."""

    def __init__(self, **options: Any) -> None:  # noqa: ANN401 (those of FastAPI)
        refused, self._schemas = described(Problem)
        refusals: dict[int | str, dict[str, Any]] = {
            status: {"description": meaning, "content": {JSON: {"schema": refused}}}
            for status, meaning in _REFUSALS
        }
        super().__init__(**options, responses=refusals)

    def include_router(self, router: APIRouter, **options: Any) -> None:  # noqa: ANN401
        """Add the routes of a router, and what they read and say."""
        if isinstance(router, WireRouter):
            self._schemas |= router.schemas
        super().include_router(router, **options)

    def openapi(self) -> Schemas:
        """Return the schema that we publish."""
        schema = super().openapi()
        schema["components"] = {"schemas": dict(sorted(self._schemas.items()))}
        return schema
