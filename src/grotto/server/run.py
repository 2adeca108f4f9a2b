"""Running a server: one process at one port. It stops when asked to, and nothing is lost then."""

import asyncio
import errno
import resource
import socket
from collections.abc import Callable
from types import FrameType
from typing import Final

import uvicorn
from alembic.util import CommandError
from fastapi import FastAPI
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from grotto.server.app import new_app
from grotto.server.errors import CannotListen, PortBusy
from grotto.server.housekeeping import memory
from grotto.server.http.protocols import sockets_with
from grotto.server.http.requests import requests_with
from grotto.server.logs import set_up_logs
from grotto.server.services import Services
from grotto.server.settings import WILDCARDS, Settings
from grotto.server.storage.database import migrate
from grotto.server.storage.errors import DatabaseUnusable, NewerDatabase
from grotto.server.storage.files import alone_with, warn_of_others

PATIENCE: Final = 10
"""Seconds that a stop waits for requests that have begun."""

LONG_MESSAGES: Final = 16
"""A message so many times too long ends its socket; a shorter one is just refused."""


class Server(uvicorn.Server):
    """Says when it is ready; tells its clients before it goes."""

    def __init__(self, app: FastAPI, listening: socket.socket, ready: Callable[[], None]) -> None:
        self._app = app
        self._listening = listening
        self._ready = ready
        config = uvicorn.Config(
            self._app,
            log_config=None,
            loop="uvloop",
            http=requests_with(app.state.settings),
            ws=sockets_with(app.state.settings),
            ws_per_message_deflate=False,  # it would cost more memory than the tables themselves
            ws_max_size=LONG_MESSAGES * app.state.settings.limits.message,
            server_header=False,
            forwarded_allow_ips=list(app.state.settings.proxies),
            timeout_graceful_shutdown=PATIENCE,
        )
        super().__init__(config)

    def run_here(self) -> None:
        """Serve until the process is asked to stop."""
        with memory.searched_by_us():
            self.run([self._listening])

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Say when it is ready."""
        await super().startup(sockets)
        self._searching = asyncio.create_task(self.search())
        self._ready()

    async def search(self) -> None:
        """Search for garbage until the server stops, since Python does not do so by itself."""
        await memory.search_for_ever(self._services.hub.is_quiet)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in, say farewell, and finish what was begun."""
        self._searching.cancel()
        for server in self.servers:
            server.close()
        await self._services.hub.stop()
        await super().shutdown(sockets)

    @property
    def _services(self) -> Services:
        services: Services = self._app.state.services
        return services

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop: it was asked for, so it is no failure; asked twice, stop at once."""
        self.force_exit = self.should_exit
        self.should_exit = True


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until the process is asked to stop; `ready` gets the address.

    Raises:
        PortBusy: when another program has the port.
        CannotListen: when the address is not this machine's, or not for us.
        DatabaseTaken: when another process serves the same file.
        CannotWrite: when there can be no such file.
        NewerDatabase: when a newer Grotto has written the database.
        DatabaseUnusable: when it cannot be opened.
    """
    with listen(settings.host, settings.port) as listening, alone_with(settings.database):
        set_up_logs(settings.log_level)
        allow_many_sockets()
        _prepare(settings.database)
        warn_of_others(settings.database)
        address = address_of(settings.host, listening)
        Server(new_app(settings), listening, lambda: ready(address)).run_here()


def allow_many_sockets() -> None:
    """Open as many files as the system lets us: every socket is one, and the usual limit is low."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most != resource.RLIM_INFINITY:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def listen(host: str, port: int) -> socket.socket:
    """Take a port.

    Raises:
        PortBusy: when another program has it.
        CannotListen: when the address is not this machine's, or not for us.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listening = socket.create_server((host, port), family=family, backlog=1024)
    except OSError as error:
        busy = error.errno == errno.EADDRINUSE
        raise (PortBusy(port) if busy else CannotListen(host, port)) from error
    # Every connection inherits it. Without it the second of two small messages waits for the
    # client to confirm the first, and clients take 40 ms for that.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


def address_of(host: str, listening: socket.socket) -> str:
    """Return where a browser on this machine finds the server."""
    port: int = listening.getsockname()[1]
    name = "127.0.0.1" if host in WILDCARDS else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"


def _prepare(database: str) -> None:
    try:
        migrate(database)
    except CommandError as error:  # it has a schema that we have never heard of
        raise NewerDatabase from error
    except SQLAlchemyError as error:
        raise DatabaseUnusable(_first_line(error)) from error


def _first_line(error: SQLAlchemyError) -> str:
    """Say what is wrong with a database; what SQLAlchemy adds below is for programmers."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return str(cause).partition("\n")[0]
