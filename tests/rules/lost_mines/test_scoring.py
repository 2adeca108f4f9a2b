"""Chapter 9: who shares with whom, remainders, and the dragon."""

import pytest

from grotto.games.lost_mines.components import CLANS, NO_SEAT, ROLES, TREASURE_KEYS
from grotto.games.lost_mines.rules.scoring import sheet_of, tallies_of
from tests.rules.lost_mines.facts import SCORINGS
from tests.rules.lost_mines.table import blue, given, seat

Player = tuple[str, str, tuple[int, ...], bool, int]


def treasures(*values: int) -> list[int]:
    """Some treasures that are worth so much."""
    return [TREASURE_KEYS.index(f"gold_{value}") for value in values]


@pytest.mark.rule("MIN-9.4", "MIN-9.5", "MIN-9.6")
@pytest.mark.parametrize(
    "players", [players for _, players in SCORINGS], ids=[name for name, _ in SCORINGS]
)
def test_a_round_is_scored_so(players: tuple[Player, ...]) -> None:
    holders = [seat for seat, player in enumerate(players) if player[3]]

    tallies = tallies_of(
        tuple(CLANS.index(clan) for clan, *_ in players),
        tuple(ROLES.index(role) for _, role, *_ in players),
        [treasures(*finds) for _, _, finds, _, _ in players],
        holders[0] if holders else NO_SEAT,
    )

    assert [tally.points for tally in tallies] == [points for *_, points in players]


@pytest.mark.rule("MIN-9.4")
def test_a_saboteur_alone_shares_the_other_clans_pot() -> None:
    table = given(
        blue("axe", at="j3"),
        seat("yellow saboteur", "", ("rope",)),
        seat("yellow loyal", "", ("rope",)),
        mines={"j3": "gold"},
        treasures=("gold_4 by 1", "gold_1 by 2", "gold_3"),
        options={"rounds": 1},
    )

    table.play("discard axe", "stop", "take 3")

    assert table.totals() == (3, 4, 1)


@pytest.mark.rule("MIN-9.5", "MIN-9.6")
def test_the_sheet_itemises_every_round() -> None:
    first = tallies_of((0, 0), (0, 0), [treasures(4), treasures(1)], 0)
    second = tallies_of((0, 0), (1, 0), [treasures(3), []], NO_SEAT)

    sheet = sheet_of([first[0], second[0]])

    assert {line.item: line.points for line in sheet.lines if line.points} == {
        "share_1": 2, "remainder_1": 1, "dragon_1": -2, "own_2": 3,
    }  # fmt: skip
    assert sheet.total == 4
