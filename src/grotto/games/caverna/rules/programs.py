"""How the parts of an action space are joined: *and/or*, *and then/or*, *either … or* [CAV-4.1].

The tree of a space is read once. What remains of it is a list of parts, a set of those open at
first, and for each part which others it opens and closes when it is done.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from grotto.games.caverna.rules.deeds import part_of
from grotto.games.caverna.rules.expeditions import ExpeditionPart
from grotto.games.caverna.rules.parts import Part
from grotto.games.caverna.spaces import (
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

    __slots__ = ("closes", "collect", "collects_last", "key", "opens", "parts", "start")

    def __init__(self, key: str) -> None:
        self.key = key
        self.parts: list[Part] = []
        self.opens: list[int] = []  # by part: others it opens,
        self.closes: list[int] = []  # and those it closes, itself among them
        self.start = 0  # parts open at first
        self.collect: Deed | None = None  # goods that are taken without asking,
        self.collects_last = False  # when all else is done


def read(key: str, effect: Effect, *, guest: bool) -> Program:
    """Read the tree of a space; the Guest room makes *and/or* of *either … or*."""
    program = Program(key)
    program.start = _read(program, effect, guest)
    return program


def _read(program: Program, effect: Effect, guest: bool) -> int:
    """Add the parts of a tree and return those that are open at first."""
    if isinstance(effect, Joined):
        return _read_joined(program, effect, guest)
    if effect.verb == COLLECT:
        program.collect = effect
        return 0
    program.parts.append(ExpeditionPart(effect) if effect.verb == EXPEDITION else part_of(effect))
    number = len(program.parts) - 1
    program.opens.append(0)
    program.closes.append(1 << number)
    return 1 << number


def _read_joined(program: Program, effect: Joined, guest: bool) -> int:
    if effect.words == THEN_OR and _is_collect(effect.parts[-1]):
        program.collects_last = True
    groups: list[int] = []  # all parts of each branch
    starts: list[int] = []
    for branch in effect.parts:
        before = len(program.parts)
        starts.append(_read(program, branch, guest))
        groups.append((1 << len(program.parts)) - (1 << before))
    return _join(program, effect.words, groups, starts, guest)


def _is_collect(effect: Effect) -> bool:
    return isinstance(effect, Deed) and effect.verb == COLLECT


def _join(program: Program, words: int, groups: list[int], starts: list[int], guest: bool) -> int:
    """Let parts open and close others as the words between the branches say."""
    if words == THEN:
        for number, group in enumerate(groups[:-1]):
            _let_open(program, group, starts[number + 1])
        return starts[0]
    for number, group in enumerate(groups):
        earlier = sum(groups[:number])
        if words == THEN_OR:
            _let_close(program, group, earlier)
        elif words == EITHER_OR and not guest:
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


def _programs(*, guest: bool) -> list[Program]:
    """Read all spaces; those that imitate offer nothing of their own."""
    suffix = "+guest_room" if guest else ""
    return [
        Program(row.key)
        if is_imitation(space)
        else read(row.key + suffix, row.effect, guest=guest)
        for space, row in enumerate(SPACES)
    ]


PROGRAMS: Final[list[Program]] = _programs(guest=False)
GUEST_PROGRAMS: Final[list[Program]] = _programs(guest=True)
"""By space: as it is, and as the Guest room lets it be."""
NEEDS_TILE_PROGRAM: Final[Program] = read("small_scale_drift_mining+tile", NEEDS_TILE, guest=False)
"""Small-scale drift mining, when its stone asks for a tile."""
