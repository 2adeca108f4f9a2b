"""Settings: which game an environment plays, by how many, and what it pays."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

from grotto.bots import new_bot
from grotto.core.game import Game
from grotto.core.options import Value
from grotto.core.outcome import Outcome
from grotto.core.state import State
from grotto.envs.errors import UnknownRewards, WrongBots
from grotto.envs.layout import Layout
from grotto.envs.native.encoder import Encoder
from grotto.envs.native.numbering import Numbering
from grotto.envs.numbers import numbering_of
from grotto.envs.unlisted import UNLISTED_LAYOUT
from grotto.games import find_game
from grotto.packages import LAYOUT, part_of

RANK: Final = "rank"
SCORE: Final = "score"
REWARDS: Final = (RANK, SCORE)
"""What is paid at the end: the rank, between -1 and 1, or the points."""
ILLEGAL: Final = -1.0
"""What an answer that is not on offer costs; the game ends with it."""


def layout_of(game: Game[Any]) -> Layout:
    """Return the layout of a game; a package without one has its views hashed.

    Raises:
        BrokenGame: when the game's package has a layout that does not load.
    """
    found: Layout | None = part_of(game.info.id, LAYOUT, game.info.rules_version)
    return found or UNLISTED_LAYOUT


@dataclass(frozen=True)
class Setting:
    """A game, a number of seats and options; everything else follows.

    Raises:
        TableError: when there is no such game, or it cannot be played so.
    """

    game_id: str
    seats: int
    options: Mapping[str, Value] = field(default_factory=dict)
    rewards: str = RANK

    @classmethod
    def of(
        cls,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        rewards: str = RANK,
    ) -> "Setting":
        """Return a setting; without a number of seats the game has as few as it can."""
        fewest = seats if seats is not None else min(find_game(game).info.seats)
        return cls(game, fewest, dict(options or {}), rewards)

    def __post_init__(self) -> None:
        """Try everything once, so that nothing is found wrong later."""
        if self.rewards not in REWARDS:
            raise UnknownRewards(self.rewards, REWARDS)
        self.game.new(self.seats, self.options)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Setting":
        """Settings never change, so twins share one."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel as what was asked for: the rest is found again."""
        return Setting, (self.game_id, self.seats, dict(self.options), self.rewards)

    @cached_property
    def game(self) -> Game[Any]:
        """The game."""
        return find_game(self.game_id)

    @cached_property
    def layout(self) -> Layout:
        """How its observations are laid out."""
        return layout_of(self.game)

    def new_encoder(self) -> Encoder:
        """Return what makes the observations of one game, as fast as they can be made."""
        return self.layout.encoder(self.seats) if self.layout.encoder else ViewEncoder(self)

    @cached_property
    def numbering(self) -> Numbering:
        """The numbers of its answers."""
        return numbering_of(self.game)

    @cached_property
    def size(self) -> int:
        """How many numbers an observation has."""
        return self.layout.size(self.seats)

    def pay(self, outcome: Outcome) -> list[float]:
        """Return what every seat gets at the end."""
        if self.rewards == SCORE:
            return [float(total) for total in outcome.totals]
        if self.seats == 1:
            return [1.0 if outcome.winners else -1.0]
        ranks = outcome.ranks
        return [
            sum((other > rank) - (other < rank) for other in ranks) / (self.seats - 1)
            for rank in ranks
        ]

    def levels(self, bots: Sequence[str]) -> tuple[str, ...]:
        """Return the level of every other seat; one level stands for all of them.

        Raises:
            UnknownBot: when there is no such bot.
            WrongBots: when there is not one for every other seat.
        """
        others = self.seats - 1
        named = (bots,) if isinstance(bots, str) else tuple(bots)  # a word is no list of letters
        levels = named * (others if len(named) == 1 else 1)
        if len(levels) != others and others:
            raise WrongBots(len(named), others)
        for level in levels:
            new_bot(level, self.game, 0)
        return levels


class ViewEncoder(Encoder):
    """Makes observations from views, for games without an encoder of their own."""

    def __init__(self, setting: Setting) -> None:
        self._setting: Final = setting

    def observe(self, state: State, viewer: int) -> bytearray:
        """Return what a seat sees, as the layout has it."""
        setting = self._setting
        return setting.layout.from_view(setting.game.view(state, viewer), viewer, setting.seats)
