"""The keeper does what is due, also at tables that nobody has in memory."""

import pytest
from sqlalchemy import update

from grotto.server.housekeeping.due import A_DAY, OPEN_DAYS, PLAYING_DAYS, Keeper
from grotto.server.log import entries as log
from grotto.server.log.spec import Clock
from grotto.server.storage.schema import PEOPLE
from grotto.server.storage.tables import Summary
from grotto.server.tables.absence import leave
from grotto.server.tables.ending import close_idle
from grotto.server.tables.room import Room
from grotto.server.tables.state import BOT_PATIENCE, LAPSE
from grotto.server.tables.undo import ask_back
from tests.server.parlour import Parlour, nearly_all, parlour, refused, seen
from tests.server.statements import change

pytestmark = pytest.mark.anyio

BANK = Clock(kind="bank", seconds=100.0, increment=5.0)


def keeper(at: Parlour) -> Keeper:
    return Keeper(at.store, at.hub, lambda: at.now)


async def duel(at: Parlour, clock: Clock = BANK) -> Room:
    room, _ = await at.room("stone_age", "Ann", "Bob", options={"first_player": "0"}, clock=clock)
    await at.start(room)
    return room


async def test_a_bot_stands_in_when_the_bank_is_used_up(database_url: str) -> None:
    async with parlour(database_url) as at:
        room = await duel(at)

        at.now += 99
        await keeper(at).look_round()
        in_time = room.ledger.places[0].stand_in
        at.now += 1
        await keeper(at).look_round()

        assert in_time == ""
        assert room.ledger.places[0].why == log.TIME


async def test_a_restart_forgets_no_deadline(database_url: str) -> None:
    async with parlour(database_url) as at:
        room = await duel(at, Clock(kind="days", seconds=2 * A_DAY))
        await at.move(room)
        at.now += 2 * A_DAY

        again = await at.again(room)
        await keeper(at).look_round()

        assert again.ledger.places[1].why == log.TIME
        assert [entry.kind for entry in await at.store.entries(room.spec.id, 0)].count(
            log.STAND_IN
        ) == 1


async def test_frames_show_how_much_time_is_left(database_url: str) -> None:
    async with parlour(database_url) as at:
        room = await duel(at)
        at.now += 30
        await at.move(room)
        at.now += 10

        frame = seen(room, None)

        assert [place.seconds_left for place in frame.occupants] == [75.0, 90.0]
        assert (frame.table.clock, frame.table.clock_seconds) == ("bank", 100.0)


async def test_who_returns_with_a_move_gets_the_increment_for_it(database_url: str) -> None:
    async with parlour(database_url) as at:
        room = await duel(at)
        person = room.ledger.places[0].person
        assert person is not None
        await leave(room, person, at.key())

        await at.move(room)

        assert [place.seconds_left for place in seen(room, None).occupants] == [105.0, 100.0]


async def test_a_question_that_nobody_answers_lapses(database_url: str) -> None:
    async with parlour(database_url) as at:
        room = await duel(at, Clock())
        await at.move(room)
        await at.move(room)
        person = room.ledger.places[0].person
        assert person is not None
        await ask_back(room, person, at.key(), room.version)

        at.now += LAPSE["live"]
        await keeper(at).look_round()

        assert room.ledger.asked_back is None
        assert seen(room, None).notices[-1].text.key == "notice-refuse-late"


async def test_bots_are_woken_after_a_restart(database_url: str) -> None:
    async with parlour(database_url) as at:
        ann = await at.person("Ann")
        room = await at.empty_room("stone_age", 2, ann)
        await at.start(room)
        await at.again(room)
        at.hub.forget(room.spec.id)
        woken: list[str] = []
        at.hub.on_change.append(lambda woken_room: woken.append(woken_room.spec.id))

        at.now += BOT_PATIENCE
        await keeper(at).look_round()

        assert room.spec.id in woken


async def test_tables_that_nobody_plays_at_are_closed(database_url: str) -> None:
    async with parlour(database_url) as at:
        ann = await at.person("Ann")
        waiting, played = await at.empty_room("stone_age", 2, ann), await duel(at, Clock())

        at.now += (OPEN_DAYS + 1) * A_DAY
        await keeper(at).sweep()
        first = (waiting.status, played.status)
        at.now += PLAYING_DAYS * A_DAY
        await keeper(at).sweep()

        assert first == ("closed", "playing")
        assert played.status == "closed"


async def test_a_table_that_cannot_be_opened_holds_up_no_other(database_url: str) -> None:
    async with parlour(database_url) as at:
        broken, sound = await duel(at), await duel(at)
        await at.again(sound)
        at.hub.forget(sound.spec.id)
        await at.store.append(broken.spec.id, [nonsense(broken)], summary_of(broken))
        at.now += 200

        await keeper(at).look_round()

        assert (await at.hub.room(sound.spec.id)).ledger.places[0].why == log.TIME
        assert await at.store.due.due(at.now, 10) == []


