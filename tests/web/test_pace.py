"""The pace: what bots do is shown step by step, comes to an end, and can be skipped."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import expect

from grotto.server.settings import NO_LIMITS, PasswordCost, Settings, sqlite_file
from tests.server.running import Running
from tests.web.at_table import AtTable
from tests.web.browser import DESK, PHONE, Visit
from tests.web.conftest import Visiting
from tests.web.players import TRIBES, Lister, Player, Tapper, anything
from tests.web.tables import table_for
from tools.folders import Folder

GAMES: Final = {"stone_age": 4, "cave_vs_cave": 2, "lost_mines": 9, "caverna": 7}

AT_LEISURE: Final = """localStorage["grotto.settings"] = '{"speed": "normal"}';"""


@pytest.fixture(scope="module")
def plain_server() -> Iterator[Running]:
    """A server as it is when nobody has said how long its bots pause."""
    folder = Folder()
    cost = PasswordCost(kibibytes=64, passes=1)
    database = sqlite_file(folder.path / "grotto.db")
    with Running(Settings(database=database, limits=NO_LIMITS, password_cost=cost)) as running:
        yield running
    folder.close()


def unhurried(visit: Visit) -> Visit:
    """Let somebody see the moves of others as slowly as everybody does at first."""
    visit.context.add_init_script(AT_LEISURE)
    return visit


@pytest.mark.parametrize("game", GAMES)
def test_turns_come_back_while_all_others_are_shown(
    visit: Visiting, plain_server: Running, game: str
) -> None:
    somebody = visit(origin=plain_server.origin, moves=True)
    at = AtTable(somebody).open(table_for(somebody, game, GAMES[game]))
    player, before = Lister(at.wait_for_turn(), anything), at.version

    player.play(5)

    assert at.version >= before + 5


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_who_does_not_want_to_watch_skips_ahead(visit: Visiting, size: tuple[int, int]) -> None:
    somebody = unhurried(visit(size, moves=True))
    at = AtTable(somebody).open(table_for(somebody, "stone_age", 4, first_player="0"))
    skip = at.button("Skip ahead")
    player = Player(at.wait_for_turn(), TRIBES) if size == DESK else Tapper(at, TRIBES)
    player.answer_once()
    skip.wait_for()
    somebody.picture("skip-ahead")
    version = at.version

    skip.click()

    at.wait_for_turn()
    expect(skip).to_have_count(0)
    assert at.version > version


def test_skipping_has_a_key(visit: Visiting) -> None:
    somebody = unhurried(visit(moves=True))
    at = AtTable(somebody).open(table_for(somebody, "stone_age", 4, first_player="0"))
    Player(at.wait_for_turn(), TRIBES).answer_once()
    at.button("Skip ahead").wait_for()

    at.page.keyboard.press("s")

    at.wait_for_turn()
