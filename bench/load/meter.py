"""What servers, load and database did while something was measured."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from bench.load import proc
from bench.load.databases import Database
from bench.load.prober import READY
from bench.load.server import Servers
from bench.run import ROOT

WRITING = 'grotto_storage_seconds_sum{work="write"}'
WRITES = 'grotto_storage_seconds_count{work="write"}'


@dataclass
class Usage:
    """What was used between two moments; several processes, several figures."""

    seconds: float = 0.0
    servers: list[float] = field(default_factory=list)  # seconds of work
    servers_waited: list[float] = field(default_factory=list)  # seconds without a core
    loads: list[float] = field(default_factory=list)
    loads_waited: list[float] = field(default_factory=list)
    database: float = 0.0  # seconds of work in processes of its own
    machine: float = 0.0  # seconds of work of all cores, for whomever
    writing: float = 0.0  # seconds that servers waited for the database to write,
    writes: float = 0.0  # so many times
    waits: list[float] = field(default_factory=list)  # of probers, seconds
    late: list[float] = field(default_factory=list)  # by which probers woke up late

    @property
    def others(self) -> float:
        """Return how long other programs have worked; what the prober does is among it."""
        return max(0.0, self.machine - sum(self.servers) - sum(self.loads) - self.database)

    def percent(self, seconds: float) -> float:
        """Return a share of the time, for one core."""
        return round(100 * seconds / self.seconds, 1)


class Prober:
    """A process that pings a server."""

    def __init__(self, address: str, table: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bench.load.prober", address, table],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
        assert self._process.stdout is not None
        if self._process.stdout.readline().strip() != READY:
            sys.exit("A server does not answer its prober.")

    def stop(self, usage: Usage) -> None:
        """Note what it has found."""
        answer, _ = self._process.communicate("\n")
        found = json.loads(answer)
        usage.waits += found["waits"]
        usage.late += found["late"]


class Meter:
    """Measures servers, load processes and a database."""

    def __init__(
        self, servers: Servers, database: Database, loads: Sequence[int], quiet_table: str
    ) -> None:
        self.servers = servers
        self.database = database
        self.loads = loads  # processes
        self.quiet_table = quiet_table  # nobody plays there

    @contextmanager
    def running(self, *, probed: bool) -> Iterator[Usage]:
        """Measure until the end of `with`; the usage is complete then.

        Probing costs a server about one hundredth of a core.
        """
        usage = Usage()
        addresses = [server.address for server in self.servers.all] if probed else []
        probers = [Prober(address, self.quiet_table) for address in addresses]
        before = self._counted()
        yield usage
        after = self._counted()
        for prober in probers:
            prober.stop(usage)
        for name, value in vars(after).items():
            setattr(usage, name, _grown(getattr(before, name), value))

    def _counted(self) -> "Counted":
        theirs, metrics = [server.pid for server in self.servers.all], self.servers.metrics()
        return Counted(
            writing=metrics.get(WRITING, 0.0),
            writes=metrics.get(WRITES, 0.0),
            seconds=time.perf_counter(),
            servers=[proc.seconds_of_cpu(pid) for pid in theirs],
            servers_waited=[proc.seconds_without_core(pid) for pid in theirs],
            loads=[proc.seconds_of_cpu(pid) for pid in self.loads],
            loads_waited=[proc.seconds_without_core(pid) for pid in self.loads],
            database=self.database.seconds_of_cpu(),
            machine=proc.busy_seconds_of_machine(),
        )


@dataclass
class Counted:
    """What has been counted since processes began."""

    seconds: float
    servers: list[float]
    servers_waited: list[float]
    loads: list[float]
    loads_waited: list[float]
    database: float
    machine: float
    writing: float
    writes: float


def _grown(before: float | list[float], after: float | list[float]) -> float | list[float]:
    if isinstance(before, list) and isinstance(after, list):
        return [new - old for old, new in zip(before, after, strict=True)]
    assert isinstance(before, float)
    assert isinstance(after, float)
    return after - before


def waiting_processes() -> float:
    """Return how many processes wanted to run lately, on average."""
    return os.getloadavg()[0]
