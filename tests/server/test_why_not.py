"""Why something is not possible is told on request, to the seat that is asked and no other."""

import httpx
import pytest

from grotto.core.errors import NotationError
from grotto.play.table import Table
from grotto.server.settings import NO_LIMITS, Settings
from grotto.server.tables.preview import reasons_for
from tests.server.conftest import CHEAP
from tests.server.running import Running
from tests.server.visits import Visitor

ASKED, OTHER = 0, 1


def game() -> Table:
    """Both have figures in the forest; the first seat is asked."""
    table = Table("stone_age", 2, {"first_player": "0"}, seed="caves")
    table.play("send forest 3")
    table.play("send hut 2")
    return table


def test_the_seat_that_is_asked_learns_the_reason_and_the_rule() -> None:
    [reason] = reasons_for(game(), ASKED, "send forest 1")

    assert (reason.target, reason.verb, reason.keys) == ("send forest", "send", ["forest"])
    assert (reason.reason.key, reason.rule) == ("stone_age-reason-already-there", "STA-2.3")


def test_nothing_is_said_against_what_is_possible() -> None:
    assert reasons_for(game(), ASKED, "send quarry 1") == []


def test_without_an_action_everything_is_explained_that_one_might_expect() -> None:
    targets = {reason.target for reason in reasons_for(game(), ASKED, "")}

    assert {"send forest", "send hut"} <= targets


def test_another_seat_learns_only_whose_turn_it_is() -> None:
    [reason] = reasons_for(game(), OTHER, "send quarry 1")

    assert reason.reason.key == "reason-others-turn"
    assert reasons_for(game(), OTHER, "") == []


def test_what_cannot_be_read_is_refused() -> None:
    with pytest.raises(NotationError):
        reasons_for(game(), ASKED, "jump")


@pytest.fixture
def settings(sqlite_url: str) -> Settings:
    return Settings(database=sqlite_url, bot_pause=3600.0, password_cost=CHEAP, limits=NO_LIMITS)


def ask(who: Visitor, table: str, action: str, **params: int) -> httpx.Response:
    message = {"type": "ask_why", "key": "w", "action": action}
    return who.browser.post(f"/api/tables/{table}/commands", params=params, json=message)


def test_the_server_answers_whoever_sits_there_and_nobody_else(server: Running) -> None:
    ann, bob, cid = (Visitor(server, name) for name in ("Ann", "Bob", "Cid"))
    table = ann.make(options={"first_player": "0"})["id"]
    ann.join(table)
    bob.join(table)
    cid.make()  # so that the server knows them
    ann.do(table, "start")

    told = ask(ann, table, "send forest 9").json()
    other = ask(bob, table, "send forest 9").json()

    assert (told["type"], told["reasons"][0]["rule"]) == ("why", "STA-2.1")
    assert other["reasons"][0]["reason"]["key"] == "reason-others-turn"
    assert ask(cid, table, "send forest 9").json()["code"] == "server/not-seated"
    assert ask(bob, table, "", seat=0).json()["code"] == "server/not-seated"
    assert ask(ann, table, "jump").json()["code"] == "action/unreadable"


def test_frames_do_not_say_what_is_not_possible(server: Running) -> None:
    ann = Visitor(server, "Ann")
    table = ann.make(options={"first_player": "0"})["id"]
    ann.join(table)
    ann.join(table)
    ann.do(table, "start")

    assert set(ann.see(table)["question"]) == {"seat", "prompt", "menus", "rule"}


def test_what_one_could_work_out_is_said_on_request(server: Running) -> None:
    ann, bob = Visitor(server, "Ann"), Visitor(server, "Bob")
    table = ann.make("caverna", 2)["id"]
    ann.join(table)
    bob.join(table)
    ann.do(table, "start")
    path, message = f"/api/tables/{table}/commands", {"type": "ask_ahead", "key": "a"}

    told = bob.browser.post(path, json=message).json()

    ahead = {"tiles", "sites", "stalls", "feeding"}
    assert (told["type"], set(told["ahead"])) == ("ahead", ahead)
    assert bob.browser.post(path, params={"seat": 0}, json=message).status_code == 403
