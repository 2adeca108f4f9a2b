"""Limits on how often and how much: buckets of tokens, and counts of what is open.

All of it lives in memory and is bounded: who owes nothing is forgotten.
"""

from collections import Counter, OrderedDict
from collections.abc import Callable
from ipaddress import AddressValueError, IPv6Address
from math import ceil
from typing import Final

from grotto.server.errors import TooManyRequests, TooManySockets
from grotto.server.settings import Limits, Rate

Now = Callable[[], float]

MOST_KEPT: Final = 50_000
"""Debtors that are remembered; the one who came longest ago is forgiven first."""


class Buckets:
    """A bucket of tokens for everybody who comes; it fills by itself as time goes by."""

    def __init__(self, rate: Rate, now: Now, most: int = MOST_KEPT) -> None:
        self._rate = rate
        self._now = now
        self._most = most
        self._debts: OrderedDict[str, tuple[float, float]] = OrderedDict()  # tokens, and when

    def __len__(self) -> int:
        return len(self._debts)

    def take(self, who: str) -> float:
        """Take a token; return 0, or for how many seconds there is none."""
        now = self._now()
        debt = self._debt(self._debts.pop(who, (0.0, now)), now)
        missing = debt + 1 - self._rate.at_once
        self._debts[who] = (debt if missing > 0 else debt + 1, now)
        self._forgive(now)
        return max(0.0, missing / self._rate.per_second)

    def spend(self, who: str) -> None:
        """Take a token, or refuse.

        Raises:
            TooManyRequests: when there is none.
        """
        wait = self.take(who)
        if wait:
            raise TooManyRequests(max(1, ceil(wait)))

    def _debt(self, known: tuple[float, float], now: float) -> float:
        debt, at = known
        return max(0.0, debt - max(0.0, now - at) * self._rate.per_second)

    def _forgive(self, now: float) -> None:
        while self._debts and (len(self._debts) > self._most or self._first_debt(now) == 0):
            self._debts.popitem(last=False)

    def _first_debt(self, now: float) -> float:
        return self._debt(next(iter(self._debts.values())), now)


class Doors:
    """How many sockets stand open, for everybody who has any."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    def open(self, who: str) -> None:
        """Count one more, until it is closed.

        Raises:
            TooManySockets: when there are as many as there may be.
        """
        if self._open.get(who, 0) >= self._most:
            raise TooManySockets(self._most)
        self._open[who] += 1

    def close(self, who: str) -> None:
        """Count one less."""
        self._open[who] -= 1
        if not self._open[who]:
            del self._open[who]


class Gate:
    """All limits of one server."""

    def __init__(self, limits: Limits, now: Now) -> None:
        self.limits = limits
        self.sessions = Buckets(limits.requests_of_session, now)
        self.addresses = Buckets(limits.requests_of_address, now)
        self.messages = Buckets(limits.messages, now)
        self.commands = Buckets(limits.commands, now)
        self.chat = Buckets(limits.chat, now)
        self.hints = Buckets(limits.hints, now)
        self.imports = Buckets(limits.imports, now)
        self.reviews = Buckets(limits.reviews, now)
        self.guests = Buckets(limits.guests, now)
        self.tables = Buckets(limits.tables_of_address, now)
        self.sign_ins = Buckets(limits.sign_ins_of_address, now)
        self._names = Buckets(limits.sign_ins_of_name, now)
        self._names_anywhere = Buckets(limits.sign_ins_of_name_anywhere, now)
        self._people = Doors(limits.sockets_of_person)
        self._places = Doors(limits.sockets_of_address)

    def try_password(self, login: str, address: str) -> None:
        """Count a password that somebody tries; others cannot use up the tries of an owner soon.

        Raises:
            TooManyRequests: when there were too many.
        """
        self.sign_ins.spend(address)
        self._names.spend(f"{login} {address}")
        self._names_anywhere.spend(login)

    def let_in(self, address: str, person: str | None) -> None:
        """Count an open socket or stream of events, until it is let out.

        Raises:
            TooManySockets: when this person or this address has too many.
        """
        self._places.open(address)
        try:
            if person is not None:
                self._people.open(person)
        except TooManySockets:
            self._places.close(address)
            raise

    def let_out(self, address: str, person: str | None) -> None:
        """Count a socket or stream no more."""
        self._places.close(address)
        if person is not None:
            self._people.close(person)


def neighbourhood(address: str) -> str:
    """Return what counts as one address: of IPv6 the first half, which one customer gets.

    An IPv4 address may come dressed as an IPv6 one; the first halves of those are all the same.
    """
    try:
        whole = IPv6Address(address)
    except AddressValueError:
        return address
    return str(whole.ipv4_mapped or IPv6Address(int(whole) >> 64 << 64))
