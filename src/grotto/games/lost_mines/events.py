"""What happens in the turns of The Lost Mines, as people are told.

One message per class in every language. Cards that a viewer may not know are `UNKNOWN`.
"""

from dataclasses import dataclass

from grotto.core.event import Event
from grotto.core.phrase import Phrase, Who
from grotto.games.lost_mines import phrases
from grotto.games.lost_mines.components import (
    CARD_KEYS,
    CELLS,
    EDGE_KEYS,
    MINE_CELLS,
    SYMBOLS,
    TOOLS,
    UNKNOWN,
)


@dataclass(frozen=True)
class CardDrawn(Event):
    """`seat` drew a card."""

    seat: int
    kind: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "lost_mines-event-card-drawn", {"who": Who(self.seat), "card": phrases.card(self.kind)}
        )


@dataclass(frozen=True)
class PathLaid(Event):
    """`seat` laid a path card, upright or turned."""

    seat: int
    kind: int
    cell: int
    turned: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "lost_mines-event-path-laid",
            {
                "who": Who(self.seat),
                "card": phrases.card(self.kind),
                "cell": CELLS[self.cell],
                "way": phrases.way(self.turned),
            },
        )


@dataclass(frozen=True)
class Overcome(Event):
    """`seat` overcame an obstacle with a tool."""

    seat: int
    tool: int
    cell: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "lost_mines-event-overcome",
            {"who": Who(self.seat), "tool": TOOLS[self.tool], "cell": CELLS[self.cell]},
        )


@dataclass(frozen=True)
class MinePeeked(Event):
    """`seat` looked at a mine in secret."""

    seat: int
    space: int
    mine: int

    def phrase(self) -> Phrase:
        """Say it."""
        who, cell = Who(self.seat), CELLS[MINE_CELLS[self.space]]
        if self.mine == UNKNOWN:
            return Phrase("lost_mines-event-mine-peeked", {"who": who, "cell": cell})
        mine = phrases.mine(self.mine)
        return Phrase("lost_mines-event-mine-seen", {"who": who, "cell": cell, "mine": mine})


@dataclass(frozen=True)
class TreasurePeeked(Event):
    """`seat` looked at a treasure in secret."""

    seat: int
    slot: int
    treasure: int

    def phrase(self) -> Phrase:
        """Say it."""
        who, number = Who(self.seat), self.slot + 1
        if self.treasure == UNKNOWN:
            return Phrase("lost_mines-event-treasure-peeked", {"who": who, "number": number})
        treasure = phrases.treasure(self.treasure)
        return Phrase(
            "lost_mines-event-treasure-seen", {"who": who, "number": number, "treasure": treasure}
        )


@dataclass(frozen=True)
class DwarfPeeked(Event):
    """`seat` looked at the dwarf card of another in secret."""

    seat: int
    target: int
    clan: int
    role: int

    def phrase(self) -> Phrase:
        """Say it."""
        who, target = Who(self.seat), Who(self.target)
        if self.role == UNKNOWN:
            return Phrase("lost_mines-event-dwarf-peeked", {"who": who, "target": target})
        dwarf = phrases.dwarf(self.clan, self.role)
        return Phrase("lost_mines-event-dwarf-seen", {"who": who, "target": target, "dwarf": dwarf})


@dataclass(frozen=True)
class Guarded(Event):
    """`seat` put a trap or a troll on a path."""

    seat: int
    kind: int
    edge: int

    def phrase(self) -> Phrase:
        """Say it."""
        key = f"lost_mines-event-{CARD_KEYS[self.kind]}-set"
        return Phrase(key, {"who": Who(self.seat), "edge": EDGE_KEYS[self.edge]})


@dataclass(frozen=True)
class TrollLeft(Event):
    """The troll of `seat` went away."""

    seat: int
    edge: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "lost_mines-event-troll-left", {"who": Who(self.seat), "edge": EDGE_KEYS[self.edge]}
        )


