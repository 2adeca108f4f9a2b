"""Rules change: tables go on by theirs, finished games are shown for ever, silent changes show."""

import io
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from grotto.core import records
from grotto.core.seats import SPECTATOR
from grotto.server import metrics
from grotto.server.errors import RulesDiffer
from grotto.server.housekeeping.albums import Archivist, finished_game
from grotto.server.tables.album import Album
from grotto.server.tables.album_making import answer
from grotto.server.tables.frames import Frames, frame_for, past_frame, past_tag
from grotto.server.tables.old_rules import FROZEN
from grotto.server.tables.parts import meta
from grotto.server.tables.playing import play
from grotto.server.tables.records import exported
from grotto.server.tables.room import Room
from grotto.server.tables.undo import ask_back, refuse_back
from grotto.wire.frames import Frame
from tests.packages.pebbles import GAME, Box, boxes, loaded
from tests.server.parlour import Parlour, parlour

pytestmark = pytest.mark.anyio

EYES = (SPECTATOR, 0, 1)


@pytest.fixture
def box(tmp_path: Path) -> Iterator[Box]:
    with boxes(tmp_path) as opened:
        yield opened


@pytest.fixture
async def house(sqlite_url: str) -> AsyncIterator[Parlour]:
    async with parlour(sqlite_url) as opened:
        yield opened


async def begun(house: Parlour, moves: int, game: str = GAME) -> tuple[Room, list[str]]:
    """Return a table at which so many moves were made, each the first that was offered."""
    room, people = await house.room(game, "Ann", "Bob")
    await house.start(room)
    for _ in range(moves):
        if room.status == "over":
            break
        await house.move(room)
    return room, people


def points(room: Room, viewer: int = SPECTATOR) -> list[int]:
    return [player["points"] for player in frame_for(room, None, viewer).view["players"]]


def everything(room: Room) -> list[Frame]:
    """What everybody sees when looking back, at every position."""
    shown = room.game or room.past
    assert shown is not None
    moves = range(len(shown.history) + 1)
    return [past_frame(room, None, eyes, move) for eyes in EYES for move in moves]


async def make_albums(house: Parlour) -> None:
    """Make all albums that are missing, as the archivist's process does."""
    for table in await house.store.albums.missing(10):
        made = answer(finished_game(*await house.store.load(table)))
        await house.store.albums.keep(table, made.book, house.now, made.problem)


# ---- former rules -------------------------------------------------------------------------------


async def test_a_running_table_goes_on_by_the_rules_that_it_began_with(
    box: Box, house: Parlour
) -> None:
    box.hold(1)
    room, (ann, _) = await begun(house, 2)
    box.hold(2, 1)

    again = await house.again(room)
    await play(again, ann, "on", again.version, "take 3")

    assert again.status == "playing"
    assert points(again) == [4, 1]


async def test_a_new_table_gets_the_newest_rules_meanwhile(box: Box, house: Parlour) -> None:
    box.hold(2, 1)

    room, _ = await begun(house, 1)

    assert room.spec.rules == 2
    assert points(room) == [2, 0]


async def test_tables_of_former_rules_are_looked_after(box: Box, house: Parlour) -> None:
    box.hold(1)
    room, _ = await begun(house, 1)
    await house.store.due.put_off(room.spec.id, house.now, None)
    box.hold(2, 1)

    known = await house.again(room)

    assert known.is_playable
    assert len(loaded()) == 2


# ---- finished games -----------------------------------------------------------------------------


async def test_a_finished_game_is_shown_just_the_same_when_its_rules_are_gone(
    box: Box, house: Parlour
) -> None:
    box.hold(1)
    room, _ = await begun(house, 100)
    before, seen = everything(room), [frame_for(room, None, eyes) for eyes in EYES]
    await make_albums(house)
    box.hold(2)

    again = await house.again(room)

    assert not again.is_playable
    assert everything(again) == before
    assert [frame_for(again, None, eyes) for eyes in EYES] == seen


