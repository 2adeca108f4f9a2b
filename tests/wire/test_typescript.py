"""The client's types are those of the wire."""

from pathlib import Path

import pytest

from grotto.wire.typescript import files, main, types

WIRE = Path(__file__).parents[2] / "client" / "src" / "wire"


@pytest.mark.parametrize("name", files())
def test_the_client_has_not_drifted_from_the_wire(name: str) -> None:
    assert (WIRE / name).read_text(encoding="utf-8") == files()[name]


def test_what_has_drifted_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main([str(tmp_path)])
    (tmp_path / "types.ts").write_text("export interface Frame {}\n", encoding="utf-8")

    assert main([str(tmp_path), "--check"]) == 1
    assert "types.ts has drifted" in capsys.readouterr().err


def test_what_was_just_written_is_up_to_date(tmp_path: Path) -> None:
    fresh = tmp_path / "new"

    main([str(fresh)])

    assert main([str(fresh), "--check"]) == 0


def test_every_message_says_its_type() -> None:
    written = types()

    assert 'readonly type: "frame";' in written
    assert 'readonly type: "play";' in written


def test_views_of_games_are_kept_apart() -> None:
    written = types()

    assert "export interface StoneAgePlayerView" in written
    assert "export interface CavernaPlayerView" in written
