"""A turn: play or discard, move, collect, draw [MIN-2]."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from grotto.core.action import Action
from grotto.core.decision import Question, Step
from grotto.core.offer import Cost
from grotto.core.phrase import Arg, Phrase
from grotto.core.refs import Ref, cell_beside
from grotto.core.refusal import Refusal
from grotto.core.stream import Stream
from grotto.games.lost_mines import phrases
from grotto.games.lost_mines.actions import (
    PROPOSE,
    Discard,
    Guard,
    Lay,
    Peek,
    Strike,
    Use,
)
from grotto.games.lost_mines.asked import CardAsked
from grotto.games.lost_mines.components import (
    BESIDE,
    CARD_KEYS,
    CARDS,
    CELLS,
    EDGES,
    MOST_DISCARDS,
    MOST_SEATS,
    NO_KIND,
    PATH_KINDS,
    PEEK,
    STORM_KIND,
    TOOL,
    TOOLS,
    TRAP_KIND,
    TROLL_KIND,
)
from grotto.games.lost_mines.events import Skipped
from grotto.games.lost_mines.rows import ONE, without
from grotto.games.lost_mines.rules.endings import end_round
from grotto.games.lost_mines.rules.hands import DRAW_CARD, discard, discard_offers
from grotto.games.lost_mines.rules.laying import (
    fitting_shapes,
    lay,
    lay_at,
    laying_offers,
    misplaced,
    unplaceable,
    ways_to_lay,
)
from grotto.games.lost_mines.rules.moving import MOVE_DWARF, steps_of
from grotto.games.lost_mines.rules.order import before_the_card
from grotto.games.lost_mines.rules.peeking import blind_peeks, peek, peek_offers, unseeable
from grotto.games.lost_mines.rules.storms import storm_offers, strike, unstruck, useless_storm
from grotto.games.lost_mines.rules.tokens import (
    dismiss_troll,
    guard,
    guard_offers,
    misguarded,
    useless_guard,
)
from grotto.games.lost_mines.rules.tools import misused, tool_offers, use_tool, useless_tool
from grotto.games.lost_mines.rules.treasures import COLLECT
from grotto.games.lost_mines.rules.voting import may_propose, propose_end
from grotto.games.lost_mines.state import LostMinesState


@final
class BeginTurn(Step[LostMinesState]):
    """The turn of `player` begins."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player: Final = player

    def text(self) -> str:
        return f"turn {self.player}"

    def happen(self, state: LostMinesState) -> None:
        """The own troll goes first; whoever has no card then skips the whole turn."""
        dismiss_troll(state, self.player)
        if state.hands[self.player]:
            state.agenda.append(CARD_STEP[self.player])
            return
        state.tell_numbers(Skipped, self.player)
        state.agenda.append(END_TURN[self.player][0])
        if state.switches.skipped_turn_collects_treasure:
            state.agenda.append(COLLECT[self.player])


