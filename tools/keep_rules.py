"""Keep the rules of a game before they change: `python -m tools.keep_rules stone_age`.

It copies the game's folder, and what bots know of it, to folders `former/<game>_<rules>` beside
them, where tables and records of these rules find them. After that, raise `RULES_VERSION` in the
game's own folder and change what you like there.
"""

import shutil
import sys
from pathlib import Path

from grotto.games import find_game

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "grotto"
HEAD = '"""What belongs to former rules of our games; see `grotto.packages`."""\n'
FOLDERS = ("games", "bots/evaluations", "bots/designs")


def keep(game: str, rules: int, source: Path) -> list[Path]:
    """Copy a game; return where the copies are.

    Raises:
        FileExistsError: when these rules were kept before.
    """
    name, copies = f"{game}_{rules}", list[Path]()
    for folder in FOLDERS:
        former = source / folder / "former"
        former.mkdir(exist_ok=True)
        (former / "__init__.py").write_text(HEAD, encoding="utf-8")
        copies += _copied(source / folder / game, former / name)
    _announce(game, copies[0])
    for copy in copies:
        _rename(game, name, copy)
    return copies


def _copied(original: Path, copy: Path) -> list[Path]:
    """Copy a folder or a module, whichever it is."""
    if original.is_dir():
        shutil.copytree(original, copy, ignore=shutil.ignore_patterns("__pycache__"))
        return [copy]
    file = original.with_suffix(".py")
    return [Path(shutil.copy(file, copy.with_suffix(".py")))] if file.is_file() else []


def _announce(game: str, kept: Path) -> None:
    """Let the game be called `GAME`, as in packages."""
    with (kept / "game.py").open("a", encoding="utf-8") as file:
        file.write(f"\nGAME: Final = {game.upper()}\n")


def _rename(game: str, name: str, copy: Path) -> None:
    """Let a copy know no game but its own."""
    for file in copy.rglob("*.py") if copy.is_dir() else [copy]:
        text = file.read_text(encoding="utf-8")
        for folder in FOLDERS:
            module = f"grotto.{folder.replace('/', '.')}"
            text = text.replace(f"{module}.{game}", f"{module}.former.{name}")
        file.write_text(text, encoding="utf-8")


def main(game: str) -> None:
    """Keep the rules of now."""
    for kept in keep(game, find_game(game).info.rules_version, SOURCE):
        print(f"kept: {kept.relative_to(ROOT)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
