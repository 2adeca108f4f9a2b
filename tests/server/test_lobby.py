"""Finding a table: in the lobby, by a link, or after another game."""

import asyncio

import pytest

from grotto.server.settings import NO_LIMITS, Settings
from grotto.server.storage.people import Person
from tests.server.conftest import CHEAP
from tests.server.parlour import nearly_all
from tests.server.running import Running
from tests.server.visits import Visitor


@pytest.fixture
def settings(database_url: str) -> Settings:
    return Settings(database=database_url, bot_pause=3600.0, password_cost=CHEAP, limits=NO_LIMITS)


def listed(visitor: Visitor, **params: str) -> list[str]:
    found = visitor.browser.get("/api/tables", params=params).json()
    return [card["id"] for card in found["tables"]]


def test_the_lobby_lists_public_tables_that_wait_for_people(server: Running) -> None:
    ann = Visitor(server, "Ann")
    public = ann.make(visibility="public")["id"]
    ann.make(visibility="unlisted")
    ann.make(visibility="private")
    ann.join(public)

    found = Visitor(server, "Bob").browser.get("/api/tables").json()

    assert [card["id"] for card in found["tables"]] == [public]
    assert found["tables"][0]["seats"] == [
        {"kind": "person", "name": "Ann", "level": ""},
        {"kind": "open", "name": "", "level": ""},
    ]


def test_the_lobby_has_pages_and_filters(server: Running) -> None:
    ann = Visitor(server, "Ann")
    mines = [ann.make("lost_mines", 3, visibility="public")["id"] for _ in range(3)]
    ages = [ann.make(visibility="public")["id"] for _ in range(4)]
    ann.do(ages[0], "start")

    page = ann.browser.get("/api/tables", params={"limit": 4}).json()
    rest = ann.browser.get("/api/tables", params={"limit": 4, "before": page["next"]}).json()

    both = [card["id"] for part in (page, rest) for card in part["tables"]]
    assert both == [*reversed(ages[1:]), *reversed(mines)]
    assert rest["next"] == ""
    assert listed(ann, game="lost_mines") == mines[::-1]
    assert listed(ann, status="playing") == [ages[0]]
    assert ann.browser.get("/api/tables", params={"before": "x"}).status_code == 400


def test_the_lobby_is_filtered_by_how_one_wants_to_play(server: Running) -> None:
    ann = Visitor(server, "Ann")
    ann.browser.post("/api/me/sign-up", json={"name": "Ann", "password": "correct horse"})
    plain = ann.make(visibility="public")["id"]
    slow = ann.make(visibility="public", pace="correspondence")["id"]
    rated = ann.make(visibility="public", rated=True)["id"]

    assert listed(ann, rated="true") == [rated]
    assert listed(ann, rated="false") == [slow, plain]
    assert listed(ann, pace="correspondence") == [slow]
    assert listed(ann, pace="live", rated="false", game="stone_age") == [plain]
    assert ann.browser.get("/api/tables", params={"pace": "quick"}).status_code == 422


@pytest.mark.parametrize("game", ["hide_and_seek", "\0", "\ufffe"])
def test_the_lobby_knows_which_games_there_are(server: Running, game: str) -> None:
    answer = Visitor(server, "Ann").browser.get("/api/tables", params={"game": game})

    assert (answer.status_code, answer.json()["code"]) == (422, "game/unknown")


def test_a_private_table_is_found_by_its_link_only(server: Running) -> None:
    ann, bob = Visitor(server, "Ann"), Visitor(server, "Bob")
    made = ann.make(visibility="private")
    table, invite = made["id"], made["invite"]

    without, wrong = bob.join(table), bob.join(table, "!" + invite[1:])
    looking = bob.see(table, invite=invite)
    within = bob.join(table, invite)

    assert (without.status_code, wrong.status_code, within.status_code) == (404, 404, 200)
    assert looking["table"]["invite"] == ""
    assert bob.see(table)["table"]["invite"] == invite
    assert ann.see(table)["table"]["invite"] == invite


