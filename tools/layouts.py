"""Write docs/guide/observations.md: what each number of an observation means.

Usage: python -m tools.layouts
"""

from collections.abc import Iterable
from pathlib import Path

from grotto.envs.layout import Field
from grotto.envs.numbers import numbering_of
from grotto.envs.setting import layout_of
from grotto.games import GAMES

PAGE = Path(__file__).resolve().parent.parent / "docs" / "guide" / "observations.md"
INTRODUCTION = """\
# Observations, number by number

Written by `python -m tools.layouts` from `src/grotto/envs/layouts`; a test finds out when it was
not. [Research](research.md) says how agents get them.

An observation is a row of bytes. First come the fields of the table, then the fields of every
player: whoever looks is player 0, the others follow clockwise. Flags are 0 or 1, counts end at
255. "+ 1 × seats" means one more number for every seat, in the same order. Where a field has a
number for each card, tile, cell or space, they come in the order of the tables in
`games/<game>/components.py`. `layout_of(game).slices(seats)` gives their places.
"""


def size_of(field: Field) -> str:
    """Write how many numbers a field has."""
    parts = [str(field.size)] if field.size else []
    parts += [f"{field.per_seat} × seats"] if field.per_seat else []
    return " + ".join(parts)


def rows(fields: Iterable[Field]) -> list[str]:
    """Write fields as the rows of a table."""
    head = ["| field | numbers | what it is |", "|---|---|---|"]
    return head + [f"| `{field.name}` | {size_of(field)} | {field.about} |" for field in fields]


def page() -> str:
    """Return the whole page."""
    lines = [INTRODUCTION]
    for name, game in GAMES.built_in.items():
        layout, numbering, seats = layout_of(game), numbering_of(game), game.info.seats
        sizes = ", ".join(f"{layout.size(count)} for {count}" for count in seats)
        lines += [f"## {name}", "", f"Rules version {game.info.rules_version}."]
        lines += [f"Numbers of an observation by seats: {sizes}."]
        lines += [f"Answers: {numbering.listed} listed, {numbering.spare} spare numbers.", ""]
        lines += [*rows(layout.table), "", "Each player:", "", *rows(layout.player), ""]
    return "\n".join(lines)


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8")
    print(f"wrote {PAGE}")


if __name__ == "__main__":
    main()
