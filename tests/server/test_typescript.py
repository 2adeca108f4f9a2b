"""What the client says and is answered is written from the server's own types."""

from pathlib import Path

from grotto.server.http.typescript import types

WRITTEN = Path(__file__).parents[2] / "client" / "src" / "wire" / "http.ts"


def test_the_client_has_not_drifted_from_the_bodies() -> None:
    assert WRITTEN.read_text("utf-8") == types()


def test_what_may_be_left_out_is_optional_only_in_what_is_said() -> None:
    said, answered = types().split("export interface MyTable {")

    assert "readonly seat?: number | null;" in said
    assert "readonly changed: number;" in answered
