"""Tournaments as they are kept: what they are, who takes part, and the tables of their rounds.

Whoever changes a tournament locks its row first, so that everything happens in one order.
"""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    and_,
    delete,
    desc,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from grotto.core.options import Value
from grotto.server.log.ledger import PLAYING
from grotto.server.log.spec import Clock
from grotto.server.storage.accounts import name_among
from grotto.server.storage.database import Database
from grotto.server.storage.errors import (
    NoSuchEntrant,
    NoSuchTournament,
    TooManyTournaments,
    TournamentFull,
    TournamentNotNow,
)
from grotto.server.storage.rows import Rows
from grotto.server.storage.schema import ENTRANTS, MATCHES, PEOPLE, TABLES, TOURNAMENTS
from grotto.server.tournaments.plan import Entrant, Match, Plan

OPEN: Final = "open"
OVER: Final = "over"
CANCELLED: Final = "cancelled"

MOST_UNFINISHED: Final = 3
"""Tournaments that one person may have made and that are not over."""
MOST_LISTED: Final = 50


class Tournament(Struct, frozen=True, kw_only=True):
    """The facts of a tournament."""

    id: str
    title: str
    host: str  # id of the organiser
    game: str
    options: dict[str, Value]
    format: str
    sizes: tuple[int, ...]
    advance: int
    rounds: int
    meetings: int
    places: int  # for people, and bots where they fill in
    bots: bool
    level: str  # of bots; empty for the usual one
    seeding: str  # rating or lots
    visibility: str  # public or unlisted
    pace: str
    clock: Clock
    rated: bool
    seed: str  # secret: ids of tables follow from it
    created: float
    status: str = OPEN
    round: int = 0  # the last one that was begun
    changed: float = 0.0

    @property
    def plan(self) -> Plan:
        """How it is played."""
        return Plan(
            format=self.format,
            sizes=self.sizes,
            advance=self.advance,
            rounds=self.rounds,
            meetings=self.meetings,
            bots=self.bots,
            seed=self.seed,
        )


class Participant(Entrant, frozen=True, kw_only=True):
    """Somebody who takes part, and who that is."""

    person: str | None
    name: str
    level: str = ""  # of a bot
    account: bool = False


class Pairing(Match, frozen=True, kw_only=True):
    """A table of a round, and where it is played."""

    table: str
    status: str = ""  # of the table; empty while there is none


class TournamentState(Struct, frozen=True, kw_only=True):
    """All that is known of a tournament."""

    facts: Tournament
    host: str  # what the organiser is called
    entrants: list[Participant]
    matches: list[Pairing]

    def entrant_of(self, person: str | None) -> Participant | None:
        """Return the place of somebody."""
        return next((one for one in self.entrants if person and one.person == person), None)

    def current(self) -> list[Pairing]:
        """Return the tables of the round that is played."""
        return [match for match in self.matches if match.round == self.facts.round]


class ListedTournament(Struct, frozen=True, kw_only=True):
    """A tournament in a list."""

    facts: Tournament
    host: str
    players: int
    joined: bool


_FACTS: Final = Rows(TOURNAMENTS, Tournament)
_ENTRANTS: Final = Rows(ENTRANTS, Participant)
MATCH_ROWS: Final = Rows(MATCHES, Pairing)


