"""Make libraries of C files: as many at a time as there are cores, and no file twice.

An object file is kept in a cache under a key made of all that went into it: the C file, the headers
it includes, the compiler and its flags. Paths are no part of it, so a key fits in every folder.
"""

import hashlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path

# Nobody outside calls our functions, and nobody replaces them: calls need no table of addresses.
OUR_FLAGS = ("-fvisibility=hidden",)
CACHE_BYTES = 256 * 2**20  # about ten builds
PULSE_SECONDS = 5
MANY_FILES = 20  # that begin with the same header: then it is compiled ahead
BEGINNING = re.compile(rb'\s*#include "([^"]+)"')
INCLUDE = re.compile(rb'^\s*#\s*include\s*["<]([^">]+)[">]', re.MULTILINE)


class CompilerFailed(Exception):
    """The C compiler or the linker refused; the text is what it said."""


@dataclass(frozen=True)
class Way:
    """How C files are compiled: the folders in which headers are looked for, and flags."""

    folders: tuple[Path, ...]
    flags: tuple[str, ...]

    def find(self, name: str, source: Path) -> Path | None:
        """Return the header of that name which a file includes, if it lies in our folders."""
        places = (place / name for place in (source.parent, *self.folders))
        return next((place for place in places if place.is_file()), None)


@dataclass(frozen=True)
class Library:
    """An extension module to be made."""

    name: str  # with dots; that of a package ends in .__init__
    sources: tuple[Path, ...]
    way: Way


def read_libraries(listed: Path) -> list[Library]:
    """Read the list that `write_c.py` has written."""
    return [
        Library(
            library["name"],
            tuple(map(Path, library["sources"])),
            Way(tuple(map(Path, library["folders"])), tuple(library["flags"])),
        )
        for library in json.loads(listed.read_text())
    ]


# ---- the compiler --------------------------------------------------------------------------------


def compiler_name() -> list[str]:
    """Return the C compiler: the one that is asked for, or the one that Python was made with."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def python_words(name: str) -> list[str]:
    """Return what Python was made with, word by word."""
    return shlex.split(sysconfig.get_config_var(name) or "")


def compile_command(flags: tuple[str, ...]) -> list[str]:
    """Return the command for a C file, without the file and the folders of headers."""
    asked = shlex.split(os.environ.get("CFLAGS", ""))
    python = python_words("CFLAGS") + python_words("CCSHARED")
    return [*compiler_name(), *python, *flags, *OUR_FLAGS, *asked]


def link_command() -> list[str]:
    """Return the command that links a library: that of Python, with the compiler of our choice."""
    own, command = python_words("CC"), python_words("LDSHARED")
    if command[: len(own)] == own:
        command = [*compiler_name(), *command[len(own) :]]
    return [*command, *shlex.split(os.environ.get("LDFLAGS", ""))]


@cache
def compiler_version() -> str:
    """Return what the compiler says of itself."""
    command = [*compiler_name(), "--version"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def run(command: list[str]) -> None:
    """Run the compiler, or say why it refused."""
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode:
        ended = f"The compiler ended with {done.returncode}:"
        raise CompilerFailed(f"{done.stderr}\n{ended} {shlex.join(command)}")


# ---- keys ----------------------------------------------------------------------------------------


class Keys:
    """The keys of object files, for one build: every file is read once."""

    def __init__(self) -> None:
        self.hashes: dict[Path, bytes] = {}
        self.named: dict[Path, list[str]] = {}

    def read(self, file: Path) -> None:
        """Take in what is in a file: its hash, and which headers it names."""
        text = file.read_bytes()
        self.hashes[file] = hashlib.sha256(text).digest()
        self.named[file] = [name.decode() for name in INCLUDE.findall(text)]

    def included(self, file: Path, way: Way) -> set[Path]:
        """Return the headers of ours that a file names itself."""
        if file not in self.named:
            self.read(file)
        found = (way.find(name, file) for name in self.named[file])
        return {header for header in found if header}

    def with_headers(self, source: Path, way: Way) -> set[Path]:
        """Return a C file and all headers that it includes, directly or through others."""
        known = {source}
        waiting = [source]
        while waiting:
            named = self.included(waiting.pop(), way) - known
            known |= named
            waiting += named
        return known

    def key_of(self, source: Path, way: Way) -> str:
        """Return the key of the object file of a C file."""
        command = shlex.join(compile_command(way.flags))
        digest = hashlib.sha256(f"{command}\n{compiler_version()}\n{sys.version}\n".encode())
        files = self.with_headers(source, way)
        for name, content in sorted((file.name, self.hashes[file]) for file in files):
            digest.update(name.encode() + content)
        return digest.hexdigest()


# ---- the cache -----------------------------------------------------------------------------------


def run_compiler(way: Way, arguments: list[str]) -> None:
    """Run the compiler in the way that suits a library."""
    folders = (*way.folders, Path(sysconfig.get_path("include")))
    run([*compile_command(way.flags), *(f"-I{folder}" for folder in folders), *arguments])


def compile_file(source: Path, way: Way, target: Path) -> None:
    """Compile a C file; an object file is there whole or not at all."""
    part = target.with_suffix(".part")
    run_compiler(way, ["-c", str(source), "-o", str(part)])
    part.replace(target)


def first_header(source: Path, way: Way) -> Path | None:
    """Return the header of ours that a C file begins with, if it does."""
    if found := BEGINNING.match(source.read_bytes()):
        return way.find(found[1].decode(), source)
    return None


@contextmanager
def headers_ahead(sources: dict[Path, Way]) -> Iterator[None]:
    """Compile headers that many files begin with; gcc by itself takes NAME.h.gch for NAME.h.

    They are gone afterwards, since it would take one that is out of date as well.
    """
    users = Counter((first_header(source, way), way) for source, way in sources.items())
    made: list[Path] = []
    try:
        for (header, way), count in users.items():
            if header and count >= MANY_FILES:
                made.append(Path(f"{header}.gch"))
                run_compiler(way, ["-x", "c-header", str(header), "-o", str(made[-1])])
        yield
    finally:
        for file in made:
            file.unlink(missing_ok=True)


def forget_old(objects: Path, limit: int = CACHE_BYTES) -> None:
    """Remove the object files that were not used for the longest time, down to a limit of bytes."""
    newest_first = sorted(objects.iterdir(), key=lambda file: -file.stat().st_mtime_ns)
    total = 0
    for file in newest_first:
        total += file.stat().st_size
        if total > limit:
            file.unlink()


# ---- building ------------------------------------------------------------------------------------


class Progress:
    """Says now and then how many files are done."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.start = self.last = time.monotonic()

    def show(self, done: int) -> None:
        """Print how many are done, unless it was just printed."""
        now = time.monotonic()
        if done == self.total or now - self.last >= PULSE_SECONDS:
            print(f"  compiled {done} of {self.total} files, {now - self.start:.0f} s", flush=True)
            self.last = now


