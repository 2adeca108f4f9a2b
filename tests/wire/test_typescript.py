"""What the client has in common with the server is written from the server's own sources."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from grotto.games import GAMES

ROOT = Path(__file__).parents[2]
WIRE = ROOT / "client" / "src" / "wire"
FILES = ("types.ts", "http.ts", "shelf.ts", *(f"{game}.ts" for game in GAMES.built_in))


def write(*words: str | Path) -> subprocess.CompletedProcess[str]:
    """Write from the sources, even where the engine is compiled: that has forgotten its types."""
    return subprocess.run(
        [sys.executable, "-m", "grotto.wire.typescript", *words],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that was not there, with what is written now."""
    fresh = tmp_path_factory.mktemp("wire") / "new"
    assert write(fresh).returncode == 0
    return fresh


def test_nothing_but_what_is_written_lies_there(written: Path) -> None:
    assert {path.name for path in written.iterdir()} == set(FILES)
    assert {path.name for path in WIRE.iterdir()} == set(FILES)


@pytest.mark.parametrize("name", FILES)
def test_the_client_has_not_drifted_from_the_wire(written: Path, name: str) -> None:
    assert (WIRE / name).read_text("utf-8") == (written / name).read_text("utf-8")


def test_what_has_drifted_is_named(tmp_path: Path) -> None:
    (tmp_path / "types.ts").write_text("export interface Frame {}\n", encoding="utf-8")

    checked = write(tmp_path, "--check")

    assert checked.returncode == 1
    assert "types.ts has drifted" in checked.stderr


def test_what_has_not_drifted_is_left_alone() -> None:
    assert write(WIRE, "--check").returncode == 0


def test_every_message_says_its_type(written: Path) -> None:
    types = (written / "types.ts").read_text("utf-8")

    assert 'readonly type: "frame";' in types
    assert 'readonly type: "play";' in types


def test_what_may_be_left_out_is_optional_only_in_what_is_said(written: Path) -> None:
    said, answered = (written / "http.ts").read_text("utf-8").split("export interface MyTable {")

    assert "readonly seat?: number | null;" in said
    assert "readonly changed: number;" in answered


def test_views_of_games_are_kept_apart(written: Path) -> None:
    types = (written / "types.ts").read_text("utf-8")

    assert "export interface StoneAgePlayerView" in types
    assert "export interface CavernaPlayerView" in types


def test_the_shelf_says_how_many_can_play_and_which_bots_there_are(written: Path) -> None:
    shelf = (written / "shelf.ts").read_text("utf-8")

    assert '{"id":"stone_age","seats":[2,3,4],' in shelf
    assert '"bots":["random","novice","greedy","player","master"]' in shelf
