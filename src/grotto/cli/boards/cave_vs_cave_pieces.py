"""Action tiles and rooms of Cave vs Cave in words: what they cost, ask for and do."""

from collections.abc import Mapping
from typing import Final

from grotto.cli.speech import Speech
from grotto.games.cave_vs_cave import phrases
from grotto.games.cave_vs_cave.answers import GAINS, REPLENISHMENTS, TRADES
from grotto.games.cave_vs_cave.components import (
    BUILD,
    DIG,
    FURNISH,
    GAIN,
    NEVER,
    NOTHING,
    ON_FLAX,
    ON_MANY_ROOMS,
    ON_ONE_ROOM,
    ON_UNDERGROWTH,
    ON_WALL,
    RAZE,
    REPLENISH,
    ROOM_KEYS,
    ROOMS,
    TILE_KEYS,
    TILES,
    TRADE,
    USE,
    Deed,
    Effect,
    Goods,
    Room,
)
from grotto.games.cave_vs_cave.facts import FITTING_KINDS
from grotto.games.cave_vs_cave.vocabulary import AMOUNTS

Amounts = Mapping[str, int]
"""Goods by their keys."""

NO_PRICE: Final[Amounts] = {}

WORKS: Final = {
    ON_UNDERGROWTH: "cli-cave_vs_cave-on-undergrowth",
    ON_FLAX: "cli-cave_vs_cave-on-flax",
    ON_MANY_ROOMS: "cli-cave_vs_cave-on-many_rooms",
    ON_ONE_ROOM: "cli-cave_vs_cave-on-one_room",
    ON_WALL: "cli-cave_vs_cave-on-wall",
}
"""When blue rooms work."""

MANY: Final = 4
"""Alternatives beyond this number are told in one sentence of their own."""


def amounts(counts: Goods, speech: Speech) -> str:
    """Name some goods."""
    return speech.listed([speech.say(phrase) for phrase in phrases.amounts(counts)])


def tile_text(key: str, per_turn: Amounts, speech: Speech) -> str:
    """Describe what a tile does."""
    effects = TILES[TILE_KEYS.index(key)].effects
    name = speech.line("cave_vs_cave-tile", tile=key)
    return f"{name}: {effects_text(effects, per_turn, speech)}"


def effects_text(effects: tuple[Effect, ...], per_turn: Amounts, speech: Speech) -> str:
    """Describe independent effects, with their alternatives."""
    return "; ".join(_effect_text(effect, per_turn, speech) for effect in effects)


def _effect_text(effect: Effect, per_turn: Amounts, speech: Speech) -> str:
    if len(effect) > MANY:
        return speech.line("cli-cave_vs_cave-any-three", goods=amounts(effect[0].get, speech))
    return " / ".join(deed_text(deed, per_turn, speech) for deed in effect)


def deed_text(deed: Deed, per_turn: Amounts, speech: Speech) -> str:
    """Describe one deed."""
    if deed.kind in (GAIN, TRADE, REPLENISH):
        return _goods_text(deed, speech)
    if deed.kind == USE:
        return speech.line("cli-cave_vs_cave-use", count=deed.count)
    if deed.kind == DIG:
        return _dig_text(deed, speech)
    if deed.kind == FURNISH:
        return _furnish_text(deed, per_turn, speech)
    if deed.kind == RAZE:
        return speech.line("cli-cave_vs_cave-raze", goods=amounts(deed.get, speech))
    assert deed.kind == BUILD
    return speech.line("cli-cave_vs_cave-build")


def _goods_text(deed: Deed, speech: Speech) -> str:
    if deed.kind == TRADE:
        phrase = TRADES[deed.pay + deed.get].phrase()
    elif deed.kind == REPLENISH:
        phrase = REPLENISHMENTS[deed.get].phrase()
    else:
        phrase = GAINS[deed.get].phrase()
    said = speech.say(phrase)
    said = said[0].lower() + said[1:]
    if deed.below == NOTHING:
        return said
    return speech.line("cli-cave_vs_cave-below", what=said, count=max(deed.below))


def _dig_text(deed: Deed, speech: Speech) -> str:
    if deed.through_walls:
        return speech.line("cli-cave_vs_cave-undermine")
    if deed.pay == NOTHING:
        return speech.line("cli-cave_vs_cave-dig", count=deed.count)
    return speech.line(
        "cli-cave_vs_cave-dig-paid", count=deed.count, paid=amounts(deed.pay, speech)
    )


def _furnish_text(deed: Deed, per_turn: Amounts, speech: Speech) -> str:
    price = per_turn if deed.per_turn else AMOUNTS.counts(deed.pay)
    if not price:
        return speech.line("cli-cave_vs_cave-furnish-free")
    paid = [
        speech.line("cave_vs_cave-amount", good=good, count=count) for good, count in price.items()
    ]
    return speech.line("cli-cave_vs_cave-furnish", paid=speech.listed(paid))


def room_head(key: str, speech: Speech) -> str:
    """Describe what furnishing a room takes and brings."""
    row = ROOMS[ROOM_KEYS.index(key)]
    cost = speech.line("cli-cave_vs_cave-free")
    if any(row.cost):
        cost = speech.line("cli-cave_vs_cave-cost", goods=amounts(row.cost, speech))
    kinds = FITTING_KINDS.get(row.walls, [])
    return speech.line(
        "cli-cave_vs_cave-room",
        room=speech.line("cave_vs_cave-room", room=key),
        colour=row.colour,
        points=row.points,
        cost=cost,
        walls=" / ".join(speech.line("cave_vs_cave-walls", kind=kind) for kind in kinds),
    )


def use_text(key: str, speech: Speech) -> str:
    """Describe what using a room does."""
    effects = ROOMS[ROOM_KEYS.index(key)].effects
    does = effects_text(effects, NO_PRICE, speech)
    return f"{speech.line('cave_vs_cave-room', room=key)}: {does}"


def room_text(key: str, speech: Speech) -> str:
    """Describe a room whole."""
    row = ROOMS[ROOM_KEYS.index(key)]
    return f"{room_head(key, speech)} {_works(row, speech)}"


def _works(row: Room, speech: Speech) -> str:
    what = effects_text(row.effects, NO_PRICE, speech)
    if row.on == NEVER:
        return f"{what[0].upper()}{what[1:]}."
    return speech.line(WORKS[row.on], what=what)
