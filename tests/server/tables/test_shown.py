"""What is made once for all who see it: it is kept, but never without end."""

import tracemalloc

import pytest

from grotto.server.tables.shown import Shown
from tests.server.parlour import parlour, seen

ENOUGH = 1 << 20  # bytes


def test_a_part_is_made_once() -> None:
    shown, made = Shown(), list[str]()

    for _ in range(3):
        shown.part(1, "view", lambda: made.append("view"))

    assert made == ["view"]


def test_a_part_is_made_anew_when_the_table_has_changed() -> None:
    shown = Shown()
    shown.part(1, "view", lambda: "before")

    assert shown.part(2, "view", lambda: "after") == "after"


@pytest.mark.anyio
async def test_who_asks_for_every_past_of_a_table_fills_no_memory(sqlite_url: str) -> None:
    async with parlour(sqlite_url) as opened:
        room, _ = await opened.room("stone_age", "Ann", "Bob")
        await opened.start(room)
        for _ in range(150):
            await opened.move(room)
        everything = seen(room, None)

        tracemalloc.start()
        told = [len(seen(room, None, since=version).lines) for version in range(1, room.version)]
        kept, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()

    assert max(told) == len(everything.lines)
    assert kept < ENOUGH
