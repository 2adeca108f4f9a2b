"""Servers under load: processes of a tree of sources, which can be stopped, killed and measured."""

import os
import signal
import subprocess
import sys
import time
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import httpx

from bench.load import proc

READY = "ready at "  # what bench/load_server.py says
PATIENCE_SECONDS = 60
ASK_BUILD = "from grotto.core import COMPILED; print('compiled' if COMPILED else 'interpreted')"


@dataclass(frozen=True)
class Tree:
    """Sources of the project, of now or of before, whose server is measured."""

    path: Path
    interpreted: bool = False

    @property
    def folder(self) -> Path:
        """Return where Python finds them: compiled, unless there is no such build."""
        compiled = self.path / "build" / "compiled"
        plain = self.interpreted or not compiled.exists()
        return self.path / "src" if plain else compiled

    def environment(self) -> dict[str, str]:
        """Return the environment in which Python finds these sources and no others."""
        return os.environ | {"PYTHONPATH": f"{self.folder}{os.pathsep}{self.path}"}

    def build(self) -> str:
        """Say whether the engine is compiled."""
        command = [sys.executable, "-c", ASK_BUILD]
        return subprocess.run(
            command, check=True, capture_output=True, text=True, env=self.environment()
        ).stdout.strip()


class Served:
    """A server process, at a port that stays the same when it is started again."""

    def __init__(self, tree: Tree, database: str, log: Path) -> None:
        self.tree = tree
        self.database = database
        self.log = log
        self.address = ""
        self._port = "0"
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it and wait until it is ready."""
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "bench.load_server", self.database, self._port],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=self.tree.path,
                env=self.tree.environment(),
            )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith(READY):
                self.address = line.removeprefix(READY).strip().rstrip("/")
                self._port = self.address.rpartition(":")[2]
                return
        sys.exit(f"The server did not start:\n{self.log.read_text()[-2000:]}")

    def end(self, how: signal.Signals) -> None:
        """End it and wait; whoever does not stop when asked is killed."""
        if self._process is None:
            return
        self._process.send_signal(how)
        try:
            self._process.communicate(timeout=PATIENCE_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.communicate()
        self._process = None

    @property
    def pid(self) -> int:
        """Its process."""
        assert self._process is not None
        return self._process.pid


class Servers:
    """One server, or several that share a database."""

    def __init__(self, tree: Tree, database: str, processes: int, folder: Path) -> None:
        self._browser = httpx.Client(timeout=PATIENCE_SECONDS)
        self.all = [
            Served(tree, database, folder / f"server{number}.log") for number in range(processes)
        ]

    @property
    def address(self) -> str:
        """Return where the first one is."""
        return self.all[0].address

    def start(self) -> float:
        """Start them together and return the seconds until all were ready."""
        began = time.perf_counter()
        with ThreadPoolExecutor() as threads:
            list(threads.map(Served.start, self.all))
        return time.perf_counter() - began

    def stop(self) -> None:
        """Ask them to stop, and wait."""
        for server in self.all:
            server.end(signal.SIGTERM)

    def kill(self) -> None:
        """End them at once, as a power cut would."""
        for server in self.all:
            server.end(signal.SIGKILL)

    def megabytes(self) -> float:
        """Return what they have in memory together."""
        return sum(proc.megabytes(server.pid) for server in self.all)

    def metrics(self) -> dict[str, float]:
        """Return their own figures, summed up, by names and labels."""
        sums: dict[str, float] = defaultdict(float)
        for server in self.all:
            for line in self._browser.get(f"{server.address}/metrics").text.splitlines():
                name, _, value = line.rpartition(" ")
                if not line.startswith("#"):
                    sums[name] += float(value)
        return sums
