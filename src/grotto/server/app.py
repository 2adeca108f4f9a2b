"""The application: all parts put together, opened and closed."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware

from grotto.core.errors import TableError
from grotto.server.bots.driver import Driver
from grotto.server.bots.pool import Pool
from grotto.server.housekeeping.albums import Archivist
from grotto.server.housekeeping.background import Work, in_background
from grotto.server.housekeeping.bus import listening
from grotto.server.housekeeping.courier import Courier
from grotto.server.housekeeping.disk import watch_disk
from grotto.server.housekeeping.due import Keeper
from grotto.server.housekeeping.histories import Historian
from grotto.server.housekeeping.memory import sweep_for_ever
from grotto.server.housekeeping.plans import PlanKeeper
from grotto.server.housekeeping.pulse import keeping_time
from grotto.server.housekeeping.ratings import Rater
from grotto.server.housekeeping.sessions import keep_up
from grotto.server.housekeeping.tournaments import Arbiter
from grotto.server.housekeeping.vacations import VacationKeeper
from grotto.server.http import answers, static
from grotto.server.http.chat import WORDS
from grotto.server.http.daily import DAILY, SCORES
from grotto.server.http.friends import FRIENDS
from grotto.server.http.games import SHELF, note_broken_games
from grotto.server.http.health import HEALTH
from grotto.server.http.histories import MINE, THEIRS
from grotto.server.http.invitations import INVITATIONS, MY_INVITATIONS
from grotto.server.http.lessons import LESSONS
from grotto.server.http.middleware.bounds import Bounds, OwnPagesOnly
from grotto.server.http.middleware.headers import StrictHeaders
from grotto.server.http.middleware.tracing import Tracing
from grotto.server.http.moderation import MODERATION, REPORTING
from grotto.server.http.notices import NOTICES, UNSUBSCRIBE
from grotto.server.http.people import PEOPLE
from grotto.server.http.plans import PLANS
from grotto.server.http.qr import QR
from grotto.server.http.ratings import RATINGS
from grotto.server.http.reach import REACH
from grotto.server.http.recovery import RECOVERY
from grotto.server.http.reviews import REVIEWS
from grotto.server.http.routing import WireApp
from grotto.server.http.sockets import SOCKETS
from grotto.server.http.statistics import STATISTICS
from grotto.server.http.streams import STREAMS
from grotto.server.http.tables import ROUTES
from grotto.server.http.tournaments import TOURNAMENTS
from grotto.server.http.vacations import VACATIONS
from grotto.server.limits import Gate, Now
from grotto.server.served_time import ServedTime
from grotto.server.services import Pages, Services
from grotto.server.settings import Settings
from grotto.server.storage.accounts import Accounts
from grotto.server.storage.daily import Daily
from grotto.server.storage.database import Database, migrate
from grotto.server.storage.departures import Departures
from grotto.server.storage.exports import Exports
from grotto.server.storage.friends import Friends
from grotto.server.storage.histories import Histories
from grotto.server.storage.invitations import Invitations
from grotto.server.storage.learning import Learning
from grotto.server.storage.lists import Listing
from grotto.server.storage.moderation import Moderation
from grotto.server.storage.outbox import Outbox
from grotto.server.storage.people import People
from grotto.server.storage.ratings import Ratings
from grotto.server.storage.recovery import Recovery
from grotto.server.storage.results import Results
from grotto.server.storage.reviews import Reviews
from grotto.server.storage.rounds import Rounds
from grotto.server.storage.statistics import StatisticsStore
from grotto.server.storage.tables import Store
from grotto.server.storage.tournaments import Tournaments
from grotto.server.storage.vacations import Vacations
from grotto.server.tables.hub import Hub

ROUTERS: Final = (
    static.FRONT,
    HEALTH,
    SHELF,
    PEOPLE,
    ROUTES,
    REVIEWS,
    REACH,
    QR,
    DAILY,
    SCORES,
    RATINGS,
    MINE,
    RECOVERY,
    FRIENDS,
    INVITATIONS,
    MY_INVITATIONS,
    REPORTING,
    MODERATION,
    THEIRS,
    TOURNAMENTS,
    STATISTICS,
    LESSONS,
    NOTICES,
    UNSUBSCRIBE,
    VACATIONS,
    PLANS,
    WORDS,
    STREAMS,
)
"""In the order in which a request looks for its route."""


class Outside(Struct, frozen=True, kw_only=True):
    """What a server takes from the machine that it runs on, besides the time."""

    open_database: Callable[[str], Database]
    new_pool: Callable[[Settings], Pool]


def new_app(settings: Settings, now: Now | None = None, outside: Outside | None = None) -> FastAPI:
    """Return the application; its database is opened when it starts.

    Its time is served time, unless it is told another one.
    """
    time = ServedTime() if now is None else now
    app = WireApp(
        title="Grotto",
        lifespan=_life,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,  # a redirect would go wherever the request says we are
    )
    app.state.settings = settings
    app.state.now = time
    app.state.outside = outside or Outside(open_database=open_database, new_pool=new_pool)
    app.state.gate = Gate(settings.limits, time.ticks if isinstance(time, ServedTime) else time)
    app.router.routes.extend(SOCKETS)  # first: they come in crowds
    for router in ROUTERS:
        app.include_router(router)
    _guard(app, settings, app.state.gate)
    return app


def _guard(app: FastAPI, settings: Settings, gate: Gate) -> None:
    """Put around the application what every request passes; the last line is the outermost."""
    app.add_exception_handler(TableError, answers.refuse)
    app.add_exception_handler(HTTPException, static.refuse_http)
    app.add_exception_handler(RequestValidationError, answers.refuse_invalid)
    app.add_exception_handler(Exception, answers.fail)
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
    database = app.state.outside.open_database(settings.database)
    database.health.least_free = settings.disk_megabytes << 20
    services = app.state.services = _new_desk(app, database)
    driver = Driver(services.pool, settings.bot_pause, settings.bot_beat)
    services.hub.on_change.append(driver.look_at)
    services.hub.needed.append(driver.is_busy_at)
    archivist = Archivist(services.store, services.now, settings.bot_megabytes)
    services.hub.on_change.append(archivist.look_at)
    rater = Rater(services.pages.ratings)
    services.hub.on_change.append(rater.look_at)
    await services.reviews.forget_unfinished()
    await services.delivery.open(services.channels)
    async with (
        keeping_time(services.now, database, services.hub),
        listening(database, services.hub),
        in_background(*_works(services, database, archivist, rater)),
    ):
        yield
    await archivist.stop()
    await driver.stop()
    services.hub.close()
    await services.delivery.close()
    services.passwords.close()
    services.courses.close()
    await services.store.close()
    await database.close()


def _works(
    services: Services, database: Database, archivist: Archivist, rater: Rater
) -> tuple[Work, ...]:
    """Return what goes on as long as the server runs."""
    settings = services.settings
    return (
        partial(sweep_for_ever, services.hub, settings.idle_seconds),
        partial(keep_up, services),
        services.desk.work,
        services.desk.report,
        services.statistics.work,
        partial(watch_disk, database),
        archivist.work,
        new_courier(services).work,
        rater.work,
        new_arbiter(services, database).work,
        Historian(services.store, services.pages.histories, services.now).work,
        Keeper(services.store, services.hub, services.now, settings.guest_days).keep,
        VacationKeeper(services.pages.vacations, services.hub, services.now).work,
        PlanKeeper(services.store.plans, services.hub).work,
    )


def _new_desk(app: FastAPI, database: Database) -> Services:
    now, settings = app.state.now, app.state.settings
    store = Store(database, settings.notice_seconds)
    return Services(
        settings,
        store,
        People(database),
        Accounts(database),
        Listing(database),
        Hub(store, now),
        app.state.gate,
        now,
        app.state.outside.new_pool(settings),
        Reviews(database),
        Daily(database),
        Results(database),
        StatisticsStore(database),
        Outbox(database),
        Pages(
            ratings=Ratings(database),
            histories=Histories(database),
            exports=Exports(database),
            departures=Departures(database),
            recovery=Recovery(database),
            friends=Friends(database),
            invitations=Invitations(database, settings.notice_seconds),
            moderation=Moderation(database),
            learning=Learning(database),
            tournaments=Tournaments(database),
            vacations=Vacations(database),
        ),
    )


def new_courier(services: Services) -> Courier:
    """Return what sends the notices of a server."""
    return Courier(
        services.outbox,
        services.channels,
        services.listing,
        services.hub,
        services.delivery,
        services.now,
    )


def new_arbiter(services: Services, database: Database) -> Arbiter:
    """Return what begins the rounds of tournaments."""
    stored, rounds = services.pages.tournaments, Rounds(database)
    return Arbiter(stored, rounds, services.hub, services.now)


def open_database(address: str) -> Database:
    """Return a database with the newest schema."""
    migrate(address)
    return Database(address)


def new_pool(settings: Settings) -> Pool:
    """Return the processes in which bots think."""
    return Pool(
        settings.workers,
        settings.bot_seconds,
        settings.bot_megabytes,
        think_seconds=settings.think_seconds,
    )
