"""People come back: rated games, a page of one's own, codes for a lost password, and leaving."""

import re

from playwright.sync_api import expect

from tests.server.finishing import finish
from tests.server.running import Running
from tests.web.browser import PHONE, Visit
from tests.web.conftest import Visiting
from tests.web.tables import asked_of_server, new_key

SECRET = "correct horse"
CAVE = "cave_vs_cave"


def sign_up(visit: Visit, name: str) -> None:
    """Make an account."""
    asked_of_server(visit, "/me/sign-up", name=name, password=SECRET)


def play_again(olena: Visit, taras: Visit, server: Running, table: str) -> str:
    """Play a game to its end, and another one; return the table of that."""
    finish(server, table)
    following: str = asked_of_server(olena, f"/tables/{table}/rematch", key=new_key())["id"]
    asked_of_server(taras, f"/tables/{table}/rematch", key=new_key())
    finish(server, following)
    return following


def rated_table(olena: Visit, taras: Visit) -> str:
    """Let two people with accounts sit at a table that counts; play begins."""
    facts = {"game": CAVE, "seats": 2, "rated": True, "auto_start": True}
    table: str = asked_of_server(olena, "/tables", name="O", **facts)["id"]
    for person, name in ((olena, "O"), (taras, "T")):
        asked_of_server(person, f"/tables/{table}/join", name=name, key=new_key())
    return table


def test_two_people_play_for_ratings_and_see_what_has_changed(
    visit: Visiting, server: Running
) -> None:
    olena, taras = visit(), visit(PHONE)
    sign_up(olena, "Olena K")
    sign_up(taras, "Taras K")
    olena.page.goto(f"/new/{CAVE}")
    olena.page.get_by_text("Count for ratings").click()
    olena.picture("new-rated-table")
    olena.page.get_by_role("button", name="Make the table and invite").click()
    olena.page.wait_for_url(re.compile("/tables/"))
    table = olena.page.url.rpartition("/")[2]
    asked_of_server(taras, f"/tables/{table}/join", name="Taras K", key=new_key())
    taras.page.goto(f"/tables/{table}")

    expect(taras.page.locator("[data-rated]")).to_be_visible()
    expect(taras.page.locator("[data-hint-button]")).to_have_count(0)
    olena.page.goto("/")
    finish(server, table)
    olena.page.goto(f"/tables/{table}")
    expect(olena.page.locator("[data-rating-change]")).to_have_count(2)
    olena.picture("rating-changes")


def test_a_page_is_ones_own_until_one_shows_it(visit: Visiting, server: Running) -> None:
    olena, taras = visit(), visit(PHONE)
    sign_up(olena, "Olena M")
    sign_up(taras, "Taras M")
    play_again(olena, taras, server, rated_table(olena, taras))

    olena.page.goto("/people")
    rating = olena.page.locator(f"[data-rating='{CAVE} people']")
    expect(rating.locator("[data-rating-course]")).to_be_visible()
    expect(olena.page.locator("[data-past-game]")).to_have_count(2)
    olena.picture("my-page")
    taras.forgive("404")
    taras.page.goto("/people/Olena M")
    expect(taras.page.get_by_text("nobody of this name")).to_be_visible()
    olena.page.goto("/me")
    olena.page.get_by_text("Everybody may see my page").click()
    expect(olena.page.get_by_role("link", name="/people/Olena M")).to_be_visible()
    olena.picture("me")
    taras.page.goto("/people/Olena M")
    expect(taras.page.locator("[data-past-game]")).to_have_count(2)
    taras.picture("page-of-another")
    taras.page.goto(f"/ratings/{CAVE}")
    expect(taras.page.get_by_role("row", name=re.compile("Olena M"))).to_be_visible()
    taras.picture("the-strongest")


def test_a_printed_code_opens_the_account_and_its_owner_leaves_for_good(visit: Visiting) -> None:
    olena = visit()
    sign_up(olena, "Olena L")
    olena.page.goto("/me")
    codes = olena.page.get_by_role("region", name="Codes for a lost password")
    codes.get_by_label("Password").fill(SECRET)
    codes.get_by_role("button", name="Make new codes").click()
    code = olena.page.locator("[data-codes] code").first.inner_text()
    olena.picture("codes")

    elsewhere = visit(PHONE)
    elsewhere.page.goto("/me")
    elsewhere.page.get_by_text("Sign in").first.tap()
    elsewhere.page.get_by_text("I have lost my password").tap()
    lost = elsewhere.page.locator("details form")
    lost.get_by_label("Your name").fill("Olena L")
    lost.get_by_label("One of the printed codes").fill(code.lower())
    lost.get_by_label("New password").fill("battery staple")
    elsewhere.picture("lost-password")
    lost.get_by_role("button", name="Set the password").tap()
    forget = elsewhere.page.get_by_role("button", name="Delete me")
    forget.tap()
    sure = elsewhere.page.get_by_role("dialog")
    sure.get_by_label("Type your name").fill("Olena L")
    sure.get_by_label("Password").fill("battery staple")
    elsewhere.picture("delete-me")
    sure.get_by_role("button", name="Delete me for good").tap()
    expect(forget).to_have_count(0)


def test_a_guest_makes_an_account_where_a_friend_has_sent_them(visit: Visiting) -> None:
    olena, guest = visit(), visit(PHONE)
    sign_up(olena, "Olena F")
    link = asked_of_server(olena, "/me/friend-link")["link"]
    page = guest.page
    page.goto(f"/friends/{link}")
    page.get_by_label("Your name").fill("Taras F")
    page.get_by_label("Password").fill(SECRET)
    page.get_by_role("button", name="Make an account").tap()

    page.get_by_role("button", name="Become friends").tap()

    expect(page.get_by_text("You are friends now")).to_be_visible()


def test_a_guest_makes_an_account_at_a_table_that_counts(visit: Visiting) -> None:
    olena, guest = visit(), visit(PHONE)
    sign_up(olena, "Olena R")
    facts = {"game": CAVE, "seats": 2, "rated": True}
    table = asked_of_server(olena, "/tables", name="Olena R", **facts)["id"]
    page = guest.page
    page.goto(f"/tables/{table}")
    page.get_by_label("Your name").fill("Taras R")
    page.get_by_label("Password").fill(SECRET)
    guest.picture("account-for-a-rated-table")
    page.get_by_role("button", name="Make an account").tap()

    page.get_by_role("button", name="Sit down").tap()

    seats = page.get_by_role("region", name="Who plays?")
    expect(seats.get_by_text("Taras R")).to_be_visible()


def test_addresses_of_games_that_are_not_there_lead_nowhere(visit: Visiting) -> None:
    page = visit().page
    for place in ("new", "rules", "statistics", "ratings", "learn"):
        page.goto(f"/{place}/chess")
        expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
