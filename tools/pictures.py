"""Draw real screens of all games from recorded games, as SVG texts and as PNG files.

A screen is opened in Chromium; its elements and the styles that hold there go into one SVG file,
which needs nothing else and can be committed, shown in a README and looked at in any browser.
"""

import argparse
import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from grotto.server.settings import NO_LIMITS, Settings, sqlite_file
from tests.server.running import Running
from tests.web.at_table import AtTable
from tests.web.browser import DESK, Visit, launch
from tests.web.questions import Asked, table_asking
from tools.folders import Folder

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "build" / "pictures"


MOMENTS: Final = {
    "stone_age": Asked("stone_age", "place", "stack-4", 1105, 0),
    "cave_vs_cave": Asked("cave_vs_cave", "take", "won-2", 154, 0),
    "lost_mines": Asked("lost_mines", "card", "two_rounds-5", 155, 0),
    "caverna": Asked("caverna", "place", "goal-1", 109, 0),
}
"""Moments of recorded games at which somebody is asked something."""

READY: Final = """() => document.fonts.ready.then(() => true)"""

DRAW: Final = r"""({ width, height }) => {
    const bare = (selector) => selector.replace(/::?[a-z-]+(\([^)]*\))?/g, "") || "*";
    const isUsed = (selector) => {
        if (selector.includes(":root")) return true;
        try { return document.querySelector(bare(selector)) !== null; } catch { return true; }
    };
    const textOf = (rule) => {
        if (rule instanceof CSSMediaRule)
            return matchMedia(rule.conditionText).matches ? textsOf(rule) : [];
        if (rule instanceof CSSStyleRule) return isUsed(rule.selectorText) ? [rule.cssText] : [];
        return rule instanceof CSSContainerRule ? [rule.cssText] : [];
    };
    const textsOf = ({ cssRules }) => [...cssRules].flatMap(textOf);
    const style = [...document.styleSheets].flatMap(textsOf).join("\n")
        .replaceAll("100dvh", `${height}px`);
    const isNeeded = (name) =>
        !/^(data-|aria-|title$|tabindex$)/.test(name) || style.includes(`[${name}`);
    const body = document.body.cloneNode(true);
    const unseen = "script, .visually-hidden, [role=status], .banners";
    for (const node of body.querySelectorAll(unseen)) node.remove();
    for (const node of body.querySelectorAll("input")) node.setAttribute("value", node.value);
    for (const node of body.querySelectorAll("*"))
        for (const { name } of [...node.attributes])
            if (!isNeeded(name)) node.removeAttribute(name);
    const still = "* { animation: none !important; transition: none !important }";
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<style><![CDATA[:root { color-scheme: light }
${style}
${still}]]></style>
<foreignObject width="${width}" height="${height}">
${new XMLSerializer().serializeToString(body)}
</foreignObject>
</svg>
`;
}"""
"""Makes one SVG text of what is on the screen; media queries are answered as they are there."""


def draw(visit: Visit, game: str) -> None:
    """Draw a moment of a game."""
    at = AtTable(visit).open(table_asking(visit, MOMENTS[game], "Olena")).wait_for_turn()
    at.page.locator("[data-board] > *").first.wait_for()
    at.page.evaluate(READY)
    width, height = visit.size
    at.page.screenshot(path=FOLDER / f"{game}.png")
    drawn = at.page.evaluate(DRAW, {"width": width, "height": height})
    (FOLDER / f"{game}.svg").write_text(drawn, encoding="utf-8")


def main(words: list[str]) -> int:
    """Draw the games that are named, or all of them."""
    parser = argparse.ArgumentParser(prog="python -m tools.pictures", description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*MOMENTS, []], help="all, if none is named")
    games = parser.parse_args(words).games or list(MOMENTS)
    FOLDER.mkdir(parents=True, exist_ok=True)
    folder = Folder()
    settings = Settings(
        database=sqlite_file(folder.path / "grotto.db"), limits=NO_LIMITS, log_level="error"
    )
    with Running(settings) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for game in games:
            visit = Visit(browser, server.origin, DESK, "en", "light")
            draw(visit, game)
            visit.close()
            print(f"{FOLDER.relative_to(ROOT) / game}.svg")
        browser.close()
    folder.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
