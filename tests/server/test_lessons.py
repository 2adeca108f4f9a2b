"""Lessons at a server: it keeps none of them, only how far people have come."""

from typing import Any

import httpx
import pytest

from grotto.server.limits import Cost
from grotto.server.settings import NO_LIMITS, Limits, Rate, Settings
from tests.server.conftest import CHEAP
from tests.server.running import Running
from tests.server.visits import Visitor, actions_in

FIRST = "/api/lessons/stone_age/first"
MINE = "/api/me/lessons"
SENT = ["", "send tool_maker 1"]


@pytest.fixture
def settings(database_url: str) -> Settings:
    return Settings(database=database_url, password_cost=CHEAP, limits=NO_LIMITS)


def take(browser: httpx.Client, *answers: str, action: str | None = None) -> dict[str, Any]:
    """Say the answers so far, and one more."""
    state: dict[str, Any] = browser.post(
        FIRST, json={"answers": list(answers), "action": action}
    ).json()
    return state


def known(who: Visitor) -> Visitor:
    """Somebody whom the server knows."""
    who.browser.post("/api/me", json={"name": who.name})
    return who


def test_whoever_comes_learns_without_a_seat_or_a_name(server: Running) -> None:
    stranger = server.browser()

    state = take(stranger)

    assert state["step"]["text"]["key"] == "stone_age-lesson-first-welcome"
    assert (state["step"]["number"], state["step"]["asks"], state["steps"]) == (1, False, 13)
    assert state["frame"]["question"] is None
    assert stranger.get("/api/me").json() == {"person": None}


def test_a_step_that_asks_shows_the_answers_and_points_at_some(server: Running) -> None:
    state = take(server.browser(), action="")

    assert state["answers"] == [""]
    assert state["step"]["points"]["actions"] == ["send tool_maker 1"]
    assert "send tool_maker 1" in actions_in(state["frame"])


def test_a_right_answer_leads_on_with_all_that_happened_since(server: Running) -> None:
    state = take(server.browser(), "", action="send tool_maker 1")

    assert (state["answers"], state["wrong"]) == (SENT, None)
    assert [line["event"]["kind"] for line in state["frame"]["lines"]] == ["placed", "placed"]
    assert [between["moves"] for between in state["between"]] == [state["frame"]["moves"] - 1]


def test_a_wrong_answer_is_explained_and_changes_nothing(server: Running) -> None:
    browser = server.browser()
    before = take(browser, action="")

    after = take(browser, "", action="send hut 2")

    assert after["wrong"]["key"] == "stone_age-lesson-first-tool-wrong-hut"
    assert (after["answers"], after["frame"]["view"]) == ([""], before["frame"]["view"])


def test_a_puzzle_gives_hints_and_says_how_far_one_was(server: Running) -> None:
    browser, path = server.browser(), "/api/lessons/stone_age/hunger"
    played = ["act card_1", "pay wood", "act card_2", "pay wood*2"]

    tried = browser.post(path, json={"answers": played}).json()
    ended = {"answers": played, "action": "pay stone*3+gold*3"}
    wrong = browser.post(path, json=ended).json()

    assert (tried["step"]["tried"], len(tried["step"]["hints"])) == (4, 3)
    assert (wrong["step"]["tried"], wrong["answers"]) == (0, [])
    assert wrong["wrong"]["args"] == {"reached": 44, "best": 46, "missing": 2}
    assert wrong["frame"]["lines_from"] <= wrong["frame"]["moves"]


def test_answers_that_do_not_fit_any_more_are_left_out(server: Running) -> None:
    state = take(server.browser(), "", "send forest 99", "act forest")

    assert (state["answers"], state["step"]["number"]) == ([""], 2)


def test_previews_and_reasons_are_those_of_any_table(server: Running) -> None:
    browser, answers = server.browser(), [""]

    def asked(**message: str) -> dict[str, Any]:
        body = {"answers": answers, "message": {"key": "k", **message}}
        told: dict[str, Any] = browser.post(f"{FIRST}/ask", json=body).json()
        return told

    assert asked(type="ask_preview", action="send forest 2")["type"] == "preview"
    assert asked(type="ask_why", action="send hut 1")["reasons"][0]["rule"].startswith("STA-")
    assert asked(type="ask_ahead")["type"] == "ahead"


@pytest.mark.parametrize(
    ("path", "action", "code"),
    [
        ("stone_age/second", None, "lesson/unknown"),
        ("chess/first", None, "lesson/none"),
        ("stone_age/first", "send forest 2", "lesson/not-asked"),
    ],
)
def test_what_is_not_there_is_refused_in_a_sentence(
    server: Running, path: str, action: str | None, code: str
) -> None:
    answer = server.browser().post(f"/api/lessons/{path}", json={"answers": [], "action": action})

    assert (answer.status_code // 100, answer.json()["code"]) == (4, code)


def test_what_one_has_learned_is_kept_for_oneself_alone(server: Running) -> None:
    ann, bob = known(Visitor(server, "Ann")), known(Visitor(server, "Bob"))

    ann.browser.put(f"{MINE}/stone_age/first", json={"answers": SENT})

    begun = {"game": "stone_age", "lesson": "first", "done": False, "answers": SENT}
    assert ann.browser.get(MINE).json() == [begun]
    assert bob.browser.get(MINE).json() == []


def test_a_lesson_that_was_finished_stays_so_when_it_is_taken_again(server: Running) -> None:
    ann = known(Visitor(server, "Ann"))

    ann.browser.put(f"{MINE}/stone_age/first", json={"answers": [], "done": True})
    ann.browser.put(f"{MINE}/stone_age/first", json={"answers": [""]})

    (kept,) = ann.browser.get(MINE).json()
    assert (kept["done"], kept["answers"]) == (True, [""])


def test_only_lessons_that_exist_are_kept(server: Running) -> None:
    ann = known(Visitor(server, "Ann"))

    answer = ann.browser.put(f"{MINE}/stone_age/second", json={"answers": []})

    assert answer.json()["code"] == "lesson/unknown"
    assert ann.browser.get(MINE).json() == []


def test_who_gets_an_account_keeps_what_was_learned_as_a_guest(server: Running) -> None:
    ann = known(Visitor(server, "Ann"))
    ann.browser.post("/api/me/sign-up", json={"name": "Ann", "password": "correct horse"})
    guest = known(Visitor(server, "Somebody"))
    guest.browser.put(f"{MINE}/caverna/first", json={"answers": [""]})
    ann.browser.put(f"{MINE}/stone_age/first", json={"answers": [], "done": True})
    guest.browser.put(f"{MINE}/stone_age/first", json={"answers": [""]})

    guest.browser.post("/api/me/sign-in", json={"name": "Ann", "password": "correct horse"})

    kept = {(one["lesson"], one["game"]): one["done"] for one in guest.browser.get(MINE).json()}
    assert kept == {("first", "caverna"): False, ("first", "stone_age"): True}


def test_steps_are_counted_by_what_they_cost(database_url: str) -> None:
    few = Limits(work_of_address=Rate(2.0 * Cost.LESSON, 0.001))
    settings = Settings(database=database_url, password_cost=CHEAP, limits=few)
    with Running(settings) as server:
        browser = server.browser()
        taken = [browser.post(FIRST, json={"answers": []}).status_code for _ in range(3)]

    assert taken == [200, 200, 429]
