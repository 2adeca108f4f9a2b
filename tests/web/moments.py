"""Moments of a game: tables that were played to a certain question, without any screen."""

import random
from collections.abc import Callable, Mapping
from functools import cache
from itertools import count

from grotto.core.records import write
from grotto.play.table import Table
from tests.web.browser import Visit
from tests.web.tables import asked_of_server, new_key

Wanted = Callable[[Table], bool]
"""Tells of a table whether this is the moment."""

RARE = 0.05
"""How often something is done that can be done at any time."""


def question_of(table: Table) -> Mapping[str, object]:
    """Return what is asked, as a value."""
    asked = table.view(table.to_act)["question"]
    assert isinstance(asked, Mapping)
    return asked


def offered(table: Table, beginning: str) -> int:
    """Count the answers that begin so."""
    return sum(text.startswith(beginning) for text in table.options())


@cache
def record_of(game: str, wanted: Wanted) -> str:
    """Return the record of a game for one that was played at random up to a moment."""
    for luck in count():
        table, chance = Table(game, 1, seed=f"moment {luck}"), random.Random(luck)
        while not table.over:
            if wanted(table):
                return write(table.saved_game())
            offers = table.offers()
            weights = [RARE if offer.kind == "anytime" else 1.0 for offer in offers]
            table.play(chance.choices(offers, weights)[0].action.text())
    raise AssertionError("there is no such moment")


def table_at(visit: Visit, game: str, wanted: Wanted) -> str:
    """Make a table where somebody alone is at that moment."""
    made = asked_of_server(visit, "/tables/import", record=record_of(game, wanted), name="Olena")
    path = f"/tables/{made['id']}"
    asked_of_server(visit, f"{path}/join", name="Olena", seat=0, key=new_key())
    asked_of_server(visit, f"{path}/start", key=new_key(), level="random")
    return path
