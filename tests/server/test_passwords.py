"""Passwords: hashed, compared, and never in the way of anybody else."""

import asyncio
import time
from collections.abc import Iterator

import pytest

from grotto.server.errors import PasswordTooShort, TooManyRequests
from grotto.server.passwords import MOST_WAITING, Passwords
from grotto.server.settings import PasswordCost

pytestmark = pytest.mark.anyio


@pytest.fixture
def passwords() -> Iterator[Passwords]:
    made = Passwords(PasswordCost(kibibytes=64, passes=1))
    yield made
    made.close()


async def test_the_right_password_fits(passwords: Passwords) -> None:
    known = await passwords.hashed("correct horse")

    assert await passwords.fits("correct horse", known)
    assert not await passwords.fits("correct house", known)


async def test_the_hash_is_argon2id_and_never_the_same_twice(passwords: Passwords) -> None:
    hashes = {await passwords.hashed("correct horse") for _ in range(2)}

    assert len(hashes) == 2
    assert all(known.startswith("$argon2id$v=19$m=64,t=1,p=1$") for known in hashes)


async def test_every_keyboard_types_the_same_password(passwords: Passwords) -> None:
    known = await passwords.hashed("e\u0301tienne12")

    assert await passwords.fits("étienne12", known)


async def test_a_short_password_is_not_hashed(passwords: Passwords) -> None:
    with pytest.raises(PasswordTooShort):
        await passwords.hashed("seven77")


async def test_looking_for_nobody_is_as_much_work() -> None:
    passwords = Passwords(PasswordCost(kibibytes=16_384, passes=2))
    known = await passwords.hashed("correct horse")

    async def seconds(known: str | None) -> float:
        began = time.process_time()
        assert not await passwords.fits("wrong horse", known)
        return time.process_time() - began

    somebody, nobody = await seconds(known), await seconds(None)
    passwords.close()

    assert nobody > somebody / 3


async def test_a_hash_of_another_cost_is_outdated(passwords: Passwords) -> None:
    dearer = Passwords(PasswordCost(kibibytes=128, passes=1))
    known = await passwords.hashed("correct horse")

    assert dearer.is_outdated(known)
    assert not passwords.is_outdated(known)
    assert await dearer.fits("correct horse", known)
    dearer.close()


async def test_the_others_do_not_wait_while_a_password_is_hashed() -> None:
    passwords = Passwords(PasswordCost(kibibytes=65_536, passes=4))
    hashing = asyncio.create_task(passwords.hashed("correct horse"))
    turns = 0

    while not hashing.done():
        await asyncio.sleep(0.001)
        turns += 1
    passwords.close()

    assert turns > 10


async def test_only_so_many_wait_for_their_password() -> None:
    passwords = Passwords(PasswordCost(kibibytes=1024, passes=1))
    tasks = [asyncio.create_task(passwords.fits("x", None)) for _ in range(MOST_WAITING + 5)]

    answers = await asyncio.gather(*tasks, return_exceptions=True)
    passwords.close()

    assert sum(isinstance(answer, TooManyRequests) for answer in answers) == 5
