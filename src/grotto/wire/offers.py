"""What may be answered, as it travels: menus that say products as what they are.

Hundreds of answers often are a few pieces times a few cells. A menu is a tree of choices: one of
some alternatives, then one of the choices that follow. Read in its order it gives back every offer,
with notation, sentence and references; `offers_in` does that here, and the client does the same.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby, takewhile

from msgspec import Struct

from grotto.core.offer import Offer
from grotto.core.phrase import Phrase
from grotto.core.refs import Ref
from grotto.wire.texts import Text, TextArg, sent


class Reference(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A piece, a cell or a number that an offer is about; `part` says what it is in it."""

    part: str
    kind: str
    key: str = ""  # of a piece or a cell
    number: int | None = None  # a number, or a seat
    counts: dict[str, int] = {}  # of amounts: how many of each key


class Alternative(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing to choose: what it is, and its word in notation."""

    word: str = ""  # left out where it is the key, or the number
    key: str = ""
    number: int | None = None
    counts: dict[str, int] = {}
    said: TextArg | None = None  # in the sentence, where it is called like the part


class End(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What an answer is when nothing more is to be chosen."""

    kind: str = "answer"  # or anytime, or end
    cost: dict[str, int] = {}  # by good, with all discounts of who is asked
    also: list[Reference] = []  # what it is about besides what was chosen
    said: dict[str, TextArg] = {}  # what the sentence speaks of besides


class Choice(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One of several alternatives, then one of the choices that follow, or the end."""

    part: str
    kind: str
    of: list[Alternative]
    then: list["Choice"] = []
    end: End | None = None


class Menu(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Answers with the same verb and the same sentence."""

    verb: str
    message: str  # id of the sentence
    choices: list[Choice] = []
    end: End | None = None  # the verb alone is an answer


Path = tuple[tuple[Ref, ...], End]
"""What is chosen one after the other, and what comes of it."""


def menus_of(offers: Sequence[Offer]) -> list[Menu]:
    """Return the menus of some offers, in their order."""
    said = [(offer, offer.action.phrase()) for offer in offers]
    grouped = groupby(said, key=lambda one: (one[0].action.verb(), one[1].key))
    return [
        menu
        for (verb, message), group in grouped
        for menu in _menus(verb, message, [_path(offer, phrase) for offer, phrase in group])
    ]


def _path(offer: Offer, phrase: Phrase) -> Path:
    """Tell what notation names from what it does not; what nothing explains is said at the end."""
    chosen = tuple(ref for ref in offer.refs if ref.word)
    said = {ref.part: ref.said for ref in chosen if ref.said is not None}
    end = End(
        kind=offer.kind,
        cost=dict(offer.cost),
        also=[reference(ref) for ref in offer.refs if not ref.word],
        said={
            name: sent(arg)
            for name, arg in phrase.args.items()
            if name not in said or said[name] != arg
        },
    )
    return chosen, end


def _menus(verb: str, message: str, paths: list[Path]) -> Iterator[Menu]:
    for is_bare, group in groupby(paths, key=lambda path: not path[0]):
        if is_bare:
            yield from (Menu(verb=verb, message=message, end=end) for _, end in group)
        else:
            yield Menu(verb=verb, message=message, choices=_choices(list(group)))


def _choices(paths: list[Path]) -> list[Choice]:
    """Say what comes first, and gather neighbours that are followed by the same."""
    choices: list[Choice] = []
    for _, group in groupby(paths, key=lambda path: _name(path[0][0])):
        for choice in _one(list(group)):
            if choices and _goes_on_alike(choices[-1], choice):
                choices[-1].of.extend(choice.of)
            else:
                choices.append(choice)
    return choices


def _name(ref: Ref) -> tuple[str, str, str]:
    return ref.part, ref.kind, ref.word


def _one(paths: list[Path]) -> Iterator[Choice]:
    """Return the choices that begin with the same alternative; one, but for odd orders."""
    ref, of = paths[0][0][0], [_alternative(paths[0][0][0])]
    rests = [(chosen[1:], end) for chosen, end in paths]
    while rests:
        end = rests.pop(0)[1] if not rests[0][0] else None
        longer = list(takewhile(lambda rest: rest[0], rests))
        del rests[: len(longer)]
        yield Choice(part=ref.part, kind=ref.kind, of=of[:], then=_choices(longer), end=end)


def _goes_on_alike(one: Choice, other: Choice) -> bool:
    return (one.part, one.kind, one.end, one.then) == (
        other.part,
        other.kind,
        other.end,
        other.then,
    )


def _alternative(ref: Ref) -> Alternative:
    plain = ref.key or ("" if ref.number is None else str(ref.number))
    return Alternative(
        word="" if ref.word == plain else ref.word,
        key=ref.key,
        number=ref.number,
        counts=dict(ref.counts),
        said=None if ref.said is None else sent(ref.said),
    )


def reference(ref: Ref) -> Reference:
    """Return a reference as it travels."""
    return Reference(
        part=ref.part, kind=ref.kind, key=ref.key, number=ref.number, counts=dict(ref.counts)
    )


# ---- reading -------------------------------------------------------------------------------------


class Offered(Struct, frozen=True, kw_only=True):
    """One answer that was read from a menu."""

    action: str  # in notation: send this back
    text: Text
    kind: str
    refs: list[Reference]
    cost: dict[str, int]


def offers_in(menus: Sequence[Menu]) -> list[Offered]:
    """Read every answer from some menus, in their order."""
    return [offered for menu in menus for offered in _read(menu)]


def _read(menu: Menu) -> Iterator[Offered]:
    if menu.end is not None:
        yield _offered(menu, [], menu.end)
    for chosen, end in _walk(menu.choices):
        yield _offered(menu, chosen, end)


Chosen = list[tuple[Choice, Alternative]]


def _walk(choices: Sequence[Choice]) -> Iterator[tuple[Chosen, End]]:
    for choice in choices:
        for alternative in choice.of:
            if choice.end is not None:
                yield [(choice, alternative)], choice.end
            for chosen, end in _walk(choice.then):
                yield [(choice, alternative), *chosen], end


def _offered(menu: Menu, chosen: Chosen, end: End) -> Offered:
    said = {choice.part: one.said for choice, one in chosen if one.said is not None}
    return Offered(
        action=" ".join([menu.verb, *(_word(one) for _, one in chosen)]),
        text=Text(menu.message, {**said, **end.said}),
        kind=end.kind,
        refs=[*(_reference(choice, one) for choice, one in chosen), *end.also],
        cost=end.cost,
    )


def _word(one: Alternative) -> str:
    return one.word or one.key or str(one.number)


def _reference(choice: Choice, one: Alternative) -> Reference:
    return Reference(
        part=choice.part, kind=choice.kind, key=one.key, number=one.number, counts=one.counts
    )
