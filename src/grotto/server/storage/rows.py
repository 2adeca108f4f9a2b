"""Rows made from values, and values from rows: a field belongs to the column that has its name.

A new column is written in the schema, with its migration, and in the class that bears it. Nothing
else lists the columns of a table.
"""

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from msgspec import Struct, json, structs
from sqlalchemy import Boolean, Delete, Insert, Select, Table, Update

from grotto.server.log.entries import Entry
from grotto.server.log.ledger import Place
from grotto.server.log.spec import Spec
from grotto.server.storage import schema
from grotto.server.storage.schema import JSON, LOG, SEATS, TABLES

T = TypeVar("T", bound=Struct)

Row = dict[str, Any]
"""What is written: the columns of one row, by their names."""

Statement = Insert | Update | Delete | Select[Any]


class Bulk(Struct, frozen=True, kw_only=True):
    """One statement, and the rows for each of which it is carried out."""

    statement: Statement
    rows: list[Row]


class Rows(Generic[T]):
    """The values of one class as rows of one table; fields that have no column are left out."""

    def __init__(self, table: Table, kind: type[T]) -> None:
        fields = [field for field in structs.fields(kind) if field.name in table.c]
        self.columns = [table.c[field.name] for field in fields]
        self._kind = kind
        self._names = tuple(field.name for field in fields)
        self._in_json = {
            field.name: json.Decoder(field.type)
            for field in fields
            if table.c[field.name].info == JSON
        }
        self._flags = [
            field.name for field in fields if isinstance(table.c[field.name].type, Boolean)
        ]

    def row(self, value: T, **more: object) -> Row:
        """Return what is written of a value, with the columns that it does not know itself."""
        row = {name: getattr(value, name) for name in self._names}
        for name in self._in_json:
            row[name] = json.encode(row[name]).decode()
        return {**more, **row}

    def read(self, row: Sequence[Any], first: int = 0, **more: object) -> T:
        """Return the value that stands in a row of `columns`, which begin at number `first`.

        `more` are the fields that have no column.
        """
        found = dict(zip(self._names, row[first:], strict=False))
        for name, decoder in self._in_json.items():
            found[name] = decoder.decode(found[name])
        for name in self._flags:
            found[name] = bool(found[name])  # SQLite has numbers
        return self._kind(**found, **more)


class Result(Struct, frozen=True, kw_only=True):
    """What somebody has reached alone, or against bots only."""

    seat: int
    points: int
    lead: int  # over the best bot; 0 for who plays alone
    at: float


class Asked(Struct, frozen=True, kw_only=True):
    """Another person is asked than before."""

    person: str | None  # nobody, or nobody who has to be told
    seat: int
    at: float


class Standing(Struct, frozen=True, kw_only=True):
    """How a seat stands when its game is over."""

    seat: int
    person: str | None
    level: str  # of a bot; empty for people
    game: str
    seats: int
    rank: int
    points: int
    gone: bool  # a bot has played the end for a person
    at: float


class Summary(Struct, frozen=True, kw_only=True):
    """What lists of tables show of one; written together with every change."""

    status: str
    to_act: int
    places: list[Place]
    changed: float
    due: float | None = None  # when the server has to look after the table
    version: int = 0
    round: int = 0  # 0 where none is counted
    last_seat: int = -1  # that has chosen something
    asked: Asked | None = None  # when that has just changed
    ready: list[Asked] = []  # for whom a table of a tournament has just begun
    results: list[Result] = []  # when the game has just ended,
    standings: list[Standing] = []  # and who ranks where then,
    counts: bool = False  # for ratings too
    unplanned: list[int] = []  # seats whose plans do not hold any more


SPECS: Final = Rows(TABLES, Spec)
SUMMARIES: Final = Rows(TABLES, Summary)
PLACES: Final = Rows(SEATS, Place)
ENTRIES: Final = Rows(LOG, Entry)
RESULTS: Final = Rows(schema.RESULTS, Result)
STANDINGS: Final = Rows(schema.STANDINGS, Standing)


def standing_rows(table: str, standings: list[Standing]) -> list[Row]:
    """Return what is written of how a game has ended."""
    return [STANDINGS.row(standing, table=table) for standing in standings]


def rated_rows(table: str, standings: list[Standing]) -> list[Row]:
    """Return what is written of a game that waits to be counted for ratings."""
    return [
        {"table": table, "game": one.game, "at": one.at, "folded": False} for one in standings[:1]
    ]


def seat_rows(table: str, places: list[Place]) -> list[Row]:
    """Return what is written of the seats of a table."""
    return [PLACES.row(place, table=table, seat=seat) for seat, place in enumerate(places)]
