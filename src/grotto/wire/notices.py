"""Notices: how people say where and when they want to be told that it is their turn."""

from typing import Annotated, Literal

from msgspec import Meta as Limits
from msgspec import Struct

from grotto.core.languages import LANGUAGES
from grotto.wire.bodies import Body, Unfit

LANGUAGE_LENGTH = 8
MINUTES_OF_DAY = 24 * 60

Minute = Annotated[int, Limits(ge=0, lt=MINUTES_OF_DAY)]
Code = Annotated[str, Limits(min_length=1, max_length=16)]
Inviters = Literal["all", "friends", "none"]
Preset = Literal["json", "text", "content"]


class NoticeWishes(Body, frozen=True, kw_only=True):
    """When and how somebody wants to be told."""

    language: Annotated[str, Limits(max_length=LANGUAGE_LENGTH)]
    zone: Annotated[str, Limits(min_length=1, max_length=64)]  # such as Europe/Kyiv
    quiet_from: Minute = 0  # after midnight
    quiet_until: Minute = 0  # the same: there are no quiet hours
    digest_at: Annotated[int, Limits(ge=-1, lt=MINUTES_OF_DAY)] = -1  # -1: a mail for each turn
    invitations: Inviters = "friends"  # whose invitations are told

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.language not in LANGUAGES:
            raise Unfit("no_language", "language")


class PushBrowser(Body, frozen=True, kw_only=True):
    """A browser that wants to be told: what it says about its subscription."""

    endpoint: Annotated[str, Limits(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Limits(min_length=1, max_length=120)]
    auth: Annotated[str, Limits(min_length=1, max_length=40)]


class MailAddress(Body, frozen=True, kw_only=True):
    """A mail address that wants to be told; a code is sent there first."""

    address: Annotated[str, Limits(min_length=3, max_length=254)]


class MailCode(Body, frozen=True, kw_only=True):
    """The code that was sent to a mail address."""

    address: Annotated[str, Limits(min_length=3, max_length=254)]
    code: Code


class NewWebhook(Body, frozen=True, kw_only=True):
    """A program that wants to be told."""

    url: Annotated[str, Limits(min_length=1, max_length=1000)]
    preset: Preset = "json"


class NoticeChannel(Struct, frozen=True, kw_only=True):
    """A way in which somebody is told."""

    id: str
    kind: Literal["push", "mail", "webhook"]
    address: str  # of a browser: the host of its push service
    confirmed: bool
    trouble: str  # why the last notice was not taken
    preset: str = ""
    secret: str = ""  # with which a webhook is signed


class NoticeState(Struct, frozen=True, kw_only=True):
    """How somebody is told, and what this server can do."""

    wishes: NoticeWishes
    channels: list[NoticeChannel]
    push_key: str  # what browsers have to know of this server
    mail: bool  # it sends mail


class Waits(Struct, frozen=True, kw_only=True):
    """How many tables wait for somebody, and the next one of them."""

    count: int
    next: str = ""  # the table that waits longest, but for the one that was asked from
