"""What must be true after every fault: all that was promised is written, once, and can be seen."""

from collections.abc import Sequence

from sqlalchemy import create_engine, select

from grotto.server.storage.database import sync_url
from grotto.server.storage.schema import LOG
from tests.server.players import Player


def written(url: str, table: str) -> list[tuple[int, str | None]]:
    """Return numbers and keys of a log, as they lie in the database."""
    engine = create_engine(sync_url(url))
    wanted = select(LOG.c.number, LOG.c.key).where(LOG.c.table == table).order_by(LOG.c.number)
    with engine.connect() as connection:
        rows = [(row.number, row.key) for row in connection.execute(wanted)]
    engine.dispose()
    return rows


async def expect_all_kept(url: str, table: str, players: Sequence[Player]) -> None:
    """Compare the log with what players were told, and let everybody see it all."""
    rows = written(url, table)
    keys = [(key.partition(":")[2], number) for number, key in rows if key is not None]
    promised = [(key, ack.version) for player in players for key, ack in player.acks.items()]

    assert [number for number, _ in rows] == list(range(1, len(rows) + 1))
    assert sorted(promised) == sorted(set(promised) & set(keys))
    for player in players:
        assert player.versions == sorted(player.versions)
        await player.look_at(table)
        await player.see(len(rows))
