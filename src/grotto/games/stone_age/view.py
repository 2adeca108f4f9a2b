"""Who may know what.

Views are built from nothing, field by field: what nobody lists here stays secret [STA-12].
"""

from typing import TypedDict

from grotto.core.asked import QuestionView
from grotto.core.bags import drawn_from, keys_in
from grotto.core.ending import EndingView
from grotto.core.event import Event
from grotto.core.nouns import UNKNOWN
from grotto.core.outcome import Outcome
from grotto.core.seats import NOBODY
from grotto.core.state import question_of
from grotto.core.stream import Stream
from grotto.games.stone_age.ahead import (
    CollectionView,
    WorthView,
    collection,
    spare_food,
    worth,
)
from grotto.games.stone_age.components import BUILDING_KEYS, CARD_KEYS, GOODS, PLACES, TOOL_SLOTS
from grotto.games.stone_age.events import CardDrawn
from grotto.games.stone_age.player import Player
from grotto.games.stone_age.rules.scoring import track_points
from grotto.games.stone_age.state import NO_CARD, NO_TILE, StoneAgeState


class ToolView(TypedDict):
    """A tool tile on a mat."""

    value: int
    used: bool


class PlayerView(TypedDict):
    """A mat as a viewer sees it."""

    points: int
    goods: dict[str, int]
    figures: int
    home: int
    placed: dict[str, int]
    agriculture: int
    tools: list[ToolView]
    one_use: list[str]
    two_of_choice: bool
    cards: list[str]
    secret_cards: list[str]  # only those the viewer may know
    secret_count: int
    buildings: list[str]
    hunger: int  # food that will be missing at the coming feeding,
    spare_food: int  # or that will be left after it
    collection: CollectionView  # of the cards that the viewer may know
    worth: list[WorthView | None]  # of the cards on offer, by space


class StackView(TypedDict):
    """A stack of building tiles; `top` is empty when no tile lies open."""

    top: str
    left: int


class StoneAgeView(TypedDict):
    """The table as a viewer sees it."""

    round: int
    first: int
    to_act: int
    question: QuestionView | None
    cards: list[str]  # by space, the cheapest first; empty when no card lies there
    deck_left: int
    unseen_cards: list[str]
    stacks: list[StackView]
    unseen_buildings: list[str]
    endings: list[EndingView]
    players: list[PlayerView]


def view(state: StoneAgeState, viewer: int) -> StoneAgeView:
    """Return what `viewer` may know. When the game is over nothing is secret any more."""
    return {
        "round": state.round,
        "first": state.first,
        "to_act": state.to_act(),
        "question": question_of(state),
        "cards": [CARD_KEYS[card] if card != NO_CARD else "" for card in state.cards],
        "deck_left": state.deck.bit_count(),
        "unseen_cards": keys_in(unseen_cards(state, viewer), CARD_KEYS),
        "stacks": [_view_stack(state, stack) for stack in range(len(state.tops))],
        "unseen_buildings": keys_in(state.bag, BUILDING_KEYS),
        "endings": endings(state),
        "players": [
            _view_player(
                state, player, player.secret_cards if may_see_secrets(state, seat, viewer) else 0
            )
            for seat, player in enumerate(state.players)
        ],
    }


def endings(state: StoneAgeState) -> list[EndingView]:
    """An empty stack ends the game, or a deck that cannot fill the row, or a number of rounds."""
    most = state.switches.max_rounds
    found: list[EndingView] = [{"kind": "rounds", "left": most - state.round}] if most else []
    found.append({"kind": "stack", "left": min(state.heights)})
    found.append({"kind": "cards", "left": state.deck.bit_count()})
    return found


def may_see_secrets(state: StoneAgeState, seat: int, viewer: int) -> bool:
    """Only its owner knows a card drawn unseen, until the final scoring shows it."""
    return seat == viewer or state.to_act() == NOBODY


def projection(state: StoneAgeState, viewer: int) -> Outcome:
    """Return the score sheets without the cards that `viewer` has not seen."""
    known = state.copy()
    for seat, player in enumerate(known.players):
        if not may_see_secrets(state, seat, viewer):
            player.secret_cards = 0
    return known.outcome()


def unseen_cards(state: StoneAgeState, viewer: int) -> int:
    """Return the cards that `viewer` has not seen: in the deck, or drawn in secret by others."""
    unseen = state.deck
    for seat, player in enumerate(state.players):
        if not may_see_secrets(state, seat, viewer):
            unseen |= player.secret_cards
    return unseen


def _view_stack(state: StoneAgeState, stack: int) -> StackView:
    tile = state.tops[stack]
    return {"top": BUILDING_KEYS[tile] if tile != NO_TILE else "", "left": state.heights[stack]}


def _view_player(state: StoneAgeState, player: Player, seen: int) -> PlayerView:
    owned = collection(player, player.cards | seen)
    return {
        "points": track_points(player),
        "goods": dict(zip(GOODS, player.goods, strict=True)),
        "figures": player.figures,
        "home": player.home,
        "placed": {PLACES[place].key: count for place, count in enumerate(player.placed) if count},
        "agriculture": player.agriculture,
        "tools": _view_tools(player),
        "one_use": keys_in(player.one_use, CARD_KEYS),
        "two_of_choice": bool(player.two_of_choice),
        "cards": keys_in(player.cards, CARD_KEYS),
        "secret_cards": keys_in(seen, CARD_KEYS),
        "secret_count": player.secret_cards.bit_count(),
        "buildings": keys_in(player.buildings, BUILDING_KEYS),
        "hunger": max(0, -spare_food(player)),
        "spare_food": max(0, spare_food(player)),
        "collection": owned,
        "worth": [worth(card, owned) if card != NO_CARD else None for card in state.cards],
    }


def _view_tools(player: Player) -> list[ToolView]:
    slots = [slot for slot in range(TOOL_SLOTS) if player.tools[slot]]
    return [{"value": player.tools[slot], "used": bool(player.used >> slot & 1)} for slot in slots]


def world(state: StoneAgeState, viewer: int, stream: Stream) -> StoneAgeState:
    """Deal all cards that `viewer` has not seen anew, to the secret hands and the deck."""
    twin = state.copy()
    unseen = unseen_cards(state, viewer)
    for seat, player in enumerate(twin.players):
        if not may_see_secrets(state, seat, viewer):
            held = player.secret_cards.bit_count()
            player.secret_cards = 0
            for _ in range(held):
                card = 1 << drawn_from(unseen, stream)
                player.secret_cards |= card
                unseen ^= card
    twin.deck = unseen
    return twin


def seen_by(event: Event, viewer: int) -> Event:
    """Hide the card that another seat drew in secret."""
    if isinstance(event, CardDrawn) and event.seat != viewer:
        return CardDrawn(event.seat, UNKNOWN)
    return event
