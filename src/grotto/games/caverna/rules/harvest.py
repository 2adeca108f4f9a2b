"""Harvests: field phase, feeding and breeding, and the three events [CAV-10]."""

from typing import ClassVar, Final, final

from grotto.core.action import Action
from grotto.core.decision import Step
from grotto.games.caverna.answers import SKIP
from grotto.games.caverna.asked import SkipAsked
from grotto.games.caverna.components import (
    GRAIN,
    LEAF,
    MOST_SEATS,
    NOTHING,
    QUESTION_MARKS,
    VEGETABLE,
    goods,
)
from grotto.games.caverna.events import HarvestBegun, PhaseSkipped, Reaped
from grotto.games.caverna.player import renewed_home
from grotto.games.caverna.round_actions import FIELD_PHASE, PHASES, Skip
from grotto.games.caverna.rules.anytime import AnytimeQuestion
from grotto.games.caverna.rules.breeding import BREED_ANIMALS
from grotto.games.caverna.rules.feeding import FEED_FAMILY, FEED_LITTLE
from grotto.games.caverna.state import NO_MARKER, CavernaState, is_played, is_solo, seats_from
from grotto.games.caverna.vocabulary import CavernaAsked

NO_HARVEST: Final = 0
ONE_FOOD: Final = 1
NORMAL: Final = 2
PARTIAL: Final = 3

UNKNOWN_HARVEST: Final = -1

HARVESTS: Final[tuple[str, ...]] = ("none", "one_food", "normal", "partial")
FIXED_HARVESTS: Final[tuple[int, ...]] = (
    NO_HARVEST,
    NO_HARVEST,
    NO_HARVEST,
    NORMAL,
    ONE_FOOD,
    NORMAL,
)
"""By round, before there are markers."""
EVENTS: Final[tuple[int, ...]] = (NO_HARVEST, ONE_FOOD, PARTIAL)
"""By question marks before."""


def harvest_after(state: CavernaState, round_: int) -> int:
    """Return what comes at the end of this or a later round, as far as markers tell."""
    if round_ < len(FIXED_HARVESTS):
        return FIXED_HARVESTS[round_]
    if is_solo(state):
        return NORMAL
    if round_ == state.round and state.marker != NO_MARKER:
        return harvest_of(state)
    if not state.questions:
        return NORMAL
    return UNKNOWN_HARVEST if state.leaves else EVENTS[_question_of(state, round_)]


def _question_of(state: CavernaState, round_: int) -> int:
    """Return which of the question marks comes after a round when no leaf is left."""
    first = state.round + (state.marker != NO_MARKER)
    before = [number for number in range(first, round_) if is_played(state, number)]
    return QUESTION_MARKS - state.questions + len(before)


def harvest_key(kind: int) -> str:
    """Return the id of what comes at the end of a round, or nothing while nobody knows."""
    return "" if kind == UNKNOWN_HARVEST else HARVESTS[kind]


def harvest_of(state: CavernaState) -> int:
    """Return what comes at the end of this round."""
    if state.round < len(FIXED_HARVESTS):
        return FIXED_HARVESTS[state.round]
    if is_solo(state) or state.marker == LEAF:
        return NORMAL
    return EVENTS[QUESTION_MARKS - 1 - state.questions]


@final
class Harvest(Step[CavernaState]):
    """The harvest of the round begins."""

    __slots__ = ()

    def text(self) -> str:
        return "harvest"

    def happen(self, state: CavernaState) -> None:
        """Every step is taken by all players, clockwise from the starting player."""
        kind = harvest_of(state)
        state.no_fields = state.no_breeding = 0
        state.tell(HarvestBegun, HARVESTS[kind])
        seats = seats_from(state, state.start)
        seats.reverse()
        if kind == ONE_FOOD:
            state.agenda += [FEED_LITTLE[seat] for seat in seats]
        elif kind != NO_HARVEST:
            state.agenda += [BREED_ANIMALS[seat] for seat in seats]
            state.agenda += [FEED_FAMILY[seat] for seat in seats]
            state.agenda.append(REAP)
        if kind == PARTIAL:
            state.agenda += [CHOOSE_PHASE[seat] for seat in seats]


@final
class ChoosePhase(AnytimeQuestion):
    """`seat` leaves out the field phase or the breeding phase."""

    __slots__ = ()

    rule: ClassVar[str] = "CAV-10.8"

    def text(self) -> str:
        return f"phase {self.seat}"

    def asked(self, state: CavernaState) -> CavernaAsked:
        return SkipAsked(self.seat)

    def answers(self, state: CavernaState) -> list[Action]:
        """List both."""
        return [*SKIP]

    def answer(self, state: CavernaState, action: Action) -> None:
        """Remember it until the harvest is over."""
        assert isinstance(action, Skip)
        if action.phase == FIELD_PHASE:
            state.no_fields |= 1 << self.seat
        else:
            state.no_breeding |= 1 << self.seat
        state.tell(PhaseSkipped, self.seat, PHASES[action.phase])


@final
class Reap(Step[CavernaState]):
    """The field phase of all players."""

    __slots__ = ()

    def text(self) -> str:
        return "reap"

    def happen(self, state: CavernaState) -> None:
        """Everybody takes one crop from each sown field."""
        for seat in seats_from(state, state.start):
            if not state.no_fields >> seat & 1:
                reap(state, seat)


def reap(state: CavernaState, seat: int) -> None:
    """Take one grain or vegetable from every sown field."""
    player = state.players[seat]
    home = player.home
    one, two, three = home.grain
    single, double = home.vegetables
    crops = goods(grain=(one | two | three).bit_count(), vegetable=(single | double).bit_count())
    if crops == NOTHING:
        return
    home = renewed_home(player)
    home.grain = (two, three, 0)
    home.vegetables = (double, 0)
    player.goods[GRAIN] += crops[GRAIN]
    player.goods[VEGETABLE] += crops[VEGETABLE]
    state.tell(Reaped, seat, crops)


HARVEST: Final = Harvest()
REAP: Final = Reap()
CHOOSE_PHASE: Final[list[ChoosePhase]] = [ChoosePhase(seat) for seat in range(MOST_SEATS)]
