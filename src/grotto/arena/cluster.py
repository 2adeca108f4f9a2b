"""The same contests on a Ray cluster: what a contest comes to does not depend on where it is held.

Ray itself begins anew what a machine or a process of the cluster has lost.
"""

import logging
import os
import socket
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from typing import Any, Final

from grotto.arena.errors import ClusterLost, NoCluster
from grotto.arena.workers import Chunk, Numbered, Result, chunks_of, hold_chunk

LOCAL: Final = "local"
"""Stands for a cluster of this machine alone, which lives as long as the run."""
AUTO: Final = "auto"
"""Stands for the cluster that this machine belongs to."""

KNOCK_SECONDS: Final = 5.0
"""Whoever does not take a connection within this time is not there."""

RETRIES: Final = 5
_WAITING: Final = 2  # chunks handed out for each processor, so that none has to wait for us
_CLIENT: Final = "ray://"

_SETTINGS: Final = b"\0\0\0\4\0\0\0\0\0"  # a frame of HTTP/2 without settings
_GREETING: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + _SETTINGS
_KIND: Final = 3  # where a frame says what it is; the first one of a server is its settings


@contextmanager
def cluster(address: str, processors: int | None = None) -> Iterator[None]:
    """Join a cluster; `processors` limits one that is made for this run.

    Raises:
        NoCluster: when there is none.
        ModuleNotFoundError: when Ray is not installed.
    """
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # or Ray warns of a change
    os.environ.setdefault("RAY_BACKEND_LOG_LEVEL", "error")  # what matters is told in one sentence
    import ray  # noqa: PLC0415 (only some installations have it)
    from ray.exceptions import RayError  # noqa: PLC0415

    if address not in (LOCAL, AUTO):
        _knock(address)
    try:
        ray.init(
            address,
            num_cpus=processors,
            include_dashboard=None if address != LOCAL else False,
            logging_level=logging.ERROR,
            log_to_driver=False,
        )
    except (ConnectionError, TimeoutError, ValueError, RuntimeError, RayError) as error:
        raise NoCluster(address) from error
    try:
        yield
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """See whether somebody there speaks as clusters do: Ray itself would try for minutes."""
    host, _, port = address.removeprefix(_CLIENT).rpartition(":")
    try:
        with socket.create_connection((host, int(port)), KNOCK_SECONDS) as line:
            line.sendall(_GREETING)
            answer = line.recv(len(_SETTINGS))
    except (OSError, ValueError, OverflowError) as error:
        raise NoCluster(address) from error
    if answer[_KIND : _KIND + 1] != _SETTINGS[_KIND : _KIND + 1]:
        raise NoCluster(address)


def hold_on_cluster(contests: Sequence[Numbered], address: str) -> Iterator[list[Result]]:
    """Play contests on the cluster that was joined; the results come as they are ready.

    Raises:
        ClusterLost: when the cluster does not finish them.
    """
    import ray  # noqa: PLC0415

    remote = ray.remote(max_retries=RETRIES)(_hold_there)
    coming = iter(chunks_of(contests))
    at_once = _WAITING * max(1, int(ray.cluster_resources().get("CPU", 1)))
    under_way: list[Any] = []
    try:
        while True:
            under_way += [
                remote.remote(chunk, sys.path) for chunk in islice(coming, at_once - len(under_way))
            ]
            if not under_way:
                return
            done, under_way = ray.wait(under_way, num_returns=1)
            for one in done:
                yield ray.get(one)
    except ray.exceptions.RayError as error:
        raise ClusterLost(address, str(error).strip().splitlines()[0]) from error


def _hold_there(chunk: Chunk, paths: list[str]) -> list[Result]:
    """Play some contests on a machine of the cluster, which finds modules where we do."""
    sys.path += [path for path in paths if path not in sys.path]
    return hold_chunk(chunk)
