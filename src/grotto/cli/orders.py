"""Orders: what a person may type at any question besides an answer, in two languages."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final

from grotto.bots import levels_for, new_bot
from grotto.cli.boards.board import Part
from grotto.cli.problems import said
from grotto.cli.rulebooks import show_rules
from grotto.cli.saves import own_path, resume_command
from grotto.cli.scores import projected, sheet_lines
from grotto.cli.story import told
from grotto.core.errors import CannotUndo, TableError
from grotto.i18n.texts import Texts
from grotto.play.history import Source

if TYPE_CHECKING:
    from grotto.cli.host import Host


class Turn(Enum):
    """What an answer led to."""

    ASK_AGAIN = "ask again"
    MOVED = "moved"
    LEFT = "left"


@dataclass(frozen=True)
class Order:
    """One order with what was typed after it."""

    name: str
    rest: str

    def obey(self, host: "Host") -> Turn:
        """Carry the order out."""
        return _ORDERS[self.name](host, self.rest)


def find_order(answer: str, texts: Texts) -> Order | None:
    """Return the order that an answer begins with."""
    word, _, rest = answer.partition(" ")
    for name in _ORDERS:
        if word.casefold() in (name, own_word(name, texts)):
            return Order(name, rest.strip())
    return None


def own_word(name: str, texts: Texts) -> str:
    """Return what an order is called in the language of the texts."""
    return name if name == WHY else texts.line(f"cli-order-{name}")


def _help(host: "Host", _rest: str) -> Turn:
    texts = host.speech.texts
    host.screen.tell("cli-help-answers")
    host.screen.tell("cli-help-orders")
    for name in _ORDERS:
        if name == "secret" and len(host.people) == 1:
            continue
        words = " / ".join(dict.fromkeys([name, own_word(name, texts)]))
        about = texts.line("cli-order-why-about" if name == WHY else f"cli-order-{name}-about")
        host.screen.show(f"  {words}: {about}")
    return Turn.ASK_AGAIN


def _why(host: "Host", _rest: str) -> Turn:
    sentences = _why_not(host)
    host.screen.tell("cli-why" if sentences else "cli-why-nothing")
    for sentence, targets in sentences.items():
        host.screen.show(f"  {', '.join(targets)}: {sentence}" if targets else f"  {sentence}")
    return Turn.ASK_AGAIN


def _why_not(host: "Host") -> dict[str, list[str]]:
    """Return every sentence once, with the names of all it speaks of and does not name itself."""
    sentences: dict[str, list[str]] = {}
    for refusal in host.table.refusals():
        reason = host.speech.say(refusal.reason)
        line = host.speech.line("cli-refusal", reason=reason, rule=refusal.rule)
        targets = sentences.setdefault(line, [])
        name = host.board.target(refusal.target, host.speech)
        if name and name not in reason:
            targets.append(name)
    return sentences


def _undo(host: "Host", _rest: str) -> Turn:
    choosers = _choosers(host)
    if choosers and host.levels[choosers[-1]]:
        host.screen.tell("cli-undo-others")
        return Turn.ASK_AGAIN
    try:
        host.table.undo()
    except CannotUndo as error:
        host.screen.show(said(error, host.speech.texts))
        if error.reason == "barrier":
            host.screen.tell("cli-undo-rewind")
        return Turn.ASK_AGAIN
    return _moved(host, "cli-undone")


def _redo(host: "Host", _rest: str) -> Turn:
    try:
        host.table.redo()
    except CannotUndo as error:
        host.screen.show(said(error, host.speech.texts))
        return Turn.ASK_AGAIN
    return _moved(host, "cli-redone")


def _rewind(host: "Host", _rest: str) -> Turn:
    people = [seat for seat in _choosers(host) if not host.levels[seat]]
    try:
        host.table.rewind(people[-1] if people else host.table.to_act)
    except CannotUndo as error:
        host.screen.show(said(error, host.speech.texts))
        return Turn.ASK_AGAIN
    return _moved(host, "cli-rewound")


def _choosers(host: "Host") -> list[int]:
    """List the seats that chose something, in the order of their choices."""
    return [played.seat for played in host.table.history if played.source is Source.CHOICE]


def _moved(host: "Host", key: str) -> Turn:
    host.save()
    host.screen.tell(key)
    host.forget_board()
    return Turn.MOVED


_LOG_LINES: Final = 12


def _log(host: "Host", rest: str) -> Turn:
    wanted = int(rest) if re.fullmatch("[0-9]{1,5}", rest) else _LOG_LINES
    events = [event for played in host.table.history for event in played.events]
    lines = told(host.table.game, events, host.viewer, host.speech)
    for line in lines[-wanted:] if wanted else []:
        host.screen.show(line)
    return Turn.ASK_AGAIN


def _board(host: "Host", rest: str) -> Turn:
    """Show the whole table, or one part of it by its number."""
    parts = dict(enumerate(host.parts(), 1))
    part = parts.get(int(rest)) if re.fullmatch("[0-9]{1,3}", rest) else None
    if part is not None:
        host.show_part(part)
    else:
        host.show_board(host.viewer)
        _name_parts(host, parts)
    host.ask_question()
    return Turn.ASK_AGAIN


def _name_parts(host: "Host", parts: Mapping[int, Part]) -> None:
    if parts:
        host.screen.tell("cli-parts", word=own_word("board", host.speech.texts))
    for number, part in parts.items():
        host.screen.show(f"  {number}. {part.name}")


def _secret(host: "Host", _rest: str) -> Turn:
    seat = host.table.to_act
    host.show_board(seat)
    host.screen.tell("cli-projection")
    _show_sheet(host, seat)
    return Turn.ASK_AGAIN


def _more(host: "Host", _rest: str) -> Turn:
    host.show_page()
    return Turn.ASK_AGAIN


def _rules(host: "Host", rest: str) -> Turn:
    if rest:
        show_rules(host.table.game.info.id, rest, host.screen)
    else:
        host.screen.tell("cli-rules-how")
    return Turn.ASK_AGAIN


def _hint(host: "Host", _rest: str) -> Turn:
    game, seat = host.table.game, host.table.to_act
    level = levels_for(game)[-1]
    action = new_bot(level, game, len(host.table.history)).choose(host.table.position(seat))
    number = host.number_of(action)
    host.screen.tell(
        "cli-hint",
        level=level,
        action=host.speech.say(action.phrase()),
        number=number,
    )
    return Turn.ASK_AGAIN


def _save(host: "Host", rest: str) -> Turn:
    try:
        path = own_path(rest) if rest else host.path
        host.save_in(path)
    except TableError as error:
        host.screen.show(said(error, host.speech.texts))
        return Turn.ASK_AGAIN
    host.screen.tell("cli-saved")
    print(f"  {resume_command(path)}")
    return Turn.ASK_AGAIN


def _score(host: "Host", _rest: str) -> Turn:
    """Show the points as all who look at the screen may know them."""
    host.screen.tell("cli-projection")
    for seat, (least, most) in enumerate(projected(host.table.position(host.viewer))):
        key = "cli-projected" if least == most else "cli-projected-between"
        host.screen.tell(key, name=host.speech.name(seat), points=least, most=most)
        if seat == host.viewer:
            _show_sheet(host, seat)
    return Turn.ASK_AGAIN


def _show_sheet(host: "Host", seat: int) -> None:
    for line in sheet_lines(host.table.outcome().sheets[seat], host.speech):
        host.screen.show(line)


def _quit(_host: "Host", _rest: str) -> Turn:
    return Turn.LEFT


WHY: Final = "?"
_ORDERS: Final[dict[str, Callable[["Host", str], Turn]]] = {
    WHY: _why,
    "more": _more,
    "hint": _hint,
    "undo": _undo,
    "redo": _redo,
    "rewind": _rewind,
    "board": _board,
    "secret": _secret,
    "log": _log,
    "score": _score,
    "rules": _rules,
    "save": _save,
    "help": _help,
    "quit": _quit,
}
