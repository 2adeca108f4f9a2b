"""Rounds: how one is set up, how one is scored, and who begins the next [MIN-1, MIN-9]."""

from collections.abc import Sequence
from typing import ClassVar, Final, final

from grotto.core.action import Action
from grotto.core.decision import Step
from grotto.core.draws import CountDraw
from grotto.core.nouns import UNKNOWN
from grotto.games.lost_mines.components import (
    ASIDE,
    CARD_COUNTS,
    CLANS,
    DECK_SIZE,
    EVERYBODY,
    HAND_SIZE,
    LOYAL,
    LOYAL_PER_CLAN,
    MINE_CELLS,
    MOST_SEATS,
    NO_EDGE,
    NO_SEAT,
    ROLE_COUNT,
    SPACE_COUNT,
    START_CELLS,
    SYMBOLS,
    TREASURES,
)
from grotto.games.lost_mines.deals import DEAL_DWARF, LAY_TREASURE, DealDwarf, LayTreasure
from grotto.games.lost_mines.faces import FIRST_START, HIDDEN_MINE
from grotto.games.lost_mines.round_events import (
    DwarfDealt,
    FindShown,
    RoleRevealed,
    RoundBegun,
    RoundScored,
    TreasureLaid,
)
from grotto.games.lost_mines.rows import ONE, changed
from grotto.games.lost_mines.rules.hands import DRAW_CARD
from grotto.games.lost_mines.rules.knowing import (
    draw_treasure,
    learn_role,
    learn_treasure,
)
from grotto.games.lost_mines.rules.network import board_of, lay_out
from grotto.games.lost_mines.rules.scoring import tallies_of
from grotto.games.lost_mines.rules.turns import BEGIN_TURN
from grotto.games.lost_mines.state import LostMinesState, Secrets


@final
class BeginRound(Step[LostMinesState]):
    """A round is set up."""

    __slots__ = ()

    def text(self) -> str:
        return "begin"

    def happen(self, state: LostMinesState) -> None:
        """Clear the table, then deal treasures, dwarfs and hands; the first player begins."""
        clear_table(state)
        state.last = NO_SEAT
        state.tell_numbers(RoundBegun, state.round, state.first)
        seats = range(len(state.hands) - 1, -1, -1)
        state.agenda.append(FINISH_ROUND)
        state.agenda.append(BEGIN_TURN[state.first])
        for seat in seats:
            state.agenda += [DRAW_CARD[seat]] * HAND_SIZE[len(state.hands)]
        state.agenda += [DEAL_TO[seat] for seat in seats]
        state.agenda += [LAY_TREASURE_OUT[slot] for slot in seats]


def clear_table(state: LostMinesState) -> None:
    """Start cards lie open, four mines face down; everything else is back in the box."""
    seats = len(state.hands)
    lay_out(state, BARE_BOARD)
    state.secrets = new_secrets()
    state.hands = [b""] * seats
    state.buried = [b""] * seats
    state.spent = b""
    state.deck = WHOLE_DECK
    state.pile = DECK_SIZE - ASIDE
    state.pawns = ONE[START_CELLS[0]] * seats
    state.traps = b""
    state.trolls = ONE[NO_EDGE] * seats


def new_secrets() -> Secrets:
    """Nothing is dealt yet and nobody knows anything."""
    unknown = (UNKNOWN,) * SPACE_COUNT
    return Secrets((), (), (), unknown, (0,) * SPACE_COUNT, (), (), (), (), NO_SEAT)


@final
class LayTreasureOut(CountDraw[LostMinesState]):
    """A treasure is laid out in a slot; everybody sees the symbol on its back."""

    __slots__ = ("slot",)

    rule: ClassVar[str] = "MIN-1.2"

    def __init__(self, slot: int) -> None:
        super().__init__()
        self.slot: Final = slot

    def text(self) -> str:
        return f"lay_treasure {self.slot + 1}"

    def counts(self, state: LostMinesState) -> list[int]:
        return symbols_left(state)

    def draws(self) -> Sequence[Action]:
        return LAY_TREASURE

    def resolve(self, state: LostMinesState, action: Action) -> None:
        """Lay it out, face down."""
        assert isinstance(action, LayTreasure)
        secrets = state.secrets
        secrets.symbols = (*secrets.symbols, action.symbol)
        secrets.owners = (*secrets.owners, NO_SEAT)
        secrets.treasures = (*secrets.treasures, UNKNOWN)
        secrets.treasure_known = (*secrets.treasure_known, 0)
        state.tell_numbers(TreasureLaid, self.slot + 1, action.symbol)


def symbols_left(state: LostMinesState) -> list[int]:
    """Count the treasures of each symbol that are not laid out."""
    left = [0] * len(SYMBOLS)
    for treasure in TREASURES:
        left[treasure.symbol] += 1
    for symbol in state.secrets.symbols:
        left[symbol] -= 1
    return left


