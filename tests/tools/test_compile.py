from pathlib import Path

import pytest

from tools import compile as tool
from tools.compile import fingerprint, is_fresh, mirror, print_path, refresh


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with an engine of two modules, compiled from just these."""
    root = tmp_path / "checkout"
    for name in tool.RECIPE:
        write(root / name, name)
    write(root / "src/grotto/core/state.py", "x = 1")
    write(root / "src/grotto/games/dice.py", "y = 1")
    for part in ("evaluation.py", "evaluations/dice.py", "search/tree.py"):
        write(root / "src/grotto/bots" / part, "t = 1")
    write(root / "src/grotto/envs/native/rows.py", "n = 1")
    write(root / "src/grotto/server/app.py", "z = 1")
    write(root / "docs/rules/dice/en.md", "Roll.")
    monkeypatch.setattr(tool, "ROOT", root)
    monkeypatch.setattr(tool, "TARGET", root / "build/compiled")
    monkeypatch.setattr(tool, "STAMP", root / "build/compiled/sources.sha256")
    write(tool.STAMP, fingerprint())
    write(tool.TARGET / "grotto/core/state.py", "x = 1")
    monkeypatch.delenv("PYTHONPATH", raising=False)
    return root


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


@pytest.mark.usefixtures("root")
def test_a_build_is_fresh_while_nothing_changes() -> None:
    assert is_fresh()


@pytest.mark.parametrize(
    "name",
    [
        "src/grotto/core/state.py",
        "src/grotto/games/new.py",
        "src/grotto/bots/evaluation.py",
        "src/grotto/bots/search/new.py",
        "src/grotto/envs/native/new.py",
        "tools/libraries.py",
    ],
)
def test_a_changed_engine_or_recipe_makes_it_stale(root: Path, name: str) -> None:
    write(root / name, "changed")

    assert not is_fresh()


def test_a_changed_server_does_not_make_it_stale(root: Path) -> None:
    write(root / "src/grotto/server/app.py", "changed")

    assert is_fresh()


@pytest.mark.usefixtures("root")
def test_a_build_without_a_stamp_is_not_fresh() -> None:
    tool.STAMP.unlink()

    assert not is_fresh()


@pytest.mark.usefixtures("root")
def test_a_fresh_engine_is_played_with_and_named(capsys: pytest.CaptureFixture[str]) -> None:
    print_path()

    said = capsys.readouterr()
    assert said.out.strip() == str(tool.TARGET)
    assert "compiled" in said.err


def test_a_stale_engine_is_not_played_with(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(root / "src/grotto/core/state.py", "changed")

    print_path()

    said = capsys.readouterr()
    assert (said.out.strip(), said.err) == ("", "")


@pytest.mark.usefixtures("root")
def test_what_was_on_the_path_stays_on_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PYTHONPATH", "mine")

    print_path()

    assert capsys.readouterr().out.strip() == f"{tool.TARGET}:mine"


def test_whoever_plays_with_it_gets_the_server_as_it_is_now(root: Path) -> None:
    write(root / "src/grotto/server/app.py", "changed")

    print_path()

    assert (tool.TARGET / "grotto/server/app.py").read_text() == "changed"


@pytest.mark.usefixtures("root")
def test_refreshing_brings_the_rulebooks_and_leaves_the_engine_alone() -> None:
    write(tool.TARGET / "grotto/core/state.so", "compiled")

    refresh()

    package = tool.TARGET / "grotto"
    assert (package / "rulebooks/dice/en.md").read_text() == "Roll."
    assert (package / "core/state.so").exists()
    assert not (package / "games").exists()


def test_a_mirror_forgets_what_is_gone(tmp_path: Path) -> None:
    write(tmp_path / "source/kept.py", "1")
    write(tmp_path / "target/gone.py", "1")
    write(tmp_path / "target/spared/other.py", "1")

    mirror(tmp_path / "source", tmp_path / "target", {"spared"})

    names = {file.name for file in (tmp_path / "target").rglob("*.py")}
    assert names == {"kept.py", "other.py"}
