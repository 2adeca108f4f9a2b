"""The file of a database is its owner's alone, and one process's at a time."""

import io
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from grotto.server.settings import sqlite_file
from grotto.server.storage.database import migrate
from grotto.server.storage.errors import CannotWrite, DatabaseTaken
from grotto.server.storage.files import (
    alone_with,
    make_folder_for_owner,
    open_for_owner,
    warn_of_others,
)


@pytest.fixture(params=[0o000, 0o022, 0o277])
def umask(request: pytest.FixtureRequest) -> Iterator[None]:
    usual = os.umask(request.param)
    yield
    os.umask(usual)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def names_of_one_file(folder: Path) -> dict[str, Path]:
    file = folder / "club.db"
    os.close(open_for_owner(file))
    (folder / "elsewhere").mkdir()
    link, hard = folder / "link.db", folder / "elsewhere" / "hard.db"
    link.symlink_to(file)
    hard.hardlink_to(file)
    (folder / "folder").symlink_to(folder / "elsewhere")
    return {
        "its own name": file,
        "a symbolic link": link,
        "a hard link": hard,
        "a link to its folder": folder / "folder" / "hard.db",
        "a longer way": folder / "elsewhere" / ".." / "club.db",
    }


@pytest.mark.parametrize(
    "name",
    ["its own name", "a symbolic link", "a hard link", "a link to its folder", "a longer way"],
)
def test_a_file_that_is_served_is_taken_by_whatever_name(tmp_path: Path, name: str) -> None:
    names = names_of_one_file(tmp_path)

    with (
        alone_with(sqlite_file(names["its own name"])),
        pytest.raises(DatabaseTaken),
        alone_with(sqlite_file(names[name])),
    ):
        pass


def test_the_lock_ends_with_the_work(tmp_path: Path) -> None:
    url = sqlite_file(tmp_path / "club.db")
    with alone_with(url):
        migrate(url)

    with alone_with(url):
        migrate(url)


def test_two_files_do_not_mind_each_other(tmp_path: Path) -> None:
    with alone_with(sqlite_file(tmp_path / "one.db")), alone_with(sqlite_file(tmp_path / "two.db")):
        assert {path.name for path in tmp_path.iterdir()} == {"one.db", "two.db"}


def test_a_file_that_cannot_be_is_said(tmp_path: Path) -> None:
    with pytest.raises(CannotWrite), alone_with(sqlite_file(tmp_path / "nowhere" / "x.db")):
        pass


@pytest.mark.usefixtures("umask")
def test_new_files_and_folders_are_for_their_owner_whatever_is_usual(tmp_path: Path) -> None:
    make_folder_for_owner(tmp_path / "new")
    os.close(open_for_owner(tmp_path / "new" / "club.db"))

    assert mode(tmp_path / "new") == 0o700
    assert mode(tmp_path / "new" / "club.db") == 0o600


def test_files_that_others_may_read_are_told(tmp_path: Path, log: io.StringIO) -> None:
    path = tmp_path / "club.db"
    migrate(sqlite_file(path))
    path.chmod(0o644)

    warn_of_others(sqlite_file(path))
    told = log.getvalue()
    path.chmod(0o600)
    warn_of_others(sqlite_file(path))

    assert '"mode":"644"' in told
    assert log.getvalue() == told
