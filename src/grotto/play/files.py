"""Record files: reading and writing records on disk."""

from pathlib import Path
from tempfile import NamedTemporaryFile

from grotto.core.errors import RecordError
from grotto.core.phrase import Phrase
from grotto.core.records import Record, read, write


def load(path: Path) -> Record:
    """Read a record file.

    Raises:
        RecordError: when there is no such file, or it is not a record.
    """
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordError(0, Phrase("record-not-text", {"path": str(path)})) from error
    except OSError as error:
        raise RecordError(0, Phrase("record-no-file", {"path": str(path)})) from error
    return read(text)


def save(record: Record, path: Path) -> None:
    """Write a record file whole or not at all, for its owner's eyes: it may hold a seed.

    Raises:
        RecordError: when the file cannot be written.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _replace(path, write(record))
    except OSError as error:
        raise RecordError(0, Phrase("record-cannot-write", {"path": str(path)})) from error


def _replace(path: Path, text: str) -> None:
    """Write a draft beside the file and let it take the file's place, or leave no trace."""
    with NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, delete=False) as draft:
        draft.write(text)
    try:
        Path(draft.name).replace(path)
    except OSError:
        Path(draft.name).unlink()
        raise
