"""The parts of one running server, as routes and housekeeping need them."""

from msgspec import Struct

from grotto.server.bots.pool import Pool
from grotto.server.bots.reviews import ReviewDesk
from grotto.server.bots.statistics import StatisticsDesk
from grotto.server.limits import Gate, Now
from grotto.server.notices.delivery import Delivery
from grotto.server.passwords import Passwords
from grotto.server.served_time import wall_time
from grotto.server.settings import Settings
from grotto.server.storage.accounts import Accounts
from grotto.server.storage.daily import Daily
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
from grotto.server.storage.statistics import StatisticsStore
from grotto.server.storage.tables import Store
from grotto.server.storage.tournaments import Tournaments
from grotto.server.storage.vacations import Vacations
from grotto.server.tables.featured import Stage
from grotto.server.tables.hub import Hub
from grotto.server.tables.making import Maker
from grotto.server.tables.records import Courses


class Pages(Struct, frozen=True, kw_only=True):
    """What people's pages are made of."""

    ratings: Ratings
    histories: Histories
    exports: Exports
    departures: Departures
    recovery: Recovery
    friends: Friends
    invitations: Invitations
    moderation: Moderation
    learning: Learning
    tournaments: Tournaments
    vacations: Vacations


class Services:
    """The parts of one running server."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        people: People,
        accounts: Accounts,
        listing: Listing,
        hub: Hub,
        gate: Gate,
        now: Now,
        pool: Pool,
        reviews: Reviews,
        daily: Daily,
        results: Results,
        statistics: StatisticsStore,
        outbox: Outbox,
        pages: Pages,
    ) -> None:
        self.settings = settings
        self.store = store
        self.people = people
        self.accounts = accounts
        self.listing = listing
        self.hub = hub
        self.gate = gate
        self.now = now
        self.pool = pool
        self.reviews = reviews
        self.daily = daily
        self.results = results
        self.outbox, self.channels = outbox, outbox.channels
        self.delivery = Delivery(settings)
        self.pages = pages
        self.desk = ReviewDesk(reviews, hub, settings.review_seconds, settings.bot_megabytes)
        self.statistics = StatisticsDesk(
            statistics, store, now, settings.review_seconds, settings.bot_megabytes
        )
        self.passwords = Passwords(settings.password_cost)
        self.courses = Courses()
        self.maker, self.stage = Maker(hub, settings.limits.tables), Stage(hub, store.lobby)

    def wall(self) -> float:
        """Return what people call the time, to be shown to them."""
        return wall_time(self.now)

    def oldest_session(self) -> float:
        """Return since when a session must have been used to be good."""
        return self.now() - self.settings.session_seconds
