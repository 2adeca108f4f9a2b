"""Routes of vacations: days on which one's clock stands at slow tables."""

from datetime import UTC, datetime

from grotto.server.housekeeping.vacations import VacationKeeper
from grotto.server.http.deps import Actor, Somebody, TheServices
from grotto.server.http.routing import WireRouter
from grotto.server.services import Services
from grotto.server.storage.people import Person
from grotto.server.storage.vacations import Vacation
from grotto.wire.vacations import TakeVacation, VacationState

VACATIONS = WireRouter("/api/me/vacation", ["people"])


@VACATIONS.get("")
async def my_vacation(person: Somebody, services: TheServices) -> VacationState:
    """Say until when one is away, and how many days are left this year."""
    return _state(services, await services.pages.vacations.of(person.id))


@VACATIONS.post("")
async def go_on_vacation(body: TakeVacation, person: Actor, services: TheServices) -> VacationState:
    """Be away for some days: one's clock stands at all slow tables from now on."""
    taken = await services.pages.vacations.begin(
        person.id, services.now(), body.days, _year(services), services.settings.vacation_days
    )
    await _tell_tables(services, person)
    return _state(services, taken)


@VACATIONS.delete("")
async def come_home(person: Actor, services: TheServices) -> VacationState:
    """End one's vacation: clocks go on; days that have not begun are given back."""
    ended = await services.pages.vacations.end(person.id, services.now())
    await _tell_tables(services, person)
    return _state(services, ended)


async def _tell_tables(services: Services, person: Person) -> None:
    """Let all tables know at once; whatever goes wrong is done later by the keeper itself."""
    keeper = VacationKeeper(services.pages.vacations, services.hub, services.now)
    await keeper.settle(person.id)


def _year(services: Services) -> int:
    return datetime.fromtimestamp(services.wall(), UTC).year


def _state(services: Services, known: Vacation) -> VacationState:
    allowed, ahead = services.settings.vacation_days, services.wall() - services.now()
    return VacationState(
        until=known.until + ahead if known.until > services.now() else None,
        left=known.left_in(_year(services), allowed),
        allowed=allowed,
    )
