"""Housing: answers compared with the rules spelt out.

Here every holder is given to every type it may take, with every number of dogs.
"""

from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grotto.games.caverna.rules.housing import (
    ANY,
    FARM_ANIMALS,
    Herd,
    Holder,
    Stall,
    arrange,
    fits,
    most_of,
)

SHEEP = 0

Filled = tuple[int, ...]


def uses(holder: Holder, dogs: int) -> Iterator[tuple[int, int, int]]:
    """Yield the ways to use a holder: a type, how many of it, and the dogs it takes."""
    for animal in range(FARM_ANIMALS):
        if holder.only in (ANY, animal):
            yield animal, holder.room, 0
    if holder.watched:
        for watching in range(1, dogs + 1):
            yield SHEEP, watching + 1, watching


def fillings(holders: list[Holder], dogs: int) -> set[Filled]:
    """Return what the holders take when each is used in one way: by type, and the dogs left."""
    found: set[Filled] = {(0, 0, 0, 0, dogs)}
    for holder in holders:
        found = {
            (*(n + room * (t == animal) for t, n in enumerate(full[:-1])), full[-1] - watching)
            for full in found
            for animal, room, watching in uses(holder, full[-1])
        }
    return found


def is_within(animals: Herd, full: Filled) -> bool:
    return all(count <= room for count, room in zip(animals, full))


def housed(holders: list[Holder], dogs: int, animals: Herd) -> set[Herd]:
    """Return every part of a herd that can be housed."""
    found = fillings(holders, dogs)
    parts = product(*(range(count + 1) for count in animals))
    return {part for part in parts if any(is_within(part, full) for full in found)}


def greatest(parts: set[Herd]) -> set[Herd]:
    return {part for part in parts if sum(is_within(part, other) for other in parts) == 1}


def holders_of(cells: list[tuple[int, int, bool]]) -> list[Holder]:
    return [Holder(at, only, room, watched=dog) for at, (only, room, dog) in enumerate(cells)]


OPEN = st.tuples(st.just(ANY), st.sampled_from([0, 0, 1, 1, 2, 2, 4, 4, 8, 16]), st.booleans())
TYPED = st.tuples(st.integers(0, FARM_ANIMALS - 1), st.integers(1, 3), st.just(False))  # noqa: FBT003
BOARDS = st.lists(st.one_of(OPEN, OPEN, OPEN, TYPED), max_size=6).map(holders_of)
DOGS = st.integers(0, 4)
HERDS = st.tuples(*[st.integers(0, 9)] * FARM_ANIMALS)
SMALL_HERDS = st.tuples(*[st.integers(0, 5)] * FARM_ANIMALS)


@pytest.mark.rule("CAV-8.1", "CAV-8.2", "CAV-8.3")
@given(BOARDS, DOGS, HERDS)
@settings(max_examples=400, deadline=None)
def test_a_herd_fits_when_some_use_of_all_holders_has_room_for_it(
    board: list[Holder], dogs: int, animals: Herd
) -> None:
    expected = any(is_within(animals, full) for full in fillings(board, dogs))

    assert fits(board, dogs, animals) == expected


@pytest.mark.rule("CAV-8.4")
@given(BOARDS, DOGS, SMALL_HERDS)
@settings(max_examples=200, deadline=None)
def test_the_herds_to_choose_from_are_those_no_animal_can_be_added_to(
    board: list[Holder], dogs: int, animals: Herd
) -> None:
    kept = most_of(board, dogs, animals)

    assert sorted(kept) == sorted(greatest(housed(board, dogs, animals)))
    assert kept == sorted(kept, key=lambda part: (sum(part), part), reverse=True)


@pytest.mark.rule("CAV-8.2", "CAV-8.3")
@given(BOARDS, DOGS, HERDS)
@settings(max_examples=400, deadline=None)
def test_an_arrangement_houses_every_animal_and_breaks_no_rule(
    board: list[Holder], dogs: int, animals: Herd
) -> None:
    stalls = arrange(board, dogs, animals) or []

    assert counted(stalls) == (animals if fits(board, dogs, animals) else (0, 0, 0, 0))
    assert all(is_allowed(stall, board[stall.cell]) for stall in stalls)
    assert len({stall.cell for stall in stalls}) == len(stalls)
    assert sum(stall.dogs for stall in stalls) <= dogs


def counted(stalls: list[Stall]) -> Herd:
    """Return all the animals in the stalls."""
    kinds = range(FARM_ANIMALS)
    return tuple(sum(stall.count * (stall.animal == kind) for stall in stalls) for kind in kinds)


def is_allowed(stall: Stall, holder: Holder) -> bool:
    """Tell whether a holder takes the animals and dogs in a stall."""
    ways = uses(holder, stall.dogs)
    return stall.count > 0 and any(
        (animal, watching) == (stall.animal, stall.dogs) and stall.count <= room
        for animal, room, watching in ways
    )
