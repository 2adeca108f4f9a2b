"""Taking back: free inside one's own turn, by consent beyond it, and never a deletion."""

import pytest

from grotto.server.log import entries as log
from grotto.server.tables.absence import leave
from grotto.server.tables.playing import play_for_bot
from grotto.server.tables.room import Room
from grotto.server.tables.seating import sit
from grotto.server.tables.undo import ask_back, redo, refuse_back, undo, undo_turn
from grotto.wire.texts import Text
from tests.server.parlour import Parlour, nearly_all, parlour, refused, seen

pytestmark = pytest.mark.anyio


async def kinds(at: Parlour, room: Room) -> list[str]:
    return [entry.kind for entry in await at.store.entries(room.spec.id, 0)]


async def two_choices(at: Parlour) -> tuple[Room, list[str]]:
    """A duel where both have chosen once, and the first one is asked again or not."""
    room, people = await at.room("stone_age", "Ann", "Bob", options={"first_player": "0"})
    await at.start(room)
    await at.move(room)
    await at.move(room)
    return room, people


async def test_a_choice_is_taken_back_and_played_again(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann, _) = await at.room("stone_age", "Ann", "Bob", options={"first_player": "0"})
        await at.start(room)
        await at.move(room)
        before = room.ledger.moves[:]

        await undo(room, ann, at.key(), room.version)
        taken = len(room.ledger.moves)
        await redo(room, ann, at.key(), room.version)

        assert taken == len(before) - 1
        assert room.ledger.moves == before
        assert (await kinds(at, room))[-2:] == [log.BACK, log.AGAIN]


async def test_what_somebody_else_has_chosen_since_stands_between(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann, _) = await two_choices(at)

        code = await refused(undo(room, ann, at.key(), room.version))
        frame = seen(room, ann, 0)

        assert code == "undo/refused"
        assert frame.undoing is not None
        assert (frame.undoing.undo, frame.undoing.ask) == (False, True)


async def test_everybody_has_to_agree_to_go_back_further(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann, bob) = await two_choices(at)
        moves = len(room.ledger.moves)

        await ask_back(room, ann, at.key(), room.version)
        asked, still = seen(room, bob, 1).undoing, len(room.ledger.moves)
        await ask_back(room, bob, at.key(), room.version)

        assert asked is not None
        assert (asked.asked_by, asked.agreed) == (0, [0])
        assert still == moves
        assert len(room.ledger.moves) == moves - 2
        assert room.to_act == 0
        assert (await kinds(at, room))[-3:] == [log.ASK_BACK, log.AGREE, log.BACK]


async def test_one_refusal_is_enough(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann, bob) = await two_choices(at)
        moves = room.ledger.moves[:]

        await ask_back(room, ann, at.key(), room.version)
        await refuse_back(room, bob, at.key(), room.version)
        late = await refused(refuse_back(room, bob, at.key(), room.version))

        assert room.ledger.moves == moves
        assert room.ledger.asked_back is None
        assert late == "server/no-need"


async def test_nobody_agrees_twice(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann, *_) = await at.room(
            "stone_age", "Ann", "Bob", "Cat", options={"first_player": "0"}
        )
        await at.start(room)
        await at.move(room)
        await at.move(room)

        await ask_back(room, ann, at.key(), room.version)

        assert await refused(ask_back(room, ann, at.key(), room.version)) == "server/no-need"


async def test_who_is_away_need_not_agree_where_nothing_of_theirs_is_taken_back(
    database_url: str,
) -> None:
    async with parlour(database_url) as at:
        room, (ann, bob, cat) = await at.room(
            "stone_age", "Ann", "Bob", "Cat", seats=4, options={"first_player": "0"}
        )
        await at.start(room)
        await at.move(room)
        await at.move(room)
        await leave(room, cat, at.key())
        moves = len(room.ledger.moves)

        await ask_back(room, ann, at.key(), room.version)
        await ask_back(room, bob, at.key(), room.version)

        assert len(room.ledger.moves) == moves - 2


