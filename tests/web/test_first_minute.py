"""The first minute: what somebody sees who opens the address."""

from tests.web.conftest import Visiting


def test_the_page_opens_in_the_language_of_the_browser(visit: Visiting) -> None:
    page = visit(language="uk").page

    page.goto("/")

    assert page.locator("html").get_attribute("lang") == "uk"
