"""Routes of notices: where and when one wants to be told that it is one's turn."""

from hashlib import sha256
from secrets import randbelow
from typing import Annotated, Final
from urllib.parse import urlsplit

from fastapi import Path, Request
from msgspec import structs

from grotto.server.errors import InvalidField
from grotto.server.http.deps import Somebody, TheServices
from grotto.server.http.middleware.bounds import address_of
from grotto.server.http.routing import WireRouter
from grotto.server.notices import mail, push
from grotto.server.notices.errors import (
    Failure,
    NoMail,
    NoSuchChannel,
    NotDelivered,
    TooManyChannels,
    WrongCode,
)
from grotto.server.notices.outgoing import is_address
from grotto.server.notices.times import is_zone
from grotto.server.services import Services
from grotto.server.storage.channels import (
    MAIL,
    PUSH,
    WEBHOOK,
    Channel,
    Kind,
    Wishes,
    channel_id,
    new_secret,
)
from grotto.server.storage.people import Person
from grotto.wire.bodies import Changed
from grotto.wire.notices import (
    MailAddress,
    MailCode,
    NewWebhook,
    NoticeChannel,
    NoticeState,
    NoticeWishes,
    PushBrowser,
)

NOTICES = WireRouter("/api/me/notices", ["notices"])
UNSUBSCRIBE = WireRouter("/api/unsubscribe", ["notices"])

MOST: Final = 12
"""Channels of one person."""
TRIES: Final = 5
"""Wrong codes after which a new one has to be sent."""

ChannelId = Annotated[str, Path(max_length=32)]
Token = Annotated[str, Path(max_length=128)]


@NOTICES.get("")
async def how_am_i_told(person: Somebody, services: TheServices) -> NoticeState:
    """Say where and when one is told, and what this server can do."""
    return await _state(services, person)


@NOTICES.put("")
async def change_wishes(body: NoticeWishes, person: Somebody, services: TheServices) -> NoticeState:
    """Choose language, quiet hours, and whether mails come once a day."""
    services.gate.notices.spend(person.id)
    if not is_zone(body.zone):
        raise InvalidField("zone", "no_zone")
    await services.channels.wish(person.id, Wishes(**structs.asdict(body)))
    return await _state(services, person)


@NOTICES.post("/push")
async def tell_browser(
    body: PushBrowser, request: Request, person: Somebody, services: TheServices
) -> NoticeState:
    """Be told by this browser; whoever used it before is told there no more."""
    services.gate.notices.spend(person.id)
    if not is_address(body.endpoint):
        raise InvalidField("endpoint", "no_address")
    if not push.fits(body.p256dh, body.auth):
        raise InvalidField("p256dh", "no_key")
    keys = {"p256dh": body.p256dh, "auth": body.auth}
    channel = _new(request, services, person, PUSH, body.endpoint)
    await _keep(services, structs.replace(channel, details=keys))
    return await _state(services, person)


@NOTICES.post("/mail", status_code=202)
async def ask_for_code(
    body: MailAddress, request: Request, person: Somebody, services: TheServices
) -> NoticeState:
    """Have a code sent to a mail address; nothing else is sent there before it was told us."""
    services.gate.notices.spend(person.id)
    if services.delivery.postman is None:
        raise NoMail
    if not mail.is_address(body.address):
        raise InvalidField("address", "no_address")
    services.gate.mail_codes.spend(address_of(request))
    services.gate.mail_codes.spend(body.address.casefold())  # nobody is flooded by many together
    await _send_code(services, _new(request, services, person, MAIL, body.address))
    return await _state(services, person)


async def _send_code(services: Services, channel: Channel) -> None:
    """Send another code; an address that was confirmed before stays so until it is wrong."""
    code = f"{randbelow(1_000_000):06}"
    known = await services.channels.find(channel.id)
    if known is not None and known.confirmed:
        return
    await _keep(services, structs.replace(channel, secret=_hashed(code), confirmed=False))
    wishes = await services.channels.wishes(channel.person)
    assert services.delivery.postman is not None
    try:
        await services.delivery.postman.send_code(
            channel.address, code, wishes.language, services.wall()
        )
    except Failure as failure:
        raise NotDelivered(failure.trouble) from failure


