"""Friends: both want it, by name or by a link; only friends see who is here, if one likes."""

import asyncio
from typing import Any

import pytest

from grotto.server.limits import Buckets
from grotto.server.settings import NO_LIMITS, Rate, Settings
from grotto.server.storage import friends as stored
from tests.server.conftest import CHEAP
from tests.server.running import Running
from tests.server.visits import Visitor, known


@pytest.fixture
def settings(database_url: str) -> Settings:
    return Settings(database=database_url, password_cost=CHEAP, limits=NO_LIMITS)


def told(visitor: Visitor, method: str, path: str, **body: object) -> Any:  # noqa: ANN401 (JSON)
    answer = visitor.browser.request(method, f"/api/me/{path}", json=body or None)
    return answer.json()


def friends_of(visitor: Visitor) -> list[tuple[str, str, bool]]:
    listed = told(visitor, "GET", "friends")["friends"]
    return [(one["name"], one["state"], one["here"]) for one in listed]


def test_who_is_asked_by_name_says_yes_or_no(server: Running) -> None:
    ann, ben = known(server, "Ann"), known(server, "Ben")
    told(ann, "POST", "friends", name="BEN")
    waiting = friends_of(ann), friends_of(ben)
    told(ben, "POST", "friends", name="Ann")
    both = friends_of(ann), friends_of(ben)
    told(ben, "DELETE", "friends/ann")

    assert waiting == ([("Ben", "asked", False)], [("Ann", "asks", False)])
    assert both == ([("Ben", "friend", False)], [("Ann", "friend", False)])
    assert (friends_of(ann), friends_of(ben)) == ([], [])


def test_two_who_ask_each_other_at_the_same_moment_are_friends(server: Running) -> None:
    pairs = [(f"Ann {number}", f"Ben {number}") for number in range(4)]
    people = {name: known(server, name) for pair in pairs for name in pair}
    accounts, friends = server.services.accounts, server.services.pages.friends

    async def ask_each_other() -> None:
        found = {name: await accounts.find(name) for name in people}
        ids = {name: account.person.id for name, account in found.items() if account}
        both = [*pairs, *((ben, ann) for ann, ben in pairs)]
        await asyncio.gather(*(friends.ask(ids[who], whom.lower(), 1.0) for who, whom in both))

    server.call(ask_each_other())

    assert [friends_of(people[ann]) for ann, _ in pairs] == [
        [(ben, "friend", False)] for _, ben in pairs
    ]


def test_a_crowd_that_asks_is_not_listed_without_end(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored, "MOST_FRIENDS", 2)
    ann = known(server, "Ann")
    for number in range(3):
        told(known(server, f"Fan {number}"), "POST", "friends", name="Ann")

    assert friends_of(ann) == [("Fan 0", "asks", False), ("Fan 1", "asks", False)]


def test_who_asks_for_name_after_name_is_stopped_as_one_who_signs_in(server: Running) -> None:
    ann = known(server, "Ann")
    server.services.gate.sign_ins = Buckets(Rate(3, 0.001), server.clock)
    answers = [told(ann, "POST", "friends", name=f"Name {number}") for number in range(4)]

    assert [answer["code"] for answer in answers] == [
        *["server/no-such-account"] * 3,
        "server/too-many-requests",
    ]


def test_a_link_makes_friends_with_one_press_until_there_is_another(server: Running) -> None:
    ann, ben, eve = known(server, "Ann"), known(server, "Ben"), known(server, "Eve")
    link = told(ann, "POST", "friend-link")["link"]
    told(ben, "POST", "friend-link/follow", link=link)
    told(ann, "POST", "friend-link")

    late = told(eve, "POST", "friend-link/follow", link=link)

    assert friends_of(ann) == [("Ben", "friend", False)]
    assert late["code"] == "server/no-such-friend-link"


def test_who_cannot_become_a_friend_is_said(server: Running) -> None:
    ann = known(server, "Ann")
    own = told(ann, "POST", "friend-link")["link"]
    refused = [
        told(ann, "POST", "friends", name="Ann"),
        told(ann, "POST", "friend-link/follow", link=own),
        told(ann, "POST", "friends", name="Nobody"),
    ]

    assert [answer["code"] for answer in refused] == [
        "server/that-is-you",
        "server/that-is-you",
        "server/no-such-account",
    ]


def test_only_friends_see_who_is_here_and_only_if_one_likes(server: Running) -> None:
    ann, ben = known(server, "Ann"), known(server, "Ben")
    told(ben, "POST", "here")
    told(ann, "POST", "friends", name="Ben")
    told(ben, "PATCH", "presence", shown=True)
    told(ben, "POST", "here")
    asked_only = friends_of(ann)
    told(ben, "POST", "friends", name="Ann")
    seen = friends_of(ann)
    server.clock.pass_by(stored.HERE_SECONDS + 1)
    later = friends_of(ann)
    told(ben, "POST", "here")
    again = friends_of(ann)
    told(ben, "PATCH", "presence", shown=False)
    told(ben, "POST", "here")

    assert asked_only == [("Ben", "asked", False)]
    assert (seen, later, again) == tuple([("Ben", "friend", here)] for here in (True, False, True))
    assert friends_of(ann) == [("Ben", "friend", False)]


def test_nobody_asks_more_people_than_there_may_be(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored, "MOST_FRIENDS", 1)
    ann, _, _ = known(server, "Ann"), known(server, "Ben"), known(server, "Cem")
    told(ann, "POST", "friends", name="Ben")

    assert told(ann, "POST", "friends", name="Cem")["code"] == "server/too-many-friends"
