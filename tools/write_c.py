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

ENGINE = ("grotto/core", "grotto/games")
LIBRARY = "grotto_engine"  # a name of our own: that of mypyc changes with the list of modules
HEADER = f"__native_internal_{LIBRARY}.h"
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


def prepare(source: Path) -> None:
    """Put the header first that holds all others, and leave the body of the module alone."""
    text = source.read_text(encoding="utf-8")
    text = BODY.sub(lambda found: RUN_ONCE + found[0], text)
    source.write_text(f'#include "{HEADER}"\n{text}', encoding="utf-8")


def main() -> None:
    """Write the C files, and list the libraries to be made of them."""
    target = Path(sys.argv[1])
    modules = sorted(str(module) for folder in ENGINE for module in Path(folder).rglob("*.py"))
    made = mypycify(
        modules,
        multi_file=True,
        group_name=LIBRARY,
        target_dir=str(target),
        opt_level=OPTIMISATION,
        debug_level="0",  # no paths of this machine in the libraries
    )
    for source in target.glob("__native_*.c"):
        prepare(source)
    listed = [
        {
            "name": extension.name,
            "sources": extension.sources,
            "folders": extension.include_dirs,
            "flags": extension.extra_compile_args,
        }
        for extension in made
    ]
    (target / "libraries.json").write_text(json.dumps(listed))


if __name__ == "__main__":
    main()
