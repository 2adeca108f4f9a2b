"""Installs the packages of `examples`, and runs programs that find them."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet")


@dataclass(frozen=True)
class Installed:
    """A package: where it was installed, and where its sources are."""

    folder: Path
    source: Path

    @property
    def path(self) -> str:
        """The search path of programs that find the package, and the facts that laws need."""
        before = os.environ.get("PYTHONPATH", "")
        return os.pathsep.join(filter(None, (before, str(self.folder), str(self.source / "tests"))))

    def run(
        self, *words: str | Path, text: str = "", home: Path | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Run a module of Python where the package is installed."""
        own = {"HOME": str(home), "XDG_STATE_HOME": str(home)} if home else {}
        return subprocess.run(
            [sys.executable, "-m", *words],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": self.path, "LC_ALL": "C.UTF-8", **own},
            input=text,
            capture_output=True,
            text=True,
            timeout=600,
            check=False,
        )


def install(name: str, folder: Path) -> Installed:
    """Install an example; nothing comes from the network."""
    source = ROOT / "examples" / name
    alone = ("--no-deps", "--no-build-isolation", "--no-index", "--target", str(folder))
    done = subprocess.run([*PIP, *alone, str(source)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return Installed(folder, source)
