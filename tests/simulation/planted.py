"""Planted bugs: small mutations of the real code, each of which the checker has to find."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace

from grotto.play.past import Past
from grotto.play.table import Table
from grotto.server.housekeeping.bus import Bus
from grotto.server.log.entries import Draft, Entry
from grotto.server.storage import sqlite, writer
from grotto.server.storage.chat import Chat, Saying, Spoken, _say
from grotto.server.storage.heartbeat import Beat, Heartbeat
from grotto.server.storage.writer import Page, Writer
from grotto.server.tables.frames import Frames, Shown, _once
from grotto.server.tables.hub import Hub
from grotto.server.tables.pieces import Pieces, pieces_of
from grotto.server.tables.room import Room
from grotto.server.tables.watcher import Watcher

Planted = Callable[[], AbstractContextManager[Any]]


def acknowledge_before_the_flush() -> AbstractContextManager[Any]:
    """Answer while the page still waits to be written."""
    write = Writer.write
    under_way: list[asyncio.Task[None]] = []

    async def at_once(self: Writer, page: Page) -> None:
        under_way.append(asyncio.create_task(write(self, page)))

    return patch.object(Writer, "write", at_once)


def do_not_flush() -> AbstractContextManager[Any]:
    """Tell SQLite that it need not wait for the disk."""
    pragmas = tuple(one.replace("=FULL", "=OFF") for one in sqlite._WRITE)
    return patch.object(sqlite, "_WRITE", pragmas)


def forget_keys() -> AbstractContextManager[Any]:
    """Write entries down with another key than that of their command."""
    numbered = Room._numbered

    def with_another_key(self: Room, asked: int, drafts: Sequence[Draft], key: str) -> list[Entry]:
        return numbered(self, asked, drafts, f"{key}.{self.version}")

    return patch.object(Room, "_numbered", with_another_key)


def do_not_look_for_words() -> AbstractContextManager[Any]:
    """Say again what was said before."""

    async def say(self: Chat, saying: Saying) -> Spoken:
        anew = replace(saying, key=f"{saying.key}.{saying.at}")
        return await self._database.write(_say, anew)

    return patch.object(Chat, "say", say)


def do_not_compare_versions() -> AbstractContextManager[Any]:
    """Carry out commands that were meant for another version."""
    carried_out = Room._carried_out

    async def anyhow(
        self: Room, key: str, _expected: int | None, carry_out: Callable[[], list[Draft]]
    ) -> int:
        return await carried_out(self, key, None, carry_out)

    return patch.object(Room, "_carried_out", anyhow)


def overwrite_what_another_process_wrote() -> AbstractContextManager[Any]:
    """Let the log not decide who was first."""
    return patch.object(writer, "_ADD", writer._ADD.prefix_with("OR REPLACE"))


def do_not_catch_up() -> AbstractContextManager[Any]:
    """Believe, after a lost connection, that nothing was missed."""

    async def nothing(_self: Bus) -> None:
        return None

    return patch.object(Bus, "_catch_up_all", nothing)


def keep_a_stale_room() -> AbstractContextManager[Any]:
    """Do not read what another process has written."""

    async def nothing(_self: Hub, _table: str, _version: int) -> None:
        return None

    return patch.object(Hub, "catch_up", nothing)


def trust_memory_after_a_failure() -> AbstractContextManager[Any]:
    """Go on with what is in memory when it could not be written."""
    unsettle = Room._unsettle

    def sound(self: Room) -> None:
        unsettle(self)
        self._sound = True

    return patch.object(Room, "_unsettle", sound)


def share_updates_between_different_bases() -> AbstractContextManager[Any]:
    """Make an update once for all, whatever they were shown before."""

    def update(self: Frames, old: Shown, new: Shown) -> bytes:
        self._keep_up()
        name = ("update", new.version, new.viewer)
        return _once(self._now, name, lambda: self._update(old, new))

    return patch.object(Frames, "update", update)


def skip_a_slow_reader_for_good() -> AbstractContextManager[Any]:
    """Believe that somebody was shown what could not be written."""
    show = Watcher.show

    def forgetful(self: Watcher) -> None:
        if self._stale and self.sink is not None and not self.sink.ready:
            self._next_message()
        show(self)

    return patch.object(Watcher, "show", forgetful)


def show_all_the_same() -> AbstractContextManager[Any]:
    """Make the view once, for whoever looks first."""

    def view(self: Frames, shown: Table | Past, viewer: int) -> Pieces:
        eyes = shown.eyes(viewer)
        return _once(self._made, "view", lambda: pieces_of(shown.view(eyes)))

    return patch.object(Frames, "_view", view)


def let_clocks_run_while_nobody_serves() -> AbstractContextManager[Any]:
    """Begin with the time of the machine instead of that of the last server."""

    async def last(self: Heartbeat, wall: float) -> Beat:  # noqa: ARG001 (what the real one reads)
        return Beat(wall, wall)

    return patch.object(Heartbeat, "last", last)


MOST_SEEDS = 30
"""Every planted bug is found within so many seeds."""

FOUND_LAST: dict[Planted, int] = {
    do_not_catch_up: 8,
    keep_a_stale_room: 6,
    overwrite_what_another_process_wrote: 9,
    skip_a_slow_reader_for_good: 5,
    trust_memory_after_a_failure: 7,
}
"""Seeds that found a bug last: one begins there. All others are found by the first or second."""

PLANTED: dict[str, Planted] = {
    bug.__name__: bug
    for bug in (
        acknowledge_before_the_flush,
        do_not_flush,
        forget_keys,
        do_not_look_for_words,
        do_not_compare_versions,
        overwrite_what_another_process_wrote,
        do_not_catch_up,
        keep_a_stale_room,
        trust_memory_after_a_failure,
        share_updates_between_different_bases,
        skip_a_slow_reader_for_good,
        show_all_the_same,
        let_clocks_run_while_nobody_serves,
    )
}
