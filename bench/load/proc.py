"""What Linux counts for every process: work, waiting for a core, memory."""

import os
import resource
from pathlib import Path

PAGE = os.sysconf("SC_PAGE_SIZE")
TICKS = os.sysconf("SC_CLK_TCK")
MANY_FILES = 65_536  # that one process may want to open
OTHER_FILES = 200  # than sockets of players
OWN, WITH_ENDED = slice(11, 13), slice(11, 15)  # times in `stat`: user and system, then of children


def seconds_of_cpu(process: int) -> float:
    """Return how long all threads of a process have worked."""
    return _ticks(process, OWN) / TICKS


def seconds_of_family(process: int) -> float:
    """Return how long a process has worked, with its children of now and those that have ended."""
    alive = sum(_ticks(child, OWN) for child in children_of(process))
    return (_ticks(process, WITH_ENDED) + alive) / TICKS


def seconds_without_core(process: int) -> float:
    """Return how long the main thread of a process, where all is decided, has waited for a core."""
    return int(Path(f"/proc/{process}/schedstat").read_text().split()[1]) / 1e9


def megabytes(process: int) -> float:
    """Return what a process has in memory."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE / 1e6


def children_of(process: int) -> list[int]:
    """Return the processes that a process has started."""
    tasks = Path(f"/proc/{process}/task")
    return [
        int(child) for task in tasks.iterdir() for child in (task / "children").read_text().split()
    ]


def busy_seconds_of_machine() -> float:
    """Return how long all cores together have worked, for whomever."""
    line = Path("/proc/stat").read_text().splitlines()[0].split()[1:]
    user, nice, system, _idle, _waiting, irq, soft_irq, stolen = (int(part) for part in line[:8])
    return (user + nice + system + irq + soft_irq + stolen) / TICKS


def share_of_free_memory() -> float:
    """Return how much of the machine's memory could still be had, from 0 to 1."""
    lines = Path("/proc/meminfo").read_text().splitlines()
    sizes = {line.partition(":")[0]: int(line.split()[1]) for line in lines}
    return sizes["MemAvailable"] / sizes["MemTotal"]


def allow_many_sockets() -> None:
    """Let this process and those it starts open many files; root may raise the limit itself."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY_FILES if os.getuid() == 0 and most < MANY_FILES else most
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, wanted))
    except (OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def most_sockets() -> int:
    """Return how many sockets one process may hold here, some other files left aside."""
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0] - OTHER_FILES


def _ticks(process: int, which: slice) -> int:
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except FileNotFoundError:  # it has ended meanwhile
        return 0
    return sum(int(field) for field in fields[which])
