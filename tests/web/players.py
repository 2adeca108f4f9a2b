"""People who play whole games: they press what glows until nothing is asked any more."""

import random
from collections.abc import Callable, Mapping
from typing import Final, Self

from msgspec import Struct, convert
from playwright.sync_api import Locator

from tests.web.at_table import CHOICES, STORY, TARGETS, AtTable
from tests.web.browser import PATIENCE

Likes = Callable[[str], float]
"""How much somebody likes to press something that is called so; nothing is never pressed."""

PRESSES: Final = 60
"""For one answer at most: who needs more is lost."""

_LOOK: Final = """([targets, choices, story, patience]) => new Promise((seen, fail) => {
    const keys = ["row", "offer", "place", "tile", "room", "cell", "border", "pull"];
    const named = (node) => {
        const key = keys.find((key) => key in node.dataset);
        return key ? `${key} ${node.dataset[key]}` : node.ariaLabel ?? node.textContent.trim();
    };
    const all = (found) => [...document.querySelectorAll(found)].map(named);
    const look = () => {
        const { table, version, busy } = document.querySelector("[data-table]").dataset;
        return { table, busy, version, targets: all(targets), choices: all(choices) };
    };
    const isAsked = ({ table, busy }) => table === "asked" && busy === "false";
    const isCovered = () => document.querySelector(story) !== null;
    const isReady = (now) => now.table === "over"
        || ((isAsked(now) || isCovered()) && now.targets.length + now.choices.length);
    const end = (then) => { clearTimeout(alarm); news.disconnect(); then(); };
    const confirm = () => { const now = look(); if (isReady(now)) end(() => seen(now)); };
    const check = () => { if (isReady(look())) setTimeout(confirm); };
    const alarm = setTimeout(() => end(() => fail(Error(JSON.stringify(look())))), patience);
    const news = new MutationObserver(check);
    news.observe(document.body, { subtree: true, childList: true, attributes: true });
    check();
})"""
"""Waits until there is something to press, or the game is over."""


class Seen(Struct, frozen=True):
    """What somebody sees at a glance."""

    table: str
    version: str
    targets: tuple[str, ...]
    choices: tuple[str, ...]


class Player:
    """Somebody who presses things on the board with a mouse."""

    targets = TARGETS
    choices = CHOICES

    def __init__(self, at: AtTable, likes: Likes, luck: int = 1) -> None:
        self.at = at
        self.page = at.page
        self.likes = likes
        self.luck = random.Random(luck)
        self.answers = 0

    def look(self) -> Seen:
        """Wait for one's turn, and look at the table."""
        words = [self.targets, self.choices, STORY, PATIENCE]
        return convert(self.page.evaluate(_LOOK, words), Seen)

    def play_to_the_end(self) -> Self:
        """Answer until the game is over."""
        seen = self.look()
        while seen.table != "over":
            seen = self.answer(seen)
        return self

    def play(self, answers: int) -> Self:
        """Answer so often, unless the game ends before."""
        seen, enough = self.look(), self.answers + answers
        while self.answers < enough and seen.table != "over":
            seen = self.answer(seen)
        return self

    def answer(self, before: Seen) -> Seen:
        """Press things until the table has heard an answer, and see what is next."""
        seen = before
        for _ in range(PRESSES):
            self.go_on(seen)
            seen = self.look()
            if seen.version != before.version:
                self.answers += 1
                return seen
        raise AssertionError(f"nothing can be answered with {before}")

    def answer_once(self, sign: Locator | None = None) -> None:
        """Answer one question, whoever is asked next, unless a sign is seen before that."""
        seen = before = self.look()
        for _ in range(PRESSES):
            if sign is not None and sign.is_visible():
                return
            self.go_on(seen)
            if self.at.has_answered(before.version):
                self.answers += 1
                return
            seen = self.look()
        raise AssertionError(f"nothing can be answered with {before}")

    def play_until(self, sign: Locator) -> Self:
        """Answer until a sign is seen."""
        while not sign.is_visible():
            self.answer_once(sign)
        return self

    def go_on(self, seen: Seen) -> None:
        """Put away what the game waits for, or press something."""
        story = self.page.locator(STORY)
        if story.count():
            self.touch(story.first)
        else:
            self.press(seen)

    def press(self, seen: Seen) -> None:
        """Press one of the things that can be pressed; what lies over the board goes first."""
        found, names = self.targets, seen.targets
        if seen.choices:
            found, names = self.choices, seen.choices
        self.touch(self.page.locator(found).nth(self.chosen(names)))

    def touch(self, thing: Locator) -> None:
        """Press something."""
        thing.click()

    def chosen(self, names: tuple[str, ...]) -> int:
        """Choose one of these by how much it is liked."""
        over = any(name.startswith("offer ") for name in names)
        weights = [self.likes(name) * (not over or name.startswith("offer ")) for name in names]
        return self.luck.choices(range(len(names)), weights)[0]


