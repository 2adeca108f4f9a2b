"""Rows: a column is written in the schema and in one class, and nowhere else."""

import pytest
from msgspec import Struct, structs
from sqlalchemy import Table

from grotto.server.log.entries import Entry
from grotto.server.log.ledger import Place
from grotto.server.log.spec import Clock, Spec
from grotto.server.storage.rows import ENTRIES, PLACES, SPECS, SUMMARIES, Rows, Summary
from grotto.server.storage.schema import LOG, SEATS, TABLES

SPEC = Spec(
    id="one", game="stone_age", rules=3, seats=2, options={"first_player": "0"},
    visibility="private", pace="live", clock=Clock(kind="bank", seconds=60.0, increment=5.0),
    seed="a seed", host="Ann", created=1.0, invite="come in", auto_start=True, opening="a move",
    provable=False,
)  # fmt: skip


def fields(*kinds: type[Struct]) -> set[str]:
    return {field.name for kind in kinds for field in structs.fields(kind)}


@pytest.mark.parametrize(
    ("table", "kinds", "more"),
    [
        (TABLES, (Spec, Summary), set()),
        (SEATS, (Place,), {"table", "seat"}),
        (LOG, (Entry,), {"table"}),
    ],
    ids=["tables", "seats", "log"],
)
def test_every_column_has_its_field(
    table: Table, kinds: tuple[type[Struct], ...], more: set[str]
) -> None:
    assert {column.name for column in table.c} - fields(*kinds) == more


def test_every_field_of_a_table_and_of_an_entry_has_its_column() -> None:
    assert fields(Spec) == {column.name for column in SPECS.columns}
    elsewhere = {"places", "results", "standings", "counts", "asked", "unplanned", "ready"}
    assert fields(Summary) - elsewhere == {column.name for column in SUMMARIES.columns}
    assert fields(Entry) == {column.name for column in ENTRIES.columns}


def test_no_column_belongs_to_two_fields() -> None:
    assert not {*SPECS.columns} & {*SUMMARIES.columns}


def test_a_value_is_read_as_it_was_written() -> None:
    row = SPECS.row(SPEC)

    assert SPECS.read(["something before", *row.values()], 1) == SPEC


def test_a_column_in_json_is_written_in_json() -> None:
    row = SPECS.row(SPEC)

    assert row["options"] == '{"first_player":"0"}'
    assert row["clock"] == '{"kind":"bank","seconds":60.0,"increment":5.0}'


def test_what_a_value_does_not_know_itself_is_added() -> None:
    row = PLACES.row(Place(name="Ann", votes=[1]), table="one", seat=1)

    known = {"person": None, "name": "Ann", "level": "", "away": 0.0}
    assert row == {"table": "one", "seat": 1, **known}


def test_fields_without_a_column_are_given_by_who_reads() -> None:
    summary = Summary(status="open", to_act=0, places=[Place()], changed=2.0, due=3.0, version=4)
    row = list(SUMMARIES.row(summary).values())

    assert SUMMARIES.read(row, places=[Place()]) == summary


def test_a_new_field_finds_its_column_by_its_name() -> None:
    class Glimpse(Struct):
        pace: str
        clock: Clock

    glimpses = Rows(TABLES, Glimpse)

    assert [column.name for column in glimpses.columns] == ["pace", "clock"]
    assert glimpses.read(["live", '{"kind":"days"}']) == Glimpse("live", Clock(kind="days"))
