"""Who looks on is told at tables, and a game that is worth looking at on the first page."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from grotto.server.settings import NO_LIMITS, Settings
from grotto.server.tables import crowds, featured
from grotto.server.tables.audience import MOST_TOLD, onlookers, together
from tests.server.conftest import CHEAP
from tests.server.running import PATIENCE, Running
from tests.server.visits import Visitor, known

Told = tuple[int, list[str]]


@pytest.fixture
def settings(database_url: str) -> Settings:
    return Settings(database=database_url, bot_pause=3600.0, password_cost=CHEAP, limits=NO_LIMITS)


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests do not wait for two seconds."""
    monkeypatch.setattr(crowds, "SELDOM", 0.0)
    monkeypatch.setattr(featured, "KEPT", 0.0)


def told(line: ClientConnection, wanted: Told) -> Told:
    """Return what a screen says of who looks on, as soon as it says what is wanted."""
    while True:
        message = json.loads(line.recv(timeout=PATIENCE))
        if message["type"] == "audience" and (message["count"], message["names"]) == wanted:
            return wanted


def be_named(visitor: Visitor, *, named: bool = True) -> None:
    visitor.browser.patch("/api/me/presence", json={"named": named}).raise_for_status()


@contextmanager
def played(
    ann: Visitor, ben: Visitor, visibility: str = "unlisted"
) -> Iterator[tuple[str, ClientConnection]]:
    """Let two people play, of whom one looks at the table."""
    table = ann.make(visibility=visibility)["id"]
    for visitor in (ann, ben):
        visitor.join(table)
    ann.do(table, "start").raise_for_status()
    with ann.socket(table) as line:
        yield table, line


def test_those_who_look_on_are_counted_and_named_only_if_they_want(server: Running) -> None:
    ann, ben, cid = (known(server, name) for name in ("Ann", "Ben", "Cid"))
    dot = Visitor(server, "Dot")
    with played(ann, ben) as (table, at_ann):
        with cid.socket(table), dot.socket(table), ben.socket(table):
            assert told(at_ann, (2, []))
            be_named(cid)
            assert told(at_ann, (2, ["Cid"]))
            be_named(cid, named=False)
            assert told(at_ann, (2, []))
        assert told(at_ann, (0, []))


def test_nobody_is_named_to_whom_they_have_blocked_nor_to_who_has_blocked_them(
    server: Running,
) -> None:
    ann, ben, cid = (known(server, name) for name in ("Ann", "Ben", "Cid"))
    be_named(cid)
    with played(ann, ben) as (table, at_ann):
        cid.browser.post(f"/api/tables/{table}/mute", json={"seat": 1}).raise_for_status()
        with cid.socket(table) as at_cid, ben.socket(table) as at_ben:
            assert told(at_ann, (1, ["Cid"]))
            assert told(at_cid, (1, ["Cid"]))
            assert told(at_ben, (1, []))


def test_who_comes_later_is_told_too(server: Running) -> None:
    ann, ben = known(server, "Ann"), known(server, "Ben")
    with played(ann, ben) as (table, at_ann), Visitor(server, "Cid").socket(table):
        told(at_ann, (1, []))
        with ben.socket(table) as at_ben:
            assert told(at_ben, (1, []))


def test_several_windows_of_one_person_are_one_and_processes_are_summed_up() -> None:
    here = onlookers(["cid", "cid", None, "ann", "dot"], {"ann"})
    elsewhere = onlookers(["cid", None], {"ann"})
    many = onlookers([str(number) for number in range(MOST_TOLD + 5)], ())

    assert (here.people, here.others, here.count) == (frozenset({"cid", "dot"}), 1, 3)
    assert together((here, elsewhere)).count == 4
    assert (len(many.people), many.others) == (MOST_TOLD, 5)


# ---- the first page -----------------------------------------------------------------------------


def featured_for(visitor: Visitor) -> dict[str, Any] | None:
    found: dict[str, Any] | None = visitor.browser.get("/api/tables/featured").json()["table"]
    return found


def test_the_first_page_shows_the_public_game_that_most_look_at(server: Running) -> None:
    ann, ben, cid = (Visitor(server, name) for name in ("Ann", "Ben", "Cid"))
    nothing = featured_for(ann)
    with played(ann, ben, visibility="unlisted"):
        hidden = featured_for(ann)
    with played(ann, ben, visibility="public") as (watched, at_ann):
        with played(ann, ben, visibility="public") as (newer, _):
            newest = featured_for(cid)
        with cid.socket(watched):
            told(at_ann, (1, []))
            most = featured_for(cid)

    assert (nothing, hidden) == (None, None)
    assert newest is not None
    assert most is not None
    assert newest["card"]["id"] == newer
    assert most["card"]["id"] == watched
    assert (most["round"], most["watching"]) == (1, 1)
    assert [seat["name"] for seat in most["card"]["seats"]] == ["Ann", "Ben"]


def test_games_of_bots_alone_and_games_that_rest_are_not_shown(server: Running) -> None:
    ann, ben = Visitor(server, "Ann"), Visitor(server, "Ben")
    alone = ann.make(visibility="public")["id"]
    ann.do(alone, "start")
    of_bots = featured_for(ann)
    with played(ann, ben, visibility="public"):
        fresh = featured_for(ann)
    server.clock.pass_by(featured.RECENT + 1)

    assert of_bots is None
    assert fresh is not None
    assert featured_for(ann) is None


def test_the_database_is_asked_now_and_then_only(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(featured, "KEPT", 15.0)
    ann, ben = Visitor(server, "Ann"), Visitor(server, "Ben")
    before = featured_for(ann)
    with played(ann, ben, visibility="public"):
        at_once = featured_for(ann)
        server.clock.pass_by(16)

        assert (before, at_once) == (None, None)
        assert featured_for(ann) is not None
