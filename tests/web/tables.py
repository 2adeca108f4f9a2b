"""Tables for people to sit down at, made in no time through the session of their browser."""

from collections.abc import Iterable
from itertools import count
from pathlib import Path
from typing import Any, Final

from tests.web.browser import Visit

GOLDEN: Final = Path(__file__).parents[1] / "golden"

_keys = count(1)


def asked_of_server(visit: Visit, path: str, **body: object) -> dict[str, Any]:
    """Ask the server for something in the name of whoever visits."""
    origin = visit.origin
    answer = visit.context.request.post(
        f"{origin}/api{path}", data=body, headers={"Origin": origin}
    )
    assert answer.ok, answer.text()
    told: dict[str, Any] = answer.json()
    return told


def new_key() -> str:
    """Return a key that no command had before."""
    return f"test-{next(_keys)}"


def table_for(
    visit: Visit,
    game: str,
    seats: int = 2,
    people: Iterable[str] = ("Olena",),
    level: str = "random",
    **options: object,
) -> str:
    """Make a table where these people share a screen and bots have the other seats; play begins."""
    path = waiting_table_for(visit, game, seats, people, **options)
    asked_of_server(visit, f"{path}/start", key=new_key(), level=level)
    return path


def waiting_table_for(
    visit: Visit, game: str, seats: int = 2, people: Iterable[str] = ("Olena",), **options: object
) -> str:
    """Make a table that has not begun yet."""
    names = tuple(people)
    made = asked_of_server(visit, "/tables", game=game, seats=seats, name=names[0], options=options)
    path = f"/tables/{made['id']}"
    for seat, name in enumerate(names):
        asked_of_server(visit, f"{path}/join", name=name, seat=seat, key=new_key())
    return path


def table_from(visit: Visit, record: Path) -> str:
    """Make a table from a record."""
    made = asked_of_server(visit, "/tables/import", record=record.read_text(), name="Olena")
    return f"/tables/{made['id']}"


def table_for_two(host: Visit, friend: Visit, game: str, **options: object) -> str:
    """Make a table for two people with a browser each; play begins."""
    path = waiting_table_for(host, game, 2, ("Ann",), **options)
    asked_of_server(friend, f"{path}/join", name="Bob", seat=1, key=new_key())
    asked_of_server(host, f"{path}/start", key=new_key(), level="random")
    return path
