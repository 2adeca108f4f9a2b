"""Pauses between lines: who always loses the line waits longer each time."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count

import pytest

from grotto.remote import follower
from grotto.remote.address import read_address
from grotto.remote.follower import Follower
from grotto.remote.lines import Known, Line, NoLine
from grotto.remote.session import Session
from grotto.wire.frames import ClientMessage, Frame, ServerMessage
from grotto.wire.meta import Meta
from tests.server.waiting import until

META = Meta(
    id="t", game="stone_age", seats=0, options={}, visibility="public", pace="live", clock="none",
    clock_seconds=0.0, clock_increment=0.0, auto_start=False, status="open", rules_version=1,
    commitment="", seed="", host=False,
)  # fmt: skip
FRAME = Frame(
    version=1, viewer=-3, table=META, occupants=[], moves=0, to_act=-2, view={}, lines=[],
    lines_from=0,
)  # fmt: skip


class ShortLine:
    """A line that breaks after some messages."""

    def __init__(self, messages: int) -> None:
        self._messages = messages

    def messages(self) -> Iterator[ServerMessage]:
        yield from [FRAME] * self._messages
        raise NoLine

    def send(self, _message: ClientMessage) -> ServerMessage | None:
        return None

    def close(self) -> None:
        pass


@pytest.mark.parametrize(("messages", "pauses"), [(1, [0, 1, 2, 3]), (2, [0, 0, 0, 0])])
def test_only_a_line_that_lasts_makes_pauses_short_again(
    monkeypatch: pytest.MonkeyPatch, messages: int, pauses: list[int]
) -> None:
    made = list[int]()

    def delays() -> Iterator[float]:
        for number in count():
            made.append(number)
            yield 0.0

    @contextmanager
    def short_line(_session: Session, _table: str, _known: Known) -> Iterator[Line]:
        yield ShortLine(messages)

    monkeypatch.setattr(follower, "delays", delays)
    session = Session(read_address("localhost:8000"), {})
    with Follower(session, "t", FRAME, ways=(short_line,)):
        until(lambda: len(made) > 3)
    session.close()

    assert made[:4] == pauses
