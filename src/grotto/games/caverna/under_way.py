"""What is under way: the action of a dwarf with its parts, and an expedition [CAV-4.1, CAV-6.2]."""

from typing import TypedDict

from grotto.core.bags import keys_in
from grotto.games.caverna.home_board import LANDSCAPE
from grotto.games.caverna.loot import LOOT, LOOT_KEYS
from grotto.games.caverna.rules.acting import CarryOut, GoOn
from grotto.games.caverna.rules.expeditions import ChooseLoot, Expedition
from grotto.games.caverna.spaces import DEED_KEYS, SPACE_KEYS
from grotto.games.caverna.state import CavernaState


class PartView(TypedDict):
    """A part of an action."""

    deed: str
    standing: str  # open, done, excluded by either … or, too_late, or later
    level: int  # of an expedition: how many items it brings home at most
    tiles: list[str]  # landscape tiles to choose from, where one is laid


class ActionView(TypedDict):
    """The action that a dwarf carries out."""

    seat: int
    dwarf: int
    space: str  # whose action it is,
    stands: str  # and where the dwarf stands: another one if it imitates
    begun: bool  # something was done, or will be
    parts: list[PartView]  # as they are printed; goods that lie there are no part


class ExpeditionView(TypedDict):
    """An expedition."""

    seat: int
    dwarf: int
    level: int
    strength: int  # when it set out
    left: int  # items that may still be taken,
    taken: list[str]
    reach: list[str]  # and those that are not taken and not too strong


def action_under_way(state: CavernaState) -> ActionView | None:
    """Return the action that is being carried out, if any."""
    for entry in reversed(state.agenda):
        if isinstance(entry, CarryOut):
            return _action(state, entry.action)
        if isinstance(entry, GoOn):
            return _action(state, entry)
    return None


def _action(state: CavernaState, action: GoOn) -> ActionView:
    stands = state.players[action.actor].whereabouts[action.dwarf]
    return {
        "seat": action.actor,
        "dwarf": action.dwarf,
        "space": SPACE_KEYS[action.space],
        "stands": SPACE_KEYS[stands],
        "begun": action.begun,
        "parts": [
            {
                "deed": DEED_KEYS[part.deed.verb],
                "standing": action.standing(number),
                "level": part.deed.level,
                "tiles": [LANDSCAPE[tile] for tile in part.deed.tiles],
            }
            for number, part in enumerate(action.program.parts)
        ],
    }


def expedition_under_way(state: CavernaState) -> ExpeditionView | None:
    """Return the expedition that a dwarf is on, if any."""
    for entry in reversed(state.agenda):
        if isinstance(entry, ChooseLoot):
            return _expedition(entry.expedition)
        if isinstance(entry, Expedition):
            return _expedition(entry)
    return None


def _expedition(out: Expedition) -> ExpeditionView:
    taken = keys_in(out.taken, LOOT_KEYS)
    within = [item.key for item in LOOT if item.strength <= out.strength]
    return {
        "seat": out.owner,
        "dwarf": out.dwarf,
        "level": out.level,
        "strength": out.strength,
        "left": out.left(),
        "taken": taken,
        "reach": [key for key in within if key not in taken],
    }
