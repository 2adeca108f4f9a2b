"""Hints at a server: for the seat that is asked, from what it knows."""

import httpx
import pytest

from grotto.server.settings import NO_LIMITS, Limits, Rate, Settings
from tests.server.conftest import CHEAP
from tests.server.running import Running
from tests.server.visits import Visitor, actions_in

HINT = {"type": "ask_hint", "key": "h"}


@pytest.fixture
def settings(sqlite_url: str) -> Settings:
    return Settings(database=sqlite_url, bot_pause=3600.0, password_cost=CHEAP, limits=NO_LIMITS)


def begun(ann: Visitor, bob: Visitor) -> str:
    """A table at which Ann is asked first."""
    table: str = ann.make(options={"first_player": "0"})["id"]
    ann.join(table)
    bob.join(table)
    ann.do(table, "start")
    return table


def ask(who: Visitor, table: str, **params: int) -> httpx.Response:
    return who.browser.post(f"/api/tables/{table}/commands", params=params, json=HINT)


def test_who_is_asked_gets_the_best_answers_with_reasons(server: Running) -> None:
    ann, bob = Visitor(server, "Ann"), Visitor(server, "Bob")
    table = begun(ann, bob)

    told = ask(ann, table).json()

    frame = ann.see(table)
    assert (told["type"], told["version"], len(told["hints"])) == ("hints", frame["version"], 3)
    assert {hint["action"] for hint in told["hints"]} <= set(actions_in(frame))
    assert all(hint["reason"]["key"].startswith("hint-") for hint in told["hints"])
    assert ask(ann, table).json() == told


def test_nobody_else_learns_what_would_be_good(server: Running) -> None:
    ann, bob, cid = (Visitor(server, name) for name in ("Ann", "Bob", "Cid"))
    table = begun(ann, bob)
    cid.make()  # so that the server knows them

    assert ask(bob, table).json()["code"] == "server/not-seated"
    assert ask(bob, table, seat=0).json()["code"] == "server/not-seated"
    assert ask(cid, table).json()["code"] == "server/not-seated"


def test_hints_are_counted(sqlite_url: str) -> None:
    few = Limits(hints=Rate(1, 0.0001))
    settings = Settings(database=sqlite_url, bot_pause=3600.0, password_cost=CHEAP, limits=few)
    with Running(settings) as server:
        ann, bob = Visitor(server, "Ann"), Visitor(server, "Bob")
        table = begun(ann, bob)

        assert ask(ann, table).json()["type"] == "hints"
        assert ask(ann, table).json()["code"] == "server/too-many-requests"
