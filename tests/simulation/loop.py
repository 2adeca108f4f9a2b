"""Time and threads: an event loop whose clock goes on only when nothing is left to do.

Nothing waits here. When all that is ready has been done, the clock jumps to what comes next. Work
for threads is done on the loop too, at a moment that the seed has chosen. What a process has begun
is known by its context; when it dies, nothing of it is carried out any more.
"""

import asyncio
import selectors
from collections.abc import Callable, Coroutine, Generator
from concurrent.futures import Executor
from contextvars import Context, ContextVar
from typing import Any, Protocol, TypeVar

T = TypeVar("T")

MOST_ROUNDS = 400_000
"""Rounds of the loop after which a simulation is thought to go on for ever."""


class Mortal(Protocol):
    """A process, as far as the loop knows it."""

    dead: bool
    tasks: list[asyncio.Task[Any]]
    frozen: list[asyncio.Handle]  # what it was about to do when it died

    def carry_out(self, thread: str, work: Callable[[], T]) -> T:
        """Do the work of a thread; disks may fail."""


PROCESS: ContextVar[Mortal | None] = ContextVar("process", default=None)
"""To which process belongs what is being done."""


class Stuck(Exception):
    """Nothing will ever happen again, or things happen for ever."""


class VirtualLoop(asyncio.SelectorEventLoop):
    """A loop with a clock of its own."""

    def __init__(self, thread_seconds: Callable[[str], tuple[float, float]]) -> None:
        self._virtual_now = 0.0
        self._rounds = 0
        self._thread_seconds = thread_seconds  # until the work of a thread is done, and known
        self._free: dict[object, float] = {}  # by executor: when it has time again
        super().__init__(_Jump(self))
        self._clock_resolution = 1e-9

    def time(self) -> float:
        return self._virtual_now

    def jump(self, timeout: float | None) -> None:
        """Let the clock go on to what comes next."""
        self._rounds += 1
        if timeout is None or self._rounds > MOST_ROUNDS:
            raise Stuck
        self._virtual_now += max(0.0, timeout)

    # ---- processes that die ---------------------------------------------------------------------

    def create_task(
        self,
        coro: Generator[Any, None, T] | Coroutine[Any, Any, T],
        *,
        name: object = None,
        context: Context | None = None,
    ) -> asyncio.Task[T]:
        task = super().create_task(coro, name=None if name is None else str(name), context=context)
        process = _process_in(context)
        if process is not None:
            process.tasks.append(task)
        return task

    def call_soon(
        self, callback: Callable[..., object], *args: object, context: Context | None = None
    ) -> asyncio.Handle:
        process = _process_in(context)
        if process is None or not process.dead:
            return super().call_soon(callback, *args, context=context)
        handle = asyncio.Handle(callback, args, self, context)
        process.frozen.append(handle)
        return handle

    def call_at(
        self,
        when: float,
        callback: Callable[..., object],
        *args: object,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        handle = super().call_at(when, callback, *args, context=context)
        process = _process_in(context)
        if process is not None and process.dead:
            handle.cancel()
        return handle

    def freeze(self, process: Mortal) -> None:
        """Carry out nothing any more of what a process has begun."""
        ready, timers = self._ready, self._scheduled  # type: ignore[attr-defined]
        mine = [handle for handle in ready if _process_in(handle._context) is process]
        for handle in mine:
            ready.remove(handle)
        process.frozen += mine
        for timer in [timer for timer in timers if _process_in(timer._context) is process]:
            timer.cancel()

    def begin_anew(self) -> None:
        """Forget how long things have gone on."""
        self._rounds = 0

    def thaw(self, process: Mortal) -> None:
        """Let a dead process come to an end, when it cannot do any harm."""
        process.dead = False
        self._ready.extend(process.frozen)  # type: ignore[attr-defined]
        process.frozen = []

    # ---- threads --------------------------------------------------------------------------------

    def run_in_executor(
        self, executor: Executor | None, func: Callable[..., T], *args: object
    ) -> asyncio.Future[T]:
        """Do the work of a thread on this loop: one piece after the other, each at its moment."""
        thread = getattr(executor, "_thread_name_prefix", "")
        takes, answers = self._thread_seconds(thread)
        future: asyncio.Future[T] = self.create_future()
        done_at = max(self.time(), self._free.get(executor, 0.0)) + takes
        self._free[executor] = done_at
        process = PROCESS.get()

        def work() -> None:
            try:
                made = process.carry_out(thread, lambda: func(*args)) if process else func(*args)
            except Exception as error:  # noqa: BLE001 (as a thread does, whatever it is)
                self.call_later(answers, _fail, future, error)
            else:
                self.call_later(answers, _settle, future, made)

        self.call_at(done_at, work)
        return future


class _Jump(selectors.SelectSelector):
    """Stands where a loop waits for sockets: there are none, so the clock goes on at once."""

    def __init__(self, loop: VirtualLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self._loop.jump(timeout)
        return []


def _process_in(context: Context | None) -> Mortal | None:
    return PROCESS.get() if context is None else context.get(PROCESS)


def _settle(future: asyncio.Future[T], made: T) -> None:
    if not future.done():
        future.set_result(made)


def _fail(future: asyncio.Future[Any], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)
