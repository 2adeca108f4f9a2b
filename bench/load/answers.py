"""What a seat is asked, read only when it answers, and one answer of all, drawn evenly.

A load answers hundreds of questions a second. It does not make every offer to choose one of them:
it counts how many a menu has, draws a number, and walks to that one.
"""

import random
from typing import Any

import msgspec

from grotto.wire.patches import patched

Plain = dict[str, Any]
"""A JSON object."""

NOTHING = (b"", b"null")


class Asked:
    """The question of one seat: as it was told as a whole, and how it has changed since."""

    def __init__(self) -> None:
        self._whole = b""
        self._patches: list[bytes] = []

    def tell(self, whole: bytes) -> None:
        """Take a question from a frame."""
        self._whole, self._patches = (b"" if whole in NOTHING else bytes(whole)), []

    def change(self, patch: bytes) -> None:
        """Take a change from an update; a question is no list, so `[…]` is a whole one."""
        if patch.startswith(b"["):
            self.tell(patch[1:-1].strip())
        elif patch:
            self._patches.append(bytes(patch))

    def __bool__(self) -> bool:
        return bool(self._whole)

    def menus(self) -> list[Plain]:
        """Read it."""
        question = msgspec.json.decode(self._whole)
        for patch in self._patches:
            question = patched(question, msgspec.json.decode(patch))
        menus: list[Plain] = question["menus"]
        return menus


def drawn(menus: list[Plain], luck: random.Random) -> str:
    """Return the notation of an answer."""
    return answer(menus, luck.randrange(sum(_answers(menu) for menu in menus)))


def answer(menus: list[Plain], number: int) -> str:
    """Return the notation of the answer with that number, in the order of `offers_in`."""
    for menu in menus:
        count = _answers(menu)
        if number < count:
            return " ".join([menu["verb"], *_words(menu, "choices", number)])
        number -= count
    raise IndexError(number)


def _answers(menu: Plain) -> int:
    return _ends(menu) + sum(_leaves(choice) for choice in menu.get("choices", ()))


def _ends(menu_or_choice: Plain) -> int:
    return 0 if menu_or_choice.get("end") is None else 1


def _leaves(choice: Plain) -> int:
    return len(choice["of"]) * _leaves_after(choice)


def _leaves_after(choice: Plain) -> int:
    """Return how many answers there are, once one of the alternatives is chosen."""
    return _ends(choice) + sum(_leaves(after) for after in choice.get("then", ()))


def _words(chosen: Plain, following: str, number: int) -> list[str]:
    """Return the words of the answer with that number, after a menu or an alternative."""
    number -= _ends(chosen)
    if number < 0:
        return []
    for choice in chosen[following]:
        if number < (count := _leaves(choice)):
            place, rest = divmod(number, _leaves_after(choice))
            return [_word(choice["of"][place]), *_words(choice, "then", rest)]
        number -= count
    raise IndexError(number)


def _word(alternative: Plain) -> str:
    word = alternative.get("word") or alternative.get("key")
    return word or str(alternative["number"])
