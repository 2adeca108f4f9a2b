"""Beliefs: which roles the others probably have, by what they did in this round.

Whoever lays a card had other places for it, and could have kept it. The better a choice was for
one role among all the choices that everybody could see, the likelier that role is. All of it is
worked out from what a seat has witnessed: a board of its own follows the events of the round.
"""

from collections.abc import Callable, Sequence
from math import exp, log
from typing import Final, final

from grotto.bots.evaluations.lost_mines import weights
from grotto.bots.evaluations.lost_mines.forecast import LOG_FADING, goals_of, values_of
from grotto.bots.evaluations.lost_mines.ways import head_starts, ways_on
from grotto.core.action import Action
from grotto.core.event import Event
from grotto.core.nouns import UNKNOWN
from grotto.core.stream import Stream
from grotto.games.lost_mines.actions import Guard, Lay, Strike, Use
from grotto.games.lost_mines.components import (
    CLANS,
    LOYAL,
    MINE_CELLS,
    NO_EDGE,
    NO_SEAT,
    ROLE_COUNT,
    SABOTEUR,
    SELFISH,
    START_CELLS,
    TRAP_KIND,
)
from grotto.games.lost_mines.events import (
    Guarded,
    MineRevealed,
    MineTurned,
    Moved,
    Overcome,
    PathLaid,
    Struck,
    TokenLost,
    TreasureTaken,
    TrollLeft,
)
from grotto.games.lost_mines.faces import (
    EMPTY,
    MINE_ON,
    TOOL_NEEDED,
    mine_face,
    overcome_face,
    path_face,
)
from grotto.games.lost_mines.knowledge import known_role, unplaced_dwarfs
from grotto.games.lost_mines.round_events import RoundBegun
from grotto.games.lost_mines.rows import ONE, changed, without
from grotto.games.lost_mines.rules.laying import laying_offers
from grotto.games.lost_mines.rules.network import put, remove
from grotto.games.lost_mines.rules.rounds import clear_table, pool_of
from grotto.games.lost_mines.rules.scoring import pot_of
from grotto.games.lost_mines.rules.tokens import cells_laid, open_edges
from grotto.games.lost_mines.state import LostMinesState, replaced

FINEST: Final = 1 << 30
"""In so many parts odds are told apart."""


@final
class Beliefs:
    """Deals worlds in which the others have the roles that fit what they did."""

    def __init__(self, deal: Callable[[Stream], LostMinesState], spreads: list["Spread"]) -> None:
        self._deal = deal
        self._spreads = spreads

    def world(self, stream: Stream) -> LostMinesState:
        """Deal a world that the seat cannot tell from the true one, the likelier the oftener."""
        world = self._deal(stream)
        roles = list(world.secrets.roles)
        for spread in self._spreads:
            drawn = spread.drawn(stream)
            for number in range(len(drawn)):
                roles[spread.seats[number]] = drawn[number]
        world.secrets.roles = tuple(roles)
        return world


@final
class Spread:
    """The ways to spread the roles of a clan over seats whose roles are unknown, with odds."""

    def __init__(self, seats: list[int]) -> None:
        self.seats = seats
        self.ways: list[tuple[int, ...]] = []
        self.odds: list[float] = []

    def drawn(self, stream: Stream) -> tuple[int, ...]:
        """Draw one of the ways."""
        left = stream.below(FINEST) / FINEST * float(sum(self.odds))
        for number in range(len(self.odds)):
            left -= self.odds[number]
            if left < 0:
                return self.ways[number]
        return self.ways[-1]

    def chance(self, seat: int, role: int) -> float:
        """Return how likely a seat has a role."""
        place = self.seats.index(seat)
        hits = 0.0
        for number in range(len(self.ways)):
            if self.ways[number][place] == role:
                hits += self.odds[number]
        return hits / float(sum(self.odds))


def spreads_of(world: LostMinesState, seat: int, witnessed: Sequence[Event]) -> list[Spread]:
    """Weigh the roles of all others, clan by clan."""
    secrets = world.secrets
    hidden = [
        other for other in range(len(secrets.roles)) if known_role(world, other, seat) == UNKNOWN
    ]
    signs = signs_of(world, hidden, witnessed)
    left = unplaced_dwarfs(world, seat)
    found: list[Spread] = []
    for clan in range(len(CLANS)):
        seats = [other for other in hidden if secrets.clans[other] == clan]
        if seats:
            spread = Spread(seats)
            bag = left[clan * ROLE_COUNT : (clan + 1) * ROLE_COUNT]
            _fill(spread, signs, bag, [], 0.0)
            top = max(spread.odds)
            spread.odds = [exp(odds - top) for odds in spread.odds]
            found.append(spread)
    return found


