"""Tables of plain text, and small bars, which need no more than letters of one width."""

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Final

from grotto.arena.figures import Spread
from grotto.i18n.texts import with_minuses

BAR: Final = 40
SPREAD: Final = 60
ROWS: Final = 12
FULL: Final = "█"
REST: Final = ("", "▏", "▎", "▍", "▌", "▋", "▊", "▉")


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Align rows: words to the left in the first column, numbers to the right in the others."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [
        "  "
        + row[0].ljust(widths[0])
        + "".join("  " + cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))
        for row in rows
    ]
    return [with_minuses(line) for line in lines]


def abreast(blocks: Sequence[Sequence[str]], count: int) -> list[str]:
    """Set blocks of lines into columns that are read downwards, each as wide as it needs to be."""
    height = -(-sum(map(len, blocks)) // count)
    parts = _filled(blocks, height)
    while len(parts) > count:
        height += 1
        parts = _filled(blocks, height)
    widths = [max(map(len, part), default=0) for part in parts]
    return [
        "".join(map(str.ljust, row, widths)).rstrip() for row in zip_longest(*parts, fillvalue="")
    ]


def _filled(blocks: Sequence[Sequence[str]], height: int) -> list[list[str]]:
    """Fill one column after the other; no block is torn apart."""
    parts: list[list[str]] = [[]]
    for block in blocks:
        if parts[-1] and len(parts[-1]) + len(block) > height:
            parts.append([])
        parts[-1] += block
    return parts


def binned(counts: Mapping[int, int]) -> dict[str, int]:
    """Gather counts of numbers into few rows of equal width, empty ones between them included."""
    first, last = min(counts), max(counts)
    width = -(-(last - first + 1) // ROWS)
    return {
        str(start) if width == 1 else f"{start}–{start + width - 1}": sum(
            counts.get(number, 0) for number in range(start, start + width)
        )
        for start in range(first, last + 1, width)
    }


def bar(share: float) -> str:
    """Draw a share of the whole, from 0 to 1, in eighths of a letter."""
    eighths = round(share * BAR * 8)
    return FULL * (eighths // 8) + REST[eighths % 8]


def spread_bar(spread: Spread, least: int, most: int) -> str:
    """Draw a spread between two limits: the middle half is thick, the median marked."""
    low, left, middle, right, high = (
        _column(score, least, most)
        for score in (
            spread.least,
            spread.lower_quartile,
            spread.median,
            spread.upper_quartile,
            spread.most,
        )
    )
    drawn = [" "] * low + ["─"] * (high - low + 1)
    drawn[left : right + 1] = "━" * (right - left + 1)
    drawn[middle] = "●"
    return "".join(drawn)


def _column(score: float, least: int, most: int) -> int:
    return round((score - least) / max(1, most - least) * SPREAD)