class Tapper(Player):
    """Somebody with a phone: the first tap shows what comes, the second one does it."""

    targets = f"{TARGETS}, [data-pull=up]"
    choices = "[data-row]"

    def press(self, seen: Seen) -> None:
        """Do what was tapped before, or tap something else."""
        do_it = self.at.button("Do it")
        if do_it.is_visible():
            do_it.tap()
        else:
            super().press(seen)

    def touch(self, thing: Locator) -> None:
        """Tap something."""
        thing.tap()


class OnBoard(Tapper):
    """Somebody with a phone who never opens the list of answers."""

    targets = TARGETS
    choices = "[role=dialog] [data-row]"


class Lister(Player):
    """Somebody who reads the answers rather than the board."""

    choices = "[data-row]"


class Typist(Player):
    """Somebody without a mouse: numbers, arrows, and the tab key through the board."""

    choices = "[data-row]"
    _TABS: Final = 40

    def press(self, seen: Seen) -> None:
        """Answer by keys, one way or another."""
        ways = (self.by_number, self.by_arrows, self.by_tabs)
        self.luck.choices(ways, (6, 3, 1))[0](seen)

    def by_number(self, seen: Seen) -> None:
        """Choose a row by its number, and confirm it."""
        self.page.keyboard.press(str(self.luck.randint(1, min(9, max(1, len(seen.choices))))))
        self._confirm()

    def by_arrows(self, seen: Seen) -> None:
        """Go through the rows."""
        for _ in range(self.luck.randint(1, max(1, len(seen.choices)))):
            self.page.keyboard.press("ArrowDown")
        self._confirm()

    def by_tabs(self, seen: Seen) -> None:
        """Go to something that glows on the board, if it is near enough."""
        for _ in range(self._TABS):
            self.page.keyboard.press("Tab")
            if self.page.locator(f"{TARGETS}:focus").count():
                self._confirm()
                return

    def _confirm(self) -> None:
        """Press Enter if what has the focus is an answer."""
        if self.page.locator(f"{TARGETS}:focus, [data-row]:not([data-row=group]):focus").count():
            self.page.keyboard.press("Enter")


def by_words(weights: Mapping[str, float], otherwise: float = 1.0) -> Likes:
    """Like things by the first of these words that is in their names."""

    def like(name: str) -> float:
        return next((weight for word, weight in weights.items() if word in name), otherwise)

    return like


CAVES: Final = by_words({
    "exchange": 0.0, "good": 0.02, "room": 30, "border": 12, "cell": 12, "tile": 5, "Done": 1,
    "pull": 0.0,
})  # fmt: skip
"""Who builds: rooms before anything else, no goods for food, and never by the list of answers."""


def _like_tribes(name: str) -> float:
    if name.startswith("offer send"):
        return int(name.rsplit(maxsplit=1)[-1]) ** 3
    return _PLACES(name)


_PLACES: Final = by_words({
    "building_1": 60, "card_1": 60, "card_2": 40, "card_3": 10, "forest": 12, "clay": 12,
    "quarry": 6, "place": 0.1, "decline": 0.01, "starve": 0.01,
    "pull": 0.01,
})  # fmt: skip

TRIBES: Final = _like_tribes
"""Who wants the game to end: many figures at once, and cards before anything else."""


def anything(name: str) -> float:
    """Like everything the same."""
    return 1.0 if name else 0.0