def _fill(
    spread: Spread, signs: list[list[float]], bag: list[int], roles: list[int], odds: float
) -> None:
    """Add every way to give the seats that have none yet roles of the bag, with its log odds."""
    if len(roles) == len(spread.seats):
        spread.ways.append(tuple(roles))
        spread.odds.append(odds)
        return
    seat = spread.seats[len(roles)]
    for role in range(ROLE_COUNT):
        if bag[role]:
            more = odds + log(bag[role]) + signs[seat][role]
            bag[role] -= 1
            _fill(spread, signs, bag, [*roles, role], more)
            bag[role] += 1


def signs_of(
    world: LostMinesState, hidden: list[int], witnessed: Sequence[Event]
) -> list[list[float]]:
    """Return how much speaks for each role of each seat, as log odds."""
    seats = len(world.hands)
    signs = [[0.0] * ROLE_COUNT for _ in range(seats)]
    first = len(witnessed)
    for number in range(len(witnessed)):
        if isinstance(witnessed[number], RoundBegun):
            first = number
    board = bare_table(world)
    stakes = [interests(world, seat) for seat in range(seats)]
    for number in range(first, len(witnessed)):
        event = witnessed[number]
        who = chooser(event)
        if who in hidden:
            said = sign(board, event, stakes[who])
            for role in range(len(said)):
                signs[who][role] += weights.CANDOUR * said[role]
        follow(board, event)
    return signs


def bare_table(world: LostMinesState) -> LostMinesState:
    """Return the table as it was when the first turn of the round began, as all could see it."""
    board = world.copy()
    clear_table(board)
    count = len(world.secrets.symbols)
    board.secrets.clans = world.secrets.clans
    board.secrets.symbols = world.secrets.symbols
    board.secrets.owners = (NO_SEAT,) * count
    board.secrets.treasures = (UNKNOWN,) * count
    board.pawns = bytes([START_CELLS[clan] for clan in world.secrets.clans])
    return board


def interests(world: LostMinesState, seat: int) -> list[list[float]]:
    """Return what a point found by each is worth to a seat, for each role it may have."""
    clans = world.secrets.clans
    seats = len(clans)
    pool = pool_of(seats)[:ROLE_COUNT]
    whole = float(sum(pool))
    rivalry = weights.RIVALRY / (seats - 1)
    found: list[list[float]] = []
    for role in range(ROLE_COUNT):
        gains = [0.0] * seats
        gains[seat] = 1.0
        if role != SELFISH:
            pot = pot_of(clans[seat], role)
            for other in range(seats):
                if other != seat:
                    gains[other] = pool[LOYAL if clans[other] == pot else SABOTEUR] / whole
            members = float(sum(gains))
            gains = [gain / members for gain in gains]
        found.append([gain - rivalry * (1.0 - gain) for gain in gains])
    return found


def chooser(event: Event) -> int:
    """Return who made a choice that tells of a role, or `NO_SEAT`."""
    if isinstance(event, (PathLaid, Overcome, Guarded, Struck)):
        return event.seat
    return NO_SEAT


def sign(board: LostMinesState, event: Event, stakes: list[list[float]]) -> list[float]:
    """Return how much a choice speaks for each role: as log odds, best compared with each other."""
    goals = goals_of(board, values_of(board.secrets))
    if not goals:
        return [0.0] * len(stakes)
    look = _Look(board, head_starts(goals), stakes)
    look.at_board()  # the card could have been kept
    if isinstance(event, PathLaid):
        look.at_layings(event)
    elif isinstance(event, Overcome):
        look.at_tools(event)
    elif isinstance(event, Guarded):
        look.at_guards(event)
    elif isinstance(event, Struck):
        look.at_storms(event)
    best = 0.0
    for _, value in goals:
        best = max(best, value)
    return look.verdict(weights.HOPE * best / weights.WHIM)


