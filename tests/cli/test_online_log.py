"""What a terminal tells of a table far away, of which it knows only the last lines at first."""

from typing import cast

import pytest
from msgspec.structs import replace

from grotto.cli.online.orders import ORDERS, OnlineHost
from grotto.cli.online.screen import OnlineScreen
from grotto.cli.online.table import OnlineTable
from grotto.cli.online.talk import Talk
from grotto.cli.orders import Turn
from grotto.i18n.texts import Texts
from grotto.remote import Follower, Unreachable, Visitor
from grotto.remote.picture import Picture
from grotto.wire.frames import Frame, LogPage, Notice
from grotto.wire.texts import Text
from tests.remote.told import frame, lines


class FakeFollower:
    """A follower without a line: a test shows it frames, and has pages ready."""

    def __init__(self, first: Frame, pages: list[LogPage] | None = None) -> None:
        self.picture = Picture()
        self.picture.show(first)
        self.pages = pages or []

    @property
    def frame(self) -> Frame:
        assert self.picture.frame is not None
        return self.picture.frame

    @property
    def log(self) -> LogPage:
        return self.picture.log

    @property
    def lines(self) -> object:
        return self.log.lines

    def story(self) -> tuple[LogPage, list[Notice]]:
        return self.log, self.picture.notices

    def load_earlier(self) -> bool:
        if not self.log.lines_from:
            return False
        if not self.pages:
            raise Unreachable("http://far.away")
        return self.picture.put_before(self.pages.pop(0), self.log.lines_from, self.frame.viewer)


def table_of(follower: FakeFollower) -> OnlineTable:
    screen = OnlineScreen(Texts("en"))
    talk = cast("Talk", type("Silent", (), {"tell": lambda: None}))
    return OnlineTable(cast("Visitor", None), cast("Follower", follower), screen, talk, name="Ann")


def news(table: OnlineTable) -> list[int]:
    """The moves that are told of; what is taken back counts below nothing."""
    back = "cli-taken-back"
    return [-told.move if told.phrase.key == back else told.move for told in table.news()]


def host_of(table: OnlineTable) -> OnlineHost:
    return OnlineHost(table, table.screen, ORDERS)


def test_only_what_is_new_is_told() -> None:
    follower = FakeFollower(frame(9, lines(5, 6), after=4))
    table = table_of(follower)

    first = news(table)
    follower.picture.show(frame(10, lines(7), after=6))

    assert (first, news(table), news(table)) == ([], [7], [])


def test_earlier_pages_are_no_news() -> None:
    follower = FakeFollower(
        frame(9, lines(5, 6), after=4), [LogPage(lines=lines(3, 4), lines_from=2)]
    )
    table = table_of(follower)
    news(table)

    table.recall(4)
    follower.picture.show(frame(10, lines(7), after=6))

    assert news(table) == [7]


def test_what_was_taken_back_is_told_also_when_earlier_pages_were_read() -> None:
    follower = FakeFollower(
        frame(9, lines(5, 6), after=4), [LogPage(lines=lines(3, 4), lines_from=2)]
    )
    table = table_of(follower)
    news(table)
    table.recall(4)

    follower.picture.show(frame(10, [], after=5))

    assert news(table) == [-6]


def test_the_same_move_instead_of_one_that_was_taken_back_is_told_again() -> None:
    follower = FakeFollower(frame(9, lines(5, 6), after=4))
    table = table_of(follower)
    news(table)
    asked = table.question()

    back = Notice(number=10, move=5, seat=0, text=Text("notice-back-choice", {"name": "Ann"}))
    follower.picture.show(replace(frame(11, lines(6), after=5), notices=[back]))

    assert table.question() != asked
    assert news(table) == [-6, 6]
    assert news(table) == []


def test_after_a_gap_the_last_lines_are_told_and_nothing_is_taken_back() -> None:
    follower = FakeFollower(frame(9, lines(5, 6), after=4))
    table = table_of(follower)
    news(table)

    follower.picture.show(frame(90, lines(51, 52), after=50))

    assert news(table) == [51, 52]


def test_after_a_gap_anybody_may_have_acted() -> None:
    follower = FakeFollower(frame(90, lines(51, 52), after=50))

    assert table_of(follower).acted_since(49) == {0, 1}
    assert table_of(follower).acted_since(50) == {0}


def test_the_log_is_read_as_far_back_as_one_asks(capsys: pytest.CaptureFixture[str]) -> None:
    pages = [LogPage(lines=lines(3, 4), lines_from=2), LogPage(lines=lines(1, 2), lines_from=0)]
    follower = FakeFollower(frame(9, lines(5, 6), after=4), pages)
    host = host_of(table_of(follower))

    ORDERS["log"](host, "2")
    assert len(follower.log.lines) == 2
    ORDERS["log"](host, "3")
    assert len(follower.log.lines) == 4
    ORDERS["log"](host, "99")

    assert [line.move for line in follower.log.lines] == [1, 2, 3, 4, 5, 6]
    assert len(capsys.readouterr().out.splitlines()) == 2 + 3 + 6


def test_without_an_answer_the_log_is_what_is_known(capsys: pytest.CaptureFixture[str]) -> None:
    host = host_of(table_of(FakeFollower(frame(9, lines(5, 6), after=4))))

    assert ORDERS["log"](host, "99") is Turn.ASK_AGAIN

    said = capsys.readouterr().out.splitlines()
    assert "http://far.away" in said[0]
    assert len(said) == 3
