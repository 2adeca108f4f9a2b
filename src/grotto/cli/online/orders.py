"""Orders at a table on a server."""

import re
from collections.abc import Callable
from typing import Final

from grotto.cli import orders as common
from grotto.cli.host import Host
from grotto.cli.online.table import OnlineTable
from grotto.cli.orders import WHY, Orders, Turn
from grotto.core.errors import TableError
from grotto.play.hint import Hint
from grotto.wire.texts import off_wire

OnlineHost = Host[OnlineTable]


def _undo(host: OnlineHost, _rest: str) -> Turn:
    return _take_back(host, host.table.follower.undo)


def _rewind(host: OnlineHost, _rest: str) -> Turn:
    return _take_back(host, host.table.undo_turn)


def _take_back(host: OnlineHost, command: Callable[[], object]) -> Turn:
    undoing = host.table.frame.undoing
    try:
        command()
    except TableError as error:
        _refused(host, error)
        if undoing is not None and undoing.ask:
            host.screen.tell("cli-undo-ask")
        return Turn.ASK_AGAIN
    host.forget_board()  # what was taken back is told to everybody, also to us
    return Turn.MOVED


def _back(host: OnlineHost, _rest: str) -> Turn:
    """Ask to go back; who is asked that by somebody else has to answer first."""
    if host.table.talk.is_asked:
        host.screen.tell("cli-agree-or-refuse")
        return Turn.ASK_AGAIN
    return _send(host, host.table.follower.ask_back, "cli-back-asked")


def _agree(host: OnlineHost, _rest: str) -> Turn:
    return _answer_about_back(host, "cli-back-agreed", agree=True)


def _refuse(host: OnlineHost, _rest: str) -> Turn:
    return _answer_about_back(host, "cli-back-refused", agree=False)


def _answer_about_back(host: OnlineHost, key: str, *, agree: bool) -> Turn:
    """Answer who asks; to agree with nobody would be to ask oneself."""
    if not host.table.talk.is_asked:
        host.screen.tell("cli-nobody-asks")
        return Turn.ASK_AGAIN
    return _send(host, lambda: host.table.follower.ask_back(agree=agree), key)


def _send(host: OnlineHost, command: Callable[[], int], key: str) -> Turn:
    """Send a command, and say that it was heard."""
    try:
        command()
    except TableError as error:
        return _refused(host, error)
    host.screen.tell(key)
    return Turn.ASK_AGAIN


def _hint(host: OnlineHost, _rest: str) -> Turn:
    try:
        hints = host.table.follower.hints()
    except TableError as error:
        return _refused(host, error)
    for hint in hints:
        action = host.table.game.parse(hint.action)
        common.tell_hint(host, Hint(action, hint.points, hint.lead, off_wire(hint.reason)))
    return Turn.ASK_AGAIN


def _say(host: OnlineHost, rest: str) -> Turn:
    if not rest:
        host.screen.tell("cli-say-what")
        return Turn.ASK_AGAIN
    try:
        host.table.follower.say(rest)
    except TableError as error:
        return _refused(host, error)
    return Turn.ASK_AGAIN


def _log(host: OnlineHost, rest: str) -> Turn:
    """Show the last lines of the log, also those that this screen was never told."""
    try:
        host.table.recall(common.lines_wanted(rest))
    except TableError as error:
        _refused(host, error)
    return common.log(host, rest)


def _away(host: OnlineHost, _rest: str) -> Turn:
    return _change_player(host, host.table.follower.leave)


def _return(host: OnlineHost, _rest: str) -> Turn:
    return _change_player(host, host.table.follower.come_back)


def _replace(host: OnlineHost, rest: str) -> Turn:
    """Let a bot play for a seat by its number, or for the one that is asked now."""
    seat = int(rest) - 1 if re.fullmatch("[1-9]", rest) else host.table.to_act
    return _change_player(host, lambda: host.table.follower.replace(seat))


def _change_player(host: OnlineHost, command: Callable[[], int]) -> Turn:
    """Let somebody else play at a seat; everybody is told who."""
    try:
        command()
    except TableError as error:
        return _refused(host, error)
    return Turn.MOVED


def _refused(host: OnlineHost, error: TableError) -> Turn:
    host.screen.show(host.speech.say(error.phrase()))
    return Turn.ASK_AGAIN


ORDERS: "Final[Orders[OnlineTable]]" = {
    WHY: common.why,
    "more": common.more,
    "hint": _hint,
    "undo": _undo,
    "redo": common.redo,
    "rewind": _rewind,
    "end": common.end,
    "hold": common.hold,
    "back": _back,
    "agree": _agree,
    "refuse": _refuse,
    "board": common.board,
    "log": _log,
    "rules": common.rules,
    "say": _say,
    "away": _away,
    "return": _return,
    "replace": _replace,
    "help": common.show_help,
    "quit": common.leave,
}
