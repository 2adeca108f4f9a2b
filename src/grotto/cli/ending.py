"""The end of a game: the score sheets, the winner, and where the record lies."""

from contextlib import suppress
from typing import TYPE_CHECKING

from grotto.cli.saves import finished_folder, new_path, own_command
from grotto.cli.scores import all_lines, result_lines
from grotto.core.errors import RecordError
from grotto.play.files import save

if TYPE_CHECKING:
    from pathlib import Path

    from grotto.cli.host import Host


def tell_ending(host: "Host") -> None:
    """Show the score sheets and the winner, keep the record, and say how to check it."""
    outcome = host.table.outcome()
    for line in all_lines(outcome, host.speech):
        host.screen.show(line)
    host.screen.show()
    for line in result_lines(host.table.game.info.id, outcome, host.speech):
        host.screen.show(line)
    host.screen.show()
    host.screen.tell("cli-seed", seed=host.table.dealer.seed)
    path = keep_record(host)
    host.screen.tell("cli-record-kept", path=str(path))
    for command in ("replay", "verify"):
        print(f"  {own_command(command, str(path))}")


def keep_record(host: "Host") -> "Path":
    """Move the game from the unfinished ones to the records.

    Raises:
        RecordError: when it cannot be written there; then it stays where it was.
    """
    path = new_path(finished_folder(), host.table.game.info.id)
    try:
        save(host.kept(host.table.record()), path)
    except RecordError:
        _remove(path)
        raise
    _remove(host.path)
    return path


def _remove(path: "Path") -> None:
    with suppress(OSError):
        path.unlink()
