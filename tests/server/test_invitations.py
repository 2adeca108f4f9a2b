"""Invitations by name: asked, accepted, declined or ended; and blocks stay quiet."""

from typing import Any

import pytest

from grotto.server.limits import Buckets
from grotto.server.settings import NO_LIMITS, Rate, Settings
from grotto.server.storage import invitations as stored
from tests.server.conftest import CHEAP
from tests.server.running import Running
from tests.server.visits import SECRET, Visitor, known


@pytest.fixture
def settings(database_url: str) -> Settings:
    return Settings(database=database_url, password_cost=CHEAP, limits=NO_LIMITS)


def new_table(host: Visitor, visibility: str = "private", seats: int = 3) -> str:
    """A table at which its host sits."""
    made = host.make(seats=seats, visibility=visibility)
    host.join(made["id"]).raise_for_status()
    return made["id"]


def ask(who: Visitor, table: str, name: str) -> Any:  # noqa: ANN401 (JSON)
    return who.browser.post(f"/api/tables/{table}/invitations", json={"name": name}).json()


def states(who: Visitor, table: str) -> list[tuple[str, str]]:
    """Whom those who sit at a table see invited."""
    shown = who.browser.get(f"/api/tables/{table}/invitations").json()
    return [(one["name"], one["state"]) for one in shown["people"]]


def invited(who: Visitor) -> list[tuple[str, str]]:
    """Who invites somebody, and where."""
    found = who.browser.get("/api/me/invitations").json()["invitations"]
    return [(one["by"], one["table"]["id"]) for one in found]


def decline(who: Visitor, table: str) -> None:
    who.browser.post(f"/api/me/invitations/{table}/decline").raise_for_status()


def block(who: Visitor, table: str, seat: int) -> None:
    who.browser.post(f"/api/tables/{table}/mute", json={"seat": seat}).raise_for_status()


def blocking(who: Visitor, whom: Visitor) -> None:
    """Let somebody block another person at a table where both are."""
    table = new_table(whom, "unlisted")
    block(who, table, 0)
    whom.do(table, "close")


@pytest.mark.parametrize("visibility", ["public", "unlisted", "private"])
def test_who_is_invited_sees_it_and_accepts_by_sitting_down(
    server: Running, visibility: str
) -> None:
    ann, ben = known(server, "Ann"), known(server, "Ben")
    table = new_table(ann, visibility)
    ask(ann, table, "BEN")
    asked = states(ann, table), invited(ben)
    ben.join(table).raise_for_status()

    assert asked == ([("Ben", "asked")], [("Ann", table)])
    assert (states(ann, table), invited(ben)) == ([("Ben", "sits")], [])


def test_an_invitation_opens_a_private_table_for_nobody_else(server: Running) -> None:
    ann, ben, eve = known(server, "Ann"), known(server, "Ben"), known(server, "Eve")
    table = new_table(ann)
    before = ben.browser.get(f"/api/tables/{table}").status_code
    ask(ann, table, "Ben")
    after = [who.browser.get(f"/api/tables/{table}").status_code for who in (ben, eve)]
    with ben.socket(table) as socket:
        assert '"invite":""' in str(socket.recv())
    decline(ben, table)

    assert (before, after) == (404, [200, 404])
    assert ben.browser.get(f"/api/tables/{table}").status_code == 404


def test_who_is_invited_may_decline_and_is_not_asked_again(server: Running) -> None:
    ann, ben, cem = known(server, "Ann"), known(server, "Ben"), known(server, "Cem")
    table = new_table(ann)
    ask(ann, table, "Cem")
    cem.join(table).raise_for_status()
    ask(ann, table, "Ben")
    decline(ben, table)

    assert (states(ann, table), invited(ben)) == ([("Ben", "declined"), ("Cem", "sits")], [])
    assert ask(ann, table, "Ben")["code"] == "server/has-declined"
    assert ask(cem, table, "Ben")["code"] == "server/has-declined"


def test_everybody_who_sits_there_may_invite_and_nobody_else(server: Running) -> None:
    ann, ben, cem = known(server, "Ann"), known(server, "Ben"), known(server, "Cem")
    table = new_table(ann, "unlisted")
    stranger = ask(ben, table, "Cem")
    ben.join(table)
    seated = ask(ben, table, "Cem")

    assert stranger["code"] == "server/not-seated"
    assert seated["people"] == [{"name": "Cem", "state": "asked", "by": "Ben"}]
    assert cem.browser.get(f"/api/tables/{table}/invitations").json() == {"people": [], "by": "Ben"}


def test_an_invitation_can_be_taken_back(server: Running) -> None:
    ann, ben = known(server, "Ann"), known(server, "Ben")
    table = new_table(ann)
    ask(ann, table, "Ben")
    ann.browser.delete(f"/api/tables/{table}/invitations/ben").raise_for_status()
    taken_back = states(ann, table), invited(ben), ben.browser.get(f"/api/tables/{table}")
    ask(ann, table, "Ben")

    assert taken_back[:2] == ([], [])
    assert taken_back[2].status_code == 404
    assert invited(ben) == [("Ann", table)]


