"""`grotto backup`: a copy of a server's tables, made while people play, and looked through."""

from argparse import Namespace
from datetime import datetime
from pathlib import Path

from grotto.cli.folders import DATABASE, data_folder
from grotto.cli.screen import Screen
from grotto.server.settings import sqlite_file
from grotto.server.storage.backup import back_up
from grotto.server.storage.database import read_database


def run(args: Namespace, screen: Screen) -> int:
    """Copy the database, and say what the copy holds."""
    to = Path(args.to) if args.to else Path(_usual_name())
    copied = back_up(database_named(args.database), to)
    screen.tell("cli-backup-done", path=str(to), tables=copied.tables, entries=copied.entries)
    return 0


def database_named(given: str | None) -> str:
    """Return the address of a database; without a name it is that of this person's server."""
    return sqlite_file(data_folder() / DATABASE) if given is None else read_database(given)


def _usual_name() -> str:
    return f"grotto-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}.db"
