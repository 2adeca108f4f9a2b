"""What players work out ahead: ways and what bars them, votes, what is unseen, the last round."""

from typing import Any

import pytest

from grotto.core.seats import SPECTATOR
from grotto.games.lost_mines.facts import FACTS
from tests.rules.lost_mines.table import EW, NS, Table, blue, given, seat

ROAD = {"c3": EW, "d3": EW, "e3": EW, "f3": "rocks_straight_ew"}


def reach(table: Table) -> dict[str, Any]:
    """What is said of the move, as everybody sees it."""
    seen = table.seen(SPECTATOR)["reach"]
    assert seen is not None
    return dict(seen)


def ways(table: Table) -> dict[str, list[str]]:
    """The way to every space in reach."""
    return {row["cell"]: row["way"] for row in reach(table)["ways"]}


@pytest.mark.rule("MIN-8.1", "MIN-8.2")
def test_every_space_in_reach_is_named_with_the_way_to_it() -> None:
    table = given(blue("axe"), board=ROAD).play("discard axe")

    assert ways(table) == {"c3": ["c3"], "d3": ["c3", "d3"], "e3": ["c3", "d3", "e3"]}
    assert [row["steps"] for row in reach(table)["ways"]] == [1, 2, 3]
    assert (reach(table)["seat"], reach(table)["steps"]) == (0, 3)


@pytest.mark.rule("MIN-8.1")
def test_what_is_in_reach_shrinks_with_every_step() -> None:
    table = given(blue("axe"), board=ROAD).play("discard axe", "go e", "go e")

    assert (set(ways(table)), reach(table)["steps"]) == ({"c3", "e3"}, 1)


def test_nothing_is_in_reach_before_and_after_the_move() -> None:
    table = given(blue("axe", "boat"), board=ROAD)
    assert table.seen(0)["reach"] is None

    assert table.play("discard axe", "stop").seen(0)["reach"] is None


RING = {
    "a3": "campfire_cross", "b2": "plain_curve_nw turned", "c2": EW, "d2": "plain_curve_ne turned",
    "d3": "plain_t_flat turned", "c3": EW,
}  # fmt: skip
"""Two ways lead from b3 to d3, a short one and one around."""


@pytest.mark.rule("MIN-6.3", "MIN-4.5")
def test_a_longer_way_without_a_trap_is_the_better_one() -> None:
    table = given(blue("axe", "boat", at="a3"), board=RING, traps=["b3-c3"])

    rows = {row["cell"]: row for row in reach(table.play("discard axe"))["ways"]}

    assert rows["d3"]["way"] == ["b3", "b2", "c2", "d2", "d3"]
    assert (rows["d3"]["lost"], rows["d3"]["traps"]) == (0, [])
    assert (rows["c3"]["way"], rows["c3"]["traps"]) == (["b3", "c3"], ["b3-c3"])


@pytest.mark.rule("MIN-6.3")
def test_a_trap_takes_no_more_cards_than_there_are() -> None:
    table = given(blue("axe"), board={"c3": EW}, traps=["b3-c3"]).play("discard axe")

    (row,) = reach(table)["ways"]

    assert (row["traps"], row["lost"]) == (["b3-c3"], 0)


@pytest.mark.rule("MIN-8.4")
def test_no_way_leads_through_a_mine_face_down() -> None:
    table = given(blue("axe", at="i3"), board={"i3": EW, "k3": EW}).play("discard axe")

    assert [(row["cell"], row["opens"]) for row in reach(table)["ways"]] == [("j3", True)]


@pytest.mark.rule("MIN-4.4")
def test_narrow_places_on_the_way_are_named() -> None:
    board = {"c3": "rocks_straight_ew", "d3": "tree_straight_ew axe"}
    table = given(blue("axe"), board=board).play("discard axe")

    assert [row["narrow"] for row in reach(table)["ways"]] == [["c3"], ["c3", "d3"]]


