"""Vacations: at slow tables a clock stands while its person is away, and never afterwards."""

import pytest

from grotto.server.housekeeping.due import A_DAY, Keeper
from grotto.server.housekeeping.vacations import VacationKeeper
from grotto.server.log import entries as log
from grotto.server.log.ledger import new_ledger
from grotto.server.log.spec import Clock
from grotto.server.storage.database import Database
from grotto.server.storage.vacations import Vacation, Vacations
from grotto.server.tables.absence import LONG_ABSENCE, leave, replace
from grotto.server.tables.hub import Hub
from grotto.server.tables.room import Room
from tests.server.parlour import Facts, Parlour, parlour, refused, seen

pytestmark = pytest.mark.anyio

YEAR = 2026
ALLOWED = 28
SLOW = Clock(kind="days", seconds=2 * A_DAY)
TABLE: Facts = {"options": {"first_player": "0"}, "clock": SLOW, "pace": "correspondence"}


class Agency:
    """Sends people of a parlour on vacation."""

    def __init__(self, at: Parlour, url: str) -> None:
        self.at = at
        self.database = Database(url)
        self.vacations = Vacations(self.database)

    async def begin(self, person: str, days: int, year: int = YEAR) -> Vacation:
        return await self.vacations.begin(person, self.at.now, days, year, ALLOWED)

    async def end(self, person: str) -> Vacation:
        return await self.vacations.end(person, self.at.now)

    async def tell(self) -> None:
        """Let all tables know, as every process does now and then."""
        await VacationKeeper(self.vacations, self.at.hub, lambda: self.at.now).settle()

    async def look_round(self) -> None:
        """Let a bot play for whose time has run out."""
        await Keeper(self.at.store, self.at.hub, lambda: self.at.now).look_round()


async def duel(at: Parlour, clock: Clock = SLOW) -> tuple[Room, list[str]]:
    table: Facts = {**TABLE, "clock": clock}
    room, people = await at.room("stone_age", "Ann", "Bob", **table)
    await at.start(room)
    return room, people


async def test_the_clock_of_whoever_is_on_vacation_stands(database_url: str) -> None:
    async with parlour(database_url) as at:
        agency = Agency(at, database_url)
        room, (ann, _) = await duel(at)
        at.now += A_DAY
        await agency.begin(ann, 7)
        await agency.tell()

        at.now += 5 * A_DAY
        away = seen(room, None).occupants[0]
        at.now += 2.5 * A_DAY
        home = seen(room, None).occupants[0]
        await agency.look_round()
        at.now += A_DAY / 2
        await agency.look_round()

        assert (away.seconds_left, away.vacation) == (A_DAY, 2 * A_DAY)
        assert (home.seconds_left, home.vacation) == (A_DAY / 2, None)
        assert room.ledger.places[0].why == log.TIME  # one day of two was left, and it is over
        await agency.database.close()


async def test_all_others_go_on_playing_and_are_told(database_url: str) -> None:
    async with parlour(database_url) as at:
        agency = Agency(at, database_url)
        room, (_, bob) = await duel(at)
        await agency.begin(bob, 3)
        await agency.tell()

        at.now += 2 * A_DAY
        await agency.look_round()

        assert [place.why for place in room.ledger.places] == [log.TIME, ""]
        assert "notice-vacation" in [one.text.key for one in seen(room, None).notices]
        await agency.database.close()


async def test_a_deadline_that_has_passed_stays_passed(database_url: str) -> None:
    async with parlour(database_url) as at:
        agency = Agency(at, database_url)
        room, (ann, _) = await duel(at)
        at.now += 2 * A_DAY

        await agency.begin(ann, 7)
        await agency.tell()
        await agency.look_round()

        assert room.ledger.places[0].why == log.TIME
        await agency.database.close()


async def test_quick_tables_know_no_vacation(database_url: str) -> None:
    bank = Clock(kind="bank", seconds=100.0)
    async with parlour(database_url) as at:
        agency = Agency(at, database_url)
        room, (ann, _) = await duel(at, clock=bank)
        version = room.version
        await agency.begin(ann, 7)

        await agency.tell()
        at.now += 100
        await agency.look_round()

        assert room.version == version + 1
        assert room.ledger.places[0].why == log.TIME
        await agency.database.close()


async def test_who_ends_a_vacation_early_has_a_clock_again_and_gets_days_back(
    database_url: str,
) -> None:
    async with parlour(database_url) as at:
        agency = Agency(at, database_url)
        room, (ann, _) = await duel(at)
        await agency.begin(ann, 10)
        await agency.tell()
        at.now += 2.5 * A_DAY

        ended = await agency.end(ann)
        await agency.tell()
        at.now += A_DAY

        assert ended.left_in(YEAR, ALLOWED) == ALLOWED - 3  # the day that has begun counts
        assert seen(room, None).occupants[0].seconds_left == A_DAY
        assert seen(room, None).notices[-1].text.key == "notice-vacation-over"
        await agency.database.close()


