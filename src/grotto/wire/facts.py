"""Facts that never change during a game, written for the client: the shelf, and what is in boxes.

A frame names pieces by their keys; what is printed on them stands here, so no frame repeats it.
"""

from dataclasses import asdict, is_dataclass
from typing import Any, Final

import msgspec

from grotto.bots import levels_for, usual_level
from grotto.core.game import Game
from grotto.core.options import Option
from grotto.games import GAMES
from grotto.lessons import course_of
from grotto.packages import FACTS, LADDER, part_of

HEAD: Final = "// Written by grotto.wire.facts from the tables of the games. Do not edit.\n"


def facts() -> dict[str, str]:
    """Return the text of every file, by its name."""
    shelf = [label_of(game) for game in GAMES.built_in.values()]
    boxes = {f"{game}.ts": _constants(_tables(game)) for game in GAMES.built_in}
    return {"shelf.ts": _constants({"SHELF": shelf}), **boxes}


def _tables(game: str) -> dict[str, object]:
    tables: dict[str, object] = part_of(game, FACTS) or {}
    return tables


def _constants(tables: dict[str, object]) -> str:
    lines = [
        f"export const {name} = {_written(table)} as const;\n" for name, table in tables.items()
    ]
    return "\n".join([HEAD, *lines])


def _written(value: object) -> str:
    """Write a table, one row per line."""
    if isinstance(value, list | tuple) and value and is_dataclass(value[0]):
        return "[\n" + "".join(f"  {_json(asdict(row))},\n" for row in value) + "]"
    if isinstance(value, list):
        return "[\n" + "".join(f"  {_json(row)},\n" for row in value) + "]"
    return _json(value)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def label_of(game: Game[Any]) -> dict[str, object]:
    """Return what people choose when they make a table: seats, options and bots.

    Raises:
        BrokenGame: when the game's package has an evaluation that does not load.
    """
    info = game.info
    return {
        "id": info.id,
        "seats": info.seats,
        "options": [_switch(option) for option in info.options],
        "bots": levels_for(game),
        "usual_bot": usual_level(game),
        "ladder": _ladder(game),
        "lessons": course_of(info.id) is not None,
    }


def _ladder(game: Game[Any]) -> list[dict[str, object]]:
    """Return the titles of who plays alone: the points for each, and which of them is the goal."""
    rungs: tuple[int, ...] = part_of(game.info.id, LADDER) or ()
    goals = [mark.points for mark in game.new(1, {}).outcome().marks[:1]] if rungs else []
    return [{"points": points, "goal": points in goals} for points in rungs]


def _switch(option: Option) -> dict[str, object]:
    return {
        "key": option.key,
        "default": option.default,
        "choices": option.choices,
        "rule": option.rule,
    }
