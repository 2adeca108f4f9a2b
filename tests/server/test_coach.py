"""The coach at a server: for the seat that is asked, from what it knows, and within limits."""

import httpx
import pytest

from grotto.server.settings import NO_LIMITS, Limits, Rate, Settings
from tests.server.conftest import CHEAP
from tests.server.running import Running
from tests.server.test_hints import begun
from tests.server.visits import Visitor, actions_in


@pytest.fixture
def settings(sqlite_url: str) -> Settings:
    return Settings(database=sqlite_url, bot_pause=3600.0, password_cost=CHEAP, limits=NO_LIMITS)


def ask(who: Visitor, table: str, kind: str = "ask_coach", **said: object) -> httpx.Response:
    message = {"type": kind, "key": "c", **said}
    return who.browser.post(f"/api/tables/{table}/commands", json=message)


def test_who_is_asked_learns_which_kinds_of_answers_are_good(server: Running) -> None:
    ann, bob = Visitor(server, "Ann"), Visitor(server, "Bob")
    table = begun(ann, bob)

    told = ask(ann, table).json()

    frame = ann.see(table)
    assert (told["type"], told["version"]) == ("coached", frame["version"])
    assert told["kinds"]
    named = {answer for kind in told["kinds"] for answer in kind["answers"]}
    assert named <= set(actions_in(frame))


def test_an_answer_is_judged_before_it_is_given_and_nothing_changes(server: Running) -> None:
    ann, bob = Visitor(server, "Ann"), Visitor(server, "Bob")
    table = begun(ann, bob)
    best = ask(ann, table).json()["kinds"][0]["answers"][0]
    before = ann.see(table)["version"]

    good = ask(ann, table, "ask_judged", action=best, form=0.4).json()
    others = [
        ask(ann, table, "ask_judged", action=action, form=0.4).json()
        for action in actions_in(ann.see(table))
    ]

    assert (good["type"], good["doubt"]) == ("judged", None)
    assert good["form"] == pytest.approx(0.55)
    assert all(told["doubt"] is None or told["form"] == 0.2 for told in others)
    assert ann.see(table)["version"] == before


def test_nobody_else_is_coached(server: Running) -> None:
    ann, bob, cid = (Visitor(server, name) for name in ("Ann", "Bob", "Cid"))
    table = begun(ann, bob)
    cid.make()  # so that the server knows them

    assert ask(bob, table).json()["code"] == "server/not-seated"
    assert ask(cid, table).json()["code"] == "server/not-seated"
    asked = ask(bob, table, "ask_judged", action=actions_in(ann.see(table))[0])
    assert asked.json()["code"] == "server/not-seated"


def test_what_cannot_be_answered_is_not_judged(server: Running) -> None:
    ann, bob = Visitor(server, "Ann"), Visitor(server, "Bob")
    table = begun(ann, bob)

    assert ask(ann, table, "ask_judged", action="fly").json()["code"] == "action/unreadable"
    assert ask(ann, table, "ask_judged", action="send forest 50").status_code >= 400
    wild = ask(ann, table, "ask_judged", action="send forest 1", form=7)
    assert wild.json()["code"] == "server/bad-message"


def test_the_coach_is_counted_apart_from_hints(sqlite_url: str) -> None:
    few = Limits(coach=Rate(1, 0.0001))
    settings = Settings(database=sqlite_url, bot_pause=3600.0, password_cost=CHEAP, limits=few)
    with Running(settings) as server:
        ann, bob = Visitor(server, "Ann"), Visitor(server, "Bob")
        table = begun(ann, bob)

        assert ask(ann, table).json()["type"] == "coached"
        assert ask(ann, table).json()["code"] == "server/too-many-requests"
        assert ask(ann, table, "ask_hint").json()["type"] == "hints"
