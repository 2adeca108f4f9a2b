"""The results of a tournament as files: tables as CSV, all seats of all games as Parquet, plots."""

import csv
import json
from collections.abc import Mapping, Sequence
from io import BytesIO, StringIO
from pathlib import Path
from typing import Final

from grotto.arena.journal import write_whole
from grotto.arena.plots import PLOTS, drawn
from grotto.arena.standings import Standings
from grotto.i18n.texts import Texts

Row = Mapping[str, object]
"""A row of a table, by column."""

FORMATS: Final = ("svg", "png")


def write_results(standings: Standings, folder: Path, texts: Texts) -> list[Path]:
    """Write everything into a folder, and return the files; the same results give the same bytes.

    Raises:
        NoPlaceForResults: when it cannot be written.
        ModuleNotFoundError: when what writes Parquet or plots is not installed.
    """
    games = list(rows_of_games(standings))
    tables: dict[str, Sequence[Row]] = {
        "games.csv": games,
        "bots.csv": [bot.plain() for bot in standings.bots],
        "pairs.csv": [duel.plain() for duel in standings.duels],
        "seats.csv": [seat.plain() for seat in standings.seats],
    }
    files = {name: _csv(rows) for name, rows in tables.items() if rows}
    files["result.json"] = json.dumps(standings.plain(), indent=1, ensure_ascii=False).encode()
    files["games.parquet"] = _parquet(games)
    for name, plot in PLOTS.items():
        for kind in FORMATS:
            files[f"{name}.{kind}"] = drawn(plot, standings, texts, kind)
    for name, content in files.items():
        write_whole(folder / name, content)
    return [folder / name for name in files]


def rows_of_games(standings: Standings) -> list[Row]:
    """Return one row for every seat of every game."""
    played = standings.played
    return [
        {
            "game": number,
            "round": number // len(played.plan.seatings),
            "seat": seat,
            "bot": name,
            "score": finish.totals[seat] if finish.totals else None,
            "rank": finish.ranks[seat],
            "won": 1 / len(finish.winners) if seat in finish.winners else 0.0,
            "rounds": finish.rounds,
            "fault": next((fault.kind for fault in finish.faults if fault.seat == seat), None),
        }
        for number, (seating, finish) in enumerate(played.rows())
        for seat, name in enumerate(seating)
    ]


def _csv(rows: Sequence[Row]) -> bytes:
    out = StringIO(newline="")
    table = csv.DictWriter(out, [*rows[0]], lineterminator="\n")
    table.writeheader()
    table.writerows(rows)
    return out.getvalue().encode()


def _parquet(rows: Sequence[Row]) -> bytes:
    import pyarrow as pa  # noqa: PLC0415 (only some installations have it)
    from pyarrow import parquet  # noqa: PLC0415

    kinds = {
        "game": pa.int64(),
        "round": pa.int64(),
        "seat": pa.int8(),
        "bot": pa.string(),
        "score": pa.int32(),
        "rank": pa.int8(),
        "won": pa.float64(),
        "rounds": pa.int32(),
        "fault": pa.string(),
    }
    table = pa.Table.from_pylist(rows, schema=pa.schema(kinds))
    out = BytesIO()
    parquet.write_table(table, out, compression="zstd")
    return out.getvalue()
