"""Saved games: where they lie, and who sat where.

A saved game is a record that also holds the dealer's seed, and a remark that names the bots.
"""

import os
import shlex
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

from grotto.core.errors import RecordError
from grotto.core.phrase import Phrase
from grotto.core.records import Record, write
from grotto.play.files import load

ENDING: Final = ".game"
PERSON: Final = "-"
_REMARK: Final = "# bots: "


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
    return f"grotto play --resume {shlex.quote(str(path))}"


def keep(record: Record, levels: Sequence[str], path: Path) -> None:
    """Write a record with the bots that sit at its table; whole, or not at all.

    Raises:
        RecordError: when the file cannot be written.
    """
    first, _, rest = write(record).partition("\n")
    remark = _REMARK + " ".join(level or PERSON for level in levels)
    draft = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(f"{first}\n{remark}\n{rest}", encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        raise RecordError(0, Phrase("record-cannot-write", {"path": str(path)})) from error


def open_kept(path: Path) -> tuple[Record, tuple[str, ...] | None]:
    """Read a record and its bots by seat, people being empty; None when it does not say.

    Raises:
        RecordError: when it is not a record.
    """
    record = load(path)
    lines = path.read_text(encoding="utf-8").splitlines()
    for line in lines[: lines.index("") if "" in lines else None]:
        if line.startswith(_REMARK):
            levels = line.removeprefix(_REMARK).split()
            return record, tuple("" if level == PERSON else level for level in levels)
    return record, None