async def test_a_finished_game_is_shown_when_not_even_the_game_is_there(
    box: Box, house: Parlour
) -> None:
    box.hold(1)
    room, _ = await begun(house, 100)
    before = everything(room)
    await make_albums(house)
    box.hold(0)

    again = await house.again(room)

    assert everything(again) == before


async def test_the_log_of_an_album_is_leafed_through_in_pages(box: Box, house: Parlour) -> None:
    box.hold(1)
    room, _ = await begun(house, 100)
    before = Frames(room).page(0, 5)
    await make_albums(house)
    box.hold(2)

    assert Frames(await house.again(room)).page(0, 5) == before


async def test_the_record_of_such_a_game_says_how_it_ended(box: Box, house: Parlour) -> None:
    box.hold(1)
    room, _ = await begun(house, 100)
    standings = frame_for(room, None, SPECTATOR).standings
    await make_albums(house)
    box.hold(2)

    record = records.read(exported(await house.again(room)))

    assert record.rules == 1
    assert record.result == tuple(standing.total for standing in standings)


@pytest.mark.parametrize("game", ["stone_age", "cave_vs_cave", "caverna"])
async def test_albums_of_our_games_show_what_looking_back_shows(house: Parlour, game: str) -> None:
    room, _ = await begun(house, 10_000, game)
    before = everything(room)
    await make_albums(house)

    room.show_album(Album(await house.store.albums.of(room.spec.id) or b""))
    room.is_playable, room.game = False, None
    room.past = room.past_of(len(room.ledger.moves))

    assert everything(room) == before


async def test_an_album_is_made_once(box: Box, house: Parlour) -> None:
    box.hold(1)
    room, _ = await begun(house, 100)
    missing = await house.store.albums.missing(10)

    await make_albums(house)

    assert missing == [room.spec.id]
    assert await house.store.albums.missing(10) == []


async def test_a_process_of_its_own_makes_all_that_are_missing(house: Parlour) -> None:
    first, _ = await begun(house, 10_000, "cave_vs_cave")
    second, _ = await begun(house, 10_000, "cave_vs_cave")

    await Archivist(house.store, lambda: house.now, 1024).make_all()

    books = [await house.store.albums.of(room.spec.id) for room in (first, second)]
    assert [Album(book or b"").moves for book in books] == [
        len(room.ledger.moves) for room in (first, second)
    ]


async def test_no_album_is_made_of_a_game_that_is_not_over(box: Box, house: Parlour) -> None:
    box.hold(1)
    await begun(house, 3)

    assert await house.store.albums.missing(10) == []


async def test_an_album_that_cannot_be_made_is_tried_again_after_the_next_start(
    box: Box, house: Parlour
) -> None:
    box.hold(1)
    room, _ = await begun(house, 100)
    box.hold(2)
    await make_albums(house)
    kept = await house.store.albums.of(room.spec.id)

    await house.store.albums.forget_failures()

    assert kept is None
    assert await house.store.albums.missing(10) == [room.spec.id]


# ---- rules that change in silence ---------------------------------------------------------------


