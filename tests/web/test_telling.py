"""Telling, with motion: nothing that happens is swallowed, and nothing goes by too fast to read."""

import re
from collections import Counter

import pytest
from playwright.sync_api import expect

from tests.web.at_table import AtTable
from tests.web.browser import DESK, PHONE
from tests.web.conftest import Visiting
from tests.web.painted import (
    banners_of,
    empty_of,
    expect_readable,
    goods_of,
    scores_of,
    steps_of,
    wait_for_steps,
    wait_until_told,
    watch,
)
from tests.web.players import TRIBES, Player
from tests.web.tables import GOLDEN, asked_of_server, new_key, table_for, table_from
from tests.web.telling import (
    MUCH,
    SEATS,
    answer,
    eventful,
    kinds_in,
    last_of,
    lines_after,
    moment_of,
    sit_down,
)


@pytest.mark.parametrize("game", SEATS)
def test_everything_that_happens_is_in_sight_for_its_time(visit: Visiting, game: str) -> None:
    somebody = visit(moves=True)
    watch(somebody)
    moment = eventful(game)
    path = sit_down(somebody, moment)
    at = AtTable(somebody).open(path).wait_for_turn()
    moves = at.moves

    answer(at, path, moment.action)

    at.page.locator("[data-step]").wait_for()
    wait_until_told(at)
    steps, lines = steps_of(at), lines_after(somebody, path, moves)
    told = Counter[int]()
    for step in steps:
        told[step["move"]] += step["lines"]
    assert {line["event"]["kind"] for line in lines} >= MUCH[game]
    assert sum(told.values()) == len(lines)
    assert [step["move"] for step in steps] == sorted(step["move"] for step in steps)
    expect_readable(steps)


BANNERS = {
    "cave_vs_cave": r"Round \d, .+ begins\.",
    "caverna": r"Harvest time!|There is no harvest.*",
    "lost_mines": r"Round 1 is over: .+",
}
"""What is announced over the board at the moments above, and at the end of a round."""


@pytest.mark.parametrize("game", BANNERS)
def test_rounds_of_every_game_have_banners(visit: Visiting, game: str) -> None:
    somebody = visit(moves=True)
    watch(somebody)
    moment = last_of(game) if game == "lost_mines" else eventful(game)
    path = sit_down(somebody, moment)
    at = AtTable(somebody).open(path).wait_for_turn()

    answer(at, path, moment.action)

    at.page.locator("[data-banner]").wait_for()
    wait_until_told(at)
    banners = banners_of(at)
    assert any(re.fullmatch(BANNERS[game], banner) for banner in banners), banners


GAINS = {"stone_age": {"dice-rolled", "gained"}, "cave_vs_cave": {"gained"}}


@pytest.mark.parametrize("game", GAINS)
def test_goods_are_counted_when_their_pieces_have_landed(visit: Visiting, game: str) -> None:
    somebody = visit(moves=True)
    watch(somebody)
    moment = moment_of(game, lambda _, played: kinds_in(played) >= GAINS[game])
    path = sit_down(somebody, moment)
    at = AtTable(somebody).open(path).wait_for_turn()
    at.board.locator("[data-target=open]").first.wait_for()
    had = goods_of(at)

    answer(at, path, moment.action)

    at.page.locator("[data-step]").wait_for()
    wait_until_told(at)
    assert steps_of(at)[0]["goods"][0] == had
    assert goods_of(at) != had


def test_rounds_and_phases_have_banners_and_tribes_eat_one_by_one(visit: Visiting) -> None:
    somebody = visit(moves=True)
    watch(somebody)
    moment = eventful("stone_age")
    path = sit_down(somebody, moment)
    at = AtTable(somebody).open(path).wait_for_turn()

    answer(at, path, moment.action)

    at.page.locator("[data-step]").wait_for()
    wait_until_told(at)
    banners = banners_of(at)
    meals = [step for step in steps_of(at) if step["kind"] == "meal"]
    assert "The tribes are fed" in banners
    assert any(banner.startswith("Round") for banner in banners)
    assert len(meals) == SEATS["stone_age"]


