"""The application: all parts put together, opened and closed."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware

from grotto.core.errors import TableError
from grotto.server.background import in_background
from grotto.server.bots.driver import Driver
from grotto.server.bots.pool import Pool
from grotto.server.bus import listening
from grotto.server.http import bodies, front, problems
from grotto.server.http.bounds import Bounds
from grotto.server.http.desk import Desk
from grotto.server.http.games import SHELF, note_broken_games
from grotto.server.http.headers import StrictHeaders
from grotto.server.http.health import HEALTH
from grotto.server.http.life import LIFE
from grotto.server.http.origins import OwnPagesOnly
from grotto.server.http.people import PEOPLE
from grotto.server.http.records import RECORDS
from grotto.server.http.sockets import SOCKETS
from grotto.server.http.streams import STREAMS
from grotto.server.http.tables import ROUTES
from grotto.server.http.tracing import Tracing
from grotto.server.http.words import WORDS
from grotto.server.keeper import Keeper
from grotto.server.limits import Gate, Now
from grotto.server.settings import Settings
from grotto.server.storage.accounts import Accounts
from grotto.server.storage.database import migrate, open_database
from grotto.server.storage.listing import Listing
from grotto.server.storage.people import People
from grotto.server.storage.store import Store
from grotto.server.tables.hub import Hub
from grotto.server.tables.sweeping import sweep_for_ever
from grotto.server.upkeep import keep_up

_REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": bodies.Problem, "description": meaning}
    for status, meaning in (("4XX", "Refused: nothing has changed."), ("5XX", "Our fault."))
}


def new_app(settings: Settings, now: Now = time.time) -> FastAPI:
    """Return the application; its database is opened when it starts."""
    app = FastAPI(
        title="Grotto",
        lifespan=_life,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,  # a redirect would go wherever the request says we are
        responses=_REFUSALS,
    )
    app.state.settings = settings
    app.state.now = now
    app.state.gate = Gate(settings.limits, now)
    for router in (
        front.FRONT,
        HEALTH,
        SHELF,
        PEOPLE,
        ROUTES,
        LIFE,
        WORDS,
        RECORDS,
        STREAMS,
        SOCKETS,
    ):
        app.include_router(router)
    _guard(app, settings, app.state.gate)
    return app


def _guard(app: FastAPI, settings: Settings, gate: Gate) -> None:
    """Put around the application what every request passes; the last line is the outermost."""
    app.add_exception_handler(TableError, problems.refuse)
    app.add_exception_handler(HTTPException, front.refuse_http)
    app.add_exception_handler(RequestValidationError, problems.refuse_invalid)
    app.add_exception_handler(Exception, problems.fail)
    app.add_middleware(Bounds, settings=settings, gate=gate)
    app.add_middleware(OwnPagesOnly, settings=settings)
    if settings.origins:
        app.add_middleware(
            CORSMiddleware,
            allow_origins=settings.origins,
            allow_methods=["GET", "POST", "PUT", "PATCH", "DELETE"],
            allow_headers=["Content-Type"],
            allow_credentials=True,
        )
    app.add_middleware(StrictHeaders, settings=settings)
    app.add_middleware(Tracing)


@asynccontextmanager
async def _life(app: FastAPI) -> AsyncIterator[None]:
    """Open the database before the first request and close it after the last."""
    settings: Settings = app.state.settings
    note_broken_games()
    migrate(settings.database)
    engine = open_database(settings.database)
    desk = app.state.desk = _new_desk(app, engine)
    driver = new_driver(settings)
    desk.hub.on_change.append(driver.look_at)
    desk.hub.needed.append(driver.is_busy_at)
    async with (
        listening(engine, desk.hub),
        in_background(
            partial(sweep_for_ever, desk.hub, settings.idle_seconds),
            partial(keep_up, desk),
            Keeper(desk.store, desk.hub, desk.now).keep,
        ),
    ):
        yield
    await driver.stop()
    desk.hub.close()
    desk.passwords.close()
    await engine.dispose()


def _new_desk(app: FastAPI, engine: AsyncEngine) -> Desk:
    store, now = Store(engine), app.state.now
    return Desk(
        app.state.settings,
        store,
        People(engine),
        Accounts(engine),
        Listing(engine),
        Hub(store, now),
        app.state.gate,
        now,
    )


def new_driver(settings: Settings) -> Driver:
    """Return what plays for bots."""
    pool = Pool(settings.thinkers, settings.bot_seconds, settings.bot_megabytes)
    return Driver(pool, settings.bot_pause)
