"""Who goes is replaced by a bot, and may return at any time."""

import asyncio

import pytest

from grotto.server.log import entries as log
from grotto.server.tables.absence import (
    LIVE_ABSENCE,
    LONG_ABSENCE,
    come_back,
    leave,
    replace,
    run_out_of_time,
)
from grotto.server.tables.ending import close
from grotto.server.tables.hub import GATHERING
from grotto.server.tables.playing import play
from grotto.server.tables.room import Room
from tests.server.parlour import Parlour, Screen, parlour, refused, seen

pytestmark = pytest.mark.anyio


async def three(at: Parlour, pace: str = "live") -> tuple[Room, list[str]]:
    """Three people who have begun to play; Ann is the host and the first to act."""
    room, people = await at.room(
        "stone_age", "Ann", "Bob", "Cat", options={"first_player": "0"}, pace=pace
    )
    await at.start(room)
    return room, people


def texts(room: Room) -> list[str]:
    return [notice.text.key for notice in seen(room, None).notices]


async def test_who_leaves_is_replaced_at_once(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann, *_) = await three(at)

        await leave(room, ann, at.key())

        place = seen(room, None).occupants[0]
        assert (place.kind, place.stand_in, place.why) == ("person", "player", log.LEFT)
        assert room.bot_to_act() == "player"
        assert texts(room)[-1] == "notice-stand-in-left"


async def test_people_return_at_any_time(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann, *_) = await three(at)
        await leave(room, ann, at.key())

        await come_back(room, ann, at.key())

        assert seen(room, ann).occupants[0].stand_in == ""
        assert room.bot_to_act() == ""
        assert await refused(come_back(room, ann, at.key())) == "server/no-need"


async def test_to_play_is_to_return(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann, *_) = await three(at)
        await leave(room, ann, at.key())
        assert room.game is not None

        await play(room, ann, at.key(), room.version, room.game.options()[0])

        assert room.ledger.places[0].stand_in == ""
        assert room.to_act == 1


async def test_nobody_is_replaced_who_is_there(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann, bob, _) = await three(at)
        watcher = at.hub.watch(room, bob, 0)
        at.now += LIVE_ABSENCE + 1

        code = await refused(replace(room, ann, 1, "", at.key()))
        at.hub.leave(watcher)
        too_soon = await refused(replace(room, ann, 1, "", at.key()))

        assert (code, too_soon) == ("server/not-absent", "server/not-absent")
        assert seen(room, ann).occupants[1].replace_in == LIVE_ABSENCE


async def test_the_host_may_replace_somebody_who_is_away_for_long(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann, bob, _) = await three(at)
        at.hub.leave(at.hub.watch(room, bob, 0))
        at.now += LIVE_ABSENCE

        wait = seen(room, ann).occupants[1].replace_in
        await replace(room, ann, 1, "random", at.key())

        place = room.ledger.places[1]
        assert wait == 0.0
        assert (place.stand_in, place.why) == ("random", log.HOST)


async def test_who_came_and_went_before_anybody_heard_of_it_is_waited_for_anew(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("grotto.server.tables.hub.SELDOM", 0.0)
    async with parlour(database_url) as at:
        room, (ann, bob, _) = await three(at)
        watcher, screen = at.hub.watch(room, ann, 0), Screen()
        watcher.sink = screen
        watcher.show()
        await asyncio.sleep(2 * GATHERING)
        at.now += LIVE_ABSENCE - 1
        at.hub.nudge(room)
        await asyncio.sleep(0)  # she has seen that one second is left

        at.now += 0.5
        at.hub.leave(at.hub.watch(room, bob, 0))
        await asyncio.sleep(2 * GATHERING)

        assert f'"1":{{"replace_in":[{LIVE_ABSENCE}]}}'.encode() in screen.heard[-1]


async def test_the_others_vote_on_it(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (_, bob, cat) = await three(at)
        at.now += LIVE_ABSENCE

        await replace(room, bob, 0, "", at.key())
        votes = seen(room, cat).occupants[0].votes
        undecided = room.ledger.places[0].stand_in
        await replace(room, cat, 0, "", at.key())

        assert (votes, undecided) == ([1], "")
        assert room.ledger.places[0].why == log.VOTES


async def test_one_person_votes_once(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (_, bob, _) = await three(at)
        at.now += LIVE_ABSENCE

        await replace(room, bob, 0, "", at.key())
        await replace(room, bob, 0, "", at.key())

        assert room.ledger.places[0].stand_in == ""


async def test_a_move_shows_that_one_is_there(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (_, bob, _) = await three(at)
        at.now += LIVE_ABSENCE
        await replace(room, bob, 0, "", at.key())

        await at.move(room)

        assert room.ledger.places[0].votes == []


async def test_where_one_takes_ones_time_days_count_and_not_connections(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (_, bob, cat) = await three(at, "correspondence")
        at.now += LONG_ABSENCE - 1

        early = await refused(replace(room, bob, 0, "", at.key()))
        at.now += 1
        await replace(room, bob, 0, "", at.key())
        await replace(room, cat, 0, "", at.key())

        assert early == "server/not-absent"
        assert room.ledger.places[0].stand_in
        assert await refused(replace(room, cat, 1, "", at.key())) == "server/not-absent"


async def test_strangers_replace_nobody(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, _ = await three(at)
        dan = await at.person("Dan")
        at.now += LIVE_ABSENCE

        assert await refused(replace(room, dan, 0, "", at.key())) == "server/not-seated"
        assert await refused(leave(room, dan, at.key())) == "server/not-seated"


async def test_bots_do_not_finish_a_game_that_everybody_has_left(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, people = await three(at)

        for person in people:
            await leave(room, person, at.key())
        waiting = room.bot_to_act()
        await come_back(room, people[1], at.key())

        assert waiting == ""
        assert room.bot_to_act() == "player"


async def test_nobody_closes_the_game_of_people_who_may_return(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann, bob, cat) = await three(at)
        for person in (bob, cat):
            await leave(room, person, at.key())

        code = await refused(close(room, ann, at.key()))
        await come_back(room, bob, at.key())

        assert code == "server/not-alone"
        assert room.status == "playing"


async def test_a_table_is_closed_by_who_sits_there_alone(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann,) = await at.room("stone_age", "Ann", seats=3, options={"first_player": "0"})
        await at.start(room)

        await close(room, ann, at.key())

        assert room.status == "closed"
        assert seen(room, ann).table.seed == ""
        assert await refused(at.move(room)) == "server/wrong-moment"


async def test_a_bot_plays_on_when_time_has_run_out(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, _ = await three(at)

        await run_out_of_time(room, room.version)

        assert room.ledger.places[0].why == log.TIME
        assert texts(room)[-1] == "notice-stand-in-time"
        assert await refused(run_out_of_time(room, 3)) == "server/stale-version"
