"""What one finished game tells: plain values, which may cross processes.

Nothing here knows any particular game. Pieces are found by the vocabulary of its events, rules by
the ids that its questions and refusals bear.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, fields
from functools import partial
from typing import Any, Final

from grotto.arena.stats.labels import Label, label_of_item, label_of_phrase, label_of_piece
from grotto.core.action import Action
from grotto.core.decision import Question
from grotto.core.event import Event
from grotto.core.game import Game
from grotto.core.nouns import UNKNOWN, PieceNoun
from grotto.core.saying import kind_of
from grotto.core.state import State

COORDINATES: Final = frozenset(("cell", "border", "edge", "side", "way"))
"""Kinds of places on a board; they are no pieces, and worth nothing by themselves."""

SEPARATOR: Final = "."


@dataclass
class Observed:
    """What one game tells; lists go by seat."""

    totals: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)  # parts of the victory
    rounds: dict[int, list[int]] = field(default_factory=dict)  # points when a round was over
    items: list[dict[str, int]] = field(default_factory=list)  # points by line of the score sheet
    pieces: list[list[str]] = field(default_factory=list)  # what a seat had to do with
    openings: list[str] = field(default_factory=list)  # the first real choice; empty for none
    asked: Counter[str] = field(default_factory=Counter)  # questions by rule
    chosen: Counter[str] = field(default_factory=Counter)  # those with more than one answer
    answers: Counter[str] = field(default_factory=Counter)  # answers on offer, added up
    refused: Counter[str] = field(default_factory=Counter)  # questions at which it forbade things
    events: Counter[str] = field(default_factory=Counter)
    labels: dict[str, Label] = field(default_factory=dict)  # of all these


class Observer:
    """Looks at games, one after the other; what has always the same name is named only once."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._named: dict[str, Label] = {}

    def observe(self, state: State, actions: Iterable[Action]) -> Observed:
        """Look at a game from its first state to its end."""
        seen = Observed()
        seats = len(state.outcome().totals)
        pieces: list[set[str]] = [set() for _ in range(seats)]
        seen.openings = [""] * seats
        current = self._game.round_of(state)
        for action in actions:
            self._look_at_question(state, action, seen)
            for event in state.play(action):
                self._look_at_event(event, pieces, seen)
            before, current = current, self._game.round_of(state)
            if current != before:
                seen.rounds[before] = [*state.outcome().totals]
        seen.rounds[current] = [*state.outcome().totals]
        seen.pieces = [sorted(own) for own in pieces]
        self._look_at_end(state, seen)
        return seen

    def _look_at_question(self, state: State, action: Action, seen: Observed) -> None:
        top, seat = state.agenda[-1], state.to_act()
        if not isinstance(top, Question):
            return
        offers = len(state.legal_actions())
        seen.asked[top.rule] += 1
        seen.answers[top.rule] += offers
        seen.refused.update({refusal.rule for refusal in top.refusals(state) if refusal.rule})
        if offers == 1:
            return
        seen.chosen[top.rule] += 1
        if not seen.openings[seat]:
            seen.openings[seat] = action.text()
            key = f"opening{SEPARATOR}{action.text()}"
            self._name(key, seen, lambda: label_of_phrase(action.phrase()))

    def _look_at_event(self, event: Event, pieces: list[set[str]], seen: Observed) -> None:
        kind = kind_of(type(event))
        seen.events[kind] += 1
        example = f"event{SEPARATOR}{kind}"
        if example not in seen.labels:
            seen.labels[example] = label_of_phrase(event.phrase())
        seat = getattr(event, "seat", UNKNOWN)
        if seat < 0:
            return
        for one in fields(event):  # type: ignore[arg-type]  # every event is a dataclass
            noun = event.vocabulary().nouns[one.name]
            value = getattr(event, one.name)
            if isinstance(noun, PieceNoun) and noun.kind not in COORDINATES and value != UNKNOWN:
                group = SEPARATOR.join((kind, noun.kind))
                piece = SEPARATOR.join((group, noun.key(value)))
                pieces[seat].add(piece)
                self._name(piece, seen, partial(label_of_piece, self._game.info.id, noun, value))

    def _look_at_end(self, state: State, seen: Observed) -> None:
        outcome = state.outcome()
        seen.totals = [*outcome.totals]
        part = 1 / len(outcome.winners) if outcome.winners else 0.0
        seen.wins = [
            part if seat in outcome.winners else 0.0 for seat in range(len(outcome.sheets))
        ]
        for sheet in outcome.sheets:
            items: Counter[str] = Counter()
            for line in sheet.lines:
                items[line.item] += line.points
                key = f"item{SEPARATOR}{line.item}"
                self._name(key, seen, partial(label_of_item, line))
            seen.items.append(dict(items))

    def _name(self, key: str, seen: Observed, name: Callable[[], Label]) -> None:
        if key not in self._named:
            self._named[key] = name()
        seen.labels[key] = self._named[key]
