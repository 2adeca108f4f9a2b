"""People's pages: their games, what those amount to, what others see of them, and leaving."""

import io
import json
import zipfile
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import create_engine, select

from grotto.core import records
from grotto.server.housekeeping.histories import Historian
from grotto.server.settings import NO_LIMITS, Settings
from grotto.server.storage.backup import look_through
from grotto.server.storage.database import sync_url
from grotto.server.storage.files import file_of
from grotto.server.storage.schema import CHAT, LEARNED, LOG, NOTES, PEOPLE, SESSIONS, STANDINGS
from grotto.server.tables.state import TableState
from tests.server.conftest import CHEAP
from tests.server.finishing import finish
from tests.server.running import Running
from tests.server.visits import SECRET, Visitor, known

CAVE = "cave_vs_cave"


@pytest.fixture
def settings(database_url: str) -> Settings:
    return Settings(database=database_url, bot_pause=3600.0, password_cost=CHEAP, limits=NO_LIMITS)


def play(host: Visitor, *others: Visitor, **facts: object) -> str:
    """Let people play a game to its end, and a bot where nobody else comes; return the table."""
    made = host.make(CAVE, 2, **facts)
    table, invite = made["id"], made["invite"]
    for visitor in (host, *others):
        assert visitor.join(table, invite).status_code == 200
    assert host.do(table, "start", level="random").status_code == 200
    finish(host.server, table)
    return table


def get(visitor: Visitor, path: str, **params: object) -> Any:  # noqa: ANN401 (whatever it says)
    answer = visitor.browser.get(path, params={name: str(one) for name, one in params.items()})
    assert answer.status_code == 200, answer.text
    return answer.json()


def tables_in(history: dict[str, Any]) -> list[str]:
    return [game["table"] for game in history["games"]]


def test_a_page_sums_up_what_one_has_played(server: Running) -> None:
    ann, ben = known(server, "Ann"), known(server, "Ben")
    with_ben, with_bot = play(ann, ben, rated=True), play(ann)

    page = get(ann, "/api/me/page")
    [tally], [bot] = page["tallies"], page["bots"]
    games = get(ann, "/api/me/history")["games"]
    mine = [next(one for one in game["players"] if one["yours"]) for game in games]

    assert [game["table"] for game in games] == [with_bot, with_ben]
    assert [game["rated"] for game in games] == [False, True]
    assert (tally["game"], tally["seats"], tally["played"]) == (CAVE, 2, 2)
    assert tally["won"] == sum(one["rank"] == 1 for one in mine)
    assert tally["best"] == max(one["points"] for one in mine)
    assert (bot["level"], bot["played"]) == ("random", 1)
    assert [rating["scale"] for rating in page["ratings"]] == ["people"]
    [point] = get(ann, f"/api/me/ratings/{CAVE}")["points"]
    assert point["rating"] == page["ratings"][0]["rating"]
    assert page["ratings"][0]["doubt"] > 0


def test_a_history_can_be_filtered_and_leafed_through(server: Running) -> None:
    ann, ben = known(server, "Ann"), known(server, "Ben")
    tables = [play(ann, ben), play(ann), play(ann)]

    assert tables_in(get(ann, "/api/me/history", opponent="BEN")) == [tables[0]]
    assert tables_in(get(ann, "/api/me/history", opponent="random")) == tables[:0:-1]
    assert tables_in(get(ann, "/api/me/history", game="caverna")) == []
    assert tables_in(get(ann, "/api/me/history", seats=2)) == tables[::-1]
    won = get(ann, "/api/me/history", result="won")["games"]
    lost = get(ann, "/api/me/history", result="lost")["games"]
    assert len(won) + len(lost) == 3
    first = get(ann, "/api/me/history", limit=2)
    second = get(ann, "/api/me/history", limit=2, before=first["next"])
    assert tables_in(first) + tables_in(second) == tables[::-1]
    assert second["next"] == ""
    for never in ("never", "nan~1", "1.0~0"):
        bad = ann.browser.get("/api/me/history", params={"before": never})
        assert bad.json()["code"] == "server/bad-message"
    for path in ("me/history?game=%00", "me/history?opponent=%00", "people/%00", "me/ratings/%00"):
        assert ann.browser.get(f"/api/{path}").status_code in (404, 422)


def test_others_see_a_page_only_if_one_wants_and_then_field_by_field(server: Running) -> None:
    ann, ben, eve = known(server, "Ann"), known(server, "Ben"), Visitor(server, "Eve")
    play(ann, ben, visibility="unlisted")
    public = play(ann, ben, visibility="public", rated=True)
    hidden = eve.browser.get("/api/people/Ann")
    nobody = eve.browser.get("/api/people/Nobody")
    ann.browser.patch("/api/me/page", json={"page": "public"}).raise_for_status()

    assert hidden.status_code == nobody.status_code == 404
    assert hidden.json() == nobody.json()
    page = get(eve, "/api/people/ann")
    assert set(page) == {"name", "page", "yours", "ratings", "tallies", "bots"}
    assert (page["name"], page["yours"]) == ("Ann", False)
    last, first = get(eve, "/api/people/Ann/history")["games"]
    assert set(last) == {"table", "game", "at", "rated", "players"}
    assert set(last["players"][0]) == {"name", "level", "rank", "points", "gone", "yours"}
    assert (last["table"], first["table"]) == (public, "")
    assert {one["name"] for one in last["players"]} == {"Ann", "Ben"}
    assert {one["name"] for one in first["players"]} == {"Ann", ""}
    assert len(get(eve, f"/api/people/Ann/ratings/{CAVE}")["points"]) == 1
    assert [one["name"] for one in get(eve, f"/api/ratings/{CAVE}")["best"]] == ["Ann"]
    seen = str(page) + eve.browser.get("/api/people/Ann/history").text
    person = server.call(server.services.accounts.find("Ann"))
    assert person is not None
    assert person.person.id not in seen


