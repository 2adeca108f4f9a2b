"""Games without drawings of their own are played to the end on the web, whatever one plays with."""

from tests.web.browser import PHONE
from tests.web.conftest import Visiting
from tests.web.playing import ByFinger, ByKeys, ByMouse, play_to_the_end, sit_down


def test_caverna_is_played_to_the_end_with_a_mouse(visit: Visiting) -> None:
    person = visit()
    sit_down(person.page, "caverna", seats=2)

    play_to_the_end(person.page, 1, ByMouse())

    person.picture("caverna-over")
    person.page.get_by_role("heading", name="Score sheet").wait_for()


def test_the_lost_mines_are_played_to_the_end_with_keys(visit: Visiting) -> None:
    person = visit()
    sit_down(person.page, "lost_mines", seats=3, rounds=1)

    play_to_the_end(person.page, 2, ByKeys())

    person.picture("lost-mines-over")
    person.page.get_by_role("heading", name="Score sheet").wait_for()


def test_the_lost_mines_are_played_to_the_end_on_a_phone(visit: Visiting) -> None:
    person = visit(PHONE)
    sit_down(person.page, "lost_mines", seats=3, rounds=1)

    play_to_the_end(person.page, 3, ByFinger())

    person.picture("lost-mines-over")
    person.page.get_by_role("heading", name="Score sheet").wait_for()
