"""What is said at tables, who is not heard, and what people note for themselves."""

import json

import pytest
from sqlalchemy import select

from grotto.server.settings import NO_LIMITS, Settings
from grotto.server.storage import chat as words
from grotto.server.storage.chat import REMEMBERED, Saying
from grotto.server.storage.schema import CHAT
from grotto.wire.frames import LONGEST_SAYING
from tests.server.conftest import CHEAP
from tests.server.parlour import parlour
from tests.server.running import Running
from tests.server.screens import heard
from tests.server.statements import found
from tests.server.visits import Visitor, key
from tests.server.waiting import until


@pytest.fixture
def settings(database_url: str) -> Settings:
    return Settings(database=database_url, bot_pause=3600.0, password_cost=CHEAP, limits=NO_LIMITS)


KEPT = 110


def table_of(ann: Visitor, *others: Visitor) -> str:
    table = ann.make(seats=4)["id"]
    for visitor in (ann, *others):
        visitor.join(table)
    return table


def chat(visitor: Visitor, table: str) -> list[str]:
    lines = visitor.browser.get(f"/api/tables/{table}/chat").json()
    return [line["said"] for line in lines]


def test_everybody_hears_what_is_said(server: Running) -> None:
    ann, bob = Visitor(server, "Ann"), Visitor(server, "Bob")
    table = table_of(ann, bob)
    with bob.socket(table) as socket:
        ann.say(table, "say", said="  Good\nluck!  ")

        line = heard(socket, "chat")

    assert (line["seat"], line["name"], line["said"]) == (0, "Ann", "Good luck!")
    assert "person" not in line


def test_a_socket_may_speak_and_who_comes_later_reads_it(server: Running) -> None:
    ann, bob = Visitor(server, "Ann"), Visitor(server, "Bob")
    table = table_of(ann, bob)
    with ann.socket(table) as socket:
        for number in range(3):
            message = {"type": "say", "key": key(), "said": f"Line {number}"}
            socket.send(json.dumps(message))
            heard(socket, "ack")

    with bob.socket(table) as socket:
        lines = [heard(socket, "chat")["said"] for _ in range(3)]
    with bob.socket(table, "?heard=2") as socket:
        after = heard(socket, "chat")["said"]

    assert lines == ["Line 0", "Line 1", "Line 2"]
    assert after == "Line 2"


def test_what_is_said_twice_with_one_key_is_said_once(server: Running) -> None:
    ann = Visitor(server, "Ann")
    table = table_of(ann)

    ann.say(table, "say", key="same", said="Hello")
    ann.say(table, "say", key="same", said="Hello")

    assert chat(ann, table) == ["Hello"]


@pytest.mark.parametrize("said", ["", " \n\t ", "x" * (LONGEST_SAYING + 1)])
def test_nothing_and_too_much_are_not_said(server: Running, said: str) -> None:
    ann = Visitor(server, "Ann")
    table = table_of(ann)

    refused = ann.say(table, "say", said=said)

    assert refused.json()["code"] == "server/bad-message"
    assert chat(ann, table) == []


def test_who_is_muted_is_not_heard_by_who_mutes(server: Running) -> None:
    ann, bob, cat = (Visitor(server, name) for name in ("Ann", "Bob", "Cat"))
    table = table_of(ann, bob, cat)
    bob.say(table, "say", said="Before")
    with ann.socket(table) as at_ann, cat.socket(table) as at_cat:
        first = heard(at_ann, "chat")
        ann.browser.post(f"/api/tables/{table}/mute", json={"line": first["number"]})
        bob.say(table, "say", said="Noise")
        cat.say(table, "say", said="Music")

        assert (first["said"], heard(at_ann, "chat")["said"]) == ("Before", "Music")
        assert [heard(at_cat, "chat")["said"] for _ in range(3)] == ["Before", "Noise", "Music"]
    assert chat(ann, table) == ["Music"]


def test_a_spectator_is_muted_by_a_line_and_heard_again_later(server: Running) -> None:
    ann, dan = Visitor(server, "Ann"), Visitor(server, "Dan")
    table = table_of(ann)
    dan.make()
    dan.say(table, "say", said="Psst")
    line = ann.browser.get(f"/api/tables/{table}/chat").json()[0]

    ann.browser.post(f"/api/tables/{table}/mute", json={"line": line["number"]})
    silent = chat(ann, table)
    muted = ann.browser.get("/api/me/mutes").json()
    ann.browser.delete(f"/api/me/mutes/{muted[0]['id']}")

    assert (line["seat"], silent) == (-3, [])
    assert [who["name"] for who in muted] == ["Dan"]
    assert chat(ann, table) == ["Psst"]


def test_who_mutes_learns_no_other_name_of_the_muted_one(server: Running) -> None:
    ann, eve = Visitor(server, "Ann"), Visitor(server, "Eve")
    account = {"name": "Secret login", "password": "correct horse"}
    eve.browser.post("/api/me/sign-up", json=account)
    table = table_of(ann, eve)
    eve.say(table, "say", said="Boo")
    [line] = ann.browser.get(f"/api/tables/{table}/chat").json()

    ann.browser.post(f"/api/tables/{table}/mute", json={"line": line["number"]})
    before = ann.browser.get("/api/me/mutes").json()
    eve.browser.patch("/api/me", json={"name": "Other login"})

    assert [who["name"] for who in before] == ["Eve"]
    assert ann.browser.get("/api/me/mutes").json() == before


