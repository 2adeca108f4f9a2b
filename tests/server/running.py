"""A real server on a thread of its own, and browsers to visit it."""

import asyncio
import threading
import time
from collections.abc import Coroutine
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
from sqlalchemy import create_engine, func, select, table
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from grotto.server.app import new_app
from grotto.server.limits import Now
from grotto.server.run import Server, listen
from grotto.server.services import Services
from grotto.server.settings import Settings
from grotto.server.storage.database import sync_url

T = TypeVar("T")

PATIENCE = 20.0


class Clock:
    """The time of a server under test: it goes on as usual, and can be put forward."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead

    def pass_by(self, seconds: float) -> None:
        """Let time pass at once."""
        self.ahead += seconds


class ServerBesideTests(Server):
    """A server whose process holds all tests: Python searches its memory for garbage as usual.

    A search by the server would go through every test that pytest has collected, at every start.
    `tests/server/test_serving.py` proves the search itself, and whatever starts `grotto serve` in a
    process of its own runs with it.
    """

    def run_here(self) -> None:
        self.run([self._listening])

    async def search(self) -> None:
        """Leave that to Python."""


class Running:
    """A server at a free port of this machine, from `with` to its end."""

    def __init__(self, settings: Settings, now: Now | None = None) -> None:
        self.clock = Clock()
        self.app = new_app(settings, now or self.clock)
        self._settings = settings
        self._listening = listen("127.0.0.1", 0)
        self.origin = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._server = ServerBesideTests(self.app, self._listening, self._is_ready)
        self._thread = threading.Thread(target=self._server.run_here)
        self._ready = threading.Event()
        self._browsers: list[httpx.Client] = []

    def _is_ready(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._ready.set()

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._ready.wait(PATIENCE), "the server did not start"
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for browser in self._browsers:
            browser.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self._listening.close()

    def browser(self) -> httpx.Client:
        """Return a browser that nobody has used yet."""
        browser = httpx.Client(
            base_url=self.origin,
            headers={"Origin": self.origin},
            timeout=PATIENCE,
            verify=False,  # there is no HTTPS here, and certificates take long to read
        )
        self._browsers.append(browser)
        return browser

    def socket(self, browser: httpx.Client, path: str) -> ClientConnection:
        """Open a socket from a page in a browser."""
        cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        return connect(
            f"ws{self.origin.removeprefix('http')}{path}",
            additional_headers={"Cookie": cookies} if cookies else {},
            origin=Origin(self.origin),
            proxy=None,
        )

    @property
    def services(self) -> Services:
        """What the server works with."""
        services: Services = self.app.state.services
        return services

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Let the server do something between its requests."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def count(self, name: str) -> int:
        """Return how many rows a table of the database has."""
        engine = create_engine(sync_url(self._settings.database))
        with engine.connect() as connection:
            found = connection.execute(select(func.count()).select_from(table(name))).scalar_one()
        engine.dispose()
        return int(found)
