"""The trial of lost writes: a shim that is loaded before the C library sees every flush."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import mkdtemp

SOURCE = Path(__file__).with_name("lost_writes.c")
SWITCH = "GROTTO_LOST_WRITES"
"""Set in a process that has the shim."""


def is_on() -> bool:
    """Tell whether this process has the shim."""
    return SWITCH in os.environ


def why_not() -> str:
    """Say why there can be no such trial here; nothing if there can."""
    if not sys.platform.startswith("linux"):
        return "only Linux loads a shim before the C library"
    return "" if shutil.which("cc") else "there is no C compiler"


def environment() -> dict[str, str]:
    """Build the shim, and return the environment of a process that has it."""
    shim = Path(mkdtemp(prefix="grotto-shim-"), "lost_writes.so")
    subprocess.run(
        ["cc", "-O1", "-shared", "-fPIC", "-o", str(shim), str(SOURCE), "-ldl"], check=True
    )
    return {**os.environ, SWITCH: "1", "LD_PRELOAD": str(shim)}
