"""The end of the game: points, the winner of a tie, and the marks of a solo game [CVC-10]."""

from grotto.core.bags import members
from grotto.core.outcome import Line, Mark, Sheet
from grotto.core.phrase import Phrase
from grotto.games.cave_vs_cave.components import (
    BLUE_ROOMS,
    ENTRANCE,
    GOLD,
    ORANGE_ROOMS,
    ROOMS,
    SOLO_GOAL,
    SOLO_MASTERY,
)
from grotto.games.cave_vs_cave.player import Player


def sheet(player: Player) -> Sheet:
    """Rooms score their shields and gold one point each; the best single room breaks a tie."""
    furnished = player.rooms & ~(1 << ENTRANCE)
    lines = (
        _rooms_line("orange_rooms", furnished & ORANGE_ROOMS),
        _rooms_line("blue_rooms", furnished & BLUE_ROOMS),
        Line("gold", player.goods[GOLD], Phrase("cave_vs_cave-score-gold")),
    )
    return Sheet(lines, (best_room(player),))


def _rooms_line(item: str, rooms: int) -> Line:
    phrase = Phrase("cave_vs_cave-score-" + item, {"count": rooms.bit_count()})
    return Line(item, points_of(rooms), phrase)


def points_of(rooms: int) -> int:
    """Add up the shields of a set of rooms."""
    return sum(ROOMS[room].points for room in members(rooms))


def best_room(player: Player) -> int:
    """Return the points of the most valuable room of a cave."""
    return max(ROOMS[room].points for room in members(player.rooms))


def marks(seats: int) -> tuple[Mark, ...]:
    """Alone one has to reach 50 points, and 60 are mastery."""
    if seats > 1:
        return ()
    return (
        Mark(SOLO_GOAL, Phrase("cave_vs_cave-mark-goal")),
        Mark(SOLO_MASTERY, Phrase("cave_vs_cave-mark-mastery")),
    )