def test_a_table_that_is_asked_for_twice_with_one_key_is_made_once(server: Running) -> None:
    ann, bob = Visitor(server, "Ann"), Visitor(server, "Bob")

    first, second = (ann.make(visibility="private", key="a-table") for _ in range(2))
    others = [ann.make(key="another"), bob.make(key="a-table")]

    assert first == second
    assert len({first["id"], *(other["id"] for other in others)}) == 3
    assert len(ann.browser.get("/api/me/tables").json()) == 2


def test_only_private_tables_have_invitations(server: Running) -> None:
    ann = Visitor(server, "Ann")

    assert ann.make(visibility="unlisted")["invite"] == ""
    assert len(ann.make(visibility="private")["invite"]) >= 16


def finish(ann: Visitor, **facts: object) -> str:
    """Return a table where Ann has played to the end, alone."""
    return finish_together(ann, **facts)


def finish_together(ann: Visitor, *others: Visitor, **facts: object) -> str:
    """Return a table where people have played to the end; Ann is the host."""
    people = (ann, *others)
    moves = nearly_all("cave_vs_cave", len(people))
    head = f"grotto-record: 1\ngame: cave_vs_cave\nrules: 1\nseats: {len(people)}\n\n"
    body = {"record": f"{head}{moves}\n", "name": ann.name, **facts}
    table: str = ann.browser.post("/api/tables/import", json=body).json()["id"]
    for person in people:
        person.join(table, knows_record=True).raise_for_status()
    ann.do(table, "start")
    people[ann.see(table)["to_act"]].move(table, -1)
    assert ann.see(table)["table"]["status"] == "over"
    return table


def test_a_rematch_is_made_once_and_named_to_everybody(server: Running) -> None:
    ann = Visitor(server, "Ann")
    table = finish(ann, visibility="private")

    first, second = ann.do(table, "rematch").json(), ann.do(table, "rematch").json()

    old, new = ann.see(table)["table"], ann.see(first["id"])
    assert first == second
    assert (old["rematch"], old["rematch_invite"]) == (first["id"], first["invite"])
    assert new["table"]["visibility"] == "private"
    assert [seat["name"] for seat in new["occupants"]] == ["Ann"]
    assert new["table"]["options"] == old["options"]
    assert new["table"]["commitment"] != old["commitment"]


@pytest.mark.parametrize("keys", [("one", "two"), ("same", "same")])
def test_two_who_ask_for_a_rematch_at_once_make_one_table(
    server: Running, keys: tuple[str, str]
) -> None:
    ann = Visitor(server, "Ann")
    table = finish(ann)
    room = server.call(server.services.hub.room(table))
    person = Person(id=room.spec.host, name="Ann", account=False)

    async def both() -> list[str]:
        return await asyncio.gather(
            *(server.services.maker.rematch(room, person, key) for key in keys)
        )

    first, second = server.call(both())

    mine = ann.browser.get("/api/me/tables").json()
    assert first == second
    assert [one["id"] for one in mine if one["status"] == "playing"] == [first]


def test_a_rematch_begins_when_everybody_has_asked_for_it(server: Running) -> None:
    ann, ben = Visitor(server, "Ann"), Visitor(server, "Ben")
    table = finish_together(ann, ben)

    first = ben.do(table, "rematch").json()["id"]
    waiting = ann.see(first)
    second = ann.do(table, "rematch").json()["id"]
    begun = ann.see(first)

    assert first == second
    assert (waiting["table"]["status"], begun["table"]["status"]) == ("open", "playing")
    assert [seat["name"] for seat in waiting["occupants"]] == ["", "Ben"]
    assert [seat["name"] for seat in begun["occupants"]] == ["Ann", "Ben"]


def test_there_is_no_rematch_before_the_end(server: Running) -> None:
    ann = Visitor(server, "Ann")
    table = ann.make()["id"]
    ann.join(table)

    assert ann.do(table, "rematch").json()["code"] == "server/wrong-moment"


def test_a_clock_needs_time(server: Running) -> None:
    body = {"game": "stone_age", "seats": 2, "name": "Ann", "clock": {"kind": "bank"}}

    refused = Visitor(server, "Ann").browser.post("/api/tables", json=body)

    assert refused.json()["code"] == "server/invalid"