class Tournaments:
    """The tournaments of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, facts: Tournament) -> None:
        """Write a new tournament down; one that is there stays as it is.

        Raises:
            TooManyTournaments: when its organiser has as many as there may be.
            StorageFailed: when the database cannot be written.
        """
        try:
            await self._database.write(_create, facts)
        except IntegrityError:  # it is there: the same wish was said twice
            return

    async def state(self, tournament: str) -> TournamentState:
        """Return all that is known of a tournament.

        Raises:
            NoSuchTournament: when there is none.
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_state, tournament)

    async def public(self, person: str | None) -> list[ListedTournament]:
        """Return public tournaments as somebody sees them, first what is not over.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_listed, person, _is_public())

    async def of_person(self, person: str) -> list[ListedTournament]:
        """Return the tournaments of somebody, first what is not over.

        Raises:
            StorageFailed: when the database does not answer.
        """
        theirs = or_(TOURNAMENTS.c.host == person, _takes_part(person))
        return await self._database.read(_listed, person, theirs)

    async def join(self, tournament: str, person: str, name: str, at: float) -> None:
        """Let somebody take part; who does so already is not asked twice.

        A number is added to a name that somebody has there.

        Raises:
            TableError: when it has begun, every place is taken, or the name looks like another's.
            StorageFailed: when the database cannot be written.
        """
        await self._database.write(_join, tournament, person, name, at)

    async def leave(self, tournament: str, one: Participant, at: float) -> None:
        """Let somebody take part no more: before the start as if they had not been there.

        Raises:
            TableError: when it is over, or this person does not take part under this number.
            StorageFailed: when the database cannot be written.
        """
        await self._database.write(_leave, tournament, one, at)

    async def begin(self, state: TournamentState, order: Sequence[Participant], at: float) -> bool:
        """Begin with these entrants; tell whether they are still all who want to take part.

        Raises:
            TournamentNotNow: when it has begun already, or was cancelled.
            StorageFailed: when the database cannot be written.
        """
        return await self._database.write(_begin, state, order, at)

    async def cancel(self, tournament: str, at: float) -> None:
        """End a tournament before its time.

        Raises:
            TournamentNotNow: when it is over.
            StorageFailed: when the database cannot be written.
        """
        await self._database.write(_cancel, tournament, at)


# ---- people -------------------------------------------------------------------------------------


def _create(connection: Connection, facts: Tournament) -> None:
    host = select(PEOPLE.c.id).where(PEOPLE.c.id == facts.host)
    connection.execute(
        host.with_for_update(key_share=True)
    )  # nobody makes two at once to have one more
    theirs = TOURNAMENTS.c.host == facts.host, TOURNAMENTS.c.status.in_((OPEN, PLAYING))
    others = select(func.count()).where(*theirs, TOURNAMENTS.c.id != facts.id)
    if connection.execute(others).scalar_one() >= MOST_UNFINISHED:
        raise TooManyTournaments(MOST_UNFINISHED)
    connection.execute(insert(TOURNAMENTS), _FACTS.row(facts))


def locked(connection: Connection, tournament: str, *moments: str) -> Tournament:
    """Return a tournament that nobody else can change meanwhile, if it is in one of some moments.

    Raises:
        NoSuchTournament: when there is none.
        TournamentNotNow: when it is in another one.
    """
    facts = _facts(connection, tournament, lock=True)
    if facts.status not in moments:
        raise TournamentNotNow(facts.status)
    return facts


def _facts(connection: Connection, tournament: str, *, lock: bool = False) -> Tournament:
    wanted = select(*_FACTS.columns).where(TOURNAMENTS.c.id == tournament)
    row = connection.execute(wanted.with_for_update() if lock else wanted).first()
    if row is None:
        raise NoSuchTournament
    return _FACTS.read(row)


def _change(connection: Connection, tournament: str, at: float, **values: object) -> None:
    this = update(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament)
    connection.execute(this.values(changed=at, **values))


def _join(connection: Connection, tournament: str, person: str, name: str, at: float) -> None:
    facts = locked(connection, tournament, OPEN)
    there = entrants_of(connection, tournament)
    if any(one.person == person for one in there):
        return
    if len(there) >= facts.places:
        raise TournamentFull
    number = 1 + max((one.number for one in there), default=-1)
    called = name_among([one.name for one in there], name)
    newcomer = Participant(number=number, rank=number, person=person, name=called)
    connection.execute(insert(ENTRANTS), _ENTRANTS.row(newcomer, tournament=tournament))
    _change(connection, tournament, at)


def _leave(connection: Connection, tournament: str, one: Participant, at: float) -> None:
    facts = locked(connection, tournament, OPEN, PLAYING)
    this = and_(
        ENTRANTS.c.tournament == tournament,
        ENTRANTS.c.number == one.number,
        ENTRANTS.c.person == one.person,  # before the start somebody else may have got the number
    )
    if facts.status == OPEN:
        gone = connection.execute(delete(ENTRANTS).where(this)).rowcount
    else:
        stays = (ENTRANTS.c.left.is_(None), ENTRANTS.c.level == "")
        gone = connection.execute(
            update(ENTRANTS).where(this, *stays).values(left=facts.round)
        ).rowcount
    if not gone:
        raise NoSuchEntrant
    _change(connection, tournament, at)


def _begin(
    connection: Connection, state: TournamentState, order: Sequence[Participant], at: float
) -> bool:
    tournament = state.facts.id
    locked(connection, tournament, OPEN)
    there = {one.number for one in entrants_of(connection, tournament)}
    if there != {one.number for one in order if not one.is_bot}:
        return False
    for one in order:
        this = and_(ENTRANTS.c.tournament == tournament, ENTRANTS.c.number == one.number)
        if one.is_bot:
            connection.execute(insert(ENTRANTS), _ENTRANTS.row(one, tournament=tournament))
        else:
            connection.execute(update(ENTRANTS).where(this).values(rank=one.rank))
    _change(connection, tournament, at, status=PLAYING)
    return True


def _cancel(connection: Connection, tournament: str, at: float) -> None:
    locked(connection, tournament, OPEN, PLAYING)
    _change(connection, tournament, at, status=CANCELLED)


# ---- reading ------------------------------------------------------------------------------------


def _state(connection: Connection, tournament: str) -> TournamentState:
    facts = _facts(connection, tournament)
    host = connection.execute(select(PEOPLE.c.name).where(PEOPLE.c.id == facts.host)).scalar_one()
    return TournamentState(
        facts=facts,
        host=host,
        entrants=entrants_of(connection, tournament),
        matches=_matches(connection, tournament),
    )


def entrants_of(connection: Connection, tournament: str) -> list[Participant]:
    """Return who takes part in a tournament."""
    wanted = (
        select(*_ENTRANTS.columns, PEOPLE.c.login.is_not(None).label("has_account"))
        .select_from(ENTRANTS.outerjoin(PEOPLE, PEOPLE.c.id == ENTRANTS.c.person))
        .where(ENTRANTS.c.tournament == tournament)
        .order_by(ENTRANTS.c.number)
    )
    rows = connection.execute(wanted).all()
    return [
        _ENTRANTS.read(row, account=bool(row.has_account), is_bot=bool(row.level)) for row in rows
    ]


def _matches(connection: Connection, tournament: str) -> list[Pairing]:
    wanted = (
        select(*MATCH_ROWS.columns, TABLES.c.status.label("moment"))
        .select_from(MATCHES.outerjoin(TABLES, TABLES.c.id == MATCHES.c.table))
        .where(MATCHES.c.tournament == tournament)
        .order_by(MATCHES.c.round, MATCHES.c.number)
    )
    rows = connection.execute(wanted).all()
    return [MATCH_ROWS.read(row, status=row.moment or "") for row in rows]


def _listed(
    connection: Connection, person: str | None, those: ColumnElement[bool]
) -> list[ListedTournament]:
    players = (
        select(func.count()).where(ENTRANTS.c.tournament == TOURNAMENTS.c.id).scalar_subquery()
    )
    unfinished = TOURNAMENTS.c.status.in_((OPEN, PLAYING))
    wanted = (
        select(
            *_FACTS.columns,
            PEOPLE.c.name.label("called"),
            players.label("players"),
            _takes_part(person).label("joined"),
        )
        .join(PEOPLE, PEOPLE.c.id == TOURNAMENTS.c.host)
        .where(those)
        .order_by(desc(unfinished), desc(TOURNAMENTS.c.changed), TOURNAMENTS.c.id)
        .limit(MOST_LISTED)
    )
    return [_card(row) for row in connection.execute(wanted).all()]


def _takes_part(person: str | None) -> ColumnElement[bool]:
    return exists().where(ENTRANTS.c.tournament == TOURNAMENTS.c.id, ENTRANTS.c.person == person)


def _is_public() -> ColumnElement[bool]:
    return and_(TOURNAMENTS.c.visibility == "public", TOURNAMENTS.c.status != CANCELLED)


def _card(row: Row[*tuple[Any, ...]]) -> ListedTournament:
    return ListedTournament(
        facts=_FACTS.read(row), host=row.called, players=row.players, joined=bool(row.joined)
    )