@final
class _Look:
    """Choices that were open to a seat, and what each was worth to every role."""

    def __init__(
        self, board: LostMinesState, starts: list[tuple[int, float]], stakes: list[list[float]]
    ) -> None:
        self.board = board
        self.starts = starts
        self.stakes = stakes
        self.worths: list[list[float]] = []  # by choice, by role
        self.chosen = 0

    def at_board(self) -> None:
        """Weigh the board as it lies."""
        board = self.board
        ways = ways_on(board.cells, board.traps, board.trolls, (), self.starts)
        near = [exp(ways[pawn] * LOG_FADING) for pawn in board.pawns]
        row: list[float] = []
        for stake in self.stakes:
            worth = 0.0
            for seat in range(len(near)):
                worth += stake[seat] * near[seat]
            row.append(worth)
        self.worths.append(row)

    def at_face(self, cell: int, face: int, *, chosen: bool) -> None:
        """Weigh the board with something else on a space."""
        if chosen:
            self.chosen = len(self.worths)
        before = self.board.cells
        self.board.cells = changed(before, cell, face)
        self.at_board()
        self.board.cells = before

    def at_layings(self, event: PathLaid) -> None:
        """The same card may go to other spaces, or be turned."""
        offers: list[Action] = []
        laying_offers(self.board, event.card, offers)
        for offer in offers:
            assert isinstance(offer, Lay)
            chosen = offer.cell == event.cell and offer.turned == event.way
            self.at_face(offer.cell, offer.face, chosen=chosen)

    def at_tools(self, event: Overcome) -> None:
        """The same tool may overcome another obstacle."""
        for cell in self.board.laid:
            face = self.board.cells[cell]
            if TOOL_NEEDED[face] == event.tool:
                self.at_face(cell, overcome_face(face), chosen=cell == event.cell)

    def at_storms(self, event: Struck) -> None:
        """The storm may strike any other card without a dwarf."""
        for cell in self.board.laid:
            if cell not in self.board.pawns:
                self.at_face(cell, EMPTY, chosen=cell == event.cell)

    def at_guards(self, event: Guarded) -> None:
        """The trap or troll may sit on any other path."""
        board = self.board
        traps, trolls = board.traps, board.trolls
        for edge in [edge for cell in cells_laid(board) for edge in open_edges(board, cell)]:
            if edge == event.edge:
                self.chosen = len(self.worths)
            if event.card == TRAP_KIND:
                board.traps = traps + ONE[edge]
            else:
                board.trolls = trolls + ONE[edge]
            self.at_board()
        board.traps, board.trolls = traps, trolls

    def verdict(self, scale: float) -> list[float]:
        """Return the log odds of what was chosen, for each role."""
        said: list[float] = []
        for role in range(len(self.stakes)):
            top = self.worths[self.chosen][role]
            whole = 0.0
            for row in self.worths:
                whole += exp(min(60.0, scale * (row[role] - top)))
            said.append(-log(whole))
        return said


def betrayal(world: LostMinesState, seat: int, answer: Action) -> float:
    """Return how much more an answer speaks for the role of a seat than for others, in log odds."""
    event = event_of(seat, answer)
    role = world.secrets.roles[seat]
    if event is None or role == LOYAL:  # a loyal dwarf has nothing to hide
        return 0.0
    said = sign(as_all_see(world), event, interests(world, seat))
    others = 0.0
    for other in range(len(said)):
        if other != role:
            others += exp(said[other]) / (len(said) - 1)
    return max(0.0, said[role] - log(others))


def event_of(seat: int, answer: Action) -> Event | None:
    """Return what the others will see of an answer that tells of a role."""
    if isinstance(answer, Lay):
        return PathLaid(seat, answer.kind, answer.cell, answer.turned)
    if isinstance(answer, Use):
        return Overcome(seat, answer.tool, answer.cell)
    if isinstance(answer, Guard):
        return Guarded(seat, answer.kind, answer.edge)
    if isinstance(answer, Strike):
        return Struck(seat, UNKNOWN, answer.cell)
    return None


def as_all_see(world: LostMinesState) -> LostMinesState:
    """Return the table without anything that only some have seen."""
    board = world.copy()
    secrets = board.secrets
    secrets.treasures = (UNKNOWN,) * len(secrets.treasures)
    secrets.mines = tuple([MINE_ON[board.cells[cell]] for cell in MINE_CELLS])
    return board


def follow(board: LostMinesState, event: Event) -> None:
    """Let an event change the board, as everybody saw it."""
    secrets = board.secrets
    if isinstance(event, Moved):
        board.pawns = changed(board.pawns, event.seat, event.cell)
    elif isinstance(event, PathLaid):
        put(board, event.cell, path_face(event.card, event.way))
    elif isinstance(event, Overcome):
        put(board, event.cell, overcome_face(board.cells[event.cell]))
    elif isinstance(event, Struck):
        remove(board, event.cell)
    elif isinstance(event, MineRevealed):
        space = MINE_CELLS.index(event.cell)
        secrets.mines = replaced(secrets.mines, space, event.mine)
        put(board, event.cell, mine_face(event.mine, 0))
    elif isinstance(event, MineTurned):
        mine = secrets.mines[MINE_CELLS.index(event.cell)]
        put(board, event.cell, mine_face(mine, event.way))
    elif isinstance(event, TreasureTaken):
        secrets.owners = replaced(secrets.owners, event.number - 1, event.seat)
    else:
        follow_token(board, event)


def follow_token(board: LostMinesState, event: Event) -> None:
    """Let traps and trolls come and go."""
    if isinstance(event, Guarded):
        if event.card == TRAP_KIND:
            board.traps += ONE[event.edge]
        else:
            board.trolls = changed(board.trolls, event.seat, event.edge)
    elif isinstance(event, TrollLeft):
        board.trolls = changed(board.trolls, event.seat, NO_EDGE)
    elif isinstance(event, TokenLost):
        if event.card == TRAP_KIND:
            board.traps = without(board.traps, event.edge)
        else:
            board.trolls = changed(board.trolls, board.trolls.index(event.edge), NO_EDGE)


__all__ = ["Beliefs", "Spread", "betrayal", "spreads_of"]
