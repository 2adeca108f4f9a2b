"""The report: one HTML file that needs nothing else, in one language."""

from collections.abc import Sequence
from html import escape
from typing import Final

from grotto.arena.stats.charts import (
    course,
    histogram,
    plain_bar,
    reach_of,
    share_bar,
    two_bars,
    worth_mark,
)
from grotto.arena.stats.figures import Statistics, Worth
from grotto.arena.stats.glance import better_seats, quantile, surest
from grotto.arena.stats.style import STYLE
from grotto.i18n.texts import Texts, with_minuses

FEW: Final = 16
"""Longer tables can be folded."""
NARROW: Final = 4
"""Tables with more columns have the name of a row above its numbers, on phones."""


class Report:
    """Writes the statistics of a game in one language."""

    def __init__(self, statistics: Statistics, texts: Texts) -> None:
        self._all = statistics
        self._texts = texts
        self._language = texts.language

    def html(self) -> str:
        """Return the whole document."""
        title = self._say("stats-title", game=self._say(f"{self._all.game}-name"))
        return (
            f'<!doctype html>\n<html lang="{self._language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
            f"<h1>{escape(title)}</h1>\n{self.sections()}</main>\n</body>\n</html>\n"
        )

    def sections(self) -> str:
        """Return all that stands below the title, for a page that has a look of its own."""
        sections = [
            self._head(),
            self._glance(),
            self._surest(),
            self._seats(),
            self._scores(),
            self._rounds(),
            self._items(),
            *(self._group(place) for place in range(len(self._all.groups))),
            self._openings(),
            self._rules(),
            self._events(),
        ]
        return "".join(sections)

    def _say(self, key: str, **args: int | str) -> str:
        return self._texts.line(key, **args)

    def _head(self) -> str:
        all_ = self._all
        bots = ", ".join(dict.fromkeys(all_.bots))
        who = self._say("stats-by-bots", bots=bots) if bots else ""
        lines = [
            self._say("stats-about", games=all_.games, seats=all_.seats, rules=all_.rules),
            who or self._say("stats-by-records"),
            self._say("stats-note"),
        ]
        return "".join(f"<p>{escape(line)}</p>\n" for line in lines)

    def _glance(self) -> str:
        """Show what a reader asks first."""
        tiles = [self._spread("points", "half", self._all.scores, 0.25, 0.75)]
        if self._all.by_round:
            tiles.append(self._spread("rounds", "range", self._all.lengths, 0.0, 1.0))
        questions = f"{self._all.decisions / self._all.seats:.0f}"
        tiles.append(self._tile("questions", questions, self._say("stats-glance-per-game")))
        body = f'<dl class="glance">\n{"".join(tiles)}</dl>\n'
        return self._section(self._say("stats-glance"), self._about_seats(), body)

    def _spread(
        self, key: str, detail: str, counts: Sequence[tuple[int, int]], low: float, high: float
    ) -> str:
        ends = {"low": quantile(counts, low), "high": quantile(counts, high)}
        told = self._say(f"stats-glance-{detail}", **ends)
        return self._tile(key, with_minuses(str(quantile(counts, 0.5))), told)

    def _tile(self, key: str, value: str, detail: str) -> str:
        name = escape(self._say(f"stats-glance-{key}"))
        return f"<div><dt>{name}</dt><dd><b>{value}</b> {escape(detail)}</dd></div>\n"

    def _about_seats(self) -> str:
        if self._all.seats == 1:
            return ""
        better = ", ".join(str(seat + 1) for seat in better_seats(self._all))
        if better:
            return self._say("stats-glance-better-seats", seats=better)
        return self._say("stats-glance-equal-seats")

    def _surest(self) -> str:
        rows = surest(self._all)
        if not rows:
            return ""
        note = self._say("stats-surest-note")
        return self._section(self._say("stats-surest"), note, self._worths(rows))

    def _section(self, title: str, note: str, body: str) -> str:
        about = f"<p>{escape(note)}</p>\n" if note else ""
        return f"<section>\n<h2>{escape(title)}</h2>\n{about}{body}</section>\n"

    def _table(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
        top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
        lines = "".join(map(_row, rows))
        kind = ' class="named"' if len(heads) > NARROW else ""
        table = f"<table{kind}>\n<thead><tr>{top}</tr></thead>\n<tbody>\n{lines}</tbody></table>\n"
        if len(rows) <= FEW:
            return f'<div class="wide">{table}</div>\n'
        more = escape(self._say("stats-rows", count=len(rows)))
        return f'<details open><summary>{more}</summary><div class="wide">{table}</div></details>\n'

    def _heads(self, *keys: str) -> list[str]:
        return [self._say(f"stats-head-{key}") if key else "" for key in keys]

    def _seats(self) -> str:
        fair = 1 / self._all.seats if self._all.seats > 1 else None
        rows = []
        for one in self._all.by_seat:
            wins, doubt = f"{one.wins:.1%}", f"({one.low:.1%}–{one.high:.1%})"
            bar = share_bar(one.wins, one.low, one.high, fair, f"{wins} {doubt}")
            mean = with_minuses(f"{one.mean:.1f} ± {one.doubt:.1f}")
            rows.append([str(one.seat + 1), bar, _with_doubt(wins, doubt), mean])
        table = self._table(self._heads("seat", "", "wins", "mean"), rows)
        return self._section(self._say("stats-seats"), self._say("stats-seats-note"), table)

    def _scores(self) -> str:
        title = self._say("stats-scores")
        body = histogram(self._all.scores, title)
        return self._section(title, self._say("stats-scores-note"), body)

    def _rounds(self) -> str:
        if not self._all.by_round:
            return ""
        title = self._say("stats-rounds")
        rows = [
            [
                str(one.number),
                str(one.games),
                with_minuses(f"{one.mean:.1f}"),
                with_minuses(f"{one.lower:.0f} … {one.upper:.0f}"),
            ]
            for one in self._all.by_round
        ]
        table = self._table(self._heads("round", "games", "mean", "half"), rows)
        body = course(self._all.by_round, title) + table
        return self._section(title, self._say("stats-rounds-note"), body)

    def _items(self) -> str:
        told = [one for one in self._all.items if one.mean or one.winners]
        numbers = [number for one in told for number in (one.mean, one.winners)]
        least, most = min([0.0, *numbers]), max([0.0, *numbers])
        rows = []
        for one in told:
            mean, winners = (with_minuses(f"{number:.1f}") for number in (one.mean, one.winners))
            bars = two_bars(one.mean, one.winners, least, most, f"{mean} / {winners}")
            rows.append([escape(one.label[self._language]), bars, mean, winners])
        table = self._table(self._heads("item", "", "all", "winners"), rows)
        return self._section(self._say("stats-items"), self._say("stats-items-note"), table)

    def _group(self, place: int) -> str:
        group = self._all.groups[place]
        note = self._say("stats-worth-note", example=group.example[self._language])
        return self._section(group.label[self._language], note, self._worths(group.pieces))

    def _openings(self) -> str:
        if not self._all.openings:
            return ""
        note = self._say("stats-openings-note")
        return self._section(self._say("stats-openings"), note, self._worths(self._all.openings))

    def _worths(self, found: Sequence[Worth]) -> str:
        reach = reach_of(found)
        rows = [self._worth_row(one, reach) for one in found]
        return self._table(self._heads("what", "", "worth", "wins", "had"), rows)

    def _worth_row(self, one: Worth, reach: float) -> list[str]:
        worth = "–" if one.worth is None else f"{one.worth:+.1f} ± {one.doubt:.1f}"
        said = with_minuses(worth)
        wins = _with_doubt(f"{one.wins:.0%}", f"({one.low:.0%}–{one.high:.0%})")
        name = escape(one.label[self._language])
        return [name, worth_mark(one, reach, said), said, wins, f"{one.share:.0%}"]

    def _rules(self) -> str:
        most = max(max(one.asked, one.refused) for one in self._all.by_rule)
        rows = []
        for one in self._all.by_rule:
            name = f"<b>{escape(one.rule)}</b> {escape(one.label[self._language])}"
            bar = plain_bar(max(one.asked, one.refused) / most, f"{one.games:.0%}")
            numbers = [f"{one.asked:.1f}", f"{one.chosen:.1f}"]
            answers = f"{one.answers:.1f}" if one.asked else "–"
            rows.append([name, bar, *numbers, answers, f"{one.refused:.1f}", f"{one.games:.0%}"])
        heads = self._heads("rule", "", "asked", "chosen", "answers", "refused", "in-games")
        note = self._say("stats-rules-note")
        return self._section(self._say("stats-rules"), note, self._table(heads, rows))

    def _events(self) -> str:
        rows = [
            [escape(one.example[self._language]), f"{one.per_game:.1f}", f"{one.games:.0%}"]
            for one in sorted(self._all.events, key=lambda one: (-one.per_game, one.key))
        ]
        table = self._table(self._heads("event", "per-game", "in-games"), rows)
        return self._section(self._say("stats-events"), self._say("stats-events-note"), table)


def _with_doubt(number: str, doubt: str) -> str:
    """Write a number and its interval, which phones have no room for."""
    return f'{number} <span class="doubt">{doubt}</span>'


def _row(cells: Sequence[str]) -> str:
    """Write a row of a table; its cells are HTML already."""
    first, *others = cells
    rest = "".join(f"<td>{cell}</td>" for cell in others)
    return f'<tr><th scope="row">{first}</th>{rest}</tr>\n'
