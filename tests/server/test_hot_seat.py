"""Several seats at one screen: it has the eyes of one of them, and the others' secrets stay so."""

import msgspec
import pytest

from grotto.core.seats import SPECTATOR
from grotto.server.tables.frames import past_frame
from grotto.server.tables.room import Room
from grotto.server.tables.seating import sit
from grotto.server.tables.undo import undo, undo_turn
from grotto.server.tables.viewer import default_viewer, may_look
from grotto.server.tables.watcher import Watcher
from grotto.wire.frames import Frame, ServerMessage, Update
from grotto.wire.updates import frame_after
from tests.server.parlour import Parlour, nearly_all, parlour, refused, seen

pytestmark = pytest.mark.anyio


async def one_screen(
    at: Parlour, game: str, seats: int, own: int, opening: str = ""
) -> tuple[Room, str]:
    """A table where one person has the first seats; bots have the others."""
    ann = await at.person("Ann")
    room = await at.empty_room(game, seats, ann, opening=opening)
    for seat in range(own):
        await sit(room, ann, f"Ann {seat}", seat, at.key())
    await at.start(room)
    return room, ann


def secrets_of(room: Room, seat: int) -> tuple[list[str], str]:
    """Return the hand and the role that only a seat knows."""
    assert room.game is not None
    player = room.game.view(seat)["players"][seat]  # type: ignore[index]  # a list of players
    return player["hand"], player["role"]


def shown(frame: Frame, seat: int) -> tuple[list[str], str]:
    player = frame.view["players"][seat]
    return player["hand"], player["role"]


_SCREENS: dict[Watcher, Frame] = {}


async def newest(watcher: Watcher) -> Frame:
    """Return what is on the screen of somebody when the next news have come."""
    text, _ = await watcher.news()
    told = msgspec.json.decode(text, type=ServerMessage)
    assert isinstance(told, Frame | Update)
    frame = told if isinstance(told, Frame) else frame_after(_SCREENS[watcher], told)
    _SCREENS[watcher] = frame
    return frame


