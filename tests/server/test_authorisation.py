"""Every route, and what everybody may do there.

A route that is not in this table fails the first test: who adds one says here who may use it.
The statuses are those for nobody (a browser without a session), a stranger (a guest who has nothing
to do with the table), somebody seated, and the host, who sits there too.
"""

from collections.abc import Iterator
from itertools import count
from typing import NamedTuple

import httpx
import pytest
from starlette.routing import BaseRoute
from websockets.exceptions import InvalidStatus

from grotto.server.app import new_app
from grotto.server.settings import NO_LIMITS, Settings, sqlite_file
from tests.server.conftest import CHEAP
from tests.server.running import Running

WHO = ("nobody", "stranger", "seated", "host")
SOCKET = "WS"
SECRET = "correct horse"
Statuses = tuple[int, int, int, int]
Body = dict[str, object]


class Case(NamedTuple):
    """A route, what is sent there, and what everybody gets at an unlisted or a private table."""

    method: str
    path: str
    body: Body | None
    unlisted: Statuses
    private: Statuses


def anywhere(method: str, path: str, statuses: Statuses, body: Body | None = None) -> Case:
    """A route that has nothing to do with any table."""
    return Case(method, path, body, statuses, statuses)


def everybody(status: int) -> Statuses:
    return (status, status, status, status)


def seat(number: int) -> Body:
    """The host sits at 0, and the other one at 1."""
    return {"seat": number, "key": "k"}


OPEN = "/api/tables/{table}"
TABLE: Body = {"game": "stone_age", "seats": 2, "name": "X"}
SIGN_UP: Body = {"name": "New", "password": SECRET}
SIGN_IN: Body = {"name": "Known", "password": SECRET}
RECORD: Body = {
    "record": "grotto-record: 1\ngame: stone_age\nrules: 2\nseats: 2\n\n", "name": "X",
}  # fmt: skip
ONCE: Body = {"key": "k"}
AGAIN: Body = {"type": "again"}
LEAVE: Body = {"type": "leave", "key": "k"}
SAY: Body = {"type": "say", "key": "k", "said": "Hello"}
PASSWORD: Body = {"old": SECRET, "new": "battery staple"}

