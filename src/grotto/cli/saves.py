"""Saved games: where they lie, and how to go on with them.

A saved game is a record that also holds the dealer's seed.
"""

import os
import shlex
import sys
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from shutil import which
from typing import Final

ENDING: Final = ".game"


def state_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Return the folder where Grotto keeps games."""
    given = environ.get("XDG_STATE_HOME", "")
    home = Path(given) if given else Path.home() / ".local" / "state"
    return home / "grotto"


def unfinished_folder() -> Path:
    """Return the folder of the games that wait to be continued."""
    return state_folder() / "games"


def finished_folder() -> Path:
    """Return the folder of the records of finished games."""
    return state_folder() / "records"


def new_path(folder: Path, game: str) -> Path:
    """Return a path in `folder` that no game has yet, named after the game and the time."""
    now = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    path = folder / f"{game}-{now}{ENDING}"
    count = 1
    while path.exists():
        count += 1
        path = folder / f"{game}-{now}-{count}{ENDING}"
    return path


def latest() -> Path | None:
    """Return the game that was left last, if one waits."""
    try:
        waiting = [(path.stat().st_mtime, path) for path in unfinished_folder().glob(f"*{ENDING}")]
    except OSError:
        return None
    return max(waiting)[1] if waiting else None


def resume_command(path: Path) -> str:
    """Return the very command that continues a saved game."""
    return own_command("play", "--resume", str(path))


def own_command(*words: str) -> str:
    """Return a command line of ours that works from where this one was started."""
    return shlex.join([*_program(), *words])


def _program() -> list[str]:
    if which("grotto"):
        return ["grotto"]
    started = Path(sys.argv[0])
    return [str(started)] if started.name == "grotto" else [sys.executable, "-m", "grotto.cli"]
