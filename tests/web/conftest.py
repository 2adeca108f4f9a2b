"""What tests in a browser need: a server with the built client, and somebody who visits it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from grotto.server.http.static import WEB
from grotto.server.settings import NO_LIMITS, PasswordCost, Settings, sqlite_file
from grotto.server.tables import making
from tests.server.running import Running
from tests.web.browser import DESK, PATIENCE, Visit, launch
from tools.folders import Folder

Visiting = Callable[..., Visit]


@contextmanager
def settings_for_tests() -> Iterator[Settings]:
    """Let bots answer at once and nobody be counted, with a database that goes afterwards."""
    assert (WEB / "index.html").is_file(), "the client is not built: make test builds it"
    folder = Folder()
    yield Settings(
        database=sqlite_file(folder.path / "grotto.db"),
        limits=NO_LIMITS,
        password_cost=PasswordCost(kibibytes=64, passes=1),
        bot_pause=0.0,
        bot_beat=0.0,
    )
    folder.close()


# The scope is this package: Playwright keeps a loop running, which others must not meet.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """A browser for all tests of this package."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server() -> Iterator[Running]:
    """A server whose bots do not pause."""
    with settings_for_tests() as settings, Running(settings) as running:
        yield running


@pytest.fixture(autouse=True)
def seed(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Let every test have its own luck, which is the same whenever it runs."""
    own = sha256(request.node.name.encode()).hexdigest()[:32]
    monkeypatch.setattr(making, "new_seed", lambda: own)
    return own


@pytest.fixture
def visit(chromium: Browser, server: Running) -> Iterator[Visiting]:
    """Let people come; at the end no browser may have complained."""
    visits: list[Visit] = []

    def come(
        size: tuple[int, int] = DESK,
        language: str = "en",
        scheme: str = "light",
        origin: str = server.origin,
        *,
        moves: bool = False,
        works: bool = False,
    ) -> Visit:
        one = Visit(chromium, origin, size, language, scheme, moves=moves, works=works)
        visits.append(one)
        return visits[-1]

    yield come
    for visit in visits:
        visit.close()
    assert [visit.complaints for visit in visits] == [[] for _ in visits]
