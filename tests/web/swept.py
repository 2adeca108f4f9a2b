"""What a sweep has seen: kinds of questions, presses, and what went wrong; it is kept for later."""

import sys
from collections import Counter
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Final

import msgspec

from tests.web.sweepers import FED, HANDS, Sweeper
from tests.web.watching import kinds_of

TURN: Final = "turn without conversions"
MOST: Final = {"twin tile": 2, "furnishing": 2, "walk": 2, FED: 1, TURN: 5}
"""So many presses it may take."""
OF_GAME: Final = {name: "lost_mines" if name == "walk" else "caverna" for name in MOST}

KEPT: Final = Path(__file__).parents[2] / "build" / "web-sweep.json"
"""Where is written down what was seen so far."""


class Seen(msgspec.Struct):
    """What was seen in one part of a sweep: a whole game, or a single question."""

    name: str
    game: str
    by: str
    kinds: list[str]
    counted: list[str]
    faults: list[str]


def too_many(presses: Mapping[str, Counter[int]], turns: Counter[int]) -> list[str]:
    """List what took more presses than it may."""
    counted = {**presses, TURN: turns}
    return [
        f"{name}: {dict(sorted(counted[name].items()))}, at most {most}"
        for name, most in MOST.items()
        if counted.get(name) and max(counted[name]) > most
    ]


def told_of(sweeper: Sweeper) -> list[str]:
    """Tell what happened in a part, line by line."""
    watch = sweeper.watch
    seen = f"{watch.frames} frames, {watch.answers} answers of HTTP and {watch.pages} pages"
    lines = [f"{sweeper.answers} answers; {seen} compared with the truth"]
    for what, counts in sorted(sweeper.presses.items()):
        lines.append(f"{what}: {dict(sorted(counts.items()))}")
    if sweeper.turns:
        lines.append(f"{TURN}: {dict(sorted(sweeper.turns.items()))}")
    if sweeper.listed:
        lines.append(f"only in the list: {dict(sweeper.listed)}")
    broken = Counter(sweeper.broken).most_common(8)
    return lines + [f"BROKEN {count}x {text}" for text, count in broken]


def faults_of(sweeper: Sweeper, *, is_whole: bool) -> list[str]:
    """List what must not have happened in a part; a whole game has to come to its end."""
    faults = [f"{count}x {leak}" for leak, count in Counter(sweeper.watch.leaks).most_common(8)]
    faults += too_many(sweeper.presses, sweeper.turns)
    faults += [f"axe: {found}" for found in sweeper.serious]
    faults += [text for text in sweeper.broken if "STOPPED" in text]
    if is_whole and not sweeper.at_the_end:
        faults.append("the game did not come to its end")
    return faults


class Sum:
    """What has been seen in all parts so far."""

    def __init__(self, parts: Collection[Seen] = ()) -> None:
        self.parts = list(parts)

    @classmethod
    def kept(cls) -> "Sum":
        """Return what was seen before, without parts in which something went wrong."""
        if not KEPT.is_file():
            return cls()
        parts = msgspec.json.decode(KEPT.read_bytes(), type=list[Seen])
        return cls([part for part in parts if not part.faults])

    def keep(self) -> None:
        """Write down what was seen."""
        KEPT.parent.mkdir(exist_ok=True)
        KEPT.write_bytes(msgspec.json.encode(self.parts))

    def has(self, name: str) -> bool:
        """Whether a part was played already."""
        return any(part.name == name for part in self.parts)

    def add(self, name: str, game: str, by: str, sweeper: Sweeper, *, is_whole: bool) -> None:
        """Note a part, and say what happened in it."""
        faults = faults_of(sweeper, is_whole=is_whole)
        counted = [what for what in sweeper.presses if what in MOST]
        counted += [TURN] if sweeper.turns else []
        kinds = sorted(sweeper.watch.kinds)
        self.parts.append(Seen(name, game, by, kinds, counted, faults))
        for line in [*told_of(sweeper), *(f"FAULT {fault}" for fault in faults)]:
            sys.stdout.write(f"   {line}\n")
        sys.stdout.flush()

    @property
    def faults(self) -> list[str]:
        """What went wrong, with where it did."""
        return [f"{part.name}: {fault}" for part in self.parts for fault in part.faults]

    def table(self, games: Collection[str]) -> list[str]:
        """Count in how many parts each kind of question was asked, by hands."""
        lines = []
        for game in games:
            lines.append(f"{game:24}" + "".join(f"{by:>8}" for by in HANDS))
            for kind in sorted(kinds_of(game)):
                counts = [self._asked(game, kind, by) for by in HANDS]
                never = "" if all(counts) else "   never" if not any(counts) else "   not by all"
                lines.append(f"  {kind:22}" + "".join(f"{count:>8}" for count in counts) + never)
        return lines

    def _asked(self, game: str, kind: str, by: str) -> int:
        return sum(
            part.game == game and part.by == by and kind in part.kinds for part in self.parts
        )

    def missing(self, games: Collection[str], *, turns: bool = True) -> list[str]:
        """List what should have been seen in some games, and was not; `turns` were played whole."""
        seen = {(part.game, kind) for part in self.parts for kind in part.kinds}
        counted = {what for part in self.parts for what in part.counted}
        asked = [
            f"{game}: {kind} was never asked"
            for game in games
            for kind in sorted(kinds_of(game))
            if (game, kind) not in seen
        ]
        return asked + [
            f"{what}: presses were never counted"
            for what, game in OF_GAME.items()
            if game in games and what not in counted and (turns or what != TURN)
        ]
