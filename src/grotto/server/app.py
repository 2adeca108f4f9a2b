"""The application: all parts put together, opened and closed."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from fastapi import FastAPI, Request, Response

from grotto.core.errors import TableError
from grotto.server.bots.driver import Driver
from grotto.server.bots.pool import Pool
from grotto.server.bus import listening
from grotto.server.errors import ServerError
from grotto.server.http.desk import Desk
from grotto.server.http.front import FRONT
from grotto.server.http.health import HEALTH
from grotto.server.http.sockets import SOCKETS, problem
from grotto.server.http.tables import ROUTES
from grotto.server.http.tracing import Tracing
from grotto.server.settings import Settings
from grotto.server.storage.database import migrate, open_database
from grotto.server.storage.people import People
from grotto.server.storage.store import Store
from grotto.server.tables.hub import Hub
from grotto.server.tables.sweeping import sweeping


def new_app(settings: Settings) -> FastAPI:
    """Return the application; its database is opened when it starts."""
    app = FastAPI(title="Grotto", lifespan=_life, docs_url=None, redoc_url=None)
    app.state.settings = settings
    app.include_router(FRONT)
    app.include_router(HEALTH)
    app.include_router(ROUTES)
    app.include_router(SOCKETS)
    app.add_exception_handler(TableError, _refuse)
    app.add_middleware(Tracing)
    return app


@asynccontextmanager
async def _life(app: FastAPI) -> AsyncIterator[None]:
    """Open the database before the first request and close it after the last."""
    settings: Settings = app.state.settings
    migrate(settings.database)
    engine = open_database(settings.database)
    store = Store(engine)
    hub = Hub(store, time.time)
    driver = new_driver(settings)
    hub.on_change.append(driver.look_at)
    hub.needed.append(driver.is_busy_at)
    app.state.desk = Desk(settings, store, People(engine), hub)
    async with listening(settings.database, hub), sweeping(hub, settings.idle_seconds):
        yield
    await driver.stop()
    hub.close()
    await engine.dispose()


def new_driver(settings: Settings) -> Driver:
    """Return what plays for bots."""
    pool = Pool(settings.thinkers, settings.bot_seconds, settings.bot_megabytes)
    return Driver(pool, settings.bot_pause)


async def _refuse(_request: Request, error: Exception) -> Response:
    """Every error has a stable code and a sentence; nothing else gets out."""
    assert isinstance(error, TableError)
    status = error.status if isinstance(error, ServerError) else 422
    body = msgspec.json.encode(problem(error, "", 0))
    return Response(body, status_code=status, media_type="application/json")
