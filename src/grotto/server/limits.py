"""Limits on how often and how much: buckets of tokens, and counts of what is open.

All of it lives in memory and is bounded: who owes nothing is forgotten.
"""

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from enum import IntEnum
from ipaddress import AddressValueError, IPv6Address, ip_address, ip_network
from math import ceil
from typing import Any, Final

import msgspec

from grotto.server.errors import ServerError, TooManyRequests, TooManySockets
from grotto.server.settings import Limits, Patience, Rate

Now = Callable[[], float]


class TooManyWatchers(ServerError, status=429):
    """So many look at a table that no more are let in but those who sit there."""

    code = "server/too-many-watchers"
    sentence = "no more than {most} connections to one table are allowed"
    most: int


class NoSuchLimit(ServerError, status=500):
    """What was said is no limit with a value that it can have."""

    code = "server/no-such-limit"
    sentence = "{said} is no limit"
    said: str


class Cost(IntEnum):
    """What costly requests cost the server, in milliseconds: measured, on a slow machine."""

    FRAME = 5  # a whole one, which somebody asks for who has seen it
    LINES = 5
    REVIEW = 5
    RECORD = 20
    STATISTICS = 20
    PAST = 20  # a position of before, which is played again
    PREVIEW = 10
    WHY = 5
    AHEAD = 50
    PLAN = 200
    LESSON = 20
    BOARD = 20
    QR = 40
    TOURNAMENT = 10
    IMPORT = 1_000
    COURSE = 1_000
    EXPORT = 2_000


MOST_KEPT: Final = 50_000
"""Debtors that are remembered; the one who came longest ago is forgiven first."""


class Bucket:
    """One bucket of tokens, for what has a place of its own, such as a socket."""

    __slots__ = ("_at", "_debt", "_rate")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._debt = 0.0
        self._at = 0.0

    def take(self, now: float) -> bool:
        """Take a token; tell whether there was none."""
        self._debt = max(0.0, self._debt - max(0.0, now - self._at) * self._rate.per_second)
        self._at = now
        empty = self._debt + 1 > self._rate.at_once
        if not empty:
            self._debt += 1
        return empty


class Buckets:
    """A bucket of tokens for everybody who comes; it fills by itself as time goes by."""

    def __init__(self, rate: Rate, now: Now, most: int = MOST_KEPT) -> None:
        self._rate = rate
        self._now = now
        self._most = most
        self._debts: OrderedDict[str, tuple[float, float]] = OrderedDict()  # tokens, and when

    def __len__(self) -> int:
        return len(self._debts)

    def take(self, who: str, tokens: float = 1.0) -> float:
        """Take tokens; return 0, or for how many seconds there are not enough.

        What costs more than a bucket holds costs all that it holds.
        """
        now = self._now()
        debt = self._debt(self._debts.pop(who, (0.0, now)), now)
        taken = max(1.0, min(tokens, self._rate.at_once))
        missing = debt + taken - self._rate.at_once
        self._debts[who] = (debt if missing > 0 else debt + taken, now)
        self._forgive(now)
        return max(0.0, missing / self._rate.per_second)

    def spend(self, who: str, tokens: float = 1.0) -> None:
        """Take tokens, or refuse.

        Raises:
            TooManyRequests: when there are not enough.
        """
        wait = self.take(who, tokens)
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


