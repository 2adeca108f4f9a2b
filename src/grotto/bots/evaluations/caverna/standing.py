"""Standing: what all that a seat has is worth, if nothing more is done in the turn in progress."""

from grotto.bots.evaluations.caverna import weights
from grotto.bots.evaluations.caverna.animals import animals_worth
from grotto.bots.evaluations.caverna.family import family_worth
from grotto.bots.evaluations.caverna.food import food_worth
from grotto.bots.evaluations.caverna.goods import goods_worth
from grotto.bots.evaluations.caverna.land import land_worth
from grotto.bots.evaluations.caverna.outlook import Outlook
from grotto.bots.evaluations.caverna.tiles import tiles_worth
from grotto.games.caverna.components import BEGGING, LAST_ROUND
from grotto.games.caverna.game import CavernaState
from grotto.games.caverna.rules.rounds import BEGIN_ROUND
from grotto.games.caverna.rules.scoring import sheet


def standing(state: CavernaState, seat: int) -> float:
    """Add up everything; after the last harvest only points count."""
    if state.round == LAST_ROUND and BEGIN_ROUND not in state.agenda:
        return float(sheet(state.players[seat]).total)
    view = Outlook(state, seat)
    return (
        family_worth(view)
        + food_worth(view)
        + animals_worth(view)
        + land_worth(view)
        + goods_worth(view)
        + tiles_worth(view)
        + BEGGING * view.player.begging
        + weights.TOKEN * (state.start == seat and view.rounds > 0)
    )
