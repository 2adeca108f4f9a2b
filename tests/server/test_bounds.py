"""Bounds: how long, how slow, how often, how many. What is over them is refused with a code."""

import json
import socket
import time
import weakref
from contextlib import ExitStack, suppress

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from grotto.server import passwords
from grotto.server.housekeeping.memory import search_new, searched_by_us
from grotto.server.housekeeping.sessions import dismiss_signed_out
from grotto.server.http.requests import ImpatientProtocol
from grotto.server.http.sockets import MOST_REFUSED
from grotto.server.settings import Limits, Patience, Rate, Settings
from grotto.server.tables.watcher import Watcher
from tests.server.running import Running
from tests.server.visits import Visitor
from tests.server.waiting import until

TABLE = {"game": "stone_age", "seats": 2, "name": "Ann"}
ACCOUNT = {"name": "Ann", "password": "correct horse"}

WHOLE = b"GET /health HTTP/1.1\r\nHost: here\r\n\r\n"
LIMITS = Limits(
    body=1000,
    body_seconds=0.3,
    message=200,
    requests_of_session=Rate(8, 0.1),
    requests_of_address=Rate(30, 0.1),
    messages=Rate(5, 0.1),
    commands=Rate(12, 0.1),
    chat=Rate(2, 0.1),
    guests=Rate(3, 1 / 600),
    sign_ins_of_address=Rate(9, 0.1),
    wrong_passwords_of_address=Patience(9, 8.0, 60.0, 600.0),
    wrong_passwords_of_name=Patience(3, 8.0, 60.0, 600.0),
    sockets_of_person=2,
    sockets_of_address=4,
    tables=2,
    tables_of_address=Rate(5, 0.01),
)


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    return sqlite_url


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return msgspec.structs.replace(settings, limits=LIMITS)


