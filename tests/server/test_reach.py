"""Links for friends: whoever plays on the server's own machine is told where others find it."""

import pytest

from grotto.server.http import reach
from grotto.server.settings import Settings
from tests.server.conftest import CHEAP
from tests.server.running import Running

HOSTS = ["127.0.0.1", "0.0.0.0", "192.0.2.7"]


@pytest.fixture(params=HOSTS)
def settings(request: pytest.FixtureRequest, sqlite_url: str) -> Settings:
    return Settings(database=sqlite_url, host=request.param, password_cost=CHEAP)


@pytest.fixture(autouse=True)
def network(monkeypatch: pytest.MonkeyPatch) -> None:
    """This machine has an address in a network, whatever it has in truth."""
    monkeypatch.setattr(reach, "_own_address", lambda: "198.51.100.4")


def test_whoever_is_at_the_machine_itself_is_told_where_others_find_it(
    server: Running, settings: Settings
) -> None:
    port = server.origin.rpartition(":")[2]
    expected = {
        "127.0.0.1": {"others": False, "origin": ""},
        "0.0.0.0": {"others": True, "origin": f"http://198.51.100.4:{port}"},
        "192.0.2.7": {"others": True, "origin": f"http://192.0.2.7:{port}"},
    }

    assert server.browser().get("/api/reach").json() == expected[settings.host]


def test_nobody_else_is_told_what_the_machine_is_called(server: Running) -> None:
    through_a_proxy = {"X-Forwarded-For": "203.0.113.9"}

    found = server.browser().get("/api/reach", headers=through_a_proxy).json()

    assert found == {"others": True, "origin": ""}


def test_links_are_drawn_for_phones_and_nothing_else_is(server: Running) -> None:
    browser = server.browser()
    drawn = browser.get("/api/qr", params={"link": f"{server.origin}/tables/abc?invite=x-y"})
    refused = browser.get("/api/qr", params={"link": "https://elsewhere.example/pay"})
    for costly in (f"https://{'😀' * 60}/tables/x", f"https://x/tables/{'a' * 300}"):
        too_much = browser.get("/api/qr", params={"link": costly})
        assert too_much.status_code == 422

    assert drawn.headers["Content-Type"] == "image/svg+xml"
    assert drawn.text.startswith("<svg")
    assert refused.status_code == 422
