"""Presence: who looks at tables through other processes, as far as those have told us lately."""

from typing import Final, Generic, TypeVar

from grotto.server.tables.state import Now

T = TypeVar("T")

SILENCE: Final = 60.0
"""Seconds after which a process that says nothing more is thought to be gone."""


class Presence(Generic[T]):
    """What other processes have told us of people at tables."""

    def __init__(self, now: Now) -> None:
        self._now = now
        self._told: dict[str, dict[str, tuple[T, float]]] = {}  # by table and process

    def note(self, table: str, process: str, people: T) -> bool:
        """Note whom a process sees at a table; tell whether it has not spoken of it before."""
        told = self._told.setdefault(table, {})
        is_new = process not in told
        told[process] = people, self._now()
        return is_new

    def at(self, table: str) -> list[T]:
        """Return who looks at a table elsewhere, process by process."""
        return [people for people, _ in self._told.get(table, {}).values()]

    def forget_silent(self) -> list[str]:
        """Forget what is too old to be true; return the tables that it was about."""
        before = self._now() - SILENCE
        old = [
            (table, process)
            for table, told in self._told.items()
            for process, (_, at) in told.items()
            if at < before
        ]
        for table, process in old:
            del self._told[table][process]
        return [table for table, _ in old]

    def forget(self, table: str) -> None:
        """Forget a table."""
        self._told.pop(table, None)
