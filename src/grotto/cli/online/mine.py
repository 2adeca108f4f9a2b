"""One's own tables at a server, those first where one is asked."""

from grotto.cli.asking import ask_choice
from grotto.cli.screen import Screen
from grotto.i18n.texts import Texts
from grotto.remote import MyTable, Refused, Visitor


def ask_waiting(visitor: Visitor, screen: Screen) -> str:
    """Ask which of one's tables to go on with; nothing means a new one."""
    try:
        tables = [table for table in visitor.my_tables() if table.status in ("open", "playing")]
    except Refused:  # the server has forgotten us
        return ""
    if not tables:
        return ""
    labels = [_label(table, screen.texts) for table in tables]
    labels.append(screen.texts.line("cli-mine-new"))
    chosen = ask_choice(screen, screen.texts.line("cli-mine"), labels, 0)
    return tables[chosen].id if chosen < len(tables) else ""


def _label(table: MyTable, texts: Texts) -> str:
    names = [seat.name or seat.level or texts.line("cli-lobby-open") for seat in table.seats]
    key = "cli-mine-your-move" if table.your_move else "cli-mine-table"
    label = texts.line(key, game=texts.line(f"{table.game}-name"), names=", ".join(names))
    return texts.line("cli-mine-record", table=label) if table.from_record else label
