"""Games are played to their end in no time, and counted."""

from grotto.server.tables import playing
from tests.server.running import Running
from tests.server.visits import key


def finish(server: Running, table: str) -> None:
    """Let whoever is asked take the last answer until the game is over; bots do the same."""
    services = server.services

    async def play_on() -> None:
        room = await services.hub.room(table)
        while room.status == "playing":
            seat, text = room.to_act, room.playing().options()[-1]
            place = room.ledger.places[seat]
            if place.plays and place.person is not None:
                await playing.play(room, place.person, key(), room.version, text)
            else:
                await playing.play_for_bot(room, seat, room.version, text)
        await services.pages.ratings.fold()

    server.call(play_on())
