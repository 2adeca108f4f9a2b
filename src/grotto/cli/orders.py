"""Orders: what a person may type at any question besides an answer, in two languages."""

import re
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from typing import TYPE_CHECKING, Any, Final, TypeVar

from grotto.cli.boards.board import Part
from grotto.cli.rulebooks import show_rules
from grotto.core.errors import TableError
from grotto.i18n.texts import Texts
from grotto.play.hint import Hint

if TYPE_CHECKING:
    from grotto.cli.host import Host
    from grotto.cli.table import ScreenTable


WHY: Final = "?"
LOG_LINES: Final = 12


class Turn(Enum):
    """What an answer led to."""

    ASK_AGAIN = "ask again"
    MOVED = "moved"
    LEFT = "left"


TableT = TypeVar("TableT", bound="ScreenTable")
Orders = Mapping[str, Callable[["Host[TableT]", str], Turn]]
"""What can be ordered at a table, by the English word."""


def find_order(answer: str, known: Iterable[str], texts: Texts) -> tuple[str | None, str]:
    """Return the order that an answer begins with, and what follows it."""
    word, _, rest = answer.partition(" ")
    for name in known:
        if word.casefold() in (name, own_word(name, texts)):
            return name, rest.strip()
    return None, ""


def own_word(name: str, texts: Texts) -> str:
    """Return what an order is called in the language of the texts."""
    return name if name == WHY else texts.line(f"cli-order-{name}")


def show_help(host: "Host[Any]", _rest: str) -> Turn:
    """List what can be typed."""
    texts = host.speech.texts
    host.screen.tell("cli-help-answers")
    host.screen.tell("cli-help-orders")
    for name in host.orders:
        if name == "secret" and len(host.table.people) == 1:
            continue
        words = " / ".join(dict.fromkeys([name, own_word(name, texts)]))
        about = texts.line("cli-order-why-about" if name == WHY else f"cli-order-{name}-about")
        host.screen.show(f"  {words}: {about}")
    return Turn.ASK_AGAIN


def why(host: "Host[Any]", rest: str) -> Turn:
    """Say why an action is not possible now; without one, what is not possible."""
    if rest:
        host.screen.show(_why_this(host, rest))
        return Turn.ASK_AGAIN
    sentences = _why_not(host)
    host.screen.tell("cli-why" if sentences else "cli-why-nothing")
    for sentence, targets in sentences.items():
        host.screen.show(f"  {', '.join(targets)}: {sentence}" if targets else f"  {sentence}")
    return Turn.ASK_AGAIN


def _why_this(host: "Host[Any]", text: str) -> str:
    try:
        refusal = host.table.why_not(text)
    except TableError as error:
        return host.speech.say(error.phrase())
    if refusal is None:
        return host.speech.line("cli-why-possible")
    reason = host.speech.say(refusal.reason)
    return host.speech.line("cli-refusal", reason=reason, rule=refusal.rule)


def _why_not(host: "Host[Any]") -> dict[str, list[str]]:
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


def redo(host: "Host[Any]", _rest: str) -> Turn:
    """Play again what was taken back."""
    return tried(host, host.table.redo, "cli-redone")


def rewind(host: "Host[Any]", _rest: str) -> Turn:
    """Take a whole turn back, as far as nothing was revealed."""
    return tried(host, host.table.undo_turn, "cli-rewound")


def end(host: "Host[Any]", _rest: str) -> Turn:
    """End a turn that waits for that."""
    return tried(host, host.table.end_turn)


def hold(host: "Host[Any]", _rest: str) -> Turn:
    """Let turns end by hand from now on, or by themselves again."""
    try:
        by_hand = host.table.hold()
    except TableError as error:
        host.screen.show(host.speech.say(error.phrase()))
        return Turn.ASK_AGAIN
    host.screen.tell("cli-hold-on" if by_hand else "cli-hold-off")
    return Turn.ASK_AGAIN if by_hand else Turn.MOVED


def tell_hint(host: "Host[Any]", hint: Hint) -> None:
    """Name one of the best answers, with what may be expected of it and why."""
    lead = round(hint.lead, 1)
    host.screen.tell(
        "cli-hint" if len(host.table.names) == 1 else "cli-hint-among",
        number=host.number_of(hint.action),
        action=host.speech.say(hint.action.phrase()),
        points=round(hint.points),
        side="more" if lead > 0 else "less" if lead < 0 else "same",
        lead=abs(lead),
        reason=host.speech.say(hint.reason),
    )


def tried(host: "Host[Any]", deed: Callable[[], object], key: str = "") -> Turn:
    """Do something to the table and say so, or why it is not possible."""
    try:
        deed()
    except TableError as error:
        host.screen.show(host.speech.say(error.phrase()))
        return Turn.ASK_AGAIN
    return moved(host, key) if key else Turn.MOVED


def moved(host: "Host[Any]", key: str) -> Turn:
    """Say what has happened to the table, and look at it anew."""
    host.screen.tell(key)
    host.forget_board()
    return Turn.MOVED


def log(host: "Host[Any]", rest: str) -> Turn:
    """Show the last lines of the log."""
    wanted = lines_wanted(rest)
    for told in host.table.told()[-wanted:] if wanted else []:
        host.screen.show(host.speech.say(told.phrase))
    return Turn.ASK_AGAIN


def lines_wanted(rest: str) -> int:
    """Return how many lines of the log somebody wants to see."""
    return int(rest) if re.fullmatch("[0-9]{1,5}", rest) else LOG_LINES


def board(host: "Host[Any]", rest: str) -> Turn:
    """Show the whole table, or one part of it by its number."""
    parts = dict(enumerate(host.parts(), 1))
    part = parts.get(int(rest)) if re.fullmatch("[0-9]{1,3}", rest) else None
    if part is not None:
        host.show_part(part)
    else:
        host.show_board(host.table.view())
        _name_parts(host, parts)
    host.ask_question()
    return Turn.ASK_AGAIN


def _name_parts(host: "Host[Any]", parts: Mapping[int, Part]) -> None:
    if parts:
        host.screen.tell("cli-parts", word=own_word("board", host.speech.texts))
    for number, part in parts.items():
        host.screen.show(f"  {number}. {part.name}")


def more(host: "Host[Any]", _rest: str) -> Turn:
    """Show the next choices."""
    host.show_page()
    return Turn.ASK_AGAIN


def rules(host: "Host[Any]", rest: str) -> Turn:
    """Show rules by a word or a number."""
    if rest:
        show_rules(host.table.game.info.id, rest, host.screen)
    else:
        host.screen.tell("cli-rules-how")
    return Turn.ASK_AGAIN


def leave(_host: "Host[Any]", _rest: str) -> Turn:
    """Leave the table."""
    return Turn.LEFT
