"""Figures, and what we want them to be."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.table import Table

from bench.load.meter import Usage
from bench.load.seats import Tally

Figures = dict[str, float]
Stages = dict[str, Figures]

PACE, SPECTATORS, RESTART = "A move at each table", "Spectators", "A server that was killed"
OPENING, SATURATION, BYTES, MEMORY = "Opening", "As fast as it can", "Bytes", "Memory"
MASTERS = "Masters"
MANY_TABLES = 1000  # from which on some aims are meant
HUMAN_PACE = f"{PACE} every 4 s"

SEEN_P99 = "until all others see a move, p99, ms"
PAUSE = "the longest pause of the server, ms"
TABLES = "tables"


@dataclass(frozen=True)
class Aim:
    """What a figure should be at most, or at least."""

    stage: str  # how its title begins
    figure: str
    at_most: float = float("inf")
    at_least: float = 0.0
    many: bool = False  # it is meant for a thousand tables, and says nothing of fewer
    build: str = ""  # it is meant for this build only: compiled or interpreted

    def is_met(self, value: float) -> bool:
        """Tell whether a value is what we want."""
        return self.at_least <= value <= self.at_most

    def __str__(self) -> str:
        return f"≥ {self.at_least:g}" if self.at_least else f"≤ {self.at_most:g}"


AIMS = (
    Aim(HUMAN_PACE, TABLES, at_least=MANY_TABLES, many=True),
    Aim(HUMAN_PACE, SEEN_P99, 25, many=True, build="compiled"),
    Aim(HUMAN_PACE, SEEN_P99, 100, many=True, build="interpreted"),
    Aim(PACE, PAUSE, 60, many=True),
    Aim(SATURATION, "the server's time for a move, stone_age, ms", 0.8, build="compiled"),
    Aim(SATURATION, "the server's time for a move, lost_mines, ms", 0.9, build="compiled"),
    Aim(SATURATION, "the server's time for a move, caverna, ms", 1.1, build="compiled"),
    Aim(RESTART, "from the kill until every client sees its table, s", 6),
    Aim(MEMORY, "of an active table, kB", 300),
    Aim(OPENING, "to open it at its last move, ms", 100),
    Aim(OPENING, "to open it in the middle, ms", 100),
    Aim(MASTERS, SEEN_P99, 100),
    Aim(MASTERS, PAUSE, 100),
    Aim(SPECTATORS, "players wait longer because of them, p99, ms", 5),
    Aim(f"{BYTES}: caverna, 7 seats", "to a seat after a move, median, kB", 3),
    Aim(f"{BYTES}: caverna, 7 seats", "first frame of round 12, kB", 60),
)


def aim_of(stage: str, name: str, figures: Figures, build: str) -> Aim | None:
    """Return what we want a figure to be, if it was measured where that is meant."""
    for aim in AIMS:
        of_build = aim.build in ("", build)
        if stage.startswith(aim.stage) and aim.figure == name and of_build:
            meant = not aim.many or figures.get(TABLES, 0) >= MANY_TABLES
            return aim if meant else None
    return None


def laid_out(stage: str, figures: Figures, build: str) -> Table:
    """Lay the figures of one stage out, with aims and whether they were met."""
    table = Table(title=stage, title_justify="left", show_header=False, width=80)
    table.add_column(ratio=1)
    table.add_column(justify="right", width=8)
    table.add_column(width=14)
    for name, value in figures.items():
        table.add_row(name, f"{value:g}", mark(aim_of(stage, name, figures, build), value))
    return table


def mark(aim: Aim | None, value: float) -> str:
    """Say what was wanted, and whether it is so."""
    if aim is None:
        return ""
    return f"[green]✓ {aim}[/]" if aim.is_met(value) else f"[red]✗ {aim}[/]"


# ---- what several stages count -------------------------------------------------------------------


def percentile(values: Sequence[float], percent: float) -> float:
    """Return the value that so many percent do not exceed; 0 where there is none."""
    ordered = sorted(values)
    place = min(len(ordered) - 1, int(len(ordered) * percent / 100))
    return ordered[place] if ordered else 0.0


def milliseconds(seconds: Sequence[float], percent: float) -> float:
    """Return a percentile of times."""
    return round(percentile(seconds, percent) * 1000, 1)


def kilobytes(sizes: Sequence[float], percent: float) -> float:
    """Return a percentile of sizes."""
    return round(percentile(sizes, percent) / 1000, 2)


def felt(tally: Tally) -> Figures:
    """Return what people feel."""
    return {
        "until all others see a move, p50, ms": milliseconds(tally.screens, 50),
        SEEN_P99: milliseconds(tally.screens, 99),
        "until all others see a move, the longest, ms": milliseconds(tally.screens, 100),
        "until a move is acknowledged, p50, ms": milliseconds(tally.acks, 50),
        "until a move is acknowledged, p99, ms": milliseconds(tally.acks, 99),
    }


def sent(tally: Tally) -> Figures:
    """Return what goes over the line."""
    return {
        "bytes to a seat after a move, median": percentile(tally.sizes, 50),
        "bytes to a seat after a move, p90": percentile(tally.sizes, 90),
    }


def used(tally: Tally, usage: Usage) -> Figures:
    """Return what it took."""
    worked = sum(usage.servers)
    figures = {
        "the server's time for a move, ms": round(worked * 1000 / max(1, tally.moves), 2),
        PAUSE: milliseconds(usage.waits, 100),
        "the prober itself was held up, the longest, ms": milliseconds(usage.late, 100),
        "the server's share of a core, %": usage.percent(worked),
        "the server waited for a core, % of the time": usage.percent(sum(usage.servers_waited)),
        "the load's share of a core, %": usage.percent(sum(usage.loads)),
        "the load waited for a core, % of the time": usage.percent(sum(usage.loads_waited)),
        "other programs' share of a core, %": usage.percent(usage.others),
    }
    if usage.database:
        figures["the database's share of a core, %"] = usage.percent(usage.database)
    if usage.writes:
        figures["a write to the database, mean, ms"] = round(usage.writing * 1e3 / usage.writes, 2)
    return figures


def mishaps(tally: Tally) -> Figures:
    """Return what should be none; games that end are no mishap, but play no further."""
    return {
        "games that ended meanwhile": tally.ended,
        "refused moves": tally.refused,
        "tables that got stuck": tally.stuck,
    }
