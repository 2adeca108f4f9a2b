"""A game leaves its table as a record, comes to one, and can be looked back at."""

import pytest

from grotto.core import records
from grotto.play.dealer import commitment_of
from grotto.play.replay import verify
from grotto.play.table import Table
from grotto.server.settings import NO_LIMITS, Settings
from grotto.server.tables.state import BOT_PATIENCE
from tests.server.conftest import CHEAP
from tests.server.running import Running
from tests.server.visits import Visitor


@pytest.fixture
def settings(sqlite_url: str) -> Settings:
    return Settings(database=sqlite_url, bot_pause=3600.0, password_cost=CHEAP, limits=NO_LIMITS)


def saved(moves: int) -> str:
    """The record of a game of Stone Age between two people, with its seed."""
    game = Table("stone_age", 2, {"first_player": "0"}, seed="known", names=["Cat", "Dan"])
    while not game.over and len(game.history) < moves:
        options = game.options()
        game.play(options[len(game.history) % len(options)])
    return records.write(game.record() if game.over else game.saved_game())


def bring(ann: Visitor, text: str) -> str:
    body = {"record": text, "name": ann.name, "visibility": "unlisted"}
    table: str = ann.browser.post("/api/tables/import", json=body).json()["id"]
    return table


def test_a_finished_game_comes_to_a_table_and_leaves_it_as_it_came(server: Running) -> None:
    ann, text = Visitor(server, "Ann"), saved(10_000)

    table = bring(ann, text)
    frame = ann.see(table)
    again = ann.browser.get(f"/api/tables/{table}/record").text

    assert frame["table"]["status"] == "over"
    assert [place["name"] for place in frame["occupants"]] == ["Cat", "Dan"]
    assert frame["table"]["seed"] == "known"
    assert verify(records.read(again)) > 0
    came, left = records.read(text), records.read(again)
    assert (left.moves, left.result, left.names) == (came.moves, came.result, came.names)


def test_a_game_goes_on_where_its_record_stops_with_new_dice(server: Running) -> None:
    ann, bob = Visitor(server, "Ann"), Visitor(server, "Bob")
    table = bring(ann, saved(30))
    ann.join(table)
    bob.join(table)
    ann.do(table, "start")

    frame = ann.see(table)

    assert frame["moves"] >= 30
    assert (frame["table"]["commitment"], frame["table"]["seed"]) == ("", "")
    assert ann.browser.get(f"/api/tables/{table}/record").json()["code"] == (
        "server/record-withheld"
    )


def test_a_broken_record_is_refused_with_its_line(server: Running) -> None:
    ann = Visitor(server, "Ann")
    body = {"record": saved(30) + "fly away\n", "name": "Ann"}

    refused = ann.browser.post("/api/tables/import", json=body)

    assert refused.status_code == 422
    assert refused.json()["code"] == "record/broken"


def test_the_commitment_is_shown_from_the_start_and_the_seed_at_the_end(server: Running) -> None:
    ann = Visitor(server, "Ann")
    table = ann.make("cave_vs_cave", 1)["id"]
    promised = ann.see(table)["table"]
    seed = server.call(server.services.hub.room(table)).spec.seed

    assert promised["commitment"] == commitment_of(seed)
    assert promised["seed"] == ""


def test_every_position_can_be_opened_while_the_game_goes_on(server: Running) -> None:
    ann, bob = Visitor(server, "Ann"), Visitor(server, "Bob")
    table = bring(ann, saved(60))
    ann.join(table)
    bob.join(table)
    ann.do(table, "start")
    moves, path = ann.see(table)["moves"], f"/api/tables/{table}/at"

    first, last = (ann.browser.get(f"{path}/{move}").json() for move in (0, moves))
    beyond = ann.browser.get(f"{path}/{moves + 1}")

    assert (first["moves"], first["lines"], first["question"]) == (0, [], None)
    assert (last["moves"], last["view"]) == (moves, ann.see(table)["view"])
    assert beyond.json()["code"] == "server/no-such-move"


def test_a_look_back_has_ones_own_eyes_only(server: Running) -> None:
    visitors = [Visitor(server, name) for name in ("Ann", "Bob", "Cat")]
    ann = visitors[0]
    table = ann.make("lost_mines", 3)["id"]
    for visitor in visitors:
        visitor.join(table)
    ann.do(table, "start")
    path = f"/api/tables/{table}/at/20"

    own = ann.browser.get(path).json()["view"]["players"]
    stranger = Visitor(server, "Dan").browser.get(path).json()["view"]["players"]
    others = ann.browser.get(path, params={"seat": 1})

    assert [bool(player["hand"]) for player in own] == [True, False, False]
    assert [bool(player["hand"]) for player in stranger] == [False] * 3
    assert others.json()["code"] == "server/not-seated"


def test_a_clock_that_runs_out_lets_a_bot_play_on(sqlite_url: str) -> None:
    settings = Settings(
        database=sqlite_url, bot_pause=0.0, bot_beat=0.0, password_cost=CHEAP, limits=NO_LIMITS
    )
    clock = {"kind": "bank", "seconds": 600.0, "increment": 5.0}
    with Running(settings) as server:
        ann, bob = Visitor(server, "Ann"), Visitor(server, "Bob")
        table = ann.make(options={"first_player": "0"}, clock=clock)["id"]
        ann.join(table)
        bob.join(table)
        ann.do(table, "start")
        left = ann.see(table)["occupants"][0]["seconds_left"]
    with Running(settings) as restarted:
        restarted.clock.pass_by(601 + BOT_PATIENCE)
        cat = Visitor(restarted, "Cat")
        while (frame := cat.see(table))["to_act"] == 0:
            pass

    assert 590 < left <= 600
    assert (frame["occupants"][0]["why"], frame["to_act"]) == ("time", 1)
    assert "notice-stand-in-time" in [notice["text"]["key"] for notice in frame["notices"]]
