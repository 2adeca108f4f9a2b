"""The driver: whenever a bot is asked at some table, it lets one think and plays the answer."""

import asyncio
from hashlib import sha256
from math import ceil, inf
from typing import Final

import structlog

from grotto.bots import RANDOM, new_bot
from grotto.core.errors import IllegalAction, NotationError, TableError
from grotto.server import metrics
from grotto.server.bots.pool import NoThought, Pool
from grotto.server.bots.worker import Think
from grotto.server.errors import StaleVersion, StorageFailed
from grotto.server.tables.playing import play_for_bot
from grotto.server.tables.room import Room
from grotto.server.tables.viewer import has_secrets

LOG = structlog.get_logger()

THINKING: Final = 0.75
"""The part of a beat in which a bot with a hidden hand thinks: all its answers come in one."""
BEATS_OF_ALL: Final = 0.5
"""Seconds that one beat of each bot at a table takes together: one's turn comes back soon."""
AGAIN: Final = 1.0
"""Seconds until a bot tries again when its answer could not be written."""


class Driver:
    """Plays for the bots of all rooms in memory."""

    def __init__(self, pool: Pool, pause: float, beat: float = 0.0) -> None:
        self._pool = pool
        self._pause = pause  # seconds before a bot answers: other tables get their turn
        self._beat = beat  # seconds after which bots with a hidden hand answer, or a multiple
        self.replaced = 0  # bots that had to be replaced
        self._busy: dict[str, asyncio.Task[None]] = {}

    def look_at(self, room: Room) -> None:
        """See whether a bot is asked at a room, and let it answer."""
        table = room.spec.id
        if room.bot_to_act() and table not in self._busy:
            self._busy[table] = asyncio.get_running_loop().create_task(self._drive(room))

    def is_busy_at(self, room: Room) -> bool:
        """Tell whether a bot is about to answer at a room."""
        return room.spec.id in self._busy

    async def _drive(self, room: Room) -> None:
        """Answer as long as bots are asked."""
        try:
            await asyncio.sleep(self._pause)
            while await self._goes_on(room):
                await asyncio.sleep(self._pause)
        finally:
            del self._busy[room.spec.id]  # at once: who looks at the room now has to begin anew

    async def _goes_on(self, room: Room) -> bool:
        """Let a bot answer; tell whether somebody has to look again."""
        try:
            async with room.settled():
                asked = _question(room)
            if asked is None:
                return False
            await self._answer(room, *asked)
        except StaleVersion:
            pass  # somebody has taken back, or another process was faster
        except StorageFailed:
            await asyncio.sleep(AGAIN)
        except TableError as error:
            LOG.error("bot failed", table=room.spec.id, version=room.version, code=error.code)
            return False
        return True

    async def _answer(self, room: Room, version: int, asked: Think) -> None:
        """Play what a bot thinks of; a quick one answers when there is nothing, or nonsense."""
        began, beat = asyncio.get_running_loop().time(), self._beat_at(room, asked.seat)
        try:
            thought = await self._thought(asked, beat * THINKING if beat else inf)
            await _keep_time(began, beat)
            await play_for_bot(room, asked.seat, version, thought)
        except (NoThought, NotationError, IllegalAction) as error:
            self._replace(asked, version, str(error))
            async with room.settled():
                quick = _quick_answer(room, version, asked)
            await _keep_time(began, beat)
            await play_for_bot(room, asked.seat, version, quick)

    def _beat_at(self, room: Room, seat: int) -> float:
        """Return the seconds of a beat for a bot; none if it hides nothing, or plays with nobody.

        People would learn from a delay what it has in its hand.
        """
        if not (room.ledger.people() and has_secrets(room, seat)):
            return 0.0
        bots = sum(not place.plays for place in room.ledger.places)
        return min(self._beat, BEATS_OF_ALL / bots)

    async def _thought(self, asked: Think, most_seconds: float) -> str:
        with metrics.THINKING.track_inprogress():
            return await self._pool.think(asked, most_seconds)

    def _replace(self, asked: Think, version: int, why: str) -> None:
        LOG.warning("bot replaced", table=asked.table, version=version, level=asked.level, why=why)
        self.replaced += 1
        metrics.REPLACED.inc()

    async def stop(self) -> None:
        """Let no bot answer any more."""
        under_way = list(self._busy.values())
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        await self._pool.stop()


async def _keep_time(began: float, beat: float) -> None:
    """Wait until the next beat, if there are any."""
    if beat:
        passed = asyncio.get_running_loop().time() - began
        await asyncio.sleep(until_the_beat(passed, beat))


def until_the_beat(passed: float, beat: float) -> float:
    """Return for how long to wait until a whole number of beats has passed, but one at least."""
    return max(1, ceil(passed / beat)) * beat - passed


def _question(room: Room) -> tuple[int, Think] | None:
    """Return what a bot is asked, and at which version; None if none is asked."""
    level = room.bot_to_act()
    if not level:
        return None
    return room.version, question_at(room, level)


def question_at(room: Room, level: str) -> Think:
    """Return what the seat that is asked at a room is asked, for a bot of some level."""
    spec = room.spec
    return Think(
        table=spec.id,
        game=spec.game,
        rules=spec.rules,
        seats=spec.seats,
        options=spec.options,
        moves=[made.text for made in room.ledger.moves],
        seat=room.to_act,
        level=level,
        luck=_luck(spec.seed, room.version),
    )


def _quick_answer(room: Room, version: int, asked: Think) -> str:
    """Return the answer of a bot that does not think, if it is still asked.

    Raises:
        StaleVersion: when the table has changed meanwhile.
    """
    if room.version != version:
        raise StaleVersion(version, room.version)
    game = room.playing()
    return new_bot(RANDOM, game.game, asked.luck).choose(game.position(asked.seat)).text()


def _luck(seed: str, version: int) -> int:
    """Return a number for a bot to choose by, from which nobody can tell the seed."""
    return int.from_bytes(sha256(f"{seed}/bot/{version}".encode()).digest()[:6])
