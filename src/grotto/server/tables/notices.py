"""Notices: what happens at a table, apart from the game, in words."""

from typing import Final

from grotto.server.log import entries as log
from grotto.server.log.ledger import Noted
from grotto.wire.frames import Notice
from grotto.wire.texts import Text

ALONE: Final = (log.START, log.REMATCH, log.CLOSE)
"""Kinds that are about nobody."""


def notice(noted: Noted) -> Notice:
    """Return what people are told."""
    return Notice(number=noted.number, move=noted.move, seat=noted.seat, text=_text(noted))


def _text(noted: Noted) -> Text:
    if noted.kind in ALONE:
        return Text(key_of(noted.kind))
    if noted.kind == log.STAND_IN:
        _, _, why = noted.body.partition(" ")
        return Text(key_of(noted.kind, why), {"name": noted.name})
    if noted.kind == log.REFUSE and noted.seat < 0:
        return Text(key_of(noted.kind, "late"))
    return Text(key_of(noted.kind), {"name": noted.name})


def key_of(*words: str) -> str:
    """Return the id of a message."""
    return "-".join(("notice", *words)).replace("_", "-")
