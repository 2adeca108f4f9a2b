"""Compile the engine with mypyc into build/compiled, which is then put on PYTHONPATH.

Never in place: a compiled module beside an edited source silently wins. C files are written from a
copy of the engine, so that whatever is edited meanwhile cannot get into half of them.
"""

import argparse
import filecmp
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable
from pathlib import Path

from tools.libraries import (
    CompilerFailed,
    Library,
    compiler_name,
    make_libraries,
    read_libraries,
)

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
TARGET = BUILD / "compiled"
STAMP = TARGET / "sources.sha256"
COPY = BUILD / "engine"  # the sources as they were when they were compiled
WRITTEN = BUILD / "c"
OBJECTS = BUILD / "objects"
LINKED = BUILD / "linked"
ENGINE = ("core", "games", "bots/evaluation.py", "bots/evaluations", "bots/search", "envs/native")
RULEBOOKS = "rulebooks"
RECIPE = ("pyproject.toml", "constraints.txt", "tools/libraries.py", "tools/write_c.py")
PULSE_SECONDS = 5


def why_not() -> str:
    """Tell what is missing for compiling, or nothing when all is there."""
    compiler = compiler_name()[0]
    if not shutil.which(compiler):
        return f"there is no C compiler '{compiler}' here (Debian: apt-get install gcc libc6-dev)."
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the headers of Python are missing (Debian: apt-get install python3-dev)."
    return ""


# ---- what it is made of --------------------------------------------------------------------------


def fingerprint() -> str:
    """Hash all that the compiled modules are made of."""
    files = [ROOT / name for name in RECIPE]
    for name in ENGINE:
        part = ROOT / "src/grotto" / name
        files += sorted(part.rglob("*.py")) if part.is_dir() else [part]
    digest = hashlib.sha256(sys.version.encode())
    for file in files:
        digest.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def is_fresh() -> bool:
    """Whether build/compiled was made from the sources as they are now."""
    return STAMP.exists() and STAMP.read_text() == fingerprint()


# ---- building ------------------------------------------------------------------------------------


def copy_engine() -> None:
    """Copy the engine, and the settings of mypy."""
    shutil.rmtree(COPY, ignore_errors=True)
    for name in ENGINE:
        junk = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        part, twin = ROOT / "src/grotto" / name, COPY / "grotto" / name
        twin.parent.mkdir(parents=True, exist_ok=True)
        if part.is_dir():
            shutil.copytree(part, twin, ignore=junk)
        else:
            shutil.copy2(part, twin)
    shutil.copy2(ROOT / "pyproject.toml", COPY)


