"""Prospects: which answers a seat may have when it is asked next, while others are asked now.

The rules are not asked what they would offer: others play on at random in worlds that the seat
cannot tell from the true one, and what it is offered there is gathered. Where a seat gets to know
more before it is asked, nothing can be planned.
"""

from collections.abc import Iterable
from typing import Any, Final

from grotto.core.action import ANYTIME, Action
from grotto.core.event import Event
from grotto.core.game import Game
from grotto.core.offer import Offer
from grotto.core.seats import CHANCE
from grotto.core.state import State
from grotto.core.stream import Stream
from grotto.play.position import Position
from grotto.play.referee import forced_answer

WORLDS: Final = 24
"""In so many others play on,"""
MOST_MOVES: Final = 150
"""and so far at most."""


def prospects(position: Position, luck: int) -> list[Offer]:
    """Return what a seat may be offered when it is asked next; what it might do at any time not."""
    found: dict[str, Offer] = {}
    for number in range(WORLDS):
        stream = Stream(luck * WORLDS + number)
        for offer in _next_offers(position, position.world(stream), stream):
            if offer.kind != ANYTIME:
                found.setdefault(offer.action.text(), offer)
    return sorted(found.values(), key=lambda offer: offer.action.verb())


def _next_offers(position: Position, world: State, stream: Stream) -> list[Offer]:
    """Let others play on until the seat is asked; nothing if it gets to know more before."""
    game, seat = position.game, position.seat
    for _ in range(MOST_MOVES):
        forced = forced_answer(world)
        if world.to_act() == seat and forced is None:
            return game.offers(world)
        action = forced or _any_answer(game, world, stream)
        if action is None:
            return []
        barrier = game.is_barrier(world, action)
        events = world.play(action)
        if barrier and is_shown(game, events, seat):
            return []
    return []


def _any_answer(game: Game[Any], world: State, stream: Stream) -> Action | None:
    """Return an answer of whoever is asked; None when the game is over."""
    asked = world.to_act()
    if asked == CHANCE:
        return game.deal(world, stream)
    return world.draw(stream) if asked >= 0 else None


def is_shown(game: Game[Any], events: Iterable[Event], seat: int) -> bool:
    """Tell whether a seat sees what is revealed: what is hidden from it looks otherwise to it."""
    return any(game.seen_by(event, seat) == event for event in events)
