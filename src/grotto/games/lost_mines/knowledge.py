"""What a seat knows, and worlds that it cannot tell from the true one [MIN-1.6].

All that a viewer has not seen is exchangeable: no rule, and no choice of others that the viewer can
see, ties an unseen card to its place. So every way to deal it anew is as likely as any other.
"""

from grotto.core.draws import drawn_of
from grotto.core.nouns import UNKNOWN
from grotto.core.stream import Stream
from grotto.games.lost_mines.components import (
    CLANS,
    DWARFS,
    MINES,
    MOST_SEATS,
    ROLE_COUNT,
    TREASURES,
)
from grotto.games.lost_mines.rules.rounds import pool_of
from grotto.games.lost_mines.state import LostMinesState


def knows(known: int, viewer: int) -> bool:
    """Tell whether `viewer`, a seat or a spectator, is among those who know."""
    return bool(known >> (viewer if viewer >= 0 else MOST_SEATS) & 1)


def known_mine(state: LostMinesState, space: int, viewer: int) -> int:
    """Return the mine on a space as far as `viewer` knows."""
    secrets = state.secrets
    return secrets.mines[space] if knows(secrets.mine_known[space], viewer) else UNKNOWN


def known_treasure(state: LostMinesState, slot: int, viewer: int) -> int:
    """Return the treasure of a slot as far as `viewer` knows."""
    secrets = state.secrets
    return secrets.treasures[slot] if knows(secrets.treasure_known[slot], viewer) else UNKNOWN


def known_role(state: LostMinesState, seat: int, viewer: int) -> int:
    """Return the role of a seat as far as `viewer` knows."""
    secrets = state.secrets
    is_dealt = seat < len(secrets.roles)
    return secrets.roles[seat] if is_dealt and knows(secrets.role_known[seat], viewer) else UNKNOWN


def unseen_cards(state: LostMinesState, viewer: int) -> list[int]:
    """Count the cards of each kind of which `viewer` does not know where they are."""
    counts = list(state.deck)
    for seat in range(len(state.hands)):
        if seat != viewer:
            for kind in state.hands[seat]:
                counts[kind] += 1
            for kind in state.buried[seat]:
                counts[kind] += 1
    return counts


def unplaced_dwarfs(state: LostMinesState, viewer: int) -> list[int]:
    """Count the dwarf cards of each kind that `viewer` has not seen, dealt or not."""
    counts = pool_of(len(state.hands))
    for seat, clan in enumerate(state.secrets.clans):
        role = known_role(state, seat, viewer)
        if role != UNKNOWN:
            counts[clan * ROLE_COUNT + role] -= 1
    return counts


def unseen_dwarfs(state: LostMinesState, viewer: int) -> dict[str, int]:
    """Name the dwarf cards that `viewer` has not seen."""
    counts = unplaced_dwarfs(state, viewer)
    return {key: count for key, count in zip(DWARFS, counts, strict=True) if count}


def unplaced_mines(state: LostMinesState, viewer: int) -> list[int]:
    """List the mines of which `viewer` does not know where they lie."""
    known = [known_mine(state, space, viewer) for space in range(len(state.secrets.mines))]
    return [mine for mine in range(len(MINES)) if mine not in known]


def unplaced_treasures(state: LostMinesState, viewer: int) -> list[int]:
    """List the treasures that `viewer` has not seen, on the table, collected or set aside."""
    slots = range(len(state.secrets.symbols))
    known = [known_treasure(state, slot, viewer) for slot in slots]
    return [treasure for treasure in range(len(TREASURES)) if treasure not in known]


def world(state: LostMinesState, viewer: int, stream: Stream) -> LostMinesState:
    """Deal anew all that somebody has seen but `viewer` has not."""
    twin = state.copy()
    deal_roles(twin, viewer, stream)
    deal_mines(twin, viewer, stream)
    deal_treasures(twin, viewer, stream)
    deal_cards(twin, viewer, stream)
    return twin


def drawn(counts: list[int], stream: Stream) -> int:
    """Draw from a bag of counts and take it out."""
    kind = drawn_of(counts, stream.below(sum(counts)))
    counts[kind] -= 1
    return kind


def deal_roles(twin: LostMinesState, viewer: int, stream: Stream) -> None:
    """Clans are seen by all, so unknown roles change places within a clan, undealt ones too."""
    secrets = twin.secrets
    left = unplaced_dwarfs(twin, viewer)
    bags = [left[clan * ROLE_COUNT : (clan + 1) * ROLE_COUNT] for clan in range(len(CLANS))]
    roles = [known_role(twin, seat, viewer) for seat in range(len(secrets.roles))]
    for seat, role in enumerate(roles):
        if role == UNKNOWN:
            roles[seat] = drawn(bags[secrets.clans[seat]], stream)
    secrets.roles = tuple(roles)


def deal_mines(twin: LostMinesState, viewer: int, stream: Stream) -> None:
    """A mine that others have seen is any of those that `viewer` has not."""
    spaces = range(len(twin.secrets.mines))
    mines = [known_mine(twin, space, viewer) for space in spaces]
    left = [int(mine not in mines) for mine in range(len(MINES))]
    for space in spaces:
        if mines[space] == UNKNOWN and twin.secrets.mines[space] != UNKNOWN:
            mines[space] = drawn(left, stream)
    twin.secrets.mines = tuple(mines)


def deal_treasures(twin: LostMinesState, viewer: int, stream: Stream) -> None:
    """A treasure that others have seen is any of its symbol that `viewer` has not."""
    slots = range(len(twin.secrets.treasures))
    treasures = [known_treasure(twin, slot, viewer) for slot in slots]
    for slot in slots:
        if treasures[slot] == UNKNOWN and twin.secrets.treasures[slot] != UNKNOWN:
            left = [
                int(row.symbol == twin.secrets.symbols[slot] and treasure not in treasures)
                for treasure, row in enumerate(TREASURES)
            ]
            treasures[slot] = drawn(left, stream)
    twin.secrets.treasures = tuple(treasures)


def deal_cards(twin: LostMinesState, viewer: int, stream: Stream) -> None:
    """Hands and hidden discards of the others are dealt from all that `viewer` has not seen."""
    left = unseen_cards(twin, viewer)
    for seat in range(len(twin.hands)):
        if seat != viewer:
            twin.hands[seat] = dealt(left, len(twin.hands[seat]), stream)
            twin.buried[seat] = dealt(left, len(twin.buried[seat]), stream)
    twin.deck = bytes(left)


def dealt(left: list[int], count: int, stream: Stream) -> bytes:
    """Draw some cards, in order."""
    return bytes(sorted([drawn(left, stream) for _ in range(count)]))
