"""Records leave a table when its game is over, and come to one."""

import httpx
import pytest

from grotto.core import records
from grotto.core.errors import RecordError
from grotto.play.replay import replay, verify
from grotto.play.table import Table
from grotto.server.errors import RecordTooLong, RecordWithheld
from grotto.server.tables.records import MOST_MOVES, course_of, exported, imported
from grotto.server.tables.room import Room
from grotto.server.tables.seating import open_record
from tests.server.parlour import Parlour, nearly_all, parlour, seen
from tests.server.running import Running
from tests.server.visits import Visitor

pytestmark = pytest.mark.anyio


async def finished(at: Parlour) -> Room:
    opening = nearly_all("cave_vs_cave", 2)
    room, _ = await at.room("cave_vs_cave", "Ann", seats=2, opening=opening)
    await at.start(room)
    await at.move(room, -1)
    return room


def half_a_game() -> Table:
    game = Table("stone_age", 2, {"first_player": "0"}, seed="known", names=["Ann", "Bob"])
    for _ in range(6):
        game.play(game.options()[0])
    return game


async def test_a_record_is_withheld_until_the_game_is_over(database_url: str) -> None:
    async with parlour(database_url) as at:
        room, _ = await at.room("stone_age", "Ann", "Bob")
        await at.start(room)

        with pytest.raises(RecordWithheld):
            exported(room)


async def test_a_record_of_a_finished_game_proves_its_dice(database_url: str) -> None:
    async with parlour(database_url) as at:
        room = await finished(at)
        promised = seen(room, None).table.commitment

        record = records.read(exported(room))

        assert verify(record) > 0
        assert record.commitment == promised
        assert (record.names, record.bots) == (("Ann", ""), ("", "random"))


async def test_the_course_of_a_finished_game_ends_with_its_result(database_url: str) -> None:
    async with parlour(database_url) as at:
        room = await finished(at)

        told = course_of(exported(room))

        assert [stage.round for stage in told.stages] == list(range(1, 9))
        assert told.stages[-1].totals == [one.total for one in seen(room, None).standings]


async def test_a_finished_game_can_be_opened_at_another_table(database_url: str) -> None:
    async with parlour(database_url) as at:
        room = await finished(at)
        taken = imported(exported(room))
        ann = await at.person("Ann")

        other = await at.empty_room("cave_vs_cave", 2, ann, opening=taken.opening)
        await open_record(other, taken.names, taken.bots)

        frame = seen(other, None)
        assert taken.over
        assert taken.provable
        assert (other.status, taken.seed) == ("over", room.spec.seed)
        assert [place.name or place.level for place in frame.occupants] == ["Ann", "random"]
        assert frame.standings == seen(room, None).standings


async def test_a_game_goes_on_where_its_record_stops(database_url: str) -> None:
    async with parlour(database_url) as at:
        game = half_a_game()
        taken = imported(records.write(game.saved_game()))

        room, _ = await at.room("stone_age", "Cat", "Dan", options=taken.options,
                                opening=taken.opening)  # fmt: skip
        await at.start(room)

        assert not taken.over
        assert room.game is not None
        assert room.game.digest() == game.digest()
        assert [made.text for made in room.ledger.moves] == taken.opening.split("\n")


def test_who_has_a_record_does_not_know_the_dice_that_are_to_come() -> None:
    taken = imported(records.write(half_a_game().saved_game()))

    assert taken.seed != "known"
    assert not taken.provable


def test_a_record_without_its_seed_proves_nothing() -> None:
    game = Table("cave_vs_cave", 1, seed="known")
    while not game.over:
        game.play(game.options()[0])
    text = "\n".join(
        line for line in records.write(game.record()).split("\n") if not line.startswith("seed:")
    )

    taken = imported(text)

    assert taken.over
    assert not taken.provable
    assert replay(records.read(text)).outcome().totals == game.outcome().totals


# ---- no stacked decks ---------------------------------------------------------------------------


def begun(game: str, seats: int) -> str:
    """Return the record of a game with some moves, as somebody may have written it."""
    table = Table(game, seats, seed="known")
    for _ in range(4):
        table.play(table.options()[0])
    return records.write(table.record())


def brought(host: Visitor, record: str, **facts: object) -> httpx.Response:
    body = {"record": record, "name": host.name, **facts}
    return host.browser.post("/api/tables/import", json=body)


def test_a_game_with_secrets_that_goes_on_from_a_record_is_not_for_strangers(
    server: Running,
) -> None:
    ann, record = Visitor(server, "Ann"), begun("lost_mines", 3)

    public = brought(ann, record, visibility="public")
    made = [brought(ann, record, visibility=word) for word in ("unlisted", "private")]

    assert (public.status_code, public.json()["code"]) == (409, "server/record-not-public")
    assert [answer.status_code for answer in made] == [201, 201]
    assert ann.browser.get("/api/tables").json()["tables"] == []


def test_only_who_was_told_sits_down_where_a_game_goes_on_from_a_record(server: Running) -> None:
    ann, bob = Visitor(server, "Ann"), Visitor(server, "Bob")
    table = brought(ann, begun("lost_mines", 3)).json()["id"]

    host, untold = ann.join(table), bob.join(table)
    told, beside = bob.join(table, knows_record=True), bob.join(table)

    assert untold.json()["code"] == "server/from-record"
    assert [answer.status_code for answer in (host, told, beside)] == [200, 200, 200]


def test_a_game_that_goes_on_from_a_record_says_so_everywhere(server: Running) -> None:
    ann, bob = Visitor(server, "Ann"), Visitor(server, "Bob")
    record = begun("stone_age", 2)
    moves = len(records.read(record).moves)
    table = brought(ann, record, visibility="public").json()["id"]
    ann.join(table)

    [card] = bob.browser.get("/api/tables").json()["tables"]
    [own] = ann.browser.get("/api/me/tables").json()
    waiting = bob.see(table)
    ann.do(table, "start")
    playing = bob.see(table)

    told = [notice["text"]["key"] for notice in playing["notices"]]
    assert [card["from_record"], own["from_record"]] == [moves, moves]
    assert [seen["table"]["from_record"] for seen in (waiting, playing)] == [moves, moves]
    assert "notice-start-record" in told


def test_a_game_that_began_with_the_box_says_nothing_of_records(server: Running) -> None:
    ann = Visitor(server, "Ann")
    table = ann.make(visibility="public")["id"]
    ann.join(table)
    ann.do(table, "start")

    frame = ann.see(table)

    assert frame["table"]["from_record"] == 0
    assert "notice-start" in [notice["text"]["key"] for notice in frame["notices"]]


@pytest.mark.parametrize("text", ["", "no record", "grotto-record: 1\ngame: chess\n"])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        imported(text)


def test_a_record_that_is_too_long_is_refused_before_it_is_played() -> None:
    head = "grotto-record: 1\ngame: stone_age\nrules: 2\nseats: 2\n\n"

    with pytest.raises(RecordTooLong):
        imported(head + "pass\n" * (MOST_MOVES + 1))