async def test_a_screen_has_nobodys_eyes_until_somebody_says_whose(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, ann = await one_screen(at, "lost_mines", 3, 3)

        frame = await newest(at.hub.watch(room, ann, 0))

        assert frame.viewer == SPECTATOR
        assert frame.hand_over == room.to_act
        assert frame.question is None
        assert [shown(frame, seat) for seat in range(3)] == [([], "")] * 3


async def test_a_screen_shows_the_secrets_of_the_seat_that_looks_only(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, ann = await one_screen(at, "lost_mines", 3, 3)
        watcher = at.hub.watch(room, ann, 0)

        for seat in (0, 1, 2):
            watcher.look(seat)
            frame = await newest(watcher)
            others = [shown(frame, other) for other in range(3) if other != seat]

            assert shown(frame, seat) == secrets_of(room, seat)
            assert others == [([], "")] * 2
            assert (frame.question is not None) == (seat == room.to_act)


async def test_no_frame_holds_a_secret_of_another_seat_through_a_whole_game(
    sqlite_url: str,
) -> None:
    async with parlour(sqlite_url) as at:
        room, ann = await one_screen(at, "lost_mines", 3, 3)
        watcher = at.hub.watch(room, ann, 0)
        for _ in range(40):
            watcher.look(room.to_act)
            await newest(watcher)
            before = room.to_act
            await at.move(room, -1)
            if room.status != "playing":
                break
            frame = await newest(watcher)

            assert frame.viewer == before
            assert frame.hand_over == (room.to_act if room.to_act != before else None)
            assert all(shown(frame, seat)[0] == [] for seat in range(3) if seat != before)


async def test_lines_of_the_log_are_told_anew_when_somebody_else_looks(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, ann = await one_screen(at, "lost_mines", 3, 3)
        watcher = at.hub.watch(room, ann, 0)
        watcher.look(0)
        first = await newest(watcher)

        watcher.look(1)
        second = await newest(watcher)

        assert second.lines_from == 0
        assert len(second.lines) == len(first.lines)
        assert second.lines != first.lines
        assert second.lines == seen(room, ann, 1).lines


async def test_where_there_are_no_secrets_the_screen_goes_from_hand_to_hand(
    database_url: str,
) -> None:
    async with parlour(database_url) as at:
        room, ann = await one_screen(at, "stone_age", 2, 2)
        watcher = at.hub.watch(room, ann, 0)
        first = await newest(watcher)

        await at.move(room)
        second = await newest(watcher)

        assert (first.question is not None, second.question is not None) == (True, True)
        assert first.viewer != second.viewer
        assert second.hand_over is None


async def test_a_seat_can_be_covered(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, ann = await one_screen(at, "lost_mines", 3, 2)
        watcher = at.hub.watch(room, ann, 0)
        watcher.look(0)
        await newest(watcher)

        watcher.look(SPECTATOR)
        frame = await newest(watcher)

        assert shown(frame, 0) == ([], "")


async def test_nobody_looks_through_the_eyes_of_others_before_the_end(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, ann = await one_screen(at, "lost_mines", 3, 2)
        watcher, stranger = at.hub.watch(room, ann, 0), at.hub.watch(room, None, 0)

        watcher.look(2)
        stranger.look(0)
        watcher.look(99)

        assert (await newest(watcher)).viewer == SPECTATOR
        assert (await newest(stranger)).viewer == SPECTATOR
        assert [may_look(room, ann, seat) for seat in (-4, -3, 0, 1, 2, 3)] == [
            False, True, True, True, False, False,
        ]  # fmt: skip


async def test_after_the_end_everybody_may_look_through_all_eyes(sqlite_url: str) -> None:
    async with parlour(sqlite_url) as at:
        room, _ = await one_screen(at, "lost_mines", 3, 2, nearly_all("lost_mines", 3))
        await at.move(room, -1)
        stranger = at.hub.watch(room, None, 0)

        stranger.look(1)
        frame = await newest(stranger)

        assert frame.viewer == 1
        assert frame.table.seed == room.spec.seed
        assert frame.standings


async def test_where_there_are_secrets_the_eyes_say_who_takes_back(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, ann = await one_screen(at, "lost_mines", 3, 3)
        assert room.game is not None
        while room.game.why_no_undo() is not None or room.game.last_chooser() == room.to_act:
            await at.move(room, -1)
        chooser, asked = room.game.last_chooser(), room.to_act

        shown = [seen(room, ann, seat).undoing for seat in (chooser, asked)]
        codes = [
            await refused(undo(room, ann, at.key(), room.version, eyes))
            for eyes in (asked, SPECTATOR, chooser)
        ]

        assert [one is not None and one.undo for one in shown] == [True, False]
        assert codes == ["undo/refused", "undo/refused", ""]
        assert room.to_act == chooser


async def looked_in_secret(at: Parlour, room: Room) -> int:
    """Play until somebody has looked at something in secret; return who has."""
    assert room.game is not None
    while not (looks := [text for text in room.game.options() if text.startswith("peek ")]):
        await at.move(room, -1)
    return await at.move(room, room.game.options().index(looks[0]))


async def test_nobody_at_one_screen_takes_back_what_was_looked_at_in_secret(
    database_url: str,
) -> None:
    async with parlour(database_url) as at:
        room, ann = await one_screen(at, "lost_mines", 3, 3)
        looker = await looked_in_secret(at, room)
        moves = room.ledger.moves[:]
        shown = seen(room, ann, looker).undoing

        codes = [
            await refused(command(room, ann, at.key(), room.version, eyes))
            for command in (undo, undo_turn)
            for eyes in (0, 1, 2, SPECTATOR)
        ]

        assert shown is not None
        assert (shown.undo, shown.turn, shown.ask) == (False, False, False)
        assert codes == ["undo/refused"] * 8
        assert room.ledger.moves == moves


async def test_where_there_are_no_secrets_who_has_chosen_takes_back(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, ann = await one_screen(at, "stone_age", 2, 2)
        chooser = await at.move(room)
        assert room.to_act != chooser

        await undo(room, ann, at.key(), room.version, room.to_act)

        assert room.to_act == chooser


async def test_who_has_one_seat_looks_from_there(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, people = await at.room("lost_mines", "Ann", "Bob", "Cat")
        await at.start(room)

        assert [default_viewer(room, person) for person in people] == [0, 1, 2]
        assert default_viewer(room, None) == SPECTATOR


async def test_who_sits_down_while_looking_sees_from_the_seat(database_url: str) -> None:
    async with parlour(database_url) as at:
        ann = await at.person("Ann")
        room = await at.empty_room("stone_age", 2, ann)
        watcher = at.hub.watch(room, ann, 0)
        before = await newest(watcher)

        await sit(room, ann, "Ann", 1, at.key())
        after = await newest(watcher)

        assert (before.viewer, after.viewer) == (SPECTATOR, 1)


async def test_a_look_back_shows_what_one_could_know_then(sqlite_url: str) -> None:
    async with parlour(sqlite_url) as at:
        room, people = await at.room("lost_mines", "Ann", "Bob", "Cat")
        await at.start(room)
        then: dict[int, list[bytes]] = {}
        while room.status == "playing" and len(then) < 45:
            frames = [seen(room, person, seat) for seat, person in enumerate([*people])]
            then[frames[0].moves] = [msgspec.json.encode(frame.view) for frame in frames]
            await at.move(room, -1)

        for moves, views in then.items():
            again = [past_frame(room, person, seat, moves) for seat, person in enumerate(people)]

            assert [msgspec.json.encode(frame.view) for frame in again] == views
            assert all(frame.moves == moves and frame.question is None for frame in again)
