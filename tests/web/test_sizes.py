"""It fits every screen: the board is in sight, and nothing is cut off, covered or out of reach."""

import pytest
from playwright.sync_api import Browser

from tests.server.running import Running
from tests.web.late import SEATS
from tests.web.sizes import CHOSEN, Look, faults_in

MOVING = {"stone_age": 3, "cave_vs_cave": 1, "caverna": 4, "lost_mines": 5}
"""The number of seats with which each game is looked at with motion on."""


def unfit(chromium: Browser, server: Running, looks: list[Look], *, moves: bool) -> list[str]:
    """Return what does not fit, size by size."""
    told = faults_in(chromium, server.origin, looks, language="ru", moves=moves)
    return [f"{look} {one}" for look, found in told for one in found]


@pytest.mark.parametrize("game", SEATS)
def test_a_full_table_fits_every_screen(chromium: Browser, server: Running, game: str) -> None:
    looks = [Look(game, max(SEATS[game]), size) for size in CHOSEN]

    assert unfit(chromium, server, looks, moves=False) == []


@pytest.mark.parametrize("game", SEATS)
def test_it_fits_with_motion_too(chromium: Browser, server: Running, game: str) -> None:
    looks = [Look(game, MOVING[game], size) for size in CHOSEN[::3]]

    assert unfit(chromium, server, looks, moves=True) == []
