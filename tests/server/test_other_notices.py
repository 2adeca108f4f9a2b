"""Notices that are not about a turn: an invitation, and a table of a tournament that is ready."""

import pytest

from grotto.server.settings import Settings
from tests.server.noticed import AN_HOUR, listen, look, pass_turn, read_mail, telling_settings, wish
from tests.server.receivers import Post, Receiver, text_of
from tests.server.running import Running
from tests.server.test_invitations import ask, blocking, decline, new_table
from tests.server.tournaments.test_routes import asked, join, made, seen
from tests.server.visits import Visitor, known
from tests.server.waiting import until

pytestmark = pytest.mark.usefixtures("quiet_courier")


@pytest.fixture
def settings(database_url: str, post: Post) -> Settings:
    return telling_settings(database_url, post.port)


@pytest.fixture
def friends(server: Running) -> tuple[Visitor, Visitor]:
    """Two people with accounts who are friends."""
    ann, ben = known(server, "Ann"), known(server, "Ben")
    for one, other in ((ann, "Ben"), (ben, "Ann")):
        one.browser.post("/api/me/friends", json={"name": other}).raise_for_status()
    return ann, ben


def kinds(receiver: Receiver) -> list[str]:
    return [heard.json["kind"] for heard in receiver.heard]


def test_friends_are_told_once_that_they_are_invited(
    server: Running, friends: tuple[Visitor, Visitor], receiver: Receiver
) -> None:
    ann, ben = friends
    listen(ben, receiver)
    table = new_table(ann)
    ask(ann, table, "Ben")
    look(server)
    ann.browser.delete(f"/api/tables/{table}/invitations/Ben").raise_for_status()
    ask(ann, table, "Ben")
    look(server, later=AN_HOUR)

    [heard] = receiver.heard
    assert heard.json["kind"] == "invitation"
    assert heard.json["title"] == "Ann invites you to a table: Stone Age"
    assert heard.json["link"] == f"{server.origin}/tables/{table}"  # no word that opens it


@pytest.mark.parametrize(("wanted", "count"), [("all", 1), ("friends", 0), ("none", 0)])
def test_strangers_are_heard_of_only_where_one_wants_that(
    server: Running, receiver: Receiver, wanted: str, count: int
) -> None:
    ann, ben = known(server, "Ann"), known(server, "Ben")
    listen(ben, receiver)
    wish(ben, invitations=wanted)
    ask(ann, new_table(ann), "Ben")
    look(server)

    assert len(receiver.heard) == count


def test_friends_are_not_told_either_where_one_wants_none(
    server: Running, friends: tuple[Visitor, Visitor], receiver: Receiver
) -> None:
    ann, ben = friends
    listen(ben, receiver)
    wish(ben, invitations="none")
    ask(ann, new_table(ann), "Ben")
    look(server)

    assert receiver.heard == []


@pytest.mark.parametrize("how", ["declined", "taken back", "sat", "begun", "closed", "blocked"])
def test_nobody_is_told_of_an_invitation_that_does_not_hold_any_more(
    server: Running, receiver: Receiver, how: str
) -> None:
    ann, ben = known(server, "Ann"), known(server, "Ben")
    listen(ben, receiver)
    wish(ben, invitations="all")
    table = new_table(ann)
    ask(ann, table, "Ben")
    before = server.count("notices")
    if how == "declined":
        decline(ben, table)
    if how == "taken back":
        ann.browser.delete(f"/api/tables/{table}/invitations/Ben").raise_for_status()
    if how == "sat":
        ben.join(table).raise_for_status()
    if how in ("begun", "closed"):
        ann.do(table, "start" if how == "begun" else "close").raise_for_status()
    if how == "blocked":
        blocking(ben, ann)
    look(server)

    assert (before, server.count("notices"), receiver.heard) == (1, 0, [])


def test_a_daily_mail_says_what_is_an_invitation(
    server: Running, friends: tuple[Visitor, Visitor], post: Post
) -> None:
    ann, ben = friends
    read_mail(ben, post, "ben@example.org")
    wish(ben, digest_at=8 * 60)
    ask(ann, new_table(ann), "Ben")
    look(server, later=25 * AN_HOUR)

    [mail] = post.mails
    assert "Ann invites you to a table: Stone Age" in text_of(mail)


def tournament_of(*people: Visitor) -> str:
    """Begin a tournament; return its first table."""
    cup = made(people[0], bots=False, format="round_robin", places=len(people), pace="live")
    for one in people[1:]:
        join(one, cup)
    asked(people[0], "PATCH", f"/{cup}", status="playing")
    until(lambda: bool(seen(people[0], cup)["table"]))
    table: str = seen(people[0], cup)["table"]
    until(lambda: people[0].see(table)["to_act"] >= 0)
    return table


def test_everybody_is_told_once_that_the_table_of_a_round_is_ready(
    server: Running, receiver: Receiver
) -> None:
    *_, table = waiting_pair(server, receiver)
    look(server)
    look(server, later=60.0)

    assert kinds(receiver) == ["table_ready"] * 2
    assert {heard.json["title"] for heard in receiver.heard} == {
        "Your table of round 1 is ready: Stone Age"
    }
    assert {heard.json["round"] for heard in receiver.heard} == {1}
    assert sum("It is your turn." in heard.json["text"] for heard in receiver.heard) == 1
    assert all(heard.json["link"].endswith(f"/tables/{table}") for heard in receiver.heard)


def test_who_has_seen_that_the_table_is_ready_is_not_told(
    server: Running, receiver: Receiver
) -> None:
    first, second, table = waiting_pair(server, receiver)
    with second.socket(table) as socket:
        socket.recv()
        look(server)
    until(lambda: not server.services.hub.people_at(table))
    look(server, later=120.0)

    [heard] = receiver.heard
    assert "It is your turn." in heard.json["text"]  # the one who did not look
    assert first.see(table)["to_act"] >= 0


def test_who_is_asked_before_hearing_that_the_table_is_ready_hears_both_at_once(
    server: Running, receiver: Receiver
) -> None:
    first, _, table = waiting_pair(server, receiver)
    pass_turn(first, table)
    look(server)
    look(server, later=AN_HOUR)

    [heard] = receiver.heard
    assert heard.json["kind"] == "table_ready"
    assert "It is your turn." in heard.json["text"]


def waiting_pair(server: Running, receiver: Receiver) -> tuple[Visitor, Visitor, str]:
    """Two people at a table of a tournament who want to be told; the first one is asked."""
    people = [Visitor(server, "Ann"), Visitor(server, "Ben")]
    for one in people:
        one.browser.post("/api/me", json={"name": one.name})
        listen(one, receiver)
    table = tournament_of(*people)
    first, second = people if actor(people[0], table) else people[::-1]
    return first, second, table


def actor(who: Visitor, table: str) -> bool:
    """Tell whether somebody is asked."""
    frame = who.see(table)
    own = [one["seat"] for one in frame["occupants"] if one["yours"]]
    return frame["to_act"] in own
