"""The journal of a tournament: every game that was played, one line each, on the disk.

A line is there, whole and flushed, before the game counts. A line that was cut off by a crash is
dropped, and its game is played again. When all is played the lines are put in the order of the
games, so that a journal says nothing about who played them, or how often somebody was stopped.
"""

import fcntl
import json
import os
from collections.abc import Iterable, Mapping
from dataclasses import asdict
from pathlib import Path
from tempfile import NamedTemporaryFile
from types import TracebackType
from typing import Any, Final, Self

from grotto.arena.contest import Finish
from grotto.arena.errors import ArenaBusy, BrokenJournal, NoPlaceForResults, OtherArena
from grotto.arena.guard import finish_of

FILE: Final = "games.jsonl"
FORMAT: Final = "grotto-arena"
VERSION: Final = 1


class Journal:
    """The games of one folder, of which one process writes at a time."""

    def __init__(self, folder: Path, plan: Mapping[str, object]) -> None:
        self._folder = folder
        self.path: Final = folder / FILE
        self._head = {FORMAT: VERSION, **plan}
        self.finishes: dict[int, Finish] = {}
        self._file = -1
        self._lock = -1

    def __enter__(self) -> Self:
        """Open the journal, and read what is there.

        Raises:
            NoPlaceForResults: when nothing can be written there.
            ArenaBusy: when somebody else writes there.
            OtherArena: when it holds other games.
            BrokenJournal: when it cannot be read.
        """
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._lock = os.open(self._folder, os.O_RDONLY)
            self._file = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
        except OSError as error:
            self._close()
            raise NoPlaceForResults(str(self.path)) from error
        try:
            self._take()
            self._read()
        except BaseException:
            self._close()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._close()

    def add(self, results: Iterable[tuple[int, Finish]]) -> None:
        """Keep results; they outlive whatever happens next.

        Raises:
            NoPlaceForResults: when they cannot be written.
        """
        self._write([_line(number, finish) for number, finish in results])
        self.finishes.update(results)

    def put_in_order(self) -> None:
        """Write all anew in the order of the games, whole or not at all.

        Raises:
            NoPlaceForResults: when it cannot be written.
        """
        lines = [_json(self._head), *(_line(n, self.finishes[n]) for n in sorted(self.finishes))]
        write_whole(self.path, "".join(lines).encode())

    def _take(self) -> None:
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise ArenaBusy(str(self._folder)) from error

    def _read(self) -> None:
        *lines, torn = self.path.read_bytes().split(b"\n")
        if torn:
            os.ftruncate(self._file, sum(len(line) + 1 for line in lines))
        if not lines:
            self._write([_json(self._head)])
            return
        self._check(self._plain(lines[0], 1))
        for place, line in enumerate(lines[1:], 2):
            plain = self._plain(line, place)
            try:
                self.finishes[plain["number"]] = finish_of(plain)
            except (KeyError, TypeError) as error:
                raise BrokenJournal(str(self.path), place) from error

    def _plain(self, line: bytes, place: int) -> dict[str, Any]:
        try:
            plain = json.loads(line)
        except ValueError as error:
            raise BrokenJournal(str(self.path), place) from error
        if not isinstance(plain, dict):
            raise BrokenJournal(str(self.path), place)
        return plain

    def _check(self, head: Mapping[str, object]) -> None:
        if FORMAT not in head:
            raise BrokenJournal(str(self.path), 1)
        for field, wanted in json.loads(_json(self._head)).items():
            found = head.get(field)
            if found != wanted:
                raise OtherArena(str(self._folder), field, _short(found), _short(wanted))

    def _write(self, lines: list[str]) -> None:
        try:
            rest = memoryview("".join(lines).encode())
            while rest:
                rest = rest[os.write(self._file, rest) :]
            os.fsync(self._file)
        except OSError as error:
            raise NoPlaceForResults(str(self.path)) from error

    def _close(self) -> None:
        for file in (self._file, self._lock):
            if file >= 0:
                os.close(file)
        self._file = self._lock = -1


def write_whole(path: Path, content: bytes) -> None:
    """Write a file whole or not at all.

    Raises:
        NoPlaceForResults: when it cannot be written.
    """
    draft = _draft_of(path, content)
    try:
        draft.chmod(0o644)
        draft.replace(path)
    except OSError as error:
        draft.unlink()
        raise NoPlaceForResults(str(path)) from error


def check_place(path: Path) -> None:
    """Refuse a file that cannot be written, before anything is done that it is to hold.

    Raises:
        NoPlaceForResults: when it cannot be written.
    """
    if path.is_dir():
        raise NoPlaceForResults(str(path))
    _draft_of(path, b"").unlink()


def _draft_of(path: Path, content: bytes) -> Path:
    """Write a file beside another one, which it is to replace."""
    try:
        with NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as draft:
            draft.write(content)
            draft.flush()
            os.fsync(draft.fileno())
    except OSError as error:
        raise NoPlaceForResults(str(path)) from error
    return Path(draft.name)


def _line(number: int, finish: Finish) -> str:
    return _json({"number": number, **asdict(finish)})


def _json(plain: Mapping[str, object]) -> str:
    return json.dumps(plain, separators=(",", ":"), ensure_ascii=False) + "\n"


def _short(value: object) -> str:
    """Return a value as a person would write it on the command line."""
    if isinstance(value, dict):
        return " ".join(map(_pair, value, value.values())) or "–"
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _pair(name: str, value: object) -> str:
    """Write a bot or an option; a bot that has no name of its own is written once."""
    return name if name == value else f"{name}={_short(value)}"
