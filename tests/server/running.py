"""A real server on a thread of its own, and browsers to visit it."""

import socket
import threading
import time
from types import TracebackType
from typing import Self

import httpx
import uvicorn

from grotto.server.app import new_app
from grotto.server.settings import Settings


class Running:
    """A server at a free port of this machine, from `with` to its end."""

    def __init__(self, settings: Settings) -> None:
        self.app = new_app(settings)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.origin = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        config = uvicorn.Config(self.app, log_level="warning", ws="websockets-sansio")
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, args=([self._listening],))
        self._browsers: list[httpx.Client] = []

    def __enter__(self) -> Self:
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.005)
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
        self._thread.join(20)
        self._listening.close()

    def browser(self) -> httpx.Client:
        """Return a browser that nobody has used yet."""
        browser = httpx.Client(base_url=self.origin, headers={"Origin": self.origin}, timeout=20)
        self._browsers.append(browser)
        return browser
