"""Rounds: a new action tile, the turns, and handing on the starting-player token [CVC-3]."""

from typing import ClassVar, Final, final

from grotto.core.action import Action
from grotto.core.decision import Step
from grotto.core.draws import BagDraw
from grotto.games.cave_vs_cave.actions import RevealTile
from grotto.games.cave_vs_cave.answers import REVEAL_TILE
from grotto.games.cave_vs_cave.components import BREACH, TILES
from grotto.games.cave_vs_cave.events import GameEnded, RoundBegun, TileRevealed
from grotto.games.cave_vs_cave.rules.turns import CHOOSE_TILE
from grotto.games.cave_vs_cave.state import CaveState, is_solo, rounds_of, turns_each


def tiles_with_back(back: int) -> int:
    """Return the action tiles with a number, or the dwarf, on their back."""
    return sum(1 << index for index, tile in enumerate(TILES) if tile.back == back)


_BACKS: Final[list[int]] = [tiles_with_back(back) for back in range(5)]


@final
class BeginRound(Step[CaveState]):
    """A round begins."""

    __slots__ = ()

    def text(self) -> str:
        return "begin"

    def happen(self, state: CaveState) -> None:
        """Turn up a new tile; then players take turns, beginning with the starting player."""
        state.round += 1
        turns = turns_each(state)
        state.tell_numbers(RoundBegun, state.round, turns, state.first)
        agenda = state.agenda
        agenda.append(END_ROUND)
        seats = len(state.players)
        for turn in range(turns * seats - 1, -1, -1):
            agenda.append(CHOOSE_TILE[(state.first + turn) % seats])
        agenda.append(TURN_UP_TILE)


@final
class TurnUpTile(BagDraw[CaveState]):
    """The tile of the round is turned up; any with its number on the back may come."""

    __slots__ = ()

    rule: ClassVar[str] = "CVC-3.1"

    def text(self) -> str:
        return "new_tile"

    def bag(self, state: CaveState) -> int:
        return next_tiles(state)

    def draws(self) -> list[RevealTile]:
        return REVEAL_TILE

    def resolve(self, state: CaveState, action: Action) -> None:
        """Lay the tile open."""
        assert isinstance(action, RevealTile)
        state.face_up |= 1 << action.tile
        state.tell_numbers(TileRevealed, action.tile)


def next_tiles(state: CaveState) -> int:
    """Return the face-down tiles with the back of this round; alone one plays without Breach."""
    tiles = _BACKS[turns_each(state)] & ~state.face_up
    return tiles & ~(1 << BREACH) if is_solo(state) else tiles


@final
class EndRound(Step[CaveState]):
    """A round ends."""

    __slots__ = ()

    def text(self) -> str:
        return "end"

    def happen(self, state: CaveState) -> None:
        """All tiles go back to the board, and the token to the other player."""
        for player in state.players:
            player.tiles = 0
        state.first = (state.first + 1) % len(state.players)
        if state.round < len(rounds_of(state)):
            state.agenda.append(BEGIN_ROUND)
        else:
            state.tell_numbers(GameEnded, state.round)


BEGIN_ROUND: Final = BeginRound()
END_ROUND: Final = EndRound()
TURN_UP_TILE: Final = TurnUpTile()
