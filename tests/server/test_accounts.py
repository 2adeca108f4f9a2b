"""Guests first, accounts when they like: names, passwords, sessions, and whose seats are whose."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import httpx
import msgspec
import pytest

from grotto.server.settings import A_DAY, PasswordCost, Settings
from grotto.server.storage import people
from tests.server.running import Running
from tests.server.screens import heard
from tests.server.visits import Visitor

PASSWORD = "correct horse"


def sign_up(browser: httpx.Client, name: str = "Ann", password: str = PASSWORD) -> httpx.Response:
    return browser.post("/api/me/sign-up", json={"name": name, "password": password})


def sign_in(
    browser: httpx.Client, name: str = "Ann", password: str = PASSWORD, *, claim: bool = True
) -> httpx.Response:
    body = {"name": name, "password": password, "claim": claim}
    return browser.post("/api/me/sign-in", json=body)


def me(browser: httpx.Client) -> object:
    return browser.get("/api/me").json()["person"]


def make_table(browser: httpx.Client, name: str = "Ann", seats: int = 2) -> str:
    body = {"game": "stone_age", "seats": seats, "name": name, "options": {"first_player": "0"}}
    made = browser.post("/api/tables", json=body)
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


def join(browser: httpx.Client, table: str, name: str = "Ann", key: str = "join") -> httpx.Response:
    return browser.post(f"/api/tables/{table}/join", json={"name": name, "key": key})


def seats_of(browser: httpx.Client, table: str) -> list[int]:
    occupants = browser.get(f"/api/tables/{table}").json()["occupants"]
    return [occupant["seat"] for occupant in occupants if occupant["yours"]]


def code(response: httpx.Response) -> str:
    return str(response.json()["code"])


# ---- who one is ---------------------------------------------------------------------------------


def test_a_stranger_is_nobody(server: Running) -> None:
    assert me(server.browser()) is None


def test_who_joins_a_table_is_a_guest_from_then_on(server: Running) -> None:
    browser = server.browser()

    make_table(browser, "Ann")

    assert me(browser) == {"name": "Ann", "account": False}


def test_the_cookie_of_a_session_is_hidden_from_scripts_and_other_sites(server: Running) -> None:
    browser = server.browser()

    answer = browser.post("/api/tables", json={"game": "stone_age", "seats": 2, "name": "Ann"})

    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie


def test_the_database_does_not_know_the_cookie(server: Running) -> None:
    browser = server.browser()
    make_table(browser)

    token = browser.cookies["grotto_session"]

    session = server.call(server.services.people.session(token, 0.0))
    assert session is not None
    assert session.id != token


# ---- signing up ---------------------------------------------------------------------------------


def test_a_guest_who_signs_up_keeps_seats_and_tables(server: Running) -> None:
    browser = server.browser()
    table = make_table(browser)
    join(browser, table)

    answer = sign_up(browser, "Ann")

    frame = browser.get(f"/api/tables/{table}").json()
    assert answer.status_code == 201
    assert me(browser) == {"name": "Ann", "account": True}
    assert seats_of(browser, table) == [0]
    assert frame["table"]["host"] is True
    assert frame["occupants"][0]["account"] is True


def test_others_see_at_once_that_a_guest_has_signed_up(server: Running) -> None:
    guest, other = server.browser(), server.browser()
    table = make_table(guest)
    join(guest, table)
    before = other.get(f"/api/tables/{table}").json()

    sign_up(guest)

    after = other.get(f"/api/tables/{table}").json()
    assert [seen["occupants"][0]["account"] for seen in (before, after)] == [False, True]
    assert after["version"] == before["version"] + 1


def test_somebody_without_a_session_can_sign_up(server: Running) -> None:
    browser = server.browser()

    sign_up(browser, "Ann")

    assert me(browser) == {"name": "Ann", "account": True}


def test_signing_up_changes_the_cookie_so_that_a_planted_one_opens_nothing(
    server: Running,
) -> None:
    browser, thief = server.browser(), server.browser()
    make_table(browser)
    thief.cookies.set("grotto_session", browser.cookies["grotto_session"], domain="127.0.0.1")

    sign_up(browser)

    assert me(thief) is None


def test_a_name_that_looks_the_same_is_taken(server: Running) -> None:
    sign_up(server.browser(), "Ann")

    answer = sign_up(server.browser(), " ＡＮＮ ")

    assert (answer.status_code, code(answer)) == (409, "server/name-taken")


def test_of_two_who_want_a_name_at_the_same_time_one_gets_it(server: Running) -> None:
    browsers = [server.browser() for _ in range(6)]

    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(sign_up, browsers))

    assert sorted(answer.status_code for answer in answers) == [201] + [409] * 5


def test_a_short_password_is_refused(server: Running) -> None:
    answer = sign_up(server.browser(), "Ann", "seven77")

    assert (answer.status_code, code(answer)) == (422, "server/password-too-short")


def test_who_has_an_account_does_not_sign_up_again(server: Running) -> None:
    browser = server.browser()
    sign_up(browser, "Ann")

    answer = sign_up(browser, "Bob")

    assert (answer.status_code, code(answer)) == (409, "server/account-already")


def test_what_cannot_be_shown_is_no_name(server: Running) -> None:
    answer = sign_up(server.browser(), "\u202eAnn")

    assert (answer.status_code, code(answer)) == (422, "server/invalid")
    assert answer.json()["text"]["args"]["field"] == "name"


def test_a_name_that_grows_too_long_when_folded_is_refused(server: Running) -> None:
    answer = sign_up(server.browser(), "ﷺ" * 10)

    assert (answer.status_code, code(answer)) == (422, "server/bad-name")


@pytest.mark.parametrize("sign", ["\\ud800", "\\u0000"])
def test_characters_that_are_none_are_refused(server: Running, sign: str) -> None:
    body = f'{{"name": "Ann", "password": "{sign} correct horse"}}'

    answer = server.browser().post(
        "/api/me/sign-up", content=body, headers={"Content-Type": "application/json"}
    )

    assert (answer.status_code, code(answer)) == (422, "server/invalid")


# ---- signing in ---------------------------------------------------------------------------------


def test_an_account_can_be_used_from_another_browser(server: Running) -> None:
    sign_up(server.browser(), "Ann")
    browser = server.browser()

    answer = sign_in(browser, "ＡＮＮ")

    assert answer.status_code == 200
    assert me(browser) == {"name": "Ann", "account": True}


@pytest.mark.parametrize(("name", "password"), [("Ann", "wrong horse"), ("Bob", PASSWORD)])
def test_nobody_learns_whether_the_name_or_the_password_was_wrong(
    server: Running, name: str, password: str
) -> None:
    sign_up(server.browser(), "Ann")

    answer = sign_in(server.browser(), name, password)

    assert (answer.status_code, code(answer)) == (403, "server/wrong-password")
    assert answer.json()["text"]["args"] == {}


def test_the_seats_of_a_guest_come_along_when_somebody_signs_in(server: Running) -> None:
    sign_up(server.browser(), "Ann")
    guest, stranger = server.browser(), server.browser()
    table = make_table(guest, "Somebody")
    join(guest, table, "Somebody")
    stranger.cookies.set("grotto_session", guest.cookies["grotto_session"], domain="127.0.0.1")

    sign_in(guest, "Ann")

    frame = guest.get(f"/api/tables/{table}").json()
    assert seats_of(guest, table) == [0]
    assert frame["table"]["host"] is True
    assert frame["occupants"][0]["account"] is True
    assert me(stranger) is None


def test_claimed_seats_are_there_in_every_browser_of_the_account(server: Running) -> None:
    first, second = server.browser(), server.browser()
    sign_up(first, "Ann")
    table = make_table(second)
    join(second, table)

    sign_in(second, "Ann")

    assert seats_of(first, table) == [0]
    assert [listed["id"] for listed in first.get("/api/me/tables").json()] == [table]


def test_a_claimed_seat_is_played_from(server: Running) -> None:
    sign_up(server.browser(), "Ann")
    browser = server.browser()
    table = make_table(browser)
    join(browser, table)
    join(browser, table, key="second")
    sign_in(browser, "Ann")

    started = browser.post(f"/api/tables/{table}/start", json={"key": "start"})

    frame = browser.get(f"/api/tables/{table}").json()
    assert started.status_code == 200
    assert frame["question"]["seat"] in (0, 1)


def test_a_claim_is_in_the_log_and_survives_a_restart(server: Running, settings: Settings) -> None:
    sign_up(server.browser(), "Ann")
    guest = server.browser()
    table = make_table(guest)
    join(guest, table)
    sign_in(guest, "Ann")

    with Running(settings) as again:
        browser = again.browser()
        sign_in(browser, "Ann")

        assert seats_of(browser, table) == [0]


def test_who_does_not_want_the_seats_of_the_guest_leaves_them(server: Running) -> None:
    sign_up(server.browser(), "Ann")
    browser = server.browser()
    table = make_table(browser)
    join(browser, table)

    sign_in(browser, "Ann", claim=False)

    assert seats_of(browser, table) == []


def test_another_account_gets_none_of_the_seats_of_the_one_before(server: Running) -> None:
    sign_up(server.browser(), "Bob")
    browser = server.browser()
    sign_up(browser, "Ann")
    table = make_table(browser)
    join(browser, table)

    sign_in(browser, "Bob")

    assert me(browser) == {"name": "Bob", "account": True}
    assert seats_of(browser, table) == []


@pytest.mark.parametrize("enter", [sign_in, sign_up])
def test_claims_and_moves_at_the_same_time_do_not_harm_each_other(
    server: Running, enter: Callable[[httpx.Client, str], httpx.Response]
) -> None:
    sign_up(server.browser(), "Ann")
    guest, other = server.browser(), server.browser()
    tables = [make_table(guest, seats=4) for _ in range(4)]
    for table in tables:
        join(guest, table)

    def sit(number: int) -> int:
        return join(other, tables[number % 4], "Bob", f"bob{number}").status_code

    join(other, tables[0], "Bob", "first")
    with ThreadPoolExecutor(4) as pool:
        sat = [pool.submit(sit, number) for number in range(8)]
        entered = enter(guest, "Ann" if enter is sign_in else "Eve")

    assert entered.is_success
    assert [seats_of(guest, table) for table in tables] == [[0]] * 4
    assert {future.result() for future in sat} <= {200, 409}
    assert [len(seats_of(other, table)) for table in tables] == [3, 2, 2, 2]


def test_a_password_is_kept_at_todays_cost(settings: Settings) -> None:
    with Running(settings) as server:
        sign_up(server.browser(), "Ann")
        before = server.call(server.services.accounts.find("Ann"))
    dearer = PasswordCost(kibibytes=128, passes=1)
    with Running(msgspec.structs.replace(settings, password_cost=dearer)) as server:
        answer = sign_in(server.browser(), "Ann")
        after = server.call(server.services.accounts.find("Ann"))
        again = sign_in(server.browser(), "Ann")

    assert before is not None
    assert after is not None
    assert "m=64," in before.password
    assert "m=128," in after.password
    assert [answer.status_code, again.status_code] == [200, 200]


# ---- sessions -----------------------------------------------------------------------------------


def test_signing_out_ends_the_session_and_takes_the_cookie(server: Running) -> None:
    browser, copy = server.browser(), server.browser()
    sign_up(browser, "Ann")
    copy.cookies.set("grotto_session", browser.cookies["grotto_session"], domain="127.0.0.1")

    browser.post("/api/me/sign-out", json={})

    assert "grotto_session" not in browser.cookies
    assert me(copy) is None


def test_signing_out_everywhere_ends_every_session(server: Running) -> None:
    here, there, other = server.browser(), server.browser(), server.browser()
    sign_up(here, "Ann")
    sign_in(there, "Ann")
    sign_up(other, "Bob")

    here.post("/api/me/sign-out-everywhere", json={})

    assert [me(here), me(there)] == [None, None]
    assert me(other) == {"name": "Bob", "account": True}


def test_a_session_that_is_not_used_expires(server: Running) -> None:
    browser = server.browser()
    make_table(browser)

    server.clock.pass_by(366 * A_DAY)

    assert me(browser) is None


def test_a_session_that_is_used_is_renewed(server: Running) -> None:
    browser = server.browser()
    make_table(browser)

    server.clock.pass_by(200 * A_DAY)
    renewed = browser.get("/api/me")
    server.clock.pass_by(200 * A_DAY)

    assert "grotto_session=" in renewed.headers["set-cookie"]
    assert me(browser) == {"name": "Ann", "account": False}


def test_a_cookie_is_not_sent_again_all_the_time(server: Running) -> None:
    browser = server.browser()
    make_table(browser)

    assert "set-cookie" not in browser.get("/api/me").headers


def test_guests_who_left_nothing_behind_are_forgotten(server: Running) -> None:
    gone, seated = server.browser(), server.browser()
    make_table(seated)
    gone.post("/api/tables/nowhere/join", json={"name": "Gone", "key": "x"})
    table = make_table(seated)
    join(seated, table)
    join(gone, table, "Gone")
    gone.post(f"/api/tables/{table}/stand", json={"seat": 1, "key": "stand"})
    server.clock.pass_by(366 * A_DAY)

    server.call(server.services.people.forget_absent(server.services.oldest_session()))

    assert server.count("people") == 1
    assert server.count("sessions") == 0


def test_nobody_is_signed_in_in_very_many_browsers(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "MOST_BROWSERS", 2)
    browsers = [server.browser() for _ in range(4)]
    sign_up(browsers[0], "Ann")

    for browser in browsers[1:]:
        sign_in(browser, "Ann")

    assert [me(browser) is not None for browser in browsers] == [False, False, True, True]


# ---- changes ------------------------------------------------------------------------------------


def test_a_new_name_is_the_one_to_sign_in_by(server: Running) -> None:
    browser = server.browser()
    sign_up(browser, "Ann")

    browser.patch("/api/me", json={"name": "Anna"})

    assert me(browser) == {"name": "Anna", "account": True}
    assert sign_in(server.browser(), "anna").status_code == 200
    assert sign_in(server.browser(), "Ann").status_code == 403


def test_a_name_can_be_written_differently(server: Running) -> None:
    browser = server.browser()
    sign_up(browser, "ann")

    browser.patch("/api/me", json={"name": "Ann"})

    assert me(browser) == {"name": "Ann", "account": True}


def test_the_name_of_another_account_cannot_be_taken(server: Running) -> None:
    browser = server.browser()
    sign_up(server.browser(), "Bob")
    sign_up(browser, "Ann")

    answer = browser.patch("/api/me", json={"name": "BOB"})

    assert (answer.status_code, code(answer)) == (409, "server/name-taken")


def test_guests_may_bear_any_name(server: Running) -> None:
    browser = server.browser()
    sign_up(server.browser(), "Bob")
    make_table(browser, "Ann")

    answer = browser.patch("/api/me", json={"name": "Bob"})

    assert answer.json()["person"] == {"name": "Bob", "account": False}


def test_a_new_password_signs_every_other_browser_out(server: Running) -> None:
    here, there = server.browser(), server.browser()
    sign_up(here, "Ann")
    sign_in(there, "Ann")

    answer = here.post("/api/me/password", json={"old": PASSWORD, "new": "battery staple"})

    assert answer.status_code == 200
    assert me(here) == {"name": "Ann", "account": True}
    assert me(there) is None
    assert sign_in(there, "Ann").status_code == 403
    assert sign_in(there, "Ann", "battery staple").status_code == 200


def test_a_password_is_not_changed_without_the_old_one(server: Running) -> None:
    browser = server.browser()
    sign_up(browser, "Ann")

    answer = browser.post("/api/me/password", json={"old": "wrong horse", "new": "battery staple"})

    assert (answer.status_code, code(answer)) == (403, "server/wrong-password")


def test_a_guest_has_no_password_to_change(server: Running) -> None:
    browser = server.browser()
    make_table(browser)

    answer = browser.post("/api/me/password", json={"old": PASSWORD, "new": "battery staple"})

    assert (answer.status_code, code(answer)) == (403, "server/no-account")


# ---- one's own tables ---------------------------------------------------------------------------


def start(browser: httpx.Client, table: str) -> None:
    assert browser.post(f"/api/tables/{table}/start", json={"key": "start"}).status_code == 200


def test_the_tables_where_it_is_your_move_come_first(server: Running) -> None:
    browser, other = server.browser(), server.browser()
    mine, theirs, waiting = make_table(browser), make_table(other, "Bob"), make_table(browser)
    join(browser, mine)
    join(other, mine, "Bob")
    start(browser, mine)
    join(other, theirs, "Bob")
    join(browser, theirs)
    start(other, theirs)

    tables = browser.get("/api/me/tables").json()

    assert [listed["id"] for listed in tables] == [mine, theirs, waiting]
    assert [listed["your_move"] for listed in tables] == [True, False, False]
    assert [listed["status"] for listed in tables] == ["playing", "playing", "open"]


def test_the_list_says_who_sits_where(server: Running) -> None:
    browser = server.browser()
    table = make_table(browser)
    join(browser, table)
    browser.post(f"/api/tables/{table}/bots", json={"level": "greedy", "key": "bot"})

    [listed] = browser.get("/api/me/tables").json()

    assert listed["seats"] == [
        {"name": "Ann", "level": "", "yours": True, "vacation": None},
        {"name": "", "level": "greedy", "yours": False, "vacation": None},
    ]


def test_the_list_can_be_read_in_pieces(server: Running) -> None:
    browser = server.browser()
    tables = [make_table(browser) for _ in range(3)]

    pieces = [browser.get("/api/me/tables", params={"limit": 2, "offset": n}) for n in (0, 2)]

    listed = [[table["id"] for table in piece.json()] for piece in pieces]
    assert [len(piece) for piece in listed] == [2, 1]
    assert sorted(listed[0] + listed[1]) == sorted(tables)


def test_a_stranger_has_no_list(server: Running) -> None:
    answer = server.browser().get("/api/me/tables")

    assert (answer.status_code, code(answer)) == (401, "server/not-signed-in")


def test_nothing_secret_is_in_the_list(server: Running) -> None:
    browser = server.browser()
    make_table(browser)

    text = browser.get("/api/me/tables").text

    assert "seed" not in text
    assert "person" not in text


# ---- manners ------------------------------------------------------------------------------------


def test_who_is_muted_stays_so_after_signing_in(server: Running) -> None:
    sign_up(server.browser(), "Eve")
    ann, eve = Visitor(server, "Ann"), Visitor(server, "Somebody")
    table = ann.make()["id"]
    ann.join(table)
    eve.join(table)
    eve.say(table, "say", said="hoo")
    with ann.socket(table) as line:
        mute = {"line": heard(line, "chat")["number"]}
        ann.browser.post(f"/api/tables/{table}/mute", json=mute)
        sign_in(eve.browser, "Eve")
        eve.say(table, "say", said="boo")
        ann.say(table, "say", said="hello")

        assert heard(line, "chat")["said"] == "hello"