@dataclass(frozen=True)
class Struck(Event):
    """A thunderstorm of `seat` destroyed a path card."""

    seat: int
    kind: int
    cell: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "lost_mines-event-struck",
            {"who": Who(self.seat), "card": phrases.card(self.kind), "cell": CELLS[self.cell]},
        )


@dataclass(frozen=True)
class TokenLost(Event):
    """A trap or a troll lost the last card that carried it."""

    kind: int
    edge: int

    def phrase(self) -> Phrase:
        """Say it."""
        key = f"lost_mines-event-{CARD_KEYS[self.kind]}-lost"
        return Phrase(key, {"edge": EDGE_KEYS[self.edge]})


@dataclass(frozen=True)
class Discarded(Event):
    """`seat` discarded one or two cards face down."""

    seat: int
    kinds: tuple[int, ...]

    def phrase(self) -> Phrase:
        """Say it."""
        who = Who(self.seat)
        if UNKNOWN in self.kinds:
            return Phrase("lost_mines-event-discarded", {"who": who, "count": len(self.kinds)})
        cards = phrases.cards(self.kinds)
        return Phrase("lost_mines-event-discarded-known", {"who": who, "cards": cards})


@dataclass(frozen=True)
class Moved(Event):
    """The dwarf of `seat` moved one space on."""

    seat: int
    cell: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("lost_mines-event-moved", {"who": Who(self.seat), "cell": CELLS[self.cell]})


@dataclass(frozen=True)
class CardLost(Event):
    """A trap took a card from the hand of `seat`."""

    seat: int
    kind: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "lost_mines-event-card-lost", {"who": Who(self.seat), "card": phrases.card(self.kind)}
        )


@dataclass(frozen=True)
class MineRevealed(Event):
    """`seat` was the first to enter a mine."""

    seat: int
    space: int
    mine: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "lost_mines-event-mine-revealed",
            {
                "who": Who(self.seat),
                "cell": CELLS[MINE_CELLS[self.space]],
                "mine": phrases.mine(self.mine),
            },
        )


@dataclass(frozen=True)
class MineTurned(Event):
    """A mine that `seat` has opened lies so: by choice, or because only so it fits."""

    seat: int
    space: int
    turned: int
    forced: bool

    def phrase(self) -> Phrase:
        """Say it."""
        cell, way = CELLS[MINE_CELLS[self.space]], phrases.way(self.turned)
        if self.forced:
            return Phrase("lost_mines-event-mine-turned-forced", {"cell": cell, "way": way})
        who = Who(self.seat)
        return Phrase("lost_mines-event-mine-turned", {"who": who, "cell": cell, "way": way})


@dataclass(frozen=True)
class DragonTaken(Event):
    """`seat` woke the dragon."""

    seat: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("lost_mines-event-dragon-taken", {"who": Who(self.seat)})


@dataclass(frozen=True)
class TreasureTaken(Event):
    """`seat` took a treasure, face down."""

    seat: int
    slot: int
    symbol: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase(
            "lost_mines-event-treasure-taken",
            {"who": Who(self.seat), "number": self.slot + 1, "symbol": SYMBOLS[self.symbol]},
        )


@dataclass(frozen=True)
class Skipped(Event):
    """`seat` has no cards and skips its turn."""

    seat: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("lost_mines-event-skipped", {"who": Who(self.seat)})


@dataclass(frozen=True)
class EndProposed(Event):
    """`seat` proposes to end the round."""

    seat: int

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("lost_mines-event-end-proposed", {"who": Who(self.seat)})


@dataclass(frozen=True)
class Voted(Event):
    """`seat` answered such a proposal: ``agree`` or ``refuse``."""

    seat: int
    vote: str

    def phrase(self) -> Phrase:
        """Say it."""
        return Phrase("lost_mines-event-voted", {"who": Who(self.seat), "vote": self.vote})
