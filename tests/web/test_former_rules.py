"""Tables whose rules are not at hand any more: what is over stays to be seen, what is not rests."""

import sqlite3
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import expect

from grotto.games.stone_age.game import StoneAge
from grotto.server.settings import NO_LIMITS, PasswordCost, Settings, sqlite_file
from tests.server.running import Running
from tests.web.at_table import AtTable
from tests.web.conftest import Visiting
from tests.web.tables import GOLDEN, table_for, table_from
from tools.folders import Folder

RECORD = GOLDEN / "stone_age" / "stack-2.game"
PATIENCE = 60.0


@pytest.fixture
def folder() -> Iterator[Path]:
    place = Folder()
    yield place.path
    place.close()


def settings_in(folder: Path) -> Settings:
    return Settings(
        database=sqlite_file(folder / "grotto.db"),
        limits=NO_LIMITS,
        password_cost=PasswordCost(kibibytes=64, passes=1),
        bot_pause=0.0,
    )


def wait_for_an_album(folder: Path) -> None:
    """Albums are made in the background, where they delay nobody."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with sqlite3.connect(folder / "grotto.db") as known:
            if known.execute("SELECT count(*) FROM albums WHERE problem = ''").fetchone()[0]:
                return
        time.sleep(0.1)
    raise TimeoutError


def change_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a newer version of the rules take the place of the one that was there."""
    newer = replace(StoneAge.info, rules_version=StoneAge.info.rules_version + 1)
    monkeypatch.setattr(StoneAge, "info", newer)


def test_a_finished_game_is_seen_to_its_last_move_when_its_rules_are_gone(
    visit: Visiting, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Running(settings_in(folder)) as before:
        path = table_from(visit(origin=before.origin), RECORD)
        wait_for_an_album(folder)
    change_the_rules(monkeypatch)
    with Running(settings_in(folder)) as after:
        at = AtTable(visit(origin=after.origin)).open(path)

        sheet = at.page.get_by_role("table").filter(has_text="Total")
        expect(sheet.get_by_role("row").first).to_contain_text("Player 1")
        at.visit.picture("album-end")
        at.open(f"{path}?at=20").expect_moment("past")
        expect(at.page.get_by_role("group", name="Moment of the game")).to_contain_text("20 ")
        expect(at.board).to_contain_text("Hunting grounds")
        at.visit.picture("album-past")
        at.page.close()


def test_a_game_under_way_rests_and_says_why(
    visit: Visiting, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Running(settings_in(folder)) as before:
        path = table_for(visit(origin=before.origin), "stone_age", first_player="0")
    change_the_rules(monkeypatch)
    with Running(settings_in(folder)) as after:
        at = AtTable(visit(origin=after.origin)).open(path)

        told = at.page.get_by_role("status").filter(has_text="can be looked at, but not played")
        expect(told).to_be_visible()
        expect(at.page.locator("[data-target=open]")).to_have_count(0)
        at.visit.picture("frozen")
        at.page.close()
