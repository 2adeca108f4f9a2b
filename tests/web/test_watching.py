"""People look on at a table, and moderators look after all of them."""

import re

from playwright.sync_api import expect

from grotto.server.storage.moderation import Doer
from tests.server.running import Running
from tests.web.browser import PHONE, Visit
from tests.web.conftest import Visiting
from tests.web.tables import asked_of_server, new_key
from tests.web.test_people import sign_up


def table_of(olena: Visit, taras: Visit, game: str = "stone_age", **facts: object) -> str:
    """Let two people play at a public table; return where it is."""
    facts = {"game": game, "seats": 2, "visibility": "public", **facts}
    made = asked_of_server(olena, "/tables", name="Olena", auto_start=True, **facts)
    path = f"/tables/{made['id']}"
    for person, name in ((olena, "Olena"), (taras, "Taras")):
        asked_of_server(person, f"{path}/join", name=name, key=new_key())
    return path


def test_everybody_sees_who_looks_on_and_they_choose_a_side(visit: Visiting) -> None:
    olena, taras, iryna = visit(), visit(PHONE, "ru", "dark"), visit(language="uk")
    sign_up(iryna, "Iryna W")
    path = table_of(olena, taras)
    for person in (olena, taras, iryna):
        person.page.goto(path)
    expect(olena.page.locator("[data-watching='1']")).to_be_visible()
    mats = iryna.page.locator(".mats article")
    expect(mats.first).to_contain_text("Olena")

    iryna.page.locator("[data-watching]").click()
    iryna.page.get_by_label("Показати стіл із боку").select_option("Taras")
    expect(mats.first).to_contain_text("Taras")
    iryna.page.get_by_text("Показувати тут моє ім’я").click()
    olena.page.locator("[data-watching]").click()
    expect(olena.page.get_by_text("Iryna W")).to_be_visible()
    taras.page.locator("[data-watching]").click()
    expect(taras.page.get_by_text("Смотрит 1 человек")).to_be_visible()
    iryna.picture("watching-uk")
    olena.picture("watched")
    taras.picture("watched-ru")


def test_a_game_is_shown_on_the_first_page(visit: Visiting) -> None:
    olena, taras, iryna = visit(), visit(), visit(PHONE, "ru")
    path = table_of(olena, taras, "cave_vs_cave")
    iryna.page.goto("/")

    card = iryna.page.locator("[data-featured]")
    expect(card).to_be_visible()
    card.scroll_into_view_if_needed()
    iryna.picture("featured-ru")
    olena.page.goto("/")
    expect(olena.page.locator("[data-featured]")).to_be_visible()
    olena.picture("featured")
    card.get_by_role("link", name="Посмотреть").click()
    iryna.page.wait_for_url(re.compile("/tables/"))
    assert path.startswith("/tables/")


def test_who_looks_on_later_is_told_so(visit: Visiting) -> None:
    olena, taras, iryna = visit(), visit(), visit(PHONE)
    olena.page.goto("/new/stone_age")
    olena.page.get_by_label("Those who look on see the game").select_option("5 minutes later")
    olena.picture("new-table-delay")
    path = table_of(olena, taras, delay=120)
    iryna.page.goto(path)

    expect(iryna.page.locator("[data-behind]")).to_have_text("−2 min")
    iryna.page.locator("[data-watching]").click()
    expect(iryna.page.get_by_text("You see this game 2 minutes later.")).to_be_visible()
    iryna.picture("watching-later")


def test_a_moderator_reads_a_report_and_acts(visit: Visiting, server: Running) -> None:
    olena, taras, mod = visit(), visit(PHONE), visit(PHONE, "ru", "dark")
    sign_up(taras, "Rudyk")
    sign_up(mod, "Moder")
    naming = server.services.pages.moderation.name_moderator("moder", Doer(at=0.0), on=True)
    server.call(naming)
    path = table_of(olena, taras)
    said = {"type": "say", "key": new_key(), "said": "You play like a stone"}
    asked_of_server(taras, f"{path}/commands", **said)
    olena.page.goto(path)
    olena.page.get_by_role("button", name="More").click()
    olena.page.get_by_role("button", name="Report or block somebody").click()
    olena.page.get_by_label("What happened?").fill("Is rude in the chat")
    olena.picture("report-or-block")
    olena.page.get_by_role("button", name="Send", exact=True).click()
    expect(olena.page.get_by_text("Thank you.")).to_be_visible()

    mod.page.goto("/me")
    mod.page.get_by_role("link", name="Модерация").click()
    report = mod.page.locator("[data-report]").first
    expect(report).to_contain_text("You play like a stone")
    mod.picture("moderation-ru")
    report.get_by_role("button", name="Скрыть эти слова").click()
    expect(report).to_contain_text("скрыто")
    report.get_by_role("button", name="Закрыть вход").click()
    expect(report).to_contain_text("вход закрыт")
    report.get_by_role("button", name="Закрыть жалобу").click()
    expect(mod.page.locator("[data-deed]")).to_have_count(4)
    mod.page.locator("[data-deed]").first.scroll_into_view_if_needed()
    mod.picture("moderation-done-ru")
    mod.page.set_viewport_size({"width": 1366, "height": 768})
    mod.page.screenshot(path="build/screens/moderation-desk.png", full_page=True)


def test_the_page_of_moderators_is_for_moderators(visit: Visiting) -> None:
    olena = visit()
    sign_up(olena, "Olena P")
    olena.page.goto("/moderation")

    expect(olena.page.get_by_text("This page is for moderators.")).to_be_visible()


def test_who_was_blocked_cannot_sit_down(visit: Visiting) -> None:
    olena, taras = visit(), visit(PHONE)
    sign_up(olena, "Olena B")
    sign_up(taras, "Taras B")
    path = table_of(olena, taras)
    olena.page.goto(path)
    olena.page.get_by_role("button", name="More").click()
    olena.page.get_by_role("button", name="Report or block somebody").click()
    olena.page.get_by_role("button", name="Block Taras").click()
    expect(olena.page.get_by_text("You have blocked Taras.")).to_be_visible()
    made = asked_of_server(
        olena, "/tables", game="stone_age", seats=2, name="Olena", visibility="public"
    )
    asked_of_server(olena, f"/tables/{made['id']}/join", name="Olena", key=new_key())

    taras.forgive("403")
    taras.page.goto(f"/tables/{made['id']}")
    taras.page.get_by_role("button", name=re.compile("Sit")).first.click()
    expect(taras.page.get_by_text("You cannot sit down here")).to_be_visible()
    taras.picture("not-together")
