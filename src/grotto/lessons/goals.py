"""Goals: whether what happened, and what is seen now, is what a lesson wants."""

from collections.abc import Iterable, Mapping, Sequence

from grotto.core.event import Event
from grotto.core.offer import Offer
from grotto.core.outcome import Outcome
from grotto.lessons.errors import BrokenLesson
from grotto.lessons.lesson import Condition, Happened, Measure, Pointer, Shows

NOT_THERE = object()
"""What a path leads to that leads nowhere."""


def are_met(
    conditions: Iterable[Condition], events: Sequence[Event], view: Mapping[str, object]
) -> bool:
    """Tell whether all conditions hold: of what happened, and of what the learner sees."""
    return all(_is_met(condition, events, view) for condition in conditions)


def _is_met(condition: Condition, events: Sequence[Event], view: Mapping[str, object]) -> bool:
    if isinstance(condition, Happened):
        return any(_fits(condition, event.plain()) for event in events)
    return _holds(condition, found_at(view, condition.path))


def _fits(wanted: Happened, event: Mapping[str, object]) -> bool:
    return event["kind"] == wanted.kind and all(
        event.get(name, NOT_THERE) == value for name, value in wanted.fields.items()
    )


def _holds(wanted: Shows, value: object) -> bool:
    if value is NOT_THERE:
        return False
    if wanted.exactly is not None:
        return value == wanted.exactly
    if not isinstance(value, int):
        return False
    return (wanted.least is None or value >= wanted.least) and (
        wanted.most is None or value <= wanted.most
    )


def measured(measure: Measure, view: Mapping[str, object], outcome: Outcome, learner: int) -> int:
    """Return what a learner has reached.

    Raises:
        BrokenLesson: when the view has no such number.
    """
    if not measure.path:
        return outcome.totals[learner]
    found = found_at(view, measure.path)
    if not isinstance(found, int):
        raise BrokenLesson(".".join(measure.path), "the view has no such number")
    return found


def found_at(view: object, path: Sequence[str]) -> object:
    """Return what a path leads to; a list ends with `count`, which is how long it is."""
    for name in path:
        if isinstance(view, Mapping):
            view = view.get(name, NOT_THERE)
        elif isinstance(view, list):
            view = _in_list(view, name)
        else:
            return NOT_THERE
    return view


def _in_list(values: list[object], name: str) -> object:
    if name == "count":
        return len(values)
    return values[int(name)] if name.isdecimal() and int(name) < len(values) else NOT_THERE


def pointed_at(pointer: Pointer, offers: Iterable[Offer]) -> list[Offer]:
    """Return the answers that a pointer means."""
    return [offer for offer in offers if pointer.verb and _is_meant(pointer, offer)]


def _is_meant(pointer: Pointer, offer: Offer) -> bool:
    if offer.action.verb() != pointer.verb:
        return False
    return all(_names(offer, part, value) for part, value in pointer.about.items())


def _names(offer: Offer, part: str, value: str | int | bool) -> bool:  # noqa: FBT001
    """Tell whether a part of an answer is this piece, this number, or written like this."""
    return any(ref.part == part and value in (ref.key, ref.number, ref.word) for ref in offer.refs)


def exists(pointer: Pointer, offers: Iterable[Offer], view: Mapping[str, object]) -> bool:
    """Tell whether there is something at which a pointer points."""
    if pointer.path:
        return found_at(view, pointer.path) is not NOT_THERE
    return bool(pointed_at(pointer, offers))
