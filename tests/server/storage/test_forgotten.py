"""What stays of somebody who is forgotten bears no name."""

import pytest
from sqlalchemy import Connection, select

from grotto.server.storage.accounts import Accounts
from grotto.server.storage.database import Database
from grotto.server.storage.departures import NO_NAME, Departures
from grotto.server.storage.moderation import Doer, Moderation
from grotto.server.storage.schema import DEEDS

pytestmark = pytest.mark.anyio


def doers(connection: Connection) -> list[str]:
    return list(connection.execute(select(DEEDS.c.by).order_by(DEEDS.c.number)).scalars())


async def test_deeds_of_a_former_moderator_bear_no_name(sqlite_url: str) -> None:
    database = Database(sqlite_url)
    accounts, moderation = Accounts(database), Moderation(database)
    mod = (await accounts.sign_up(None, "Mod", "a hash", 1.0)).person
    await accounts.sign_up(None, "Ben", "a hash", 1.0)
    await moderation.name_moderator("mod", Doer(at=1.0), on=True)
    await moderation.suspend("ben", 1, Doer(at=2.0, name="Mod"))
    await moderation.name_moderator("mod", Doer(at=3.0), on=False)

    await Departures(database).forget(mod.id, 4.0)

    assert await database.read(doers) == ["", NO_NAME, ""]
    await database.close()
