"""A game from a package is played in a browser that knows nothing of it, in panels."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.packages.installing import install
from tests.server.processes import Served
from tests.web.at_table import AtTable
from tests.web.browser import DESK, PHONE, Visit
from tests.web.conftest import Visiting
from tests.web.players import Lister, Tapper, Typist, anything
from tests.web.tables import table_for

NAME = "Liar’s Dice"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server runs that has the example."""
    liars_dice = install("liars_dice", tmp_path_factory.mktemp("packages"))
    home: Path = tmp_path_factory.mktemp("home")
    with Served(home, PYTHONPATH=liars_dice.path) as served:
        yield served.address.rstrip("/")


@pytest.fixture
def come(visit: Visiting, address: str) -> Visiting:
    """Let people come to that server."""

    def come(size: tuple[int, int] = DESK, language: str = "en", scheme: str = "light") -> Visit:
        return visit(size, language, scheme, address)

    return come


@pytest.mark.parametrize(
    ("language", "name", "scheme"),
    [("en", NAME, "light"), ("ru", "Кости лжеца", "dark"), ("uk", "Кості брехуна", "light")],
)
def test_the_first_page_has_a_card_for_it(
    come: Visiting, language: str, name: str, scheme: str
) -> None:
    somebody = come(language=language, scheme=scheme)
    somebody.page.goto("/")

    cards = somebody.page.locator(".shelf").get_by_role("article")
    expect(cards).to_have_count(5)
    expect(cards.last.get_by_role("heading")).to_have_text(name)
    expect(cards.last.locator("svg").first).to_be_visible()
    expect(cards.locator("a[href^='/learn/']")).to_have_count(4)
    expect(cards.last.locator("a[href^='/learn/']")).to_have_count(0)  # it has no lessons
    cards.last.scroll_into_view_if_needed()
    somebody.picture(f"package-home-{language}")


def test_one_click_plays_it_against_bots(come: Visiting) -> None:
    somebody = come()
    somebody.page.goto("/")
    somebody.page.get_by_role("article", name=NAME).get_by_text("Play now").click()

    at = AtTable(somebody).wait_for_turn()

    expect(somebody.page.get_by_role("heading", level=1)).to_contain_text(NAME)
    expect(at.board.get_by_text("Under the cup")).to_have_count(1)  # one's own
    assert at.prompt
    somebody.picture("package-table")


def test_options_are_chosen_for_a_new_table(come: Visiting) -> None:
    somebody = come()
    page = somebody.page
    page.goto("/new/liars_dice")
    page.locator("summary").click()
    page.get_by_text("Wild ones", exact=True).click()
    somebody.picture("package-new")

    page.get_by_role("button", name="Make the table").click()

    expect(page.get_by_text("Wild ones: No")).to_be_visible()


def test_its_rules_are_read_and_searched(come: Visiting) -> None:
    page = come(language="uk").page
    page.goto("/rules/liars_dice")
    expect(page.locator("[data-rule]").first).to_be_attached()

    page.get_by_role("searchbox").fill("підвищення")

    expect(page.locator("[data-found='LIA-2.3']")).to_be_visible()


def test_a_whole_game_is_played_with_a_mouse(come: Visiting) -> None:
    somebody = come()
    at = AtTable(somebody).open(table_for(somebody, "liars_dice", 3, dice=1))

    Lister(at, anything).play_to_the_end()

    assert at.is_over
    somebody.picture("package-over")


def test_a_whole_game_is_played_by_keys_alone(come: Visiting) -> None:
    somebody = come(language="ru")
    at = AtTable(somebody).open(table_for(somebody, "liars_dice", 2, level="greedy", dice=2))

    Typist(at, anything).play_to_the_end()

    assert at.is_over


def test_a_whole_game_is_played_by_taps_on_a_phone(come: Visiting) -> None:
    somebody = come(PHONE)
    at = AtTable(somebody).open(table_for(somebody, "liars_dice", 3, dice=1))

    Tapper(at, anything).play_to_the_end()

    assert at.is_over
    somebody.picture("package-over")


def test_the_language_can_be_changed_at_the_table(come: Visiting) -> None:
    somebody = come()
    at = AtTable(somebody).open(table_for(somebody, "liars_dice", 2)).wait_for_turn()

    dialog = at.change_settings()
    dialog.get_by_text("Українська").click()

    expect(somebody.page.get_by_role("heading", level=1)).to_contain_text("Кості брехуна")
