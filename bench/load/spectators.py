"""Spectators: sockets which only note when they see what."""

from bisect import bisect_right

import msgspec

from bench.load.line import Line, open_line


class Seen(msgspec.Struct):
    """What spectators understand of a message."""

    version: int = 0


SEEN = msgspec.json.Decoder(Seen)


class Spectator:
    """Somebody without a seat and without a name."""

    def __init__(self) -> None:
        self.versions: list[int] = []  # as they were seen,
        self.times: list[float] = []  # and when
        self.bytes = 0
        self._line: Line | None = None

    async def open(self, address: str, table: str) -> None:
        """Connect, and look from now on."""
        self._line = await open_line(address, f"/api/tables/{table}/socket", "", self._hear)

    def _hear(self, message: bytes, now: float) -> None:
        version = SEEN.decode(message).version
        self.bytes += len(message)
        if not self.versions or version > self.versions[-1]:
            self.versions.append(version)
            self.times.append(now)

    def saw_after(self, version: int) -> float | None:
        """Return when something newer than a version was seen."""
        place = bisect_right(self.versions, version)
        return self.times[place] if place < len(self.times) else None

    async def close(self) -> None:
        """Go."""
        if self._line is not None:
            self._line.close()
            await self._line.closed.wait()
