"""Patches: what makes one JSON value into another, where most of it stays the same.

A patch is one of four things:

- `[value]`: it is another value now;
- `{"name": patch, …}`: some members of an object change, or some items of a list by number;
  a member that is gone has the patch `null`;
- `[first, last, items]`: in a list, the items from `first` up to `last` have become others.

Whoever applies the patch holds exactly the new value, with members in the same order. What stands
at one place is always of one type: nothing that was 1 becomes true.

>>> patch = difference({"gold": 1, "hand": [3, 5]}, {"gold": 2, "hand": [3, 4, 5]})
>>> patch
{'gold': [2], 'hand': [1, 1, [4]]}
>>> patched({"gold": 1, "hand": [3, 5]}, patch)
{'gold': 2, 'hand': [3, 4, 5]}
"""

from typing import Any, Final

Patch = dict[str, Any] | list[Any]

_WHOLE: Final = 1
"""The length of a patch that says the whole value."""


def difference(old: Any, new: Any) -> Patch:  # noqa: ANN401 (any JSON)
    """Return what makes `old` into `new`; an empty object when they are the same."""
    if type(old) is not type(new):
        return [new]
    if old == new:  # by far the most often, and soon found out
        return {}
    if isinstance(new, dict):
        return _of_members(old, new)
    return _of_items(old, new) if isinstance(new, list) else [new]


def _of_members(old: dict[str, Any], new: dict[str, Any]) -> Patch:
    """Change, remove and append members; where that would mix up their order, say all of them."""
    names = list(new)
    kept = [name for name in old if name in new]
    if names[: len(kept)] != kept:
        return [new]
    patch: dict[str, Any] = {name: None for name in old if name not in new}
    for name in kept:
        if changes := difference(old[name], new[name]):
            patch[name] = changes
    for name in names[len(kept) :]:
        patch[name] = [new[name]]
    return patch


def _of_items(old: list[Any], new: list[Any]) -> Patch:
    if len(old) == len(new):
        pairs = enumerate(zip(old, new, strict=True))
        return {str(number): difference(was, now) for number, (was, now) in pairs if was != now}
    first = _alike(old, new)
    end = _alike(old[first:][::-1], new[first:][::-1])
    return [first, len(old) - end, new[first : len(new) - end]]


def _alike(old: list[Any], new: list[Any]) -> int:
    """Return how many items are the same from the beginning."""
    number = 0
    for one, other in zip(old, new, strict=False):
        if one != other:
            break
        number += 1
    return number


def patched(old: Any, patch: Patch) -> Any:  # noqa: ANN401 (any JSON)
    """Return what `old` becomes; it stays as it is itself."""
    if isinstance(patch, list):
        return patch[0] if len(patch) == _WHOLE else _spliced(old, patch)
    if isinstance(old, list):
        items = old[:]
        for number, changes in patch.items():
            items[int(number)] = patched(items[int(number)], changes)
        return items
    members = {**old}
    for name, changes in patch.items():
        if changes is None:
            del members[name]
        else:
            members[name] = patched(members.get(name), changes)
    return members


def _spliced(old: list[Any], patch: list[Any]) -> list[Any]:
    first, last, items = patch
    return [*old[:first], *items, *old[last:]]