class Guesses:
    """Wrong passwords of everybody who has tried some: the more, the longer the next one waits."""

    def __init__(self, patience: Patience, now: Now, most: int = MOST_KEPT) -> None:
        self._patience = patience
        self._now = now
        self._most = most
        self._wrong: OrderedDict[str, tuple[float, float]] = OrderedDict()  # how many, and when

    def __len__(self) -> int:
        return len(self._wrong)

    def seconds_to_wait(self, who: str) -> float:
        """Return for how many seconds no password is tried; 0 when one may be."""
        _, last = self._wrong.get(who, (0.0, 0.0))
        passed = max(0.0, self._now() - last)
        return max(0.0, self._pause(self._count(who, last)) - passed)

    def _pause(self, wrong: float) -> float:
        """Return how long one waits after so many wrong passwords."""
        more = ceil(wrong) - self._patience.free
        if more < 0:
            return 0.0
        longest = self._patience.most_seconds
        return min(longest, self._patience.first_seconds * 2.0 ** min(more, 60))

    def _count(self, who: str, at: float) -> float:
        """Return how many are remembered of somebody at a time."""
        wrong, last = self._wrong.get(who, (0.0, at))
        return max(0.0, wrong - max(0.0, at - last) / self._patience.calm_seconds)

    def add(self, who: str) -> None:
        """Count a password as wrong, until it is known to be right."""
        now = self._now()
        self._wrong[who] = self._count(who, now) + 1, now
        self._wrong.move_to_end(who)
        while self._wrong and (len(self._wrong) > self._most or self._is_calm(now)):
            self._wrong.popitem(last=False)

    def _is_calm(self, now: float) -> bool:
        return self._count(next(iter(self._wrong)), now) == 0

    def take_back(self, who: str) -> None:
        """Count one less: it was right."""
        wrong, last = self._wrong.get(who, (0.0, 0.0))
        if wrong > 1:
            self._wrong[who] = wrong - 1, last
        else:
            self.forget(who)

    def forget(self, who: str) -> None:
        """Forget what somebody has tried."""
        self._wrong.pop(who, None)


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
        self.messages_of_address = Buckets(limits.messages_of_address, now)
        self.commands = Buckets(limits.commands, now)
        self.chat = Buckets(limits.chat, now)
        self.hints = Buckets(limits.hints, now)
        self.coach = Buckets(limits.coach, now)
        self.imports = Buckets(limits.imports, now)
        self.reviews = Buckets(limits.reviews, now)
        self.learning = Buckets(limits.learning, now)
        self.guests = Buckets(limits.guests, now)
        self.tables = Buckets(limits.tables_of_address, now)
        self.notices = Buckets(limits.notices, now)
        self.mail_codes = Buckets(limits.mail_codes, now)
        self.sign_ins = Buckets(limits.sign_ins_of_address, now)
        self._guessers = Guesses(limits.wrong_passwords_of_address, now)
        self._guesses = Guesses(limits.wrong_passwords_of_name, now)
        self._work_of_person = Buckets(limits.work_of_person, now)
        self._work_of_address = Buckets(limits.work_of_address, now)
        self._waiting: Counter[str] = Counter()  # costly requests under way, by address
        self._arrivals_of_person = Buckets(limits.arrivals_of_person, now)
        self._arrivals_of_address = Buckets(limits.arrivals_of_address, now)
        self._people = Doors(limits.sockets_of_person)
        self._places = Doors(limits.sockets_of_address)

    def try_password(self, login: str, source: str) -> None:
        """Count a password that is tried from a source, as a wrong one until it was right.

        A source is an address, or a session of the account itself. Nothing is counted by the name
        alone: whoever guesses waits, and the owner, who comes from elsewhere, does not.

        Raises:
            TooManyRequests: when there were too many, or too many wrong ones.
        """
        guess = f"{login} {source}"
        wait = max(self._guessers.seconds_to_wait(source), self._guesses.seconds_to_wait(guess))
        if wait:
            raise TooManyRequests(max(1, ceil(wait)))
        self.sign_ins.spend(source)
        self._guessers.add(source)
        self._guesses.add(guess)

    def forget_try(self, login: str, source: str) -> None:
        """Count the last password from a source no more: nobody had time to look at it."""
        self._guessers.take_back(source)
        self._guesses.take_back(f"{login} {source}")

    def welcome_owner(self, login: str, source: str) -> None:
        """Count the last password from a source no more as a wrong one."""
        self._guessers.take_back(source)
        self._guesses.forget(f"{login} {source}")

    def charge(self, cost: Cost, address: str, person: str | None) -> None:
        """Count what is costly, by what it costs.

        Raises:
            TooManyRequests: when this person or this address has cost too much lately.
        """
        if person is not None:
            self._work_of_person.spend(person, cost)
        self._work_of_address.spend(address, cost)

    @contextmanager
    def waiting(self, address: str) -> Iterator[None]:
        """Count a request that takes long, until it is answered.

        Raises:
            TooManyRequests: when this address waits for too many.
        """
        if self._waiting[address] >= self.limits.costly_at_once:
            raise TooManyRequests(1)
        self._waiting[address] += 1
        try:
            yield
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]

    def let_in(self, address: str, person: str | None) -> None:
        """Count an open socket or stream of events, until it is let out.

        Raises:
            TooManyRequests: when this person or this address comes too often.
            TooManySockets: when this person or this address has too many.
        """
        if person is not None:
            self._arrivals_of_person.spend(person)
        self._arrivals_of_address.spend(address)
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


class Named:
    """Proxies that are named, by their addresses or by networks: `10.0.0.5`, `10.0.0.0/8`."""

    def __init__(self, names: Iterable[str]) -> None:
        self._hosts = {*names}
        self._networks = [ip_network(name, strict=False) for name in self._hosts if "/" in name]

    def __contains__(self, host: str) -> bool:
        if host in self._hosts:
            return True
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._networks)


def neighbourhood(address: str) -> str:
    """Return what counts as one address: of IPv6 the first half, which one customer gets.

    An IPv4 address may come dressed as an IPv6 one; the first halves of those are all the same.
    """
    try:
        whole = IPv6Address(address)
    except AddressValueError:
        return address
    return str(whole.ipv4_mapped or IPv6Address(int(whole) >> 64 << 64))


def read_limits(changes: Iterable[str]) -> Limits:
    """Return the usual limits but for some, such as `chat=6,0.5` or `sockets_of_table=100`.

    Raises:
        NoSuchLimit: when there is none of this name, or its value makes no sense.
    """
    values: dict[str, Any] = msgspec.structs.asdict(Limits())
    for said in changes:
        name, _, value = said.partition("=")
        if name not in values:
            raise NoSuchLimit(said)
        try:
            values[name] = _read_as(type(values[name]), value)
        except (ValueError, OverflowError) as error:
            raise NoSuchLimit(said) from error
    return Limits(**values)


def _read_as(kind: type, value: str) -> float | Rate | Patience:
    """Read a number, a rate (so many at once, and so many per second), or a patience."""
    if kind is Patience:
        free, *seconds = map(float, value.split(","))
        first, most, calm = seconds
        if not (free >= 0 and first >= 0 and most >= first and calm > 0):
            raise ValueError(value)
        return Patience(int(free), first, most, calm)
    if kind is Rate:
        at_once, per_second = map(float, value.split(","))
        rate = Rate(at_once, per_second)
        if not (at_once >= 0 and per_second > 0):
            raise ValueError(value)
        return rate
    number: float = kind(value)
    if not number > 0:
        raise ValueError(value)
    return number
