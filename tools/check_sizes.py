"""Check the hard stops of size: 40 lines a function, 400 a file.

Component tables are free, and migrations: they are tables of a schema, written by a program.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FUNCTION_LINES = 40
FILE_LINES = 400
TABLES = {"components.py"}
MIGRATIONS = "versions"  # the folder


def long_functions(source: str) -> Iterator[str]:
    """Yield the functions that are too long, signature and docstring counted."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > FUNCTION_LINES:
                yield f"{node.lineno}: {node.name} has {lines} lines, {FUNCTION_LINES} are allowed"


def complaints(folder: Path) -> Iterator[str]:
    """Yield what is too long below a folder."""
    for file in sorted(folder.rglob("*.py")):
        if file.name in TABLES or file.parent.name == MIGRATIONS:
            continue
        source = file.read_text(encoding="utf-8")
        where = file.relative_to(folder)
        if (lines := len(source.splitlines())) > FILE_LINES:
            yield f"{where}: has {lines} lines, {FILE_LINES} are allowed"
        yield from (f"{where}:{what}" for what in long_functions(source))


def main() -> int:
    """Print the complaints, and fail when there are any."""
    found = [what for folder in ("src", "examples") for what in complaints(ROOT / folder)]
    for complaint in found:
        print(complaint)
    print(f"sizes: {len(found)} complaints" if found else "sizes: nothing is too long")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
