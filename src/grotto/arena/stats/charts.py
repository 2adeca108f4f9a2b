"""Small drawings for reports, as SVG: bars, intervals, histograms and lines with a band."""

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final

from grotto.arena.stats.figures import RoundFigure, Worth
from grotto.i18n.texts import with_minuses

ROW: Final = 220
HIGH: Final = 18
WIDE: Final = 640
TALL: Final = 260
LEFT: Final = 48
BOTTOM: Final = 30
BINS: Final = 24


def _svg(width: int, height: int, inside: Sequence[str], said: str, kind: str = "row") -> str:
    return (
        f'<svg class="{kind}" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        f' role="img" aria-label="{escape(said, quote=True)}">{"".join(inside)}</svg>'
    )


def share_bar(share: float, low: float, high: float, fair: float | None, said: str) -> str:
    """Draw a share from 0 to 1 with its interval, and where it would be if all were equal."""
    middle = HIGH / 2
    drawn = [
        f'<rect class="back" width="{ROW}" height="{HIGH}"/>',
        f'<rect class="bar" y="3" width="{share * ROW:.1f}" height="{HIGH - 6}"/>',
        *_whisker(low * ROW, high * ROW, middle),
    ]
    if fair is not None:
        place = fair * ROW
        drawn.append(f'<path class="fair" d="M{place:.1f} 0V{HIGH}"/>')
    return _svg(ROW, HIGH, drawn, said)


def plain_bar(part: float, said: str) -> str:
    """Draw a part of the most, from 0 to 1."""
    drawn = [f'<rect class="bar" y="3" width="{part * ROW:.1f}" height="{HIGH - 6}"/>']
    return _svg(ROW, HIGH, drawn, said)


def two_bars(one: float, other: float, least: float, most: float, said: str) -> str:
    """Draw two numbers above each other, from where nothing is."""
    span = max(most - least, 1e-9)
    zero = -least / span * ROW
    drawn = [f'<path class="axis" d="M{zero:.1f} 0V{HIGH}"/>']
    for number, top, kind in ((one, 2, "bar"), (other, 10, "other")):
        end = (number - least) / span * ROW
        left, width = min(zero, end), abs(end - zero)
        drawn.append(
            f'<rect class="{kind}" x="{left:.1f}" y="{top}" width="{width:.1f}" height="6"/>'
        )
    return _svg(ROW, HIGH, drawn, said)


def reach_of(rows: Sequence[Worth]) -> float:
    """Return how far intervals reach from nothing, so that all rows have one scale."""
    ends = [abs(row.worth) + row.doubt for row in rows if row.worth is not None and row.doubt]
    return max([_middling(ends), *(abs(row.worth or 0.0) for row in rows), 1e-9])


