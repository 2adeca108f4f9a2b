"""The turn in progress: it is thought through to its end, always with what seems best next."""

from collections.abc import Callable

from grotto.bots.evaluations.caverna.choices import is_worth_a_try
from grotto.core.action import Action
from grotto.games.caverna.answers import DONE
from grotto.games.caverna.game import CavernaState
from grotto.games.caverna.rules.acting import CarryOut, ChooseImitated
from grotto.games.caverna.rules.anytime import KeepAnimals
from grotto.games.caverna.rules.breeding import ChooseNewborns
from grotto.games.caverna.rules.coins import CountCoins
from grotto.games.caverna.rules.expeditions import ChooseLoot
from grotto.games.caverna.rules.parts import DoPart
from grotto.games.caverna.rules.trading import BuyMore

_WITHIN_A_TURN = (
    CarryOut,
    ChooseImitated,
    ChooseLoot,
    ChooseNewborns,
    CountCoins,
    DoPart,
    KeepAnimals,
    BuyMore,
)
_BOUND = (ChooseImitated, CountCoins, DoPart, KeepAnimals)
"""Questions that came with an answer: it shows only after them what that was good for."""


Judge = Callable[[CavernaState, int], float]
"""Says what all that a seat has is worth, if nothing more is done in the turn in progress."""


def end_of_turn(state: CavernaState, seat: int, judge: Judge) -> CavernaState:
    """Return the state at the end of a seat's turn."""
    while is_asked(state, seat):
        state = best_next(state, seat, judge)
    return state


def best_next(state: CavernaState, seat: int, judge: Judge) -> CavernaState:
    """Return the state after the answer that seems best."""
    after = [_after(state, offer) for offer in tried(state)]
    worths = [glimpse(twin, seat, judge) for twin in after]
    return after[worths.index(max(worths))]


def is_asked(state: CavernaState, seat: int) -> bool:
    """Tell whether a seat has still to say something in its turn."""
    if not state.agenda or state.agenda[-1].seat != seat:
        return False
    return isinstance(state.agenda[-1], _WITHIN_A_TURN)


def tried(state: CavernaState) -> list[Action]:
    """List the answers that are worth a try."""
    return [offer for offer in state.legal_actions() if is_worth_a_try(state, offer)]


def glimpse(state: CavernaState, seat: int, judge: Judge) -> float:
    """Return the standing of a seat if it ended its turn as soon as possible."""
    if not is_asked(state, seat):
        return judge(state, seat)
    top = state.agenda[-1]
    if isinstance(top, _BOUND):
        return max([glimpse(_after(state, offer), seat, judge) for offer in tried(state)])
    if isinstance(top, CarryOut) and top.action.program.collects_last:
        return glimpse(_after(state, DONE), seat, judge)
    return judge(state, seat)


def _after(state: CavernaState, offer: Action) -> CavernaState:
    twin = state.copy()
    twin.apply(offer)
    return twin
