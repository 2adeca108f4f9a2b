"""Reveals and meals, with motion: each is in sight for its time, one after the other."""

import pytest
from playwright.sync_api import expect

from grotto.play.history import Played
from grotto.play.table import Table
from tests.web.at_table import AtTable
from tests.web.conftest import Visiting
from tests.web.painted import expect_readable, steps_of, turned_of, wait_until_told, watch
from tests.web.telling import (
    SEATS,
    answer,
    kinds_in,
    lines_after,
    moment_of,
    recorded_with,
    sit_down,
)

REVEALS = {
    "stone_age": "card-drawn",
    "cave_vs_cave": "room-dug-up",
    "caverna": "card-revealed",
    "lost_mines": "mine-revealed",
}
"""What is turned over in each game."""


@pytest.mark.parametrize("game", REVEALS)
def test_what_is_turned_over_is_in_sight_for_its_time(visit: Visiting, game: str) -> None:
    somebody = visit(moves=True)
    watch(somebody)
    moment = recorded_with(game, REVEALS[game])
    path = sit_down(somebody, moment)
    at = AtTable(somebody).open(path).wait_for_turn()
    moves = at.moves

    answer(at, path, moment.action)

    at.page.locator("[data-step]").wait_for()
    wait_until_told(at)
    steps, lines = steps_of(at), lines_after(somebody, path, moves, moment.seat)
    revealed = [line["move"] for line in lines if line["event"]["kind"] == REVEALS[game]]
    assert revealed
    # A step is named by the last move it tells: what is drawn next may come with what was revealed.
    shown = {step["move"] for step in steps if step["lasts"] > 0 and step["kind"] == "reveal"}
    assert all({move, move + 1} & shown for move in revealed)
    expect_readable(steps)


def test_families_eat_one_by_one(visit: Visiting) -> None:
    somebody = visit(moves=True)
    watch(somebody)
    moment = moment_of("caverna", lambda _, played: "fed" in kinds_in(played))
    path = sit_down(somebody, moment)
    at = AtTable(somebody).open(path).wait_for_turn()
    moves = at.moves

    answer(at, path, moment.action)

    at.page.locator("[data-step]").wait_for()
    wait_until_told(at)
    fed = [line for line in lines_after(somebody, path, moves) if line["event"]["kind"] == "fed"]
    meals = [step for step in steps_of(at) if step["kind"] == "meal"]
    assert {line["event"]["seat"] for line in fed} == set(range(SEATS["caverna"]))
    assert len({step["name"] for step in meals}) >= len(fed)
    expect_readable(meals)


def is_first_round_over(_: Table, played: list[Played]) -> bool:
    """Whether a round ends, and not the game with it."""
    return {"round-ended", "round-begun"} <= kinds_in(played)


def at_end_of_round(visit: Visiting) -> AtTable:
    """Sit at a table where the end of a round is told to its last line."""
    somebody = visit(moves=True)
    watch(somebody)
    moment = moment_of("lost_mines", is_first_round_over)
    path = sit_down(somebody, moment)
    at = AtTable(somebody).open(path).wait_for_turn()
    answer(at, path, moment.action)
    at.button("Go on").wait_for()
    return at


def test_at_the_end_of_a_round_roles_are_turned_over_one_by_one(visit: Visiting) -> None:
    at = at_end_of_round(visit)

    turned = turned_of(at)
    roles = [one["roles"] for one in turned]
    assert roles[: SEATS["lost_mines"] + 1] == list(range(SEATS["lost_mines"] + 1))
    expect_readable(turned[:-1])


def test_the_next_round_is_told_when_the_end_of_the_last_one_is_put_away(visit: Visiting) -> None:
    at = at_end_of_round(visit)
    told = len(steps_of(at))

    at.page.wait_for_timeout(1500)  # longer than a move of a bot at this speed
    expect(at.page.locator("[data-step]")).to_have_count(0)
    assert len(steps_of(at)) == told
    at.button("Go on").click()

    wait_until_told(at)
    assert len(steps_of(at)) > told


def ends_with_a_look(table: Table, played: list[Played]) -> bool:
    """Whether somebody looks at something in secret, and others come next."""
    return "treasure-peeked" in kinds_in(played) and table.to_act != 0 and not table.over


def test_nothing_is_told_below_a_secret(visit: Visiting) -> None:
    somebody = visit(moves=True)
    watch(somebody)
    moment = moment_of("lost_mines", ends_with_a_look)
    path = sit_down(somebody, moment)
    at = AtTable(somebody).open(path).wait_for_turn()
    answer(at, path, moment.action)
    at.page.locator("[data-look]").wait_for()
    expect(at.page.locator("[data-step]")).to_have_count(0)
    told = len(steps_of(at))

    at.page.wait_for_timeout(1500)  # longer than a move of a bot at this speed
    assert len(steps_of(at)) == told
    at.button("I have seen it").click()

    expect(at.page.locator("[data-look]")).to_have_count(0)
    wait_until_told(at)
    assert len(steps_of(at)) > told
