"""Put the compiled engine into a wheel: what hatchling calls when it shall not be the plain one.

Off by default. `make wheel-compiled` switches it on, with HATCH_BUILD_HOOK_ENABLE_CUSTOM.
"""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledEngine(BuildHookInterface[Any]):
    """Compile the engine and add its libraries to the files of the plain wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        subprocess.run([sys.executable, "-m", "tools.compile"], cwd=self.root, check=True)
        compiled = Path(self.root, "build", "compiled")
        for library in sorted(compiled.rglob("*.so")):
            build_data["force_include"][str(library)] = str(library.relative_to(compiled))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True  # it fits this Python on this kind of machine
