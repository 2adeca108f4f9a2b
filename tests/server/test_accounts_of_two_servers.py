"""Two servers on one PostgreSQL: an account is the same person at both."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from websockets.exceptions import ConnectionClosed

from grotto.server.housekeeping.sessions import dismiss_signed_out
from grotto.server.settings import Settings
from tests.server.conftest import CHEAP
from tests.server.running import Running
from tests.server.screens import heard
from tests.server.waiting import until

ACCOUNT = {"name": "Ann", "password": "correct horse"}
TABLE = {"game": "stone_age", "seats": 2, "name": "Somebody"}

Two = tuple[Running, Running]


@pytest.fixture
def two(postgres_url: str) -> Iterator[Two]:
    settings = Settings(database=postgres_url, password_cost=CHEAP)
    with ExitStack() as stack:
        yield (
            stack.enter_context(Running(settings)),
            stack.enter_context(Running(settings)),
        )


def test_a_claim_at_one_server_is_seen_at_the_other(two: Two) -> None:
    here, there = two[0].browser(), two[1].browser()
    there.post("/api/me/sign-up", json=ACCOUNT)
    table = here.post("/api/tables", json=TABLE).json()["id"]
    here.post(f"/api/tables/{table}/join", json={"name": "Somebody", "key": "sit"})
    with two[1].socket(there, f"/api/tables/{table}/socket") as line:
        before = heard(line, "frame")

        here.post("/api/me/sign-in", json=ACCOUNT)

        after = heard(line, "frame")
        while not after["occupants"][0]["yours"]:
            after = heard(line, "frame")

    assert [seen["occupants"][0]["yours"] for seen in (before, after)] == [False, True]
    assert after["table"]["host"] is True


def test_a_session_opens_both(two: Two) -> None:
    here, there = two[0].browser(), two[1].browser()
    here.post("/api/me/sign-up", json=ACCOUNT)
    there.cookies.set("grotto_session", here.cookies["grotto_session"], domain="127.0.0.1")

    assert there.get("/api/me").json()["person"] == {"name": "Ann", "account": True}


def test_who_signs_out_at_one_is_soon_signed_out_at_the_other(two: Two) -> None:
    here, there = two[0].browser(), two[1].browser()
    here.post("/api/me/sign-up", json=ACCOUNT)
    table = here.post("/api/tables", json=TABLE).json()["id"]
    there.cookies.set("grotto_session", here.cookies["grotto_session"], domain="127.0.0.1")
    with two[1].socket(there, f"/api/tables/{table}/socket") as line:
        line.recv(10)
        here.post("/api/me/sign-out-everywhere", json={})

        two[1].call(dismiss_signed_out(two[1].services))

        with pytest.raises(ConnectionClosed):
            until(lambda: not line.recv(10))
    assert there.get("/api/me").json()["person"] is None