@final
class CardStep(Question[LostMinesState]):
    """`seat` plays a card or discards one or two; `voted` once the table has voted."""

    __slots__ = ("voted",)

    rule: ClassVar[str] = "MIN-2.2"

    def __init__(self, seat: int, *, voted: bool) -> None:
        super().__init__(seat)
        self.voted: Final = voted

    def text(self) -> str:
        return f"card {self.seat} voted" if self.voted else f"card {self.seat}"

    def asked(self, state: LostMinesState) -> CardAsked:
        return CardAsked(self.seat, self.voted)

    def begins_turn(self, state: LostMinesState) -> bool:
        return not self.voted

    def also(self, state: LostMinesState, action: Action) -> tuple[Ref, ...]:
        """A trap or a troll sits between two spaces."""
        if not isinstance(action, Guard):
            return ()
        edge = EDGES[action.edge]
        cells = (CELLS[edge.cell], CELLS[BESIDE[edge.cell][edge.side]])
        return (cell_beside("cell", cells[0]), cell_beside("cell", cells[1]))

    def cost(self, state: LostMinesState, action: Action) -> Cost:
        """Cards are played or discarded from the hand."""
        kinds = cards_of(action)
        return {CARD_KEYS[kind]: kinds.count(kind) for kind in kinds}

    def is_private(self) -> bool:
        """A hand is hidden, and so is whether it can be played."""
        return True

    def options(self, state: LostMinesState) -> list[Action]:
        """List every card that can be played, every discard, and a proposal to end the round."""
        hand = state.hands[self.seat]
        offers: list[Action] = []
        count: i64 = len(hand)
        before: i64 = NO_KIND
        for place in range(count):
            kind: i64 = hand[place]
            if kind != before:
                before = kind
                if kind < PATH_KINDS:
                    laying_offers(state, kind, offers)
                else:
                    action_offers(state, self.seat, kind, offers)
        discard_offers(hand, offers)
        if not self.voted and may_propose(state):
            offers.append(PROPOSE)
        return offers

    def draw(self, state: LostMinesState, stream: Stream) -> Action:
        """Count the ways to lay path cards, which come first, and list what follows them."""
        hand = state.hands[self.seat]
        fitting = fitting_shapes(state)
        lays: i64 = 0
        others: list[Action] = []
        count: i64 = len(hand)
        before: i64 = NO_KIND
        for place in range(count):
            kind: i64 = hand[place]
            if kind != before:
                before = kind
                if kind < PATH_KINDS:
                    lays += ways_to_lay(fitting, kind)
                else:
                    action_offers(state, self.seat, kind, others)
        discard_offers(hand, others)
        if not self.voted and may_propose(state):
            others.append(PROPOSE)
        number: i64 = stream.below(lays + len(others))
        return others[number - lays] if number >= lays else lay_at(state, hand, fitting, number)

    def resolve(self, state: LostMinesState, action: Action) -> None:
        """Play or discard; moving, collecting and drawing follow."""
        if action is PROPOSE:
            state.agenda.append(CARD_STEP_AFTER_VOTE[self.seat])
            propose_end(state, self.seat)
            return
        drawn = len(action.kinds) if isinstance(action, Discard) else 1
        state.agenda.append(END_TURN[self.seat][drawn])
        state.agenda.append(COLLECT[self.seat])
        state.agenda.append(MOVE_DWARF[self.seat][steps_of(state, self.seat)])
        if isinstance(action, Discard):
            discard(state, self.seat, action)
        else:
            play_card(state, self.seat, action)

    def refusals(self, state: LostMinesState) -> list[Refusal]:
        """Explain the cards in hand that cannot be played."""
        hand = state.hands[self.seat]
        refusals = unplaceable(state, hand)
        for kind in sorted(set(hand)):
            refusals += useless(state, self.seat, kind)
        if state.switches.early_end_vote and (self.voted or not may_propose(state)):
            refusals.append(self.no_proposal(state))
        return refusals

    def objection(self, state: LostMinesState, action: Action) -> Refusal | None:
        """Explain a card that is not in the hand, or cannot be played so."""
        if action == PROPOSE:
            return self.no_proposal(state)
        return not_in_hand(state.hands[self.seat], action) or misplayed(state, action)

    def no_proposal(self, state: LostMinesState) -> Refusal:
        """Explain why ending the round cannot be proposed."""
        if not state.switches.early_end_vote:
            return Refusal(PROPOSE.text(), Phrase("lost_mines-reason-no-voting"), "MIN-10.4")
        if self.voted:
            reason = Phrase("lost_mines-reason-proposed-already")
            return Refusal(PROPOSE.text(), reason, "MIN-9.3")
        return Refusal(PROPOSE.text(), Phrase("lost_mines-reason-mines-in-reach"), "MIN-10.9")


def not_in_hand(hand: bytes, action: Action) -> Refusal | None:
    """Name the first card that an answer takes from a hand which does not have it, or not twice."""
    needed = cards_of(action)
    for kind in needed:
        if hand.count(kind) < needed.count(kind):
            said: dict[str, Arg] = {"name": phrases.card_name(kind), "count": hand.count(kind)}
            reason = Phrase("lost_mines-reason-not-in-hand", said)
            return Refusal(action.text(), reason, "MIN-2.2")
    return None


def action_offers(state: LostMinesState, seat: int, kind: int, offers: list[Action]) -> None:
    """Add every way to play an action card."""
    if CARDS[kind].tool >= 0:
        tool_offers(state, CARDS[kind].tool, offers)
    elif kind == STORM_KIND:
        storm_offers(state, offers)
    elif CARDS[kind].subjects:
        peek_offers(state, seat, kind, offers)
    else:
        guard_offers(state, kind, offers)


