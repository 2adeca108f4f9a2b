"""Records: a whole game as a text file, one action per line, chance included.

A record has headers, an empty line, then the moves. Between the moves, lines that begin with ``=``
hold the digest of the state reached, so that drift is caught where it began, and lines that begin
with ``#`` are remarks. Reading and writing are exact inverses, remarks aside. No files here: a
record is text.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from grotto.core.errors import RecordError
from grotto.core.notation import number_in
from grotto.core.phrase import Phrase

FORMAT: Final = "grotto-record"
FORMAT_VERSION: Final = "1"


@dataclass(frozen=True)
class Move:
    """One action.

    `digest` is the state's after it, or empty; `line` is its place in the file, or 0.
    """

    text: str
    digest: str = ""
    line: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Record:
    """One game from its setup to its last move."""

    game: str
    rules: int
    seats: int
    moves: tuple[Move, ...]
    names: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()  # the level of the bot at each seat, empty for a person
    options: Mapping[str, str] = field(default_factory=dict)
    commitment: str = ""  # SHA-256 of the dealer's seed, shown from the start
    seed: str = ""  # published when the game is over
    result: tuple[int, ...] = ()  # points by seat, when the game is over


def write(record: Record) -> str:
    """Write a record as text."""
    headers = [
        (FORMAT, FORMAT_VERSION),
        ("game", record.game),
        ("rules", str(record.rules)),
        ("seats", str(record.seats)),
        *((f"name {seat}", _printable(name)) for seat, name in enumerate(record.names)),
        *((f"bot {seat}", level) for seat, level in enumerate(record.bots)),
        *((f"option {key}", value) for key, value in record.options.items()),
        ("commitment", record.commitment),
        ("seed", record.seed),
        ("result", " ".join(map(str, record.result))),
    ]
    lines = [f"{key}: {value}" for key, value in headers if value]
    for move in record.moves:
        lines += [move.text] if not move.digest else [move.text, f"= {move.digest}"]
    lines.insert(len(lines) - _length(record.moves), "")
    return "\n".join(lines) + "\n"


def _printable(name: str) -> str:
    return "".join(sign if sign.isprintable() else " " for sign in name).strip()


def _length(moves: tuple[Move, ...]) -> int:
    return len(moves) + sum(bool(move.digest) for move in moves)


def read(text: str) -> Record:
    """Read a record.

    Raises:
        RecordError: when `text` is not a record; it names the line.
    """
    lines = list(enumerate(text.splitlines(), 1))
    if not lines or lines[0][1] != f"{FORMAT}: {FORMAT_VERSION}":
        raise RecordError(
            1 if lines else 0,
            Phrase("record-no-record", {"expected": f"{FORMAT}: {FORMAT_VERSION}"}),
        )
    end = next((index for index, (_, line) in enumerate(lines) if not line.strip()), len(lines))
    headers = _read_headers(lines[1:end])
    return Record(
        game=headers.word("game"),
        rules=headers.number("rules"),
        seats=headers.number("seats"),
        moves=_read_moves(lines[end:]),
        names=tuple(map(_printable, headers.by_seat("name"))),
        bots=headers.by_seat("bot"),
        options=headers.options(),
        commitment=headers.word("commitment", required=False),
        seed=headers.word("seed", required=False),
        result=headers.points(),
    )


def _read_headers(lines: list[tuple[int, str]]) -> "_Headers":
    found: dict[str, tuple[int, str]] = {}
    for number, line in lines:
        key, colon, value = line.partition(": ")
        if line.startswith("#"):
            continue
        if not colon or key in found or not _KNOWN.fullmatch(key):
            raise RecordError(number, Phrase("record-bad-header", {"text": line}))
        found[key] = (number, value)
    return _Headers(found)


_KNOWN: Final = re.compile(
    r"game|rules|seats|name [0-9]|bot [0-9]|option [a-z_]+|commitment|seed|result"
)
_POINTS: Final = re.compile("-?[0-9]{1,6}")


class _Headers:
    """The headers of a record, by key, with their lines."""

    def __init__(self, found: dict[str, tuple[int, str]]) -> None:
        self._found = found

    def word(self, key: str, *, required: bool = True) -> str:
        """Return a header's value."""
        if key not in self._found and required:
            raise RecordError(0, Phrase("record-missing-header", {"header": key}))
        return self._found.get(key, (0, ""))[1]

    def number(self, key: str) -> int:
        """Return a header that is a number."""
        number = number_in(self.word(key))
        if number is None:
            raise self._wrong(key)
        return number

    def points(self) -> tuple[int, ...]:
        """Return the result, which may be negative."""
        words = self.word("result", required=False).split()
        if not all(_POINTS.fullmatch(word) for word in words):
            raise self._wrong("result")
        return tuple(map(int, words))

    def by_seat(self, key: str) -> tuple[str, ...]:
        """Return the values that are given by seat; a seat without one has an empty value."""
        given = self._under(f"{key} ")
        seats = range(self.number("seats"))
        for seat in given:
            if seat not in map(str, seats):
                raise self._wrong(f"{key} {seat}")
        return tuple(given.get(str(seat), "") for seat in seats) if given else ()

    def options(self) -> dict[str, str]:
        """Return the options by key."""
        return self._under("option ")

    def _under(self, prefix: str) -> dict[str, str]:
        return {
            key.removeprefix(prefix): found[1]
            for key, found in self._found.items()
            if key.startswith(prefix)
        }

    def _wrong(self, key: str) -> RecordError:
        line, value = self._found[key]
        return RecordError(line, Phrase("record-bad-header", {"text": f"{key}: {value}"}))


def _read_moves(lines: list[tuple[int, str]]) -> tuple[Move, ...]:
    moves: list[Move] = []
    for number, line in lines:
        if not line.strip() or line.startswith("#"):
            continue
        if not line.startswith("= "):
            moves.append(Move(line, "", number))
        elif moves and not moves[-1].digest:
            moves[-1] = Move(moves[-1].text, line.removeprefix("= "), moves[-1].line)
        else:
            raise RecordError(number, Phrase("record-stray-digest", {"text": line}))
    return tuple(moves)
