"""Fingers and pens on a screen: what a mouse cannot do."""

from collections.abc import Sequence
from typing import Final

from playwright.sync_api import Page

Spot = tuple[float, float]

STEPS: Final = 6
"""A finger moves in so many steps."""
RESTS: Final = 100
"""Milliseconds for which it rests before it is lifted: else what it has moved flies on."""


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
