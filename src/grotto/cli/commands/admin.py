"""`grotto admin`: what those who run a server do about people, from its machine."""

import asyncio
import time
from argparse import Namespace
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from typing import Final

from grotto.cli.commands.backup import database_named
from grotto.cli.problems import UsageProblem
from grotto.cli.screen import Screen
from grotto.server.app import open_database
from grotto.server.errors import BadName
from grotto.server.storage.accounts import Accounts, login_of
from grotto.server.storage.database import Database
from grotto.server.storage.errors import NoSuchPerson
from grotto.server.storage.moderation import RENAMED, Doer, Moderation
from grotto.server.storage.ratings import Ratings
from grotto.wire.names import LONGEST_NAME, is_name

USUAL_DAYS: Final = 7
MOST_DAYS: Final = 36_500
FROM_HERE: Final = "grotto admin"
"""Who has done what no moderator has."""

Deed = Callable[[Database, Sequence[str], Screen], Awaitable[None]]


def run(args: Namespace, screen: Screen) -> int:
    """Do one thing, and say what was done."""
    least, most, deed = DEEDS[args.what]
    if not least <= len(args.words) <= most:
        raise UsageProblem("cli-admin-words", what=args.what)
    asyncio.run(_do(deed, database_named(args.database), args.words, screen))
    return 0


async def _do(deed: Deed, address: str, words: Sequence[str], screen: Screen) -> None:
    database = open_database(address)
    try:
        await deed(database, words, screen)
    finally:
        await database.close()


async def _reports(database: Database, _words: Sequence[str], screen: Screen) -> None:
    found = await Moderation(database).reports()
    for one in found:
        screen.tell(
            "cli-admin-report",
            id=one.id,
            day=_day(one.at),
            about=one.about,
            account=one.account,
            by=one.by,
            table=one.table or "",
            said=one.said,
        )
    if not found:
        screen.tell("cli-admin-no-reports")


async def _close(database: Database, words: Sequence[str], screen: Screen) -> None:
    await Moderation(database).close(words[0], _now())
    screen.tell("cli-admin-closed", id=words[0])


async def _suspend(database: Database, words: Sequence[str], screen: Screen) -> None:
    name, *more = words
    days = _days(more[0]) if more else USUAL_DAYS
    await Moderation(database).suspend(login_of(name), days, _now())
    screen.tell("cli-admin-suspended", name=name, days=days)


def _days(said: str) -> int:
    """Read for how many days somebody is suspended.

    Raises:
        UsageProblem: when it is no such number.
    """
    days = int(said) if said.isdecimal() else 0
    if not 0 < days <= MOST_DAYS:
        raise UsageProblem("cli-admin-words", what="suspend")
    return days


async def _pardon(database: Database, words: Sequence[str], screen: Screen) -> None:
    await Moderation(database).pardon(login_of(words[0]), _now())
    screen.tell("cli-admin-pardoned", name=words[0])


async def _rename(database: Database, words: Sequence[str], screen: Screen) -> None:
    accounts, old, new = Accounts(database), words[0], words[1].strip()
    if not is_name(new) or not 0 < len(login_of(new)) <= LONGEST_NAME:
        raise BadName
    account = await accounts.find(old)
    if account is None:
        raise NoSuchPerson
    await accounts.rename(account.person, new)
    await Moderation(database).note(_now(), RENAMED, new)
    screen.tell("cli-admin-renamed", old=old, new=new)


async def _name(database: Database, words: Sequence[str], screen: Screen) -> None:
    await Moderation(database).name_moderator(login_of(words[0]), _now(), on=True)
    screen.tell("cli-admin-named", name=words[0])


async def _dismiss(database: Database, words: Sequence[str], screen: Screen) -> None:
    await Moderation(database).name_moderator(login_of(words[0]), _now(), on=False)
    screen.tell("cli-admin-dismissed", name=words[0])


async def _moderators(database: Database, _words: Sequence[str], screen: Screen) -> None:
    found = await Moderation(database).moderators()
    for name in found:
        screen.tell("cli-admin-moderator", name=name)
    if not found:
        screen.tell("cli-admin-no-moderators")


async def _deeds(database: Database, _words: Sequence[str], screen: Screen) -> None:
    found = (await Moderation(database).deeds()).deeds
    for one in found:
        what = f"cli-admin-deed-{one.what.replace('_', '-')}"
        screen.tell(
            what,
            day=_day(one.at),
            by=one.by or FROM_HERE,
            about=one.about,
            table=one.table,
            said=one.said,
        )
    if not found:
        screen.tell("cli-admin-no-deeds")


def _now() -> Doer:
    return Doer(at=time.time())


def _day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


async def _ratings(database: Database, _words: Sequence[str], screen: Screen) -> None:
    games = await Ratings(database).recompute()
    screen.tell("cli-admin-ratings", games=games)


DEEDS: Final[dict[str, tuple[int, int, Deed]]] = {
    "reports": (0, 0, _reports),
    "close": (1, 1, _close),
    "suspend": (1, 2, _suspend),
    "pardon": (1, 1, _pardon),
    "rename": (2, 2, _rename),
    "moderator": (1, 1, _name),
    "dismiss": (1, 1, _dismiss),
    "moderators": (0, 0, _moderators),
    "deeds": (0, 0, _deeds),
    "ratings": (0, 0, _ratings),
}
"""What can be done, and how many words it takes."""
