"""Who may act with a cookie: our own pages and programs, never a page of somebody else."""

from collections.abc import Iterator

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from grotto.server.settings import Settings
from tests.server.running import Running

TABLE = {"game": "stone_age", "seats": 2, "name": "Ann"}
FOREIGN = "https://evil.example"
FRIEND = "https://friend.example"


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    return sqlite_url


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return msgspec.structs.replace(settings, origins=(FRIEND,))


@pytest.fixture
def known(server: Running) -> httpx.Client:
    """A browser that has a session; what it says of origins is up to the test."""
    browser = server.browser()
    browser.post("/api/tables", json=TABLE)
    del browser.headers["Origin"]
    return browser


def act(browser: httpx.Client, **headers: str | None) -> int:
    """Do something that only somebody known may do; say how it went."""
    said = {name.replace("_", "-"): value for name, value in headers.items() if value is not None}
    answer = browser.patch("/api/me", json={"name": "Bob"}, headers=said)
    if answer.status_code == 403:
        assert answer.json()["code"] == "server/foreign-origin"
    return answer.status_code


def test_our_own_page_may_act(known: httpx.Client, server: Running) -> None:
    assert act(known, Origin=server.origin) == 200


def test_a_host_is_the_same_in_capitals(known: httpx.Client, server: Running) -> None:
    assert act(known, Origin=server.origin.upper(), Host=server.origin[7:].upper()) == 200


def test_a_proxy_may_take_https_off(known: httpx.Client) -> None:
    assert act(known, Origin="https://grotto.example", Host="grotto.example") == 200


@pytest.mark.parametrize("site", ["same-origin", "none"])
def test_a_browser_says_that_it_is_our_own_page(known: httpx.Client, site: str) -> None:
    assert act(known, Sec_Fetch_Site=site) == 200


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_a_browser_says_that_it_is_not(known: httpx.Client, site: str) -> None:
    assert act(known, Sec_Fetch_Site=site) == 403


@pytest.mark.parametrize(
    "origin", [FOREIGN, "null", "", "http://127.0.0.1", "http://[", "127.0.0.1"]
)
def test_a_foreign_page_may_not_act(known: httpx.Client, origin: str) -> None:
    assert act(known, Origin=origin) == 403


def test_a_neighbour_at_another_port_may_not_act(known: httpx.Client, server: Running) -> None:
    assert act(known, Origin=f"{server.origin}0") == 403


def test_a_page_that_was_named_in_the_settings_may_act(known: httpx.Client) -> None:
    assert act(known, Origin=FRIEND, Sec_Fetch_Site="cross-site") == 200


def test_who_says_nothing_cannot_use_a_cookie(known: httpx.Client) -> None:
    assert act(known) == 403


def test_a_program_without_a_cookie_may_do_what_anybody_may(server: Running) -> None:
    answer = httpx.post(f"{server.origin}/api/tables", json=TABLE)

    assert answer.status_code == 201


def test_a_foreign_page_may_not_even_do_what_anybody_may(server: Running) -> None:
    answer = httpx.post(f"{server.origin}/api/tables", json=TABLE, headers={"Origin": FOREIGN})

    assert answer.status_code == 403


def test_nothing_is_changed_by_looking(known: httpx.Client) -> None:
    answer = known.get("/api/me", headers={"Origin": FOREIGN, "Sec-Fetch-Site": "cross-site"})

    assert answer.status_code == 200


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_a_form_is_no_request_of_ours(server: Running, kind: str) -> None:
    """Forms are what pages of others could send without asking first."""
    body = '{"game": "stone_age", "seats": 2, "name": "Ann"}'

    answer = httpx.post(f"{server.origin}/api/tables", content=body, headers={"Content-Type": kind})

    assert (answer.status_code, answer.json()["code"]) == (422, "server/invalid")


# ---- answers to pages elsewhere -----------------------------------------------------------------


def test_no_foreign_page_can_read_an_answer(known: httpx.Client) -> None:
    answer = known.get("/api/me", headers={"Origin": FOREIGN})

    assert "access-control-allow-origin" not in answer.headers
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"


def test_a_page_that_was_named_can_read_its_answer(known: httpx.Client) -> None:
    answer = known.get("/api/me", headers={"Origin": FRIEND})

    assert answer.headers["access-control-allow-origin"] == FRIEND
    assert answer.headers["access-control-allow-credentials"] == "true"


# ---- sockets ------------------------------------------------------------------------------------


@pytest.fixture
def table(server: Running) -> str:
    made = httpx.post(f"{server.origin}/api/tables", json=TABLE)
    return str(made.json()["id"])


def handshake(server: Running, table: str, **said: str) -> Iterator[int]:
    """Yield how a handshake went."""
    headers = {name.replace("_", "-"): value for name, value in said.items()}
    origin = headers.pop("Origin", None)
    address = f"ws{server.origin[4:]}/api/tables/{table}/socket"
    try:
        with connect(
            address,
            origin=Origin(origin) if origin else None,
            additional_headers=headers,
            proxy=None,
        ):
            yield 101
    except InvalidStatus as error:
        yield error.response.status_code


@pytest.mark.parametrize(
    ("said", "status"),
    [
        ({"Origin": FOREIGN}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": FRIEND}, 101),
        ({"Origin": FRIEND, "Sec_Fetch_Site": "cross-site"}, 101),
        ({"Sec_Fetch_Site": "cross-site"}, 403),
        ({"Sec_Fetch_Site": "same-origin"}, 101),
        ({}, 101),
        ({"Cookie": "grotto_session=x"}, 403),
    ],
)
def test_sockets_are_opened_by_our_own_pages_only(
    server: Running, table: str, said: dict[str, str], status: int
) -> None:
    assert next(handshake(server, table, **said)) == status


def test_our_own_page_opens_a_socket(server: Running, table: str) -> None:
    said = {"Origin": server.origin, "Cookie": "grotto_session=x"}

    assert next(handshake(server, table, **said)) == 101
