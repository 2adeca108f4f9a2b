"""Processes that do long work: one that has ended is told nothing any more."""

import asyncio
import sys
from collections.abc import Callable

import pytest
import uvloop

from grotto.server.processes import NoResult, at_work, tell

LOOPS: list[Callable[[], asyncio.AbstractEventLoop]] = [
    asyncio.new_event_loop,
    uvloop.new_event_loop,
]


async def tell_one_that_has_ended() -> None:
    command = (sys.executable, "-c", "print('that is all')")
    async with at_work(command, seconds=20.0, longest_line=1024) as (asked, answers):
        assert await answers.read() == b"that is all\n"
        await asked.wait_closed()
        tell(asked, b"and now?\n")


@pytest.mark.parametrize("loop", LOOPS)
def test_a_process_that_has_ended_gives_no_result(
    loop: Callable[[], asyncio.AbstractEventLoop],
) -> None:
    with asyncio.Runner(loop_factory=loop) as runner, pytest.raises(NoResult, match="BrokenPipe"):
        runner.run(tell_one_that_has_ended())
