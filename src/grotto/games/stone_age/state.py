"""The state of a game of Stone Age: everything needed to continue it."""

from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import mypyc_attr

from grotto.core.bags import keys_in
from grotto.core.decision import Agenda
from grotto.core.outcome import Outcome
from grotto.core.state import State
from grotto.core.switches import dumped
from grotto.games.stone_age.components import BUILDING_KEYS, CARD_KEYS, GOODS, SUPPLY
from grotto.games.stone_age.player import Player
from grotto.games.stone_age.rules.scoring import final_sheet

NO_CARD: Final = -1
NO_TILE: Final = -1


@dataclass(frozen=True)
class Switches:
    """The options of a table; states share them."""

    tool_tiles_limited: bool
    resources_limited: bool
    max_rounds: int  # 0 means no limit
    auto_cash_choose_resources_at_end: bool
    first_player: int  # a seat, or `CHANCE` when one is drawn


@final
@mypyc_attr(acyclic=True)
class StoneAgeState(State):
    """The board and the players' mats.

    Bags of what may still come are bits of an int, which copies share.
    """

    __slots__ = (
        "bag",
        "cards",
        "crowd",
        "deck",
        "first",
        "heights",
        "players",
        "round",
        "switches",
        "tops",
    )

    def __init__(
        self,
        agenda: Agenda,
        switches: Switches,
        players: list[Player],
        first: int,
        round_: int,
        deck: int,
        cards: list[int],
        bag: int,
        tops: list[int],
        heights: list[int],
        crowd: list[int],
    ) -> None:
        super().__init__(agenda)
        self.switches = switches
        self.players = players
        self.first = first  # seat with the first player token
        self.round = round_
        self.deck = deck  # cards that may still come
        self.cards = cards  # by space, the rightmost first
        self.bag = bag  # building tiles that nobody has seen
        self.tops = tops  # face-up tile by stack
        self.heights = heights  # tiles left by stack, the face-up one included
        self.crowd = crowd  # figures of all players, by place

    def copy(self) -> "StoneAgeState":
        """Return an independent twin; pending questions and switches are immutable and shared."""
        return StoneAgeState(
            self.agenda.copy(),
            self.switches,
            [player.copy() for player in self.players],
            self.first,
            self.round,
            self.deck,
            self.cards.copy(),
            self.bag,
            self.tops.copy(),
            self.heights.copy(),
            self.crowd.copy(),
        )

    def outcome(self) -> Outcome:
        """Score every seat as in the final scoring."""
        cashable = self.supply_left() if self.switches.auto_cash_choose_resources_at_end else 0
        return Outcome(tuple(final_sheet(player, cashable) for player in self.players))

    def supply_left(self) -> int:
        """Count the resource pieces that can still be taken, of all kinds together."""
        return sum(left_in_supply(self, good) for good in range(len(SUPPLY)))

    def key(self) -> object:
        return (
            self.switches,
            self.round,
            self.first,
            self.deck,
            tuple(self.cards),
            self.bag,
            tuple(self.tops),
            tuple(self.heights),
            tuple([player.key() for player in self.players]),
            tuple([entry.text() for entry in self.agenda]),
        )

    def dump(self) -> dict[str, object]:
        """Return the whole truth as canonical plain values."""
        return {
            "switches": dumped(self.switches),
            "round": self.round,
            "first": self.first,
            "deck": keys_in(self.deck, CARD_KEYS),
            "cards": [CARD_KEYS[card] if card != NO_CARD else "" for card in self.cards],
            "bag": keys_in(self.bag, BUILDING_KEYS),
            "tops": [BUILDING_KEYS[tile] if tile != NO_TILE else "" for tile in self.tops],
            "heights": self.heights[:],
            "players": [_dump_player(player) for player in self.players],
            "agenda": [entry.text() for entry in self.agenda],
        }


def left_in_supply(state: StoneAgeState, good: int) -> int:
    """Count the pieces of a resource in the supply; without the limit there are always plenty."""
    if not state.switches.resources_limited:
        return PLENTY
    return SUPPLY[good] - sum(player.goods[good] for player in state.players)


PLENTY: Final = 1_000_000


def _dump_player(player: Player) -> dict[str, object]:
    return {
        "goods": dict(zip(GOODS, player.goods, strict=True)),
        "figures": player.figures,
        "placed": player.placed[:],
        "agriculture": player.agriculture,
        "tools": list(player.tools),
        "used": player.used,
        "one_use": keys_in(player.one_use, CARD_KEYS),
        "two_of_choice": player.two_of_choice,
        "cards": keys_in(player.cards, CARD_KEYS),
        "secret_cards": keys_in(player.secret_cards, CARD_KEYS),
        "buildings": keys_in(player.buildings, BUILDING_KEYS),
        "points": [player.building_points, player.bonus_points, player.hungry_rounds],
    }
