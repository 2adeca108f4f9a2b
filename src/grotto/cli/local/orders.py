"""Orders at a table that stands here: some need the game itself, or its file."""

from typing import Final

from grotto.cli import orders as common
from grotto.cli.host import Host
from grotto.cli.local.coach import CoachedHost
from grotto.cli.local.table import THINK_SECONDS, LocalTable
from grotto.cli.orders import WHY, Orders, Turn
from grotto.cli.saves import own_path, resume_command
from grotto.cli.scores import projected, sheet_lines
from grotto.core.errors import TableError

LocalHost = Host[LocalTable]


def _undo(host: LocalHost, _rest: str) -> Turn:
    return common.tried(host, host.table.undo, "cli-undone")


def _secret(host: LocalHost, _rest: str) -> Turn:
    seat = host.table.to_act
    host.show_board(host.table.table.view(seat))
    host.screen.tell("cli-projection")
    _show_sheet(host, seat)
    return Turn.ASK_AGAIN


def _hint(host: LocalHost, _rest: str) -> Turn:
    if host.table.held:
        host.screen.tell("cli-turn-held")
        return Turn.ASK_AGAIN
    for hint in host.table.table.hint(THINK_SECONDS):
        common.tell_hint(host, hint)
    return Turn.ASK_AGAIN


def _coach(host: LocalHost, _rest: str) -> Turn:
    """Switch the coach on or off; it speaks at once."""
    if not isinstance(host, CoachedHost):
        return Turn.ASK_AGAIN
    host.coach(on=not host.is_coached)
    host.screen.tell("cli-coach-on" if host.is_coached else "cli-coach-off")
    if host.is_coached:
        host.ask_question()
    return Turn.ASK_AGAIN


def _save(host: LocalHost, rest: str) -> Turn:
    try:
        path = own_path(rest) if rest else host.table.path
        host.table.save_in(path)
    except TableError as error:
        host.screen.show(host.speech.say(error.phrase()))
        return Turn.ASK_AGAIN
    host.screen.tell("cli-saved")
    print(f"  {resume_command(path, by_hand=host.table.is_by_hand)}")
    return Turn.ASK_AGAIN


def _score(host: LocalHost, _rest: str) -> Turn:
    """Show the points as all who look at the screen may know them."""
    host.screen.tell("cli-projection")
    for seat, (least, most) in enumerate(projected(host.table.table.position(host.table.viewer))):
        key = "cli-projected" if least == most else "cli-projected-between"
        host.screen.tell(key, name=host.speech.name(seat), points=least, most=most)
        if seat == host.table.viewer:
            _show_sheet(host, seat)
    return Turn.ASK_AGAIN


def _show_sheet(host: LocalHost, seat: int) -> None:
    for line in sheet_lines(host.table.table.outcome().sheets[seat], host.speech):
        host.screen.show(line)


ORDERS: "Final[Orders[LocalTable]]" = {
    WHY: common.why,
    "more": common.more,
    "hint": _hint,
    "coach": _coach,
    "undo": _undo,
    "redo": common.redo,
    "rewind": common.rewind,
    "end": common.end,
    "hold": common.hold,
    "board": common.board,
    "secret": _secret,
    "log": common.log,
    "score": _score,
    "rules": common.rules,
    "save": _save,
    "help": common.show_help,
    "quit": common.leave,
}
