"""A Ray cluster of two processors, which lives as long as its test."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from typing import IO

HOLD = (
    "import ray, sys\n"
    "ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)\n"
    "print(ray.get_runtime_context().gcs_address, flush=True)\n"
    "sys.stdin.read()\n"
)


class Cluster:
    """Where a cluster is, what who visits it needs to know, and the process that holds it."""

    def __init__(self, address: str, environment: dict[str, str], holder: int) -> None:
        self.address = address
        self.environment = environment
        self._holder = holder

    def kill_a_worker(self, seconds: float) -> None:
        """Wait until somebody plays, and end that process at once."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            for worker in self._workers():
                os.kill(worker, signal.SIGKILL)
                return
            time.sleep(0.02)
        raise AssertionError("nobody has played")

    def _workers(self) -> list[int]:
        """Return the processes that play now: their parent is the raylet that we started."""
        found = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit()]
        return [
            pid
            for pid in found
            if _words(pid).startswith("ray::_hold_there") and self._is_ours(_parent(pid))
        ]

    def _is_ours(self, raylet: int) -> bool:
        return _parent(raylet) == self._holder


def _words(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().decode(errors="replace")
    except OSError:
        return ""


def _parent(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return 0


@contextmanager
def cluster() -> Iterator[Cluster]:
    """Lend a cluster."""
    own = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": token_hex(32)}  # nobody else gets in
    environment = {**os.environ, **own, "RAY_raylet_start_wait_time_s": "300"}
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLD],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert holder.stdin is not None
    assert holder.stdout is not None
    try:
        yield Cluster(_address_in(holder.stdout), environment, holder.pid)
    finally:
        holder.stdin.close()
        holder.wait(60)
        holder.stdout.close()


def _address_in(out: IO[str]) -> str:
    address = out.readline().strip()
    assert ":" in address, "there is no cluster"
    return address