@pytest.mark.rule("MIN-4.1", "MIN-4.4", "MIN-6.4")
def test_what_bars_the_way_is_named() -> None:
    table = given(
        blue("axe"),
        seat("yellow loyal", "a3", ("rope",)),
        board={"c3": "lake_cross", "a3": "rocks_straight_ew", "b4": NS},
        trolls={1: "b3-b4"},
    )

    assert reach(table.play("discard axe")) == {
        "seat": 0,
        "steps": 3,
        "ways": [],
        "bars": [
            {"cell": "c3", "origin": "b3", "by": "obstacle", "tool": "boat"},
            {"cell": "b4", "origin": "b3", "by": "troll", "tool": ""},
            {"cell": "a3", "origin": "b3", "by": "narrow", "tool": ""},
        ],
    }


@pytest.mark.rule("MIN-8.1")
def test_the_offered_steps_lead_where_the_ways_begin() -> None:
    table = given(blue("axe"), board=ROAD | {"b4": NS}).play("discard axe")

    beginnings = {row["way"][0] for row in reach(table)["ways"]}

    assert {offer.key("cell") for offer in table.offered() if offer.key("cell")} == beginnings


@pytest.mark.rule("MIN-9.3")
def test_votes_are_seen_as_they_come_in() -> None:
    table = given(players=4)
    assert table.seen(0)["vote"] is None

    table.play("propose", "agree")

    assert table.seen(SPECTATOR)["vote"] == {"proposer": 0, "agreed": [0, 1], "waiting": [2, 3]}
    assert table.play("refuse").seen(0)["vote"] is None


@pytest.mark.rule("MIN-1.6")
def test_what_one_has_seen_is_no_longer_unseen() -> None:
    table = given(blue("peek_mine_treasure"), treasures=["gold", "gold", "gems_2"])
    table.play("peek mine_treasure mine 3", "mine dragon")

    assert table.seen(0)["unseen_mines"] == ["gold", "silver", "gems"]
    assert len(table.seen(1)["unseen_mines"]) == 4
    assert "gems_2" not in table.seen(1)["unseen_treasures"]
    assert len(table.seen(1)["unseen_treasures"]) == 11


@pytest.mark.rule("MIN-9.2", "MIN-9.4", "MIN-9.5", "MIN-9.6")
def test_the_last_round_stays_to_be_seen() -> None:
    table = given(
        blue("axe", at="j3"),
        seat("yellow saboteur", "", ("rope",)),
        seat("yellow selfish", "", ("rope",)),
        mines={"j3": "gold"},
        treasures=("gold_2 by 1", "gold_1 by 2", "gold_3"),
        dragon=1,
    )
    assert table.seen(0)["last_round"] is None

    ended = table.play("discard axe", "stop", "take 3").seen(SPECTATOR)["last_round"]

    assert ended is not None
    assert (table.seen(0)["round"], ended["number"]) == (2, 1)
    assert ended["seats"][1] == {
        "clan": "yellow", "role": "saboteur", "finds": ["gold_2"], "found": 2, "pot": "blue",
        "own": 0, "share": 2, "remainder": 0, "dragon": -2, "has_dragon": True, "points": 0,
    }  # fmt: skip
    assert [row["points"] for row in ended["seats"]] == [3, 0, 1]
    assert ended["pots"][0] == {
        "clan": "blue", "total": 5, "seats": [0, 1], "share": 2, "remainder": 1, "lost": 0,
    }  # fmt: skip
    assert ended["pots"][1]["seats"] == []


@pytest.mark.rule("MIN-9.4")
def test_the_facts_say_who_shares_with_whom() -> None:
    assert FACTS["SHARES"] == [
        {"role": "loyal", "pot": "own"},
        {"role": "selfish", "pot": "none"},
        {"role": "saboteur", "pot": "other"},
    ]
    assert FACTS["START_CELLS"] == {"blue": "b3", "yellow": "b5"}
