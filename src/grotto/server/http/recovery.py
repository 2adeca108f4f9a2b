"""Routes of recovery: codes to print, and the way back in for who has lost a password."""

from fastapi import Request

from grotto.server.errors import NoAccount, ServerError
from grotto.server.http.deps import Somebody, TheServices, TheSession
from grotto.server.http.middleware.bounds import address_of
from grotto.server.http.middleware.headers import give_cookie
from grotto.server.http.people import checked, dismiss, expect_not_suspended
from grotto.server.http.routing import WireRouter
from grotto.server.storage.accounts import login_of
from grotto.server.storage.errors import WrongRecoveryCode
from grotto.wire.bodies import Known, Me
from grotto.wire.recovery import CodesLeft, Recover, RecoveryCodes, WantCodes

RECOVERY = WireRouter("/api/me", ["people"])


@RECOVERY.get("/recovery-codes")
async def count_codes(person: Somebody, services: TheServices) -> CodesLeft:
    """Say how many codes one has that were not used yet."""
    return CodesLeft(left=await services.pages.recovery.left(person.id))


@RECOVERY.post("/recovery-codes", status_code=201)
async def make_codes(body: WantCodes, session: TheSession, services: TheServices) -> RecoveryCodes:
    """Make new codes, which are shown this once; those of before open nothing any more."""
    person = session.person
    if not person.account:
        raise NoAccount
    await checked(services, session.id, person.name, body.password.reveal())
    return RecoveryCodes(codes=await services.pages.recovery.renew(person.id, services.now()))


@RECOVERY.post("/recover")
async def recover(body: Recover, request: Request, services: TheServices) -> Me:
    """Come in by a code, and set another password; every other browser is signed out."""
    login, source = login_of(body.name), address_of(request)
    services.gate.try_password(login, source)
    try:
        password = await services.passwords.hashed(body.password.reveal())
    except ServerError:  # nobody has looked at the code
        services.gate.forget_try(login, source)
        raise
    account, code = await services.accounts.find(body.name), body.code.reveal()
    recovery = services.pages.recovery
    if account is None or not await recovery.opens(account.person.id, code):
        raise WrongRecoveryCode
    expect_not_suspended(services, account)
    now, wall = services.now(), services.wall()
    entrance = await recovery.recover(account, code, password, now, wall)
    services.gate.welcome_owner(login, source)
    dismiss(services, account.person)
    give_cookie(request, entrance.token)
    return Me(person=Known(name=account.person.name, account=True))
