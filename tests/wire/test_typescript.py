"""The client's types are those of the wire."""

from pathlib import Path

from grotto.wire.typescript import main, types

TYPES = Path(__file__).parents[2] / "client" / "src" / "wire" / "types.ts"


def test_the_types_of_the_client_have_not_drifted() -> None:
    assert TYPES.read_text(encoding="utf-8") == types()


def test_drifted_types_are_found(tmp_path: Path) -> None:
    drifted = tmp_path / "types.ts"
    drifted.write_text("export interface Frame {}\n", encoding="utf-8")

    assert main([str(drifted), "--check"]) == 1


def test_written_types_are_up_to_date(tmp_path: Path) -> None:
    fresh = tmp_path / "new" / "types.ts"

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
