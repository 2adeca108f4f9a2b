"""How many bytes a game costs the line of one seat: after every move, and when somebody comes."""

import asyncio
from dataclasses import dataclass, field

import httpx
import msgspec

from bench.load.crowd import Crowd, Job, Report, together
from bench.load.figures import BYTES, Figures, Stages, kilobytes
from bench.load.line import open_line
from bench.load.seats import Place, Played, Tally
from bench.load.setup import Setup, new_table
from grotto.games import GAMES

MOST_MOVES = 3000


class Rounds(msgspec.Struct):
    """What of a view tells how far a game is; some games have no rounds to count."""

    round: int = 0
    rounds: int = 0


class Shown(msgspec.Struct):
    """What of a frame tells it."""

    view: Rounds


SHOWN = msgspec.json.Decoder(Shown)


@dataclass
class Sizes:
    """What was sent to seats."""

    moves: int = 0
    round: int = 0  # when it was stopped; 0 when it was played to its end
    updates: list[int] = field(default_factory=list)  # bytes to one seat after one move
    first: list[int] = field(default_factory=list)  # bytes of the first frame of each seat


@dataclass(frozen=True)
class PlayToLastRound(Job[Sizes]):
    """Play one table until its last round begins, or to its end; then let all seats come anew."""

    place: Place

    async def do(self, crowd: Crowd, report: Report) -> Sizes:
        tally, sizes = Tally(), Sizes()
        table = Played(self.place, tally)
        await table.open()
        async with httpx.AsyncClient(base_url=self.place.addresses[0], timeout=60) as browser:
            while await table.settled() and table.moves < MOST_MOVES and not sizes.round:
                table.move(crowd.luck)
                report(1)
                await table.settled()
                sizes.round = await _last_round(browser, table.id)
        await table.close()
        sizes.moves, sizes.updates = table.moves, tally.sizes
        sizes.first = [await _first_frame(self.place, token) for token in self.place.tokens]
        return sizes


async def _last_round(browser: httpx.AsyncClient, table: str) -> int:
    """Return the number of the round if it is the last one, otherwise 0."""
    view = SHOWN.decode((await browser.get(f"/api/tables/{table}")).content).view
    return view.round if view.round == view.rounds else 0


async def _first_frame(place: Place, token: str) -> int:
    """Return how many bytes somebody gets who comes without having seen anything."""
    size: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def hear(message: bytes, _: float) -> None:
        if not size.done():
            size.set_result(len(message))

    line = await open_line(
        place.addresses[0], f"/api/tables/{place.id}/socket?since=0", token, hear
    )
    await size
    line.close()
    await line.closed.wait()
    return size.result()


def sizes(setup: Setup) -> Stages:
    """Measure every game, or the one that is asked for."""
    games = [setup.asked.game] if setup.asked.game else list(GAMES)
    return dict(_of_game(setup, game) for game in games)


def _of_game(setup: Setup, game: str) -> tuple[str, Figures]:
    seats = setup.asked.seats or max(GAMES[game].info.seats)
    place = new_table(setup.servers.address, game, seats)
    what = f"Counting bytes of {game}"
    (found,) = together(what, [(setup.loads[0], PlayToLastRound(place))], None)
    when = f"of round {found.round}" if found.round else "when it is over"
    return f"{BYTES}: {game}, {seats} seats", {
        "moves": found.moves,
        "to a seat after a move, median, kB": kilobytes(found.updates, 50),
        "to a seat after a move, p90, kB": kilobytes(found.updates, 90),
        "to a seat after a move, most, kB": kilobytes(found.updates, 100),
        f"first frame {when}, kB": kilobytes(found.first, 100),
    }
