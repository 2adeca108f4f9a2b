"""Turns that are ended by hand: everybody waits, and nothing of it is lost or told to others."""

import pytest

from grotto.core.seats import NOBODY
from grotto.play.table import Table
from grotto.server.bots.driver import _question
from grotto.server.log import entries as log
from grotto.server.log.spec import Clock
from grotto.server.tables.absence import LIVE_ABSENCE, come_back, leave, replace, run_out_of_time
from grotto.server.tables.playing import end_by_hand, end_turn, play, play_for_bot
from grotto.server.tables.room import Room
from grotto.server.tables.seating import sit, start
from grotto.server.tables.undo import ask_back, redo, undo, undo_turn
from grotto.wire.frames import Undoing
from tests.server.parlour import Parlour, parlour, refused, seen
from tests.server.rooms import shelf_at

pytestmark = pytest.mark.anyio

FIRST = {"first_player": "0"}
OPENING = (
    "send forest 5", "send clay_pit 5", "send hunting_grounds 4", "send card_1 1", "send card_2 1",
    "send building_1 1", "send hunting_grounds 3", "act card_2", "pay clay*2",
)  # fmt: skip
BANK = Clock(kind="bank", seconds=100.0, increment=5.0)


async def held(at: Parlour, *names: str, seats: int = 0, clock: Clock | None = None) -> Room:
    """A table where the first one ends turns by hand, and has made a choice."""
    room, (ann, *_) = await at.room(
        "stone_age", *names, seats=seats, options={**FIRST}, clock=clock or Clock()
    )
    await at.start(room)
    await end_by_hand(room, ann, 0, at.key(), on=True)
    await at.move(room)
    return room


def host(room: Room) -> str:
    return room.spec.host


def person(room: Room, seat: int) -> str:
    found = room.ledger.places[seat].person
    assert found is not None
    return found


def undoing(room: Room, seat: int) -> Undoing:
    shown = seen(room, person(room, seat), seat).undoing
    assert shown is not None
    return shown


async def kinds(at: Parlour, room: Room) -> list[str]:
    return [entry.kind for entry in await at.store.entries(room.spec.id, 0)]


async def test_by_default_turns_end_by_themselves(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann, _) = await at.room("stone_age", "Ann", "Bob", options={**FIRST})
        await at.start(room)
        await at.move(room)

        assert room.to_act == 1
        assert not undoing(room, 0).held
        assert await refused(end_turn(room, ann, at.key(), room.version)) == "turn/nothing-to-end"


async def test_all_others_wait_until_the_turn_is_ended(database_url: str) -> None:
    async with parlour(database_url) as at:
        room = await held(at, "Ann", "Bob")
        bob = person(room, 1)
        assert room.game is not None

        action = "send quarry 1"
        code = await refused(play(room, bob, at.key(), room.version, action))
        own = await refused(play(room, host(room), at.key(), room.version, action))
        other = await refused(end_turn(room, bob, at.key(), room.version))
        await end_turn(room, host(room), at.key(), room.version)
        await play(room, bob, at.key(), room.version, action)

        assert (code, own) == ("action/not-your-turn", "turn/held")
        assert other == "turn/nothing-to-end"
        assert (await kinds(at, room))[-4:] == [log.BY_HAND, log.MOVE, log.END_TURN, log.MOVE]


async def test_bots_wait_too(database_url: str) -> None:
    async with parlour(database_url) as at:
        room = await held(at, "Ann", seats=2)
        waiting, question = room.bot_to_act(), _question(room)

        await end_turn(room, host(room), at.key(), room.version)

        assert (waiting, question) == ("", None)
        assert room.bot_to_act() == "random"


async def test_who_has_to_end_the_turn_is_told_so_and_all_others_only_that_they_wait(
    database_url: str,
) -> None:
    async with parlour(database_url) as at:
        room = await held(at, "Ann", "Bob")

        ann, bob, eve = seen(room, host(room), 0), seen(room, person(room, 1), 1), seen(room, None)

        assert undoing(room, 0).held
        assert ann.occupants[0].by_hand
        for frame in (ann, bob, eve):
            assert (frame.to_act, frame.question) == (0, None)
            assert (frame.view["to_act"], frame.view["question"]) == (0, None)
        for frame in (bob, eve):
            assert not any(one.by_hand for one in frame.occupants)
            assert frame.notices == ann.notices
            assert all("hand" not in notice.text.key for notice in frame.notices)
        assert not undoing(room, 1).held


async def test_a_held_turn_outlives_a_restart(database_url: str) -> None:
    async with parlour(database_url) as at:
        room = await held(at, "Ann", "Bob")
        before = [seen(room, host(room), 0), seen(room, person(room, 1), 1)]

        again = await at.again(room)
        assert [seen(again, host(room), 0), seen(again, person(room, 1), 1)] == before
        await end_turn(again, host(room), at.key(), again.version)
        ended = await at.again(again)

        assert (again.to_act, ended.to_act) == (1, 1)
        assert ended.game is not None
        assert ended.game.held == NOBODY