def test_one_takes_all_that_is_kept_of_oneself_along(server: Running) -> None:
    ann, ben = known(server, "Ann"), known(server, "Ben")
    table = play(ann, ben)
    ann.say(table, "say", said="Good game").raise_for_status()
    ann.browser.put(f"/api/tables/{table}/notes", json={"body": "a note"}).raise_for_status()

    wishes = {"language": "uk", "zone": "Europe/Kyiv"}
    ann.browser.put("/api/me/notices", json=wishes).raise_for_status()
    hook = {"url": "https://example.org/hook"}
    ann.browser.post("/api/me/notices/webhooks", json=hook).raise_for_status()
    ann.browser.post(f"/api/tables/{table}/report", json={"seat": 1, "said": "slow"})

    answer = ann.browser.get("/api/me/export")
    archive = zipfile.ZipFile(io.BytesIO(answer.content))
    kept = json.loads(archive.read("grotto.json"))

    assert answer.headers["Content-Disposition"].startswith("attachment")
    assert archive.read(f"records/{table}.game").startswith(b"grotto-record: 1")
    assert [line["said"] for line in kept["said"]] == ["Good game"]
    assert [note["body"] for note in kept["notes"]] == ["a note"]
    assert [result["table"] for result in kept["results"]] == [table]
    assert kept["person"][0]["name"] == "Ann"
    assert kept["told"][0]["address"] == "https://example.org/hook"
    assert kept["wishes"][0]["zone"] == "Europe/Kyiv"
    assert [report["said"] for report in kept["reported"]] == ["slow"]
    assert "password" not in answer.text
    assert "Ben" not in json.dumps(kept)


def test_nothing_is_played_again_for_who_takes_everything_along(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = known(server, "Ann"), known(server, "Ben")
    table = play(ann, ben)
    told = ann.browser.get(f"/api/tables/{table}/record").text
    server.services.hub.forget(table)
    monkeypatch.setattr(TableState, "set_up", None)  # nobody can play a game again

    archive = zipfile.ZipFile(io.BytesIO(ann.browser.get("/api/me/export").content))
    taken, whole = (
        records.read(text) for text in (archive.read(f"records/{table}.game").decode(), told)
    )

    assert replace(taken, moves=()) == replace(whole, moves=())
    assert [move.text for move in taken.moves] == [move.text for move in whole.moves]


def test_who_wants_to_be_forgotten_is_gone_and_the_games_stay(
    server: Running, database_url: str
) -> None:
    ann, ben = known(server, "Ann"), known(server, "Ben")
    over, going_on = play(ann, ben), ann.make(CAVE, 2)["id"]
    for visitor in (ann, ben):
        visitor.join(going_on)
    ann.do(going_on, "start").raise_for_status()
    ann.say(over, "say", said="Farewell").raise_for_status()
    ann.browser.put(f"/api/tables/{over}/notes", json={"body": "a note"}).raise_for_status()

    wrong = [
        {"name": "Ben", "password": SECRET},
        {"name": "Ann", "password": "something else"},
        {"name": "Ann"},
    ]
    refusals = [ann.browser.post("/api/me/delete", json=body).status_code for body in wrong]
    done = ann.browser.post("/api/me/delete", json={"name": "ann", "password": SECRET})

    assert refusals == [403, 403, 403]
    assert done.status_code == 200
    assert get(ann, "/api/me")["person"] is None
    seen = [ben.see(table) for table in (over, going_on)]
    assert {seat["name"] for frame in seen for seat in frame["occupants"]} == {"—", "Ben"}
    assert [seat["stand_in"] != "" for seat in seen[1]["occupants"]] == [True, False]
    assert "Ann" not in json.dumps(seen)
    assert "Ann" not in ben.browser.get(f"/api/tables/{over}/record").text
    assert {one["name"] for one in get(ben, "/api/me/history")["games"][0]["players"]} == {
        "—",
        "Ben",
    }
    sign_in = {"name": "Ann", "password": SECRET}
    assert Visitor(server, "x").browser.post("/api/me/sign-in", json=sign_in).status_code == 403
    finish(server, going_on)  # the game goes on with a bot
    assert ben.see(going_on)["table"]["status"] == "over"
    _expect_no_trace(database_url, "Ann")
    path = file_of(database_url)
    if path is not None:
        look_through(path)  # refuses logs whose chains do not hold


def _expect_no_trace(url: str, name: str) -> None:
    engine = create_engine(sync_url(url))
    with engine.connect() as connection:
        for table in (PEOPLE, LOG, CHAT, NOTES, LEARNED, SESSIONS):
            rows = connection.execute(select(table)).all()
            assert not any(name in str(value) for row in rows for value in row), table.name
        assert connection.execute(select(CHAT).where(CHAT.c.said != "")).first() is None
        assert connection.execute(select(NOTES)).first() is None
    engine.dispose()


def test_games_that_were_over_before_find_their_way_into_histories(
    server: Running, database_url: str
) -> None:
    ann, ben = known(server, "Ann"), known(server, "Ben")
    play(ann, ben)
    before = get(ann, "/api/me/history")["games"][0]["players"]
    engine = create_engine(sync_url(database_url))
    with engine.begin() as connection:
        connection.execute(STANDINGS.delete())
    engine.dispose()
    services = server.services
    historian = Historian(services.store, services.pages.histories, services.now)

    lost = get(ann, "/api/me/history")["games"]
    written = server.call(historian.write_missing())

    assert (lost, written) == ([], 1)
    assert get(ann, "/api/me/history")["games"][0]["players"] == before
    assert server.call(historian.write_missing()) == 0
