"""The end of a game: the score sheets, the winner, and where the record lies."""

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from grotto.cli.saves import finished_folder, new_path, own_command
from grotto.cli.scores import all_lines, result_lines
from grotto.core.errors import RecordError
from grotto.core.outcome import Outcome
from grotto.core.records import Record
from grotto.play.files import save

if TYPE_CHECKING:
    from grotto.cli.host import Host


def tell_scores(host: "Host[Any]", outcome: Outcome) -> None:
    """Show the score sheets and the winner."""
    for line in all_lines(outcome, host.speech):
        host.screen.show(line)
    host.screen.show()
    for line in result_lines(host.table.game.info.id, outcome, host.speech):
        host.screen.show(line)


def tell_record(host: "Host[Any]", path: Path) -> None:
    """Say where the record lies, and how to look at it and check it."""
    host.screen.tell("cli-record-kept", path=str(path))
    for command in ("replay", "review", "verify"):
        print(f"  {own_command(command, str(path))}")


def keep_record(record: Record) -> Path:
    """Put a record among those of finished games.

    Raises:
        RecordError: when it cannot be written there.
    """
    path = new_path(finished_folder(), record.game)
    try:
        save(record, path)
    except RecordError:
        remove(path)
        raise
    return path


def remove(path: Path) -> None:
    """Remove a file, if it can be."""
    with suppress(OSError):
        path.unlink()
