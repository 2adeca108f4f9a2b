"""A full late position of every game with every number of seats, from its golden records."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from grotto.core.records import Record, read
from grotto.core.state import State
from grotto.games import find_game
from tests.web.questions import Asked
from tests.web.tables import GOLDEN

SEATS: Final = {
    "stone_age": (2, 3, 4),
    "cave_vs_cave": (1, 2),
    "caverna": (1, 2, 3, 4, 5, 6, 7),
    "lost_mines": (3, 4, 5, 6, 7, 8, 9),
}
"""The games with a drawn board, and how many people play them."""

RECORDS: Final = {
    "stone_age": "stack",
    "cave_vs_cave": "won",
    "caverna": "won",
    "lost_mines": "two_rounds",
}
"""The golden record that is taken first, where a game has it with that number of seats."""

LATE: Final = (0.72, 0.9)
"""The part of a game in which much lies on the table."""


@cache
def late_position(game: str, seats: int) -> Asked:
    """Return the question of the later part of a record that has most answers."""
    name = _record_name(game, seats)
    record = read((GOLDEN / game / f"{name}.game").read_text())
    first, last = (int(len(record.moves) * part) for part in LATE)
    best = (-1, 0, 0)
    for move, state in _moments(record, last):
        if move >= first and state.to_act() >= 0:
            best = max(best, (len(state.legal_actions()), move, state.to_act()))
    _, move, seat = best
    return Asked(game, "late", name, move, seat)


def _record_name(game: str, seats: int) -> str:
    wanted = f"{RECORDS[game]}-{seats}"
    names = sorted(path.stem for path in (GOLDEN / game).glob(f"*-{seats}.game"))
    return wanted if wanted in names else names[0]


def _moments(record: Record, last: int) -> Iterator[tuple[int, State]]:
    """Yield the state after every move, with the number of moves; it is the same one throughout."""
    game = find_game(record.game, record.rules)
    state = game.new(record.seats, record.options)
    for number, move in enumerate(record.moves[:last], 1):
        state.apply(game.parse(move.text))
        yield number, state
