"""Packages made up for tests, which announce a game and have whatever is wrong with them."""

from collections.abc import Mapping
from pathlib import Path

from grotto.i18n.texts import LANGUAGES

GAME = """
from grotto.core.game import Game, GameInfo

class Empty(Game):
    info = GameInfo("{game}", (2,), 1, ())

    def nothing(self, *_):
        return None

    set_up = parse = view = worlds = seen_by = round_of = violations = nothing

GAME = Empty()
"""

Files = Mapping[str, str | None]
"""What lies in a package, by path; None for what is missing."""


def sound(game: str) -> dict[str, str | None]:
    """Return the files of a package with which nothing is wrong."""
    texts = f"{game}-name = A Game\n{game}-about = About.\n"
    return {
        "__init__.py": "",
        "game.py": GAME.format(game=game),
        **{f"texts/{language}.ftl": texts for language in LANGUAGES},
        **{f"rulebook/{language}.md": "# A game\n" for language in LANGUAGES},
    }


def make_package(folder: Path, game: str, changes: Files, entry: str = "") -> None:
    """Write a package as pip would have installed it."""
    name = f"package_of_{game}"
    for path, text in {**sound(game), **changes}.items():
        file = folder / name / path
        file.parent.mkdir(parents=True, exist_ok=True)
        if text is not None:
            file.write_text(text, encoding="utf-8")
    about = folder / f"{name}-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    announced = f"[grotto.games]\n{game} = {entry or f'{name}.game:GAME'}\n"
    (about / "entry_points.txt").write_text(announced)
