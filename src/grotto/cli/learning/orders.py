"""Orders during a lesson: those of a table where a teacher speaks."""

from typing import Final

from grotto.cli import orders as common
from grotto.cli.host import Host
from grotto.cli.learning.table import LessonTable
from grotto.cli.orders import WHY, Orders, Turn


def _again(host: Host[LessonTable], _rest: str) -> Turn:
    """Say once more what this step is about."""
    host.table.say_step(host)
    return Turn.ASK_AGAIN


def _hint(host: Host[LessonTable], _rest: str) -> Turn:
    """Help with this step."""
    host.table.hint(host)
    return Turn.ASK_AGAIN


ORDERS: "Final[Orders[LessonTable]]" = {
    WHY: common.why,
    "again": _again,
    "hint": _hint,
    "rewind": common.rewind,
    "more": common.more,
    "board": common.board,
    "log": common.log,
    "rules": common.rules,
    "help": common.show_help,
    "quit": common.leave,
}
