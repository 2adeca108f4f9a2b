"""The end of a game on a server: its record comes here, so that everybody can check it."""

from typing import Any

from grotto.cli.ending import keep_record, tell_record, tell_scores
from grotto.cli.host import Host
from grotto.core import records
from grotto.play.replay import replay
from grotto.remote import Visitor
from grotto.wire.frames import Frame


def tell_ending(visitor: Visitor, frame: Frame, host: Host[Any]) -> None:
    """Replay the record, show the score sheets and the winner, and keep it."""
    if frame.table.status != "over":
        host.screen.tell("cli-table-closed")
        return
    record = records.read(visitor.record(frame.table.id))
    tell_scores(host, replay(record).outcome())
    host.screen.show()
    host.screen.tell("cli-seed", seed=record.seed)
    tell_record(host, keep_record(record))
