"""Tournaments over HTTP: made by anyone, joined, begun, left, cancelled, and taken along."""

import csv
import io
from typing import Any

import httpx
import pytest

from grotto.server.settings import NO_LIMITS, Settings
from tests.server.conftest import CHEAP
from tests.server.finishing import finish
from tests.server.running import Running
from tests.server.visits import Visitor, known
from tests.server.waiting import until

CLOCK = {"kind": "bank", "seconds": 600}
QUICK = {"title": "Cup", "game": "stone_age", "options": {"max_rounds": 1}, "clock": CLOCK}


@pytest.fixture
def settings(sqlite_url: str) -> Settings:
    return Settings(
        database=sqlite_url, password_cost=CHEAP, limits=NO_LIMITS, bot_pause=0.0, bot_beat=0.0
    )


def asked(visitor: Visitor, method: str, path: str = "", /, **body: object) -> httpx.Response:
    return visitor.browser.request(method, f"/api/tournaments{path}", json=body or None)


def made(visitor: Visitor, **facts: object) -> str:
    body = {"name": visitor.name, **QUICK, **facts}
    answer = asked(visitor, "POST", **body)
    assert answer.status_code == 201, answer.text
    tournament: str = answer.json()["card"]["id"]
    return tournament


def seen(visitor: Visitor, tournament: str) -> dict[str, Any]:
    found: dict[str, Any] = asked(visitor, "GET", f"/{tournament}").json()
    return found


def join(visitor: Visitor, tournament: str) -> httpx.Response:
    return asked(visitor, "POST", f"/{tournament}/entrants", name=visitor.name)


def code_of(answer: httpx.Response) -> str:
    code: str = answer.json()["code"]
    return code


def test_two_people_play_a_tournament_and_take_the_results_along(server: Running) -> None:
    ann, ben = Visitor(server, "Ann"), Visitor(server, "=1+1")
    cup = made(ann, bots=False, format="round_robin", places=2)
    join(ben, cup)
    asked(ann, "PATCH", f"/{cup}", status="playing")
    until(lambda: bool(seen(ann, cup)["table"]))
    table = seen(ann, cup)["table"]
    assert table == seen(ben, cup)["table"]
    finish(server, table)
    until(lambda: seen(ann, cup)["card"]["status"] == "over")

    answer = asked(ben, "GET", f"/{cup}/results")
    rows = list(csv.reader(io.StringIO(answer.text)))

    assert answer.headers["Content-Type"] == "text/csv; charset=utf-8"
    assert [row[0] for row in rows[:3]] == ["place", "1", "2"]
    assert {row[1] for row in rows[1:3]} == {"Ann", "'=1+1"}
    assert [row[1] for row in rows[5:7]] == [table, table]


def test_nobody_learns_who_is_who_but_oneself(server: Running) -> None:
    ann, ben = Visitor(server, "Ann"), Visitor(server, "Ben")
    cup = made(ann)
    join(ben, cup)

    players = seen(ben, cup)["players"]
    assert {one["name"]: one["yours"] for one in players} == {"Ann": False, "Ben": True}
    assert {key for one in players for key in one} & {"person", "id"} == set()


def test_who_asks_twice_takes_part_once(server: Running) -> None:
    ann = Visitor(server, "Ann")
    cup = made(ann, key="once")

    assert (made(ann, key="once"), join(ann, cup).status_code) == (cup, 200)
    assert len(seen(ann, cup)["players"]) == 1


def test_those_with_the_same_name_are_told_apart(server: Running) -> None:
    cup = made(Visitor(server, "Ann"))
    join(Visitor(server, "Ann"), cup)

    names = {one["name"] for one in seen(Visitor(server, "Eve"), cup)["players"]}

    assert names == {"Ann", "Ann 2"}


def test_a_full_tournament_takes_nobody(server: Running) -> None:
    cup = made(Visitor(server, "Ann"), places=2)
    join(Visitor(server, "Ben"), cup)

    assert code_of(join(Visitor(server, "Cid"), cup)) == "server/tournament-full"


def test_nobody_joins_what_has_begun_and_it_begins_once(server: Running) -> None:
    ann = Visitor(server, "Ann")
    cup = made(ann, places=2)
    asked(ann, "PATCH", f"/{cup}", status="playing")

    again = asked(ann, "PATCH", f"/{cup}", status="playing")

    assert code_of(again) == "server/tournament-not-now"
    assert code_of(join(Visitor(server, "Ben"), cup)) == "server/tournament-not-now"


def test_who_leaves_in_the_middle_gives_the_table_up(server: Running) -> None:
    ann, ben = Visitor(server, "Ann"), Visitor(server, "Ben")
    cup = made(ann, places=2)
    join(ben, cup)
    asked(ann, "PATCH", f"/{cup}", status="playing")
    until(lambda: bool(seen(ben, cup)["table"]))
    table = seen(ben, cup)["table"]

    asked(ben, "DELETE", f"/{cup}/entrants/1")

    places = ben.see(table)["occupants"]
    assert [one["why"] for one in places if one["name"] == "Ben"] == ["left"]
    assert [one["left"] for one in seen(ann, cup)["players"] if one["name"] == "Ben"] == [True]


def test_only_unlisted_tournaments_are_kept_out_of_the_list(server: Running) -> None:
    ann = Visitor(server, "Ann")
    public, hidden = made(ann), made(ann, visibility="unlisted")

    others = asked(Visitor(server, "Ben"), "GET").json()
    own = asked(ann, "GET").json()

    assert [one["id"] for one in others["public"]] == [public]
    assert others["mine"] == []
    assert {one["id"] for one in own["mine"]} == {public, hidden}


def test_a_rated_tournament_is_for_accounts(server: Running) -> None:
    guest, ann = Visitor(server, "Guest"), known(server, "Ann")
    refused = asked(guest, "POST", name="Guest", **QUICK, rated=True)
    cup = made(ann, rated=True)

    assert code_of(refused) == code_of(join(guest, cup)) == "server/rated-for-accounts"


def test_nobody_has_more_than_three_at_once(server: Running) -> None:
    ann = Visitor(server, "Ann")
    first, *_ = [made(ann) for _ in range(3)]
    refused = asked(ann, "POST", name="Ann", **QUICK)
    asked(ann, "PATCH", f"/{first}", status="cancelled")

    assert code_of(refused) == "server/too-many-tournaments"
    assert made(ann)


@pytest.mark.parametrize(
    ("wish", "field"),
    [
        ({"clock": {"kind": "none"}}, "clock"),
        ({"title": "  "}, "title"),
        ({"size": 2, "advance": 2}, "advance"),
        ({"places": 33}, "places"),
    ],
)
def test_what_makes_no_sense_is_refused(
    server: Running, wish: dict[str, object], field: str
) -> None:
    answer = asked(Visitor(server, "Ann"), "POST", name="Ann", **{**QUICK, **wish})

    assert answer.status_code == 422
    assert answer.json()["text"]["args"]["field"] == field


def test_a_game_that_cannot_be_played_so_is_refused(server: Running) -> None:
    ann = Visitor(server, "Ann")
    too_many = asked(ann, "POST", name="Ann", **{**QUICK, "size": 5})
    no_bot = asked(ann, "POST", name="Ann", **{**QUICK, "level": "genius"})
    nowhere = asked(ann, "GET", "/nowhere")

    assert (too_many.status_code, no_bot.status_code, nowhere.status_code) == (422, 422, 404)