def said(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


# ---- requests -----------------------------------------------------------------------------------


def test_a_request_that_says_it_is_too_long_is_refused(server: Running) -> None:
    answer = server.browser().post("/api/tables", json={"name": "x" * 1000})

    assert said(answer) == (413, "server/too-large")


def test_a_request_that_turns_out_to_be_too_long_is_refused(server: Running) -> None:
    answer = server.browser().post("/api/tables", content=(b"x" * 100 for _ in range(20)))

    assert said(answer) == (413, "server/too-large")


def test_a_request_that_comes_in_pieces_is_put_together(server: Running) -> None:
    whole = json.dumps(TABLE).encode()

    answer = server.browser().post(
        "/api/tables",
        content=(whole[at : at + 7] for at in range(0, len(whole), 7)),
        headers={"Content-Type": "application/json"},
    )

    assert answer.status_code == 201


def test_a_request_that_does_not_arrive_is_not_waited_for(server: Running) -> None:
    host, _, port = server.origin[7:].partition(":")
    head = f"POST /api/tables HTTP/1.1\r\nHost: {host}:{port}\r\nContent-Length: 90\r\n\r\n{{"
    with socket.create_connection((host, int(port)), timeout=10) as line:
        line.sendall(head.encode())

        answer = b"".join(iter(lambda: line.recv(4096), b"")).decode()

    assert answer.startswith("HTTP/1.1 408")
    assert "server/too-slow" in answer


def test_who_leaves_in_the_middle_harms_nobody(server: Running) -> None:
    host, _, port = server.origin[7:].partition(":")
    head = f"POST /api/tables HTTP/1.1\r\nHost: {host}:{port}\r\nContent-Length: 90\r\n\r\n{{"
    with socket.create_connection((host, int(port)), timeout=10) as line:
        line.sendall(head.encode())
    time.sleep(0.1)

    assert server.browser().get("/api/me").status_code == 200


@pytest.mark.parametrize("first", [b"", b"GET / HTTP/1.1\r\nHo", WHOLE, WHOLE + b"GET /"])
def test_nobody_waits_for_headers_for_ever(
    server: Running, monkeypatch: pytest.MonkeyPatch, first: bytes
) -> None:
    monkeypatch.setattr(ImpatientProtocol, "seconds", 0.2)
    host, _, port = server.origin[7:].partition(":")
    with socket.create_connection((host, int(port)), timeout=20) as line:
        line.sendall(first)

        answer = b"".join(iter(lambda: line.recv(4096), b""))  # to its end

    assert answer.count(b"HTTP/1.1 200") == first.count(WHOLE)


def test_an_open_socket_may_be_silent(
    server: Running, ann: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ImpatientProtocol, "seconds", 0.1)
    with watch(server, ann, ann.headers["Table"]) as line:
        line.recv(10)
        time.sleep(0.3)

        heard = answer_to(line, "?")

    assert heard["code"] == "server/bad-message"


@pytest.mark.parametrize("depth", [400, 480])
def test_a_request_that_is_nested_deeply_is_refused(server: Running, depth: int) -> None:
    body = '{"options": ' + "[" * depth + "]" * depth + "}"

    answer = server.browser().post(
        "/api/tables", content=body, headers={"Content-Type": "application/json"}
    )

    assert said(answer) == (422, "server/invalid")


def test_a_request_that_is_nested_too_deeply_cannot_be_read(settings: Settings) -> None:
    large = msgspec.structs.replace(settings, limits=Limits())
    body = '{"name": "Ann", "password": ' + "[" * 200_000
    with Running(large) as server:
        answer = server.browser().post(
            "/api/me/sign-up", content=body, headers={"Content-Type": "application/json"}
        )

    assert said(answer) == (400, "server/bad-request")


# ---- rates --------------------------------------------------------------------------------------


def test_a_session_that_asks_too_often_is_told_when_to_come_back(server: Running) -> None:
    browser = server.browser()
    browser.post("/api/tables", json=TABLE)

    answers = [browser.get("/api/me") for _ in range(12)]

    refused = [answer for answer in answers if answer.status_code == 429]
    assert len(refused) == 4
    assert refused[0].json()["code"] == "server/too-many-requests"
    assert int(refused[0].headers["retry-after"]) >= 1


def test_after_a_while_one_may_ask_again(server: Running) -> None:
    browser = server.browser()
    browser.post("/api/tables", json=TABLE)
    while browser.get("/api/me").status_code == 200:
        pass

    server.clock.pass_by(10)

    assert browser.get("/api/me").status_code == 200


def test_an_address_that_asks_too_often_is_refused_whoever_asks(server: Running) -> None:
    codes = [httpx.get(f"{server.origin}/api/me").status_code for _ in range(40)]

    assert codes[:30] == [200] * 30
    assert 429 in codes[30:]


def test_one_address_does_not_pay_for_another(server: Running) -> None:
    while httpx.get(f"{server.origin}/api/me").status_code == 200:
        pass

    answer = httpx.get(f"{server.origin}/api/me", headers={"X-Forwarded-For": "192.0.2.7"})

    assert answer.status_code == 200


def test_only_proxies_are_believed_when_they_say_who_asks(settings: Settings) -> None:
    with Running(msgspec.structs.replace(settings, proxies=("192.0.2.1",))) as server:
        address = f"{server.origin}/api/me"
        codes = [
            httpx.get(address, headers={"X-Forwarded-For": f"192.0.2.{number}"}).status_code
            for number in range(40)
        ]

    assert 429 in codes


def test_pages_and_health_are_not_counted(server: Running) -> None:
    codes = {httpx.get(f"{server.origin}/health").status_code for _ in range(40)}

    assert codes == {200}


def test_only_so_often_is_asked_whether_the_server_is_ready(server: Running) -> None:
    codes = [httpx.get(f"{server.origin}/ready").status_code for _ in range(40)]

    assert codes[:30] == [200] * 30
    assert 429 in codes[30:]


def test_one_address_brings_only_so_many_guests(server: Running) -> None:
    answers = [server.browser().post("/api/tables", json=TABLE) for _ in range(5)]

    assert [answer.status_code for answer in answers] == [201] * 3 + [429] * 2
    assert server.count("people") == 3


def test_guests_who_are_known_already_do_not_count(server: Running) -> None:
    browser = server.browser()

    made = [browser.post("/api/tables", json=TABLE).status_code for _ in range(2)]

    assert made == [201, 201]
    assert server.count("people") == 1


def test_passwords_cannot_be_tried_without_end(server: Running) -> None:
    server.browser().post("/api/me/sign-up", json=ACCOUNT)
    wrong = {"name": "ANN", "password": "wrong horse"}

    answers = [server.browser().post("/api/me/sign-in", json=wrong) for _ in range(5)]

    assert [answer.status_code for answer in answers] == [403] * 3 + [429] * 2


def test_who_guesses_waits_longer_each_time(server: Running) -> None:
    wrong = {**ACCOUNT, "password": "wrong horse"}
    for _ in range(3):
        server.browser().post("/api/me/sign-in", json=wrong)
    waits = []

    for _ in range(3):
        told = server.browser().post("/api/me/sign-in", json=wrong).json()
        waits.append(told["text"]["args"]["seconds"])
        server.clock.pass_by(waits[-1])
        server.browser().post("/api/me/sign-in", json=wrong)

    assert waits == [8, 16, 32]


def test_wrong_passwords_from_many_addresses_do_not_keep_the_owner_out(server: Running) -> None:
    server.browser().post("/api/me/sign-up", json=ACCOUNT)
    wrong = {**ACCOUNT, "password": "wrong horse"}
    for number in range(12):
        address = {"X-Forwarded-For": f"192.0.2.{number}"}
        server.browser().post("/api/me/sign-in", json=wrong, headers=address)

    assert server.browser().post("/api/me/sign-in", json=ACCOUNT).status_code == 200


def test_who_is_signed_in_does_not_wait_for_those_who_guess_at_the_same_address(
    server: Running,
) -> None:
    owner = server.browser()
    owner.post("/api/me/sign-up", json=ACCOUNT)
    wrong = {**ACCOUNT, "password": "wrong horse"}
    guesses = [server.browser().post("/api/me/sign-in", json=wrong) for _ in range(5)]
    new = {"old": ACCOUNT["password"], "new": "battery staple"}

    assert guesses[-1].status_code == 429
    assert owner.post("/api/me/sign-in", json=ACCOUNT).status_code == 200
    assert owner.post("/api/me/password", json=new).status_code == 200


def test_a_right_password_makes_up_for_wrong_ones(server: Running) -> None:
    server.browser().post("/api/me/sign-up", json=ACCOUNT)
    tries = [{**ACCOUNT, "password": word} for word in ("wrong horse", "wrong horse")]

    answers = [
        server.browser().post("/api/me/sign-in", json=one).status_code
        for one in [*tries, ACCOUNT, *tries]
    ]

    assert answers == [403, 403, 200, 403, 403]


def test_a_password_that_nobody_had_time_to_look_at_is_not_a_wrong_one(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.browser().post("/api/me/sign-up", json=ACCOUNT)
    monkeypatch.setattr(passwords, "MOST_WAITING", 0)
    busy = [server.browser().post("/api/me/sign-in", json=ACCOUNT) for _ in range(4)]
    monkeypatch.undo()

    assert [answer.status_code for answer in busy] == [429] * 4
    assert server.browser().post("/api/me/sign-in", json=ACCOUNT).status_code == 200


def test_guessing_names_that_nobody_has_is_slowed_just_the_same(server: Running) -> None:
    server.browser().post("/api/me/sign-up", json=ACCOUNT)
    codes = {
        name: [
            server.browser()
            .post(
                "/api/me/sign-in",
                json={"name": name, "password": "wrong horse"},
                headers={"X-Forwarded-For": f"192.0.2.{len(name)}"},
            )
            .status_code
            for _ in range(5)
        ]
        for name in ("Ann", "Nobody")
    }

    assert codes["Ann"] == codes["Nobody"]


def test_many_names_cannot_be_tried_from_one_address(server: Running) -> None:
    tries = [{"name": f"Ann {number}", "password": "wrong horse"} for number in range(12)]

    codes = [server.browser().post("/api/me/sign-in", json=one).status_code for one in tries]

    assert codes == [403] * 9 + [429] * 3


def test_names_cannot_be_tried_out_without_end(server: Running) -> None:
    server.browser().post("/api/me/sign-up", json=ACCOUNT)
    spy = server.browser()
    spy.post("/api/me/sign-up", json={**ACCOUNT, "name": "Spy"})
    guesses = [spy.patch("/api/me", json={"name": "Ann"}).status_code for _ in range(7)]
    server.clock.pass_by(10)

    again = [spy.patch("/api/me", json={"name": "Ann"}).status_code for _ in range(2)]

    assert guesses == [409] * 7
    assert again == [409, 429]


# ---- tables -------------------------------------------------------------------------------------


def test_nobody_makes_tables_without_end(server: Running) -> None:
    browser = server.browser()

    answers = [browser.post("/api/tables", json=TABLE) for _ in range(3)]

    assert [answer.status_code for answer in answers] == [201, 201, 409]
    assert answers[-1].json()["code"] == "server/too-many-tables"


def test_one_address_makes_only_so_many_tables_whoever_makes_them(server: Running) -> None:
    makers = [server.browser() for _ in range(3)]

    codes = [maker.post("/api/tables", json=TABLE).status_code for maker in (*makers, *makers)]

    assert codes == [201] * 5 + [429]


def test_a_table_that_cannot_be_made_does_not_count(server: Running) -> None:
    browser = server.browser()
    for _ in range(6):
        browser.post("/api/tables", json={**TABLE, "seats": 9})

    assert browser.post("/api/tables", json=TABLE).status_code == 201


def test_nobody_makes_a_log_longer_without_end(settings: Settings) -> None:
    limits = Limits(commands=Rate(12, 0.1))
    with Running(msgspec.structs.replace(settings, limits=limits)) as server:
        ann = Visitor(server, "Ann")
        table = ann.make(visibility="public")["id"]
        codes = [
            answer.status_code
            for _ in range(6)
            for answer in (ann.join(table, seat=0), ann.do(table, "stand", seat=0))
        ]
        late = [ann.join(table), ann.do(table, "start"), ann.say(table, "leave")]

    assert codes == [200] * 12
    assert [said(answer) for answer in late] == [(429, "server/too-many-requests")] * 3


# ---- sockets ------------------------------------------------------------------------------------


@pytest.fixture
def ann(server: Running) -> httpx.Client:
    browser = server.browser()
    browser.headers["Table"] = browser.post("/api/tables", json=TABLE).json()["id"]
    return browser


def watch(server: Running, browser: httpx.Client, table: str) -> ClientConnection:
    return server.socket(browser, f"/api/tables/{table}/socket")


def answer_to(line: ClientConnection, message: str | bytes) -> dict[str, object]:
    """Send something, and return what is said about it."""
    line.send(message)
    while True:
        heard: dict[str, object] = json.loads(line.recv(10))
        if heard["type"] == "problem":
            return heard


def test_a_person_opens_only_so_many_sockets(server: Running, ann: httpx.Client) -> None:
    with ExitStack() as stack:
        for _ in range(2):
            stack.enter_context(watch(server, ann, ann.headers["Table"]))
        with pytest.raises(InvalidStatus) as refused:
            watch(server, ann, ann.headers["Table"])

    assert refused.value.response.status_code == 429
    assert b"server/too-many-sockets" in refused.value.response.body


def test_an_address_opens_only_so_many_sockets(server: Running, ann: httpx.Client) -> None:
    with ExitStack() as stack:
        for _ in range(4):
            stack.enter_context(watch(server, server.browser(), ann.headers["Table"]))
        with pytest.raises(InvalidStatus) as refused:
            watch(server, server.browser(), ann.headers["Table"])

    assert refused.value.response.status_code == 429


def test_a_closed_socket_makes_room_for_another(server: Running, ann: httpx.Client) -> None:
    for _ in range(4):
        with watch(server, ann, ann.headers["Table"]) as line:
            assert json.loads(line.recv(10))["type"] == "frame"
        time.sleep(0.1)


def test_a_closed_socket_leaves_nothing_that_only_a_search_for_garbage_would_find(
    server: Running, ann: httpx.Client
) -> None:
    with searched_by_us():
        with watch(server, ann, ann.headers["Table"]) as line:
            answer_to(line, "?")
            [watcher] = server.services.hub._watchers[ann.headers["Table"]]
            assert watcher.sink is not None
            kept = weakref.ref(watcher.sink)
            del watcher
            search_new()  # what is set aside here is not searched again

        until(lambda: kept() is None)


def test_a_message_that_is_too_long_is_refused(server: Running, ann: httpx.Client) -> None:
    with watch(server, ann, ann.headers["Table"]) as line:
        heard = answer_to(line, "x" * 201)

    assert heard["code"] == "server/bad-message"


def test_a_message_that_is_far_too_long_ends_the_socket(server: Running, ann: httpx.Client) -> None:
    with watch(server, ann, ann.headers["Table"]) as line:
        line.recv(10)
        line.send("x" * 10_000)
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(10)

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_what_is_no_text_is_refused(server: Running, ann: httpx.Client) -> None:
    with watch(server, ann, ann.headers["Table"]) as line:
        heard = answer_to(line, b"\x00\xff")

    assert heard["code"] == "server/bad-message"


def test_a_message_that_is_nested_too_deeply_is_refused(settings: Settings) -> None:
    nested = '{"type": "seen", "version": 0, "x": ' + "[" * 2000 + "]" * 2000 + "}"
    with Running(msgspec.structs.replace(settings, limits=Limits())) as server:
        browser = server.browser()
        table = browser.post("/api/tables", json=TABLE).json()["id"]
        with watch(server, browser, table) as line:
            heard = answer_to(line, nested)

    assert heard["code"] == "server/bad-message"


def test_who_talks_too_much_is_asked_to_wait(server: Running, ann: httpx.Client) -> None:
    message = json.dumps({"type": "play", "key": "k", "expected": 0, "action": "x"})
    with watch(server, ann, ann.headers["Table"]) as line:
        codes = [answer_to(line, message)["code"] for _ in range(7)]

    assert codes == ["server/not-seated"] * 5 + ["server/too-many-requests"] * 2


def test_who_does_not_stop_talking_is_shown_out(server: Running, ann: httpx.Client) -> None:
    with watch(server, ann, ann.headers["Table"]) as line:
        for _ in range(5 + MOST_REFUSED):
            line.send("?")

        heard = last_words(line)

    assert (heard["type"], heard["code"]) == ("farewell", "server/too-many-requests")


def test_a_socket_to_nowhere_is_told_so(server: Running) -> None:
    with pytest.raises(InvalidStatus) as refused:
        watch(server, server.browser(), "nowhere")

    assert refused.value.response.status_code == 404
    assert b"server/no-such-table" in refused.value.response.body


def test_a_socket_whose_address_makes_no_sense_is_told_what_is_wrong(
    server: Running, ann: httpx.Client
) -> None:
    with pytest.raises(InvalidStatus) as refused:
        server.socket(ann, f"/api/tables/{ann.headers['Table']}/socket?since=yesterday")

    assert refused.value.response.status_code == 422
    assert b"server/invalid" in refused.value.response.body
    assert b"since" in refused.value.response.body


def test_chat_is_slower_than_moves(ann: httpx.Client) -> None:
    body = {"type": "say", "said": "hello"}

    answers = [
        ann.post(f"/api/tables/{ann.headers['Table']}/commands", json={**body, "key": f"k{number}"})
        for number in range(4)
    ]

    assert [answer.status_code for answer in answers] == [200, 200, 429, 429]
    assert answers[-1].json()["code"] == "server/too-many-requests"
    assert answers[-1].json()["key"] == "k3"


# ---- sessions that end --------------------------------------------------------------------------


def all_words(line: ClientConnection) -> list[dict[str, object]]:
    heard: list[dict[str, object]] = []
    with suppress(ConnectionClosed):
        while True:
            heard.append(json.loads(line.recv(10)))
    return heard


def last_words(line: ClientConnection) -> dict[str, object]:
    return all_words(line)[-1]


@pytest.mark.parametrize("way", ["sign-out", "sign-out-everywhere"])
def test_signing_out_ends_open_sockets(server: Running, ann: httpx.Client, way: str) -> None:
    with watch(server, ann, ann.headers["Table"]) as line:
        ann.post(f"/api/me/{way}", json={})

        heard = last_words(line)

    assert (heard["type"], heard["code"]) == ("farewell", "server/not-signed-in")


def test_what_comes_after_signing_out_is_not_carried_out(
    server: Running, ann: httpx.Client
) -> None:
    with watch(server, ann, ann.headers["Table"]) as line:
        line.recv(10)
        [watcher] = server.services.hub._watchers[ann.headers["Table"]]
        server.call(watcher.busy.acquire())
        line.send(json.dumps({"type": "say", "key": "k", "said": "still here"}))
        until(lambda: bool(watcher.busy._waiters))
        ann.post("/api/me/sign-out", json={})
        server.call(let_go(watcher))

        codes = [heard.get("code") for heard in all_words(line)]

    assert codes[-2:] == ["server/not-signed-in"] * 2  # a refusal, and the farewell
    assert server.count("chat") == 0


async def let_go(watcher: Watcher) -> None:
    watcher.busy.release()


def test_signing_up_ends_the_sockets_of_the_guest(server: Running, ann: httpx.Client) -> None:
    with watch(server, ann, ann.headers["Table"]) as line:
        ann.post("/api/me/sign-up", json=ACCOUNT)

        heard = last_words(line)

    assert heard["type"] == "farewell"


def test_a_session_that_ended_elsewhere_is_noticed(server: Running, ann: httpx.Client) -> None:
    with watch(server, ann, ann.headers["Table"]) as line:
        line.recv(10)
        session = server.call(server.services.people.session(ann.cookies["grotto_session"], 0.0))
        assert session is not None
        server.call(server.services.people.end(session.id))
        server.call(dismiss_signed_out(server.services))

        heard = last_words(line)

    assert heard["type"] == "farewell"


def test_who_is_signed_in_stays(server: Running, ann: httpx.Client) -> None:
    with watch(server, ann, ann.headers["Table"]) as line:
        line.recv(10)
        server.call(dismiss_signed_out(server.services))

        heard = answer_to(line, "?")

    assert heard["code"] == "server/bad-message"
