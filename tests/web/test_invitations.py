"""Inviting somebody by name: two people, a private table, a friend, a yes and a no."""

from playwright.sync_api import expect

from tests.web.axe import serious_on
from tests.web.browser import PHONE, Visit
from tests.web.conftest import Visiting
from tests.web.tables import asked_of_server, new_key
from tests.web.test_people import sign_up


def private_table(host: Visit, name: str, seats: int = 3) -> str:
    """A private table at which its host sits."""
    facts = {"game": "stone_age", "seats": seats, "visibility": "private", "name": name}
    made = asked_of_server(host, "/tables", **facts)
    asked_of_server(host, f"/tables/{made['id']}/join", name=name, key=new_key())
    return str(made["id"])


def befriend(one: Visit, name: str, other: Visit, other_name: str) -> None:
    asked_of_server(one, "/me/friends", name=other_name)
    asked_of_server(other, "/me/friends", name=name)


def test_somebody_is_invited_by_name_and_sits_down_at_a_private_table(visit: Visiting) -> None:
    olena, taras = visit(), visit(PHONE)
    sign_up(olena, "Olena I")
    sign_up(taras, "Taras I")
    table = private_table(olena, "Olena I")
    olena.page.goto(f"/tables/{table}")
    panel = olena.page.get_by_role("region", name="Invite by name")
    panel.get_by_label("Name").fill("taras i")
    panel.get_by_role("button", name="Invite", exact=True).click()
    invited = panel.locator("[data-invited='Taras I']")
    expect(invited).to_have_attribute("data-state", "asked")
    olena.picture("invite-by-name")
    assert serious_on(olena.page) == []

    taras.page.goto("/")
    row = taras.page.locator(f"[data-invitation='{table}']")
    expect(row.get_by_text("Olena I invites you")).to_be_visible()
    taras.picture("invited")
    assert serious_on(taras.page) == []
    row.get_by_role("button", name="Sit down").tap()

    taras.page.wait_for_url(f"**/tables/{table}")
    expect(invited).to_have_attribute("data-state", "sits")
    olena.picture("invited-sits")


def test_a_friend_is_invited_with_one_press_and_declines_at_the_table(visit: Visiting) -> None:
    olena, taras = visit(PHONE, "uk", "dark"), visit()
    sign_up(olena, "Olena J")
    sign_up(taras, "Taras J")
    befriend(olena, "Olena J", taras, "Taras J")
    table = private_table(olena, "Olena J")
    olena.page.goto(f"/tables/{table}")
    olena.page.get_by_role("button", name="Запросити: Taras J").tap()
    invited = olena.page.locator("[data-invited='Taras J']")
    expect(invited).to_have_attribute("data-state", "asked")
    invited.scroll_into_view_if_needed()
    olena.picture("invite-friend-uk")

    taras.page.goto(f"/tables/{table}")
    expect(taras.page.locator("[data-invited-by='Olena J']")).to_be_visible()
    taras.picture("invited-here")
    taras.page.get_by_role("button", name="Decline").click()
    taras.page.wait_for_url("**/")

    expect(invited).to_have_attribute("data-state", "declined")


def test_a_name_that_nobody_has_is_said(visit: Visiting) -> None:
    olena = visit()
    sign_up(olena, "Olena N")
    olena.page.goto(f"/tables/{private_table(olena, 'Olena N')}")
    panel = olena.page.get_by_role("region", name="Invite by name")
    panel.get_by_label("Name").fill("Nobody of that name")
    olena.forgive("404")
    panel.get_by_role("button", name="Invite", exact=True).click()

    expect(panel.get_by_text("Nobody here has an account of this name")).to_be_visible()
