"""Rounds: beginning, new action space, replenishing, work, return home [CAV-2]."""

from typing import ClassVar, Final, final

from grotto.core.action import Action
from grotto.core.decision import Step
from grotto.core.draws import BagDraw, CountDraw
from grotto.games.caverna.answers import REVEAL, TURN
from grotto.games.caverna.components import (
    FIRST_MARKER_ROUND,
    LAST_ROUND,
    LEAF,
)
from grotto.games.caverna.events import CardRevealed, CardTurned, MarkerTurned, RoundBegun
from grotto.games.caverna.player import AT_HOME, NEWBORN
from grotto.games.caverna.round_actions import Reveal, Turn
from grotto.games.caverna.rules.ending import LAST_EXCHANGE
from grotto.games.caverna.rules.harvest import HARVEST, HARVESTS, harvest_of
from grotto.games.caverna.rules.incomes import INCOME
from grotto.games.caverna.rules.piles import replenish
from grotto.games.caverna.rules.solo import OVERFLOWING
from grotto.games.caverna.rules.turns import NextTurn
from grotto.games.caverna.spaces import (
    FAMILY_LIFE,
    ROUNDS_IN_STAGE,
    SOLO_CARDS,
    URGENT_WISH_FOR_CHILDREN,
    WISH_FOR_CHILDREN,
    WISH_ROUND,
    space_of,
    stage_cards,
)
from grotto.games.caverna.state import NO_MARKER, CavernaState, is_played, is_solo, seats_from


def next_round(state: CavernaState) -> int:
    """Return the number of the next round."""
    following = state.round + 1
    return following if is_played(state, following) else following + 1


@final
class BeginRound(Step[CavernaState]):
    """A round begins, or the game ends."""

    __slots__ = ()

    def text(self) -> str:
        return "begin_round"

    def happen(self, state: CavernaState) -> None:
        """After the last round there are only exchanges left."""
        seats = seats_from(state, state.start)
        seats.reverse()
        if state.round == LAST_ROUND:
            state.agenda += [LAST_EXCHANGE[seat] for seat in seats]
            return
        state.round = next_round(state)
        state.marker = NO_MARKER
        grow_up(state)
        state.tell_numbers(RoundBegun, state.round, state.start)
        state.agenda += [BEGIN_ROUND, HARVEST]
        if state.switches.hidden_markers:
            announce_marker(state)
        state.agenda += [RETURN_HOME, WORK, REPLENISH]
        if not state.switches.hidden_markers:
            announce_marker(state)
        state.agenda.append(NEW_SPACE)
        state.agenda += [INCOME[seat] for seat in seats]


def grow_up(state: CavernaState) -> None:
    """Newborns of the last round are grown up."""
    for player in state.players:
        player.whereabouts = tuple(
            AT_HOME if place == NEWBORN else place for place in player.whereabouts
        )


def announce_marker(state: CavernaState) -> None:
    """From round 6 on there is a harvest marker in every round, but not alone."""
    if state.round >= FIRST_MARKER_ROUND and not is_solo(state):
        state.agenda.append(TURN_MARKER)


# ---- new action spaces ---------------------------------------------------------------------------


@final
class NewSpace(Step[CavernaState]):
    """The card of the round is revealed."""

    __slots__ = ()

    def text(self) -> str:
        return "new_space"

    def happen(self, state: CavernaState) -> None:
        """Wish for children is always the card of round 4; alone the order is fixed."""
        if is_solo(state):
            reveal(state, space_of(SOLO_CARDS[state.round - 1]))
        elif state.round == WISH_ROUND:
            reveal(state, WISH_FOR_CHILDREN)
        else:
            state.agenda.append(REVEAL_CARD)


def cards_to_come(state: CavernaState) -> int:
    """Return the cards of the stage that are still face down, as bits."""
    return _unrevealed(state, state.round)


def stage_of(round_: int) -> int:
    """Return the stage that a round belongs to."""
    return (round_ - 1) // ROUNDS_IN_STAGE + 1


def cards_below(state: CavernaState, round_: int) -> int:
    """Return what the card of a later round may be, as bits."""
    if is_solo(state):
        return 1 << space_of(SOLO_CARDS[round_ - 1])
    if round_ == WISH_ROUND:
        return 1 << WISH_FOR_CHILDREN
    return _unrevealed(state, round_)


