"""The client's types are those of the wire."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TYPES = ROOT / "client" / "src" / "wire" / "types.ts"


def write(*words: str | Path) -> subprocess.CompletedProcess[str]:
    """Write types from the sources, even where the engine is compiled: that has forgotten them."""
    return subprocess.run(
        [sys.executable, "-m", "grotto.wire.typescript", *words],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What is written now, into a folder that was not there."""
    fresh = tmp_path_factory.mktemp("wire") / "new" / "types.ts"
    assert write(fresh).returncode == 0
    return fresh.read_text(encoding="utf-8")


def test_the_types_of_the_client_have_not_drifted(written: str) -> None:
    assert TYPES.read_text(encoding="utf-8") == written


def test_drifted_types_are_found(tmp_path: Path) -> None:
    drifted = tmp_path / "types.ts"
    drifted.write_text("export interface Frame {}\n", encoding="utf-8")

    checked = write(drifted, "--check")

    assert checked.returncode == 1
    assert "types.ts has drifted" in checked.stderr


def test_types_that_have_not_drifted_are_left_alone() -> None:
    assert write(TYPES, "--check").returncode == 0


def test_every_message_says_its_type(written: str) -> None:
    assert 'readonly type: "frame";' in written
    assert 'readonly type: "play";' in written


def test_views_of_games_are_kept_apart(written: str) -> None:
    assert "export interface StoneAgePlayerView" in written
    assert "export interface CavernaPlayerView" in written
