"""Passwords: hashed by argon2id, on threads of their own, so that nobody else has to wait."""

import asyncio
from base64 import b64encode
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from secrets import token_bytes
from typing import Final, TypeVar
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from grotto.server.errors import PasswordTooShort, TooManyRequests
from grotto.server.settings import PasswordCost

T = TypeVar("T")

LEAST: Final = 8

MOST_WAITING: Final = 64
BUSY_SECONDS: Final = 10


class Passwords:
    """Makes hashes of passwords and compares them."""

    def __init__(self, cost: PasswordCost) -> None:
        self._hasher = PasswordHasher(
            time_cost=cost.passes, memory_cost=cost.kibibytes, parallelism=cost.lanes
        )
        self._threads = ThreadPoolExecutor(cost.threads, thread_name_prefix="password")
        self._waiting = 0
        self._nobodys: Final = _no_hash(cost)

    def close(self) -> None:
        """Let the threads end."""
        self._threads.shutdown(cancel_futures=True)

    async def hashed(self, password: str) -> str:
        """Return what is kept of a password.

        Raises:
            PasswordTooShort: when it is.
            TooManyRequests: when too many others wait for theirs.
        """
        same = typed(password)
        if len(same) < LEAST:
            raise PasswordTooShort(LEAST)
        return await self._apart(lambda: self._hasher.hash(same))

    async def fits(self, password: str, known: str | None) -> bool:
        """Tell whether a password is the right one; without a hash it takes just as long.

        Raises:
            TooManyRequests: when too many others wait for theirs.
        """
        same = typed(password)
        try:
            return await self._apart(lambda: self._hasher.verify(known or self._nobodys, same))
        except VerificationError:
            return False

    def is_outdated(self, known: str) -> bool:
        """Tell whether a hash was made at another cost than today's."""
        return self._hasher.check_needs_rehash(known)

    async def _apart(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise TooManyRequests(BUSY_SECONDS)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1


def typed(password: str) -> str:
    """Return a password as every keyboard would type it."""
    return normalize("NFKC", password)


def _no_hash(cost: PasswordCost) -> str:
    """Return a hash that no password has, so that looking for nobody is as much work."""
    salt, digest = (b64encode(token_bytes(size)).decode().rstrip("=") for size in (16, 32))
    return f"$argon2id$v=19$m={cost.kibibytes},t={cost.passes},p={cost.lanes}${salt}${digest}"