CASES = [
    # about the server
    anywhere("GET", "/", everybody(200)),
    anywhere("GET", "/tables/{table}", everybody(200)),  # the page of a table holds nothing of it
    anywhere("GET", "/new/{game}", everybody(200)),
    anywhere("GET", "/replay", everybody(200)),
    anywhere("GET", "/me", everybody(200)),
    anywhere("GET", "/rules/{game}", everybody(200)),
    anywhere("GET", "/assets/{file}", everybody(404)),
    anywhere("GET", "/health", everybody(200)),
    anywhere("GET", "/ready", everybody(200)),
    anywhere("GET", "/metrics", everybody(200)),  # to this machine; others are asked for a word
    anywhere("GET", "/openapi.json", everybody(200)),
    anywhere("GET", "/api/games", everybody(200)),
    anywhere("GET", "/api/games/{game}/texts/{language}", everybody(200)),
    anywhere("GET", "/api/games/{game}/rulebook/{language}", everybody(200)),
    # about oneself
    anywhere("GET", "/api/me", everybody(200)),
    anywhere("POST", "/api/me", everybody(200), {"name": "Other"}),
    anywhere("PATCH", "/api/me", (401, 200, 200, 200), {"name": "Other"}),
    anywhere("POST", "/api/me/sign-up", everybody(201), SIGN_UP),
    anywhere("POST", "/api/me/sign-in", everybody(200), SIGN_IN),
    anywhere("POST", "/api/me/sign-out", everybody(200)),
    anywhere("POST", "/api/me/sign-out-everywhere", (401, 200, 200, 200)),
    anywhere("POST", "/api/me/password", (401, 403, 403, 403), PASSWORD),  # all are guests
    anywhere("GET", "/api/me/tables", (401, 200, 200, 200)),
    anywhere("GET", "/api/me/mutes", (401, 200, 200, 200)),
    anywhere("DELETE", "/api/me/mutes/{muted}", (401, 200, 200, 200)),
    # tables
    anywhere("GET", "/api/tables", everybody(200)),
    anywhere("POST", "/api/tables", everybody(201), TABLE),
    anywhere("POST", "/api/tables/import", everybody(201), RECORD),
    Case("GET", OPEN, None, everybody(200), (404, 404, 200, 200)),
    Case(SOCKET, f"{OPEN}/socket", None, everybody(101), (404, 404, 101, 101)),
    Case("GET", f"{OPEN}/stream", None, everybody(200), (404, 404, 200, 200)),
    Case("POST", f"{OPEN}/commands", AGAIN, everybody(400), (404, 404, 400, 400)),
    Case("GET", f"{OPEN}/lines?before=9", None, everybody(200), (404, 404, 200, 200)),
    Case("POST", f"{OPEN}/commands", LEAVE, (401, 403, 409, 409), (404, 404, 409, 409)),
    Case("POST", f"{OPEN}/commands", SAY, (401, 200, 200, 200), (404, 404, 200, 200)),
    Case("POST", f"{OPEN}/join", {"name": "X", "key": "k"}, everybody(200), (404, 404, 200, 200)),
    Case("POST", f"{OPEN}/bots", ONCE, (401, 403, 403, 200), (404, 404, 403, 200)),
    Case("POST", f"{OPEN}/stand", seat(0), (401, 403, 403, 200), (404, 404, 403, 200)),
    Case("POST", f"{OPEN}/stand", seat(1), (401, 403, 200, 200), (404, 404, 200, 200)),
    Case("POST", f"{OPEN}/start", ONCE, (401, 403, 403, 200), (404, 404, 403, 200)),
    # their life; these have not begun
    Case("POST", f"{OPEN}/close", ONCE, (401, 403, 403, 200), (404, 404, 403, 200)),
    Case("POST", f"{OPEN}/rematch", ONCE, (401, 403, 409, 409), (404, 404, 409, 409)),
    Case("GET", f"{OPEN}/record", None, everybody(409), (404, 404, 409, 409)),
    Case("GET", f"{OPEN}/course", None, everybody(409), (404, 404, 409, 409)),
    Case("POST", f"{OPEN}/review", None, everybody(409), (404, 404, 409, 409)),
    Case("GET", f"{OPEN}/review", None, everybody(200), (404, 404, 200, 200)),
    Case("GET", f"{OPEN}/at/{{move}}", None, everybody(409), (404, 404, 409, 409)),
    # words; nobody has said this line, or reads another's notes
    Case("GET", f"{OPEN}/chat", None, everybody(200), (404, 404, 200, 200)),
    Case("POST", f"{OPEN}/mute", {"line": 9}, (401, 404, 404, 404), (404, 404, 404, 404)),
    Case("GET", f"{OPEN}/notes", None, (401, 200, 200, 200), (404, 404, 200, 200)),
    Case("GET", f"{OPEN}/notes?seat=0", None, (401, 403, 403, 200), (404, 404, 403, 200)),
    Case("PUT", f"{OPEN}/notes", {"body": "x"}, (401, 200, 200, 200), (404, 404, 200, 200)),
]  # fmt: skip


def routes(found: list[BaseRoute]) -> Iterator[tuple[str, str]]:
    """Yield method and path of every route; methods that come by themselves are left out."""
    for route in found:
        if hasattr(route, "original_router"):
            yield from routes(route.original_router.routes)
            continue
        path: str = getattr(route, "path", "")
        methods = getattr(route, "methods", None) or {SOCKET}
        yield from ((method, path) for method in methods - {"HEAD", "OPTIONS"})


def test_every_route_is_in_the_table() -> None:
    app = new_app(Settings(database="sqlite://"))

    assert set(routes(app.routes)) == {(case.method, case.path.partition("?")[0]) for case in CASES}


def _path(case: Case, table: str) -> str:
    return case.path.format(
        table=table, move=0, muted="somebody", game="caverna", file="x", language="en"
    )


def _first_line(browser: httpx.Client, path: str) -> int:
    """Return the status of a response that never ends."""
    with browser.stream("GET", path) as response:
        return response.status_code


