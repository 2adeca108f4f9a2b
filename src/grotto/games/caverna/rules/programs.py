"""How the parts of an action space are joined: *and/or*, *and then/or*, *either … or* [CAV-4.1].

The tree of a space is read once. What remains of it is a list of parts, a set of those open at
first, and for each part which others it opens and closes when it is done.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from grotto.core.bags import members
from grotto.games.caverna.rules.deeds import part_of
from grotto.games.caverna.rules.expeditions import ExpeditionPart
from grotto.games.caverna.rules.parts import Part
from grotto.games.caverna.spaces import (
    AND_OR,
    COLLECT,
    EITHER_OR,
    EXPEDITION,
    IMITATE,
    NEEDS_TILE,
    SPACES,
    THEN,
    THEN_OR,
    Deed,
    Effect,
    Joined,
)


@final
@mypyc_attr(acyclic=True)
class Program:
    """What an action space offers, ready to be carried out. Sets of parts are bits."""

    __slots__ = (
        "closes",
        "collect",
        "collects_last",
        "first_parts",
        "key",
        "opens",
        "parts",
        "start",
    )

    def __init__(self, key: str) -> None:
        self.key = key
        self.parts: list[Part] = []
        self.opens: list[int] = []  # by part: others it opens,
        self.closes: list[int] = []  # and those it closes, itself among them
        self.start = 0  # parts open at first,
        self.first_parts: list[Part] = []  # and the same once more, to go through quickly
        self.collect: Deed | None = None  # goods that are taken without asking,
        self.collects_last = False  # when all else is done


def read(key: str, effect: Effect) -> Program:
    """Read the tree of a space."""
    program = Program(key)
    program.start = _read(program, effect)
    program.first_parts = [program.parts[part] for part in members(program.start)]
    return program


def as_guest(effect: Effect) -> Effect:
    """The Guest room makes *and/or* of *either … or*."""
    if isinstance(effect, Deed):
        return effect
    words = AND_OR if effect.words == EITHER_OR else effect.words
    return Joined(words, tuple(as_guest(part) for part in effect.parts))


def _read(program: Program, effect: Effect) -> int:
    """Add the parts of a tree and return those that are open at first."""
    if isinstance(effect, Joined):
        return _read_joined(program, effect)
    if effect.verb == COLLECT:
        program.collect = effect
        return 0
    program.parts.append(ExpeditionPart(effect) if effect.verb == EXPEDITION else part_of(effect))
    number = len(program.parts) - 1
    program.opens.append(0)
    program.closes.append(1 << number)
    return 1 << number


def _read_joined(program: Program, effect: Joined) -> int:
    if effect.words == THEN_OR and _is_collect(effect.parts[-1]):
        program.collects_last = True
    groups: list[int] = []  # all parts of each branch
    starts: list[int] = []
    for branch in effect.parts:
        before = len(program.parts)
        starts.append(_read(program, branch))
        groups.append((1 << len(program.parts)) - (1 << before))
    return _join(program, effect.words, groups, starts)


def _is_collect(effect: Effect) -> bool:
    return isinstance(effect, Deed) and effect.verb == COLLECT


def _join(program: Program, words: int, groups: list[int], starts: list[int]) -> int:
    """Let parts open and close others as the words between the branches say."""
    if words == THEN:
        for number, group in enumerate(groups[:-1]):
            _let_open(program, group, starts[number + 1])
        return starts[0]
    for number, group in enumerate(groups):
        earlier = sum(groups[:number])
        if words == THEN_OR:
            _let_close(program, group, earlier)
        elif words == EITHER_OR:
            _let_close(program, group, earlier + sum(groups[number + 1 :]))
    return sum(starts)


def _let_open(program: Program, group: int, opened: int) -> None:
    for part in range(len(program.parts)):
        if group >> part & 1:
            program.opens[part] |= opened


def _let_close(program: Program, group: int, closed: int) -> None:
    for part in range(len(program.parts)):
        if group >> part & 1:
            program.closes[part] |= closed


def is_imitation(space: int) -> bool:
    """Tell whether a space only imitates others."""
    effect = SPACES[space].effect
    return isinstance(effect, Deed) and effect.verb == IMITATE


def _program(space: int, effect: Effect, suffix: str) -> Program:
    """Read a space; one that imitates offers nothing of its own."""
    key = SPACES[space].key + suffix
    return Program(key) if is_imitation(space) else read(key, effect)


PROGRAMS: Final[list[Program]] = [
    _program(space, row.effect, "") for space, row in enumerate(SPACES)
]
GUEST_PROGRAMS: Final[list[Program]] = [
    _program(space, as_guest(row.effect), "+guest_room") for space, row in enumerate(SPACES)
]
"""By space: as it is, and as the Guest room lets it be."""
NEEDS_TILE_PROGRAM: Final[Program] = read("small_scale_drift_mining+tile", NEEDS_TILE)
"""Small-scale drift mining, when its stone asks for a tile."""
