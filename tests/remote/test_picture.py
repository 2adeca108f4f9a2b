"""The picture of a table is put together from frames, whatever order they come in."""

from collections.abc import Sequence

from grotto.remote.picture import Picture
from grotto.wire.frames import ChatLine, Frame, LogLine, Meta, Notice
from grotto.wire.texts import Text


def lines(*moves: int) -> list[LogLine]:
    return [
        LogLine(move=move, seat=0, event={"kind": "x"}, text=Text(f"move-{move}")) for move in moves
    ]


def frame(
    version: int,
    new: list[LogLine],
    after: int = 0,
    viewer: int = 0,
    notices: Sequence[int] = (),
) -> Frame:
    meta = Meta(
        id="t", game="stone_age", seats=2, options={}, visibility="public", pace="live",
        clock="none", clock_seconds=0.0, clock_increment=0.0, auto_start=False, status="playing",
        rules_version=1, commitment="", seed="", host=True,
    )  # fmt: skip
    return Frame(
        version=version, viewer=viewer, table=meta, occupants=[], moves=0, to_act=0, view={},
        lines=new, lines_from=after,
        notices=[Notice(number=n, move=0, seat=-1, text=Text("notice")) for n in notices],
    )  # fmt: skip


def moves(picture: Picture) -> list[int]:
    return [line.move for line in picture.lines]


def test_new_lines_are_put_below_the_old_ones() -> None:
    picture = Picture()

    picture.show(frame(1, lines(1, 2)))
    picture.show(frame(2, lines(3), after=2))

    assert moves(picture) == [1, 2, 3]


def test_what_was_taken_back_is_gone() -> None:
    picture = Picture()

    picture.show(frame(1, lines(1, 2, 3)))
    picture.show(frame(2, [], after=1))

    assert moves(picture) == [1]


def test_a_frame_from_the_beginning_replaces_all_lines() -> None:
    picture = Picture()

    picture.show(frame(1, lines(1, 2, 3)))
    picture.show(frame(5, lines(1, 2)))

    assert moves(picture) == [1, 2]


def test_an_older_frame_is_not_shown() -> None:
    picture = Picture()

    picture.show(frame(5, lines(1, 2)))

    assert not picture.show(frame(4, lines(1)))
    assert picture.version == 5


def test_other_eyes_see_another_log() -> None:
    picture = Picture()

    picture.show(frame(5, lines(1, 2)))
    picture.show(frame(5, lines(1), viewer=1))

    assert (picture.viewer, moves(picture)) == (1, [1])


def test_notices_stay_whatever_is_taken_back() -> None:
    picture = Picture()

    picture.show(frame(1, lines(1), notices=[1]))
    picture.show(frame(3, [], after=0, notices=[1, 3]))

    assert [notice.number for notice in picture.notices] == [1, 3]


def test_nothing_is_heard_twice() -> None:
    picture = Picture()
    first = ChatLine(number=1, seat=0, name="Ann", said="hello", at=0.0)
    second = ChatLine(number=2, seat=1, name="Ben", said="hi", at=1.0)

    assert [picture.hear(line) for line in (second, first, second)] == [True, True, False]
    assert picture.chat == [first, second]
