"""When notices may be sent, by the clocks on the walls of those who get them."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from grotto.server.notices.times import RETRIES, digest_after, quiet_until, retry_after
from grotto.server.storage.channels import Wishes

KYIV = ZoneInfo("Europe/Kyiv")
NIGHT = Wishes(zone="Europe/Kyiv", quiet_from=22 * 60, quiet_until=8 * 60)
NOON = Wishes(zone="Europe/Kyiv", quiet_from=12 * 60, quiet_until=13 * 60)


def at(day: int, hour: int, minute: int = 0, month: int = 11) -> float:
    return datetime(2026, month, day, hour, minute, tzinfo=KYIV).timestamp()


@pytest.mark.parametrize(
    ("wishes", "now", "until"),
    [
        (NIGHT, at(17, 21, 59), at(17, 21, 59)),
        (NIGHT, at(17, 22), at(18, 8)),
        (NIGHT, at(18, 3), at(18, 8)),
        (NIGHT, at(18, 8), at(18, 8)),
        (NOON, at(17, 12, 30), at(17, 13)),
        (NOON, at(17, 13, 30), at(17, 13, 30)),
        (Wishes(), at(17, 3), at(17, 3)),
    ],
)
def test_quiet_hours_end_when_the_clock_on_the_wall_says_so(
    wishes: Wishes, now: float, until: float
) -> None:
    assert quiet_until(wishes, now) == until


def test_a_night_in_which_clocks_are_set_back_is_an_hour_longer() -> None:
    began = datetime(2026, 10, 24, 23, tzinfo=KYIV).timestamp()

    assert quiet_until(NIGHT, began) - began == 10 * 3600


def test_the_mail_of_the_day_comes_at_its_time_of_the_next_day_or_of_this_one() -> None:
    daily = Wishes(zone="Europe/Kyiv", digest_at=9 * 60)

    assert digest_after(daily, at(17, 8, 59)) == at(17, 9)
    assert digest_after(daily, at(17, 9)) == at(18, 9)


def test_pauses_grow_and_end() -> None:
    pauses = [retry_after(tries) for tries in range(len(RETRIES) + 1)]

    assert [*pauses[:-1]] == sorted(RETRIES)
    assert pauses[-1] is None
