"""Pebbles: a game for tests, in packages; a pebble is worth what its rules version says.

Whoever is asked takes one to three pebbles from the heap, until none is left. Before that everybody
has looked at a colour of their own, which nobody else sees.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from grotto import packages
from grotto.games import GAMES
from grotto.i18n import texts as i18n
from grotto.i18n.texts import LANGUAGES

GAME = "pebbles"
HEAP = 12

SOURCE = """
from dataclasses import dataclass

from grotto.core.action import Action
from grotto.core.asked import Asked
from grotto.core.decision import Question
from grotto.core.event import Event
from grotto.core.game import Game, GameInfo
from grotto.core.nouns import NUMBER
from grotto.core.outcome import Line, Outcome, Sheet
from grotto.core.phrase import Phrase
from grotto.core.saying import Vocabulary
from grotto.core.seats import SPECTATOR
from grotto.core.state import State, question_of

WORTH = {worth}
WORDS = Vocabulary("pebbles", {{"count": NUMBER, "colour": NUMBER}})


class Take(Action):
    def __init__(self, count):
        self.count = count

    def text(self):
        return f"take {{self.count}}"

    def phrase(self):
        return Phrase("pebbles-take", {{"count": self.count}})


TAKES = [Take(count) for count in (1, 2, 3)]


@dataclass(frozen=True)
class TakeAsked(Asked):
    seat: int

    def vocabulary(self):
        return WORDS


@dataclass(frozen=True)
class Taken(Event):
    seat: int
    count: int
    colour: int

    def vocabulary(self):
        return WORDS


class Turn(Question):
    def text(self):
        return f"turn {{self.seat}}"

    def asked(self, state):
        return TakeAsked(self.seat)

    def begins_turn(self, state):
        return True

    def options(self, state):
        return TAKES[: state.heap]

    def resolve(self, state, action):
        state.heap -= action.count
        state.points[self.seat] += worth_of(action.count)
        state.tell(Taken, self.seat, action.count, state.colours[self.seat])
        if state.heap:
            state.agenda.append(Turn((self.seat + 1) % len(state.points)))


def worth_of(count):
    return count * WORTH


class PebblesState(State):
    def __init__(self, agenda, heap, points, colours):
        super().__init__(agenda)
        self.heap, self.points, self.colours = heap, points, colours

    def copy(self):
        return PebblesState(self.agenda[:], self.heap, self.points[:], self.colours)

    def outcome(self):
        return Outcome(
            tuple(Sheet((Line("pebbles", p, Phrase("pebbles-line")),)) for p in self.points)
        )

    def dump(self):
        return {{
            "heap": self.heap,
            "points": self.points[:],
            "colours": list(self.colours),
            "agenda": [entry.text() for entry in self.agenda],
        }}

    def key(self):
        return (self.heap, tuple(self.points), tuple(entry.text() for entry in self.agenda))


class Pebbles(Game):
    info = GameInfo("pebbles", (1, 2, 3), {rules}, ())

    def set_up(self, seats, options):
        return PebblesState([Turn(0)], 12, [0] * seats, tuple(range(7, 7 + seats)))

    def parse(self, text):
        return Take(int(text.removeprefix("take ")))

    def view(self, state, viewer):
        return {{
            "question": question_of(state),
            "heap": state.heap,
            "players": [
                {{"points": points, "colour": state.colours[seat] if seat == viewer else 0}}
                for seat, points in enumerate(state.points)
            ],
        }}

    def worlds(self, state, viewer, stream):
        return state.copy()

    def seen_by(self, event, viewer):
        return event if event.seat == viewer else Taken(event.seat, event.count, 0)

    def round_of(self, state):
        return 1 + (12 - state.heap) // 6

    def violations(self, state):
        return []


GAME = Pebbles()
"""

TEXTS = """
pebbles-name = Pebbles
pebbles-about = Take pebbles.
pebbles-take = Take { $count }
pebbles-line = Pebbles
pebbles-ask-take = How many?
pebbles-event-taken = { $seat } takes { $count } ({ $colour }).
"""


def install(folder: Path, name: str, group: str, entry: str, rules: int, worth: int) -> None:
    """Write a package as pip would have installed it."""
    files = {
        "__init__.py": "",
        "game.py": SOURCE.format(rules=rules, worth=worth),
        **{f"texts/{language}.ftl": TEXTS for language in LANGUAGES},
        **{f"rulebook/{language}.md": "# Pebbles\n" for language in LANGUAGES},
    }
    for path, text in files.items():
        file = folder / name / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    about = folder / f"{name}-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (about / "entry_points.txt").write_text(f"[{group}]\n{entry} = {name}.game:GAME\n")


class Box:
    """A folder of packages, in which tests put pebbles of some rules."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._folder = folder
        self._monkeypatch = monkeypatch
        self._count = 0

    def hold(self, newest: int, *former: int) -> None:
        """Let these rules be installed, and no others; rules n make a pebble worth n."""
        self._count += 1
        folder = self._folder / str(self._count)
        folder.mkdir()
        if newest:
            install(folder, f"pebbles_now{self._count}", packages.GROUP, GAME, newest, newest)
        for rules in former:
            name = f"pebbles_{rules}_of{self._count}"
            install(folder, name, packages.FORMER, f"{GAME}_{rules}", rules, rules)
        self._monkeypatch.undo()
        self._monkeypatch.syspath_prepend(folder)
        forget()


def loaded() -> list[str]:
    """The modules of pebbles that somebody has imported."""
    return [name for name in sys.modules if name.startswith("pebbles_") and name.endswith(".game")]


def forget() -> None:
    """Let everything that was found be looked for again."""
    for kept in (
        packages.announced,
        packages.former,
        packages.part_of,
        i18n._read_bundle,
        i18n._with_packages,
    ):
        kept.cache_clear()
    packages._IN_USE.clear()
    GAMES._former.clear()
    GAMES.__dict__.pop("_looked_through", None)
    for module in [name for name in sys.modules if name.startswith("pebbles_")]:
        del sys.modules[module]


@contextmanager
def boxes(folder: Path) -> Iterator[Box]:
    """Lend a box; afterwards nothing of it is left."""
    with pytest.MonkeyPatch.context() as patch:
        yield Box(folder, patch)
    forget()
