"""People who play whole games: they press what glows until nothing is asked any more."""

import random
from collections.abc import Callable, Mapping
from typing import Final, Self

from msgspec import Struct, convert

from tests.web.at_table import CHOICES, TARGETS, AtTable
from tests.web.browser import PATIENCE

Likes = Callable[[str], float]
"""How much somebody likes to press something that is called so; nothing is never pressed."""

PRESSES: Final = 60
"""For one answer at most: who needs more is lost."""

_LOOK: Final = """([targets, choices, patience]) => new Promise((seen, fail) => {
    const keys = ["row", "offer", "place", "tile", "room", "cell", "border"];
    const named = (node) => {
        const key = keys.find((key) => key in node.dataset);
        return key ? `${key} ${node.dataset[key]}` : node.ariaLabel ?? node.textContent.trim();
    };
    const all = (found) => [...document.querySelectorAll(found)].map(named);
    const look = () => {
        const { table, version, busy } = document.querySelector("[data-table]").dataset;
        return { table, busy, version, targets: all(targets), choices: all(choices) };
    };
    const isReady = ({ table, busy, targets, choices }) =>
        table === "over" || (table === "asked" && busy === "false" && targets.length + choices.length);
    const end = (then) => { clearTimeout(alarm); news.disconnect(); then(); };
    const check = () => { const now = look(); if (isReady(now)) end(() => seen(now)); };
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
    """Somebody who presses things on the board, by mouse or with a finger."""

    def __init__(self, at: AtTable, likes: Likes, luck: int = 1) -> None:
        self.at = at
        self.likes = likes
        self.luck = random.Random(luck)
        self.answers = 0

    def look(self) -> Seen:
        """Wait for one's turn, and look at the table."""
        return convert(self.at.page.evaluate(_LOOK, [TARGETS, CHOICES, PATIENCE]), Seen)

    def play_to_the_end(self) -> Self:
        """Answer until the game is over."""
        seen = self.look()
        while seen.table != "over":
            seen = self.answer(seen)
        return self

    def play(self, answers: int) -> Self:
        """Answer so often, unless the game ends before."""
        seen = self.look()
        while self.answers < answers and seen.table != "over":
            seen = self.answer(seen)
        return self

    def answer(self, before: Seen) -> Seen:
        """Press what glows until the table has heard an answer, and see what is next."""
        seen = before
        for _ in range(PRESSES):
            self.press(seen)
            seen = self.look()
            if seen.version != before.version:
                self.answers += 1
                return seen
        raise AssertionError(f"nothing can be answered with {before}")

    def press(self, seen: Seen) -> None:
        """Press one of the things that can be pressed; what lies over the board goes first."""
        found, names = (CHOICES, seen.choices) if seen.choices else (TARGETS, seen.targets)
        over = any(name.startswith("offer ") for name in names)
        weights = [self.likes(name) * (not over or name.startswith("offer ")) for name in names]
        assert any(weights), f"nothing glows on the board: {seen}"
        chosen = self.luck.choices(range(len(names)), weights)[0]
        self.at.page.locator(found).nth(chosen).click()


class Tapper(Player):
    """Somebody with a phone: the first tap shows what comes, the second one does it."""

    def press(self, seen: Seen) -> None:
        do_it = self.at.button("Do it")
        if do_it.is_visible():
            do_it.tap()
            return
        super().press(seen)


def by_words(weights: Mapping[str, float], otherwise: float = 1.0) -> Likes:
    """Like things by the first of these words that is in their names."""

    def like(name: str) -> float:
        return next((weight for word, weight in weights.items() if word in name), otherwise)

    return like


CAVES: Final = by_words({
    "exchange": 0.0, "good": 0.02, "room": 30, "border": 12, "cell": 12, "tile": 5, "Done": 1,
})  # fmt: skip
"""Who builds: rooms before anything else, and no goods for food."""

TRIBES: Final = by_words({
    "decline": 0.1, "starve": 0.2, "stack": 30, "card": 30, "place": 4, "offer": 3,
})  # fmt: skip
"""Who wants the game to end: cards and buildings before anything else."""
