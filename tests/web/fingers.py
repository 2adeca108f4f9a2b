"""Fingers on a screen: what a mouse cannot do."""

from collections.abc import Sequence
from typing import Final

from playwright.sync_api import Page

Spot = tuple[float, float]

STEPS: Final = 6
"""A finger moves in so many steps."""


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
    send("touchEnd", 1.0)
    line.detach()
