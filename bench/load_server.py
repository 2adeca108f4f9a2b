"""The server that is put under load: a process of its own, which can be stopped and measured.

Usage: python -m bench.load_server DATABASE PORT
"""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from grotto.server.run import serve
from grotto.server.settings import NO_LIMITS, Settings

PAGE = os.sysconf("SC_PAGE_SIZE")
TICKS = os.sysconf("SC_CLK_TCK")
READY = "ready at "


class Served:
    """A server on this machine, at a port that stays the same when it is started again."""

    def __init__(self, database: str, log: Path) -> None:
        self.database = database
        self.log = log
        self.address = ""
        self._port = "0"
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> float:
        """Start it and return the seconds until it was ready."""
        began = time.perf_counter()
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "bench.load_server", self.database, self._port],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith(READY):
                self.address = line.removeprefix(READY).strip().rstrip("/")
                self._port = self.address.rpartition(":")[2]
                return time.perf_counter() - began
        sys.exit(f"The server did not start; see {self.log}.")

    def stop(self) -> None:
        """Ask it to stop, and wait."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.communicate(timeout=60)
            self._process = None

    @property
    def pid(self) -> int:
        """Its process."""
        assert self._process is not None
        return self._process.pid

    def memory(self) -> float:
        """Return the megabytes it has in memory."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * PAGE / 1e6

    def seconds_of_cpu(self) -> float:
        """Return how long it has worked."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def seconds_without_core(self) -> float:
        """Return how long it could have worked, but other processes had the cores."""
        return seconds_without_core(self.pid)


def seconds_without_core(process: int) -> float:
    """Return how long the main thread of a process, where all is decided, has waited for a core."""
    return int(Path(f"/proc/{process}/schedstat").read_text().split()[1]) / 1e9


def main() -> None:
    """Serve until asked to stop."""
    database, port = sys.argv[1:]
    settings = Settings(
        database=database, port=int(port), limits=NO_LIMITS, idle_seconds=3600.0, log_level="info"
    )
    serve(settings, lambda address: print(f"{READY}{address}", flush=True))


if __name__ == "__main__":
    main()
