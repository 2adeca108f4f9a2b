"""A pool of thinking processes: who thinks too long, or dies, is replaced."""

import asyncio
import sys
from asyncio.subprocess import Process
from collections.abc import Sequence
from math import inf
from typing import Final

import msgspec

from grotto.server import metrics
from grotto.server.bots.worker import Think, Thought
from grotto.server.processes import ended, pipes_of, started, tell

START_SECONDS: Final = 30.0
"""What a process of ours may take to start, on a machine that is busy."""

_LONGEST_LINE: Final = 1 << 20


class NoThought(Exception):
    """A bot has not answered in time, or not at all."""


class Worker:
    """One process, started when it is first asked."""

    def __init__(self, command: Sequence[str], seconds: float, start_seconds: float) -> None:
        self._command = command
        self._seconds = seconds  # for one answer,
        self._start_seconds = start_seconds  # and more for the first: a process takes its time
        self._process: Process | None = None

    async def think(self, asked: Think) -> Thought:
        """Return the answer of a bot.

        Raises:
            NoThought: when there is none within the time, or nonsense; the process is gone then.
        """
        fresh = self._process is None or self._process.returncode is not None
        limit = self._seconds + self._start_seconds * fresh
        try:
            process = await self._started()
            line = await asyncio.wait_for(_ask(process, asked), limit)
            thought = msgspec.json.decode(line, type=Thought)
        except (TimeoutError, OSError, ValueError, msgspec.DecodeError) as error:
            await self.stop()
            raise NoThought(type(error).__name__) from error
        if not (thought.action or thought.hints or thought.kinds or thought.judged):
            raise NoThought(thought.problem)
        return thought

    async def _started(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await started(self._command, _LONGEST_LINE)
        return self._process

    async def stop(self) -> None:
        """End the process, whatever it does."""
        process, self._process = self._process, None
        if process is not None:
            await ended(process)


async def _ask(process: Process, asked: Think) -> bytes:
    questions, answers = pipes_of(process)
    tell(questions, msgspec.json.encode(asked) + b"\n")
    await questions.drain()
    return await answers.readline()


class Pool:
    """Some processes; a table keeps to one of them, which remembers its state.

    The more bots wait for a process, the less time each of them gets: they answer quicker and look
    less far ahead, so that nobody waits long.
    """

    def __init__(
        self,
        processes: int,
        seconds: float,
        megabytes: int,
        command: Sequence[str] | None = None,
        think_seconds: float = 1.0,
    ) -> None:
        usual = (sys.executable, "-m", "grotto.server.bots.worker", str(megabytes))
        start = 0.0 if command else START_SECONDS
        self._thinkers = [Worker(command or usual, seconds, start) for _ in range(processes)]
        self._locks = [asyncio.Lock() for _ in range(processes)]
        self._waiting = [0] * processes
        self._think_seconds = think_seconds  # for one answer, if nobody else waits

    async def think(self, asked: Think, most_seconds: float = inf) -> str:
        """Return the answer of a bot, when its process has time; it thinks so long at most.

        Raises:
            NoThought: when it thinks too long, or its process has died.
        """
        thought = await self._thought(asked, most_seconds)
        metrics.DEPTH.observe(thought.depth)
        return thought.action

    async def consider(self, asked: Think, most_seconds: float = inf) -> Thought:
        """Return what is wanted of a bot besides an answer, when the process has time.

        Raises:
            NoThought: when it thinks too long, or its process has died.
        """
        return await self._thought(asked, most_seconds)

    async def _thought(self, asked: Think, most_seconds: float = inf) -> Thought:
        number = hash(asked.table) % len(self._thinkers)
        self._waiting[number] += 1
        try:
            async with self._locks[number]:
                seconds = min(most_seconds, self._think_seconds / self._waiting[number])
                hurried = msgspec.structs.replace(asked, seconds=seconds)
                with metrics.THOUGHT.time():
                    return await self._thinkers[number].think(hurried)
        finally:
            self._waiting[number] -= 1

    async def stop(self) -> None:
        """End all processes."""
        for worker in self._thinkers:
            await worker.stop()
