"""What laws must know about The Lost Mines: how many worlds fit, and what is in the box."""

from itertools import permutations
from math import perm, prod
from typing import Any, Final

from grotto.core.event import Event
from grotto.core.state import State
from grotto.games.lost_mines import components as box
from grotto.games.lost_mines import events, round_events
from grotto.games.lost_mines.game import LOST_MINES, LostMinesState
from grotto.games.lost_mines.round_events import RoundEnded
from tests.laws.facts import Census, Laws, event_names
from tests.rules.lost_mines.purpose import towards_the_mines

View = dict[str, Any]


def worlds_that_fit(state: State, viewer: int) -> int:
    """Roles, mines and treasures are counted; of the cards only whether two of them can swap."""
    assert isinstance(state, LostMinesState)
    view: Any = LOST_MINES.view(state, viewer)
    roles = [ways_to_play_roles(view, clan) for clan in ("blue", "yellow")]
    values = [ways_to_fill_slots(view, symbol) for symbol in ("gold", "silver", "gems")]
    hidden = [mine for mine in view["mines"] if not mine["mine"] and mine["known_to"]]
    unseen_mines = sum(not mine["mine"] for mine in view["mines"])
    cards = 1 + can_cards_swap(view, viewer)
    return prod([*roles, *values, perm(unseen_mines, len(hidden)), cards])


def ways_to_play_roles(view: View, clan: str) -> int:
    """In how many ways the unseen dwarf cards of a clan can lie before its players."""
    unseen = [key for key, count in view["unseen_dwarfs"].items() for _ in range(count)]
    own = [key for key in unseen if key.startswith(clan)]
    hidden = [p for p in view["players"] if p["clan"] == clan and not p["role"]]
    return len(set(permutations(own, len(hidden))))


def ways_to_fill_slots(view: View, symbol: str) -> int:
    """In how many ways the treasures that others have seen can be worth something."""
    slots = [slot for slot in view["treasures"] if slot["symbol"] == symbol]
    known = sum(bool(slot["value"]) for slot in slots)
    return perm(4 - known, sum(not s["value"] and bool(s["known_to"]) for s in slots))


def can_cards_swap(view: View, viewer: int) -> bool:
    """Whether another seat has a card that could be a different one, now in the pile or aside."""
    others = [p for seat, p in enumerate(view["players"]) if seat != viewer]
    return any(p["hand_size"] + p["buried_size"] for p in others) and len(view["unseen"]) > 1


def seen_in(text: str, told: list[Event]) -> set[str]:
    """The action's verb and first words, how it ended a round, and the kinds of events."""
    verb, *words = text.split()
    ends = {f"end by {event.cause}" for event in told if isinstance(event, RoundEnded)}
    kinds = {type(event).__name__ for event in told}
    seen = {verb, " ".join([verb, *words[:1]]), " ".join([verb, *words[:2]])}
    return seen | ends | kinds | {f"{verb} on {word}" for word in words}


PRINTED_SPACES: Final = ("b3", "b5", "j1", "j3", "j5", "j7")

EXPECTED: Final = frozenset(
    {f"draw {key}" for key in box.CARD_KEYS}
    | {f"lay {key}" for key in box.CARD_KEYS[: box.PATH_KINDS]}
    | {f"lay on {cell}" for cell in box.CELLS if cell not in PRINTED_SPACES}
    | {f"use {tool}" for tool in box.TOOLS}
    | {"peek mine_treasure mine", "peek mine_treasure treasure", "peek mine_dwarf mine"}
    | {"peek mine_dwarf dwarf", "peek treasure_dwarf treasure", "peek treasure_dwarf dwarf"}
    | {f"take {slot}" for slot in range(1, 10)}
    | {f"go {side}" for side in box.SIDES}
    | {f"dwarf {key}" for key in box.DWARFS}
    | {f"mine {key}" for key in box.MINE_KEYS}
    | {f"value {key}" for key in box.TREASURE_KEYS}
    | {f"treasure {symbol}" for symbol in box.SYMBOLS}
    | {"trap", "troll", "thunderstorm", "discard", "stop", "propose", "agree", "refuse"}
    | {"face upright", "face turned", "first", "lose"}
    | {"end by treasures", "end by cards", "end by vote"}
    | event_names(events, round_events)
)

LAWS: Final = Laws(
    census=Census(EXPECTED, seen_in),
    worlds_that_fit=worlds_that_fit,
    purpose=towards_the_mines,
)
