"""Gathering: what many games tell, added up game by game."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from math import isfinite
from statistics import fmean, quantiles
from typing import Any, Final

from grotto.arena.figures import wilson
from grotto.arena.stats.figures import (
    EventFigure,
    GroupFigure,
    ItemFigure,
    RoundFigure,
    RuleFigure,
    SeatFigure,
    Statistics,
    Worth,
)
from grotto.arena.stats.labels import Label, label_of_group, label_of_rule
from grotto.arena.stats.observed import SEPARATOR, Observed
from grotto.arena.stats.tally import Tally, difference
from grotto.core.game import Game

MOST_OPENINGS: Final = 25
"""Openings that are told, the most frequent ones."""


class _Held:
    """What went with having something: the lead of those who had it, and their wins."""

    def __init__(self) -> None:
        self.lead = Tally()
        self.wins = 0.0

    def add(self, lead: float, win: float) -> None:
        self.lead.add(lead)
        self.wins += win


class Gathering:
    """Games of one kind, at one number of seats."""

    def __init__(self, game: Game[Any], seats: int, bots: Sequence[str] = ()) -> None:
        self._game = game
        self._seats = seats
        self._bots = [*bots]
        self.games = 0
        self._scores = [Tally() for _ in range(seats)]
        self._wins = [0.0] * seats
        self._winners = 0  # seats that had a part of a victory
        self._totals: Counter[int] = Counter()
        self._lengths: Counter[int] = Counter()
        self._rounds: dict[int, list[int]] = defaultdict(list)
        self._items: dict[str, tuple[Tally, Tally]] = defaultdict(lambda: (Tally(), Tally()))
        self._all = _Held()
        self._held: dict[str, _Held] = defaultdict(_Held)
        self._openings: dict[str, _Held] = defaultdict(_Held)
        self._rules: dict[str, Counter[str]] = defaultdict(Counter)
        self._events: dict[str, Counter[str]] = defaultdict(Counter)
        self._labels: dict[str, Label] = {}

    def add(self, seen: Observed) -> None:
        """Add a game."""
        self.games += 1
        self._winners += sum(map(bool, seen.wins))
        for key, label in seen.labels.items():
            self._labels.setdefault(key, label)
        self._add_scores(seen)
        for seat, total in enumerate(seen.totals):
            lead, win = _lead(seen.totals, seat, total), seen.wins[seat]
            self._all.add(lead, win)
            for piece in seen.pieces[seat]:
                self._held[piece].add(lead, win)
            if seen.openings[seat]:
                self._openings[seen.openings[seat]].add(lead, win)
        self._add_rules(seen)

    def _add_scores(self, seen: Observed) -> None:
        self._totals.update(seen.totals)
        self._lengths[max(seen.rounds, default=0)] += 1
        for number, totals in seen.rounds.items():
            if number:
                self._rounds[number] += totals
        for seat, total in enumerate(seen.totals):
            self._scores[seat].add(total)
            self._wins[seat] += seen.wins[seat]
            for item, points in seen.items[seat].items():
                of_all, of_winners = self._items[item]
                of_all.add(points)
                if seen.wins[seat]:
                    of_winners.add(points)

    def _add_rules(self, seen: Observed) -> None:
        told = {"asked": seen.asked, "chosen": seen.chosen, "answers": seen.answers}
        for name, counts in {**told, "refused": seen.refused}.items():
            for rule, count in counts.items():
                self._rules[rule][name] += count
        for rule in {*seen.asked, *seen.refused}:
            self._rules[rule]["games"] += 1
        for kind, count in seen.events.items():
            self._events[kind]["count"] += count
            self._events[kind]["games"] += 1

    def statistics(self) -> Statistics:
        """Return what all games tell together; there must be one at least."""
        asked = sum(counts["asked"] for counts in self._rules.values())
        return Statistics(
            game=self._game.info.id,
            rules=self._game.info.rules_version,
            seats=self._seats,
            games=self.games,
            bots=self._bots,
            decisions=asked / self.games,
            scores=sorted(self._totals.items()),
            lengths=sorted(self._lengths.items()),
            by_seat=[self._seat(seat) for seat in range(self._seats)],
            by_round=[
                _round(number, self._rounds[number], self._seats) for number in sorted(self._rounds)
            ],
            items=[self._item(item, *tallies) for item, tallies in self._items.items()],
            groups=self._groups(),
            openings=self._told_openings(),
            by_rule=[self._rule(rule) for rule in sorted(self._rules, key=_in_order)],
            events=[self._event(kind) for kind in sorted(self._events)],
        )

    def _seat(self, seat: int) -> SeatFigure:
        low, high = wilson(self._wins[seat], self.games)
        scores = self._scores[seat]
        return SeatFigure(seat, self._wins[seat] / self.games, low, high, scores.mean, scores.doubt)

    def _item(self, item: str, of_all: Tally, of_winners: Tally) -> ItemFigure:
        label = self._labels[f"item{SEPARATOR}{item}"]
        seats = self.games * self._seats  # who has no such line has no such points
        winners = of_winners.total / self._winners if self._winners else 0.0
        return ItemFigure(item, label, of_all.total / seats, winners)

    def _groups(self) -> list[GroupFigure]:
        keys: dict[str, list[str]] = defaultdict(list)
        for piece in self._held:
            event, kind, _ = piece.split(SEPARATOR, 2)
            keys[SEPARATOR.join((event, kind))].append(piece)
        return [self._group(group, keys[group]) for group in sorted(keys)]

    def _group(self, group: str, keys: list[str]) -> GroupFigure:
        event, kind = group.split(SEPARATOR)
        example = self._labels[f"event{SEPARATOR}{event}"]
        pieces = [
            self._worth(key.split(SEPARATOR, 2)[2], self._labels[key], self._held[key])
            for key in keys
        ]
        pieces.sort(key=_best_first)
        label = label_of_group(self._game.info.id, event, kind)
        return GroupFigure(group, kind, label, example, pieces)

    def _told_openings(self) -> list[Worth]:
        often = sorted(self._openings.items(), key=lambda one: (-one[1].lead.count, one[0]))
        found = [
            self._worth(text, self._labels[f"opening{SEPARATOR}{text}"], held)
            for text, held in often[:MOST_OPENINGS]
        ]
        return sorted(found, key=_best_first)

    def _worth(self, key: str, label: Label, held: _Held) -> Worth:
        """Compare those who had something with those who had not."""
        rest = self._all.lead.without(held.lead)
        worth, doubt = difference(held.lead, rest)
        told = (worth, doubt) if isfinite(doubt) else (None, None)
        seats = held.lead.count
        low, high = wilson(held.wins, seats)
        share = seats / self._all.lead.count
        wins = held.wins / seats
        return Worth(key, label, seats, share, told[0], told[1], wins, low, high)

    def _rule(self, rule: str) -> RuleFigure:
        counts = self._rules[rule]
        asked = counts["asked"]
        return RuleFigure(
            rule=rule,
            label=label_of_rule(self._game.info.id, rule),
            asked=asked / self.games,
            chosen=counts["chosen"] / self.games,
            answers=counts["answers"] / asked if asked else 0.0,
            refused=counts["refused"] / self.games,
            games=counts["games"] / self.games,
        )

    def _event(self, kind: str) -> EventFigure:
        counts = self._events[kind]
        example = self._labels[f"event{SEPARATOR}{kind}"]
        return EventFigure(
            kind, example, counts["count"] / self.games, counts["games"] / self.games
        )


def _best_first(one: Worth) -> tuple[bool, float, str]:
    """Put things into order by their worth; those of unknown worth come last."""
    return one.worth is None, -(one.worth or 0.0), one.key


def _lead(totals: Sequence[int], seat: int, total: int) -> float:
    """Return the points over the average of the others; alone, the points themselves."""
    others = [*totals[:seat], *totals[seat + 1 :]]
    return total - fmean(others) if others else float(total)


def _round(number: int, points: list[int], seats: int) -> RoundFigure:
    enough = points if len(points) > 1 else points * 2
    lower, median, upper = quantiles(enough, n=4, method="inclusive")
    return RoundFigure(number, len(points) // seats, lower, median, upper, fmean(points))


def _in_order(rule: str) -> tuple[str, list[int]]:
    """Put rules into the order of the book: ``STA-2.10`` comes after ``STA-2.9``."""
    book, _, number = rule.rpartition("-")
    return book, [int(part) if part.isdigit() else 0 for part in number.split(".")]
