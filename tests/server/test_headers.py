"""Strict headers on every response, errors in one shape, and nothing of our insides outside."""

import httpx
import msgspec
import pytest

from grotto.server.http.middleware.headers import STRICT
from grotto.server.settings import Limits, Settings
from tests.server.running import Running

TABLE = {"game": "stone_age", "seats": 2, "name": "Ann"}


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    return sqlite_url


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return msgspec.structs.replace(settings, limits=Limits(body=1000))


async def _break() -> None:
    message = "the seed is 1234"
    raise RuntimeError(message)


@pytest.fixture
def server(server: Running) -> Running:
    """The server has a route that breaks."""
    server.app.add_api_route("/api/break", _break)
    return server


RESPONSES = [
    ("GET", "/", {}, 200),
    ("GET", "/health", {}, 200),
    ("GET", "/openapi.json", {}, 200),
    ("GET", "/api/me", {}, 200),
    ("POST", "/api/tables", {"json": TABLE}, 201),
    ("GET", "/nowhere", {}, 404),
    ("GET", "/api/tables/nowhere", {}, 404),
    ("DELETE", "/api/me", {}, 405),
    ("POST", "/api/tables", {"json": {}}, 422),
    ("POST", "/api/tables", {"json": {"name": "x" * 2000}}, 413),
    ("GET", "/api/me/tables", {}, 401),
    ("POST", "/api/me/sign-out", {"headers": {"Origin": "https://evil.example"}}, 403),
    ("GET", "/api/break", {}, 500),
]


@pytest.mark.parametrize(("method", "path", "more", "status"), RESPONSES)
def test_every_response_has_strict_headers(
    server: Running, method: str, path: str, more: dict[str, dict[str, str]], status: int
) -> None:
    answer = server.browser().request(method, path, **more)  # type: ignore[arg-type]

    assert answer.status_code == status
    assert {name: answer.headers.get(name) for name in STRICT} == STRICT
    assert "server" not in answer.headers


@pytest.mark.parametrize(("method", "path", "more", "status"), RESPONSES)
def test_every_error_has_the_same_shape(
    server: Running, method: str, path: str, more: dict[str, dict[str, str]], status: int
) -> None:
    answer = server.browser().request(method, path, **more)  # type: ignore[arg-type]

    if status >= 400:
        said = answer.json()
        assert set(said) == {"type", "key", "code", "text", "version"}
        assert said["text"]["key"] == "error-" + said["code"].replace("/", "-")


def test_scripts_come_from_us_alone() -> None:
    policy = STRICT["Content-Security-Policy"]

    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe-eval" not in policy


def test_what_the_api_says_is_not_kept_by_anybody_on_the_way(server: Running) -> None:
    assert server.browser().get("/api/me").headers["cache-control"] == "no-store"


def test_behind_https_the_cookie_is_for_https_alone(settings: Settings) -> None:
    secure = msgspec.structs.replace(settings, secure_cookies=True)
    with Running(secure) as server:
        answer = server.browser().post("/api/tables", json=TABLE)

    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-grotto_session=")
    assert "Secure" in cookie
    assert "max-age=" in answer.headers["strict-transport-security"]


def test_what_came_through_https_goes_back_that_way_only(server: Running) -> None:
    proxied = {"X-Forwarded-Proto": "https"}

    answer = server.browser().post("/api/tables", json=TABLE, headers=proxied)

    assert "Secure" in answer.headers["set-cookie"]


# ---- errors -------------------------------------------------------------------------------------


def test_what_breaks_gets_a_number_and_its_trace_stays_here(
    server: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    answer = server.browser().get("/api/break")

    incident = answer.json()["text"]["args"]["incident"]
    assert answer.json()["code"] == "server/our-fault"
    assert "seed" not in answer.text
    assert "Traceback" not in answer.text
    assert incident in "".join(capsys.readouterr())


def test_a_server_goes_on_after_something_broke(server: Running) -> None:
    browser = server.browser()

    browser.get("/api/break")

    assert browser.get("/api/me").status_code == 200


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"game": "stone_age", "seats": 2}, "name"),
        ({**TABLE, "seats": "two"}, "seats"),
        ({**TABLE, "colour": "red"}, "colour"),
        ({**TABLE, "clock": {"kind": "sand"}}, "clock.kind"),
    ],
)
def test_what_is_not_right_is_named(server: Running, body: object, field: str) -> None:
    answer = server.browser().post("/api/tables", json=body)

    assert answer.json()["code"] == "server/invalid"
    assert answer.json()["text"]["args"]["field"] == field


def test_what_is_no_json_is_said(server: Running) -> None:
    answer = server.browser().post(
        "/api/tables", content=b"{", headers={"Content-Type": "application/json"}
    )

    assert answer.status_code == 422
    assert answer.json()["text"]["args"] == {"field": "body", "problem": "json_invalid"}


def test_a_slash_too_many_leads_nowhere(server: Running) -> None:
    answer = server.browser().get("/api/me/", headers={"Host": "evil.example"})

    assert answer.status_code == 404


def test_a_wrong_method_is_told_the_right_ones(server: Running) -> None:
    answer = server.browser().delete("/api/me")

    assert answer.json()["code"] == "server/wrong-method"
    assert answer.headers["allow"]


def test_the_schema_says_what_errors_look_like(server: Running) -> None:
    schema = httpx.get(f"{server.origin}/openapi.json").json()

    responses = schema["paths"]["/api/tables"]["post"]["responses"]
    assert set(responses) == {"201", "4XX", "5XX"}
    assert "HTTPValidationError" not in schema["components"]["schemas"]