class Scene:
    """A server with a known account, and browsers of everybody."""

    def __init__(self, server: Running) -> None:
        self.server = server
        server.browser().post("/api/me/sign-up", json=SIGN_IN)
        self._browsers = {who: self._browser(who) for who in WHO}
        self._names = (f"New {number}" for number in count())

    def _browser(self, who: str) -> httpx.Client:
        browser = self.server.browser()
        if who != "nobody":
            browser.post("/api/tables", json=TABLE)
        return browser

    def status(self, who: str, case: Case, visibility: str) -> int:
        """Return what somebody gets at a fresh table."""
        about_oneself = who == "nobody" or case.path.startswith("/api/me")
        browser = self._browser(who) if about_oneself else self._browsers[who]
        path = _path(case, self.table(visibility))
        if case.method == SOCKET:
            return self._handshake(browser, path)
        if path.endswith("/stream"):
            return _first_line(browser, path)
        body = {**SIGN_UP, "name": next(self._names)} if case.body is SIGN_UP else case.body
        return browser.request(case.method, path, json=body).status_code

    def table(self, visibility: str) -> str:
        """Return a fresh table; the host and somebody else sit there."""
        host, seated = self._browsers["host"], self._browsers["seated"]
        body = {"game": "stone_age", "seats": 4, "name": "Host", "visibility": visibility}
        made = host.post("/api/tables", json=body).json()
        table: str = made["id"]
        join, invited = f"/api/tables/{table}/join", {"invite": made["invite"]}
        for browser in (host, seated):
            browser.post(join, params=invited, json={"name": "Somebody", "key": "sit"})
        return table

    def _handshake(self, browser: httpx.Client, path: str) -> int:
        try:
            with self.server.socket(browser, path):
                return 101
        except InvalidStatus as error:
            return error.response.status_code

    def seen(self, who: str, path: str) -> str:
        """Return what somebody reads there."""
        return self._browsers[who].get(path).text

    def asked(self, who: str, case: Case, table: str) -> object:
        """Return what somebody is answered at a table."""
        path = _path(case, table)
        return self._browsers[who].request(case.method, path, json=case.body).json()

    def id_of(self, who: str) -> str:
        """Return the id of somebody, which the server keeps to itself."""
        token = self._browsers[who].cookies["grotto_session"]
        session = self.server.call(self.server.services.people.session(token, 0.0))
        assert session is not None
        return session.person.id


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    path = tmp_path_factory.mktemp("authorisation") / "grotto.db"
    settings = Settings(
        database=sqlite_file(path), bot_pause=3600.0, password_cost=CHEAP, limits=NO_LIMITS
    )
    with Running(settings) as server:
        yield Scene(server)


AT_TABLES = [case for case in CASES if "{table}" in case.path]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.method} {case.path}")
def test_everybody_may_do_what_the_table_says(scene: Scene, case: Case) -> None:
    found = tuple(scene.status(who, case, "unlisted") for who in WHO)

    assert found == case.unlisted


@pytest.mark.parametrize("case", AT_TABLES, ids=lambda case: f"{case.method} {case.path}")
def test_at_private_tables_fewer_may_do_it(scene: Scene, case: Case) -> None:
    found = tuple(scene.status(who, case, "private") for who in WHO)

    assert found == case.private


HIDDEN = [case for case in AT_TABLES if case.private[1] == 404 and case.method != SOCKET]


@pytest.mark.parametrize("case", HIDDEN, ids=lambda case: f"{case.method} {case.path}")
def test_a_private_table_looks_to_strangers_as_if_it_were_not_there(
    scene: Scene, case: Case
) -> None:
    answers = [scene.asked("stranger", case, table) for table in (scene.table("private"), "no")]

    assert answers[0] == answers[1]


def test_nobody_is_told_the_ids_of_people(scene: Scene) -> None:
    table = scene.table("unlisted")
    ids = [scene.id_of(who) for who in ("host", "seated")]

    seen = [scene.seen(who, f"/api/tables/{table}") for who in WHO]

    assert not any(person in text for person in ids for text in seen)
