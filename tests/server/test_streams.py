"""Where sockets are blocked, events and single commands do the same."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from grotto.server.http import streams
from grotto.server.settings import NO_LIMITS, Settings
from tests.server.conftest import CHEAP
from tests.server.running import Running
from tests.server.screens import SHOWN, frame_with
from tests.server.visits import Visitor, actions_in, key


@pytest.fixture
def settings(sqlite_url: str) -> Settings:
    return Settings(database=sqlite_url, bot_pause=3600.0, password_cost=CHEAP, limits=NO_LIMITS)


class Events:
    """The events of a stream, one after the other."""

    def __init__(self, response: httpx.Response) -> None:
        self._lines: Iterator[str] = response.iter_lines()
        self._shown: dict[str, Any] = {}

    def next(self) -> dict[str, str]:
        """Return the fields of the next event, or of a comment."""
        fields: dict[str, str] = {}
        for line in self._lines:
            if not line and fields:
                return fields
            name, _, value = line.partition(": ")
            fields[name or "comment"] = value
        return fields

    def frame(self) -> dict[str, Any]:
        """Return the next frame."""
        while True:
            event = self.next()
            if event.get("event") in SHOWN:
                self._shown = frame_with(self._shown, json.loads(event["data"]))
                assert event["id"] == str(self._shown["version"])
                return self._shown


def duel(server: Running) -> tuple[Visitor, Visitor, str]:
    ann, bob = Visitor(server, "Ann"), Visitor(server, "Bob")
    table = ann.make(options={"first_player": "0"})["id"]
    ann.join(table)
    bob.join(table)
    ann.do(table, "start")
    return ann, bob, table


def test_a_stream_shows_what_happens(server: Running) -> None:
    ann, bob, table = duel(server)
    with bob.browser.stream("GET", f"/api/tables/{table}/stream") as response:
        events = Events(response)
        first = events.frame()

        ack = ann.move(table).json()
        while (frame := events.frame())["version"] < ack["version"]:
            pass

    assert response.headers["content-type"] == "text/event-stream; charset=utf-8"
    assert (first["viewer"], first["to_act"], frame["to_act"]) == (1, 0, 1)
    assert frame["question"]["seat"] == 1


def test_a_browser_goes_on_after_the_last_event_it_has_got(server: Running) -> None:
    ann, bob, table = duel(server)
    version = bob.see(table)["version"]
    ann.move(table)
    path = f"/api/tables/{table}/stream"

    with bob.browser.stream("GET", path, headers={"Last-Event-ID": str(version)}) as response:
        missed = Events(response).frame()
    with bob.browser.stream("GET", path, params={"since": version}) as response:
        asked_for = Events(response).frame()

    assert missed["lines"] == asked_for["lines"]
    assert missed["lines_from"] > 0
    assert len(missed["lines"]) == 1


def test_chat_comes_through_a_stream(server: Running) -> None:
    ann, bob, table = duel(server)
    with bob.browser.stream("GET", f"/api/tables/{table}/stream") as response:
        events = Events(response)
        events.frame()
        ann.say(table, "say", said="Hello")
        while (event := events.next()).get("event") != "chat":
            pass

    assert json.loads(event["data"])["said"] == "Hello"
    assert "id" not in event


def test_a_silent_stream_says_that_it_is_still_there(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "KEEP_ALIVE", 0.05)
    _, bob, table = duel(server)

    with bob.browser.stream("GET", f"/api/tables/{table}/stream") as response:
        events = Events(response)
        events.frame()
        while "comment" not in (event := events.next()):
            pass

    assert event == {"comment": "still there"}


def test_who_leaves_a_stream_is_gone_and_who_opens_one_is_there(server: Running) -> None:
    ann, bob, table = duel(server)
    with bob.browser.stream("GET", f"/api/tables/{table}/stream") as response:
        events = Events(response)
        events.frame()
        there = ann.see(table)["occupants"][1]["online"]
    while ann.see(table)["occupants"][1]["online"]:
        pass

    assert there


def test_a_server_that_stops_ends_its_streams(server: Running) -> None:
    _, bob, table = duel(server)
    with bob.browser.stream("GET", f"/api/tables/{table}/stream") as response:
        events = Events(response)
        events.frame()
        server.call(server.services.hub.stop())
        while (event := events.next()).get("event") not in ("farewell", None):
            pass
        end = events.next()

    assert json.loads(event["data"])["code"] == "server/stopping"
    assert end == {}


def test_commands_are_answered_as_through_a_socket(server: Running) -> None:
    ann, bob, table = duel(server)
    version = ann.see(table)["version"]
    action = actions_in(ann.see(table))[0]
    same = key()

    first = ann.say(table, "play", key=same, expected=version, action=action)
    again = ann.say(table, "play", key=same, expected=version, action=action)
    stale = bob.say(table, "undo", expected=version)

    assert first.json() == again.json() == {"type": "ack", "key": same, "version": version + 1}
    assert (stale.status_code, stale.json()["code"]) == (409, "server/stale-version")
    assert stale.json()["version"] == version + 1
    assert stale.json()["key"]


@pytest.mark.parametrize("body", ["", "[]", "{", '{"type": "fly"}', '{"type": "play"}', "\xff"])
def test_what_is_no_command_is_refused(server: Running, body: str) -> None:
    ann, _, table = duel(server)

    refused = ann.browser.post(f"/api/tables/{table}/commands", content=body.encode("latin-1"))

    assert refused.status_code == 400
    assert refused.json()["code"] == "server/bad-message"


def test_a_stream_has_the_eyes_it_was_opened_with(server: Running) -> None:
    ann = Visitor(server, "Ann")
    table = ann.make("lost_mines", 3)["id"]
    for _ in range(3):
        ann.join(table)
    ann.do(table, "start")
    path = f"/api/tables/{table}/stream"

    with ann.browser.stream("GET", path) as response:
        nobody = Events(response).frame()
    with ann.browser.stream("GET", path, params={"seat": 2}) as response:
        third = Events(response).frame()
    look = ann.browser.post(f"/api/tables/{table}/commands", json={"type": "look", "seat": 1})

    assert (nobody["viewer"], third["viewer"]) == (-3, 2)
    assert [bool(player["hand"]) for player in third["view"]["players"]] == [False, False, True]
    assert look.status_code == 400


def test_a_preview_is_for_the_eyes_of_the_seat_that_is_asked(server: Running) -> None:
    ann = Visitor(server, "Ann")
    table = ann.make("lost_mines", 3)["id"]
    for _ in range(3):
        ann.join(table)
    ann.do(table, "start")
    asked = ann.see(table)["hand_over"]
    other = (asked + 1) % 3
    action = actions_in(ann.see(table, seat=asked))[0]
    path, body = f"/api/tables/{table}/commands", {"type": "ask_preview", "key": "p"}

    shown = ann.browser.post(path, params={"seat": asked}, json={**body, "action": action})
    hidden = [
        ann.browser.post(path, params=params, json={**body, "action": action}).status_code
        for params in ({"seat": other}, {})
    ]

    assert shown.json()["type"] == "preview"
    assert shown.json()["action"] == action
    assert hidden == [403, 403]
