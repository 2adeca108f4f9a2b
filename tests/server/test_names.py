"""Which names are the same, which only look so, and which are made to look like others."""

import pytest

from grotto.server.names import is_disguise, skeleton_of
from grotto.server.storage.accounts import login_of
from tests.server.running import Running
from tests.server.visits import Visitor

PASSWORD = "correct horse"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ANN"),
        ("Ann", " ann  "),
        ("Ann", "Ａｎｎ"),
        ("Straße", "STRASSE"),
        ("e\u0301va", "Éva"),
        ("an\u200dna", "Anna"),
        ("Ann  Lee", "ann lee"),
    ],
)
def test_names_that_look_the_same_are_the_same(one: str, other: str) -> None:
    assert login_of(one) == login_of(other)


def test_names_that_differ_are_different() -> None:
    assert login_of("Ann") != login_of("Anna")


@pytest.mark.parametrize("name", ["Ann", "Straße", "ﷺ", "ΰ", "ŉ", "Ⅷ"])
def test_folding_twice_changes_nothing(name: str) -> None:
    assert login_of(login_of(name)) == login_of(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("coco", "сосо"),  # the second one is Cyrillic
        ("AHHA", "АННА"),
        ("Eva", "Ενα"),  # Greek
        ("Ivan", "lvan"),
        ("Bob", "B0b"),
        ("Arno", "Amo"),
        ("Ann", "Ann\u0332"),
        ("Ann", "A\u200dnn"),
    ],
)
def test_names_that_people_would_confuse_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton_of(one) == skeleton_of(other)


@pytest.mark.parametrize(("one", "other"), [("Ann", "Anna"), ("Éva", "Eva"), ("Ганна", "Жанна")])
def test_names_that_look_different_have_different_skeletons(one: str, other: str) -> None:
    assert skeleton_of(one) != skeleton_of(other)


@pytest.mark.parametrize(
    "name",
    ["Аnn", "Oлег", "Ωmega", "Ann Иванова", "an\u200dna", "\u200cАнна", "山田Анна"],
    ids=ascii,
)
def test_scripts_are_not_mixed_and_nothing_is_hidden(name: str) -> None:
    assert is_disguise(name)


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Олег",
        "Ганна Її",
        "Łukasz",
        "Нина-2",
        "山田Taro",
        "김 Kim",
        "Ελένη",
        "👩\u200d👧",
        "क्\u200dष",
    ],
    ids=ascii,
)
def test_names_of_all_peoples_are_no_disguise(name: str) -> None:
    assert not is_disguise(name)


def sign_up(visitor: Visitor, name: str) -> tuple[int, str]:
    account = {"name": name, "password": PASSWORD}
    answer = visitor.browser.post("/api/me/sign-up", json=account)
    return answer.status_code, answer.json().get("code", "")


def test_no_account_has_a_name_that_looks_like_that_of_another(server: Running) -> None:
    sign_up(Visitor(server, ""), "coco")

    assert sign_up(Visitor(server, ""), "сосо") == (409, "server/name-taken")
    assert sign_up(Visitor(server, ""), "СОСО") == (409, "server/name-taken")


def test_an_account_is_not_renamed_to_look_like_another(server: Running) -> None:
    ann = Visitor(server, "Ann")
    sign_up(Visitor(server, ""), "Bob")
    sign_up(ann, "Ann")

    answer = ann.browser.patch("/api/me", json={"name": "B0b"})
    own = ann.browser.patch("/api/me", json={"name": "ANN"})

    assert (answer.status_code, answer.json()["code"]) == (409, "server/name-taken")
    assert own.status_code == 200


@pytest.mark.parametrize("name", ["Аnn", "Ann\u200d"], ids=ascii)
def test_nobody_comes_in_disguise(server: Running, name: str) -> None:
    guest = Visitor(server, name)
    body = {"game": "stone_age", "seats": 2, "name": name}

    made = guest.browser.post("/api/tables", json=body)

    assert (made.status_code, made.json()["code"]) == (422, "server/disguised-name")
    assert sign_up(guest, name) == (422, "server/disguised-name")


def test_a_guest_does_not_look_like_an_account_but_may_have_its_name(server: Running) -> None:
    sign_up(Visitor(server, ""), "coco")
    cyrillic, namesake = Visitor(server, "сосо"), Visitor(server, "Coco")
    table = Visitor(server, "Ann").make()["id"]

    assert cyrillic.join(table).json()["code"] == "server/name-taken"
    assert namesake.join(table).status_code == 200
    assert namesake.see(table)["occupants"][0]["account"] is False


def test_nobody_at_a_table_looks_like_somebody_else_there(server: Running) -> None:
    bob, spy = Visitor(server, "Bob"), Visitor(server, "B0b")
    table = bob.make(seats=3)["id"]
    bob.join(table)

    assert spy.join(table).json()["code"] == "server/name-taken"


def test_people_with_the_same_name_are_numbered(server: Running) -> None:
    people = [Visitor(server, "Ann") for _ in range(3)]
    table = people[0].make(seats=4)["id"]
    for visitor in (*people, people[0]):
        visitor.join(table)

    names = [one["name"] for one in people[0].see(table)["occupants"]]

    assert names == ["Ann", "Ann 2", "Ann 3", "Ann"]


def test_accounts_of_before_stay_usable_whatever_their_names(server: Running) -> None:
    accounts, hashed = server.services.accounts, server.services.passwords.hashed(PASSWORD)
    server.call(accounts.sign_up(None, "Аnn", server.call(hashed), 0.0))
    visitor = Visitor(server, "Аnn")

    entered = visitor.browser.post("/api/me/sign-in", json={"name": "Аnn", "password": PASSWORD})
    table = visitor.make()["id"]

    assert entered.status_code == 200
    assert visitor.join(table).status_code == 200
    assert visitor.see(table)["occupants"][0]["name"] == "Аnn"
