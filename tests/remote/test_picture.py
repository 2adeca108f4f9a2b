"""The picture of a table is put together from frames, whatever order they come in."""

import pytest

from grotto.remote.picture import Picture
from grotto.wire.frames import ChatLine, LogPage
from grotto.wire.updates import Missed
from tests.remote.told import frame, lines, update


def moves(picture: Picture) -> list[int]:
    return [line.move for line in picture.log.lines]


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


def test_what_was_told_before_a_gap_is_forgotten() -> None:
    picture = Picture()

    picture.show(frame(3, lines(1, 2, 3)))
    picture.show(frame(90, lines(51, 52), after=50))

    assert (moves(picture), picture.log.lines_from) == ([51, 52], 50)


def test_earlier_pages_are_put_above() -> None:
    picture = Picture()
    picture.show(frame(90, lines(51, 52), after=50))

    taken = picture.put_before(LogPage(lines=lines(49, 50), lines_from=48), 50, viewer=0)
    picture.show(frame(91, lines(53), after=52))

    assert taken
    assert (moves(picture), picture.log.lines_from) == ([49, 50, 51, 52, 53], 48)


def test_a_page_for_other_eyes_or_of_what_was_taken_back_comes_too_late() -> None:
    picture = Picture()
    page = LogPage(lines=lines(49, 50), lines_from=48)
    picture.show(frame(90, lines(51, 52), after=50))

    picture.show(frame(91, lines(51, 52), after=50, viewer=1))
    seen_by_other = picture.put_before(page, 50, viewer=0)
    picture.show(frame(92, [], after=49, viewer=1))
    of_before = picture.put_before(page, 50, viewer=1)

    assert (seen_by_other, of_before) == (False, False)
    assert (moves(picture), picture.log.lines_from) == ([], 49)


def test_an_update_changes_what_it_names_and_adds_its_lines() -> None:
    picture = Picture()
    picture.show(frame(1, lines(1), view={"gold": 1, "hand": [3, 5]}))

    picture.change(update(1, 2, lines(2), after=1, changes={"view": {"hand": [1, 1, [4]]}}))
    picture.change(update(2, 3, [], after=1, notices=[3]))

    assert picture.frame is not None
    assert (picture.version, picture.frame.view) == (3, {"gold": 1, "hand": [3, 4, 5]})
    assert (moves(picture), [one.number for one in picture.notices]) == ([1], [3])


def test_an_update_for_another_frame_is_not_taken() -> None:
    picture = Picture()
    with pytest.raises(Missed):
        picture.change(update(0, 1, lines(1)))
    picture.show(frame(5, lines(1, 2)))

    with pytest.raises(Missed):
        picture.change(update(6, 7, lines(4), after=3))

    assert (picture.version, moves(picture)) == (5, [1, 2])


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
