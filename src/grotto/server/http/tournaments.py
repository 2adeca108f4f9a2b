"""Routes of tournaments: making one, taking part, beginning and cancelling it, and its results."""

from base64 import urlsafe_b64encode
from hashlib import sha256
from secrets import token_urlsafe
from typing import Annotated, Final

from fastapi import Path, Request, Response
from msgspec import structs

from grotto.bots import UnknownBot, levels_for
from grotto.core.options import complete
from grotto.games import find_game
from grotto.play.dealer import new_seed
from grotto.server.errors import StorageFailed
from grotto.server.http.deps import Actor, Asker, Charge, TheServices, welcome
from grotto.server.http.middleware.bounds import address_of
from grotto.server.http.routing import WireRouter
from grotto.server.limits import Cost
from grotto.server.log.spec import Clock
from grotto.server.ratings import PEOPLE
from grotto.server.services import Services
from grotto.server.storage.errors import NoSuchEntrant, NoSuchTournament, NotOrganiser
from grotto.server.storage.people import Person
from grotto.server.storage.tournaments import Tournament as Facts
from grotto.server.storage.tournaments import TournamentState
from grotto.server.tables.errors import RatedForAccounts
from grotto.server.tables.tournament_shown import card_of, results_of, shown
from grotto.server.tables.tournaments import leave_table, line_up, sizes_for
from grotto.wire.tournaments import (
    ChangeTournament,
    JoinTournament,
    NewTournament,
    Tournament,
    TournamentList,
)

TOURNAMENTS = WireRouter("/api/tournaments", ["tournaments"])
TRIES: Final = 5
"""How often a tournament is begun anew because somebody has just joined or left."""

Id = Annotated[str, Path(max_length=16)]
Number = Annotated[int, Path(ge=0, le=1_000_000)]


@TOURNAMENTS.get("")
async def list_tournaments(services: TheServices, asker: Asker) -> TournamentList:
    """List one's own tournaments, and those that are public."""
    stored, person = services.pages.tournaments, asker.id if asker else None
    mine = await stored.of_person(person) if person else []
    public = await stored.public(person)
    return TournamentList(
        mine=[card_of(one) for one in mine], public=[card_of(one) for one in public]
    )


@TOURNAMENTS.post("", status_code=201)
async def make_tournament(
    body: NewTournament, request: Request, asker: Asker, services: TheServices
) -> Tournament:
    """Make a tournament; it waits for players until its organiser begins it."""
    sizes = sizes_for(body.game, body.size, body.options)
    levels = levels_for(find_game(body.game))
    if body.level and body.level not in levels:
        raise UnknownBot(body.level, levels)
    host = await welcome(request, asker, body.name)
    if body.rated and not host.account:
        raise RatedForAccounts
    services.gate.tables.spend(address_of(request))
    facts = _facts(body, sizes, host, services.now())
    await services.pages.tournaments.create(facts)
    if body.joins:
        await _join(services, facts.id, host)
    return await _shown(services, facts.id, host)


@TOURNAMENTS.get("/{tournament}")
async def see_tournament(
    tournament: Id, services: TheServices, asker: Asker, charge: Charge
) -> Tournament:
    """See a tournament: who takes part, where they stand, and all tables."""
    charge(Cost.TOURNAMENT)
    return await _shown(services, tournament, asker)


@TOURNAMENTS.patch("/{tournament}")
async def change_tournament(
    tournament: Id, body: ChangeTournament, person: Actor, services: TheServices
) -> Tournament:
    """Begin a tournament, or cancel it; tables that are being played then go on for themselves."""
    state = await _state(services, tournament)
    _expect_organiser(state, person)
    if body.status == "cancelled":
        await services.pages.tournaments.cancel(tournament, services.now())
    else:
        await _begin(services, state)
    return await _shown(services, tournament, person)