async def test_rules_that_fail_at_one_table_hold_up_no_other(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with parlour(database_url) as at:
        broken, sound = await duel(at), await duel(at)

        def fail() -> float:
            raise KeyError

        monkeypatch.setattr(broken, "due", fail)
        at.now += 200
        await keeper(at).look_round()

        assert sound.ledger.places[0].why == log.TIME
        assert await at.store.due.due(at.now, 10) == []


async def test_what_the_database_thinks_to_be_due_is_put_right(database_url: str) -> None:
    async with parlour(database_url) as at:
        room = await duel(at, Clock())
        await at.store.append(room.spec.id, [note_of(room)], summary_of(room))
        await at.again(room)
        at.now += 200

        await keeper(at).look_round()

        assert await at.store.due.due(at.now, 10) == []


async def test_a_deadline_that_has_just_moved_is_not_put_off(database_url: str) -> None:
    async with parlour(database_url) as at:
        room = await duel(at)
        start = at.now
        at.now += 50
        await at.move(room)

        await at.store.due.put_off(room.spec.id, start + 100, start + 10_000)

        assert await at.store.due.due(at.now + 100, 10) == [room.spec.id]


async def test_a_table_where_something_has_just_happened_is_not_closed(database_url: str) -> None:
    async with parlour(database_url) as at:
        room = await duel(at, Clock())
        at.now += (PLAYING_DAYS + 1) * A_DAY
        since = at.now - PLAYING_DAYS * A_DAY
        await at.move(room)

        assert await refused(close_idle(room, since)) == "server/wrong-moment"


def note_of(room: Room) -> log.Entry:
    """Something that changes nothing that is due."""
    person = room.ledger.places[0].person
    return log.Entry(
        number=room.version + 1, kind=log.CLAIM, person=person, body=person or "", at=1000.0
    )


def nonsense(room: Room) -> log.Entry:
    return log.Entry(number=room.version + 1, kind=log.MOVE, seat=0, body="fly", at=1000.0)


def summary_of(room: Room) -> Summary:
    places = room.ledger.places
    return Summary(status=room.status, to_act=0, places=places, changed=1000.0, due=1100.0)


# ---- old tables of guests -----------------------------------------------------------------------

GUEST_DAYS = 30.0


async def finished(at: Parlour) -> Room:
    """A table of two guests whose game is over."""
    opening = nearly_all("cave_vs_cave", 2)
    room, _ = await at.room("cave_vs_cave", "Ann", "Bob", opening=opening)
    await at.start(room)
    await at.move(room, -1)
    assert room.status == "over"
    return room


async def sweep_after(at: Parlour, days: float) -> None:
    at.now += days * A_DAY
    await Keeper(at.store, at.hub, lambda: at.now, GUEST_DAYS).sweep()


async def test_a_finished_table_of_guests_is_removed_after_some_days(database_url: str) -> None:
    async with parlour(database_url) as at:
        room = await finished(at)

        await sweep_after(at, GUEST_DAYS - 1)
        kept = await at.store.version(room.spec.id)
        await sweep_after(at, 2)

        assert kept == room.version
        assert await refused(at.hub.room(room.spec.id)) == "server/no-such-table"
        assert await at.store.version(room.spec.id) == 0


@pytest.mark.parametrize("who", ["host", "guest"])
async def test_a_table_at_which_somebody_with_an_account_sat_stays(
    database_url: str, who: str
) -> None:
    async with parlour(database_url) as at:
        room = await finished(at)
        person = room.ledger.places[0 if who == "host" else 1].person
        account = update(PEOPLE).where(PEOPLE.c.id == person).values(login="ann")
        await change(at.store._database, account)

        await sweep_after(at, GUEST_DAYS + 1)

        assert await at.store.version(room.spec.id) == room.version


async def test_a_table_that_is_not_over_is_not_removed(database_url: str) -> None:
    async with parlour(database_url) as at:
        room = await duel(at, Clock())

        await sweep_after(at, GUEST_DAYS + 1)

        assert await at.store.version(room.spec.id) == room.version


async def test_a_table_that_somebody_looks_at_is_not_removed(database_url: str) -> None:
    async with parlour(database_url) as at:
        room = await finished(at)
        at.hub.watch(room, None, 0)

        await sweep_after(at, GUEST_DAYS + 1)

        assert await at.store.version(room.spec.id) == room.version


async def test_without_that_rule_all_stay(database_url: str) -> None:
    async with parlour(database_url) as at:
        room = await finished(at)

        at.now += 10_000 * A_DAY
        await keeper(at).sweep()

        assert await at.store.version(room.spec.id) == room.version
