"""Previews: what an answer would lead to, as far as nobody's luck or secret is in it.

They are played on worlds dealt anew for the asker, never on the true state. What differs between
two such worlds depends on something the asker cannot know, and is not told.
"""

from collections.abc import Iterator
from typing import Final

from grotto.core.action import Action
from grotto.core.errors import IllegalAction
from grotto.core.phrase import Phrase
from grotto.core.refusal import Refusal
from grotto.core.stream import Stream
from grotto.play.table import Table
from grotto.wire.frames import Change, NotPossible, Preview
from grotto.wire.texts import on_wire

WORLDS: Final = 2
MOST_CHANGES: Final = 200

Path = list[str | int]


def preview(game: Table, seat: int, key: str, text: str) -> Preview:
    """Return what an answer of the seat that is asked would lead to.

    Raises:
        NotationError: when `text` is no action of the game.
        IllegalAction: when it is not on offer.
    """
    action = game.game.parse(text)
    if (refusal := game.why_not(text, seat)) is not None:
        raise IllegalAction(text, game.options(), refusal)
    tries = [_tried(game, seat, action, Stream(number)) for number in range(WORLDS)]
    first, *others = tries
    lines = first[0] if all(lines == first[0] for lines, _ in others) else []
    changes = [change for change in first[1] if all(change in told for _, told in others)]
    return Preview(
        key=key, action=text, lines=list(map(on_wire, lines)), changes=changes[:MOST_CHANGES]
    )


def _tried(
    game: Table, seat: int, action: Action, stream: Stream
) -> tuple[list[Phrase], list[Change]]:
    """Play the answer in a world of the seat; nothing is told of one that reveals something."""
    rules, world = game.game, game.position(seat).world(stream)
    if rules.is_barrier(world, action):
        return [], []
    before = rules.view(world, seat)
    lines = [rules.seen_by(event, seat).phrase() for event in world.play(action)]
    return lines, list(_changes([], before, rules.view(world, seat)))


def _changes(path: Path, before: object, after: object) -> Iterator[Change]:
    if before == after:
        return
    parts = _parts(before, after)
    if parts is None:
        yield Change(path=path, before=before, after=after)
        return
    for step, old, new in parts:
        yield from _changes([*path, step], old, new)


def _parts(before: object, after: object) -> list[tuple[str | int, object, object]] | None:
    """Take plain values apart; a list that has grown or shrunk is another one as a whole."""
    if isinstance(before, dict) and isinstance(after, dict):
        return [(name, before.get(name), after.get(name)) for name in {**before, **after}]
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        return [(number, *pair) for number, pair in enumerate(zip(before, after, strict=True))]
    return None


def reasons_for(game: Table, seat: int, action: str) -> list[NotPossible]:
    """Return why `action` is not possible for `seat`; without one, what it might expect to do.

    Raises:
        NotationError: when `action` is no action of the game.
    """
    if action:
        refusal = game.why_not(action, seat)
        return [] if refusal is None else [_on_wire(refusal)]
    return [_on_wire(refusal) for refusal in game.refusals()] if seat == game.to_act else []


def _on_wire(refusal: Refusal) -> NotPossible:
    verb, *keys = refusal.target.split(" ")
    return NotPossible(
        target=refusal.target,
        verb=verb,
        keys=keys,
        reason=on_wire(refusal.reason),
        rule=refusal.rule,
    )