def test_a_guest_who_signs_in_stays_muted_under_the_name_that_was_heard(server: Running) -> None:
    ann, eve = Visitor(server, "Ann"), Visitor(server, "Eve")
    account = {"name": "Secret login", "password": "correct horse"}
    Visitor(server, "").browser.post("/api/me/sign-up", json=account)
    table = table_of(ann, eve)
    eve.say(table, "say", said="Boo")
    [line] = ann.browser.get(f"/api/tables/{table}/chat").json()
    ann.browser.post(f"/api/tables/{table}/mute", json={"line": line["number"]})

    eve.browser.post("/api/me/sign-in", json=account)

    assert [who["name"] for who in ann.browser.get("/api/me/mutes").json()] == ["Eve"]


def test_the_muted_one_is_told_nothing(server: Running) -> None:
    ann, eve = Visitor(server, "Ann"), Visitor(server, "Eve")
    table = table_of(ann, eve)
    first = eve.say(table, "say", said="Boo")
    [line] = ann.browser.get(f"/api/tables/{table}/chat").json()

    ann.browser.post(f"/api/tables/{table}/mute", json={"line": line["number"]})
    second = eve.say(table, "say", said="Boo again")

    assert (first.status_code, first.json()["version"]) == (
        second.status_code,
        second.json()["version"],
    )
    assert chat(eve, table) == ["Boo", "Boo again"]


def test_nobody_mutes_oneself(server: Running) -> None:
    ann = Visitor(server, "Ann")
    table = table_of(ann)
    ann.say(table, "say", said="La la la")
    line = ann.browser.get(f"/api/tables/{table}/chat").json()[0]

    refused = ann.browser.post(f"/api/tables/{table}/mute", json={"line": line["number"]})

    assert refused.json()["code"] == "server/nobody-there"


def test_notes_are_for_ones_own_eyes(server: Running) -> None:
    ann, bob = Visitor(server, "Ann"), Visitor(server, "Bob")
    table = table_of(ann, bob)
    notes = f"/api/tables/{table}/notes"

    for body in ("first", "Bob bluffs"):
        ann.browser.put(notes, json={"body": body})

    assert ann.browser.get(notes).json() == {"body": "Bob bluffs"}
    assert bob.browser.get(notes).json() == {"body": ""}
    assert bob.browser.get(notes, params={"seat": 0}).status_code == 403


def test_each_seat_of_one_person_has_notes_of_its_own(server: Running) -> None:
    ann = Visitor(server, "Ann")
    table = table_of(ann, ann)
    notes = f"/api/tables/{table}/notes"

    for seat in (0, 1):
        ann.browser.put(notes, params={"seat": seat}, json={"body": f"of {seat}"})

    bodies = [ann.browser.get(notes, params={"seat": seat}).json()["body"] for seat in (0, 1)]
    assert bodies == ["of 0", "of 1"]


def test_words_and_mutes_reach_everybody_through_whatever_process(postgres_url: str) -> None:
    settings = Settings(
        database=postgres_url, bot_pause=3600.0, password_cost=CHEAP, limits=NO_LIMITS
    )
    with Running(settings) as one, Running(settings) as other:
        ann, bob = Visitor(one, "Ann"), Visitor(other, "Bob")
        table = table_of(ann, bob)
        with ann.socket(table) as at_one:
            bob.say(table, "say", said="Hello")
            first = heard(at_one, "chat")
            elsewhere = Visitor(other, "Ann")
            elsewhere.browser.cookies = ann.browser.cookies
            mute = {"line": first["number"]}
            elsewhere.browser.post(f"/api/tables/{table}/mute", json=mute)
            (watcher,) = one.services.hub._watchers[table]
            until(lambda: bool(watcher.muted))
            bob.say(table, "say", said="Noise")
            ann.say(table, "say", said="Silence")
            second = heard(at_one, "chat")["said"]

    assert (first["said"], second) == ("Hello", "Silence")


@pytest.mark.anyio
async def test_a_chat_is_bounded_in_memory_and_in_the_database(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(words, "KEPT", KEPT)
    async with parlour(sqlite_url) as at:
        room, (ann, _) = await at.room("stone_age", "Ann", "Bob")
        for number in range(KEPT + 20):
            await at.store.chat.say(
                Saying(
                    table=room.spec.id,
                    person=ann,
                    seat=0,
                    name="Ann",
                    said=str(number),
                    at=0.0,
                    key=str(number),
                )
            )
            await at.hub.hear(room.spec.id)

        tail = await at.store.chat.tail(room.spec.id)
        kept = await found(at.store._database, select(CHAT.c.number))

        assert len(kept) == KEPT
        assert len(room.talk.since(0, ())) == len(tail) == REMEMBERED
        assert tail[-1].line.number == KEPT + 20
        again = await at.again(room)
        assert again.talk.since(0, ()) == room.talk.since(0, ())
