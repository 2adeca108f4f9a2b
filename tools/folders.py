"""Temporary folders which do not outlive the program that made them, however suddenly it ends.

A guard waits at the other end of a pipe; when the pipe is closed, by us or by our death, it removes
the folder.
"""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Final

GUARD: Final = """
trap '' INT TERM HUP
read -r _
cd /
eval "$2"
rm -rf "$1"
"""

MEMORY: Final = Path("/dev/shm")  # noqa: S108 (a folder of our own is made in it)

ENOUGH: Final = 2 << 30  # bytes


class Folder:
    """A folder that belongs to a user, with something to do before it goes."""

    def __init__(
        self, user: int | None = None, at_the_end: str = ":", *, on_disk: bool = False
    ) -> None:
        place = None if on_disk else _quick_place()
        self.path = Path(tempfile.mkdtemp(prefix="grotto-", dir=place))
        if user is not None:
            os.chown(self.path, user, -1)
        self._guard = subprocess.Popen(
            [  # noqa: S607 (wherever the shell is)
                "sh",
                "-c",
                GUARD,
                "guard",
                str(self.path),
                at_the_end.format(folder=self.path),
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            user=user,
        )

    def close(self) -> None:
        """Let the guard remove it."""
        assert self._guard.stdin is not None
        self._guard.stdin.close()
        self._guard.wait()


def _quick_place() -> Path | None:
    """Return a place in memory, where there is much of it: nobody has to wait for a disk then."""
    usable = os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ENOUGH
    return MEMORY if usable else None
