"""Twins of tables: the same table in a world that one viewer cannot tell from the true one.

Secrets are dealt anew, in the state and in what has happened so far; the seed is another one. What
the server makes of a twin for that viewer must be, byte for byte, what it has sent.
"""

from collections import Counter
from collections.abc import Iterator
from copy import copy
from dataclasses import fields
from itertools import takewhile
from typing import Any

import msgspec
from msgspec.structs import replace

from grotto.core.action import Action
from grotto.core.event import Event
from grotto.core.game import Game
from grotto.core.luck import question_to_chance
from grotto.core.seats import CHANCE
from grotto.core.state import State
from grotto.core.stream import Stream
from grotto.games.lost_mines import events as lost_mines
from grotto.games.lost_mines.round_events import DwarfDealt
from grotto.games.stone_age import events as stone_age
from grotto.play.dealer import Dealer
from grotto.play.history import Checkpoints, Played, Source
from grotto.play.referee import forced_answer
from grotto.play.table import Table
from grotto.server.tables.frames import frame_for
from grotto.server.tables.room import Room
from grotto.wire.frames import Frame

OTHER_SEED = "of another world"
HIDDEN: dict[type[Event], str] = {
    DwarfDealt: "role",
    lost_mines.CardDrawn: "card",
    lost_mines.CardLost: "card",
    lost_mines.Discarded: "cards",
    lost_mines.DwarfPeeked: "role",
    lost_mines.MinePeeked: "mine",
    lost_mines.TreasurePeeked: "treasure",
    stone_age.CardDrawn: "card",
}
"""What only the seat of an event may know of it, said once more than in the games themselves."""

WORLDS = 4  # that are dealt for a move before we take the true one
OTHERS = 6  # other answers that are tried in each


class Past:
    """A game as it happened, and as it could have happened for all that one viewer knows."""

    def __init__(self, game: Game[Any], first: State, viewer: int, luck: int) -> None:
        self.game = game
        self.viewer = viewer
        self.history: list[Played] = []
        self.count: Counter[str] = Counter()  # of moves, by how they are in the twin
        self._true: list[Played] = []
        self._states = [first]
        self._stream = Stream(luck)

    def follow(self, history: list[Played]) -> None:
        """Let happen what has happened since, and forget what was taken back."""
        same = _common(self._true, history)
        del self._true[same:], self.history[same:], self._states[same + 1 :]
        for played in history[same:]:
            after = self._states[-1].copy()
            after.play(played.action)
            twin = self._twin_of(self._states[-1], after, played)
            self.count[_likeness(twin, played)] += 1
            self.history.append(twin)
            self._true.append(played)
            self._states.append(after)

    def _twin_of(self, before: State, true: State, played: Played) -> Played:
        seen = self.game.view(true, self.viewer)
        for _ in range(WORLDS):
            world = self.game.worlds(before, self.viewer, self._stream)
            for action in self._answers(world, played.action):
                after = world.copy()
                events = tuple(after.play(action))
                if self.game.view(after, self.viewer) == seen and self._alike(played, events):
                    return self._played(world, action, events)
        return played

    def _alike(self, played: Played, events: tuple[Event, ...]) -> bool:
        """Tell whether the same has happened, but for what the viewer may not know."""
        return [masked(one, self.viewer) for one in played.events] == [
            masked(one, self.viewer) for one in events
        ]

    def _answers(self, world: State, true: Action) -> Iterator[Action]:
        """What could have been answered in a world: others first, then the true answer."""
        if world.to_act() == CHANCE:
            for _ in range(OTHERS):
                yield self.game.deal(world, self._stream)
            return
        offers = {offer.text(): offer for offer in world.legal_actions()}
        same = offers.pop(true.text(), None)
        alike = [
            offer for text, offer in offers.items() if text.split()[0] == true.text().split()[0]
        ]
        for _ in range(min(OTHERS, len(alike)) if world.to_act() != self.viewer else 0):
            yield alike[self._stream.below(len(alike))]
        if same is not None:
            yield same

    def _played(self, world: State, action: Action, events: tuple[Event, ...]) -> Played:
        seat = world.to_act()
        forced = forced_answer(world) is not None
        source = Source.CHANCE if seat == CHANCE else Source.REFEREE if forced else Source.CHOICE
        question = question_to_chance(world) if seat == CHANCE else ""
        barrier = self.game.is_barrier(world, action)
        return Played(seat, action, source, events, barrier, question)

    def before(self, number: int) -> State:
        """Return a state before a move; whose turn it was, all may know."""
        world: State = self.game.worlds(self._states[number], self.viewer, self._stream)
        return world

    def now(self) -> State:
        """Return a state that the viewer cannot tell from the true one."""
        world: State = self.game.worlds(self._states[-1], self.viewer, self._stream)
        return world


def facts_of(event: Event) -> dict[str, Any]:
    """Return the fields of an event; compiled ones have no `__dict__`."""
    told: Any = event  # every event of a game is a dataclass
    return {field.name: getattr(told, field.name) for field in fields(told)}


def masked(event: Event, viewer: int) -> tuple[str, tuple[tuple[str, object], ...]]:
    """Return what a viewer may know of an event; of hidden cards it is how many they are."""
    kind, facts = type(event), facts_of(event)
    if kind in HIDDEN and facts["seat"] != viewer:
        secret = facts.pop(HIDDEN[kind])
        facts["how many"] = len(secret) if isinstance(secret, tuple) else 1
    return kind.__name__, tuple(facts.items())


def _common(one: list[Played], other: list[Played]) -> int:
    """Return how many moves two histories begin with in common."""
    pairs = zip(one, other, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1], pairs))


def _likeness(twin: Played, played: Played) -> str:
    if twin is played:
        return "no twin"
    return "same answer" if twin.action.text() == played.action.text() else "other answer"


def twin_table(table: Table, past: Past) -> Table:
    """Return a table with another past and other secrets."""
    twin = copy(table)
    twin.history = past.history[:]
    twin.dealer = Dealer(OTHER_SEED)
    twin._state = past.now()
    twin._fingerprints = {}
    twin._undone = [taken[:] for taken in table._undone]
    twin._checkpoints = Checkpoints()
    for number, played in enumerate(past.history):
        if played.source is Source.CHOICE:
            twin._checkpoints.add(number, played.seat, past.before(number))
    return twin


def twin_room(room: Room, past: Past) -> Room:
    """Return a room at which that table stands."""
    assert room.game is not None
    twin = copy(room)
    twin.spec = replace(room.spec, seed=OTHER_SEED)
    twin.game = twin_table(room.game, past)
    twin.ledger = copy(room.ledger)
    twin.ledger.moves = [
        replace(made, text=played.action.text())
        for made, played in zip(room.ledger.moves, past.history, strict=True)
    ]
    return twin


def promised(frame: Frame, room: Room) -> Frame:
    """Return the frame of a twin with what was promised of the true seed, which all may know."""
    return replace(frame, table=replace(frame.table, commitment=room.spec.commitment))


def twin_frame(room: Room, past: Past, person: str | None, since: int) -> dict[str, Any]:
    """Return what a viewer is sent in the other world."""
    frame = frame_for(twin_room(room, past), person, past.viewer, since)
    written: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(promised(frame, room)))
    return written
