"""Saved games: where they lie, and how to go on with them.

A saved game is a record that also holds the dealer's seed.
"""

import os
import shlex
import sys
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime
from itertools import chain, count
from pathlib import Path
from shutil import which
from typing import Final

from grotto.cli.problems import NotOurFile
from grotto.core.errors import RecordError
from grotto.core.phrase import Phrase
from grotto.core.records import FORMAT
from grotto.play.files import load

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
    """Take a path in `folder` that no other game has, named after the game and the time.

    An empty file holds the place; where none can be made, saving will fail and say so.
    """
    now = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    first = folder / f"{game}-{now}{ENDING}"
    others = (folder / f"{game}-{now}-{number}{ENDING}" for number in count(2))
    with suppress(OSError):
        _make_private(folder)
        return next(path for path in chain([first], others) if _reserve(path))
    return first


def _make_private(folder: Path) -> None:
    """Make our folders; a game that is not over holds the seed, so they are nobody else's."""
    folder.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    folder.mkdir(mode=0o700, exist_ok=True)


def _reserve(path: Path) -> bool:
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        return False
    return True


def own_path(words: str) -> Path:
    """Return the file that a person names for a game.

    Raises:
        RecordError: when no file can be called so.
        NotOurFile: when it is there already and is no game.
    """
    if not words.isprintable():
        raise _cannot_write(words)
    try:
        path = Path(words).expanduser().absolute()
        taken = path.exists() and not _is_game(path)
    except (OSError, RuntimeError) as error:  # RuntimeError: there is no such user
        raise _cannot_write(words) from error
    if path.is_dir():
        raise _cannot_write(words)
    if taken:
        raise NotOurFile(words)
    return path


def _is_game(path: Path) -> bool:
    if not path.is_file():
        return False
    beginning = f"{FORMAT}:".encode()
    with path.open("rb") as file:
        return file.read(len(beginning)) == beginning


def _cannot_write(words: str) -> RecordError:
    return RecordError(0, Phrase("record-cannot-write", {"path": words}))


def latest() -> Path | None:
    """Return the game that was left last, if one waits."""
    games = sorted(unfinished_folder().glob(f"*{ENDING}"), key=_age)
    return next((path for path in games if _waits(path)), None)


def _age(path: Path) -> float:
    try:
        return -path.stat().st_mtime
    except OSError:  # it was moved away since we looked
        return 0


def _waits(path: Path) -> bool:
    """Tell whether a file holds a game to go on with: it may be over, or only a place held."""
    try:
        return not load(path).result
    except RecordError:
        return path.exists() and path.stat().st_size > 0


def resume_command(path: Path, *, by_hand: bool = False) -> str:
    """Return the very command that continues a saved game."""
    return own_command("play", "--resume", str(path), *(["--by-hand"] if by_hand else []))


def own_command(*words: str) -> str:
    """Return a command line of ours that works from where this one was started."""
    return shlex.join([*_program(), *words])


def _program() -> list[str]:
    if which("grotto"):
        return ["grotto"]
    started = Path(sys.argv[0])
    return [str(started)] if started.name == "grotto" else [sys.executable, "-m", "grotto.cli"]
