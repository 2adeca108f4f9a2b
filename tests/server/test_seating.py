"""Who sits where before the start, and when a table begins."""

import pytest

from grotto.server.log import entries as log
from grotto.server.tables.ending import close
from grotto.server.tables.seating import seat_bot, sit, stand, start
from grotto.server.tables.waiting import change_seat, get_ready
from tests.server.parlour import parlour, refused, seen

pytestmark = pytest.mark.anyio


async def test_a_table_begins_by_itself_when_it_is_full_if_that_is_wanted(
    database_url: str,
) -> None:
    async with parlour(database_url) as at:
        room, _ = await at.room("stone_age", "Ann", "Bob", auto_start=True)

        assert room.status == "playing"
        assert [noted.kind for noted in room.ledger.noted] == [log.SIT, log.SIT, log.START]


async def test_a_bot_may_be_the_last_one(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann,) = await at.room("stone_age", "Ann", seats=2, auto_start=True)
        before = room.status

        await seat_bot(room, ann, "", None, at.key())

        assert (before, room.status) == ("open", "playing")


async def test_bots_fill_the_table_when_the_host_starts_it(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann, bob) = await at.room("stone_age", "Ann", "Bob", seats=4)

        code = await refused(start(room, bob, "", at.key()))
        await start(room, ann, "random", at.key())

        assert code == "server/not-host"
        kinds = [(place.kind, place.level) for place in seen(room, None).occupants]
        assert kinds == [("person", ""), ("person", ""), ("bot", "random"), ("bot", "random")]


async def test_a_seat_that_somebody_leaves_is_open_again(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (_, bob) = await at.room("stone_age", "Ann", "Bob")

        await stand(room, bob, 1, at.key())
        cat = await at.person("Cat")
        await sit(room, cat, "Cat", None, at.key())

        assert seen(room, None).occupants[1].name == "Cat"
        assert await refused(stand(room, cat, 0, at.key())) == "server/not-host"
        assert await refused(stand(room, cat, 7, at.key())) == "server/no-such-seat"


async def test_a_bot_that_the_game_does_not_have_is_refused(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann,) = await at.room("stone_age", "Ann", seats=2)

        assert await refused(seat_bot(room, ann, "wizard", None, at.key())) == "bot/unknown"
        assert await refused(start(room, ann, "wizard", at.key())) == "bot/unknown"
        assert room.status == "open"


async def test_the_host_closes_a_table_that_has_not_begun(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann, bob) = await at.room("stone_age", "Ann", "Bob", seats=3)

        code = await refused(close(room, bob, at.key()))
        await close(room, ann, at.key())

        assert code == "server/not-host"
        assert room.status == "closed"
        assert await refused(start(room, ann, "", at.key())) == "server/wrong-moment"
        assert await refused(sit(room, bob, "Bob", None, at.key())) == "server/wrong-moment"


async def test_a_command_of_one_person_does_not_use_up_the_key_of_another(
    database_url: str,
) -> None:
    async with parlour(database_url) as at:
        ann, bob = await at.person("Ann"), await at.person("Bob")
        room = await at.empty_room("stone_age", 2, ann)

        await sit(room, ann, "Ann", None, "same")
        await sit(room, bob, "Bob", None, "same")
        await sit(room, bob, "Bob", None, "same")

        assert [place.name for place in room.ledger.places] == ["Ann", "Bob"]


async def test_notices_are_told_once_and_never_taken_back(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, _ = await at.room("stone_age", "Ann", "Bob")
        version = room.version
        await at.start(room)

        new = seen(room, None, since=version).notices

        assert [notice.text.key for notice in new] == ["notice-start"]
        assert seen(room, None, since=room.version).notices == []


async def test_a_full_table_begins_when_everybody_is_ready(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann, bob) = await at.room("stone_age", "Ann", "Bob")

        await get_ready(room, bob, 1, at.key(), ready=True)
        seen_ready = [place.ready for place in seen(room, None).occupants]
        await get_ready(room, bob, 1, at.key(), ready=False)
        await get_ready(room, ann, 0, at.key(), ready=True)
        alone = room.status
        await get_ready(room, bob, 1, at.key(), ready=True)

        assert seen_ready == [False, True]
        assert (alone, room.status) == ("open", "playing")
        assert [place.ready for place in seen(room, None).occupants] == [False, False]


async def test_bots_are_always_ready_and_open_seats_never(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann,) = await at.room("stone_age", "Ann", seats=2)

        await get_ready(room, ann, 0, at.key(), ready=True)
        waiting = room.status
        await get_ready(room, ann, 0, at.key(), ready=False)
        await seat_bot(room, ann, "", None, at.key())
        await get_ready(room, ann, 0, at.key(), ready=True)

        assert (waiting, room.status) == ("open", "playing")


async def test_people_say_only_for_themselves_that_they_are_ready(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann, bob) = await at.room("stone_age", "Ann", "Bob")
        cat = await at.person("Cat")

        codes = [await refused(get_ready(room, who, 1, at.key(), ready=True)) for who in (ann, cat)]
        again = await refused(get_ready(room, bob, 1, at.key(), ready=False))

        assert codes == ["server/not-seated", "server/not-seated"]
        assert again == "server/no-need"


async def test_another_seat_with_its_colour_can_be_taken_before_the_start(
    database_url: str,
) -> None:
    async with parlour(database_url) as at:
        room, (ann, bob) = await at.room("stone_age", "Ann", "Bob", seats=4, rated=True)
        await get_ready(room, bob, 1, at.key(), ready=True)

        await change_seat(room, bob, 1, 3, at.key())

        places = seen(room, None).occupants
        assert [place.name for place in places] == ["Ann", "", "", "Bob"]
        assert (places[3].account, places[3].ready) == (True, False)
        taken = await refused(change_seat(room, bob, 3, 0, at.key()))
        assert taken == "server/seat-taken"
        assert await refused(change_seat(room, bob, 0, 1, at.key())) == "server/not-seated"
        await at.start(room)
        assert await refused(change_seat(room, ann, 0, 1, at.key())) == "server/wrong-moment"
