"""Following a table by updates: what is missing is asked for, and what is wanted comes again."""

from collections.abc import Iterator
from contextlib import contextmanager
from queue import SimpleQueue
from typing import cast

import pytest

from grotto.core.seats import SPECTATOR
from grotto.remote import Follower, Refused
from grotto.remote.lines import Known, Line, NoLine
from grotto.remote.session import Session
from grotto.wire.frames import (
    Again,
    ClientMessage,
    Frame,
    LogPage,
    Look,
    Problem,
    Scores,
    ServerMessage,
)
from grotto.wire.texts import Text
from tests.remote.told import frame, lines, update

PATIENCE = 10.0


class FakeLine:
    """A line through which a test speaks; what may only be said to sockets breaks a stream."""

    def __init__(self, known: Known, *, is_stream: bool) -> None:
        self.known = known
        self.sent: list[ClientMessage] = []
        self._is_stream = is_stream
        self._told: SimpleQueue[ServerMessage | None] = SimpleQueue()

    def messages(self) -> Iterator[ServerMessage]:
        while (message := self._told.get()) is not None:
            yield message
        raise NoLine

    def send(self, message: ClientMessage) -> ServerMessage | None:
        if self._is_stream and isinstance(message, Look | Scores | Again):
            raise NoLine
        self.sent.append(message)
        return None

    def tell(self, *messages: ServerMessage) -> None:
        for message in messages:
            self._told.put(message)

    def close(self) -> None:
        self._told.put(None)


class Server:
    """Lets a follower open lines, and answers its requests with what a test has prepared."""

    def __init__(self, first: Frame, *, streams: bool = False) -> None:
        self.lines: list[FakeLine] = []
        self.asked: list[str] = []
        self.pages: list[LogPage | Refused] = []
        self._streams = streams
        session = cast("Session", self)
        self.follower = Follower(session, "t", first, invite="word", ways=(self._open,))

    @contextmanager
    def _open(self, _session: Session, _table: str, known: Known) -> Iterator[Line]:
        line = FakeLine(known, is_stream=self._streams)
        self.lines.append(line)
        yield line

    def ask(self, _method: str, path: str, _kind: type, _body: object = None) -> LogPage:
        self.asked.append(path)
        page = self.pages.pop(0)
        if isinstance(page, Refused):
            raise page
        return page

    def line(self, number: int = 0) -> FakeLine:
        """A line, as soon as it is open."""
        assert self.follower.wait(lambda: len(self.lines) > number, PATIENCE)
        return self.lines[number]

    def until_version(self, version: int) -> Frame:
        """The frame of a version, as soon as it is there."""
        assert self.follower.wait(lambda: self.follower.frame.version == version, PATIENCE)
        return self.follower.frame


def moves(follower: Follower) -> list[int]:
    return [line.move for line in follower.lines]


def test_updates_make_frames() -> None:
    server = Server(frame(1, lines(1), view={"gold": 1}))
    with server.follower as follower:
        server.line().tell(
            frame(1, [], after=1, view={"gold": 1}),
            update(1, 2, lines(2), after=1, changes={"view": {"gold": [2]}}),
        )

        assert server.until_version(2).view == {"gold": 2}
        assert moves(follower) == [1, 2]


def test_where_an_update_is_missing_a_whole_frame_is_asked_for_once() -> None:
    server = Server(frame(1, lines(1)))
    with server.follower as follower:
        line = server.line()
        line.tell(frame(1, [], after=1), update(2, 3, lines(3), after=2))
        line.tell(update(3, 4, lines(4), after=3), frame(4, lines(2, 3, 4), after=1))
        line.tell(update(4, 5, lines(5), after=4))

        server.until_version(5)
        assert moves(follower) == [1, 2, 3, 4, 5]
        assert line.sent == [Again()]


def test_a_stream_that_has_missed_an_update_is_opened_anew() -> None:
    server = Server(frame(1, lines(1)), streams=True)
    with server.follower as follower:
        server.line().tell(frame(1, [], after=1), update(2, 3, lines(3), after=2))
        line = server.line(1)
        line.tell(frame(3, lines(2, 3), after=1))

        server.until_version(3)
        assert (line.known.version, moves(follower)) == (1, [1, 2, 3])


def test_scores_are_wanted_through_every_line() -> None:
    server = Server(frame(1, []))
    with server.follower as follower:
        first = server.line()
        first.tell(frame(1, []), frame(2, []))
        server.until_version(2)
        follower.want_scores()
        first.close()
        second = server.line(1)
        follower.wait(lambda: follower.connected, PATIENCE)
        follower.want_scores(on=False)

        assert (first.known.scores, first.sent) == (False, [Scores(on=True)])
        assert (second.known.query, second.sent[-1]) == (
            "since=2&heard=0&seat=0&invite=word&scores=true",
            Scores(on=False),
        )


def test_a_stream_with_scores_is_another_stream() -> None:
    server = Server(frame(1, []), streams=True)
    with server.follower as follower:
        server.line()
        follower.wait(lambda: follower.connected, PATIENCE)
        follower.want_scores()

        assert server.line(1).known.scores


def test_earlier_lines_come_page_by_page() -> None:
    server = Server(frame(9, lines(5, 6), after=4, viewer=SPECTATOR))
    server.pages = [
        LogPage(lines=lines(3, 4), lines_from=2),
        LogPage(lines=lines(1, 2), lines_from=0),
    ]
    with server.follower as follower:
        assert [follower.load_earlier() for _ in range(3)] == [True, True, False]

        assert moves(follower) == [1, 2, 3, 4, 5, 6]
        assert server.asked == [
            "/api/tables/t/lines?invite=word&before=4&seat=-3",
            "/api/tables/t/lines?invite=word&before=2&seat=-3",
        ]


def test_a_page_that_is_refused_changes_nothing() -> None:
    server = Server(frame(9, lines(5, 6), after=4))
    no = Problem(key="", code="server/no-such-table", text=Text("no"), version=0)
    server.pages = [Refused(no)]
    with server.follower as follower:
        with pytest.raises(Refused):
            follower.load_earlier()

        assert (moves(follower), follower.log.lines_from) == ([5, 6], 4)
