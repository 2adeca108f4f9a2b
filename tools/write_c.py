"""Write the engine as C files with mypyc; `compile.py` starts this in a process of its own.

Usage: python tools/write_c.py TARGET     (in the folder that holds the package `grotto`)

Every module becomes a C file of its own: they are compiled side by side, and whoever changes a
function has to compile one of them again. All of them make one library, in which they call each
other directly; a library for each game was tried, and calls from one to another cost 2 to 3 %.
"""

import json
import re
import sys
from pathlib import Path

from mypyc.build import mypycify

LIBRARY = "grotto_engine"  # a name of our own: that of mypyc changes with the list of modules
HEADER = f"__native_internal_{LIBRARY}.h"  # it includes all others
LOADER = "loader.h"
OPTIMISATION = "2"  # against it, 1 makes a slower engine, and 3 takes longer for the same one

# The body of a module runs once, at import, and is a third of all C: not worth optimising.
BODY = re.compile(r"^char CPyDef_\w+_____top_level__\(void\) \{", re.MULTILINE)
RUN_ONCE = """
#ifdef __clang__
__attribute__((optnone, noinline))
#else
__attribute__((optimize("O0")))
#endif
"""


def begin_with(header: str, source: Path) -> None:
    """Put a header first: one that many C files begin with is compiled ahead."""
    source.write_text(
        f'#include "{header}"\n{source.read_text(encoding="utf-8")}', encoding="utf-8"
    )


def leave_body_alone(source: Path) -> None:
    """Tell the C compiler not to optimise the body of a module."""
    text = source.read_text(encoding="utf-8")
    source.write_text(BODY.sub(lambda found: RUN_ONCE + found[0], text), encoding="utf-8")


def prepare(target: Path) -> None:
    """Make the C files quicker to compile: those of modules, and those that only load them."""
    (target / LOADER).write_text("#include <Python.h>\n")
    for source in target.glob("__native_*.c"):
        leave_body_alone(source)
        begin_with(HEADER, source)
    for source in (target / "grotto").rglob("*.c"):
        begin_with(LOADER, source)


def write(target: Path) -> list[dict[str, object]]:
    """Write the C files; return the libraries to be made of them."""
    modules = sorted(map(str, Path("grotto").rglob("*.py")))
    made = mypycify(
        modules,
        multi_file=True,
        group_name=LIBRARY,
        target_dir=str(target),
        opt_level=OPTIMISATION,
        debug_level="0",  # no paths of this machine in the libraries
    )
    return [
        {
            "name": extension.name,
            "sources": extension.sources,
            "folders": [*extension.include_dirs, str(target)],
            "flags": extension.extra_compile_args,
        }
        for extension in made
    ]


def main() -> None:
    """Write the C files, and list the libraries to be made of them."""
    target = Path(sys.argv[1])
    libraries = write(target)
    prepare(target)
    (target / "libraries.json").write_text(json.dumps(libraries))


if __name__ == "__main__":
    main()
