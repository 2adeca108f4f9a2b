"""Tables of plain text, and small bars, which need no more than letters of one width."""

from collections.abc import Sequence
from typing import Final

BAR: Final = 40
FULL: Final = "█"
REST: Final = ("", "▏", "▎", "▍", "▌", "▋", "▊", "▉")


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Align rows: words to the left in the first column, numbers to the right in the others."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  " + row[0].ljust(widths[0]) + "".join(
            "  " + cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)
        )
        for row in rows
    ]


def bar(share: float) -> str:
    """Draw a share of the whole, from 0 to 1, in eighths of a letter."""
    eighths = round(share * BAR * 8)
    return FULL * (eighths // 8) + REST[eighths % 8]
