"""Fingers and pens on a screen: what a mouse cannot do."""

from collections.abc import Sequence
from typing import Final

from playwright.sync_api import Locator, Page

Spot = tuple[float, float]

STEPS: Final = 6
"""A finger moves in so many steps."""
RESTS: Final = 100
"""Milliseconds for which it rests before it is lifted: else what it has moved flies on."""

PULLS: Final = 5
"""So often a map is drawn along, at most."""

_AWAY: Final = """([column, row]) => {
    const map = document.querySelector("[data-camera]");
    if (!map) return null;
    const { left, top, width, height } = map.getBoundingClientRect();
    const { a: scale, e, f } = new DOMMatrix(getComputedStyle(map.querySelector(".all")).transform);
    const within = (way, room) => Math.max(-room, Math.min(room, way));
    const [x, y] = [left + width / 2, top + height / 2];
    return [x, y,
        x - within(e + (column + 0.5) * 100 * scale - width / 2, width * 0.4),
        y - within(f + (row + 0.5) * 100 * scale - height / 2, height * 0.4)];
}"""
"""How to draw a map so that a cell comes to its middle: from where to where a finger goes."""


def draw_into_sight(page: Page, cell: str, thing: Locator) -> None:
    """Draw a map with a finger until something in a cell of it is in sight."""
    for _ in range(PULLS):
        way = page.evaluate(_AWAY, [ord(cell[0]) - ord("a"), int(cell[1]) - 1])
        if way is None or thing.is_visible():
            return
        move_fingers(page, [((way[0], way[1]), (way[2], way[3]))])


def move_fingers(page: Page, ways: Sequence[tuple[Spot, Spot]]) -> None:
    """Put fingers down, move each from one spot to another at the same time, and lift them."""
    line = page.context.new_cdp_session(page)

    def send(kind: str, part: float) -> None:
        spots = [
            {"id": number, "x": x + (to_x - x) * part, "y": y + (to_y - y) * part}
            for number, ((x, y), (to_x, to_y)) in enumerate(ways)
        ]
        line.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [] if kind == "touchEnd" else spots},
        )

    send("touchStart", 0.0)
    for step in range(1, STEPS + 1):
        send("touchMove", step / STEPS)
    page.wait_for_timeout(RESTS)
    send("touchEnd", 1.0)
    line.detach()


def move_pen(page: Page, way: tuple[Spot, Spot]) -> None:
    """Put a pen down, draw it from one spot to another, and lift it."""
    line = page.context.new_cdp_session(page)
    (x, y), (to_x, to_y) = way

    def send(kind: str, part: float, pressed: int) -> None:
        line.send(
            "Input.dispatchMouseEvent",
            {
                "type": kind,
                "pointerType": "pen",
                "button": "left",
                "buttons": pressed,
                "clickCount": 1,
                "x": x + (to_x - x) * part,
                "y": y + (to_y - y) * part,
            },
        )

    send("mousePressed", 0.0, 1)
    for step in range(1, STEPS + 1):
        send("mouseMoved", step / STEPS, 1)
    send("mouseReleased", 1.0, 0)
    line.detach()