def compile_missing(missing: dict[Path, Path], ways: dict[Path, Way]) -> None:
    """Compile C files to object files; the longest come first, so that none of them comes last."""
    progress = Progress(len(missing))
    by_size = sorted(missing, key=lambda source: -source.stat().st_size)
    ahead = headers_ahead({source: ways[source] for source in missing})
    with ahead, ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = [pool.submit(compile_file, file, ways[file], missing[file]) for file in by_size]
        try:
            for done, job in enumerate(as_completed(jobs), start=1):
                job.result()
                progress.show(done)
        finally:
            pool.shutdown(cancel_futures=True)


def compile_all(libraries: list[Library], objects: Path) -> dict[Path, Path]:
    """Compile what is not in the cache; return the object file of every C file."""
    objects.mkdir(parents=True, exist_ok=True)
    ways = {source: library.way for library in libraries for source in library.sources}
    keys = Keys()
    made = {source: objects / f"{keys.key_of(source, way)}.o" for source, way in ways.items()}
    missing = {source: target for source, target in made.items() if not target.exists()}
    print(f"  {len(missing)} of {len(made)} C files are new or changed", flush=True)
    compile_missing(missing, ways)
    for target in made.values():
        os.utime(target)
    return made


def place_of(library: Library, target: Path) -> Path:
    """Return where the library lies below a folder of packages."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return target.joinpath(*library.name.split(".")).with_suffix(suffix)


def link_all(libraries: list[Library], made: dict[Path, Path], target: Path) -> None:
    """Link the libraries into an empty folder."""
    shutil.rmtree(target, ignore_errors=True)

    def link(library: Library) -> None:
        place = place_of(library, target)
        place.parent.mkdir(parents=True, exist_ok=True)
        files = [str(made[source]) for source in library.sources]
        run([*link_command(), *files, "-o", str(place)])

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(link, libraries))


def make_libraries(libraries: list[Library], objects: Path, target: Path) -> None:
    """Make the libraries in an empty folder, with a cache of object files."""
    made = compile_all(libraries, objects)
    link_all(libraries, made, target)
    forget_old(objects)
