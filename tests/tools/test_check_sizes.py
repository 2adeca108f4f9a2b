from pathlib import Path

from tools.check_sizes import complaints

LINE = "    x = 1\n"


def test_a_function_of_forty_lines_passes(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("def f():\n" + LINE * 39)

    assert list(complaints(tmp_path)) == []


def test_a_longer_function_is_listed(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("\ndef f():\n" + LINE * 40)

    assert list(complaints(tmp_path)) == ["a.py:2: f has 41 lines, 40 are allowed"]


def test_a_file_over_four_hundred_lines_is_listed(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("x = 1\n" * 401)

    assert list(complaints(tmp_path)) == ["a.py: has 401 lines, 400 are allowed"]


def test_component_tables_may_be_long(tmp_path: Path) -> None:
    (tmp_path / "components.py").write_text("x = 1\n" * 401)

    assert list(complaints(tmp_path)) == []


def test_migrations_may_be_long(tmp_path: Path) -> None:
    (tmp_path / "versions").mkdir()
    (tmp_path / "versions" / "0001.py").write_text("def upgrade():\n" + LINE * 60)

    assert list(complaints(tmp_path)) == []