async def test_a_held_turn_outlives_a_snapshot(database_url: str) -> None:
    async with parlour(database_url) as at:
        room = await held(at, "Ann", "Bob")
        await at.store.write_snapshot(room.spec.id, room.ledger)

        again = await at.again(room)

        assert again.game is not None
        assert again.game.held == 0
        assert again.ledger == room.ledger


async def test_a_held_turn_is_taken_back_and_held_again(database_url: str) -> None:
    async with parlour(database_url) as at:
        room = await held(at, "Ann", seats=2)
        ann = host(room)
        assert undoing(room, 0).undo

        await undo(room, ann, at.key(), room.version)
        back = (room.to_act, undoing(room, 0).held, undoing(room, 0).redo)
        await redo(room, ann, at.key(), room.version)

        assert back == (0, False, True)
        assert undoing(room, 0).held
        assert room.bot_to_act() == ""
        again = await at.again(room)
        assert undoing(again, 0).held


async def test_who_plays_again_what_was_taken_back_has_returned(database_url: str) -> None:
    async with parlour(database_url) as at:
        room = await held(at, "Ann", "Bob")
        ann = host(room)
        await undo(room, ann, at.key(), room.version)
        await leave(room, ann, at.key())

        await redo(room, ann, at.key(), room.version)

        assert (await kinds(at, room))[-2:] == [log.RETURN, log.AGAIN]
        again = await at.again(room)
        assert (again.to_act, texts(again)) == (room.to_act, texts(room)) == (0, texts(room))


async def test_all_that_playing_again_leads_to_is_written(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann, _) = await at.room("lost_mines", "Ann", "Bob", seats=3)
        await at.start(room)
        while room.ledger.places[room.to_act].person != ann:
            await at.move(room)
        await end_by_hand(room, ann, room.to_act, at.key(), on=True)
        await play(room, ann, at.key(), room.version, discard_in(room))
        await undo(room, ann, at.key(), room.version)
        await end_by_hand(room, ann, room.to_act, at.key(), on=False)

        await redo(room, ann, at.key(), room.version)

        assert room.to_act >= 0
        again = await at.again(room)
        assert (again.to_act, texts(again)) == (room.to_act, texts(room))
        assert len(texts(room)) == len(room.ledger.moves)


def discard_in(room: Room) -> str:
    """An answer that ends a turn, after which a card is drawn."""
    options = room.playing().options()
    return next(text for text in options if text.startswith("discard") and "+" in text)


def texts(room: Room) -> list[str]:
    return [played.action.text() for played in room.playing().history]


async def test_who_goes_ends_the_turn(database_url: str) -> None:
    async with parlour(database_url) as at:
        room = await held(at, "Ann", "Bob")

        await leave(room, host(room), at.key())

        assert room.to_act == 1
        assert (await kinds(at, room))[-2:] == [log.STAND_IN, log.END_TURN]
        again = await at.again(room)
        assert again.to_act == 1


async def test_a_bot_that_plays_for_somebody_has_no_turn_to_end(database_url: str) -> None:
    async with parlour(database_url) as at:
        room = await held(at, "Ann", "Bob")
        await leave(room, host(room), at.key())
        await at.move(room)
        assert room.game is not None
        await play_for_bot(room, 0, room.version, room.game.options()[0])

        assert room.to_act == 1
        await at.move(room)
        await come_back(room, host(room), at.key())
        await at.move(room)
        assert undoing(room, 0).held


async def test_who_returns_by_playing_ends_that_turn_by_hand(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann, bob) = await at.room("stone_age", "Ann", "Bob", options={**FIRST})
        await at.start(room)
        await end_by_hand(room, ann, 0, at.key(), on=True)
        await leave(room, ann, at.key())

        await at.move(room)

        assert undoing(room, 0).held
        assert seen(room, bob, 1).to_act == 0


async def test_who_is_replaced_ends_the_turn(database_url: str) -> None:
    async with parlour(database_url) as at:
        room = await held(at, "Ann", "Bob", "Cat")
        at.now += LIVE_ABSENCE + 1

        await replace(room, person(room, 1), 0, "", at.key())
        votes = room.to_act
        await replace(room, person(room, 2), 0, "", at.key())

        assert (votes, room.to_act) == (0, 1)


async def test_whose_time_runs_out_ends_the_turn(database_url: str) -> None:
    async with parlour(database_url) as at:
        room = await held(at, "Ann", "Bob", clock=BANK)
        left = seen(room, None).occupants[0].seconds_left
        at.now += 60

        assert left == 100.0
        assert seen(room, None).occupants[0].seconds_left == 40.0
        assert room.due() == at.now + 40
        await run_out_of_time(room, room.version)

        assert room.to_act == 1
        assert seen(room, None).occupants[0].why == log.TIME


async def test_the_increment_comes_with_the_end_of_the_turn(database_url: str) -> None:
    async with parlour(database_url) as at:
        room = await held(at, "Ann", "Bob", clock=BANK)
        ann, timing = host(room), room.ledger.timing
        at.now += 10

        await end_turn(room, ann, at.key(), room.version)
        ended = timing.left(BANK, 0)
        for _ in range(3):
            await undo(room, ann, at.key(), room.version)
            await redo(room, ann, at.key(), room.version)
            await end_turn(room, ann, at.key(), room.version)

        assert ended == 95.0
        assert timing.left(BANK, 0) == 95.0
        assert timing.fresh == at.now


