"""Names of people, as servers take them."""

from typing import Final
from unicodedata import category

LONGEST_NAME: Final = 40  # characters

_JOINERS: Final = "\u200c\u200d"  # some scripts and many emoji need them
_NO_CHARACTERS: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_SEEN: Final = ("L", "N", "P", "S")


def is_name(text: str) -> bool:
    """Tell whether a text can be shown as a name: one line, something to see, no tricks."""
    return is_text(text, LONGEST_NAME)


def is_text(text: str, longest: int) -> bool:
    """Tell whether a text is not too long, one line, something to see, and without tricks."""
    kinds = [category(sign) for sign in text if sign not in _JOINERS]
    return (
        0 < len(text) <= longest
        and any(kind[0] in _SEEN for kind in kinds)
        and not any(kind in _NO_CHARACTERS for kind in kinds)
    )
