"""The deal of the day: everybody plays the same, once, without help, and before the day is over.

The seed is drawn by the dealer when the first one asks, so that nobody could have known it the day
before. It is published when the day is over: until then others could still play with it.
"""

from msgspec import structs

from grotto.core.seats import CHANCE
from grotto.games import find_game
from grotto.play.dealer import new_seed
from grotto.server.errors import NoDaily
from grotto.server.log.ledger import OPEN
from grotto.server.storage.daily import Daily, Deal
from grotto.server.storage.people import Person
from grotto.server.tables import seating
from grotto.server.tables.making import Maker
from grotto.server.tables.room import Room
from grotto.wire.bodies import TableFacts


def daily_seats(game: str) -> int:
    """Return for how many the deal of a day is: alone where something is dealt then, else a duel.

    Raises:
        NoDaily: when more have to play, or nothing is dealt at the beginning.
        UnknownGame: when there is no such game.
    """
    rules = find_game(game)
    for seats in (1, 2):
        if seats in rules.info.seats and rules.new(seats, {}).to_act() == CHANCE:
            return seats
    raise NoDaily(game)


async def begin(maker: Maker, daily: Daily, host: Person, game: str, day: str) -> Room:
    """Return the table where somebody tries the deal of a day; it is made once.

    Raises:
        TableError: when the game has none, or the host has too many tables.
    """
    seats, rules = daily_seats(game), find_game(game).info.rules_version
    wanted = Deal(day=day, game=game, rules=rules, seed=new_seed())
    deal = await daily.deal(wanted)
    facts = TableFacts(name=host.name, visibility="private", key=f"daily {day} {game}")
    spec = maker.spec(host, game, seats, {}, facts, deal.rules)
    # Without an invitation nobody else finds it.
    return await maker.create(structs.replace(spec, seed=deal.seed, daily=day, invite=""))


async def sit_down(room: Room, host: Person) -> None:
    """Begin to play, if that was not done before: the host sits there, and perhaps a bot."""
    if room.status == OPEN and not room.seats_of(host.id):
        await seating.sit(room, host.id, host.name, 0, "daily", account=host.account)
    if room.status == OPEN:
        await seating.start(room, host.id, "", "daily begins")
