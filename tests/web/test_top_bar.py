"""The top bar shows everybody at the table; who is missed is told of beside the board."""

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from grotto.server.tables import absence
from tests.web.at_table import AtTable
from tests.web.browser import DESK, PHONE, Visit
from tests.web.conftest import Visiting
from tests.web.tables import asked_of_server, new_key, table_for, table_for_two

NAMES: Final = (
    "Olena", "Bohdan", "Christopher", "Dmytro", "Євгенія", "Florentina", "Gustav", "Hermione",
    "Игорь",
)  # fmt: skip

CUT_OFF: Final = """() => {
    const bar = document.querySelector("header").getBoundingClientRect();
    const tools = document.querySelector("header nav").getBoundingClientRect();
    const isInside = ({ left, right, top, bottom }) =>
        left >= 0 && right <= tools.left && top >= bar.top && bottom <= bar.bottom;
    const isWhole = (name) => name.scrollWidth <= name.clientWidth;
    return [...document.querySelectorAll(".seats .chip")]
        .filter((chip) =>
            !isInside(chip.getBoundingClientRect()) || !isWhole(chip.querySelector(".name")))
        .map((chip) => chip.textContent);
}"""

OVERLAPS: Final = """() => {
    const [board, notice] = ["[data-board]", "[data-absent]"].map((found) =>
        document.querySelector(found).getBoundingClientRect());
    return notice.left < board.right && notice.right > board.left &&
        notice.top < board.bottom && notice.bottom > board.top;
}"""


@pytest.mark.parametrize(
    ("game", "seats"), [("lost_mines", 9), ("caverna", 7), ("lost_mines", 5), ("stone_age", 4)]
)
@pytest.mark.parametrize("language", ["en", "uk"])
def test_all_seats_are_in_sight(visit: Visiting, game: str, seats: int, language: str) -> None:
    somebody = visit(language=language)
    at = AtTable(somebody).open(table_for(somebody, game, seats, NAMES[:seats]))

    expect(at.page.locator(".seats .chip")).to_have_count(seats)
    somebody.picture(f"seats-{seats}-{language}")
    assert at.page.evaluate(CUT_OFF) == []


def test_on_a_phone_who_is_asked_is_in_sight(visit: Visiting) -> None:
    somebody = visit(PHONE)
    at = AtTable(somebody).open(table_for(somebody, "lost_mines", 9, NAMES))

    asked = at.page.locator(".seats .chip.asked")
    expect(asked).to_be_in_viewport(ratio=0.9)


def slow_table(host: Visit, friend: Visit) -> str:
    """Make a table for two people who may take days for a move; the friend begins."""
    told = {"game": "stone_age", "seats": 2, "name": "Ann", "pace": "correspondence"}
    made = asked_of_server(host, "/tables", **told, options={"first_player": "1"})
    path = f"/tables/{made['id']}"
    for seat, (person, name) in enumerate(((host, "Ann"), (friend, "Bob"))):
        asked_of_server(person, f"{path}/join", name=name, seat=seat, key=new_key())
    asked_of_server(host, f"{path}/start", key=new_key(), level="random")
    return path


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_slow_friend_is_told_of_in_days_beside_the_board(
    visit: Visiting, size: tuple[int, int]
) -> None:
    host, friend = visit(size, moves=True), visit()
    path = slow_table(host, friend)

    at = AtTable(host).open(path)

    notice = at.page.locator("[data-absent]")
    expect(notice).to_contain_text("Bob is not there. A bot may play in 3 days.")
    host.picture("slow-friend")
    assert at.page.evaluate(OVERLAPS) is False
    AtTable(friend).open(path)
    expect(notice).to_contain_text("Bob has not answered yet.")
    at.button("Hide this").click()
    expect(notice).to_have_count(0)


def test_who_has_gone_may_be_replaced_and_what_was_hidden_comes_back_then(
    visit: Visiting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(absence, "LIVE_ABSENCE", 4.0)
    host, friend = visit(), visit()
    path = table_for_two(host, friend, "stone_age", first_player="1")
    at, other = AtTable(host).open(path), AtTable(friend).open(path)
    other.wait_for_turn()

    friend.page.goto("/")

    notice = at.page.locator("[data-absent]")
    expect(notice).to_contain_text(re.compile(r"A bot may play in \d seconds?\."))
    at.button("Hide this").click()
    expect(notice).to_have_count(0)
    at.button("Let a bot play").click()
    expect(notice).to_have_count(0)


def test_escape_closes_the_menu(visit: Visiting) -> None:
    somebody = visit()
    AtTable(somebody).open(table_for(somebody, "stone_age")).wait_for_turn()
    page = somebody.page
    page.get_by_role("button", name="More", exact=True).click()
    keys = page.get_by_role("button", name="Keyboard")
    expect(keys).to_be_visible()

    page.keyboard.press("Escape")

    expect(keys).to_be_hidden()
