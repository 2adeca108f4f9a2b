"""The outlook of a seat: what it owns, and how much time and how many harvests are left."""

from functools import cache
from typing import Final

from grotto.bots.evaluations.caverna import weights
from grotto.games.caverna.components import (
    FIRST_MARKER_ROUND,
    LAST_ROUND,
    SKIPPED_ROUND,
)
from grotto.games.caverna.game import CavernaState
from grotto.games.caverna.player import AT_HOME
from grotto.games.caverna.rules.breeding import BREED_ANIMALS
from grotto.games.caverna.rules.feeding import FEED_FAMILY, FEED_LITTLE, food_needed
from grotto.games.caverna.rules.harvest import (
    HARVEST,
    NO_HARVEST,
    ONE_FOOD,
    PARTIAL,
    REAP,
    harvest_of,
)
from grotto.games.caverna.rules.rounds import RETURN_HOME
from grotto.games.caverna.spaces import SIDE_4_7, WISH_ROUND
from grotto.games.caverna.state import NO_MARKER, is_solo

FULL_MEAL: Final = 2
LIGHT_MEAL: Final = 1
_FIXED_MEALS: Final = {3: FULL_MEAL, 4: LIGHT_MEAL, 5: FULL_MEAL}
"""Food per dwarf in the harvests before there are markers."""
_HALF: Final = 0.5
"""What a phase counts that may be left out for another."""


class Prospect:
    """What all harvests after this round will bring together; everybody may know that."""

    __slots__ = ("breedings", "meals", "next_meal", "rounds")

    def __init__(self, round_: int, seats: int, leaves: int, questions: int) -> None:
        fixed = [meal for number, meal in _FIXED_MEALS.items() if number > round_]
        marked = FULL_MEAL * leaves
        marked += FULL_MEAL * (questions > 0) + LIGHT_MEAL * (questions > 1)
        self.rounds = rounds_after(round_, seats)
        self.meals: float = float(sum(fixed) + marked)  # food per dwarf
        self.breedings = fixed.count(FULL_MEAL) + leaves + _HALF * (questions > 0)
        average = marked / (leaves + questions) if marked else 0.0
        following = round_ + 1
        known = following < FIRST_MARKER_ROUND
        self.next_meal = _FIXED_MEALS.get(following, 0) if known else average


@cache
def rounds_after(round_: int, seats: int) -> int:
    """Count the rounds that are still to come."""
    skipped = seats <= 2 and round_ < SKIPPED_ROUND  # noqa: PLR2004 (as the rulebook says)
    return LAST_ROUND - round_ - skipped


@cache
def prospect(round_: int, seats: int, leaves: int, questions: int) -> Prospect:
    """Return what is to come after a round with so many markers still face down."""
    return Prospect(round_, seats, leaves, questions)


def prospect_of(state: CavernaState) -> Prospect:
    """Return what is to come after this round; alone every harvest is a normal one."""
    seats = len(state.players)
    if not is_solo(state):
        return prospect(state.round, seats, state.leaves, state.questions)
    marked = rounds_after(max(state.round, FIRST_MARKER_ROUND - 1), seats)
    return prospect(state.round, seats, marked, 0)


def rounds_to_wait(state: CavernaState) -> int:
    """Count the rounds before families can grow: few players need the card of round four."""
    return 0 if len(state.players) in SIDE_4_7 else max(0, WISH_ROUND - state.round)


class Outlook:
    """What one seat can look forward to; made anew for every judgement."""

    __slots__ = (
        "breedings",
        "dwarfs",
        "fade",
        "goods",
        "home",
        "late",
        "meals",
        "need",
        "player",
        "reaped",
        "rounds",
        "turns",
        "turns_now",
        "urgency",
        "wait",
    )

    def __init__(self, state: CavernaState, seat: int) -> None:
        player, ahead = state.players[seat], prospect_of(state)
        self.player = player
        self.home = player.home
        self.goods = player.goods
        self.dwarfs = len(player.weapons)
        self.rounds = ahead.rounds
        at_work = RETURN_HOME in state.agenda
        self.turns_now = player.whereabouts.count(AT_HOME) if at_work else 0
        self.turns = self.turns_now + self.rounds * self.dwarfs
        self.fade = min(1.0, self.turns / weights.FADE_TURNS)
        self.wait = rounds_to_wait(state)
        self.late = 1.0 - (1.0 - weights.EARLY) * self.rounds / LAST_ROUND
        self.breedings = ahead.breedings
        self.meals = ahead.meals  # food per dwarf, at all feedings after the next one
        self.need: float = 0.0  # food at the next feeding,
        self.urgency = 0.0  # how much its famine counts,
        self.reaped = True  # and whether its crops are in already
        self._foresee(state, seat)
        if not self.need and ahead.next_meal:
            self.need = self.dwarfs * ahead.next_meal
            self.meals -= ahead.next_meal
            self.urgency = weights.NEXT_ROUND
            self.reaped = False

    def key(self) -> object:
        """Return all that is not the player's own, by which judgements are remembered."""
        return (
            self.rounds,
            self.wait,
            self.breedings,
            self.meals,
            self.need,
            self.urgency,
            self.reaped,
            self.turns_now,
        )

    def _foresee(self, state: CavernaState, seat: int) -> None:
        """Count what the harvest of this round still asks for and brings."""
        agenda = state.agenda
        if FEED_FAMILY[seat] in agenda:
            self._feed(FULL_MEAL)
            self.reaped = REAP not in agenda or bool(state.no_fields >> seat & 1)
        elif FEED_LITTLE[seat] in agenda:
            self._feed(LIGHT_MEAL)
        if BREED_ANIMALS[seat] in agenda:
            self.breedings += not state.no_breeding >> seat & 1
        elif HARVEST in agenda:
            self._foresee_harvest(state)

    def _foresee_harvest(self, state: CavernaState) -> None:
        hidden = state.marker == NO_MARKER and not is_solo(state)
        if hidden and state.round >= FIRST_MARKER_ROUND:
            return  # its marker is one of those still to come
        kind = harvest_of(state)
        if kind == NO_HARVEST:
            return
        self._feed(LIGHT_MEAL if kind == ONE_FOOD else FULL_MEAL)
        if kind != ONE_FOOD:
            self.reaped = False
            self.breedings += _HALF if kind == PARTIAL else 1.0

    def _feed(self, meal: int) -> None:
        self.need = float(food_needed(self.player, meal))
        self.urgency = weights.URGENCY[min(self.turns_now, len(weights.URGENCY) - 1)]