def _unrevealed(state: CavernaState, round_: int) -> int:
    cards = _STAGES[len(state.players)][stage_of(round_)]
    for card in state.cards:
        cards &= ~(1 << card)
    return cards & ~(1 << WISH_FOR_CHILDREN)


_STAGES: Final[list[list[int]]] = [
    [stage_cards(stage, seats) if stage else 0 for stage in range(5)] for seats in range(8)
]
"""The cards of each stage, by number of players."""


@final
class RevealCard(BagDraw[CavernaState]):
    """Chance reveals a card of the stage."""

    __slots__ = ()

    rule: ClassVar[str] = "CAV-2.3"

    def text(self) -> str:
        return "reveal"

    def bag(self, state: CavernaState) -> int:
        return cards_to_come(state)

    def draws(self) -> list[Reveal]:
        return REVEAL

    def resolve(self, state: CavernaState, action: Action) -> None:
        """Lay it open."""
        assert isinstance(action, Reveal)
        reveal(state, action.space)


def reveal(state: CavernaState, card: int) -> None:
    """A new space is in play; Family life turns Wish for children over."""
    state.cards = (*state.cards, card)
    state.spaces |= 1 << card
    state.tell_numbers(CardRevealed, card)
    if card == FAMILY_LIFE:
        state.spaces &= ~(1 << WISH_FOR_CHILDREN)
        state.spaces |= 1 << URGENT_WISH_FOR_CHILDREN
        state.tell(CardTurned)


@final
class TurnMarker(CountDraw[CavernaState]):
    """Chance turns over the harvest marker of the round."""

    __slots__ = ()

    rule: ClassVar[str] = "CAV-2.3"

    def text(self) -> str:
        return "turn"

    def counts(self, state: CavernaState) -> list[int]:
        return [state.leaves, state.questions]

    def draws(self) -> list[Turn]:
        return TURN

    def resolve(self, state: CavernaState, action: Action) -> None:
        """Everybody knows now what the harvest will be."""
        assert isinstance(action, Turn)
        state.marker = action.marker
        if action.marker == LEAF:
            state.leaves -= 1
        else:
            state.questions -= 1
        state.tell(MarkerTurned, HARVESTS[harvest_of(state)])


# ---- goods and dwarfs ----------------------------------------------------------------------------


@final
class Replenish(Step[CavernaState]):
    """All accumulation spaces receive goods; alone, overflowing ones are emptied before."""

    __slots__ = ()

    def text(self) -> str:
        return "replenish"

    def happen(self, state: CavernaState) -> None:
        """Replenish."""
        if is_solo(state):
            state.agenda += [ADD_GOODS, OVERFLOWING]
        else:
            replenish(state)


@final
class AddGoods(Step[CavernaState]):
    """All accumulation spaces receive goods."""

    __slots__ = ()

    def text(self) -> str:
        return "add_goods"

    def happen(self, state: CavernaState) -> None:
        """Replenish."""
        replenish(state)


@final
class Work(Step[CavernaState]):
    """The starting player places the first dwarf."""

    __slots__ = ()

    def text(self) -> str:
        return "work"

    def happen(self, state: CavernaState) -> None:
        """Begin."""
        state.agenda.append(NextTurn(state.start, 0))


@final
class ReturnHome(Step[CavernaState]):
    """All dwarfs return home; newborns come with them."""

    __slots__ = ()

    def text(self) -> str:
        return "return_home"

    def happen(self, state: CavernaState) -> None:
        """All spaces are free again."""
        state.taken = 0
        for player in state.players:
            player.whereabouts = tuple(
                place if place == NEWBORN else AT_HOME for place in player.whereabouts
            )


BEGIN_ROUND: Final = BeginRound()
NEW_SPACE: Final = NewSpace()
REVEAL_CARD: Final = RevealCard()
TURN_MARKER: Final = TurnMarker()
REPLENISH: Final = Replenish()
ADD_GOODS: Final = AddGoods()
WORK: Final = Work()
RETURN_HOME: Final = ReturnHome()
