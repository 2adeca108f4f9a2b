"""Score sheets in words: what every seat scored and for what, and who won."""

from typing import Final

from grotto.cli.speech import Speech
from grotto.core.outcome import Outcome, Sheet
from grotto.core.stream import Stream
from grotto.i18n.texts import with_minuses
from grotto.play.position import Position

GUESSES: Final = 400
"""Worlds that a projection looks at, to see what secrets may change; one hidden card of some thirty
is never overlooked, but the rarest hands of several are."""


def sheet_lines(sheet: Sheet, speech: Speech) -> list[str]:
    """Itemise one sheet, leaving out what brings nothing."""
    lines = [line for line in sheet.lines if line.points]
    width = max((len(str(line.points)) for line in lines), default=0)
    return [
        f"  {with_minuses(str(line.points)):>{width}}  {speech.say(line.phrase)}" for line in lines
    ]


def all_lines(outcome: Outcome, speech: Speech) -> list[str]:
    """Itemise the sheets of all seats, the best first."""
    order = sorted(range(len(outcome.sheets)), key=lambda seat: outcome.ranks[seat])
    lines: list[str] = []
    for seat in order:
        sheet = outcome.sheets[seat]
        lines += ["", speech.line("cli-score-head", name=speech.name(seat), points=sheet.total)]
        lines += sheet_lines(sheet, speech)
    return lines


def result_lines(game: str, outcome: Outcome, speech: Speech) -> list[str]:
    """Name the winners, and say when a tie was broken or shared; alone, what was reached."""
    if outcome.marks:
        return [solo_line(outcome, speech)]
    names = speech.listed([speech.name(seat) for seat in outcome.winners])
    best = max(outcome.totals)
    if len(outcome.winners) > 1:
        return [speech.line("cli-result-shared", names=names, points=best)]
    won = [speech.line("cli-result-won", name=names, points=best)]
    if outcome.totals.count(best) > 1:
        value = outcome.sheets[outcome.winners[0]].tie_break[0]
        won.append(speech.line(f"cli-{game}-tie-break", value=value))
    return won


def solo_line(outcome: Outcome, speech: Speech) -> str:
    """Say which mark who plays alone has reached."""
    name, points, mark = speech.name(0), outcome.totals[0], outcome.mark
    if mark is None:
        goal = outcome.marks[0].points
        return speech.line("cli-result-missed", name=name, points=points, goal=goal)
    return speech.line("cli-result-reached", name=name, points=points, mark=speech.say(mark.phrase))


def projected(position: Position) -> list[tuple[int, int]]:
    """Return about the least and the most points of each seat now, for all that a viewer knows."""
    totals = [position.world(Stream(guess)).outcome().totals for guess in range(GUESSES)]
    return [(min(points), max(points)) for points in zip(*totals, strict=True)]
