"""Orders at a table on a server."""

from typing import Final

from grotto.cli import orders as common
from grotto.cli.host import Host
from grotto.cli.online.table import OnlineTable
from grotto.cli.orders import WHY, Orders, Turn, moved
from grotto.core.errors import TableError

OnlineHost = Host[OnlineTable]


def _undo(host: OnlineHost, _rest: str) -> Turn:
    undoing = host.table.frame.undoing
    try:
        host.table.follower.undo()
    except TableError as error:
        _refused(host, error)
        if undoing is not None and undoing.ask:
            host.screen.tell("cli-undo-ask")
        return Turn.ASK_AGAIN
    return moved(host, "cli-undone")


def _back(host: OnlineHost, _rest: str) -> Turn:
    return _answer_about_back(host, "cli-back-asked", agree=True)


def _agree(host: OnlineHost, _rest: str) -> Turn:
    return _answer_about_back(host, "cli-back-agreed", agree=True)


def _refuse(host: OnlineHost, _rest: str) -> Turn:
    return _answer_about_back(host, "cli-back-refused", agree=False)


def _answer_about_back(host: OnlineHost, key: str, *, agree: bool) -> Turn:
    try:
        host.table.follower.ask_back(agree=agree)
    except TableError as error:
        return _refused(host, error)
    host.screen.tell(key)
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


def _return(host: OnlineHost, _rest: str) -> Turn:
    try:
        host.table.follower.come_back()
    except TableError as error:
        return _refused(host, error)
    return Turn.MOVED


def _refused(host: OnlineHost, error: TableError) -> Turn:
    host.screen.show(host.speech.say(error.phrase()))
    return Turn.ASK_AGAIN


ORDERS: "Final[Orders[OnlineTable]]" = {
    WHY: common.why,
    "more": common.more,
    "undo": _undo,
    "redo": common.redo,
    "back": _back,
    "agree": _agree,
    "refuse": _refuse,
    "board": common.board,
    "log": common.log,
    "rules": common.rules,
    "say": _say,
    "return": _return,
    "help": common.show_help,
    "quit": common.leave,
}
