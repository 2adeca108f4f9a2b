"""Every kind of question of Caverna and The Lost Mines, at a moment of a recorded game.

Some come up once in a hundred games; whoever waits for them in whole games never sees them.
"""

from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple

from grotto.core.records import read, write
from tests.web.browser import Visit
from tests.web.tables import GOLDEN, asked_of_server, new_key

RECORDS: Final = Path(__file__).parent / "records"
"""Beginnings of games, for questions that no golden record has."""


class Asked(NamedTuple):
    """A question: a seat is asked it after so many moves of a record; None is all of them."""

    game: str
    kind: str
    record: str
    moves: int | None
    seat: int
    verb: str = ""  # what shall be answered; anything if nothing is said

    @property
    def path(self) -> Path:
        """Where the record is."""
        if self.moves is None:
            return RECORDS / f"{self.record}.game"
        return GOLDEN / self.game / f"{self.record}.game"


QUESTIONS: Final = (
    Asked("caverna", "place", "shared_victory-7", 24, 1),
    Asked("caverna", "act", "shared_victory-7", 25, 1, "twin tile"),
    Asked("caverna", "act", "below_100-1", 15, 0, "furnish"),
    Asked("caverna", "imitate", "introductory-4", 29, 3),
    Asked("caverna", "loot", "goal-1", 10, 0),
    Asked("caverna", "loot-how", "goal-1", 49, 0),
    Asked("caverna", "sell", "caverna-sell", None, 0, "sell"),
    Asked("caverna", "buy", "shared_victory-7", 20, 0, "buy"),
    Asked("caverna", "keep", "shared_victory-7", 56, 3),
    Asked("caverna", "coins", "introductory-4", 75, 2),
    Asked("caverna", "skip", "introductory-4", 260, 3),
    Asked("caverna", "feed", "shared_victory-7", 92, 1, "feed"),
    Asked("caverna", "newborns", "goal-1", 53, 0),
    Asked("caverna", "prepare", "caverna-prepare", None, 0, "done"),
    Asked("caverna", "save", "goal-1", 54, 0),
    Asked("caverna", "last-chance", "below_100-1", 59, 0, "done"),
    Asked("lost_mines", "card", "cards-3", 22, 2, "lay"),
    Asked("lost_mines", "move", "cards-9", 60, 2, "go"),
    Asked("lost_mines", "take", "treasures-3", 185, 1),
    Asked("lost_mines", "face", "remainder_tied-6", 142, 5),
    Asked("lost_mines", "vote", "cards-6", 177, 3),
)


def table_asking(visit: Visit, asked: Asked, name: str = "Ann") -> str:
    """Make a table where somebody is asked this next, with bots in all other seats."""
    record = read(asked.path.read_text())
    begun = replace(
        record,
        moves=record.moves[: asked.moves],
        names=(),
        bots=(),
        commitment="",
        seed="",
        result=(),
    )
    made = asked_of_server(visit, "/tables/import", record=write(begun), name=name)
    path = f"/tables/{made['id']}"
    asked_of_server(visit, f"{path}/join", name=name, seat=asked.seat, key=new_key())
    asked_of_server(visit, f"{path}/start", key=new_key(), level="random")
    return path
