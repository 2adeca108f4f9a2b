"""Taking a lesson in a browser, by mouse, by keys or by touch.

Usage: python -m tests.web.lessons [--game GAME] [--all]

It takes the first lessons by all hands, at both sizes and in all languages; with `--all` every
lesson, once at a desk and once on a phone, the languages in turn.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from itertools import cycle, product
from typing import Final

from playwright.sync_api import Locator, expect, sync_playwright

from grotto.games import GAMES
from grotto.i18n.texts import LANGUAGES, Texts
from grotto.lessons import Lesson, Walk, course_of, find_lesson
from grotto.lessons.lesson import Happened
from tests.lessons.taking import answers_meant, wrong_answers
from tests.server.running import Running
from tests.web.axe import serious_on
from tests.web.browser import DESK, PATIENCE, PHONE, Visit, is_phone, launch
from tests.web.conftest import settings_for_tests
from tests.web.sweepers import HANDS

RINGS: Final = """() => {
    const box = (node) => node.getBoundingClientRect();
    const teacher = box(document.querySelector("[data-lesson-step]"));
    const sides = (one, other) => ["left", "top", "right", "bottom"].map((side) =>
        one[side] - other[side]);
    const fits = (ring, thing) => {
        const [left, top, right, bottom] = sides(ring, thing);
        return left > -8 && top > -8 && right < 8 && bottom < 8;
    };
    const things = [...document.querySelectorAll("[data-pointed], [data-spot]")]
        .filter((node) => node.checkVisibility()).map(box);
    const rings = [...document.querySelectorAll("[data-ring]")].map(box);
    const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
    return {
        rings: rings.length,
        astray: rings.filter((ring) => !things.some((thing) => fits(ring, thing))).length,
        covered: rings.filter((ring) => ring.top + ring.height / 2 < teacher.bottom).length,
        outside: rings.filter((ring) => !document.elementFromPoint(...middle(ring))).length,
    };
}"""
"""How many rings there are, lie around nothing, are under the teacher's words, and out of sight.

