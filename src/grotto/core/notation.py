"""The grammar shared by all notations: words, numbers and multisets such as ``wood*2+gold``."""

from collections.abc import Sequence
from typing import Final

_DIGITS: Final = 3


def multiset(keys: Sequence[str], counts: Sequence[int]) -> str:
    """Write how many there are of each key, in the order of the keys.

    ``none`` when there is nothing.
    """
    parts = [
        key if count == 1 else f"{key}*{count}"
        for key, count in zip(keys, counts, strict=False)
        if count > 0
    ]
    return "+".join(parts) or "none"


def counted(text: str, keys: Sequence[str]) -> tuple[int, ...] | None:
    """Read a multiset back; None when `text` is not exactly what `multiset` writes."""
    counts = [0] * len(keys)
    for part in [] if text == "none" else text.split("+"):
        key, star, number = part.partition("*")
        amount = number_in(number) if star else 1
        if key not in keys or amount is None:
            return None
        counts[keys.index(key)] += amount
    return tuple(counts) if multiset(keys, counts) == text else None


def number_in(word: str) -> int | None:
    """Read a number of one to three digits without leading zeros.

    None when `word` is something else.
    """
    if not (word.isascii() and word.isdigit()) or len(word) > _DIGITS or str(int(word)) != word:
        return None
    return int(word)