@pytest.mark.parametrize("game", SEATS)
def test_the_final_scoring_is_told_line_by_line_and_the_winner_last(
    visit: Visiting, game: str
) -> None:
    somebody = visit(moves=True)
    watch(somebody)
    moment = last_of(game)
    path = sit_down(somebody, moment)
    at = AtTable(somebody).open(path).wait_for_turn()
    at.board.locator("> *").first.wait_for(state="attached")  # nobody answers before it is there

    answer(at, path, moment.action)

    at.page.locator("[data-scoring=over]").wait_for()
    expect(at.page.get_by_role("heading", name="Score sheet")).to_be_visible()
    scores = scores_of(at)
    rows = [len(score["items"]) for score in scores[:-1]]
    verdicts = set(at.page.evaluate("window.painted.verdicts"))
    assert rows == list(range(len(rows)))
    assert len(scores[-1]["items"]) == rows[-1] > 0
    assert verdicts <= {"over"}
    assert empty_of(at) == 0
    expect_readable(scores[:-1])


def test_whoever_has_seen_enough_of_the_scoring_sees_the_result(visit: Visiting) -> None:
    somebody = visit(moves=True)
    moment = last_of("stone_age")
    path = sit_down(somebody, moment)
    at = AtTable(somebody).open(path).wait_for_turn()
    answer(at, path, moment.action)

    at.button("Show all of it").click()

    expect(at.page.get_by_role("heading", name="Score sheet")).to_be_visible()
    expect(at.button("Tell it again")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_what_is_told_stops_goes_on_and_has_three_speeds(
    visit: Visiting, size: tuple[int, int]
) -> None:
    somebody = visit(size, moves=True)
    moment = eventful("stone_age")
    path = sit_down(somebody, moment)
    at = AtTable(somebody).open(path).wait_for_turn()
    answer(at, path, moment.action)
    step = at.page.locator("[data-step]")

    at.button("Pause").click()
    number = int(step.get_attribute("data-step") or "0")
    at.page.wait_for_timeout(1500)  # longer than any step at this speed
    expect(step).to_have_attribute("data-step", str(number))
    somebody.picture("story-paused")
    at.page.keyboard.press("n")
    expect(step).to_have_attribute("data-step", str(number + 1))
    at.page.keyboard.press("f")
    expect(at.page.get_by_role("button", name="Speed: calm")).to_be_visible()
    at.page.keyboard.press("p")
    expect(at.button("Pause")).to_be_visible()
    at.page.keyboard.press("s")

    wait_until_told(at)


def test_the_last_moves_of_everybody_stay_in_sight(visit: Visiting) -> None:
    somebody = visit(PHONE, moves=True)
    at = AtTable(somebody).open(table_for(somebody, "stone_age", first_player="0"))
    Player(at.wait_for_turn(), TRIBES).answer_once()
    wait_until_told(at)
    bar = at.page.get_by_role("group", name="What is happening")

    expect(bar).to_contain_text("The last move:")
    at.button("The last moves of everybody").click()

    expect(bar.get_by_role("listitem")).to_have_count(2)
    somebody.picture("last-moves")


def test_who_was_away_is_told_what_happened_step_by_step(visit: Visiting) -> None:
    somebody = visit(moves=True)
    moment = eventful("stone_age")
    path = sit_down(somebody, moment)
    at = AtTable(somebody).open(path).wait_for_turn()
    moves, version = at.moves, at.version
    at.page.goto("/")
    asked_of_server(
        somebody,
        f"{path}/commands",
        type="play",
        key=new_key(),
        expected=version,
        action=moment.action,
    )
    watch(somebody)
    at.open(path)
    since = at.page.locator("[data-since]")
    expect(since).to_have_attribute("data-since", str(moves))
    somebody.picture("since-you-looked")

    at.button("Show me").click()

    at.expect_moment("past")
    at.page.locator("[data-move].now").wait_for()
    wait_until_told(at)
    steps = steps_of(at)
    assert sum(step["lines"] for step in steps) >= len(MUCH["stone_age"])
    expect_readable(steps)
    expect(since).to_have_count(0)


def test_a_replay_tells_every_move_for_its_time_and_marks_its_line(visit: Visiting) -> None:
    somebody = visit(moves=True)
    watch(somebody)
    path = table_from(somebody, GOLDEN / "stone_age" / "stack-2.game")
    at = AtTable(somebody).open(f"{path}?at=20")
    at.expect_moment("past")
    at.button("Play").wait_for()

    at.page.keyboard.press("Space")
    wait_for_steps(at, 5)
    at.page.keyboard.press("Space")

    expect(at.button("Play")).to_be_visible()
    line = at.page.locator("[data-move].now")
    expect(line).to_be_in_viewport()
    moves = [step["move"] for step in steps_of(at)]
    assert moves == sorted(moves)
    expect_readable(steps_of(at)[:-1])