A ring lies around what is seen of a thing: it reaches no further than the thing itself.
"""

WRONG: Final = "[data-wrong]"
"""What is said to a wrong answer, which leaves the position as it was."""


class Learner:
    """Somebody who takes a lesson of a game, wrong at first wherever that can be."""

    def __init__(
        self, visit: Visit, game: str, language: str, hands: str, lesson: str = "first"
    ) -> None:
        self.visit, self.page, self.game = visit, visit.page, game
        self.texts = Texts(language)
        self.press = HANDS[hands]
        self.walk = Walk(find_lesson(game, lesson))
        self.ringed = 0
        self.wrong = 0

    def take(self) -> "Learner":
        """Take all of it."""
        self.page.goto(f"/learn/{self.game}/{self.walk.lesson.id}")
        while not self.walk.over:
            self._look()
            self._step()
        expect(self.said).to_contain_text(self.texts.line("web-learn-finished"))
        return self

    @property
    def said(self) -> Locator:
        """What the teacher says; screen readers hear it."""
        return self.page.locator("[data-lesson-step] [aria-live=polite]")

    def _look(self) -> None:
        """See what is said, how far one has come, and what is pointed at."""
        step, number = self.walk.step, self.walk.number + 1
        assert step is not None
        self.page.locator(f"[data-lesson-step='{number}']").wait_for()
        heading = self.texts.line("web-learn-step", number=number, steps=self._steps)
        expect(self.said.get_by_role("heading")).to_have_text(heading)
        said = self.texts.line(self.walk.lesson.said(step.key))
        expect(self.said).to_contain_text(said.replace(" —", "\u00a0—"))
        expect(self.said).to_be_in_viewport()
        bar = self.page.get_by_role("progressbar")
        expect(bar).to_have_attribute("aria-valuenow", str(number - 1))

    @property
    def _screen(self) -> Locator:
        return self.page.locator("[data-table]")

    @property
    def _steps(self) -> int:
        return len(self.walk.lesson.steps)

    def _step(self) -> None:
        if not self.walk.asks:
            self._check_rings()
            self.press(self.page.locator("[data-go-on]"))
            self.walk.go_on()
            return
        self.page.locator('[data-table="asked"][data-busy="false"]').wait_for(state="attached")
        self._check_rings()
        meant, wrong = answers_meant(self.walk), list(wrong_answers(self.walk))
        if wrong and not self.wrong:
            self._slip(wrong[0])
        for answer in meant:
            version = self._screen.get_attribute("data-version")
            self._answer(answer, played=f'[data-table]:not([data-version="{version}"])')
            assert self.walk.answer(answer).right
            expect(self._screen).not_to_have_attribute("data-version", version or "")

    def _slip(self, answer: str) -> None:
        """Answer wrongly, and hear why."""
        self._answer(answer, played=WRONG)
        reaction = self.walk.answer(answer)
        said = self.texts.line(reaction.said, **reaction.about)
        why = self.page.locator(WRONG)
        expect(why).to_contain_text(said.replace(" —", "\u00a0—"))
        expect(why).to_have_attribute("role", "alert")
        self.wrong += 1

    def _check_rings(self) -> None:
        """Every step rings what it points at, and the teacher does not stand before it."""
        self._put_look_away()
        step = self.walk.step
        if step and step.points:
            self.page.locator("[data-ring]").first.wait_for()
        self.page.wait_for_timeout(350)  # rings follow what is drawn
        seen = self.page.evaluate(RINGS)
        amiss = (seen["astray"], seen["covered"], seen["outside"])
        assert amiss == (0, 0, 0), (self.walk.step, seen)
        self.ringed += seen["rings"]

    def _put_look_away(self) -> None:
        """What was looked at in secret lies over the board until it has been seen."""
        step = self.walk.lesson.steps[self.walk.number - 1]
        if any("peek" in goal.kind for goal in step.goals if isinstance(goal, Happened)):
            self.press(self.page.locator("[data-look] [data-seen]"))

    def _answer(self, action: str, played: str) -> None:
        """Find an answer in the list, and give it; something is seen when it has been played."""
        self.page.locator('[data-table="asked"][data-busy="false"]').wait_for(state="attached")
        row = self.page.locator(f'[data-row="{action}"]').first
        if action.startswith("ruby "):
            row = self._in_tray(action)
        pull = self.page.locator("[data-pull=up]")
        if not row.is_visible() and pull.is_visible():
            self.press(pull)
            self.page.locator("[data-row]").first.wait_for()
        for number in range(self.page.locator("[data-row=group]").count()):
            if row.is_visible():
                break
            self.press(self.page.locator("[data-row=group]").nth(number))
        self.press(row)
        if is_phone(self.visit.size):
            self._confirm(played)

    def _in_tray(self, action: str) -> Locator:
        """Open what Caverna keeps aside for any time; a tile from there goes to a cell."""
        self.press(self.page.locator("[data-open=tray]"))
        _, what, *cells = action.split()
        if not cells:
            return self.page.locator(f'[data-sheet=tray] [data-row="{action}"]')
        self.press(self.page.locator(f'[data-sheet=tray] [data-tile="{what}"]'))
        there = f'[data-row="{action}"]:visible, [data-spot=seat-0-{cells[0]}]:visible'
        return self.page.locator(there).first

    def _confirm(self, played: str) -> None:
        """Do what was chosen, unless one tap was enough."""
        self.page.locator('[data-table][data-busy="false"]').wait_for(state="attached")
        do_it = self.page.get_by_role("button", name=self.texts.line("web-table-play"))
        do_it.or_(self.page.locator(played)).first.wait_for(state="attached")
        if not self.page.locator(played).count():
            self.press(do_it)


Way = tuple[Lesson, tuple[int, int], str, str]
"""A lesson, a size of screen, a language, and hands."""


def first_lessons(games: Sequence[str]) -> Iterator[Way]:
    """Return every way to take the first lessons."""
    ways = product(games, (DESK, PHONE), LANGUAGES, HANDS)
    for game, size, language, hands in ways:
        if is_phone(size) or hands != "touch":
            yield find_lesson(game), size, language, hands


def all_lessons(games: Sequence[str]) -> Iterator[Way]:
    """Return two ways to take each lesson."""
    languages = cycle(LANGUAGES)
    for game in games:
        course = course_of(game)
        for lesson in course.ids if course else ():
            yield find_lesson(game, lesson), DESK, next(languages), "mouse"
            yield find_lesson(game, lesson), PHONE, next(languages), "touch"


def main() -> int:
    """Take lessons, and say what is wrong with the first that is not right."""
    parser = ArgumentParser()
    parser.add_argument("--game", choices=list(GAMES.built_in))
    parser.add_argument("--all", action="store_true")
    asked = parser.parse_args()
    expect.set_options(timeout=PATIENCE)
    games = [asked.game] if asked.game else list(GAMES.built_in)
    ways = all_lessons(games) if asked.all else first_lessons(games)
    with settings_for_tests() as settings, Running(settings) as server, sync_playwright() as them:
        browser = launch(them)
        for lesson, size, language, hands in ways:
            visit = Visit(browser, server.origin, size, language, "light")
            learner = Learner(visit, lesson.game, language, hands, lesson.id).take()
            found = serious_on(visit.page)
            visit.close()
            way = f"{lesson.game}/{lesson.id} {size} {language} {hands}"
            sys.stdout.write(f"{way}: {learner.ringed} rings {found}\n")
            if found or visit.complaints:
                sys.stdout.write(f"{visit.complaints}\n")
                return 1
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