def run_with_pulse(command: list[str], folder: Path) -> tuple[bool, str]:
    """Run a command, with a sign of life now and then; return whether it worked, and its words."""
    start = time.monotonic()
    with subprocess.Popen(
        command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        while True:
            try:
                said, _ = process.communicate(timeout=PULSE_SECONDS)
            except subprocess.TimeoutExpired:
                print(f"  writing C files, {time.monotonic() - start:.0f} s", flush=True)
            else:
                return process.returncode == 0, said


def write_c() -> list[Library]:
    """Write the C files, and return the libraries to be made of them."""
    shutil.rmtree(WRITTEN, ignore_errors=True)
    command = [sys.executable, str(ROOT / "tools" / "write_c.py"), str(WRITTEN)]
    worked, said = run_with_pulse(command, COPY)
    if not worked:
        raise CompilerFailed(said)
    return read_libraries(WRITTEN / "libraries.json")


def build() -> None:
    """Compile a copy of the engine and put the result in the place of build/compiled."""
    before = fingerprint()
    copy_engine()
    make_libraries(write_c(), OBJECTS, LINKED)
    shutil.copytree(COPY / "grotto", LINKED / "grotto", dirs_exist_ok=True)
    (LINKED / STAMP.name).write_text(before)
    shutil.rmtree(TARGET, ignore_errors=True)
    LINKED.rename(TARGET)


# ---- all the rest of the package -----------------------------------------------------------------


def files_of(folder: Path) -> set[Path]:
    """Return the files below a folder, without those that Python or a compiler made."""
    found = (file for file in folder.rglob("*") if file.is_file())
    return {
        file.relative_to(folder)
        for file in found
        if file.suffix not in {".so", ".pyd"} and file.parent.name != "__pycache__"
    }


def is_in(file: Path, parts: set[str]) -> bool:
    """Tell whether a file is one of some parts, or lies below one."""
    return any(file.is_relative_to(part) for part in parts)


def mirror(source: Path, target: Path, except_in: set[str]) -> None:
    """Make a folder the same as another, except for some parts of it; copy changes."""
    wanted = {file for file in files_of(source) if not is_in(file, except_in)}
    present = {file for file in files_of(target) if not is_in(file, except_in)}
    for file in present - wanted:
        (target / file).unlink()
    for file in wanted:
        if file not in present or not filecmp.cmp(source / file, target / file):
            (target / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source / file, target / file)


def refresh() -> None:
    """Bring the parts that are not compiled up to date; they change without a rebuild."""
    package = TARGET / "grotto"
    mirror(ROOT / "src" / "grotto", package, {*ENGINE, RULEBOOKS})
    mirror(ROOT / "docs" / "rules", package / RULEBOOKS, set())


# ---- commands ------------------------------------------------------------------------------------


def compile_engine() -> int:
    """Build where needed and say how it went."""
    if reason := why_not():
        print(f"The engine cannot be compiled: {reason}", file=sys.stderr)
        return 1
    if is_fresh():
        print("build/compiled is up to date.")
    else:
        print("Compiling engine and searches; the first time takes some minutes …", flush=True)
        start = time.monotonic()
        try:
            build()
        except CompilerFailed as refusal:
            print(f"{refusal}\nThe engine was not compiled: look above.", file=sys.stderr)
            return 1
        print(f"Compiled into build/compiled in {time.monotonic() - start:.0f} s.")
    refresh()
    return 0


def prove() -> int:
    """Fail unless the compiled modules are those which a Python with our PYTHONPATH imports."""
    code = "import grotto.core as c, grotto.games as g; print(c.__file__); print(g.__file__)"
    found = subprocess.run(
        [sys.executable, "-c", code],
        check=True,
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": str(TARGET)},
    ).stdout.split()
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    strangers = [f for f in found if not f.startswith(str(TARGET)) or not f.endswith(suffix)]
    for file in strangers:
        print(f"Not the compiled module: {file}", file=sys.stderr)
    return 1 if strangers else 0


def print_path() -> int:
    """Print the PYTHONPATH to play with: with build/compiled in front, if it is up to date."""
    others = os.environ.get("PYTHONPATH", "")
    if is_fresh():
        refresh()
        print("The engine is compiled (build/compiled).", file=sys.stderr)
        print(os.pathsep.join(filter(None, [str(TARGET), others])))
    else:
        print(others)
    return 0


def tell_why_not() -> int:
    """Print what is missing for compiling, and fail if anything is."""
    reason = why_not()
    print(reason)
    return 1 if reason else 0


QUESTIONS: dict[str, tuple[Callable[[], int], str]] = {
    "--why-not": (tell_why_not, "say what is missing, if anything"),
    "--prove": (prove, "check that it is what gets imported"),
    "--path": (print_path, "print the PYTHONPATH to play with"),
}


def main() -> int:
    """Compile, or answer one question about compiling."""
    parser = argparse.ArgumentParser(prog="tools.compile", description=__doc__.splitlines()[0])
    question = parser.add_mutually_exclusive_group()
    for flag, (_, words) in QUESTIONS.items():
        question.add_argument(flag, action="append_const", const=flag, dest="asked", help=words)
    asked: list[str] | None = parser.parse_args().asked
    return QUESTIONS[asked[0]][0]() if asked else compile_engine()


if __name__ == "__main__":
    sys.exit(main())
