"""Backup and restore: a copy is whole and sound, or it is said that it is not."""

import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from grotto.server.settings import sqlite_file
from grotto.server.storage import backup
from grotto.server.storage.backup import back_up, restore
from grotto.server.storage.errors import (
    BrokenBackup,
    CannotWrite,
    DatabaseTaken,
    FileInTheWay,
    NewerDatabase,
    NoSuchFile,
    UsePgDump,
)
from grotto.server.storage.files import alone_with
from tests.server.parlour import parlour

pytestmark = pytest.mark.anyio

POSTGRES = "postgresql://grotto@127.0.0.1/grotto"


@pytest.fixture
async def url(sqlite_url: str) -> str:
    """A database with a table at which some moves were made."""
    async with parlour(sqlite_url) as house:
        room, _ = await house.room("cave_vs_cave", "Ann", "Bob")
        await house.start(room)
        for _ in range(10):
            await house.move(room)
    return sqlite_url


def change(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as opened, opened:
        opened.execute(statement)


def rows(path: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as opened:
        return opened.execute("SELECT * FROM log ORDER BY number").fetchall()


async def test_a_copy_holds_all_and_is_for_its_owner(url: str, tmp_path: Path) -> None:
    to = tmp_path / "copy.db"

    copied = back_up(url, to)

    assert rows(to) == rows(Path(url.removeprefix("sqlite:///")))
    assert (copied.tables, copied.entries) == (1, len(rows(to)))
    assert stat.S_IMODE(to.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["copy.db"]


async def test_a_copy_is_brought_back(url: str, tmp_path: Path) -> None:
    back_up(url, tmp_path / "copy.db")
    new = sqlite_file(tmp_path / "new.db")

    restore(tmp_path / "copy.db", new)

    async with parlour(new) as house:
        room = await house.hub.room("table1")
        await house.move(room)
        assert len(room.ledger.moves) > 10


async def test_a_database_is_replaced_only_if_that_is_said(url: str, tmp_path: Path) -> None:
    copy, path = tmp_path / "copy.db", Path(url.removeprefix("sqlite:///"))
    back_up(url, copy)
    change(path, "UPDATE people SET name = 'Eve'")

    with pytest.raises(FileInTheWay):
        restore(copy, url)
    with closing(sqlite3.connect(path)) as opened:
        before = opened.execute("SELECT count(*) FROM people WHERE name = 'Eve'").fetchone()
    restore(copy, url, force=True)
    with closing(sqlite3.connect(path)) as opened:
        after = opened.execute("SELECT count(*) FROM people WHERE name = 'Eve'").fetchone()

    assert (before, after) == ((2,), (0,))


async def test_what_is_no_database_at_all_can_be_replaced(url: str, tmp_path: Path) -> None:
    back_up(url, tmp_path / "copy.db")
    (tmp_path / "junk.db").write_text("junk " * 1000)

    restore(tmp_path / "copy.db", sqlite_file(tmp_path / "junk.db"), force=True)

    assert rows(tmp_path / "junk.db") == rows(tmp_path / "copy.db")


async def test_a_database_that_is_served_is_not_replaced(url: str, tmp_path: Path) -> None:
    back_up(url, tmp_path / "copy.db")

    with alone_with(url), pytest.raises(DatabaseTaken):
        restore(tmp_path / "copy.db", url, force=True)


async def test_a_backup_overwrites_nothing(url: str, tmp_path: Path) -> None:
    (tmp_path / "copy.db").write_text("mine")

    with pytest.raises(FileInTheWay):
        back_up(url, tmp_path / "copy.db")

    assert (tmp_path / "copy.db").read_text() == "mine"


async def test_a_folder_that_is_not_there_is_said(url: str, tmp_path: Path) -> None:
    with pytest.raises(CannotWrite):
        back_up(url, tmp_path / "nowhere" / "copy.db")


FAULTS = {
    "an entry is missing": "DELETE FROM log WHERE number = 5",
    "an entry was changed": "UPDATE log SET body = 'dance' WHERE number = 6",
    "the last entries are missing": "DELETE FROM log WHERE number > 9",
    "somebody is nowhere": "UPDATE seats SET person = 'nobody'",
}


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_copy_that_is_not_sound_is_no_backup(url: str, tmp_path: Path, fault: str) -> None:
    path = Path(url.removeprefix("sqlite:///"))
    back_up(url, tmp_path / "good.db")
    change(tmp_path / "good.db", FAULTS[fault])
    change(path, FAULTS[fault])

    with pytest.raises(BrokenBackup):
        restore(tmp_path / "good.db", sqlite_file(tmp_path / "new.db"))
    with pytest.raises(BrokenBackup):
        back_up(url, tmp_path / "copy.db")

    assert [path.name for path in tmp_path.iterdir()] == ["good.db"]


async def test_pages_that_were_overwritten_are_found(url: str, tmp_path: Path) -> None:
    back_up(url, tmp_path / "copy.db")
    content = bytearray((tmp_path / "copy.db").read_bytes())
    content[4096 * 3 : 4096 * 8] = b"\xff" * (4096 * 5)
    (tmp_path / "copy.db").write_bytes(content)

    with pytest.raises(BrokenBackup):
        restore(tmp_path / "copy.db", sqlite_file(tmp_path / "new.db"))


async def test_a_backup_of_a_newer_grotto_is_left_alone(url: str, tmp_path: Path) -> None:
    back_up(url, tmp_path / "copy.db")
    change(tmp_path / "copy.db", "UPDATE alembic_version SET version_num = '9999'")

    with pytest.raises(NewerDatabase):
        restore(tmp_path / "copy.db", sqlite_file(tmp_path / "new.db"))


@pytest.mark.parametrize(
    "attempt",
    [lambda to: back_up(POSTGRES, to), lambda to: restore(to, POSTGRES)],
)
async def test_postgresql_has_programs_of_its_own(
    attempt: Callable[[Path], object], tmp_path: Path
) -> None:
    with pytest.raises(UsePgDump) as refused:
        attempt(tmp_path / "copy.db")

    assert refused.value.code == "server/use-pg-dump"


async def test_what_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(NoSuchFile):
        back_up(sqlite_file(tmp_path / "no.db"), tmp_path / "copy.db")
    with pytest.raises(NoSuchFile):
        restore(tmp_path / "no.db", sqlite_file(tmp_path / "new.db"))

    assert list(tmp_path.iterdir()) == []


async def test_a_database_that_somebody_reads_is_never_emptied(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, counted = Path(url.removeprefix("sqlite:///")), "SELECT count(*) FROM log"
    back_up(url, tmp_path / "copy.db")
    with closing(sqlite3.connect(path)) as reader:
        reader.execute("PRAGMA journal_mode=WAL")
        reader.execute("UPDATE people SET name = 'Eve'")
        reader.commit()
        reader.execute("BEGIN")
        before = reader.execute(counted).fetchone()
        monkeypatch.setattr(backup, "BUSY_SECONDS", 0.1)

        with pytest.raises(CannotWrite):
            restore(tmp_path / "copy.db", url, force=True)
        reader.rollback()

        assert reader.execute(counted).fetchone() == before
