"""The parts of one running server, as routes and housekeeping need them."""

from grotto.server.bots.pool import Pool
from grotto.server.bots.reviews import ReviewDesk
from grotto.server.limits import Gate, Now
from grotto.server.passwords import Passwords
from grotto.server.served_time import ServedTime
from grotto.server.settings import Settings
from grotto.server.storage.accounts import Accounts
from grotto.server.storage.lists import Listing
from grotto.server.storage.people import People
from grotto.server.storage.reviews import Reviews
from grotto.server.storage.tables import Store
from grotto.server.tables.hub import Hub
from grotto.server.tables.making import Maker
from grotto.server.tables.records import Courses


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
        self.desk = ReviewDesk(reviews, hub, settings.review_seconds, settings.bot_megabytes)
        self.passwords = Passwords(settings.password_cost)
        self.courses = Courses()
        self.maker = Maker(hub, settings.limits.tables)

    def wall(self) -> float:
        """Return what people call the time, to be shown to them."""
        return self.now.wall() if isinstance(self.now, ServedTime) else self.now()

    def oldest_session(self) -> float:
        """Return since when a session must have been used to be good."""
        return self.now() - self.settings.session_seconds