def play_card(state: LostMinesState, seat: int, action: Action) -> None:
    """The card leaves the hand, is shown to all and does what it says."""
    state.last = seat
    kind = cards_of(action)[0]
    state.hands[seat] = without(state.hands[seat], kind)
    if isinstance(action, Lay):
        lay(state, seat, action)
    elif isinstance(action, Guard):
        if kind == TRAP_KIND:
            state.spent += ONE[kind]
        guard(state, seat, action)
    else:
        state.spent += ONE[kind]
        carry_out(state, seat, action)


def carry_out(state: LostMinesState, seat: int, action: Action) -> None:
    """Use a tool, look at something, or let a storm loose."""
    if isinstance(action, Use):
        use_tool(state, seat, action)
    elif isinstance(action, Peek):
        peek(state, seat, action)
    else:
        assert isinstance(action, Strike)
        strike(state, seat, action)


def cards_of(action: Action) -> tuple[int, ...]:
    """Return the kinds of cards that an action takes from the hand."""
    if isinstance(action, Lay):
        return LONE[action.kind]
    if isinstance(action, Discard):
        return action.kinds
    if isinstance(action, Use):
        return LONE[TOOL_KINDS[action.tool]]
    if isinstance(action, (Peek, Guard)):
        return LONE[action.kind]
    if isinstance(action, Strike):
        return LONE[STORM_KIND]
    return ()


def useless(state: LostMinesState, seat: int, kind: int) -> list[Refusal]:
    """Explain why an action card cannot be played at all, or not for one of its subjects."""
    effect = CARDS[kind].effect
    if effect == PEEK:
        return blind_peeks(state, seat, kind)
    refusal: Refusal | None = None
    if kind in {TRAP_KIND, TROLL_KIND}:
        refusal = useless_guard(state, kind)
    elif kind == STORM_KIND:
        refusal = useless_storm(state)
    elif effect == TOOL:
        refusal = useless_tool(state, CARDS[kind].tool)
    return [refusal] if refusal is not None else []


def misplayed(state: LostMinesState, action: Action) -> Refusal | None:
    """Explain why a card in hand cannot be played so."""
    if isinstance(action, Lay):
        return misplaced(state, action)
    if isinstance(action, Use):
        return misused(state, action)
    if isinstance(action, Guard):
        return misguarded(state, action)
    if isinstance(action, Strike):
        return unstruck(state, action)
    return unseeable(state, action) if isinstance(action, Peek) else before_the_card(action)


@final
class EndTurn(Step[LostMinesState]):
    """`player` draws as many cards as were played or discarded."""

    __slots__ = ("due", "player")

    def __init__(self, player: int, due: int) -> None:
        super().__init__()
        self.player: Final = player
        self.due: Final = due

    def text(self) -> str:
        return f"end {self.player} {self.due}"

    def happen(self, state: LostMinesState) -> None:
        """Draw as far as the pile lasts, then the next player is on."""
        state.agenda.append(NEXT_TURN[self.player])
        for _ in range(min(self.due, state.pile)):
            state.agenda.append(DRAW_CARD[self.player])


@final
class NextTurn(Step[LostMinesState]):
    """The turn of `player` is over."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player: Final = player

    def text(self) -> str:
        return f"next {self.player}"

    def happen(self, state: LostMinesState) -> None:
        """The left neighbour goes on, unless nobody has a card."""
        if any(state.hands):
            state.agenda.append(BEGIN_TURN[(self.player + 1) % len(state.hands)])
        else:
            end_round(state, "cards")


TOOL_KINDS: Final[tuple[int, ...]] = tuple(
    kind for kind, card in enumerate(CARDS) if card.effect == TOOL
)
"""The tool cards, in the order of `TOOLS`."""

assert [CARDS[kind].tool for kind in TOOL_KINDS] == list(range(len(TOOLS)))

LONE: Final[tuple[tuple[int, ...], ...]] = tuple((kind,) for kind in range(len(CARDS)))
BEGIN_TURN: Final = [BeginTurn(seat) for seat in range(MOST_SEATS)]
CARD_STEP: Final = [CardStep(seat, voted=False) for seat in range(MOST_SEATS)]
CARD_STEP_AFTER_VOTE: Final = [CardStep(seat, voted=True) for seat in range(MOST_SEATS)]
END_TURN: Final = [
    [EndTurn(seat, due) for due in range(MOST_DISCARDS + 1)] for seat in range(MOST_SEATS)
]
NEXT_TURN: Final = [NextTurn(seat) for seat in range(MOST_SEATS)]
