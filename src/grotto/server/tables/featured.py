"""Featured: one public game that is worth looking at, for the first page."""

import asyncio
from typing import Final

from grotto.server.storage.lists import Listed, PublicTables, card_of
from grotto.server.tables.hub import Hub
from grotto.wire.lobby import Featured, FeaturedTable

KEPT: Final = 15.0
"""Seconds for which everybody is shown the same: the database is asked no more often."""
RECENT: Final = 15 * 60.0
"""Seconds since the last move after which a game does not seem to be played."""
CONSIDERED: Final = 20


class Stage:
    """Finds the game, and remembers it for some seconds."""

    def __init__(self, hub: Hub, lobby: PublicTables) -> None:
        self._hub = hub
        self._lobby = lobby
        self._asking = asyncio.Lock()
        self._found = Featured()
        self._at = float("-inf")

    async def featured(self) -> Featured:
        """Return a game with people who play just now; of several, the one most looked at.

        Raises:
            StorageFailed: when the database does not answer.
        """
        async with self._asking:
            now = self._hub.now()
            if not self._at <= now < self._at + KEPT:
                found = await self._lobby.played_since(now - RECENT, CONSIDERED)
                self._found, self._at = self._best(found), now
        return self._found

    def _best(self, found: list[Listed]) -> Featured:
        ranked = [(self._rank(listed), listed) for listed in found if _people(listed)]
        if not ranked:
            return Featured()
        _, best = max(ranked, key=lambda one: one[0])
        return Featured(table=self._shown(best))

    def _rank(self, listed: Listed) -> tuple[int, int, float]:
        return self._watching(listed), _people(listed), listed.summary.changed

    def _watching(self, listed: Listed) -> int:
        return self._hub.crowds.at(listed.spec.id).count

    def _shown(self, listed: Listed) -> FeaturedTable:
        """Tell of a game; where those who look on are behind, not even how far it is."""
        known = 0 if listed.spec.delay else listed.summary.round
        return FeaturedTable(card=card_of(listed), round=known, watching=self._watching(listed))


def _people(listed: Listed) -> int:
    return len({place.person for place in listed.summary.places if place.person})
