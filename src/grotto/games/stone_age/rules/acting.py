"""Actions: each player in turn carries out all own places, in an order of choice [STA-3]."""

from typing import ClassVar, Final, final

from grotto.core.action import Action
from grotto.core.decision import Step
from grotto.core.phrase import Phrase
from grotto.core.refs import Ref
from grotto.core.refusal import Refusal
from grotto.games.stone_age.actions import ACT, Act
from grotto.games.stone_age.asked import ActAsked
from grotto.games.stone_age.components import (
    FIELD,
    FIRST_BUILDING,
    FIRST_CARD,
    HUT,
    MOST_SEATS,
    PLACES,
    RIVER,
    TOOL_MAKER,
)
from grotto.games.stone_age.rules.anytime import OwnTurnQuestion
from grotto.games.stone_age.rules.buildings import BUY_BUILDING
from grotto.games.stone_age.rules.cards import BUY_CARD
from grotto.games.stone_age.rules.gathering import ROLL_FOR_GOODS, roll_ahead
from grotto.games.stone_age.rules.village import gain_agriculture, gain_figure, gain_tool
from grotto.games.stone_age.state import StoneAgeState
from grotto.games.stone_age.vocabulary import StoneAgeAsked


@final
class Turn(Step[StoneAgeState]):
    """`player` acts with all figures on the board."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player: Final = player

    def text(self) -> str:
        """Write the pending turn."""
        return f"turn {self.player}"

    def happen(self, state: StoneAgeState) -> None:
        """Ask for the first place, if there is any."""
        if is_on_board(state, self.player):
            state.agenda.append(CHOOSE_PLACE[self.player])


@final
class ChoosePlace(OwnTurnQuestion):
    """`seat` chooses which of its places acts next."""

    __slots__ = ()

    rule: ClassVar[str] = "STA-3.1"

    def text(self) -> str:
        """Write the pending question."""
        return f"act {self.seat}"

    def asked(self, state: StoneAgeState) -> StoneAgeAsked:
        return ActAsked(self.seat)

    def begins_turn(self, state: StoneAgeState) -> bool:
        """Nobody has come home yet."""
        return state.players[self.seat].home == 0

    def answers(self, state: StoneAgeState) -> list[Action]:
        """List the places with own figures."""
        placed = state.players[self.seat].placed
        offers: list[Action] = [ACT[place] for place, count in enumerate(placed) if count]
        return offers

    def also(self, state: StoneAgeState, action: Action) -> tuple[Ref, ...]:
        """Say what dice bring there on average."""
        if not isinstance(action, Act):
            return ()
        figures = state.players[self.seat].placed[action.place]
        return roll_ahead(state, self.seat, action.place, figures)

    def answer(self, state: StoneAgeState, action: Action) -> None:
        """Take the figures home and act; then choose again, until all are home."""
        assert isinstance(action, Act)
        figures = go_home(state, self.seat, action.place)
        if is_on_board(state, self.seat):
            state.agenda.append(self)
        act(state, self.seat, action.place, figures)

    def against(self, state: StoneAgeState, action: Action) -> Refusal | None:
        """Only places with own figures act."""
        if not isinstance(action, Act):
            return None
        reason = Phrase("stone_age-reason-nobody-there", {"place": PLACES[action.place].key})
        return Refusal(action.text(), reason, "STA-3.1")


def is_on_board(state: StoneAgeState, seat: int) -> bool:
    """Tell whether figures of `seat` are still out."""
    player = state.players[seat]
    return player.home < player.figures


def go_home(state: StoneAgeState, seat: int, place: int) -> int:
    """Take the figures of `seat` back from `place` and return how many they were."""
    player = state.players[seat]
    figures = player.placed[place]
    player.placed[place] = 0
    player.home += figures
    state.crowd[place] -= figures
    return figures


def act(state: StoneAgeState, seat: int, place: int, figures: int) -> None:
    """Carry out the action of a place; only cards and buildings may be declined."""
    if place <= RIVER:
        state.agenda.append(ROLL_FOR_GOODS[seat][PLACES[place].good][figures])
    elif place == TOOL_MAKER:
        gain_tool(state, seat)
    elif place == HUT:
        gain_figure(state, seat)
    elif place == FIELD:
        gain_agriculture(state, seat)
    elif place < FIRST_BUILDING:
        state.agenda.append(BUY_CARD[seat][place - FIRST_CARD])
    else:
        state.agenda.append(BUY_BUILDING[seat][place - FIRST_BUILDING])


CHOOSE_PLACE: Final = [ChoosePlace(seat) for seat in range(MOST_SEATS)]
TURN: Final = [Turn(seat) for seat in range(MOST_SEATS)]
