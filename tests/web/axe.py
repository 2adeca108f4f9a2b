"""What axe finds on a screen, by day and by night."""

from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Page

AXE: Final = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"

SERIOUS: Final = """async (only) => {
    const moves = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(moves.map(({ finished }) => finished)); // colours have come to rest
    const asked = only.length ? { runOnly: { type: "rule", values: only } } : {};
    const { violations } = await axe.run(document, { resultTypes: ["violations"], ...asked });
    return violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html).join(" ")}`);
}"""

Scheme = Literal["light", "dark"]
SCHEMES: Final[tuple[Scheme, ...]] = ("light", "dark")

OF_COLOURS: Final = ["color-contrast"]
"""What depends on the colours alone: all else is the same by night."""


def serious_on(page: Page) -> list[str]:
    """List what axe finds that is serious; the screen is by day again afterwards."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text())
    found = []
    for scheme, only in zip(SCHEMES, ([], OF_COLOURS), strict=True):
        page.emulate_media(color_scheme=scheme)
        found += [f"{scheme}: {one}" for one in page.evaluate(SERIOUS, only)]
    page.emulate_media(color_scheme="light")
    return found