def _middling(ends: list[float]) -> float:
    """Return an end that most intervals have within; very long ones are cut off."""
    return sorted(ends)[len(ends) * 9 // 10] if ends else 0.0


def worth_mark(row: Worth, reach: float, said: str) -> str:
    """Draw a difference with its interval around nothing."""
    middle, centre = HIGH / 2, ROW / 2
    drawn = [
        f'<rect class="back" width="{ROW}" height="{HIGH}"/>',
        f'<path class="axis" d="M{centre} 0V{HIGH}"/>',
    ]
    if row.worth is not None and row.doubt is not None:
        scale = (centre - 4) / reach
        low = max(0.0, centre + (row.worth - row.doubt) * scale)
        high = min(float(ROW), centre + (row.worth + row.doubt) * scale)
        sure = "good" if row.worth > row.doubt else "bad" if -row.worth > row.doubt else "unsure"
        drawn += _whisker(low, high, middle)
        place = centre + row.worth * scale
        drawn.append(f'<circle class="{sure}" cx="{place:.1f}" cy="{middle}" r="4"/>')
    return _svg(ROW, HIGH, drawn, said)


def _whisker(low: float, high: float, middle: float) -> list[str]:
    path = f"M{low:.1f} {middle}H{high:.1f}M{low:.1f} {middle - 4}v8M{high:.1f} {middle - 4}v8"
    return [f'<path class="whisker" d="{path}"/>']


def histogram(counts: Sequence[tuple[int, int]], said: str) -> str:
    """Draw how often each number came, in bins that begin at round numbers."""
    width = _bin_width(counts[-1][0] - counts[0][0] + 1)
    first = counts[0][0] // width
    bins = [0] * (counts[-1][0] // width - first + 1)
    for number, count in counts:
        bins[number // width - first] += count
    step, most = (WIDE - LEFT) / len(bins), max(bins)
    tall = TALL - BOTTOM - 10

    def y(count: float) -> float:
        return TALL - BOTTOM - count / most * tall

    drawn = [line for count in _steps(0, most) for line in _level(y(count), count)]
    for place, count in enumerate(bins):
        left, wide = LEFT + place * step + 1, max(1.0, step - 2)
        drawn.append(
            f'<rect class="bar" x="{left:.1f}" y="{y(count):.1f}" width="{wide:.1f}"'
            f' height="{TALL - BOTTOM - y(count):.1f}"/>'
        )
    drawn.append(_frame())
    drawn += [
        _below(LEFT + place * step, (first + place) * width)
        for place in range(0, len(bins), max(1, ceil(len(bins) / 8)))
    ]
    return _svg(WIDE, TALL, drawn, said, "plot")


def _bin_width(span: int) -> int:
    """Return the smallest round width with which there are not too many bins."""
    power = 1
    while True:
        for width in (power, 2 * power, 5 * power):
            if span <= width * BINS:
                return width
        power *= 10


def course(rounds: Sequence[RoundFigure], said: str) -> str:
    """Draw how points grow: the middle half as a band, the median as a line."""
    least = min(0.0, *(one.lower for one in rounds))
    most = max(1.0, *(one.upper for one in rounds))
    across = (WIDE - LEFT - 20) / max(1, len(rounds) - 1)
    tall = TALL - BOTTOM - 14

    def x(place: int) -> float:
        return LEFT + 8 + place * across

    def y(points: float) -> float:
        return 10 + (most - points) / (most - least) * tall

    upper = [f"{x(place):.1f} {y(one.upper):.1f}" for place, one in enumerate(rounds)]
    lower = [f"{x(place):.1f} {y(one.lower):.1f}" for place, one in enumerate(rounds)]
    median = [f"{x(place):.1f} {y(one.median):.1f}" for place, one in enumerate(rounds)]
    drawn = [line for points in _steps(least, most) for line in _level(y(points), points)]
    drawn.append(_frame())
    drawn.append(f'<path class="band" d="M{"L".join([*upper, *reversed(lower)])}Z"/>')
    drawn.append(f'<path class="line" d="M{"L".join(median)}"/>')
    named = range(0, len(rounds), max(1, len(rounds) // 12))
    drawn += [_below(x(place), rounds[place].number) for place in named]
    return _svg(WIDE, TALL, drawn, said, "plot")


def _frame() -> str:
    return f'<path class="axis" d="M{LEFT} 8V{TALL - BOTTOM}H{WIDE}"/>'


def _level(height: float, number: float) -> list[str]:
    """Draw a line across, and say what it stands for."""
    told = with_minuses(f"{number:g}")
    return [
        f'<path class="grid" d="M{LEFT} {height:.1f}H{WIDE}"/>',
        f'<text x="{LEFT - 6}" y="{height + 4:.1f}" class="end">{told}</text>',
    ]


def _below(place: float, number: int) -> str:
    told = with_minuses(str(number))
    return f'<text x="{place:.1f}" y="{TALL - 10}" class="middle">{told}</text>'


def _steps(least: float, most: float) -> list[float]:
    """Return a few round numbers between two."""
    rough = (most - least) / 5
    power = 10.0 ** floor(log10(rough))
    step = next(power * one for one in (1, 2, 5, 10) if power * one >= rough)
    return [step * number for number in range(ceil(least / step), floor(most / step) + 1)]
