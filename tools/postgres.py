"""A PostgreSQL of our own, for tests and benchmarks.

Debian's programs, a temporary folder, a user who is not root.
"""

import os
import pwd
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Final

import psycopg
from psycopg import sql

from tools.folders import Folder

OWNER: Final = "grotto"
QUICK: Final = {
    "fsync": "off",  # a commit outlives the server, though not the machine
    "full_page_writes": "off",
    "listen_addresses": "",
    "max_connections": "200",
    "shared_buffers": "16MB",
    "max_wal_senders": "0",
    "wal_level": "minimal",
}
"""Settings for tests."""

SAFE: Final = {
    "listen_addresses": "",
    "max_connections": "200",
    "shared_buffers": "256MB",
}
"""Settings for benchmarks: what is committed is on the disk."""


def program(name: str) -> str:
    """Return where one of PostgreSQL's programs is; Debian does not put them all on the path."""
    debian = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=_version)
    found = str(debian[-1]) if debian else shutil.which(name)
    assert found is not None, f"{name} is missing: apt-get install postgresql"
    return found


def _version(path: Path) -> int:
    return int(path.parts[4])


class Postgres:
    """One server; connections go through a socket in its folder."""

    def __init__(self, settings: Mapping[str, str] = QUICK, *, on_disk: bool = False) -> None:
        self._settings = settings
        self._uid, self._gid = _not_root()
        stop = f"{program('pg_ctl')} -D {{folder}}/cluster -m immediate stop"
        self._folder = Folder(user=self._uid, at_the_end=stop, on_disk=on_disk)
        self.folder = self._folder.path
        self._numbers = count(1)
        self._make()
        self.start()

    def _make(self) -> None:
        how = "--auth=trust --no-sync --no-instructions --locale=C --encoding=UTF8 --wal-segsize=1"
        self._run("initdb", "-D", f"{self.folder}/cluster", "-U", OWNER, *how.split())
        lines = [f"{name} = '{value}'\n" for name, value in self._settings.items()]
        lines += [f"unix_socket_directories = '{self.folder}'\n"]
        with (self.folder / "cluster" / "postgresql.conf").open("a") as file:
            file.writelines(lines)

    def start(self) -> None:
        """Start it and wait until it answers."""
        self._control("start", "-w", "-l", f"{self.folder}/log")

    def stop(self) -> None:
        """Stop it at once, as a crash would; what was committed stays."""
        self._control("stop", "-m", "immediate")

    def _control(self, *words: str) -> None:
        self._run("pg_ctl", "-D", f"{self.folder}/cluster", *words)

    def _run(self, name: str, *arguments: str) -> None:
        subprocess.run(
            [program(name), *arguments],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd="/",
            user=self._uid,
            group=self._gid,
        )

    @property
    def pid(self) -> int:
        """Return the process that all others of this PostgreSQL are children of."""
        lines = (self.folder / "cluster" / "postmaster.pid").read_text().splitlines()
        return int(lines[0])

    @contextmanager
    def away(self) -> Iterator[None]:
        """Let it be stopped for a while."""
        self.stop()
        try:
            yield
        finally:
            self.start()

    def url(self, database: str) -> str:
        """Return the address of a database."""
        return f"postgresql://{OWNER}@/{database}?host={self.folder}"

    def new_database(self, template: str = "template0") -> str:
        """Make a database as another one is; return its name."""
        name = f"table_{next(self._numbers)}"
        self._execute("CREATE DATABASE {} TEMPLATE {}", name, template)
        return name

    def drop_database(self, name: str) -> None:
        """Remove a database, whoever is connected to it."""
        self._execute("DROP DATABASE {} WITH (FORCE)", name)

    def _execute(self, statement: str, *names: str) -> None:
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            parts = [sql.Identifier(name) for name in names]
            connection.execute(sql.SQL(statement).format(*parts))

    def close(self) -> None:
        """Stop it and remove its folder."""
        self._folder.close()


def _not_root() -> tuple[int, int]:
    """Return the user and group that run the server: PostgreSQL refuses to be root."""
    if os.getuid():
        return os.getuid(), os.getgid()
    names = {entry.pw_name for entry in pwd.getpwall()}
    user = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    return user.pw_uid, user.pw_gid
