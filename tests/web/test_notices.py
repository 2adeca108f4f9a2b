"""Notices in a real browser: how they are set up, what the worker shows, and the next table."""

from json import dumps
from typing import Any

import pytest
from playwright.sync_api import expect

from grotto.server.settings import NO_LIMITS, PasswordCost, Settings, sqlite_file
from tests.server.receivers import Receiver
from tests.server.running import Running
from tests.server.waiting import until
from tests.web.browser import DESK, PHONE, Visit
from tests.web.conftest import Visiting
from tests.web.tables import asked_of_server, table_for
from tools.folders import Folder

NO_PUSH_SERVICE = "Failed to load resource"


def known(one: Visit) -> None:
    """Let the server know who visits."""
    asked_of_server(one, "/me", name="Olena")


def test_above_a_board_a_press_leads_to_the_next_table_that_waits(visit: Visiting) -> None:
    somebody = visit()
    tables = [table_for(somebody, "stone_age", first_player="0") for _ in range(3)]
    page = somebody.page
    page.goto(tables[2])
    link = page.locator("[data-next-table]")
    expect(link).to_have_accessible_name("Next table: 2 other games wait for you")

    link.click()

    expect(page).to_have_url(f"{somebody.origin}{tables[0]}")
    expect(page.locator("[data-next-table]")).to_contain_text("2")


@pytest.mark.parametrize("size", [DESK, PHONE])
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_wishes_are_kept_and_what_is_wrong_is_said(
    visit: Visiting, size: tuple[int, int], language: str
) -> None:
    somebody = visit(size, language)
    known(somebody)
    page = somebody.page
    page.goto("/me")
    with Receiver() as receiver:
        page.locator("summary").last.click()
        page.locator('input[type="url"]').fill(f"{receiver.url}/hook")
        page.locator("details form button").click()
        row = page.locator('[data-channel="webhook"]')
        expect(row).to_contain_text(receiver.url)
        quiet_hours = page.get_by_role("switch").last
        expect(quiet_hours).to_be_enabled()
        quiet_hours.check(force=True)
        expect(page.locator('input[type="time"]')).to_have_count(2)
        with page.expect_response(lambda answer: answer.request.method == "PUT"):
            page.locator('input[type="time"]').first.fill("21:30")
            page.locator('input[type="time"]').first.blur()
        somebody.forgive(NO_PUSH_SERVICE)  # the test below is refused: we may not go there
        row.get_by_role("button").first.click()
        expect(row.get_by_role("alert")).to_be_visible()
    somebody.picture(f"notices-{language}")
    page.reload()

    expect(page.locator('input[type="time"]').first).to_have_value("21:30")
    assert receiver.heard == []


SHOWN = """async () => {
    const worker = await navigator.serviceWorker.ready;
    const all = await worker.getNotifications();
    return all.map(({ title, data }) => [title, data.path]);
}"""


def test_the_worker_shows_what_is_pushed_and_not_to_who_is_looking(visit: Visiting) -> None:
    somebody = visit(works=True)
    somebody.context.grant_permissions(["notifications"], origin=somebody.origin)
    page = somebody.page
    page.goto("/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => 0)")
    for path in ("/", "/tables/abc"):
        push(somebody, {"title": f"Your turn {path}", "path": path, "table": path, "waiting": 2})

    until(lambda: bool(page.evaluate(SHOWN)))
    assert page.evaluate(SHOWN) == [["Your turn /tables/abc", "/tables/abc"]]


def push(somebody: Visit, notice: dict[str, Any]) -> None:
    """Let the browser get what its push service would bring."""
    session = somebody.context.new_cdp_session(somebody.page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not found:
        somebody.page.wait_for_timeout(20)
    message = {"origin": somebody.origin, "registrationId": found[-1], "data": dumps(notice)}
    session.send("ServiceWorker.deliverPushMessage", message)
    session.detach()


def test_without_a_connection_the_app_shows_ones_games_as_last_known(visit: Visiting) -> None:
    folder = Folder()
    settings = Settings(
        database=sqlite_file(folder.path / "grotto.db"),
        limits=NO_LIMITS,
        password_cost=PasswordCost(kibibytes=64, passes=1),
    )
    with Running(settings) as server:
        somebody = visit(origin=server.origin, works=True)
        somebody.forgive("net::ERR", "Failed to load resource")
        table = table_for(somebody, "stone_age", first_player="0")
        page = somebody.page
        page.goto("/")
        page.evaluate("() => navigator.serviceWorker.ready.then(() => 0)")
        page.reload()  # from now on the worker stands behind the page
        expect(page.locator(f'a[href="{table}"]')).to_be_visible()
    page.reload()

    expect(page.locator(f'a[href="{table}"]')).to_be_visible()
    expect(page.get_by_text("as they were last known")).to_be_visible()
    somebody.picture("without-connection")
    folder.close()


def test_the_page_can_be_installed(visit: Visiting) -> None:
    somebody = visit(works=True)
    page = somebody.page
    page.goto("/")
    session = somebody.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    sizes = page.evaluate(
        """async () => Promise.all(["180", "192", "512"].map(async (size) => {
            const image = new Image();
            image.src = `/assets/icon-${size}.png`;
            await image.decode();
            return image.naturalWidth;
        }))"""
    )

    assert (manifest["errors"], manifest["url"]) == ([], f"{somebody.origin}/manifest.webmanifest")
    assert sizes == [180, 192, 512]
