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
from grotto.server.http.static import WEB
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
MODERATION = "/api/moderation"
DAYS: Body = {"days": 3}
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
ASK_LESSON: Body = {"answers": [], "message": {"type": "ask_why", "key": "k"}}
WISHES: Body = {"language": "en", "zone": "UTC"}
P256DH = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
PUSH: Body = {
    "endpoint": "https://push.example/1",
    "p256dh": P256DH,
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}
MAIL: Body = {"address": "somebody@example.org"}
CODE: Body = {"address": "somebody@example.org", "code": "123456"}
WEBHOOK: Body = {"url": "https://example.org/hook"}
RECOVER: Body = {"name": "Known", "code": "no code", "password": SECRET}
PLAN: Body = {"answers": ["pass"], "version": 0}
TOURNAMENT: Body = {
    "title": "Cup", "game": "stone_age", "name": "X", "clock": {"kind": "bank", "seconds": 600},
}  # fmt: skip
CUP = "/api/tournaments/{tournament}"
PASSWORD: Body = {"old": SECRET, "new": "battery staple"}

BUILT = 200 if (WEB / "sw.js").is_file() else 404  # where there is a client to be served

CASES = [
    # about the server
    anywhere("GET", "/", everybody(200)),
    anywhere("GET", "/tables/{table}", everybody(200)),  # the page of a table holds nothing of it
    anywhere("GET", "/new/{game}", everybody(200)),
    anywhere("GET", "/replay", everybody(200)),
    anywhere("GET", "/me", everybody(200)),
    anywhere("GET", "/unsubscribe/{token}", everybody(200)),
    anywhere("GET", "/rules/{game}", everybody(200)),
    anywhere("GET", "/learn/{game}", everybody(200)),
    anywhere("GET", "/learn/{game}/{lesson}", everybody(200)),
    anywhere("GET", "/statistics/{game}", everybody(200)),
    anywhere("GET", "/ratings/{game}", everybody(200)),
    anywhere("GET", "/tournaments", everybody(200)),
    anywhere("GET", "/tournaments/{tournament}", everybody(200)),
    anywhere("GET", "/people", everybody(200)),
    anywhere("GET", "/moderation", everybody(200)),  # the page says nothing but to moderators
    anywhere("GET", "/friends/{link}", everybody(200)),
    anywhere("GET", "/people/{name}", everybody(200)),
    anywhere("GET", "/assets/{file}", everybody(404)),
    anywhere("GET", "/sw.js", everybody(BUILT)),
    anywhere("GET", "/manifest.webmanifest", everybody(BUILT)),
    anywhere("GET", "/health", everybody(200)),
    anywhere("GET", "/ready", everybody(200)),
    anywhere("GET", "/metrics", everybody(200)),  # to this machine; others are asked for a word
    anywhere("GET", "/openapi.json", everybody(200)),
    anywhere("GET", "/api/games", everybody(200)),
    anywhere("GET", "/api/games/{game}/texts/{language}", everybody(200)),
    anywhere("GET", "/api/games/{game}/rulebook/{language}", everybody(200)),
    # lessons are for everybody; what one has learned is one's own
    anywhere("GET", "/api/lessons", everybody(200)),
    anywhere("POST", "/api/lessons/{game}/{lesson}", everybody(200), {"answers": []}),
    anywhere("POST", "/api/lessons/{game}/{lesson}/ask", everybody(200), ASK_LESSON),
    anywhere("GET", "/api/me/lessons", (401, 200, 200, 200)),
    anywhere("PUT", "/api/me/lessons/{game}/{lesson}", (401, 200, 200, 200), {"answers": []}),
    anywhere("GET", "/api/games/{game}/statistics", everybody(200)),
    anywhere("POST", "/api/games/{game}/statistics", everybody(202)),
    # ratings; these tables are not rated
    anywhere("GET", "/api/ratings/{game}", everybody(200)),
    Case("GET", f"{OPEN}/ratings", None, everybody(200), (404, 404, 200, 200)),
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
    anywhere("GET", "/api/me/scores", (401, 200, 200, 200)),
    anywhere("GET", "/api/me/waiting", (401, 200, 200, 200)),
    # notices are one's own; this server sends no mail, and nobody has this channel
    anywhere("GET", "/api/me/notices", (401, 200, 200, 200)),
    anywhere("PUT", "/api/me/notices", (401, 200, 200, 200), WISHES),
    anywhere("POST", "/api/me/notices/push", (401, 200, 200, 200), PUSH),
    anywhere("POST", "/api/me/notices/mail", (401, 409, 409, 409), MAIL),
    anywhere("POST", "/api/me/notices/mail/confirm", (401, 403, 403, 403), CODE),
    anywhere("POST", "/api/me/notices/webhooks", (401, 201, 201, 201), WEBHOOK),
    anywhere("DELETE", "/api/me/notices/channels/{channel}", (401, 404, 404, 404)),
    anywhere("POST", "/api/me/notices/channels/{channel}/test", (401, 404, 404, 404)),
    anywhere("POST", "/api/unsubscribe/{token}", everybody(404)),  # only a link of ours does
    # a stranger takes a vacation as everybody does; nobody is on one to end
    anywhere("GET", "/api/me/vacation", (401, 200, 200, 200)),
    anywhere("POST", "/api/me/vacation", (401, 200, 200, 200), {"days": 1}),
    anywhere("DELETE", "/api/me/vacation", (401, 409, 409, 409)),
    anywhere("GET", "/api/me/page", (401, 200, 200, 200)),
    anywhere("PATCH", "/api/me/page", (401, 403, 403, 403), {"page": "public"}),  # all are guests
    anywhere("GET", "/api/me/history", (401, 200, 200, 200)),
    anywhere("GET", "/api/me/ratings/{game}", (401, 200, 200, 200)),
    anywhere("GET", "/api/me/recovery-codes", (401, 200, 200, 200)),
    anywhere("POST", "/api/me/recovery-codes", (401, 403, 403, 403), {"password": SECRET}),
    anywhere("POST", "/api/me/recover", everybody(403), RECOVER),
    # friends; guests have none
    anywhere("GET", "/api/me/friends", (401, 403, 403, 403)),
    anywhere("POST", "/api/me/friends", (401, 403, 403, 403), {"name": "Known"}),
    anywhere("DELETE", "/api/me/friends/{name}", (401, 403, 403, 403)),
    anywhere("POST", "/api/me/friend-link", (401, 403, 403, 403)),
    anywhere("POST", "/api/me/friend-link/follow", (401, 403, 403, 403), {"link": "x"}),
    anywhere("PATCH", "/api/me/presence", (401, 403, 403, 403), {"shown": True}),
    anywhere("POST", "/api/me/here", (401, 200, 200, 200)),
    # invitations by name; guests neither send nor get any
    anywhere("GET", "/api/me/invitations", (401, 403, 403, 403)),
    anywhere("POST", "/api/me/invitations/{table}/decline", (401, 403, 403, 403)),
    Case("GET", f"{OPEN}/invitations", None, (401, 403, 403, 403), (404, 404, 403, 403)),
    Case("POST", f"{OPEN}/invitations", {"name": "Known"},
         (401, 403, 403, 403), (404, 404, 403, 403)),
    Case("DELETE", f"{OPEN}/invitations/{{name}}", None,
         (401, 403, 403, 403), (404, 404, 403, 403)),
    anywhere("GET", "/api/me/export", (401, 200, 200, 200)),
    anywhere("POST", "/api/me/delete", (401, 403, 403, 403), {"name": "Nobody's name"}),
    # nobody sees the page of an account that has not said so
    anywhere("GET", "/api/people/{name}", everybody(404)),
    anywhere("GET", "/api/people/{name}/history", everybody(404)),
    anywhere("GET", "/api/people/{name}/ratings/{game}", everybody(404)),
    anywhere("GET", "/api/me/mutes", (401, 200, 200, 200)),
    anywhere("DELETE", "/api/me/mutes/{muted}", (401, 200, 200, 200)),
    anywhere("GET", "/api/reach", everybody(200)),
    anywhere("GET", "/api/qr?link=http://here/tables/x", everybody(200)),
    # the deal of the day
    anywhere("GET", "/api/daily", everybody(200)),
    anywhere("POST", "/api/daily/{game}", everybody(201), {"name": "X"}),
    # tournaments; the host has made this one, and the seated one takes part under number 1
    anywhere("GET", "/api/tournaments", everybody(200)),
    anywhere("POST", "/api/tournaments", everybody(201), TOURNAMENT),
    anywhere("GET", CUP, everybody(200)),
    anywhere("GET", f"{CUP}/results", everybody(200)),
    anywhere("PATCH", CUP, (401, 403, 403, 200), {"status": "playing"}),
    anywhere("PATCH", CUP, (401, 403, 403, 200), {"status": "cancelled"}),
    anywhere("POST", f"{CUP}/entrants", everybody(200), {"name": "X"}),
    anywhere("DELETE", f"{CUP}/entrants/{{number}}", (401, 403, 200, 200)),
    # tables
    anywhere("GET", "/api/tables", everybody(200)),
    anywhere("GET", "/api/tables/featured", everybody(200)),
    # what moderators do; nobody here is one
    anywhere("GET", f"{MODERATION}/reports", (401, 403, 403, 403)),
    anywhere("POST", f"{MODERATION}/reports/{{report}}/close", (401, 403, 403, 403)),
    anywhere("POST", f"{MODERATION}/reports/{{report}}/suspend", (401, 403, 403, 403), DAYS),
    anywhere("POST", f"{MODERATION}/suspend", (401, 403, 403, 403), {"name": "Known", **DAYS}),
    anywhere("POST", f"{MODERATION}/pardon", (401, 403, 403, 403), {"name": "Known"}),
    anywhere("POST", f"{MODERATION}/tables/{{table}}/chat/{{line}}/hide", (401, 403, 403, 403)),
    anywhere("POST", f"{MODERATION}/tables/{{table}}/close", (401, 403, 403, 403), ONCE),
    anywhere("GET", f"{MODERATION}/deeds", (401, 403, 403, 403)),
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
    Case("POST", f"{OPEN}/change-seat", {"seat": 1, "to": 2, "key": "k"},
         (401, 403, 200, 403), (404, 404, 200, 403)),
    Case("POST", f"{OPEN}/ready", {"seat": 1, "ready": True, "key": "k"},
         (401, 403, 200, 403), (404, 404, 200, 403)),
    Case("POST", f"{OPEN}/start", ONCE, (401, 403, 403, 200), (404, 404, 403, 200)),
    # their life; these have not begun
    Case("POST", f"{OPEN}/close", ONCE, (401, 403, 403, 200), (404, 404, 403, 200)),
    Case("POST", f"{OPEN}/rematch", ONCE, (401, 403, 409, 409), (404, 404, 409, 409)),
    Case("GET", f"{OPEN}/record", None, everybody(409), (404, 404, 409, 409)),
    Case("GET", f"{OPEN}/course", None, everybody(409), (404, 404, 409, 409)),
    Case("POST", f"{OPEN}/review", None, everybody(409), (404, 404, 409, 409)),
    Case("GET", f"{OPEN}/review", None, everybody(200), (404, 404, 200, 200)),
    Case("GET", f"{OPEN}/at/{{move}}", None, everybody(409), (404, 404, 409, 409)),
    # plans; these tables have not begun
    Case("GET", f"{OPEN}/plan", None, (401, 403, 200, 200), (404, 404, 200, 200)),
    Case("GET", f"{OPEN}/plan?seat=0", None, (401, 403, 403, 200), (404, 404, 403, 200)),
    Case("GET", f"{OPEN}/plan/offers", None, (401, 403, 409, 409), (404, 404, 409, 409)),
    Case("PUT", f"{OPEN}/plan", PLAN, (401, 403, 409, 409), (404, 404, 409, 409)),
    Case("DELETE", f"{OPEN}/plan", None, (401, 403, 200, 200), (404, 404, 200, 200)),
    # words; nobody has said this line, or reads another's notes
    Case("GET", f"{OPEN}/chat", None, everybody(200), (404, 404, 200, 200)),
    Case("POST", f"{OPEN}/mute", {"seat": 3}, (401, 404, 404, 404), (404, 404, 404, 404)),
    Case("POST", f"{OPEN}/mute", {"line": 9}, (401, 404, 404, 404), (404, 404, 404, 404)),
    Case("POST", f"{OPEN}/report", {"seat": 0, "said": "x"},
         (401, 201, 201, 404), (404, 404, 201, 404)),
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


def _path(case: Case, table: str, tournament: str = "") -> str:
    return case.path.format(
        table=table,
        tournament=tournament,
        number=1,
        move=0,
        report="x",
        line=1,
        muted="somebody",
        game="caverna",
        lesson="first",
        file="x",
        channel="x",
        token="x.y",
        name="Known",
        link="x",
        language="en",
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
        path = _path(case, self.table(visibility), self.tournament(case))
        if case.method == SOCKET:
            return self._handshake(browser, path)
        if path.endswith("/stream"):
            return _first_line(browser, path)
        body = {**SIGN_UP, "name": next(self._names)} if case.body is SIGN_UP else case.body
        return browser.request(case.method, path, json=body).status_code

    def tournament(self, case: Case) -> str:
        """Return a fresh tournament, where a route is about one; the one of before is cancelled."""
        if "{tournament}" not in case.path:
            return ""
        host, seated = self._browsers["host"], self._browsers["seated"]
        for one in host.get("/api/tournaments").json()["mine"]:
            host.patch(f"/api/tournaments/{one['id']}", json={"status": "cancelled"})
        made: str = host.post("/api/tournaments", json=TOURNAMENT).json()["card"]["id"]
        seated.post(f"/api/tournaments/{made}/entrants", json={"name": "Somebody"})
        return made

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
