"""Incomes at the beginning of a round: suppliers and the Miner [CAV-2.2]."""

from typing import ClassVar, Final, final

from grotto.core.action import Action
from grotto.games.caverna.answers import DONE
from grotto.games.caverna.asked import PrepareAsked
from grotto.games.caverna.components import DONKEY, MOST_SEATS, NOTHING, ORE, RUBY
from grotto.games.caverna.events import Delivered
from grotto.games.caverna.furnishings import DELIVERED, MINER
from grotto.games.caverna.player import Player, owns
from grotto.games.caverna.rules.anytime import AnytimeQuestion, give, store
from grotto.games.caverna.rules.steps import OwnersStep
from grotto.games.caverna.rules.supply import one_of
from grotto.games.caverna.state import CavernaState
from grotto.games.caverna.vocabulary import CavernaAsked


def donkeys_in_ore_mines(player: Player) -> int:
    """As many donkeys as possible are in ore mines: nothing speaks against it."""
    return min(player.goods[DONKEY], player.home.ore_mines.bit_count())


def deliver(state: CavernaState, seat: int) -> None:
    """Take what suppliers bring this round."""
    player = state.players[seat]
    gets = list(NOTHING)
    for number, good in enumerate(DELIVERED):
        gets[good] += player.deliveries[number] > 0
    player.deliveries = tuple(max(0, rounds - 1) for rounds in player.deliveries)
    delivered = tuple(gets)
    state.tell(Delivered, seat, delivered)
    store(state, seat, delivered)


def dig(state: CavernaState, seat: int) -> None:
    """The Miner digs one ore per donkey in an ore mine."""
    donkeys = donkeys_in_ore_mines(state.players[seat])
    if donkeys:
        give(state, seat, MINER, one_of(ORE, donkeys))


@final
class Income(OwnersStep):
    """`owner` receives what is due at the beginning of the round."""

    __slots__ = ()

    def text(self) -> str:
        return f"income {self.owner}"

    def happen(self, state: CavernaState) -> None:
        """Suppliers come first; then a ruby may lead one more donkey into an ore mine."""
        player = state.players[self.owner]
        if any(player.deliveries):
            deliver(state, self.owner)
        if not owns(player, MINER):
            return
        if player.goods[RUBY] and _has_empty_ore_mine(player):
            state.agenda.append(PREPARE[self.owner])
        else:
            dig(state, self.owner)


def _has_empty_ore_mine(player: Player) -> bool:
    return donkeys_in_ore_mines(player) < player.home.ore_mines.bit_count()


@final
class Prepare(AnytimeQuestion):
    """`seat` may do something before the Miner counts donkeys."""

    __slots__ = ()

    rule: ClassVar[str] = "CAV-9.16"

    def text(self) -> str:
        return f"prepare {self.seat}"

    def asked(self, state: CavernaState) -> CavernaAsked:
        return PrepareAsked(self.seat)

    def answers(self, state: CavernaState) -> list[Action]:
        """That is enough."""
        return [DONE]

    def answer(self, state: CavernaState, action: Action) -> None:
        """Now dig."""
        dig(state, self.seat)


INCOME: Final[list[Income]] = [Income(seat) for seat in range(MOST_SEATS)]
PREPARE: Final[list[Prepare]] = [Prepare(seat) for seat in range(MOST_SEATS)]
