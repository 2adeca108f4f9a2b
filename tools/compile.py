"""Compile the engine with mypyc into build/compiled, which tests and benchmarks put on PYTHONPATH.

Never in place: a compiled module beside an edited source silently wins. The build works on a
copy of the tree, since hatch-mypyc leaves its .so files among the sources that it is given.
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STAGE = ROOT / "build" / "stage"
TARGET = ROOT / "build" / "compiled"
STAMP = TARGET / "sources.sha256"
ENGINE = ("src/grotto/core", "src/grotto/games")
JUNK = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")


def why_not() -> str:
    """Tell what is missing for compiling, or nothing when all is there."""
    compiler = os.environ.get("CC", sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        return f"there is no C compiler '{compiler}' here (Debian: apt-get install gcc libc6-dev)."
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the headers of Python are missing (Debian: apt-get install python3-dev)."
    return ""


def fingerprint() -> str:
    """Hash all that the compiled modules are made of."""
    files = [ROOT / "pyproject.toml", ROOT / "constraints.txt"]
    for folder in ENGINE:
        files += sorted((ROOT / folder).rglob("*.py"))
    digest = hashlib.sha256(sys.version.encode())
    for file in files:
        digest.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def is_fresh() -> bool:
    """Whether build/compiled was made from the sources as they are now."""
    return STAMP.exists() and STAMP.read_text() == fingerprint()


def lay_out_copy() -> None:
    """Copy what a wheel is made of into build/stage."""
    shutil.rmtree(STAGE, ignore_errors=True)
    STAGE.mkdir(parents=True)
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy2(ROOT / name, STAGE)
    for folder in ("src", "docs/rules"):
        shutil.copytree(ROOT / folder, STAGE / folder, ignore=JUNK)


def run_with_pulse(command: list[str], environment: dict[str, str]) -> bool:
    """Run a silent command, with a sign of life every ten seconds; return whether it worked."""
    start = time.monotonic()
    with subprocess.Popen(command, env=environment) as process:
        while process.poll() is None:
            try:
                process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                print(f"  … {time.monotonic() - start:.0f} s", flush=True)
    return process.returncode == 0


def build() -> bool:
    """Compile the copy and install the result into build/compiled; return whether it worked."""
    before = fingerprint()
    lay_out_copy()
    shutil.rmtree(TARGET, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    where = ["--no-deps", "--no-build-isolation", "--target", str(TARGET), str(STAGE)]
    worked = run_with_pulse(pip + where, os.environ | {"HATCH_BUILD_HOOK_ENABLE_MYPYC": "true"})
    shutil.rmtree(STAGE)
    if worked:
        STAMP.write_text(before)
    return worked


def refresh() -> None:
    """Bring the parts that are not compiled up to date; they change without a rebuild."""
    package = TARGET / "grotto"
    for entry in package.iterdir():
        if entry.name in {"core", "games"}:
            continue
        shutil.rmtree(entry) if entry.is_dir() else entry.unlink()
    skip_engine = shutil.ignore_patterns("core", "games", "__pycache__", "*.so", "*.pyd")
    shutil.copytree(ROOT / "src/grotto", package, ignore=skip_engine, dirs_exist_ok=True)
    shutil.copytree(ROOT / "docs/rules", package / "rulebooks")


def compile_engine() -> int:
    """Build where needed and say how it went."""
    if reason := why_not():
        print(f"The engine cannot be compiled: {reason}", file=sys.stderr)
        return 1
    if is_fresh():
        print("build/compiled is up to date.")
    else:
        print("Compiling grotto.core and grotto.games; this takes a minute or two …", flush=True)
        start = time.monotonic()
        if not build():
            print("The engine was not compiled: look for 'error' above.", file=sys.stderr)
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


def main() -> int:
    """Compile, or answer one question about compiling."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    question = parser.add_mutually_exclusive_group()
    question.add_argument("--why-not", action="store_true", help="say what is missing, if anything")
    question.add_argument(
        "--prove", action="store_true", help="check that it is what gets imported"
    )
    asked = parser.parse_args()
    if asked.why_not:
        reason = why_not()
        print(reason)
        return 1 if reason else 0
    return prove() if asked.prove else compile_engine()


if __name__ == "__main__":
    sys.exit(main())