@NOTICES.post("/mail/confirm")
async def confirm_address(body: MailCode, person: Somebody, services: TheServices) -> NoticeState:
    """Prove that one reads a mail address: from now on one is told there."""
    services.gate.notices.spend(person.id)
    channel = channel_id(MAIL, body.address, person.id)
    if not await services.channels.try_code(channel, _hashed(body.code.strip()), TRIES):
        raise WrongCode
    return await _state(services, person)


@NOTICES.post("/webhooks", status_code=201)
async def tell_program(
    body: NewWebhook, request: Request, person: Somebody, services: TheServices
) -> NoticeState:
    """Be told by a program: signed JSON, or a form that chats understand."""
    services.gate.notices.spend(person.id)
    if not is_address(body.url):
        raise InvalidField("url", "no_address")
    channel = _new(request, services, person, WEBHOOK, body.url)
    known = await services.channels.find(channel.id)
    secret = known.secret if known else new_secret()
    details = {"preset": body.preset}
    await _keep(services, structs.replace(channel, details=details, secret=secret))
    return await _state(services, person)


@NOTICES.delete("/channels/{channel}")
async def be_told_no_more(
    channel: ChannelId, person: Somebody, services: TheServices
) -> NoticeState:
    """Be told there no more."""
    found = await _own(services, person, channel)
    await services.channels.remove(found.id)
    return await _state(services, person)


@NOTICES.post("/channels/{channel}/test")
async def try_channel(channel: ChannelId, person: Somebody, services: TheServices) -> NoticeState:
    """Have a notice sent that only says that notices arrive."""
    services.gate.notices.spend(person.id)
    found = await _own(services, person, channel)
    if not found.confirmed:
        raise NoSuchChannel
    wishes = await services.channels.wishes(person.id)
    try:
        await services.delivery.send_test(found, wishes, services.wall())
    except Failure as failure:
        await services.channels.note_trouble(found, failure.trouble)
        raise NotDelivered(failure.trouble) from failure
    await services.channels.note_trouble(found, "")
    return await _state(services, person)


@UNSUBSCRIBE.post("/{token}")
async def unsubscribe(token: Token, services: TheServices) -> Changed:
    """End a channel by the link that stands in each of its mails; nobody has to sign in."""
    await services.channels.remove(services.delivery.links.channel_of(token))
    return Changed()


# ---- channels -----------------------------------------------------------------------------------


def _new(request: Request, services: Services, person: Person, kind: Kind, address: str) -> Channel:
    return Channel(
        id=channel_id(kind, address, person.id),
        person=person.id,
        kind=kind,
        address=address,
        origin=services.settings.address.rstrip("/") or str(request.base_url).rstrip("/"),
        created=services.now(),
    )


async def _keep(services: Services, channel: Channel) -> None:
    """Keep a channel, unless its person has enough others."""
    others = [one for one in await services.channels.of(channel.person) if one.id != channel.id]
    if len(others) >= MOST:
        raise TooManyChannels(MOST)
    await services.channels.keep(channel)


async def _own(services: Services, person: Person, channel: str) -> Channel:
    found = await services.channels.find(channel) if channel.isprintable() else None
    if found is None or found.person != person.id:
        raise NoSuchChannel
    return found


async def _state(services: Services, person: Person) -> NoticeState:
    wishes = await services.channels.wishes(person.id)
    return NoticeState(
        wishes=NoticeWishes(**structs.asdict(wishes)),
        channels=[_shown(one) for one in await services.channels.of(person.id)],
        push_key=services.delivery.pusher.public_key,
        mail=services.delivery.postman is not None,
    )


def _shown(channel: Channel) -> NoticeChannel:
    """Return what its owner sees; the address of a browser is a secret between it and us."""
    is_push, is_webhook = channel.kind == PUSH, channel.kind == WEBHOOK
    return NoticeChannel(
        id=channel.id,
        kind=channel.kind,
        address=urlsplit(channel.address).hostname or "" if is_push else channel.address,
        confirmed=channel.confirmed,
        trouble=channel.trouble,
        preset=channel.details.get("preset", ""),
        secret=channel.secret if is_webhook else "",
    )


def _hashed(code: str) -> str:
    return sha256(code.encode()).hexdigest()
