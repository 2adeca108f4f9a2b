"""Housing: whether farm animals find room on a home board, and where [CAV-8].

Only this module knows how animals share holders. It never looks at a player: it is told the
holders, the dogs and the herd. Two laws of the box make an exact answer quick:

- A holder for any type has room for 1, 2, 4, 8 or 16. As each of these divides the next, it is
  enough to go from the most room to the least, each time to the type that needs most: whoever
  would have had the holder can have smaller ones in exchange that make up the same room.
- k places with D dogs hold D + k sheep in all. So dogs watch on bare meadows, on as many as they
  can. Only where there is none may it pay to give up a place with room of its own, the least and
  no second one: that would bring one sheep more and cost room for at least one.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

FARM_ANIMALS: Final = 4
"""The types of farm animals: sheep, donkey, wild boar, cattle."""

ANY: Final = -1
"""Stands in `only` for a holder that takes one type, whichever it is."""

MOST_ROOM: Final = 16
"""The room of a large pasture with two stables."""

_NO_HOLDERS: Final = [0] * (MOST_ROOM + 1)
"""The count of holders for any type, by their room, on a board without any."""

_SHEEP: Final = 0
_LAST: Final = FARM_ANIMALS - 1

Herd = tuple[int, ...]
"""Farm animals by type."""

Needs = tuple[int, int, int, int]
"""Farm animals by type that need a holder for any type, or dogs."""


@final
@mypyc_attr(acyclic=True)
class Holder:
    """A place on a home board that houses animals of one type."""

    __slots__ = ("cell", "only", "room", "watched")

    def __init__(self, cell: int, only: int, room: int, *, watched: bool) -> None:
        assert only != ANY or (room <= MOST_ROOM and room & (room - 1) == 0)
        assert only == ANY or not watched
        self.cell: Final = cell  # where it is: the first cell of a large pasture
        self.only: Final = only  # the one type it takes, or `ANY`
        self.room: Final = room  # animals it holds without dogs; none on a bare meadow
        self.watched: Final = watched  # whether dogs may watch sheep there: meadows and pastures


@final
@mypyc_attr(acyclic=True)
class Stall:
    """Animals of one type in one holder, with the dogs that watch them there."""

    __slots__ = ("animal", "cell", "count", "dogs")

    def __init__(self, cell: int, animal: int, count: int, dogs: int) -> None:
        self.cell: Final = cell
        self.animal: Final = animal
        self.count: Final = count
        self.dogs: Final = dogs


@final
@mypyc_attr(acyclic=True)
class Capacity:
    """All that matters of a set of holders; it stays true as long as they do."""

    __slots__ = ("bare", "least", "own", "shared", "total")

    def __init__(
        self, own: list[int], shared: list[int], total: int, bare: int, least: int
    ) -> None:
        self.own = own  # room in holders of one certain type, by type
        self.shared = shared  # how many holders take any type, by their room
        self.total = total  # the room of all of these together
        self.bare = bare  # meadows without room of their own
        self.least = least  # the least room of the other watched places; 0 without any


def capacity_of(holders: list[Holder]) -> Capacity:
    """Return what a set of holders takes."""
    own, shared = [0, 0, 0, 0], _NO_HOLDERS.copy()
    total = bare = least = 0
    for holder in holders:
        room = holder.room
        if holder.only != ANY:
            own[holder.only] += room
        elif room == 0:
            bare += holder.watched
        else:
            shared[room] += 1
            total += room
            least = _lesser(least, holder)
    return Capacity(own, shared, total, bare, least)


def _lesser(least: int, holder: Holder) -> int:
    """Return the least room of watched places, now that there is one more holder."""
    if holder.watched and (least == 0 or holder.room < least):
        return holder.room
    return least


def fits(holders: list[Holder], dogs: int, herd: Herd) -> bool:
    """Tell whether a whole herd can be housed."""
    return houses(capacity_of(holders), dogs, herd)


def houses(capacity: Capacity, dogs: int, herd: Herd) -> bool:
    """Tell whether a whole herd can be housed in holders that are measured already."""
    own = capacity.own
    needs = (
        max(0, herd[0] - own[0]),
        max(0, herd[1] - own[1]),
        max(0, herd[2] - own[2]),
        max(0, herd[3] - own[3]),
    )
    return _has_room(capacity, dogs, needs)


def _has_room(capacity: Capacity, dogs: int, needs: Needs) -> bool:
    """Tell whether dogs and the holders for any type suffice for the animals that need them."""
    if dogs == 0 or needs[_SHEEP] == 0:
        return _shares(capacity, 0, needs)
    if capacity.bare:
        return _shares(capacity, 0, _watch(needs, dogs + min(dogs, capacity.bare)))
    if _shares(capacity, 0, needs):
        return True
    least = capacity.least
    return 0 < least <= dogs and _shares(capacity, least, _watch(needs, dogs + 1))


def _watch(needs: Needs, sheep: int) -> Needs:
    """Return who still needs room when dogs watch so many sheep."""
    return (max(0, needs[0] - sheep), needs[1], needs[2], needs[3])


def _shares(capacity: Capacity, lost: int, needs: Needs) -> bool:
    """Tell whether the holders for any type suffice, but for one whose room is lost to dogs."""
    need = needs[0] + needs[1] + needs[2] + needs[3]
    if need > capacity.total - lost:
        return False
    shared, room = capacity.shared, MOST_ROOM
    singles = shared[1] - (lost == 1)
    while room > 1 and need > singles:
        for _ in range(shared[room] - (lost == room)):
            needs = _lessen(needs, room)
        need = needs[0] + needs[1] + needs[2] + needs[3]
        room >>= 1
    return need <= singles


def _lessen(needs: Needs, room: int) -> Needs:
    """Give a holder to the type that needs most room, the first of equals."""
    sheep, donkeys, boars, cattle = needs
    most = max(max(sheep, donkeys), max(boars, cattle))  # noqa: PLW3301 (pairs compile well)
    rest = max(0, most - room)
    if sheep == most:
        return (rest, donkeys, boars, cattle)
    if donkeys == most:
        return (sheep, rest, boars, cattle)
    if boars == most:
        return (sheep, donkeys, rest, cattle)
    return (sheep, donkeys, boars, rest)


def most_of(holders: list[Holder], dogs: int, herd: Herd) -> list[Herd]:
    """Return every way to keep as many as possible of a herd, the largest total first.

    To none of these herds could one more animal be added from `herd`. Equal totals come with more
    animals of the earlier types first.
    """
    capacity = capacity_of(holders)
    if houses(capacity, dogs, herd):
        return [herd]
    needs = [max(0, count - own) for count, own in zip(herd, capacity.own, strict=True)]
    found: list[list[int]] = []
    _part_with(capacity, dogs, _worthwhile(capacity, dogs), needs.copy(), 0, found)
    kept = [_without(herd, needs, left) for left in found]
    return sorted(kept, key=sum, reverse=True)


def _worthwhile(capacity: Capacity, dogs: int) -> list[int]:
    """Return, by type, at which numbers of animals to stop, as bits: where they fill holders.

    To any other number one more animal can be added. Watched sheep may stop anywhere.
    """
    sums = 1
    for room, count in enumerate(capacity.shared):
        for _ in range(count):
            sums |= sums << room
    return [-1 if dogs else sums, sums, sums, sums]


def _without(herd: Herd, needs: list[int], left: list[int]) -> Herd:
    """Return the herd of which those in need are but those left."""
    return tuple([herd[animal] - needs[animal] + left[animal] for animal in range(FARM_ANIMALS)])


def _part_with(
    capacity: Capacity,
    dogs: int,
    stops: list[int],
    needs: list[int],
    animal: int,
    found: list[list[int]],
) -> None:
    """Part with more and more of a type till the rest fits, but first with later types."""
    full = needs[animal]
    while True:
        if animal < _LAST and _could_fit(capacity, dogs, needs, animal):
            _part_with(capacity, dogs, stops, needs, animal + 1, found)
        if needs[animal] == 0:
            break
        needs[animal] = _next_stop(stops[animal], needs[animal])
        if _has_room(capacity, dogs, (needs[0], needs[1], needs[2], needs[3])):
            _note(needs, found)
            break
    needs[animal] = full


def _next_stop(stops: int, count: int) -> int:
    """Return the next smaller number at which to stop; zero always is one."""
    count -= 1
    while not stops >> count & 1:
        count -= 1
    return count


def _could_fit(capacity: Capacity, dogs: int, needs: list[int], animal: int) -> bool:
    """Tell whether there is room at least without any animal of a later type."""
    donkeys = needs[1] if animal > 0 else 0
    boars = needs[2] if animal > 1 else 0
    return _has_room(capacity, dogs, (needs[0], donkeys, boars, 0))


def _note(needs: list[int], found: list[list[int]]) -> None:
    """Note a way to keep animals unless an earlier one keeps these and more.

    A later one never keeps more than an earlier one, since the earlier types shrink last.
    """
    for other in found:
        if _covers(other, needs):
            return
    found.append(needs.copy())


def _covers(most: list[int], needs: list[int]) -> bool:
    """Tell whether there is nothing in one herd that is not in the other."""
    for animal in range(FARM_ANIMALS):  # noqa: SIM110 (a generator is slow)
        if needs[animal] > most[animal]:
            return False
    return True


def arrange(holders: list[Holder], dogs: int, herd: Herd) -> list[Stall] | None:
    """Return an arrangement to draw; None if there is not enough room.

    Holders of one certain type are filled first, in the order given. Of the others those named last
    stay empty where possible, and dogs watch only where it cannot be helped.
    """
    if not fits(holders, dogs, herd):
        return None
    watching = 0 if fits(holders, 0, herd) else dogs
    used = _needed(holders, watching, herd)
    guarded = _guarded(used) if watching else []
    left = list(herd)
    stalls = _fill_own(used, left)
    stalls += _fill_guarded(guarded, watching, left)
    stalls += _fill_shared([holder for holder in used if holder not in guarded], left)
    return stalls


def arrangements(holders: list[Holder], dogs: int, herd: Herd) -> list[list[Stall]]:
    """Return arrangements that differ, the one of `arrange` first; none without enough room.

    Each of the holders for any type has its turn to be filled before the others.
    """
    own = [holder for holder in holders if holder.only != ANY]
    shared = [holder for holder in holders if holder.only == ANY]
    found: list[list[Stall]] = []
    for first in range(len(shared)):
        turned = shared[first:] + shared[:first]
        for order in (turned, turned[::-1]):
            stalls = arrange(own + order, dogs, herd)
            if stalls is not None and not any(_is_same(stalls, other) for other in found):
                found.append(stalls)
    return found


def _is_same(stalls: list[Stall], others: list[Stall]) -> bool:
    return sorted(map(_numbers, stalls)) == sorted(map(_numbers, others))


def _numbers(stall: Stall) -> list[int]:
    return [stall.cell, stall.animal, stall.count, stall.dogs]


def _needed(holders: list[Holder], dogs: int, herd: Herd) -> list[Holder]:
    """Leave out holders for any type, from the last one on, as long as the herd still fits."""
    used = holders
    for index in range(len(holders) - 1, -1, -1):
        fewer = used[:index] + used[index + 1 :]
        if holders[index].only == ANY and fits(fewer, dogs, herd):
            used = fewer
    return used


def _guarded(holders: list[Holder]) -> list[Holder]:
    """Return where dogs watch: on all bare meadows, else at the watched place with least room."""
    places = [holder for holder in holders if holder.watched]
    least = min([holder.room for holder in places])
    guarded = [holder for holder in places if holder.room == least]
    return guarded if least == 0 else guarded[:1]


def _fill_own(holders: list[Holder], left: list[int]) -> list[Stall]:
    """Fill the holders of one certain type, and count the animals off."""
    stalls = []
    for holder in holders:
        animal = holder.only
        count = min(holder.room, left[animal]) if animal != ANY else 0
        if count:
            left[animal] -= count
            stalls.append(Stall(holder.cell, animal, count, 0))
    return stalls


def _fill_guarded(holders: list[Holder], dogs: int, left: list[int]) -> list[Stall]:
    """Let one dog watch two sheep at each place, and all other dogs watch at the first."""
    stalls = []
    here = dogs + 1 - len(holders)
    for holder in holders:
        count = min(here + 1, left[_SHEEP])
        left[_SHEEP] -= count
        stalls.append(Stall(holder.cell, _SHEEP, count, max(1, count - 1)))
        here = 1
    return stalls


def _fill_shared(holders: list[Holder], left: list[int]) -> list[Stall]:
    """Fill the holders for any type as `_shares` does: the most room for the greatest need."""
    stalls = []
    for holder in sorted(holders, key=_room_of, reverse=True):
        animal = left.index(max(left))
        count = min(holder.room, left[animal]) if holder.only == ANY else 0
        if count:
            left[animal] -= count
            stalls.append(Stall(holder.cell, animal, count, 0))
    return stalls


def _room_of(holder: Holder) -> int:
    return holder.room
