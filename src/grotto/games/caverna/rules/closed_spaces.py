"""Why a space is closed to a dwarf, and what would open it [CAV-1.3, CAV-2.3, CAV-2.7]."""

from typing import Final

from grotto.core.action import Action
from grotto.core.phrase import Phrase, Who
from grotto.core.refusal import Refusal
from grotto.games.caverna import phrases
from grotto.games.caverna.components import FOOD, GOLD
from grotto.games.caverna.free_actions import Change, Free, SpendForTile
from grotto.games.caverna.player import Player
from grotto.games.caverna.rules.anytime import act_freely
from grotto.games.caverna.rules.coins import change_coins
from grotto.games.caverna.rules.dwarfs import NO_DWARF
from grotto.games.caverna.rules.free import free_actions
from grotto.games.caverna.rules.parts import Job
from grotto.games.caverna.rules.usefulness import IMITATION, is_useful, program_of
from grotto.games.caverna.spaces import (
    BOARD_SPACE,
    SPACES,
    URGENT_WISH_FOR_CHILDREN,
    WISH_FOR_CHILDREN,
    Deed,
)
from grotto.games.caverna.state import CavernaState, is_solo, workers_of

_BONUSES: Final[tuple[str, ...]] = ("none", "ruby_mine", "two_ruby_mines")
"""What brings rubies from a space even if none lies there, by number of ruby mines."""


def why_closed(state: CavernaState, seat: int, dwarf: int, space: int, target: str) -> Refusal:
    """Explain why a dwarf cannot be placed on a space."""
    if not state.spaces >> space & 1:
        return not_in_play(state, space, target)
    if state.taken >> space & 1:
        who = Who(workers_of(state)[space])
        return Refusal(target, Phrase("caverna-reason-occupied", {"who": who}), "CAV-2.7")
    return with_way_out(state, seat, dwarf, space, why_useless(state, seat, dwarf, space, target))


# ---- spaces that are not there -------------------------------------------------------------------


def not_in_play(state: CavernaState, space: int, target: str) -> Refusal:
    """Explain that nobody can use a space now: it is not revealed, or not used at this table."""
    name = phrases.space(space)
    if space == URGENT_WISH_FOR_CHILDREN:
        return Refusal(target, Phrase("caverna-reason-not-turned-over"), "CAV-2.3")
    if space == WISH_FOR_CHILDREN and space in state.cards:
        return Refusal(target, Phrase("caverna-reason-turned-over"), "CAV-2.3")
    if len(state.players) in SPACES[space].seats:
        return Refusal(target, Phrase("caverna-reason-not-revealed", {"space": name}), "CAV-2.3")
    reason = Phrase("caverna-reason-not-in-play", {"space": name, "seats": len(state.players)})
    return Refusal(target, reason, _setup(state, space))


def _setup(state: CavernaState, space: int) -> str:
    """Return the rule that says which spaces there are."""
    if SPACES[space].stage != BOARD_SPACE:
        return "CAV-1.5"
    return "CAV-12.1" if is_solo(state) else "CAV-1.3"


# ---- spaces where nothing would happen -----------------------------------------------------------


def why_useless(state: CavernaState, seat: int, dwarf: int, space: int, target: str) -> Refusal:
    """Explain why nothing at all could be done on a space."""
    if IMITATION[space]:
        return _cannot_imitate(state.players[seat], target, space)
    job, program = Job(seat, dwarf, 0), program_of(state, seat, space)
    for part in program.first_parts:
        refusal = part.hindrance(state, job)
        if refusal is not None:
            return Refusal(target, refusal.reason, refusal.rule)
    reason = Phrase("caverna-reason-nothing-lies-there", {"bonus": _bonus(program.collect)})
    return Refusal(target, reason, "CAV-2.7")


def _bonus(collect: Deed | None) -> str:
    """Return what would bring something even from an empty space."""
    if collect is None:
        return _BONUSES[0]
    return "ore_mine" if collect.per_ore_mine else _BONUSES[collect.ruby_mines]


def _cannot_imitate(player: Player, target: str, space: int) -> Refusal:
    fee = SPACES[space].fee
    if player.goods[FOOD] < fee:
        counts = {"food": fee, "held": player.goods[FOOD]}
        return Refusal(target, Phrase("caverna-reason-fee", dict(counts)), "CAV-4.15")
    return Refusal(target, Phrase("caverna-reason-nothing-to-imitate"), "CAV-4.15")


# ---- what would help -----------------------------------------------------------------------------


def with_way_out(
    state: CavernaState, seat: int, dwarf: int, space: int, refusal: Refusal
) -> Refusal:
    """Say as well what may be done first, at any time, so that the space is of use."""
    first = way_out(state, seat, dwarf, space)
    if first is None:
        return refusal
    args = {"why": refusal.reason, "first": first.phrase()}
    reason = Phrase("caverna-reason-possible-after", dict(args))
    return Refusal(refusal.target, reason, refusal.rule)


def way_out(state: CavernaState, seat: int, dwarf: int, space: int) -> Action | None:
    """Return one thing after which something could be done on a space, if there is one."""
    job, tried = Job(seat, dwarf, 0), set[int]()
    for action in free_actions(state.players[seat], NO_DWARF):
        if isinstance(action, SpendForTile):
            if action.tile in tried:
                continue  # another cell would help as little
            tried.add(action.tile)
        if isinstance(action, Free) and is_useful(_after(state, seat, action), job, space):
            return action
    return None


def _after(state: CavernaState, seat: int, action: Free) -> CavernaState:
    """Return a twin in which something is done at once; gold becomes food as far as possible."""
    twin = state.copy()
    if isinstance(action, Change):
        change_coins(twin, seat, twin.players[seat].goods[GOLD])
    else:
        act_freely(twin, seat, action, NO_DWARF)
    return twin