async def test_bots_wait_while_people_settle_it(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann, bob) = await at.room(
            "stone_age", "Ann", "Bob", seats=3, options={"first_player": "0"}
        )
        await at.start(room)
        await at.move(room)
        await at.move(room)
        before = room.bot_to_act()

        await ask_back(room, ann, at.key(), room.version)
        meanwhile = room.bot_to_act()
        await refuse_back(room, bob, at.key(), room.version)

        assert (before, meanwhile, room.bot_to_act()) == ("random", "", "random")


async def test_who_plays_alone_among_bots_goes_back_across_their_moves(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann,) = await at.room("stone_age", "Ann", seats=2, options={"first_player": "0"})
        await at.start(room)
        await at.move(room)
        await at.move(room)
        moves = len(room.ledger.moves)
        allowed = seen(room, ann, 0).undoing

        await undo(room, ann, at.key(), room.version)

        assert allowed is not None
        assert allowed.undo
        assert len(room.ledger.moves) == moves - 2
        assert room.to_act == 0


async def test_bots_stand_between_nobody_and_the_own_choice(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (_, bob) = await at.room(
            "stone_age", "Ann", "Bob", seats=3, options={"first_player": "0"}
        )
        await at.start(room)
        moves = len(room.ledger.moves)
        for _ in range(3):
            await at.move(room)

        await undo(room, bob, at.key(), room.version)

        assert (len(room.ledger.moves), room.to_act) == (moves + 1, 1)


async def rolled(at: Parlour, *names: str) -> tuple[Room, str]:
    """A table where the first one has a roll behind, and perhaps bots around."""
    ann = await at.person("Ann")
    room = await at.empty_room("stone_age", 2, ann, options={"first_player": "0"})
    for seat, name in enumerate(names):
        await sit(room, ann, name, seat, at.key())
    await at.start(room)
    for text in ("send forest 3", "send clay_pit 3", "send hunting_grounds 2", "send quarry 2"):
        await played(at, room, text)
    await played(at, room, "act forest")
    return room, ann


async def played(at: Parlour, room: Room, text: str) -> None:
    assert room.game is not None
    await at.move(room, room.game.options().index(text))


@pytest.mark.parametrize("names", [("Ann",), ("Ann", "Ann too")], ids=["alone", "one screen"])
async def test_what_was_revealed_stays_where_nobody_else_could_agree(
    database_url: str, names: tuple[str, ...]
) -> None:
    async with parlour(database_url) as at:
        room, ann = await rolled(at, *names)
        moves = room.ledger.moves[:]
        shown = seen(room, ann, 0).undoing

        codes = [
            await refused(command(room, ann, at.key(), room.version))
            for command in (undo, undo_turn, ask_back)
        ]

        assert shown is not None
        assert (shown.undo, shown.turn, shown.ask) == (False, False, False)
        assert shown.why_not is not None
        assert shown.why_not.args["reason"] == Text("reason-undo-barrier")
        assert codes == ["undo/refused"] * 3
        assert room.ledger.moves == moves


async def test_nobody_asks_all_others_where_there_are_none(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann,) = await at.room("stone_age", "Ann", seats=2, options={"first_player": "0"})
        await at.start(room)
        await at.move(room)

        assert await refused(ask_back(room, ann, at.key(), room.version)) == "server/no-need"


async def test_who_asks_does_not_agree_with_other_seats_of_their_own(database_url: str) -> None:
    async with parlour(database_url) as at:
        ann, bob = await at.person("Ann"), await at.person("Bob")
        room = await at.empty_room("stone_age", 3, ann, options={"first_player": "0"})
        for seat, who in enumerate((ann, ann, bob)):
            await sit(room, who, "Somebody", seat, at.key())
        await at.start(room)
        for _ in range(3):
            await at.move(room)
        moves = room.ledger.moves[:]
        await ask_back(room, ann, at.key(), room.version)
        await leave(room, bob, at.key())

        assert await refused(ask_back(room, ann, at.key(), room.version)) == "server/no-need"
        assert room.ledger.moves == moves


# ---- who stays is not alone ---------------------------------------------------------------------


async def bob_away(at: Parlour, *others: str) -> tuple[Room, list[str]]:
    """Ann has chosen, Bob has left, and the bot that stands in for him has chosen too."""
    room, people = await at.room("stone_age", "Ann", "Bob", *others, options={"first_player": "0"})
    await at.start(room)
    await at.move(room)
    await leave(room, people[1], at.key())
    assert room.game is not None
    await play_for_bot(room, 1, room.version, room.game.options()[0])
    return room, people


async def test_what_is_chosen_for_somebody_who_is_away_stands(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann, _) = await bob_away(at)
        moves = room.ledger.moves[:]

        codes = [
            await refused(command(room, ann, at.key(), room.version))
            for command in (undo, undo_turn)
        ]
        shown = seen(room, ann, 0).undoing

        assert codes == ["undo/refused"] * 2
        assert room.ledger.moves == moves
        assert shown is not None
        assert (shown.undo, shown.turn, shown.ask) == (False, False, True)


async def test_who_is_away_does_not_agree_by_silence(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann, _, cat) = await bob_away(at, "Cat")
        moves = room.ledger.moves[:]

        await ask_back(room, ann, at.key(), room.version)
        await ask_back(room, cat, at.key(), room.version)

        assert room.ledger.moves == moves
        assert room.ledger.asked_back is not None


async def test_who_is_away_may_agree(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann, bob) = await bob_away(at)

        await ask_back(room, ann, at.key(), room.version)
        await ask_back(room, bob, at.key(), room.version)

        assert room.to_act == 0
        assert room.ledger.places[1].stand_in


async def test_who_leaves_while_asked_has_not_agreed(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann, bob, cat) = await at.room(
            "stone_age", "Ann", "Bob", "Cat", options={"first_player": "0"}
        )
        await at.start(room)
        await at.move(room)
        await at.move(room)
        moves = room.ledger.moves[:]

        await ask_back(room, ann, at.key(), room.version)
        await leave(room, cat, at.key())
        await ask_back(room, bob, at.key(), room.version)

        assert room.ledger.moves == moves


async def test_what_was_revealed_is_not_taken_back_without_those_who_are_away(
    database_url: str,
) -> None:
    async with parlour(database_url) as at:
        ann, bob, cat = [await at.person(name) for name in ("Ann", "Bob", "Cat")]
        room = await at.empty_room("stone_age", 3, ann, options={"first_player": "0"})
        for person, name in ((ann, "Ann"), (bob, "Bob"), (cat, "Cat")):
            await sit(room, person, name, None, at.key())
        await at.start(room)
        sent = ("forest 3", "clay_pit 5", "quarry 5", "hunting_grounds 2")
        for where in sent:
            await played(at, room, f"send {where}")
        await leave(room, cat, at.key())
        await played(at, room, "act forest")
        moves = room.ledger.moves[:]

        await ask_back(room, ann, at.key(), room.version)
        await ask_back(room, bob, at.key(), room.version)

        assert room.ledger.moves == moves


async def test_what_a_bot_with_a_hidden_hand_has_played_stands(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann,) = await at.room("lost_mines", "Ann", seats=3, options={"first_player": "0"})
        await at.start(room)
        while await at.move(room) == 0:
            pass

        shown = seen(room, ann, 0).undoing

        assert shown is not None
        assert shown.why_not is not None
        assert shown.why_not.args["reason"] == Text("reason-undo-other-seat")


async def test_to_take_back_is_to_return(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann, _) = await at.room("stone_age", "Ann", "Bob", options={"first_player": "0"})
        await at.start(room)
        await at.move(room)
        await leave(room, ann, at.key())

        await undo(room, ann, at.key(), room.version)

        assert not room.ledger.places[0].stand_in


# ---- everybody is told --------------------------------------------------------------------------


async def test_every_take_back_is_told_to_everybody(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann, bob) = await at.room("stone_age", "Ann", "Bob", options={"first_player": "0"})
        await at.start(room)
        await at.move(room)
        before = room.version

        await undo(room, ann, at.key(), room.version)
        await redo(room, ann, at.key(), room.version)
        await undo_turn(room, ann, at.key(), room.version)

        for person, viewer in ((ann, 0), (bob, 1), (None, -3)):
            told = [notice.text for notice in seen(room, person, viewer, before).notices]
            assert told == [
                Text("notice-back-choice", {"name": "Ann"}),
                Text("notice-again", {"name": "Ann"}),
                Text("notice-back-turn", {"name": "Ann"}),
            ]


async def test_going_back_together_is_told_to_everybody(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann, bob) = await two_choices(at)

        await ask_back(room, ann, at.key(), room.version)
        await ask_back(room, bob, at.key(), room.version)

        told = [notice.text for notice in seen(room, None).notices]
        assert told[-1] == Text("notice-back-agreed", {"name": "Ann"})


# ---- playing again ------------------------------------------------------------------------------


async def test_what_another_seat_chose_is_not_played_again(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann,) = await at.room("stone_age", "Ann", seats=2, options={"first_player": "0"})
        await at.start(room)
        begun = len(room.ledger.moves)
        await at.move(room)
        own = room.ledger.moves[begun:]
        await at.move(room)
        await undo(room, ann, at.key(), room.version)

        await redo(room, ann, at.key(), room.version)

        assert room.ledger.moves[begun:] == own
        assert room.to_act == 1
        assert (await at.again(room)).ledger.undone == room.ledger.undone == []


async def test_what_all_have_taken_back_is_not_played_again(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann, bob) = await two_choices(at)
        await ask_back(room, ann, at.key(), room.version)
        await ask_back(room, bob, at.key(), room.version)

        shown = seen(room, ann, 0).undoing

        assert shown is not None
        assert not shown.redo
        for person in (ann, bob):
            assert await refused(redo(room, person, at.key(), room.version)) == "undo/refused"


async def test_nothing_is_played_again_after_somebody_else_has_acted(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann, bob) = await two_choices(at)
        await undo(room, bob, at.key(), room.version)
        await undo(room, ann, at.key(), room.version)
        await redo(room, ann, at.key(), room.version)

        assert room.to_act == 1
        assert await refused(redo(room, bob, at.key(), room.version)) == "undo/refused"


async def test_only_who_has_taken_back_plays_again(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann, bob) = await at.room("stone_age", "Ann", "Bob", options={"first_player": "0"})
        await at.start(room)
        await at.move(room)
        await undo(room, ann, at.key(), room.version)

        assert await refused(redo(room, bob, at.key(), room.version)) == "undo/refused"


async def test_who_plays_all_seats_goes_back_to_what_was_revealed_last(database_url: str) -> None:
    async with parlour(database_url) as at:
        ann = await at.person("Ann")
        room = await at.empty_room("stone_age", 2, ann, options={"first_player": "0"})
        await sit(room, ann, "Ann", 0, at.key())
        await sit(room, ann, "Ann too", 1, at.key())
        await at.start(room)
        for _ in range(12):
            await at.move(room)

        while await refused(undo(room, ann, at.key(), room.version)) == "":
            pass

        assert room.game is not None
        assert room.game.why_no_undo() == "barrier"


async def test_a_table_that_was_read_again_goes_back_the_same_way(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, (ann, bob) = await two_choices(at)
        await ask_back(room, ann, at.key(), room.version)

        again = await at.again(room)
        await ask_back(again, bob, at.key(), again.version)

        assert again.to_act == 0
        assert seen(again, ann, 0).undoing is not None


async def test_a_game_that_is_over_stays_over(database_url: str) -> None:
    async with parlour(database_url) as at:
        opening = nearly_all("cave_vs_cave", 1)
        room, (ann,) = await at.room("cave_vs_cave", "Ann", opening=opening)
        await at.start(room)
        await at.move(room, -1)

        assert await refused(undo(room, ann, at.key(), room.version)) == "server/wrong-moment"
