"""Alone: a space with six goods is emptied, unless a ruby saves it [CAV-12.3]."""

from typing import ClassVar, Final, final

from grotto.core.action import Action
from grotto.core.bags import members
from grotto.core.decision import Step
from grotto.core.offer import FREE as NO_COST
from grotto.core.offer import Cost
from grotto.core.phrase import Phrase
from grotto.core.refusal import Refusal
from grotto.games.caverna.answers import DONE, SAVE
from grotto.games.caverna.asked import SaveAsked
from grotto.games.caverna.components import GOODS, OVERFLOW, RUBY, goods
from grotto.games.caverna.events import SpaceEmptied, SpaceSaved
from grotto.games.caverna.round_actions import Save
from grotto.games.caverna.rules.anytime import AnytimeQuestion
from grotto.games.caverna.rules.closed_spaces import not_in_play
from grotto.games.caverna.rules.piles import clear, overflows, pile_on
from grotto.games.caverna.rules.supply import too_poor
from grotto.games.caverna.state import CavernaState
from grotto.games.caverna.vocabulary import CavernaAsked

_ALONE: Final = 0


def overflowing_spaces(state: CavernaState) -> int:
    """Return the spaces with six goods or more."""
    return sum(1 << space for space in members(state.spaces) if overflows(state, space))


def empty(state: CavernaState, spaces: int) -> None:
    """The goods on these spaces are lost."""
    for space in members(spaces):
        state.tell(SpaceEmptied, space, pile_on(space, state.piles[space]))
        clear(state, space)


@final
class Overflowing(Step[CavernaState]):
    """Spaces with too many goods are looked after."""

    __slots__ = ()

    def text(self) -> str:
        return "overflowing"

    def happen(self, state: CavernaState) -> None:
        """Ask only who has a ruby."""
        spaces = overflowing_spaces(state)
        if spaces and state.players[_ALONE].goods[RUBY]:
            state.agenda.append(SaveSpaces(spaces))
        else:
            empty(state, spaces)


@final
class SaveSpaces(AnytimeQuestion):
    """The lone player saves overflowing spaces, for one ruby each."""

    __slots__ = ("spaces",)

    rule: ClassVar[str] = "CAV-12.3"

    def __init__(self, spaces: int) -> None:
        super().__init__(_ALONE)
        self.spaces: Final = spaces  # not saved yet

    def text(self) -> str:
        return f"save {self.spaces}"

    def asked(self, state: CavernaState) -> CavernaAsked:
        return SaveAsked(self.seat, tuple(members(self.spaces)))

    def answers(self, state: CavernaState) -> list[Action]:
        """List the spaces; the others are emptied."""
        if not state.players[_ALONE].goods[RUBY]:
            return [DONE]
        return [*(SAVE[space] for space in members(self.spaces)), DONE]

    def answer(self, state: CavernaState, action: Action) -> None:
        """Pay a ruby for one space, or let all others be emptied."""
        if not isinstance(action, Save):
            return empty(state, self.spaces)
        state.players[_ALONE].goods[RUBY] -= 1
        state.tell_numbers(SpaceSaved, _ALONE, action.space)
        rest = self.spaces & ~(1 << action.space)
        if rest:
            state.agenda.append(SaveSpaces(rest))
        return None

    def answer_cost(self, state: CavernaState, action: Action) -> Cost:
        return {GOODS[RUBY]: 1} if isinstance(action, Save) else NO_COST

    def hindrances(self, state: CavernaState) -> list[Refusal]:
        """Say that rubies are missing."""
        poor = too_poor(state.players[_ALONE], "save", goods(ruby=1), "CAV-12.3")
        return [] if poor is None else [poor]

    def why_no_answer(self, state: CavernaState, action: Action) -> Refusal | None:
        """Say that a space is in no danger, or safe by now, or that rubies are missing."""
        if not isinstance(action, Save):
            return None
        if not state.spaces >> action.space & 1:
            return not_in_play(state, action.space, action.text())
        if self.spaces >> action.space & 1:
            return too_poor(state.players[_ALONE], action.text(), goods(ruby=1), self.rule)
        if overflowing_spaces(state) >> action.space & 1:
            return Refusal(action.text(), Phrase("caverna-reason-saved-already"), self.rule)
        reason = Phrase("caverna-reason-not-overflowing", {"count": OVERFLOW})
        return Refusal(action.text(), reason, self.rule)


OVERFLOWING: Final = Overflowing()
