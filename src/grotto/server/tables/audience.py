"""Audience: who looks on at a table without sitting there, through all processes together.

People with an account who say so are named, to everybody but those whom they have muted; all others
are counted. It is told at most every two seconds at a table, and has nothing to do with the game.
"""

from collections.abc import Collection, Iterable
from typing import Final

from msgspec import Struct

from grotto.server.storage.audiences import Spectator
from grotto.wire.audience import Audience

MOST_TOLD: Final = 100
"""People whom one process tells the others of; more are only counted."""


class Onlookers(Struct, frozen=True, kw_only=True):
    """Who looks on through one process: people whom it knows, and how many others."""

    people: frozenset[str] = frozenset()
    others: int = 0

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self.people) + self.others


def onlookers(watching: Iterable[str | None], seated: Collection[str | None]) -> Onlookers:
    """Return who of those that watch does not sit at the table."""
    people, others = set[str](), 0
    for person in watching:
        if person is None:
            others += 1
        elif person not in seated:
            people.add(person)
    told = frozenset(sorted(people)[:MOST_TOLD])
    return Onlookers(people=told, others=others + len(people) - len(told))


def together(parts: Iterable[Onlookers]) -> Onlookers:
    """Return who looks on through several processes; nobody is counted twice."""
    people, others = frozenset[str](), 0
    for part in parts:
        people |= part.people
        others += part.others
    return Onlookers(people=people, others=others)


class Crowd(Struct, frozen=True, kw_only=True):
    """Who looks on at a table, and who of them may be named."""

    count: int = 0
    named: tuple[Spectator, ...] = ()

    def told_to(self, person: str | None, muted: Collection[str]) -> Audience:
        """Return what somebody is told, who has muted some, and whom some have muted."""
        names = [
            one.name for one in self.named if person not in one.muted and one.person not in muted
        ]
        return Audience(count=self.count, names=names)


EMPTY: Final = Crowd()