def change_a_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let three pebbles be worth more, with the same rules version."""
    (name,) = loaded()
    monkeypatch.setattr(sys.modules[name], "worth_of", lambda count: count + (count == 3))


async def took(house: Parlour, *counts: int) -> tuple[Room, list[str]]:
    room, people = await begun(house, 0)
    for count in counts:
        await house.move(room, count - 1)
    return room, people


async def test_a_rule_that_has_changed_in_silence_is_found_at_the_first_move_that_differs(
    box: Box, house: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    box.hold(1)
    room, _ = await took(house, 1, 2, 3, 1)
    change_a_rule(monkeypatch)

    again = await house.again(room)

    assert again.differs_at == 3
    assert again.status == "frozen"


async def test_nobody_plays_on_at_such_a_table(
    box: Box, house: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    box.hold(1)
    room, (ann, _) = await took(house, 1, 2, 3, 1)
    change_a_rule(monkeypatch)
    again = await house.again(room)

    with pytest.raises(RulesDiffer) as refused:
        await play(again, ann, "on", again.version, "take 1")

    assert refused.value.code == "server/rules-differ"
    assert again.due() is None
    assert await house.store.version(room.spec.id) == room.version


async def test_what_was_seen_of_such_a_table_before_is_not_taken_for_what_is_seen_now(
    box: Box, house: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    box.hold(1)
    room, _ = await took(house, 1, 2, 3, 1)
    before = past_tag(room, None, SPECTATOR, 2)
    change_a_rule(monkeypatch)

    assert past_tag(await house.again(room), None, SPECTATOR, 2) != before


async def test_a_question_to_go_back_does_not_end_such_a_game(
    box: Box, house: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    box.hold(1)
    room, (ann, bob) = await took(house, 1, 2, 3, 1)
    await ask_back(room, ann, "back", room.version)
    change_a_rule(monkeypatch)
    again = await house.again(room)

    with pytest.raises(RulesDiffer):
        await refuse_back(again, bob, "no", again.version)

    assert (again.status, meta(again, None).seed) == (FROZEN, "")


async def test_people_see_the_last_position_that_is_right_and_why_it_stays(
    box: Box, house: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    box.hold(1)
    room, _ = await took(house, 1, 2, 3, 1)
    right = past_frame(room, None, 0, 2)
    change_a_rule(monkeypatch)

    frame = frame_for(await house.again(room), None, 0)

    assert frame.view == right.view
    assert frame.table.frozen is not None
    assert frame.table.frozen.key == "error-server-rules-differ"


async def test_those_who_run_the_server_are_told(
    box: Box, house: Parlour, monkeypatch: pytest.MonkeyPatch, log: io.StringIO
) -> None:
    box.hold(1)
    room, _ = await took(house, 1, 2, 3, 1)
    change_a_rule(monkeypatch)
    before = metrics.DIFFERENT.labels(GAME)._value.get()

    await house.again(room)

    assert metrics.DIFFERENT.labels(GAME)._value.get() == before + 1
    assert '"event":"rules differ"' in log.getvalue()
    assert room.spec.id in log.getvalue()


async def test_a_move_of_another_process_that_has_other_rules_is_found(
    box: Box, house: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    box.hold(1)
    here, _ = await took(house, 1)
    there = await house.again(here)
    await house.move(there, 2)
    change_a_rule(monkeypatch)

    await here.catch_up()

    assert here.status == "frozen"
    assert here.differs_at == 2


async def test_a_rule_that_has_changed_where_nobody_has_been_is_no_reason_to_stop(
    box: Box, house: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    box.hold(1)
    room, _ = await took(house, 1, 2, 1)
    change_a_rule(monkeypatch)

    assert (await house.again(room)).status == "playing"


async def test_a_move_that_is_not_possible_any_more_freezes_the_table(
    box: Box, house: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    box.hold(1)
    room, _ = await took(house, 1, 3)
    (name,) = loaded()
    monkeypatch.setattr(sys.modules[name], "TAKES", sys.modules[name].TAKES[:2])

    again = await house.again(room)

    assert (again.status, again.differs_at) == ("frozen", 2)


async def test_a_finished_game_keeps_its_result_whatever_becomes_of_its_rules(
    box: Box, house: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    box.hold(1)
    room, _ = await took(house, 3, 3, 3, 3)
    before = everything(room)
    await make_albums(house)
    change_a_rule(monkeypatch)

    again = await house.again(room)

    assert again.status == "over"
    assert everything(again) == before


async def test_no_album_is_made_by_rules_that_have_changed(
    box: Box, house: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    box.hold(1)
    room, _ = await took(house, 3, 3, 3, 3)
    change_a_rule(monkeypatch)

    made = answer(finished_game(*await house.store.load(room.spec.id)))

    assert (made.book, made.problem) == (b"", "record/broken")
