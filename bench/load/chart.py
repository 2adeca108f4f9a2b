"""Curves as an SVG picture, with nothing but text."""

from collections.abc import Mapping, Sequence
from html import escape

Points = Sequence[tuple[float, float]]

WIDTH, HEIGHT = 640, 300
LEFT, RIGHT, TOP, BOTTOM = 60, 150, 34, 44
COLOURS = ("#1f6f8b", "#c8553d", "#5b8c5a", "#7a5c9e")
GRID, INK = "#d8d2c4", "#3a352c"
STEPS = (1.0, 2.0, 2.5, 5.0, 10.0)
LINES = 5  # of the grid, at most


def picture(panels: Mapping[str, Mapping[str, Points]], below: str) -> str:
    """Draw panels one below the other; each has a title and named curves."""
    drawn = [
        f'<g transform="translate(0 {number * HEIGHT})">{_panel(title, curves, below)}</g>'
        for number, (title, curves) in enumerate(panels.items())
    ]
    size = f'viewBox="0 0 {WIDTH} {HEIGHT * len(panels)}"'
    font = 'font-family="sans-serif" font-size="12"'
    ground = '<rect width="100%" height="100%" fill="#fffdf7"/>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {font} fill="{INK}">{ground}'
    return "\n".join([head, *drawn, "</svg>", ""])


def _panel(title: str, curves: Mapping[str, Points], below: str) -> str:
    points = [point for curve in curves.values() for point in curve]
    across = _marks(max((x for x, _ in points), default=1.0))
    upwards = _marks(max((y for _, y in points), default=1.0))
    frame = _Frame(across[-1], upwards[-1])
    parts = [_text(LEFT, 20, title, weight="bold"), _text(LEFT, HEIGHT - 8, below)]
    parts += [frame.upright(x) for x in across] + [frame.level(y) for y in upwards]
    for number, (name, curve) in enumerate(curves.items()):
        parts.append(frame.curve(name, curve, COLOURS[number % len(COLOURS)]))
    return "\n".join(parts)


class _Frame:
    """Where values are in a panel."""

    def __init__(self, most_x: float, most_y: float) -> None:
        self._most_x, self._most_y = most_x, most_y

    def place(self, x: float, y: float) -> tuple[float, float]:
        """Return the place of a point."""
        wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
        across = LEFT + wide * x / self._most_x
        return round(across, 1), round(TOP + high * (1 - y / self._most_y), 1)

    def upright(self, x: float) -> str:
        """Draw a line of the grid, with its number."""
        at, low = self.place(x, 0.0)
        return _line(at, TOP, at, low) + _text(at, low + 16, f"{x:g}", anchor="middle")

    def level(self, y: float) -> str:
        """Draw a line of the grid, with its number."""
        left, at = self.place(0.0, y)
        return _line(left, at, WIDTH - RIGHT, at) + _text(left - 6, at + 4, f"{y:g}", anchor="end")

    def curve(self, name: str, points: Points, colour: str) -> str:
        """Draw a curve, with its name at the end."""
        places = [self.place(x, y) for x, y in points]
        path = " ".join(f"{x},{y}" for x, y in places)
        dots = "".join(f'<circle cx="{x}" cy="{y}" r="3" fill="{colour}"/>' for x, y in places)
        drawn = f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>{dots}'
        if not places:
            return drawn
        x, y = places[-1]
        return drawn + _text(x + 8, y + 4, name, colour=colour)


def _marks(most: float) -> list[float]:
    """Return round numbers from 0 to at least the largest value."""
    rough = max(most, 1e-9) / LINES
    unit = 10.0 ** len(str(int(rough))) / 10 if rough >= 1 else 10.0 ** -_zeros(rough)
    step = next(unit * step for step in STEPS if unit * step >= rough)
    count = -int(-most // step)
    return [round(step * number, 10) for number in range(max(1, count) + 1)]


def _zeros(small: float) -> int:
    """Return how many places after the point the first digit of a small number has."""
    return int(f"{small:e}".partition("e-")[2] or 0)


def _line(x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="{GRID}"/>'


def _text(
    x: float, y: float, what: str, anchor: str = "start", weight: str = "", colour: str = ""
) -> str:
    more = f' font-weight="{weight}"' if weight else ""
    more += f' fill="{colour}"' if colour else ""
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}"{more}>{escape(what)}</text>'
