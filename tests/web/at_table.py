"""Somebody at a table: what they see there, and how they find it."""

import re
from typing import Final, Self

from playwright.sync_api import Locator, expect

from tests.web.browser import Visit

MINE: Final = '[data-table="asked"][data-busy="false"]'
"""It is one's turn, and nothing is on its way."""

OVER: Final = '[data-table="over"]'

STORY: Final = "[data-story] [data-target=open], [data-seen]"
"""Something lies over the board until it is put away, and the game goes on only then."""

TARGETS: Final = "[data-board] [data-target=open]"
"""What glows on the board."""

CHOICES: Final = "[role=dialog] [data-row]"
"""The answers beside a place that stands for several."""


class AtTable:
    """One person at one table, in a browser."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.page = visit.page

    def open(self, path: str) -> Self:
        """Go to a table that is being played, or is over."""
        self.page.goto(path)
        self.screen.wait_for()
        return self

    @property
    def screen(self) -> Locator:
        """All of the table."""
        return self.page.locator("[data-table]")

    @property
    def board(self) -> Locator:
        """Everything that is drawn."""
        return self.page.locator("[data-board]")

    @property
    def version(self) -> int:
        """How much has happened, as far as the screen shows it."""
        return int(self.screen.get_attribute("data-version") or "0")

    @property
    def is_over(self) -> bool:
        """Whether the end is on the screen."""
        return self.screen.get_attribute("data-table") == "over"

    @property
    def prompt(self) -> str:
        """What is asked, in words."""
        return self.page.locator("[data-prompt]").inner_text()

    @property
    def moves(self) -> int:
        """How many moves the log tells of, with those of chance."""
        newest = self.page.locator("[data-move]").last
        return int(newest.get_attribute("data-move") or "0")

    def wait_for_turn(self) -> Self:
        """Wait until one is asked, or the game is over; the end of a round is put away."""
        self._wait_for(f"{MINE}, {OVER}")
        return self

    def _wait_for(self, wanted: str) -> None:
        """Wait for something; what the game waits for is pressed."""
        story = self.page.locator(STORY)
        self.page.locator(f"{wanted}, {STORY}").first.wait_for(state="attached")
        while not self.page.locator(wanted).count():
            story.click()
            self.page.locator(f"{wanted}, {STORY}").first.wait_for(state="attached")

    def wait_for_news(self, version: int) -> Self:
        """Wait until one is asked something new, or the game is over."""
        newer = f'{MINE}:not([data-version="{version}"]), {OVER}'
        self._wait_for(newer)
        return self

    def has_answered(self, version: str) -> bool:
        """Whether an answer is on its way, or has led to something; if so, wait until it has."""
        old = self.page.locator(
            f'[data-table="asked"][data-busy="false"][data-version="{version}"]'
        )
        if old.count():
            return False
        at_rest = f'[data-table][data-busy="false"]:not([data-version="{version}"])'
        self.page.locator(at_rest).wait_for(state="attached")
        return True

    def wait_for_version(self, version: int) -> Self:
        """Wait until the screen shows as much as another one does."""
        self.page.locator(f'[data-table][data-version="{version}"]').wait_for(state="attached")
        return self

    def answer(self, action: str) -> Locator:
        """An answer in the list."""
        return self.page.locator(f'[data-row="{action}"]').first

    def button(self, name: str) -> Locator:
        """A button by what it says."""
        return self.page.get_by_role("button", name=name, exact=True)

    def tab(self, name: str) -> Locator:
        """A tab beside the board."""
        return self.page.get_by_role("tab", name=re.compile(name))

    def dialog(self, name: str) -> Locator:
        """A dialog or a drawer by its title."""
        return self.page.get_by_role("dialog", name=name)

    def change_settings(self) -> Locator:
        """Open the settings."""
        self.button("Settings").click()
        return self.dialog("Settings")

    def play(self, action: str) -> Self:
        """Press an answer of the list."""
        version = self.version
        self.answer(action).click()
        return self.wait_for_news(version)

    def expect_moment(self, table: str) -> None:
        """Expect the table to do this: asked, past, person, bot, over."""
        expect(self.screen).to_have_attribute("data-table", table)
