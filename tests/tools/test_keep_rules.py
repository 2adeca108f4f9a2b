"""Rules that are about to change are kept beside the new ones, with what bots know of them."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.keep_rules import SOURCE, keep

GAME = "cave_vs_cave"
TRY = """
from grotto.bots import evaluation_of, levels_for
from grotto.games import find_game
from grotto.play.table import Table

former, newest = find_game("cave_vs_cave", 1), find_game("cave_vs_cave")
table = Table("cave_vs_cave", 2, seed="caves", rules=1)
table.play(table.options()[0])
print(type(former).__module__, former.info.rules_version, newest.info.rules_version)
print(type(evaluation_of(former)).__module__)
print(len(levels_for(former)), table.record().rules)
"""


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A copy of our sources, in which rules may be kept and changed."""
    copy = tmp_path / "grotto"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__", "server", "web"))
    return copy


def test_kept_rules_are_found_with_their_bots(source: Path) -> None:
    keep(GAME, 1, source)
    game = source / "games" / GAME / "game.py"
    game.write_text(
        game.read_text().replace("RULES_VERSION: Final = 1", "RULES_VERSION: Final = 2")
    )

    told = subprocess.run(
        [sys.executable, "-c", TRY],
        env={**os.environ, "PYTHONPATH": str(source.parent)},
        capture_output=True,
        text=True,
        check=False,
    )

    assert told.stdout.splitlines() == [
        "grotto.games.former.cave_vs_cave_1.game 1 2",
        "grotto.bots.evaluations.former.cave_vs_cave_1",
        "5 1",
    ], told.stderr


def test_rules_are_kept_once(source: Path) -> None:
    keep(GAME, 1, source)

    with pytest.raises(FileExistsError):
        keep(GAME, 1, source)
