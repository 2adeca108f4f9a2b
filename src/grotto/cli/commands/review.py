"""`grotto review`: a recorded game judged, with luck told apart from choice."""

import json
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from grotto.bots.review import Judged, Review, review
from grotto.cli.columns import columns
from grotto.cli.progress import progress_bar
from grotto.cli.screen import Screen
from grotto.cli.speech import Speech
from grotto.core.phrase import Phrase
from grotto.core.records import Record
from grotto.i18n.texts import with_minuses
from grotto.play.files import load
from grotto.play.replay import game_of

COSTLY: Final = 5
"""So many choices are told, the dearest first."""

WIDTH: Final = 48
HEIGHTS: Final = "▁▂▃▄▅▆▇█"


def run(args: Namespace, screen: Screen) -> int:
    """Judge every move of a record and tell what mattered."""
    record = load(Path(args.file))
    with progress_bar(screen, len(record.moves), "cli-reviewing") as progress:
        found = review(record, progress=progress)
    if args.json:
        print(json.dumps(found.plain()))
    else:
        _show(found, record, screen)
    return 0


def _show(found: Review, record: Record, screen: Screen) -> None:
    names = [screen.texts.name(seat, record.names) for seat in range(record.seats)]
    game = screen.texts.line(f"{record.game}-name")
    screen.tell("cli-review", game=game, names=", ".join(names))
    screen.show()
    _show_course(found, names, screen)
    screen.show()
    _show_seats(found, names, screen)
    screen.show()
    _show_costly(found.costly(COSTLY), record, screen)


def _show_course(found: Review, names: Sequence[str], screen: Screen) -> None:
    """Draw what everybody could expect in the course of the game, one row for each seat."""
    screen.tell("cli-review-course")
    most = max(max(move.points) for move in found.moves)
    least = min(min(move.points) for move in found.moves)
    wide = max(map(len, names))
    for seat, name in enumerate(names):
        row = [move.points[seat] for move in found.moves]
        sampled = [row[place * len(row) // WIDTH] for place in range(WIDTH)]
        line = "".join(_bar(points, least, most) for points in sampled)
        ends = [with_minuses(f"{points:6.1f}") for points in (row[0], row[-1])]
        screen.show(f"  {name.ljust(wide)}  {ends[0]}  {line}  {ends[1]}")


def _bar(points: float, least: float, most: float) -> str:
    part = (points - least) / (most - least) if most > least else 0.0
    return HEIGHTS[min(int(part * len(HEIGHTS)), len(HEIGHTS) - 1)]


def _show_seats(found: Review, names: Sequence[str], screen: Screen) -> None:
    heads = ["", *(screen.texts.line(f"cli-column-{name}") for name in ("luck", "choices"))]
    rows = [
        [name, f"{found.luck_of(seat):+.1f}", f"{-found.cost_of(seat):+.1f}"]
        for seat, name in enumerate(names)
    ]
    for line in columns([heads, *rows]):
        screen.show(line)


def _show_costly(moves: Sequence[Judged], record: Record, screen: Screen) -> None:
    if not moves:
        screen.tell("cli-review-no-slips")
        return
    screen.tell("cli-review-slips")
    game, speech = game_of(record), Speech(screen.texts, record.names)
    for move in moves:
        screen.show()
        screen.tell(
            "cli-review-slip",
            number=move.number + 1,
            name=screen.texts.name(move.seat, record.names),
            action=speech.say(game.parse(move.text).phrase()),
            cost=round(move.cost, 1),
        )
        screen.tell(
            "cli-review-better",
            better=speech.say(game.parse(move.better).phrase()),
            reason=speech.say(move.reason or Phrase("hint-quiet")),
        )
