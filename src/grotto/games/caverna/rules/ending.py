"""The end of the game: last exchanges before points are counted [CAV-11.1]."""

from typing import ClassVar, Final, final

from grotto.core.action import Action
from grotto.games.caverna.answers import DONE
from grotto.games.caverna.asked import LastChanceAsked
from grotto.games.caverna.components import MOST_SEATS
from grotto.games.caverna.rules.anytime import AnytimeQuestion
from grotto.games.caverna.rules.dwarfs import NO_DWARF
from grotto.games.caverna.rules.free import free_actions
from grotto.games.caverna.rules.steps import OwnersStep
from grotto.games.caverna.state import CavernaState
from grotto.games.caverna.vocabulary import CavernaAsked


@final
class LastExchange(OwnersStep):
    """`owner` may exchange for the last time."""

    __slots__ = ()

    def text(self) -> str:
        return f"last_exchange {self.owner}"

    def happen(self, state: CavernaState) -> None:
        """Ask only who has something to exchange."""
        if free_actions(state.players[self.owner], NO_DWARF):
            state.agenda.append(LAST_CHANCE[self.owner])


@final
class LastChance(AnytimeQuestion):
    """`seat` exchanges what may be worth more otherwise."""

    __slots__ = ()

    rule: ClassVar[str] = "CAV-11.1"

    def text(self) -> str:
        return f"last_chance {self.seat}"

    def asked(self, state: CavernaState) -> CavernaAsked:
        return LastChanceAsked(self.seat)

    def ask_again(self, state: CavernaState) -> None:
        """Only as long as there is something to exchange."""
        state.agenda.append(LAST_EXCHANGE[self.seat])

    def answers(self, state: CavernaState) -> list[Action]:
        """That is enough."""
        return [DONE]

    def answer(self, state: CavernaState, action: Action) -> None:
        """Points can be counted."""


LAST_EXCHANGE: Final[list[LastExchange]] = [LastExchange(seat) for seat in range(MOST_SEATS)]
LAST_CHANCE: Final[list[LastChance]] = [LastChance(seat) for seat in range(MOST_SEATS)]