@final
class DealTo(CountDraw[LostMinesState]):
    """`player` gets a dwarf card: the clan is seen by all, the role by its owner."""

    __slots__ = ("player",)

    rule: ClassVar[str] = "MIN-1.3"

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player: Final = player

    def text(self) -> str:
        return f"deal_dwarf {self.player}"

    def counts(self, state: LostMinesState) -> list[int]:
        return dwarfs_left(state)

    def draws(self) -> Sequence[Action]:
        return DEAL_DWARF

    def resolve(self, state: LostMinesState, action: Action) -> None:
        """The dwarf starts on the card of its clan."""
        assert isinstance(action, DealDwarf)
        clan, role = divmod(action.dwarf, ROLE_COUNT)
        secrets = state.secrets
        secrets.clans = (*secrets.clans, clan)
        secrets.roles = (*secrets.roles, role)
        secrets.role_known = (*secrets.role_known, 1 << self.player)
        state.pawns = changed(state.pawns, self.player, START_CELLS[clan])
        state.tell_numbers(DwarfDealt, self.player, clan, role)


def pool_of(seats: int) -> list[int]:
    """Count the dwarf cards of each kind that are shuffled for so many players."""
    one_clan = [1] * ROLE_COUNT
    one_clan[LOYAL] = LOYAL_PER_CLAN[seats]
    return one_clan * len(CLANS)


def dwarfs_left(state: LostMinesState) -> list[int]:
    """Count the dwarf cards of each kind that are not dealt."""
    left = pool_of(len(state.hands))
    for clan, role in zip(state.secrets.clans, state.secrets.roles, strict=True):
        left[clan * ROLE_COUNT + role] -= 1
    return left


@final
class FinishRound(Step[LostMinesState]):
    """A round is over: dwarf cards and treasures are turned up."""

    __slots__ = ()

    def text(self) -> str:
        return "finish"

    def happen(self, state: LostMinesState) -> None:
        """Show all roles, then every find that nobody has seen yet; scoring follows."""
        secrets = state.secrets
        for seat in range(len(state.hands)):
            learn_role(state, seat, EVERYBODY)
            state.tell_numbers(RoleRevealed, seat, secrets.clans[seat], secrets.roles[seat])
        state.agenda.append(SCORE_ROUND)
        for slot, owner in enumerate(secrets.owners):
            if owner != NO_SEAT and secrets.treasures[slot] == UNKNOWN:
                draw_treasure(state, slot)


@final
class ScoreRound(Step[LostMinesState]):
    """A round is scored."""

    __slots__ = ()

    def text(self) -> str:
        return "score"

    def happen(self, state: LostMinesState) -> None:
        """Share the finds out; after the last round the game is over."""
        show_finds(state)
        secrets = state.secrets
        tallies = tallies_of(secrets.clans, secrets.roles, finds_of(state), secrets.dragon)
        state.tallies = (*state.tallies, tallies)
        for seat, tally in enumerate(tallies):
            state.tell_numbers(RoundScored, seat, tally.points)
        if len(state.tallies) < state.switches.rounds:
            state.first = next_first(state)
            state.agenda.append(BEGIN_ROUND)


def show_finds(state: LostMinesState) -> None:
    """Everybody sees what was found."""
    secrets = state.secrets
    for slot, owner in enumerate(secrets.owners):
        if owner != NO_SEAT:
            learn_treasure(state, slot, EVERYBODY)
            state.tell_numbers(FindShown, owner, secrets.treasures[slot])


def finds_of(state: LostMinesState) -> list[list[int]]:
    """Return the treasures that each seat found."""
    finds: list[list[int]] = [[] for _ in state.hands]
    for owner, treasure in zip(state.secrets.owners, state.secrets.treasures, strict=True):
        if owner != NO_SEAT:
            finds[owner].append(treasure)
    return finds


def next_first(state: LostMinesState) -> int:
    """Left of the last to play a card, or of the first player if nobody did [ruling R38]."""
    last = state.last if state.last != NO_SEAT else state.first
    return (last + 1) % len(state.hands)


BARE_BOARD: Final = board_of(
    {cell: FIRST_START + clan for clan, cell in enumerate(START_CELLS)}
    | dict.fromkeys(MINE_CELLS, HIDDEN_MINE)
)
WHOLE_DECK: Final = bytes(CARD_COUNTS)
BEGIN_ROUND: Final = BeginRound()
FINISH_ROUND: Final = FinishRound()
SCORE_ROUND: Final = ScoreRound()
LAY_TREASURE_OUT: Final = [LayTreasureOut(slot) for slot in range(MOST_SEATS)]
DEAL_TO: Final = [DealTo(seat) for seat in range(MOST_SEATS)]
