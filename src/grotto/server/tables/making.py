"""Making tables: from what somebody wants, from a record, or from a table that is over."""

from base64 import urlsafe_b64encode
from collections.abc import Container
from contextlib import suppress
from hashlib import sha256
from secrets import token_urlsafe

from msgspec import structs

from grotto.core.options import Value, complete
from grotto.core.seats import NOBODY
from grotto.games import find_game
from grotto.play.dealer import new_seed
from grotto.server.errors import (
    RematchMade,
    SeatTaken,
    TableFull,
    TooManyTables,
    WrongMoment,
)
from grotto.server.log.ledger import OPEN, new_ledger
from grotto.server.log.spec import Clock, Spec
from grotto.server.storage.people import Person
from grotto.server.storage.tables import Summary
from grotto.server.tables import seating
from grotto.server.tables.ending import close, expect_finished, name_rematch
from grotto.server.tables.errors import NotRated, RatedForAccounts, RecordNotPublic
from grotto.server.tables.hub import Hub
from grotto.server.tables.records import Imported
from grotto.server.tables.room import Room
from grotto.wire.bodies import TableFacts

PRIVATE = "private"
PUBLIC = "public"


class Maker:
    """Makes tables; nobody has more unfinished ones than `most`."""

    def __init__(self, hub: Hub, most: int) -> None:
        self._hub = hub
        self._most = most

    def spec(
        self,
        host: Person,
        game: str,
        seats: int,
        options: dict[str, Value],
        facts: TableFacts,
        version: int | None = None,
    ) -> Spec:
        """Return the facts of a new table; it gets the newest rules unless it has others already.

        Raises:
            TableError: when the game cannot be played so.
        """
        rules = find_game(game, version)
        rules.new(seats, options)  # refuses wrong seats and options
        return Spec(
            id=_new_id() if facts.key is None else _id_for(host, facts.key),
            game=game,
            rules=rules.info.rules_version,
            seats=seats,
            options=complete(rules.info.options, options),
            visibility=facts.visibility,
            pace=facts.pace,
            clock=Clock(**structs.asdict(facts.clock)),
            seed=new_seed(),
            host=host.id,
            created=self._hub.now(),
            invite=_new_invite(facts.visibility),
            auto_start=facts.auto_start,
            experience=facts.experience,
            delay=facts.delay,
        )

    async def create(self, spec: Spec) -> Room:
        """Write a new table down, unless that was done before, and open it.

        Raises:
            TooManyTables: when its host has as many as there may be.
        """
        if await self._hub.store.unfinished(spec.host) >= self._most:
            raise TooManyTables(self._most)
        places = new_ledger(spec.seats).places
        summary = Summary(status=OPEN, to_act=NOBODY, places=places, changed=spec.created)
        await self._hub.store.create(spec, summary)
        return await self._hub.room(spec.id)

    async def create_from_record(self, host: Person, taken: Imported, facts: TableFacts) -> Room:
        """Make a table from a record: a finished game is shown there, another one goes on.

        Raises:
            RecordNotPublic: when the host, who has the record, would know secrets of strangers.
            TableError: when the game cannot be played so, or the host has too many tables.
        """
        if taken.hidden and facts.visibility == PUBLIC:
            raise RecordNotPublic
        fresh = self.spec(host, taken.game, taken.seats, taken.options, facts, taken.rules)
        room = await self.create(
            structs.replace(fresh, opening=taken.opening, seed=taken.seed, provable=taken.provable)
        )
        if taken.over:
            await seating.open_record(room, taken.names, taken.bots)
        return room

    async def rematch(self, room: Room, person: Person, key: str) -> str:
        """Return the table that follows another; the first who asks for it makes it.

        Whoever asks sits there as before. When everybody has asked, the game begins.

        Raises:
            TableError: when one has not played there to the end, or has too many tables.
        """
        with suppress(RematchMade):
            expect_finished(room, person.id)
            following = await self.create(_following(room.spec, person, self._hub.now()))
            await _seat_bots(room, following, person, key)
            await _name(room, following, person, key)
        following = await self._hub.room(room.ledger.rematch)
        apart = await self._hub.store.chat.apart_from(person.id)
        await _sit_again(room, following, person, key, apart)
        return room.ledger.rematch


def rated(spec: Spec, host: Person) -> Spec:
    """Return the facts of a table whose result counts for ratings.

    Raises:
        NotRated: when one would play alone.
        RatedForAccounts: when its host is a guest.
    """
    if spec.seats == 1:
        raise NotRated
    if not host.account:
        raise RatedForAccounts
    return structs.replace(spec, rated=True)


def _new_id() -> str:
    """Return an id that nobody can guess."""
    return token_urlsafe(9)


def _id_for(host: Person, key: str) -> str:
    """Return an id that is the same for the same wish; ids of people are secret, so it is too."""
    return urlsafe_b64encode(sha256(f"{host.id} {key}".encode()).digest()[:9]).decode()


def _new_invite(visibility: str) -> str:
    return token_urlsafe(12) if visibility == PRIVATE else ""


async def _name(room: Room, following: Room, person: Person, key: str) -> None:
    """Let a table name the one that follows it; if it has named another, this one is not needed."""
    with suppress(RematchMade):
        await name_rematch(room, person.id, following.spec.id, following.spec.invite, key)
    if room.ledger.rematch != following.spec.id:
        await close(following, person.id, key)


def _following(spec: Spec, host: Person, now: float) -> Spec:
    """Return the facts of the next table; only who is invited finds it."""
    visibility = PRIVATE if spec.visibility == PRIVATE else "unlisted"
    return structs.replace(
        spec,
        id=_new_id(),
        rules=find_game(spec.game).info.rules_version,
        visibility=visibility,
        seed=new_seed(),
        host=host.id,
        created=now,
        invite=_new_invite(visibility),
        auto_start=True,  # everybody who wants another game has said so
        opening="",
        provable=True,
        daily="",
        tournament="",
    )


async def _seat_bots(room: Room, following: Room, person: Person, key: str) -> None:
    """Let bots sit where they sat."""
    for seat, place in enumerate(room.ledger.places):
        if place.level:
            await seating.seat_bot(following, person.id, place.level, seat, f"{key}-{seat}")


async def _sit_again(
    room: Room, following: Room, person: Person, key: str, apart: Container[str | None]
) -> None:
    """Let somebody sit where they sat, as far as nobody else does, and the game has not begun."""
    for seat in room.seats_of(person.id):
        name, once = room.ledger.places[seat].name, f"{key}-{seat}"
        with suppress(SeatTaken, TableFull, WrongMoment):
            await seating.sit(
                following, person.id, name, seat, once, account=person.account, apart=apart
            )
