"""Writes what requests say and responses answer for the client, so that it never drifts from it.

Run `python -m grotto.server.http.typescript client/src/wire/http.ts`.
"""

import json
import sys
from pathlib import Path
from typing import Any, Final

from pydantic import BaseModel
from pydantic.json_schema import JsonSchemaMode, models_json_schema

from grotto.server.http import bodies

Wanted = tuple[type[BaseModel], JsonSchemaMode]

HEAD: Final = "// Written by grotto.server.http.typescript from the Python types. Do not edit.\n"
SAID: Final[tuple[type[BaseModel], ...]] = (
    bodies.NewTable,
    bodies.NewFromRecord,
    bodies.Join,
    bodies.SeatBot,
    bodies.Stand,
    bodies.Start,
    bodies.Once,
    bodies.Mute,
    bodies.SignUp,
    bodies.SignIn,
    bodies.NewName,
    bodies.NewPassword,
)
ANSWERED: Final[tuple[type[BaseModel], ...]] = (
    bodies.TableMade,
    bodies.Me,
    bodies.MyTable,
    bodies.Muted,
    bodies.Note,
    bodies.Game,
)
PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def types() -> str:
    """Return the file of types."""
    said: list[Wanted] = [(model, "validation") for model in SAID]
    answered: list[Wanted] = [(model, "serialization") for model in ANSWERED]
    _, schema = models_json_schema([*said, *answered], ref_template="{model}")
    return "\n".join([HEAD, *(_interface(name, one) for name, one in schema["$defs"].items())])


def _interface(name: str, schema: dict[str, Any]) -> str:
    required = schema.get("required", [])
    lines = [
        f"  readonly {field}{'' if field in required else '?'}: {_written(kind)};\n"
        for field, kind in schema["properties"].items()
    ]
    return f"export interface {name} {{\n{''.join(lines)}}}\n"


def _written(kind: dict[str, Any]) -> str:
    """Return how a type is written."""
    if "$ref" in kind:
        return str(kind["$ref"])
    if "anyOf" in kind:
        return " | ".join(_written(part) for part in kind["anyOf"])
    if "enum" in kind:
        return " | ".join(json.dumps(value) for value in kind["enum"])
    if kind["type"] == "array":
        item = _written(kind["items"])
        return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
    if kind["type"] == "object":
        return f"Readonly<Record<string, {_written(kind['additionalProperties'])}>>"
    return PLAIN[kind["type"]]


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(types(), encoding="utf-8")
