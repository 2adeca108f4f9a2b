"""Routes of friends: asking, saying yes, links, and who is here."""

from typing import Annotated

from fastapi import Depends, Request

from grotto.server.errors import NoAccount
from grotto.server.http.deps import Actor, Somebody, TheServices
from grotto.server.http.histories import readable_login
from grotto.server.http.middleware.bounds import address_of
from grotto.server.http.routing import WireRouter
from grotto.server.services import Services
from grotto.server.storage.accounts import login_of
from grotto.server.storage.people import Person
from grotto.wire.bodies import Changed
from grotto.wire.friends import AskFriend, FollowLink, Friends, ShowPresence

FRIENDS = WireRouter("/api/me", ["people"])


async def an_account(person: Actor) -> Person:
    """Return who asks, if that is an account; guests have no friends here.

    Raises:
        NoAccount: when it is a guest.
    """
    if not person.account:
        raise NoAccount
    return person


Account = Annotated[Person, Depends(an_account)]


async def _friends(services: Services, person: Person) -> Friends:
    return await services.pages.friends.of(person.id, services.now())


@FRIENDS.get("/friends")
async def my_friends(person: Account, services: TheServices) -> Friends:
    """List one's friends, those whom one has asked, and those who ask."""
    return await _friends(services, person)


@FRIENDS.post("/friends")
async def ask_friend(
    body: AskFriend, request: Request, person: Account, services: TheServices
) -> Friends:
    """Ask somebody to be a friend, or say yes to who has asked."""
    services.gate.sign_ins.spend(address_of(request))  # the answer tells who has an account
    await services.pages.friends.ask(person.id, login_of(body.name), services.now())
    return await _friends(services, person)


@FRIENDS.delete("/friends/{name}")
async def part(name: str, person: Account, services: TheServices) -> Friends:
    """Be friends no more; or refuse, or ask no more."""
    await services.pages.friends.part(person.id, readable_login(name))
    return await _friends(services, person)


@FRIENDS.post("/friend-link")
async def renew_link(person: Account, services: TheServices) -> Friends:
    """Get a link by which others become friends; the one of before leads nowhere."""
    await services.pages.friends.renew_link(person.id)
    return await _friends(services, person)


@FRIENDS.post("/friend-link/follow")
async def follow_link(body: FollowLink, person: Account, services: TheServices) -> Friends:
    """Become a friend of whoever has given a link away."""
    await services.pages.friends.follow(person.id, body.link, services.now())
    return await _friends(services, person)


@FRIENDS.patch("/presence")
async def show_presence(body: ShowPresence, person: Account, services: TheServices) -> Friends:
    """Say whether friends may see that one is here, and others where one looks on."""
    if body.shown is not None:
        await services.pages.friends.show(person.id, shown=body.shown)
    if body.named is not None:
        await services.pages.friends.be_named(person.id, named=body.named)
        services.hub.crowds.look_again(person.id)
    return await _friends(services, person)


@FRIENDS.post("/here")
async def give_sign(person: Somebody, services: TheServices) -> Changed:
    """Give a sign of life; it is noted for who lets friends know."""
    services.gate.commands.spend(person.id)
    if person.account:
        await services.pages.friends.note_here(person.id, services.now())
    return Changed()
