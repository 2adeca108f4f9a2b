"""Figures of a running server, for Prometheus.

What they are labelled with has few values: a kind, a code, a game; never a table, a person or a
move.
"""

from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

REGISTRY: Final = CollectorRegistry()
"""Our own: what other libraries count elsewhere in the process is not ours to publish."""

_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

MOVES: Final = Counter("grotto_moves", "Moves that were written down.", ["game"], registry=REGISTRY)
COMMANDS: Final = Histogram(
    "grotto_command_seconds",
    "From the moment a command is read until it is safe, or refused.",
    buckets=_SECONDS,
    registry=REGISTRY,
)
PROBLEMS: Final = Counter(
    "grotto_problems", "What was refused or has failed, by code.", ["code"], registry=REGISTRY
)
REQUESTS: Final = Histogram(
    "grotto_request_seconds",
    "HTTP requests, by the route that answered.",
    ["route", "status"],
    buckets=_SECONDS,
    registry=REGISTRY,
)
NOTICES: Final = Counter(
    "grotto_notices", "Notices, by what became of them.", ["status"], registry=REGISTRY
)
SENT: Final = Counter("grotto_messages_sent", "Messages to clients.", ["kind"], registry=REGISTRY)
SOCKETS: Final = Gauge("grotto_open_sockets", "Open sockets.", registry=REGISTRY)
CUT: Final = Counter(
    "grotto_connections_cut", "Connections that we ended at once, by reason.", ["why"],
    registry=REGISTRY,
)  # fmt: skip
CLOCK_SET: Final = Counter(
    "grotto_clock_set", "How often the clock of the machine was set.", ["way"], registry=REGISTRY
)
GIVEN_BACK: Final = Counter(
    "grotto_time_given_back_seconds",
    "For how long nobody could move: no clock of a table ran meanwhile.",
    registry=REGISTRY,
)
ROOMS: Final = Gauge("grotto_rooms", "Tables in memory.", registry=REGISTRY)
SWEPT: Final = Counter("grotto_rooms_swept", "Tables taken out of memory.", registry=REGISTRY)
THINKING: Final = Gauge("grotto_bots_thinking", "Bots that think now.", registry=REGISTRY)
REPLACED: Final = Counter(
    "grotto_bots_replaced", "Bots that a quick one had to answer for.", registry=REGISTRY
)
THOUGHT: Final = Histogram(
    "grotto_bot_seconds", "Time for one answer of a bot.", buckets=_SECONDS, registry=REGISTRY
)
DEPTH: Final = Histogram(
    "grotto_bot_depth",
    "The part of a whole search that bots had time for: below 1 they looked less far.",
    buckets=(0.01, 0.03, 0.1, 0.2, 0.4, 0.6, 0.8, 0.99, 1.0),
    registry=REGISTRY,
)
STORAGE: Final = Histogram(
    "grotto_storage_seconds",
    "The database's time for one piece of work.",
    ["work"],
    buckets=_SECONDS,
    registry=REGISTRY,
)
STORAGE_FAILED: Final = Counter(
    "grotto_storage_failures",
    "Work that the database could not do, by reason: full, or another.",
    ["work", "why"],
    registry=REGISTRY,
)
DISK_FREE: Final = Gauge(
    "grotto_disk_free_bytes",
    "Room on the disk of an SQLite file; NaN for other databases.",
    registry=REGISTRY,
)
DISK_FREE.set(float("nan"))
SNAPSHOTS_REFUSED: Final = Counter(
    "grotto_snapshots_refused",
    "Snapshots that did not belong to their log and were thrown away.",
    registry=REGISTRY,
)
DIFFERENT: Final = Counter(
    "grotto_tables_frozen",
    "Tables whose rules turned out to have changed without their version.",
    ["game"],
    registry=REGISTRY,
)
ALBUMS: Final = Counter(
    "grotto_albums", "Albums of finished games: made, or failed.", ["status"], registry=REGISTRY
)
REMOVED: Final = Counter(
    "grotto_tables_removed", "Old tables of guests that were removed.", registry=REGISTRY
)
ProcessCollector(registry=REGISTRY)


def written() -> bytes:
    """Return all figures as Prometheus reads them."""
    return generate_latest(REGISTRY)
