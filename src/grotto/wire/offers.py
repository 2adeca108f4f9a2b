"""What may be answered, as it travels: menus that say products as what they are.

Hundreds of answers often are a few pieces times a few cells. A menu is a tree of choices: one of
some alternatives, then one of the choices that follow. Read in its order it gives back every offer,
with notation, sentence and references; `offers_in` does that here, and the client does the same.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from msgspec import Struct

from grotto.core.action import ANSWER
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
    grave: bool = False  # to be confirmed: nobody should give it by accident


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


PLAIN_END: Final = End()
"""The end of most answers."""

Path = tuple[list[Ref], End]
"""What is chosen one after the other, and what comes of it."""


def menus_of(offers: Sequence[Offer]) -> list[Menu]:
    """Return the menus of some offers, in their order."""
    menus: list[Menu] = []
    said = [(offer, offer.action.phrase()) for offer in offers]
    for (verb, message), group in groupby(said, key=_heading):
        menus += _menus(verb, message, [_path(offer, phrase) for offer, phrase in group])
    return menus


def _heading(said: tuple[Offer, Phrase]) -> tuple[str, str]:
    offer, phrase = said
    return offer.action.verb(), phrase.key


def _path(offer: Offer, phrase: Phrase) -> Path:
    """Tell what notation names from what it does not; what nothing explains is said at the end."""
    refs, args = offer.refs, phrase.args
    chosen = [ref for ref in refs if ref.word]
    said = {ref.part: ref.said for ref in chosen}  # None is never said
    also = [reference(ref) for ref in refs if not ref.word] if len(chosen) < len(refs) else []
    besides = [name for name in args if said.get(name) != args[name]] if args else []
    if not (also or besides or offer.cost or offer.is_grave) and offer.kind == ANSWER:
        return chosen, PLAIN_END
    return chosen, End(
        kind=offer.kind,
        cost=dict(offer.cost),
        also=also,
        said={name: sent(args[name]) for name in besides},
        grave=offer.is_grave,
    )


def _menus(verb: str, message: str, paths: list[Path]) -> Iterator[Menu]:
    for is_bare, group in groupby(paths, key=lambda path: not path[0]):
        if is_bare:
            yield from (Menu(verb=verb, message=message, end=end) for _, end in group)
        else:
            yield Menu(verb=verb, message=message, choices=_choices(list(group), 0))


def _choices(paths: list[Path], depth: int) -> list[Choice]:
    """Say what comes first, and gather neighbours that are followed by the same."""
    choices: list[Choice] = []
    first, count = 0, len(paths)
    while first < count:
        chosen, end = paths[first]
        last = _run(paths, first, depth)
        if last == first + 1 and len(chosen) == depth + 1:  # by far the most often
            _add(choices, chosen[depth], [], end)
        else:
            for then, ended in _followed(paths[first:last], depth + 1):
                _add(choices, chosen[depth], then, ended)
        first = last
    return choices


def _add(choices: list[Choice], ref: Ref, then: list[Choice], end: End | None) -> None:
    """Add one alternative, to those before it if the same follows."""
    before = choices[-1] if choices else None
    if (
        before is not None
        and before.part == ref.part
        and before.kind == ref.kind
        and before.end == end
        and before.then == then
    ):
        before.of.append(_alternative(ref))
    else:
        of = [_alternative(ref)]
        choices.append(Choice(part=ref.part, kind=ref.kind, of=of, then=then, end=end))


def _run(paths: list[Path], first: int, depth: int) -> int:
    """Return where the paths end that begin with the same alternative as the first one."""
    ref, last, count = paths[first][0][depth], first + 1, len(paths)
    while last < count:
        other = paths[last][0][depth]
        if other.word != ref.word or other.part != ref.part or other.kind != ref.kind:
            break
        last += 1
    return last


def _followed(paths: list[Path], depth: int) -> Iterator[tuple[list[Choice], End | None]]:
    """Return what follows the same alternative: choices, an end, or both; once, but for odd orders.

    The alternative was chosen right before `depth`.
    """
    first, count = 0, len(paths)
    while first < count:
        chosen, end = paths[first]
        ends = len(chosen) == depth
        last = first = first + 1 if ends else first
        while last < count and len(paths[last][0]) > depth:
            last += 1
        then = _choices(paths[first:last], depth) if last > first else []
        yield then, end if ends else None
        first = last


def _alternative(ref: Ref) -> Alternative:
    word, key, number, said = ref.word, ref.key, ref.number, ref.said
    plain = key or ("" if number is None else str(number))
    return Alternative(
        word="" if word == plain else word,
        key=key,
        number=number,
        counts=dict(ref.counts),
        said=None if said is None else sent(said),
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
    grave: bool


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
        grave=end.grave,
    )


def _word(one: Alternative) -> str:
    return one.word or one.key or str(one.number)


def _reference(choice: Choice, one: Alternative) -> Reference:
    return Reference(
        part=choice.part, kind=choice.kind, key=one.key, number=one.number, counts=one.counts
    )
