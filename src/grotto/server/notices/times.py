"""When a notice may be sent: not in quiet hours, with others of the day, and again when it failed.

All of this is in the time that people have on their walls, in their own time zone.
"""

from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from grotto.server.storage.channels import Wishes

A_DAY: Final = timedelta(days=1)
MINUTES_OF_DAY: Final = 24 * 60
RETRIES: Final = (60.0, 300.0, 900.0, 3600.0, 4 * 3600.0, 12 * 3600.0, 24 * 3600.0)
"""Seconds until a notice is tried again that was not taken. The first outlasts any attempt."""


def is_zone(name: str) -> bool:
    """Tell whether a time zone has this name."""
    return name in available_timezones()


def retry_after(tries: int) -> float | None:
    """Return after how many seconds a notice is tried again; None when it was tried enough."""
    return RETRIES[tries] if tries < len(RETRIES) else None


def quiet_until(wishes: Wishes, wall: float) -> float:
    """Return until when somebody wants to be left alone; `wall` itself when they do not."""
    if wishes.quiet_from == wishes.quiet_until:
        return wall
    here = _in_zone(wishes, wall)
    since_begin = (_minute(here) - wishes.quiet_from) % MINUTES_OF_DAY
    length = (wishes.quiet_until - wishes.quiet_from) % MINUTES_OF_DAY
    return _next_time(here, wishes.quiet_until) if since_begin < length else wall


def digest_after(wishes: Wishes, wall: float) -> float:
    """Return when the next mail of the day is sent to somebody who wants one a day."""
    return _next_time(_in_zone(wishes, wall), wishes.digest_at)


def _in_zone(wishes: Wishes, wall: float) -> datetime:
    return datetime.fromtimestamp(wall, UTC).astimezone(ZoneInfo(wishes.zone))


def _minute(here: datetime) -> int:
    return here.hour * 60 + here.minute


def _next_time(here: datetime, minute: int) -> float:
    """Return when the clocks on the walls show a time for the next time."""
    day = here if _minute(here) < minute else here + A_DAY
    at = day.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0)
    return at.timestamp()
