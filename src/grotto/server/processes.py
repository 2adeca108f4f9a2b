"""Processes of the server that do long work: how they are started, and how they end in any case."""

import asyncio
from asyncio import StreamReader, StreamWriter
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import msgspec


class NoResult(Exception):
    """A process has not done its work in time, or not at all."""


async def started(command: Sequence[str], longest_line: int) -> Process:
    """Start a process that is told and answers lines."""
    return await asyncio.create_subprocess_exec(
        *command,
        stdin=PIPE,
        stdout=PIPE,
        limit=longest_line,
        start_new_session=True,  # Ctrl-C is for the server, which ends its processes itself
    )


async def ended(process: Process) -> None:
    """End a process, whatever it does."""
    if process.returncode is None:
        process.kill()
        await process.wait()


def pipes_of(process: Process) -> tuple[StreamWriter, StreamReader]:
    """Return what a process is told through, and what it answers through."""
    assert process.stdin is not None
    assert process.stdout is not None
    return process.stdin, process.stdout


def tell(process: StreamWriter, said: bytes) -> None:
    """Hand something to a process.

    Raises:
        BrokenPipeError: when it has ended; uvloop alone would say so with a `RuntimeError`.
    """
    if process.transport.is_closing():
        raise BrokenPipeError
    process.write(said)


@asynccontextmanager
async def at_work(
    command: Sequence[str], seconds: float, longest_line: int
) -> AsyncIterator[tuple[StreamWriter, StreamReader]]:
    """Hold a process for one piece of work; afterwards it is gone in any case.

    Raises:
        NoResult: when it does not start, is late, dies or answers with something else.
    """
    try:
        process = await started(command, longest_line)
    except OSError as error:
        raise NoResult(type(error).__name__) from error
    try:
        async with asyncio.timeout(seconds):
            yield pipes_of(process)
    except (TimeoutError, OSError, ValueError, msgspec.DecodeError) as error:
        raise NoResult(type(error).__name__) from error
    finally:
        await ended(process)
