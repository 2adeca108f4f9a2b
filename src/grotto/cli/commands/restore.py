"""`grotto restore`: a server's tables become what a backup holds."""

from argparse import Namespace
from pathlib import Path

from grotto.cli.commands.backup import database_named
from grotto.cli.folders import own_database
from grotto.cli.screen import Screen
from grotto.server.storage.backup import restore


def run(args: Namespace, screen: Screen) -> int:
    """Bring a backup back, and say what it holds."""
    if args.database is None:
        own_database()  # there may be none yet
    copied = restore(Path(args.file), database_named(args.database), force=args.force)
    screen.tell("cli-restore-done", tables=copied.tables, entries=copied.entries)
    return 0
