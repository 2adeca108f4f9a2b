"""The past: looking back while a game runs, the end of a game, and games from records."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.at_table import AtTable
from tests.web.browser import DESK, PHONE
from tests.web.conftest import Visiting
from tests.web.players import TRIBES, Player
from tests.web.tables import GOLDEN, table_for, table_from

RECORD = GOLDEN / "stone_age" / "stack-2.game"

DROP = """async ([record, name]) => {
    const carried = new DataTransfer();
    carried.items.add(new File([record], name));
    const place = document.querySelector("[data-drop]");
    for (const kind of ["dragover", "drop"])
        place.dispatchEvent(new DragEvent(kind, {
            bubbles: true, cancelable: true, dataTransfer: carried,
        }));
}"""


def test_the_log_leads_back_to_any_moment_while_the_game_runs(visit: Visiting) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_for(somebody, "stone_age"))
    Player(at, TRIBES).play(3)

    at.page.locator("[data-move] button").first.click()
    at.expect_moment("past")
    expect(at.page.locator("[data-target=open]")).to_have_count(0)
    somebody.picture("looking-back")

    at.page.get_by_role("button", name="One move on").click()
    at.expect_moment("past")
    at.page.get_by_role("button", name="Back to now").click()
    at.expect_moment("asked")
    Player(at, TRIBES).play(1)


def test_a_finished_game_has_its_sheet_its_course_and_its_record(visit: Visiting) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_for(somebody, "stone_age", max_rounds=3))
    Player(at, TRIBES).play_to_the_end()

    verdict = re.compile("won|wins|win together")
    expect(at.page.get_by_role("heading", name=verdict, level=2)).to_be_visible()
    sheet = at.page.get_by_role("table").filter(has_text="Total")
    expect(sheet.get_by_role("row").first).to_contain_text("Olena")
    expect(at.page.get_by_role("heading", name="Points round by round")).to_be_visible()
    expect(at.page.get_by_role("heading", name="Fair dice")).to_be_visible()
    somebody.picture("finished")
    with at.page.expect_download() as download:
        at.page.get_by_role("link", name="Download the record").click()
    assert Path(download.value.path()).read_text().startswith("grotto-record: 1\n")


def test_a_finished_game_is_played_once_more(visit: Visiting) -> None:
    somebody = visit()
    path = table_for(somebody, "stone_age", max_rounds=1)
    at = AtTable(somebody).open(path)
    Player(at, TRIBES).play_to_the_end()

    at.page.get_by_role("button", name="Rematch").click()

    expect(at.page).not_to_have_url(re.compile(path))
    at.wait_for_turn()
    assert not at.is_over


def test_a_record_that_is_dropped_is_replayed(visit: Visiting) -> None:
    somebody = visit()
    somebody.page.goto("/replay")
    expect(somebody.page.get_by_role("heading", level=1)).to_have_text("Replay")

    somebody.page.evaluate(DROP, [RECORD.read_text(), RECORD.name])

    at = AtTable(somebody)
    at.expect_moment("past")
    step(at, "One move on", "1 ")
    step(at, "One move on", "2 ")
    step(at, "One move back", "1 ")
    somebody.picture("replay")
    at.page.get_by_role("button", name="Back to now").click()
    at.expect_moment("over")


def step(at: AtTable, name: str, moment: str) -> None:
    """Go on or back, and expect to be there."""
    at.page.get_by_role("button", name=name).click()
    expect(at.page.get_by_role("group", name="Moment of the game")).to_contain_text(moment)


def test_a_record_is_chosen_from_a_folder(visit: Visiting) -> None:
    somebody = visit()
    somebody.page.goto("/replay")

    somebody.page.get_by_label("Choose a file").last.set_input_files(RECORD)

    AtTable(somebody).expect_moment("past")


def test_what_is_no_record_is_refused_in_words(visit: Visiting, tmp_path: Path) -> None:
    somebody = visit()
    somebody.forgive("422", "400")
    somebody.page.goto("/replay")
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Olena,\n")

    somebody.page.get_by_label("Choose a file").last.set_input_files(letter)

    expect(somebody.page.get_by_role("alert")).not_to_be_empty()


def test_a_link_leads_to_a_moment(visit: Visiting) -> None:
    somebody = visit()
    path = table_from(somebody, RECORD)

    at = AtTable(somebody).open(f"{path}?at=20")

    at.expect_moment("past")
    expect(at.page.get_by_role("group", name="Moment of the game")).to_contain_text("20 ")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_replay_goes_by_keys_from_round_to_round(visit: Visiting, size: tuple[int, int]) -> None:
    somebody = visit(size)
    at = AtTable(somebody).open(f"{table_from(somebody, RECORD)}?at=20")
    moment = at.page.get_by_role("group", name="Moment of the game")
    expect(moment).to_contain_text("20 ")

    at.page.keyboard.press("ArrowRight")
    expect(moment).to_contain_text("21 ")
    at.page.keyboard.press("ArrowLeft")
    expect(moment).to_contain_text("20 ")
    moment.locator("[data-mark]").first.wait_for(state="attached")
    at.page.keyboard.press("PageDown")
    expect(moment).to_contain_text("End of round")
    somebody.picture("replay-marks")
    at.page.keyboard.press("Home")
    expect(moment).to_contain_text("0 /")
    at.page.keyboard.press("Space")
    expect(moment).to_contain_text("2 /")
    at.page.keyboard.press("Space")
    expect(at.button("Play")).to_be_visible()


def test_a_replay_stops_and_goes_on_by_keys(visit: Visiting) -> None:
    somebody = visit(moves=True)
    at = AtTable(somebody).open(f"{table_from(somebody, RECORD)}?at=20")
    moment = at.page.get_by_role("group", name="Moment of the game").get_by_role("status")

    at.page.keyboard.press("p")
    expect(at.button("Pause")).to_be_visible()
    at.page.keyboard.press("p")
    expect(at.button("Play")).to_be_visible()
    stopped = int(moment.inner_text().split()[0])
    for further in range(1, 4):
        at.page.keyboard.press("n")
        expect(moment).to_contain_text(f"{stopped + further} ")


def test_a_moment_after_a_move_that_tells_nothing_has_the_line_before_it(visit: Visiting) -> None:
    somebody = visit()
    at = AtTable(somebody).open(f"{table_from(somebody, RECORD)}?at=20")

    line = at.page.locator("[data-move]:has([aria-current])")

    expect(line).to_be_in_viewport()
    assert int(line.get_attribute("data-move") or "0") < 20


def test_the_end_of_a_round_is_played_on_though_nobody_is_asked_then(visit: Visiting) -> None:
    somebody = visit()
    path = f"{table_from(somebody, GOLDEN / 'cave_vs_cave' / 'won-2.game')}?at=37"
    at = AtTable(somebody).open(path)
    expect(at.page.get_by_role("group", name="Moment of the game")).to_contain_text("End of round")

    at.button("Play on from here").click()

    expect(at.page).not_to_have_url(re.compile(re.escape(path)))
    at.wait_for_turn()
    assert not at.is_over


def test_a_moment_of_a_finished_game_is_played_on_against_bots(visit: Visiting) -> None:
    somebody = visit()
    path = f"{table_from(somebody, RECORD)}?at=40"
    at = AtTable(somebody).open(path)
    at.expect_moment("past")

    at.button("Play on from here").click()

    expect(at.page).not_to_have_url(re.compile(re.escape(path)))
    at.wait_for_turn()
    assert not at.is_over


def test_what_is_marked_is_not_asked_for_again_and_again(visit: Visiting) -> None:
    somebody = visit()
    asked: list[str] = []
    somebody.page.on("request", lambda request: asked.append(request.url))
    at = AtTable(somebody).open(f"{table_from(somebody, RECORD)}?at=20")
    at.page.locator("[data-mark]").first.wait_for(state="attached")

    at.page.wait_for_load_state("networkidle")

    courses = [url for url in asked if url.split("?")[0].endswith("/course")]
    assert len(courses) <= 2  # for the sheet, and for the slider
