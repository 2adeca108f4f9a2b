"""How much comes through the network before somebody sees a page for the first time."""

from collections import Counter
from typing import Any, Final

import pytest

from tests.web.at_table import AtTable
from tests.web.browser import Visit
from tests.web.conftest import Visiting
from tests.web.tables import table_for

SCRIPT: Final = 200_000
"""Bytes of packed script."""
ALL: Final = 400_000
"""Bytes of all that is loaded: document, styles, script, fonts, pictures, answers."""


class Scales:
    """Weighs what a page loads, as it comes through the network: packed, with its headers."""

    def __init__(self, visit: Visit) -> None:
        self.kinds: dict[str, str] = {}
        self.bytes: Counter[str] = Counter()
        line = visit.context.new_cdp_session(visit.page)
        line.on("Network.responseReceived", self._see)
        line.on("Network.loadingFinished", self._weigh)
        line.send("Network.enable")

    def _see(self, told: dict[str, Any]) -> None:
        self.kinds[told["requestId"]] = told["type"]

    def _weigh(self, told: dict[str, Any]) -> None:
        self.bytes[self.kinds.get(told["requestId"], "Other")] += int(told["encodedDataLength"])


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_the_first_page_is_light(visit: Visiting, language: str) -> None:
    somebody = visit(language=language)
    scales = Scales(somebody)

    somebody.page.goto("/", wait_until="networkidle")

    assert 50_000 < scales.bytes["Script"] <= SCRIPT
    assert scales.bytes.total() <= ALL


SEATS: Final = {"stone_age": 2, "cave_vs_cave": 2, "caverna": 2, "lost_mines": 3}
PIECES: Final = {
    "stone_age": "hunting_grounds",
    "cave_vs_cave": "spinning_wheel",
    "caverna": "cuddle_room",
    "lost_mines": "plain_cross",
}
"""A key that only one game has."""


@pytest.mark.parametrize("game", SEATS)
def test_a_table_is_light_for_whoever_comes_by_a_link(visit: Visiting, game: str) -> None:
    somebody = visit(language="uk")  # the longest texts
    path = table_for(somebody, game, SEATS[game])
    scales = Scales(somebody)

    AtTable(somebody).open(path).wait_for_turn()
    somebody.page.wait_for_load_state("networkidle")

    assert 50_000 < scales.bytes["Script"] <= SCRIPT, scales.bytes
    assert scales.bytes.total() <= ALL


@pytest.mark.parametrize("game", SEATS)
def test_a_table_loads_the_pieces_of_its_own_game_alone(visit: Visiting, game: str) -> None:
    somebody = visit()
    path = table_for(somebody, game, SEATS[game])
    scripts: list[str] = []
    somebody.page.on(
        "response",
        lambda told: scripts.append(told.text()) if told.url.endswith(".js") else None,
    )

    AtTable(somebody).open(path).wait_for_turn()
    somebody.page.wait_for_load_state("networkidle")

    told = {of for of, piece in PIECES.items() if any(piece in script for script in scripts)}
    assert told == {game}
