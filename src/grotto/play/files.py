"""Record files: reading and writing records on disk."""

from pathlib import Path

from grotto.core.errors import RecordError
from grotto.core.phrase import Phrase
from grotto.core.records import Record, read, write


def load(path: Path) -> Record:
    """Read a record file.

    Raises:
        RecordError: when there is no such file, or it is not a record.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(0, Phrase("record-not-text", {"path": str(path)})) from error
    except OSError as error:
        raise RecordError(0, Phrase("record-no-file", {"path": str(path)})) from error
    return read(text)


def save(record: Record, path: Path) -> None:
    """Write a record file whole or not at all.

    Raises:
        RecordError: when the file cannot be written.
    """
    draft = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(write(record), encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        raise RecordError(0, Phrase("record-cannot-write", {"path": str(path)})) from error