def test_guests_are_not_found_and_do_not_invite(server: Running) -> None:
    ann, guest = known(server, "Ann"), Visitor(server, "Guest")
    theirs = new_table(guest)
    table = new_table(ann)

    assert ask(ann, table, "Guest")["code"] == "server/no-such-account"
    assert ask(guest, theirs, "Ann")["code"] == "server/no-account"
    assert ask(ann, table, "ann")["code"] == "server/that-is-you"


@pytest.mark.parametrize("how", ["full", "begun", "closed"])
def test_invitations_end_when_nobody_can_sit_down_any_more(server: Running, how: str) -> None:
    ann, ben, cem = known(server, "Ann"), known(server, "Ben"), known(server, "Cem")
    table = new_table(ann, seats=2)
    ask(ann, table, "Ben")
    ask(ann, table, "Cem")
    if how == "full":
        ben.join(table).raise_for_status()
    else:
        ann.do(table, "start" if how == "begun" else "close").raise_for_status()

    assert invited(cem) == []
    assert cem.browser.get(f"/api/tables/{table}").status_code == 404
    assert states(ann, table) == ([("Ben", "sits")] if how == "full" else [])
    assert ask(ann, table, "Cem")["code"] == "server/not-waiting"
    assert server.count("invitations") == (2 if how == "full" else 0)


def test_a_seat_that_becomes_free_again_brings_no_invitation_back(server: Running) -> None:
    ann, ben, cem = known(server, "Ann"), known(server, "Ben"), known(server, "Cem")
    table = new_table(ann, seats=2)
    ask(ann, table, "Ben")
    ask(ann, table, "Cem")
    ben.join(table)
    ann.do(table, "stand", seat=1).raise_for_status()

    assert (states(ann, table), invited(ben), invited(cem)) == ([], [], [])
    assert ben.browser.get(f"/api/tables/{table}").status_code == 404


@pytest.mark.parametrize("by", ["invited", "inviter", "sitting"])
def test_nobody_learns_from_an_invitation_who_has_blocked_whom(server: Running, by: str) -> None:
    ann, ben, cem = known(server, "Ann"), known(server, "Ben"), known(server, "Cem")
    table = new_table(ann)
    ask(ann, table, "Cem")
    cem.join(table).raise_for_status()
    if by == "invited":
        blocking(ben, ann)
    if by == "sitting":
        blocking(cem, ben)
    if by == "inviter":
        blocking(ann, ben)
    answer = ask(ann, table, "Ben")

    assert invited(ben) == []
    assert ben.browser.get(f"/api/tables/{table}").status_code == 404
    if by == "inviter":
        assert answer["code"] == "server/you-blocked-them"
    else:
        assert answer["people"][0] == {"name": "Ben", "state": "asked", "by": "Ann"}


def test_who_asks_for_name_after_name_is_stopped_as_one_who_signs_in(server: Running) -> None:
    ann = known(server, "Ann")
    table = new_table(ann)
    server.services.gate.sign_ins = Buckets(Rate(3, 0.001), server.clock)
    answers = [ask(ann, table, f"Name {number}") for number in range(4)]

    assert [answer["code"] for answer in answers] == [
        *["server/no-such-account"] * 3,
        "server/too-many-requests",
    ]


def test_no_more_people_are_invited_than_there_may_be(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored, "MOST_INVITED", 1)
    ann, _, _ = known(server, "Ann"), known(server, "Ben"), known(server, "Cem")
    table = new_table(ann)
    ask(ann, table, "Ben")

    assert ask(ann, table, "Ben")["people"][0]["name"] == "Ben"
    assert ask(ann, table, "Cem")["code"] == "server/too-many-invitations"


def test_invitations_go_with_the_person_and_are_taken_along(server: Running) -> None:
    ann, ben = known(server, "Ann"), known(server, "Ben")
    table = new_table(ann)
    ask(ann, table, "Ben")
    kept = [server.call(server.services.pages.exports.of(_id(server, who))) for who in (ann, ben)]
    leaving = {"name": "Ben", "password": SECRET}
    ben.browser.post("/api/me/delete", json=leaving).raise_for_status()

    assert [one["table"] for one in kept[0]["invited"]] == [table]
    assert [one["state"] for one in kept[1]["invitations"]] == ["asked"]
    assert (server.count("invitations"), states(ann, table)) == (0, [])


def test_those_go_whose_inviter_is_forgotten(server: Running) -> None:
    ann, ben, cem = known(server, "Ann"), known(server, "Ben"), known(server, "Cem")
    table = new_table(ann, seats=3)
    ask(ann, table, "Ben")
    ben.join(table)
    ask(ben, table, "Cem")
    ben.browser.post("/api/me/delete", json={"name": "Ben", "password": SECRET}).raise_for_status()

    assert (invited(cem), server.count("invitations")) == ([], 0)


def _id(server: Running, who: Visitor) -> str:
    account = server.call(server.services.accounts.find(who.name))
    assert account is not None
    return account.person.id


def test_odd_names_and_tables_are_refused_before_a_database_is_asked(server: Running) -> None:
    ann = known(server, "Ann")
    table = new_table(ann)
    refused = [
        ask(ann, table, " ")["code"],
        ann.browser.delete(f"/api/tables/{table}/invitations/%00").json()["code"],
        ann.browser.post("/api/me/invitations/%00/decline").json()["code"],
    ]

    assert refused == ["server/invalid", "server/no-such-person", "server/invalid"]
