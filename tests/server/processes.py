"""A server in a process of its own, which can be stopped, killed and started again."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

GROTTO = (sys.executable, "-m", "grotto.cli")


def environment(home: Path) -> dict[str, str]:
    """The environment of somebody with a fresh home."""
    kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH") if name in os.environ}
    return {
        **kept,
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / "data"),
        "XDG_STATE_HOME": str(home / "state"),
        "LC_ALL": "C.UTF-8",
    }


class Served:
    """`grotto serve` at a port that stays the same when it is started again."""

    def __init__(self, home: Path, *words: str, **variables: str) -> None:
        self.home = home
        self.words = words
        self.variables = variables  # of its environment
        self.address = ""
        self._port = "0"
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it, and wait until it is ready."""
        self._process = subprocess.Popen(
            [*GROTTO, "serve", "--port", self._port, *self.words],
            env={**environment(self.home), **self.variables},
            stdout=subprocess.PIPE,
            text=True,
        )
        self.address = self._told_address()
        self._port = self.address.rstrip("/").rpartition(":")[2]

    def _told_address(self) -> str:
        assert self._process is not None
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if "http://" in line:
                return line.strip()
        raise AssertionError(f"the server did not start: {self._process.wait(10)}")

    @property
    def pid(self) -> int:
        """Its process."""
        assert self._process is not None
        return self._process.pid

    def stop(self, sign: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to stop, and return its exit status."""
        assert self._process is not None
        assert self._process.stdout is not None
        self._process.send_signal(sign)
        self._process.communicate(timeout=30)
        status, self._process = self._process.returncode, None
        return status

    def kill(self) -> None:
        """End it as a power cut would."""
        self.stop(signal.SIGKILL)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._process is not None:
            self.kill()