async def test_everybody_has_so_many_days_a_year(database_url: str) -> None:
    async with parlour(database_url) as at:
        agency = Agency(at, database_url)
        ann = await at.person("Ann")

        await agency.begin(ann, 20)
        twice = await refused(agency.begin(ann, 1))
        at.now += 20 * A_DAY
        ended = await refused(agency.end(ann))
        too_long = await refused(agency.begin(ann, 9))
        await agency.begin(ann, 8)
        at.now += 8 * A_DAY
        none_left = await refused(agency.begin(ann, 1))
        next_year = await agency.begin(ann, ALLOWED, YEAR + 1)

        assert (twice, ended) == ("server/on-vacation", "server/not-on-vacation")
        assert (too_long, none_left) == ("server/too-long-vacation", "server/too-long-vacation")
        assert next_year.days == ALLOWED
        await agency.database.close()


async def test_a_table_that_one_sits_down_at_later_knows_it_too(database_url: str) -> None:
    async with parlour(database_url) as at:
        agency = Agency(at, database_url)
        ann = await at.person("Ann")
        await agency.begin(ann, 7)
        room, (_, bob) = await at.room("stone_age", "Cat", "Bob", **TABLE)
        await agency.begin(bob, 3)

        await agency.tell()
        await agency.tell()

        kinds = [entry.kind for entry in await at.store.entries(room.spec.id, 0)]
        assert kinds.count(log.VACATION) == 1
        assert room.ledger.places[1].away == at.now + 3 * A_DAY
        await agency.database.close()


async def test_a_server_that_dies_before_tables_are_told_tells_them_later(
    database_url: str,
) -> None:
    async with parlour(database_url) as at:
        agency = Agency(at, database_url)
        room, (ann, _) = await duel(at)
        await agency.begin(ann, 7)  # and then the process is gone

        again = await at.again(room)
        await agency.tell()
        at.now += 8 * A_DAY
        await agency.look_round()

        assert again.ledger.places[0].plays
        await agency.database.close()


async def test_the_log_alone_says_how_clocks_stand(database_url: str) -> None:
    async with parlour(database_url) as at:
        agency = Agency(at, database_url)
        room, (ann, _) = await duel(at)
        at.now += A_DAY / 2
        await agency.begin(ann, 4)
        await agency.tell()
        at.now += 3 * A_DAY
        await at.move(room)
        await at.move(room)
        at.now += 2 * A_DAY  # the last day of the vacation, and one more

        replayed = new_ledger(2)
        for entry in await at.store.entries(room.spec.id, 0):
            replayed.note(entry)
        elsewhere = await Hub(at.store, lambda: at.now).room(room.spec.id)

        assert replayed == room.ledger
        assert seen(elsewhere, None) == seen(room, None)
        assert seen(room, None).occupants[0].seconds_left == A_DAY
        await agency.database.close()


async def test_two_processes_tell_a_table_once(database_url: str) -> None:
    async with parlour(database_url) as at:
        agency = Agency(at, database_url)
        room, (ann, _) = await duel(at)
        await agency.begin(ann, 7)
        other = Hub(at.store, lambda: at.now)
        await other.room(room.spec.id)

        await agency.tell()
        await VacationKeeper(agency.vacations, other, lambda: at.now).settle()

        kinds = [entry.kind for entry in await at.store.entries(room.spec.id, 0)]
        assert kinds.count(log.VACATION) == 1
        await agency.database.close()


async def test_others_cannot_have_a_bot_play_for_somebody_on_vacation(database_url: str) -> None:
    async with parlour(database_url) as at:
        agency = Agency(at, database_url)
        room, (ann, bob) = await duel(at, clock=Clock())
        await agency.begin(ann, 7)
        await agency.tell()

        at.now += 7 * A_DAY
        away = await refused(replace(room, bob, 0, "", at.key()))
        at.now += LONG_ABSENCE
        await replace(room, bob, 0, "", at.key())

        assert away == "server/not-absent"
        assert room.ledger.places[0].why == log.VOTES
        await agency.database.close()


async def test_who_has_left_and_comes_back_on_vacation_has_time(database_url: str) -> None:
    async with parlour(database_url) as at:
        agency = Agency(at, database_url)
        room, (ann, _) = await duel(at)
        await leave(room, ann, at.key())
        await agency.begin(ann, 7)
        await agency.tell()
        await at.move(room)

        assert room.ledger.places[0].plays
        assert room.ledger.places[0].away == at.now + 7 * A_DAY
        await agency.database.close()
