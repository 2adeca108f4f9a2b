import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.compile import why_not
from tools.libraries import (
    CompilerFailed,
    Keys,
    Library,
    Way,
    compile_command,
    compiler_name,
    forget_old,
    link_command,
    make_libraries,
    read_libraries,
)

WRITE_C = Path(__file__).resolve().parents[2] / "tools" / "write_c.py"
ANSWER = """
#include "answer.h"
#include <Python.h>
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "answer"};
PyMODINIT_FUNC PyInit_answer(void) {
    PyObject *made = PyModule_Create(&module);
    PyModule_AddIntConstant(made, "ANSWER", ANSWER);
    return made;
}
"""

needs_compiler = pytest.mark.skipif(bool(why_not()), reason=why_not())


@pytest.fixture
def library(tmp_path: Path) -> Library:
    """A module in C, with a header that includes another one."""
    return lay_out(tmp_path / "c")


def lay_out(folder: Path) -> Library:
    folder.mkdir()
    (folder / "answer.c").write_text(ANSWER)
    (folder / "answer.h").write_text('#include "number.h"\n')
    (folder / "number.h").write_text("#define ANSWER 42\n")
    return Library("answer", (folder / "answer.c",), Way((folder,), ("-O0", "-g0")))


def key_of(library: Library) -> str:
    return Keys().key_of(library.sources[0], library.way)


def made_and_said(
    library: Library, folder: Path, capsys: pytest.CaptureFixture[str]
) -> tuple[str, str]:
    """Make a library, import it, and return what it and the tool say."""
    make_libraries([library], folder / "objects", folder / "made")
    said = capsys.readouterr().out
    code = "import answer; print(answer.ANSWER)"
    return python(code, folder / "made"), said


def python(code: str, path: Path) -> str:
    return subprocess.run(
        [sys.executable, "-c", code],
        check=True,
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": str(path)},
    ).stdout.strip()


def variants(library: Library) -> Iterator[Library]:
    """Yield the library with another flag, another C file, another header of a header."""
    yield Library(library.name, library.sources, Way(library.way.folders, ("-O1", "-g0")))
    library.sources[0].write_text(ANSWER + "\n")
    yield library
    (library.way.folders[0] / "number.h").write_text("#define ANSWER 43\n")
    yield library


@needs_compiler
def test_a_key_changes_with_flags_and_c_file_and_all_its_headers(library: Library) -> None:
    keys = [key_of(library), *(key_of(variant) for variant in variants(library))]

    assert len(set(keys)) == 4


@needs_compiler
def test_a_key_is_the_same_in_every_folder(tmp_path: Path) -> None:
    assert key_of(lay_out(tmp_path / "here")) == key_of(lay_out(tmp_path / "there"))


@needs_compiler
def test_nothing_is_compiled_twice(
    library: Library, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = made_and_said(library, tmp_path, capsys)
    second = made_and_said(library, tmp_path, capsys)

    assert first[0] == second[0] == "42"
    assert "1 of 1 C files are new or changed" in first[1]
    assert "compiled 1 of 1 files" in first[1]
    assert "0 of 1 C files are new or changed" in second[1]


@needs_compiler
def test_a_changed_header_is_compiled_again(
    library: Library, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made_and_said(library, tmp_path, capsys)
    (library.way.folders[0] / "number.h").write_text("#define ANSWER 43\n")

    assert made_and_said(library, tmp_path, capsys)[0] == "43"


@needs_compiler
def test_a_header_compiled_ahead_is_never_an_old_one(
    library: Library,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tools.libraries.MANY_FILES", 1)
    made_and_said(library, tmp_path, capsys)
    (library.way.folders[0] / "number.h").write_text("#define ANSWER 43\n")

    assert made_and_said(library, tmp_path, capsys)[0] == "43"
    assert not list(tmp_path.rglob("*.gch"))


@needs_compiler
def test_what_the_compiler_says_against_it_is_told(library: Library, tmp_path: Path) -> None:
    library.sources[0].write_text("this is not C")

    with pytest.raises(CompilerFailed, match="error"):
        make_libraries([library], tmp_path / "objects", tmp_path / "made")


def test_the_cache_forgets_what_was_not_used_for_the_longest_time(tmp_path: Path) -> None:
    for age, name in enumerate(["new", "old", "oldest"]):
        (tmp_path / name).write_bytes(b"x" * 100)
        os.utime(tmp_path / name, (1000 - age, 1000 - age))

    forget_old(tmp_path, limit=200)

    assert {file.name for file in tmp_path.iterdir()} == {"new", "old"}


def test_another_compiler_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "fast gcc")

    assert compiler_name() == ["fast", "gcc"]
    assert compile_command(())[:2] == link_command()[:2] == ["fast", "gcc"]


@needs_compiler
def test_a_tiny_engine_runs_as_c(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CFLAGS", "-O0")
    for package in ("grotto", "grotto/core", "grotto/games"):
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").touch()
    (tmp_path / "grotto/core/sums.py").write_text("def twice(x: int) -> int:\n    return 2 * x\n")
    written = tmp_path / "c"

    subprocess.run([sys.executable, str(WRITE_C), str(written)], cwd=tmp_path, check=True)
    libraries = read_libraries(written / "libraries.json")
    make_libraries(libraries, tmp_path / "objects", tmp_path / "made")
    (tmp_path / "made/grotto/__init__.py").touch()

    code = "from grotto.core import sums; print(sums.twice(21), sums.__file__.endswith('.so'))"
    assert python(code, tmp_path / "made") == "42 True"
