"""Slow games in a real browser: vacations, planning ahead, and the room where one waits."""

import pytest
from playwright.sync_api import expect

from tests.web.browser import DESK, PHONE, Visit
from tests.web.conftest import Visiting
from tests.web.tables import asked_of_server, new_key

DAY = 24 * 3600.0


def slow_table(ann: Visit, bob: Visit) -> str:
    """Let two people play Stone Age with days for a move; Ann is asked first."""
    clock = {"kind": "days", "seconds": 3 * DAY}
    facts = {"game": "stone_age", "seats": 2, "pace": "correspondence", "clock": clock}
    options = {"first_player": "0"}
    table: str = asked_of_server(ann, "/tables", name="Ann", options=options, **facts)["id"]
    for one, name in ((ann, "Ann"), (bob, "Bob")):
        asked_of_server(one, f"/tables/{table}/join", name=name, key=new_key())
    asked_of_server(ann, f"/tables/{table}/start", key=new_key())
    return f"/tables/{table}"


def play(one: Visit, path: str, action: str) -> None:
    """Answer in somebody's name, without a look at the table."""
    frame = one.context.request.get(f"{one.origin}/api{path}").json()
    command = {"type": "play", "key": new_key(), "expected": frame["version"], "action": action}
    asked_of_server(one, f"{path}/commands", **command)


@pytest.mark.parametrize(
    ("size", "language", "scheme"),
    [(DESK, "en", "light"), (PHONE, "uk", "dark"), (PHONE, "ru", "light")],
)
def test_who_waits_plans_ahead_and_the_plan_is_played(
    visit: Visiting, size: tuple[int, int], language: str, scheme: str
) -> None:
    ann, bob = visit(), visit(size, language, scheme)
    path = slow_table(ann, bob)
    page = bob.page
    page.goto(path)
    page.locator("[data-plan=none]").click()
    page.locator('[data-plan-answer="send field 1"]').click()
    page.locator('[data-plan-answer="send forest 3"]').click()
    bob.picture(f"plan-{language}")
    page.get_by_role("dialog").get_by_role("button").last.click()
    expect(page.get_by_role("dialog").get_by_role("status").last).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-plan=kept]")).to_be_visible()

    play(ann, path, "send field 1")  # somebody takes it, so the other answer is played

    expect(page.locator("[data-plan=none]")).to_be_visible()
    moves = bob.context.request.get(f"{bob.origin}/api{path}").json()["lines"]
    assert moves[-1]["event"]["seat"] == 1
    bob.picture(f"planned-{language}")


def test_who_cannot_play_a_plan_is_told_why(visit: Visiting) -> None:
    ann, bob = visit(), visit(PHONE)
    path = slow_table(ann, bob)
    bob.page.goto(path)
    bob.page.locator("[data-plan=none]").click()
    bob.page.locator('[data-plan-answer="send field 1"]').click()
    bob.page.get_by_role("button", name="Keep this plan").click()
    bob.page.get_by_text("It will be played").wait_for()
    bob.page.keyboard.press("Escape")

    play(ann, path, "send field 1")

    told = bob.page.locator("[data-plan-failed=impossible]")
    expect(told).to_contain_text("none of its answers is possible")
    bob.picture("plan-failed")


@pytest.mark.parametrize(
    ("size", "language", "scheme"), [(DESK, "en", "light"), (PHONE, "ru", "dark")]
)
def test_one_goes_on_vacation_and_others_see_until_when(
    visit: Visiting, size: tuple[int, int], language: str, scheme: str
) -> None:
    ann, bob = visit(size, language, scheme), visit()
    path = slow_table(ann, bob)
    page = ann.page
    page.goto("/me")
    form = page.locator("[data-vacation=home]")
    form.scroll_into_view_if_needed()
    ann.picture(f"vacation-{language}")
    form.get_by_role("button").last.click()
    expect(page.locator("[data-vacation=away]")).to_be_visible()

    bob.page.goto(path)
    expect(bob.page.get_by_label("On vacation")).to_be_visible()
    bob.page.goto("/")
    expect(bob.page.locator("span[data-vacation]")).to_contain_text("is on vacation until")
    bob.picture("vacation-of-another")
    page.goto("/")  # the list of one's games ends it too
    page.locator("[data-vacation=away]").get_by_role("button").click()
    expect(page.locator("[data-vacation=away]")).to_have_count(0)
    ann.picture(f"vacation-over-{language}")


def get_ready(one: Visit) -> None:
    """Press the button that says so, beside one's own seat."""
    one.page.locator("[data-get-ready]").click()


def waiting_room(host: Visit, facts: dict[str, object]) -> str:
    table: str = asked_of_server(host, "/tables", name="Ann", **facts)["id"]
    asked_of_server(host, f"/tables/{table}/join", name="Ann", key=new_key())
    return f"/tables/{table}"


@pytest.mark.parametrize(
    ("size", "language", "scheme"), [(DESK, "en", "light"), (PHONE, "uk", "dark")]
)
def test_before_the_start_people_talk_take_a_colour_and_say_that_they_are_ready(
    visit: Visiting, size: tuple[int, int], language: str, scheme: str
) -> None:
    ann, bob = visit(), visit(size, language, scheme)
    path = waiting_room(ann, {"game": "stone_age", "seats": 3})
    asked_of_server(ann, f"{path}/bots", level="random", seat=1, key=new_key())
    asked_of_server(bob, f"{path}/join", name="Bob", key=new_key())
    ann.page.goto(path)
    bob.page.goto(path)
    ann.page.get_by_role("textbox").last.fill("Hello, Bob")
    ann.page.keyboard.press("Enter")
    expect(bob.page.get_by_text("Hello, Bob")).to_be_visible()
    get_ready(ann)
    expect(bob.page.locator("[data-ready]")).to_have_count(1)
    bob.picture(f"waiting-room-{language}")
    get_ready(bob)

    expect(bob.page.locator("[data-table]")).to_be_visible()


def test_a_colour_is_taken_with_its_seat(visit: Visiting) -> None:
    ann = visit()
    path = waiting_room(ann, {"game": "stone_age", "seats": 3})
    ann.page.goto(path)

    ann.page.get_by_role("button", name="Take this colour: seat 3").click()

    expect(ann.page.get_by_role("button", name="Take this colour: seat 1")).to_be_visible()


@pytest.mark.parametrize(
    ("size", "language", "scheme"), [(DESK, "en", "dark"), (PHONE, "ru", "light")]
)
def test_the_lobby_shows_the_terms_of_a_table_and_finds_tables_by_them(
    visit: Visiting, size: tuple[int, int], language: str, scheme: str
) -> None:
    ann, bob = visit(), visit(size, language, scheme)
    clock = {"kind": "days", "seconds": 2 * DAY}
    waiting_room(
        ann,
        {
            "game": "stone_age",
            "seats": 3,
            "visibility": "public",
            "pace": "correspondence",
            "clock": clock,
            "experience": "newcomers",
            "options": {"first_player": "0"},
        },
    )
    plain = waiting_room(ann, {"game": "cave_vs_cave", "seats": 2, "visibility": "public"})
    page = bob.page
    page.goto("/")
    special = page.locator("[data-special]").first
    expect(special).to_contain_text("1")  # seat 1 begins
    page.locator("[data-lobby-filter] select").last.select_option("newcomers")
    expect(page.locator(f'a[href="{plain}"]')).to_have_count(0)
    page.locator("[data-lobby-filter]").scroll_into_view_if_needed()
    bob.picture(f"lobby-{language}")

    expect(page.locator("[data-special]").first).to_be_visible()
