"""Numbers of actions: a number means the same action as long as a game keeps its rules.

Every answer that a game can list has a number of its own, by the order of notation. Answers that
nobody can list ahead, such as herds of animals without end, share a block of spare numbers: each
has its place there by a checksum of its notation. Of two such answers to one question that meet at
a place, the later one in the order of the question takes the next free place, so that two legal
answers never share a number.
"""

from collections.abc import Iterable
from typing import Final, final
from zlib import crc32

from mypy_extensions import i64, mypyc_attr

from grotto.core.action import DEALT, Action
from grotto.core.errors import RulesBug

_SLOTS: Final = 1 << 14
_SLOT_BITS: Final = _SLOTS - 1
_SAME_BITS: Final = 4
"""Addresses of objects end with so many bits that are the same for all."""
_MOST_HELD: Final = 1 << 17
"""Games share their answers, or make few twins of them: more are not remembered by identity."""


@final
@mypyc_attr(acyclic=True)
class Numbering:
    """The numbers of one game's answers; those of chance have none."""

    __slots__ = ("_at_slot", "_by_id", "_by_text", "_held", "_in_slot", "listed", "size", "spare")

    def __init__(self, answers: Iterable[Action], spare: int) -> None:
        texts = sorted({answer.text() for answer in answers if answer.offered_as() != DEALT})
        self.listed: Final = len(texts)  # answers with a number of their own
        self.spare: Final = spare  # numbers after them
        self.size: Final = len(texts) + spare
        self._by_text: Final[dict[str, int]] = {text: place for place, text in enumerate(texts)}
        self._by_id: Final[dict[int, int]] = {}
        self._held: Final[list[Action]] = []  # they live on, so that nothing else has their id
        # What was asked for last, at a slot by its address: faster than a dictionary by two thirds.
        self._in_slot: Final[list[Action | None]] = [None] * _SLOTS
        self._at_slot: Final = [0] * _SLOTS

    def texts(self) -> list[str]:
        """List the notation of every answer that has a number of its own, by number."""
        return list(self._by_text)

    def of(self, offers: list[Action]) -> list[int]:
        """Return the numbers of all answers to one question, in its order.

        Raises:
            RulesBug: when there are more answers that share spare numbers than such numbers.
        """
        in_slot, at_slot = self._in_slot, self._at_slot
        numbers: list[int] = []
        is_spare = False
        for offer in offers:
            address: i64 = id(offer)
            slot: i64 = address >> _SAME_BITS & _SLOT_BITS
            if in_slot[slot] is offer:
                numbers.append(at_slot[slot])
                continue
            number = self._by_id.get(address, -1)
            if number < 0:
                number = self._look_up(offer)
                is_spare = is_spare or number >= self.listed
            if number < self.listed:
                in_slot[slot] = offer
                at_slot[slot] = number
            numbers.append(number)
        return self._apart(numbers) if is_spare else numbers

    def _look_up(self, offer: Action) -> int:
        text = offer.text()
        number = self._by_text.get(text, -1)
        if number >= 0:
            if len(self._held) < _MOST_HELD:
                self._held.append(offer)
                self._by_id[id(offer)] = number
            return number
        if not self.spare:
            raise RulesBug(f"{text!r} has no number")
        return self.listed + crc32(text.encode()) % self.spare

    def _apart(self, numbers: list[int]) -> list[int]:
        """Give every answer with a spare number one that no answer before it has."""
        taken: set[int] = set()
        apart: list[int] = []
        for number in numbers:
            if number >= self.listed:
                if len(taken) == self.spare:
                    raise RulesBug("there are more answers than spare numbers")
                while number in taken:
                    number = self.listed + (number - self.listed + 1) % self.spare  # noqa: PLW2901
                taken.add(number)
            apart.append(number)
        return apart
