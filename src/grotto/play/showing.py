"""What a table asks and shows: all about it that changes nothing."""

from collections.abc import Mapping
from typing import Any

from grotto.core import digest as digests
from grotto.core.asked import Asked
from grotto.core.game import Game
from grotto.core.offer import Offer
from grotto.core.outcome import Outcome, Portions
from grotto.core.phrase import Phrase, Who
from grotto.core.refusal import Refusal
from grotto.core.seats import NOBODY, SPECTATOR
from grotto.core.state import State
from grotto.play.position import Position


class Showing:
    """A game in progress, to be looked at.

    While a seat has only to end its turn, nobody is asked anything: the next question comes later.
    """

    def __init__(self, game: Game[Any], state: State) -> None:
        self.game = game
        self._state = state
        self._unended = NOBODY  # who ends turns by hand, and in whose turn the last choice was made

    @property
    def to_act(self) -> int:
        """The seat that is asked or has to end its turn, or `NOBODY` when the game is over."""
        held = NOBODY if self._unended == NOBODY else self.held
        return self._state.to_act() if held == NOBODY else held

    @property
    def held(self) -> int:
        """The seat for which all others wait until it ends its turn, or `NOBODY`."""
        is_ended = self._unended == NOBODY or self._state.to_act() == NOBODY
        return NOBODY if is_ended or self._state.turn() == self._unended else self._unended

    @property
    def begins_turn(self) -> bool:
        """Whether a seat is asked of whose turn nothing has happened yet."""
        return self.held == NOBODY and self._state.begins_turn()

    @property
    def round(self) -> int:
        """Which round is played; the first is 1, and 0 is before it."""
        return self.game.round_of(self._state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.to_act == NOBODY

    def options(self) -> list[str]:
        """List every legal answer in notation."""
        offers = self._state.legal_actions() if self.held == NOBODY else []
        return [action.text() for action in offers]

    def offers(self) -> list[Offer]:
        """List every legal answer, with what it is about and costs."""
        return self.game.offers(self._state) if self.held == NOBODY else []

    def asked(self) -> Asked | None:
        """Return the question as a value; None where a turn has only to be ended."""
        return self.game.asked(self._state) if self.held == NOBODY else None

    def prompt(self) -> Phrase | None:
        """Return the question that is asked; None where a turn has only to be ended."""
        return self.game.prompt(self._state) if self.held == NOBODY else None

    def rule(self) -> str:
        """Return the id of the rule by which somebody is asked; nothing where nobody is."""
        return self._state.agenda[-1].rule if self._state.agenda else ""

    def why_not(self, text: str, seat: int | None = None) -> Refusal | None:
        """Say why the action `text` is not possible now, with the rule; None when it is.

        If `seat` is given and another one is asked, that is the reason.

        Raises:
            NotationError: when `text` is no action of this game.
        """
        action = self.game.parse(text)
        if self.held == NOBODY:
            return self.game.why_not(self._state, action, seat)
        is_other = seat is not None and seat != self.held
        others = Phrase("reason-others-turn", {"who": Who(self.held)})
        reason = others if is_other else Phrase("reason-turn-held")
        return Refusal(action.text(), reason, self._state.agenda[-1].rule)

    def refusals(self) -> list[Refusal]:
        """List what one might expect to be able to do now but cannot, with reasons."""
        return self.game.refusals(self._state) if self.held == NOBODY else []

    def view(self, viewer: int = SPECTATOR) -> Mapping[str, object]:
        """Return what `viewer` may know; while a turn is held, the next question is not asked."""
        view = self.game.view(self._state, viewer)
        return view if self.held == NOBODY else {**view, "to_act": self.held, "question": None}

    def ahead(self, seat: int) -> Mapping[str, object]:
        """Return what `seat` can work out ahead, where a view does not say it."""
        return self.game.ahead(self._state, seat)

    def eyes(self, viewer: int) -> int:
        """Return a viewer who sees just the same now."""
        return self.game.eyes(self._state, viewer)

    def position(self, seat: int) -> Position:
        """Return what a bot at `seat` may know."""
        return Position(self.game, self._state, seat)

    def projection(self, viewer: int) -> Outcome:
        """Return how all would score if the game ended now, as far as `viewer` may know it."""
        return self.game.projection(self._state, viewer)

    def portions(self, seat: int, viewer: int) -> Portions:
        """Return what the lines of a seat's sheet consist of, as far as `viewer` may know it."""
        return self.game.portions(self._state, seat, viewer)

    def outcome(self) -> Outcome:
        """Return the score sheets, final when the game is over."""
        return self._state.outcome()

    def digest(self) -> str:
        """Return the fingerprint of the state."""
        return digests.digest(self._state)