@TOURNAMENTS.post("/{tournament}/entrants")
async def join_tournament(
    tournament: Id, body: JoinTournament, request: Request, asker: Asker, services: TheServices
) -> Tournament:
    """Take part; who has no session becomes a guest."""
    state = await _state(services, tournament)
    if state.facts.rated and (asker is None or not asker.account):
        raise RatedForAccounts
    person = await welcome(request, asker, body.name)
    services.gate.commands.spend(person.id)
    await _join(services, tournament, person)
    return await _shown(services, tournament, person)


@TOURNAMENTS.delete("/{tournament}/entrants/{number}")
async def leave_tournament(
    tournament: Id, number: Number, person: Actor, services: TheServices
) -> Tournament:
    """Take part no more, or remove somebody as the organiser; their table is given up."""
    state = await _state(services, tournament)
    gone = next((one for one in state.entrants if one.number == number), None)
    if gone is None:
        raise NoSuchEntrant
    if gone.person != person.id:
        _expect_organiser(state, person)
    if gone.left is None:  # else it is said again, perhaps since nobody has heard the answer
        await services.pages.tournaments.leave(tournament, gone, services.now())
    await leave_table(services.hub, await _state(services, tournament), gone)
    return await _shown(services, tournament, person)


@TOURNAMENTS.get("/{tournament}/results", responses={200: {"content": {"text/csv": {}}}})
async def export_results(tournament: Id, services: TheServices, charge: Charge) -> Response:
    """Take the standings and all tables along, for a spreadsheet."""
    charge(Cost.TOURNAMENT)
    state = await _state(services, tournament)
    name = f'attachment; filename="tournament-{state.facts.id}.csv"'
    return Response(
        results_of(state),
        headers={"Content-Disposition": name},
        media_type="text/csv; charset=utf-8",
    )


# ---- steps --------------------------------------------------------------------------------------


def _facts(body: NewTournament, sizes: tuple[int, ...], host: Person, now: float) -> Facts:
    options = complete(find_game(body.game).info.options, body.options)
    return Facts(
        id=token_urlsafe(9) if body.key is None else _id_for(host, body.key),
        title=body.title,
        host=host.id,
        game=body.game,
        options=options,
        format=body.format,
        sizes=sizes,
        advance=body.advance,
        rounds=body.rounds,
        meetings=body.meetings,
        places=body.places,
        bots=body.bots,
        level=body.level,
        seeding=body.seeding,
        visibility=body.visibility,
        pace=body.pace,
        clock=Clock(**structs.asdict(body.clock)),
        rated=body.rated,
        seed=new_seed(),
        created=now,
        changed=now,
    )


def _id_for(host: Person, key: str) -> str:
    """Return an id that is the same for the same wish; ids of people are secret, so it is too."""
    said = f"{host.id} tournament {key}"
    return urlsafe_b64encode(sha256(said.encode()).digest()[:9]).decode()


async def _state(services: Services, tournament: str) -> TournamentState:
    if not tournament.isprintable():
        raise NoSuchTournament  # databases refuse to look for some characters
    return await services.pages.tournaments.state(tournament)


async def _shown(services: Services, tournament: str, person: Person | None) -> Tournament:
    state = await _state(services, tournament)
    return shown(state, person.id if person else None)


def _expect_organiser(state: TournamentState, person: Person) -> None:
    if state.facts.host != person.id:
        raise NotOrganiser


async def _join(services: Services, tournament: str, person: Person) -> None:
    if not tournament.isprintable():
        raise NoSuchTournament
    await services.pages.tournaments.join(tournament, person.id, person.name, services.now())


async def _begin(services: Services, state: TournamentState) -> None:
    """Begin with all who take part just then."""
    for _ in range(TRIES):
        people = [one.person for one in state.entrants if one.person]
        strengths = await services.pages.ratings.cautious(people, state.facts.game, PEOPLE)
        order = line_up(state, strengths)
        if await services.pages.tournaments.begin(state, order, services.now()):
            return
        state = await _state(services, state.facts.id)
    raise StorageFailed
