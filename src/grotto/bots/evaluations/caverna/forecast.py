"""The forecast of searches: the points that a seat may expect, judged where turns begin."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from grotto.bots.evaluations.caverna import weights
from grotto.bots.evaluations.caverna.animals import animals_worth
from grotto.bots.evaluations.caverna.family import growth_hope, turns_worth, weapons_worth
from grotto.bots.evaluations.caverna.food import food_worth
from grotto.bots.evaluations.caverna.goods import goods_worth
from grotto.bots.evaluations.caverna.growth import growth_worth
from grotto.bots.evaluations.caverna.land import land_worth
from grotto.bots.evaluations.caverna.outlook import Outlook
from grotto.bots.evaluations.caverna.tiles import tiles_worth
from grotto.bots.evaluations.caverna.turn import best_next, end_of_turn, is_asked
from grotto.games.caverna.components import BEGGING, LAST_ROUND
from grotto.games.caverna.game import CavernaState
from grotto.games.caverna.rules.rounds import BEGIN_ROUND
from grotto.games.caverna.rules.scoring import total

FEW_SEATS: Final = 2
"""With more players somebody else often takes the place where families grow: so room for a newborn
is worth only what hope there is, and searches judge growth and turns as the greedy bot does."""

REMEMBERED: Final = 1 << 13
"""So many judgements are remembered before all are forgotten."""


@final
@mypyc_attr(acyclic=True)
class Memory:
    """Judgements that were made before: turns that differ often come to the same."""

    __slots__ = ("known",)

    def __init__(self) -> None:
        self.known: dict[object, float] = {}

    def keep(self, key: object, worth: float) -> None:
        """Remember a judgement."""
        if len(self.known) >= REMEMBERED:
            self.known.clear()
        self.known[key] = worth


_HOMES: Final = Memory()
_TURNS: Final = Memory()


def turn_forecast(state: CavernaState, seat: int) -> float:
    """Return what a seat may expect once its turn in progress is over."""
    passed: list[object] = []
    known: float | None = None
    while known is None and is_asked(state, seat):
        here: object = (seat, state.key())
        known = _TURNS.known.get(here)
        if known is None:
            passed.append(here)
            state = best_next(state, seat, forecast)
    worth = forecast(state, seat) if known is None else known
    for there in passed:
        _TURNS.keep(there, worth)
    return worth


def forecast(state: CavernaState, seat: int) -> float:
    """Return what a seat may expect if nothing more is done in the turn in progress."""
    player = state.players[seat]
    if is_settled(state):
        return float(total(player))
    view = Outlook(state, seat)
    token, seats = state.start == seat, len(state.players)
    key = (player.key(), view.key(), token, seats > FEW_SEATS)
    known = _HOMES.known.get(key)
    if known is None:
        known = worth_of(view, token, seats)
        _HOMES.keep(key, known)
    return known


def is_settled(state: CavernaState) -> bool:
    """After the last harvest only points count."""
    return state.round == LAST_ROUND and BEGIN_ROUND not in state.agenda


def worth_of(view: Outlook, token: bool, seats: int) -> float:  # noqa: FBT001 (who goes first has it)
    """Add up everything."""
    return (
        family_forecast(view, seats)
        + growth_forecast(view, seats)
        + weapons_worth(view)
        + food_worth(view)
        + animals_worth(view)
        + land_worth(view)
        + goods_worth(view)
        + tiles_worth(view)
        + others(view, token)
    )


def family_forecast(view: Outlook, seats: int) -> float:
    """Return what the dwarfs and their turns to come are worth."""
    turn = weights.WELL_USED_TURN if seats <= FEW_SEATS else weights.TURN
    return view.dwarfs + turns_worth(view, turn)


def growth_forecast(view: Outlook, seats: int) -> float:
    """Return what is hoped for from dwarfs to come: less where many want to grow."""
    return growth_worth(view) if seats <= FEW_SEATS else growth_hope(view)


def others(view: Outlook, token: bool) -> float:  # noqa: FBT001
    """Return what begging costs, and what it is worth to go first."""
    return BEGGING * view.player.begging + weights.TOKEN * (token and view.rounds > 0)


def terms_of(state: CavernaState, seat: int) -> dict[str, float]:
    """Return the parts of a forecast by name."""
    if is_asked(state, seat):
        state = end_of_turn(state, seat, forecast)
    if is_settled(state):
        return {"score": float(total(state.players[seat]))}
    view, seats = Outlook(state, seat), len(state.players)
    return {
        "family": family_forecast(view, seats),
        "growth": growth_forecast(view, seats),
        "weapons": weapons_worth(view),
        "food": food_worth(view),
        "animals": animals_worth(view),
        "land": land_worth(view),
        "goods": goods_worth(view),
        "tiles": tiles_worth(view),
        "order": others(view, state.start == seat),
    }