async def test_who_does_not_want_it_any_more_ends_the_turn_with_that(database_url: str) -> None:
    async with parlour(database_url) as at:
        room = await held(at, "Ann", "Bob")

        await end_by_hand(room, host(room), 0, at.key(), on=False)

        assert room.to_act == 1
        assert (await kinds(at, room))[-2:] == [log.BY_HAND, log.END_TURN]
        assert (await at.again(room)).to_act == 1


async def test_one_chooses_for_ones_own_seat_and_once(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann, bob) = await at.room("stone_age", "Ann", "Bob")
        await end_by_hand(room, ann, 0, at.key(), on=True)  # also before the start

        again = await refused(end_by_hand(room, ann, 0, at.key(), on=True))
        other = await refused(end_by_hand(room, bob, 0, at.key(), on=True))
        stranger = await refused(end_by_hand(room, "nobody", 0, at.key(), on=True))
        nowhere = await refused(end_by_hand(room, ann, 7, at.key(), on=True))

        assert (again, other, stranger, nowhere) == (
            "server/no-need", "server/not-seated", "server/not-seated", "server/not-seated",
        )  # fmt: skip
        assert [place.by_hand for place in room.ledger.places] == [True, False]


async def test_to_choose_it_when_the_turn_has_passed_on_holds_nothing(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann, _) = await at.room("stone_age", "Ann", "Bob", options={**FIRST})
        await at.start(room)
        await at.move(room)

        await end_by_hand(room, ann, 0, at.key(), on=True)

        assert room.to_act == 1
        assert (await at.again(room)).to_act == 1


async def test_people_at_one_screen_choose_each_for_themselves(database_url: str) -> None:
    async with parlour(database_url) as at:
        ann = await at.person("Ann")
        room = await at.empty_room("stone_age", 2, ann, options={**FIRST})
        await sit(room, ann, "Ann", 0, at.key())
        await sit(room, ann, "Ann too", 1, at.key())
        await at.start(room)
        await end_by_hand(room, ann, 1, at.key(), on=True)

        await at.move(room)
        first = room.to_act
        await at.move(room)

        assert first == 1
        assert seen(room, ann, 1).undoing == undoing(room, 1)
        assert (room.to_act, undoing(room, 1).held) == (1, True)
        assert seen(room, ann, 1).hand_over is None
        await end_turn(room, ann, at.key(), room.version)
        assert room.to_act == 0


async def test_what_is_asked_of_all_is_settled_while_a_turn_is_held(database_url: str) -> None:
    async with parlour(database_url) as at:
        room = await held(at, "Ann", "Bob")
        ann, bob = host(room), person(room, 1)
        await end_turn(room, ann, at.key(), room.version)
        await at.move(room)
        await at.move(room)
        assert undoing(room, 0).held

        await ask_back(room, bob, at.key(), room.version)
        await ask_back(room, ann, at.key(), room.version)

        assert room.to_act == 1
        assert (await at.again(room)).to_act == 1


async def test_a_whole_turn_is_taken_back(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann, _) = await at.room(
            "stone_age", "Ann", "Bob", options={**FIRST}, opening=opening()
        )
        await at.start(room)
        before = len(room.ledger.moves)
        for text in ("act building_1", "act card_1"):
            await play(room, ann, at.key(), room.version, text)
        shown = undoing(room, 0)

        await undo_turn(room, ann, at.key(), room.version)

        assert (shown.undo, shown.turn) == (True, True)
        assert len(room.ledger.moves) == before
        assert not undoing(room, 0).turn
        await redo(room, ann, at.key(), room.version)
        assert len(room.ledger.moves) > before + 2


def opening() -> str:
    """Return the moves of a game up to a turn with several choices, what chance says included."""
    table = Table("stone_age", 2, {**FIRST}, seed="caves")
    for text in OPENING:
        table.play(text)
    return "\n".join(move.action.text() for move in table.history)


async def test_another_process_follows_held_turns_without_reading_the_table_again(
    database_url: str,
) -> None:
    async with shelf_at(database_url) as shelf:
        ann = await shelf.person("Ann")
        await shelf.table(ann)
        here = await shelf.room()
        for seat in (0, 1):
            await sit(here, ann, "Ann", seat, f"sit {seat}")
            await end_by_hand(here, ann, seat, f"by hand {seat}", on=True)
        await start(here, ann, "random", "start")
        there = await shelf.room()
        game, held_turns = there.game, 0
        assert here.game is not None
        for number in range(40):
            if here.game.held == NOBODY:
                await play(here, ann, f"p{number}", here.version, here.game.options()[0])
            else:
                held_turns += 1
                await end_turn(here, ann, f"e{number}", here.version)
            await there.catch_up()

            assert there.game is game
            assert game is not None
            assert (there.to_act, game.held) == (here.to_act, here.game.held)
            assert there.ledger == here.ledger
        assert held_turns > 3
