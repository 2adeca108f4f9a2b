"""The driver: whenever a bot is asked at some table, it lets one think and plays the answer."""

import asyncio
from hashlib import sha256
from typing import Final

import structlog

from grotto.bots import RANDOM, new_bot
from grotto.core.errors import TableError
from grotto.play.table import Table
from grotto.server import figures
from grotto.server.bots.pool import NoThought, Pool
from grotto.server.bots.requests import Think
from grotto.server.errors import StaleVersion, StorageFailed
from grotto.server.tables.playing import play_for_bot
from grotto.server.tables.room import Room

LOG = structlog.get_logger()

AGAIN: Final = 1.0
"""Seconds until a bot tries again when its answer could not be written."""


class Driver:
    """Plays for the bots of all rooms in memory."""

    def __init__(self, pool: Pool, pause: float) -> None:
        self._pool = pool
        self._pause = pause  # seconds before a bot answers, so that people can follow
        self.replaced = 0  # bots that had to be replaced
        self._busy: dict[str, asyncio.Task[None]] = {}

    def look_at(self, room: Room) -> None:
        """See whether a bot is asked at a room, and let it answer."""
        table = room.spec.id
        if room.bot_to_act() and table not in self._busy:
            task = asyncio.get_running_loop().create_task(self._drive(room))
            self._busy[table] = task
            task.add_done_callback(lambda _: self._busy.pop(table, None))

    def is_busy_at(self, room: Room) -> bool:
        """Tell whether a bot is about to answer at a room."""
        return room.spec.id in self._busy

    async def _drive(self, room: Room) -> None:
        """Answer as long as bots are asked."""
        while (level := room.bot_to_act()) and room.game is not None:
            await asyncio.sleep(self._pause)
            version, seat = room.version, room.to_act
            try:
                action = await self._answer(room, room.game, level)
                await play_for_bot(room, seat, version, action)
            except StaleVersion:
                continue  # somebody has taken back, or another process was faster
            except StorageFailed:
                await asyncio.sleep(AGAIN)
            except TableError as error:
                LOG.error("bot failed", table=room.spec.id, version=version, code=error.code)
                return

    async def _answer(self, room: Room, game: Table, level: str) -> str:
        spec = room.spec
        asked = Think(
            table=spec.id,
            game=spec.game,
            seats=spec.seats,
            options=spec.options,
            moves=[made.text for made in room.ledger.moves],
            seat=game.to_act,
            level=level,
            luck=_luck(spec.seed, room.version),
        )
        try:
            with figures.THINKING.track_inprogress():
                return await self._pool.think(asked)
        except NoThought as error:
            LOG.warning(
                "bot replaced", table=spec.id, version=room.version, level=level, why=str(error)
            )
            self.replaced += 1
            figures.REPLACED.inc()
            quick = new_bot(RANDOM, game.game, asked.luck)
            return quick.choose(game.position(game.to_act)).text()

    async def stop(self) -> None:
        """Let no bot answer any more."""
        under_way = list(self._busy.values())
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        await self._pool.stop()


def _luck(seed: str, version: int) -> int:
    """Return a number for a bot to choose by, from which nobody can tell the seed."""
    return int.from_bytes(sha256(f"{seed}/bot/{version}".encode()).digest()[:6])
