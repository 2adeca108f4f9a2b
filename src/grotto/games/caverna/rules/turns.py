"""Turns: placing one dwarf after the other [CAV-2.5–CAV-2.8]."""

from typing import ClassVar, Final, final

from grotto.core.action import Action
from grotto.core.bags import members
from grotto.core.decision import Step
from grotto.core.offer import FREE as NO_COST
from grotto.core.offer import Cost
from grotto.core.phrase import Phrase
from grotto.core.refs import Ref
from grotto.core.refusal import Refusal
from grotto.core.stream import Stream
from grotto.games.caverna.actions import Place, Prefer
from grotto.games.caverna.answers import PLACE, PREFER, STAY
from grotto.games.caverna.asked import PlaceAsked
from grotto.games.caverna.components import FOOD, GOODS, RUBY, goods
from grotto.games.caverna.events import DwarfPlaced, OrderBroken, Stayed
from grotto.games.caverna.rules.acting import begin_action
from grotto.games.caverna.rules.anytime import AnytimeQuestion
from grotto.games.caverna.rules.closed_spaces import why_closed
from grotto.games.caverna.rules.dwarfs import (
    NO_DWARF,
    dwarf_with,
    next_dwarf,
    send,
    stronger_weapons,
)
from grotto.games.caverna.rules.free import free_actions
from grotto.games.caverna.rules.parts import Job
from grotto.games.caverna.rules.supply import too_poor
from grotto.games.caverna.rules.usefulness import brought_by, is_useful
from grotto.games.caverna.spaces import SPACE_COUNT, SPACES
from grotto.games.caverna.state import CavernaState
from grotto.games.caverna.vocabulary import CavernaAsked, goods_beside


@final
class NextTurn(Step[CavernaState]):
    """The next player with a dwarf at home has a turn, beginning to look at `first`."""

    __slots__ = ("first", "passed")

    def __init__(self, first: int, passed: int) -> None:
        super().__init__()
        self.first: Final = first
        self.passed: Final = passed  # players in a row who could place no dwarf

    def text(self) -> str:
        return f"next_turn {self.first} {self.passed}"

    def happen(self, state: CavernaState) -> None:
        """Work ends when no dwarf is left at home, or none can be placed."""
        seats = len(state.players)
        for distance in range(seats):
            seat = (self.first + distance) % seats
            dwarf = next_dwarf(state.players[seat])
            if dwarf != NO_DWARF:
                if not self.passed or self.passed < count_waiting(state):
                    state.agenda.append(ChooseSpace(seat, dwarf, self.passed, fresh=True))
                return


def count_waiting(state: CavernaState) -> int:
    """Count the players who still have a dwarf at home."""
    return sum([next_dwarf(player) != NO_DWARF for player in state.players])


def free_spaces(state: CavernaState) -> list[int]:
    """List the spaces in play without a dwarf."""
    return members(state.spaces & ~state.taken)


def open_spaces(state: CavernaState, job: Job) -> list[int]:
    """List the free spaces on which something would be done."""
    return [space for space in free_spaces(state) if is_useful(state, job, space)]


def has_open_space(state: CavernaState, job: Job) -> bool:
    """Tell whether there is a free space on which something would be done."""
    for space in free_spaces(state):  # noqa: SIM110 (a generator is slow)
        if is_useful(state, job, space):
            return True
    return False


@final
class ChooseSpace(AnytimeQuestion):
    """`seat` places a dwarf on an action space; nothing of the turn has happened if `fresh`."""

    __slots__ = ("dwarf", "fresh", "passed")

    rule: ClassVar[str] = "CAV-2.5"

    def __init__(self, seat: int, dwarf: int, passed: int, *, fresh: bool) -> None:
        super().__init__(seat)
        self.dwarf: Final = dwarf
        self.passed: Final = passed
        self.fresh: Final = fresh  # not part of the truth: nothing depends on it

    def text(self) -> str:
        return f"place {self.seat} {self.dwarf} {self.passed}"

    def asked(self, state: CavernaState) -> CavernaAsked:
        return PlaceAsked(self.seat, self.dwarf, state.players[self.seat].weapons[self.dwarf])

    def ask_again(self, state: CavernaState) -> None:
        """A weapon may be gone by then, and with it the order of dwarfs."""
        player = state.players[self.seat]
        preferred = self.dwarf != next_dwarf(player)
        if preferred:
            state.agenda.append(self)
        else:
            state.agenda.append(AskForSpace(self.seat, self.passed, fresh=False))

    def begins_turn(self, state: CavernaState) -> bool:
        return self.fresh

    def job(self, dwarf: int) -> Job:
        """Return who would act on a space."""
        return Job(self.seat, dwarf, 0)

    def answers(self, state: CavernaState) -> list[Action]:
        """List the open spaces, and for a ruby dwarfs out of order; who has no space stays."""
        spaces = open_spaces(state, self.job(self.dwarf))
        offers: list[Action] = [PLACE[space] for space in spaces] if spaces else [STAY]
        player = state.players[self.seat]
        if player.goods[RUBY] and self.dwarf == next_dwarf(player):
            offers += self._out_of_order(state)
        return offers

    def draw(self, state: CavernaState, stream: Stream) -> Action:
        """Draw among all spaces of the box and all else until something comes that can be done.

        So no more than the spaces that come have to be looked at.
        """
        others = self._other_draws(state)
        job, free = self.job(self.dwarf), state.spaces & ~state.taken
        while True:
            number = stream.below(SPACE_COUNT + len(others))
            if number >= SPACE_COUNT:
                drawn = others[number - SPACE_COUNT]
                if drawn is not STAY or not has_open_space(state, job):
                    return drawn
            elif free >> number & 1 and is_useful(state, job, number):
                return PLACE[number]

    def _other_draws(self, state: CavernaState) -> list[Action]:
        """List what may be done besides placing this dwarf; to stay is told apart when it comes."""
        player = state.players[self.seat]
        others: list[Action] = [STAY]
        if player.goods[RUBY] and self.dwarf == next_dwarf(player):
            others += self._out_of_order(state)
        return others + free_actions(player, NO_DWARF)

    def _out_of_order(self, state: CavernaState) -> list[Action]:
        player = state.players[self.seat]
        return [
            PREFER[weapon]
            for weapon in stronger_weapons(player)
            if has_open_space(state, self.job(dwarf_with(player, weapon)))
        ]

    def answer(self, state: CavernaState, action: Action) -> None:
        """Place the dwarf and act at once, or let another dwarf come first, or stay at home."""
        if isinstance(action, Place):
            self._place(state, action.space)
        elif isinstance(action, Prefer):
            self._prefer(state, action.weapon)
        else:
            self._stay(state)

    def _place(self, state: CavernaState, space: int) -> None:
        player = state.players[self.seat]
        send(player, self.dwarf, space)
        state.taken |= 1 << space
        state.tell_numbers(DwarfPlaced, self.seat, space, player.weapons[self.dwarf])
        state.agenda.append(NextTurn(self.seat + 1, 0))
        begin_action(state, self.seat, self.dwarf, space)

    def _prefer(self, state: CavernaState, weapon: int) -> None:
        player = state.players[self.seat]
        player.goods[RUBY] -= 1
        state.tell_numbers(OrderBroken, self.seat, weapon)
        dwarf = dwarf_with(player, weapon)
        state.agenda.append(ChooseSpace(self.seat, dwarf, self.passed, fresh=False))

    def _stay(self, state: CavernaState) -> None:
        state.tell_numbers(Stayed, self.seat)
        state.agenda.append(NextTurn(self.seat + 1, self.passed + 1))

    def answer_brings(self, state: CavernaState, action: Action) -> tuple[Ref, ...]:
        """Say what lies on a space and what comes on top of it."""
        if not isinstance(action, Place):
            return ()
        return goods_beside("gets", brought_by(state, self.seat, action.space))

    def answer_cost(self, state: CavernaState, action: Action) -> Cost:
        """Imitation has a fee, and to break the order of dwarfs costs a ruby."""
        if isinstance(action, Prefer):
            return {GOODS[RUBY]: 1}
        fee = SPACES[action.space].fee if isinstance(action, Place) else 0
        return {GOODS[FOOD]: fee} if fee else NO_COST

    def hindrances(self, state: CavernaState) -> list[Refusal]:
        """Explain every space in play that is not open, and why no other dwarf may go."""
        spaces = open_spaces(state, self.job(self.dwarf))
        found = [
            why_closed(state, self.seat, self.dwarf, space, PLACE[space].text())
            for space in members(state.spaces)
            if space not in spaces
        ]
        if spaces:
            found.append(Refusal(STAY.text(), Phrase("caverna-reason-must-place"), "CAV-2.8"))
        return found + self._order_refusals(state)

    def _order_refusals(self, state: CavernaState) -> list[Refusal]:
        player = state.players[self.seat]
        found = [
            too_poor(player, PREFER[weapon].text(), goods(ruby=1), "CAV-2.6")
            for weapon in stronger_weapons(player)
        ]
        return [refusal for refusal in found if refusal is not None]

    def why_no_answer(self, state: CavernaState, action: Action) -> Refusal | None:
        """Explain why a space is closed, why this dwarf may not stay, or another not go first."""
        if isinstance(action, Place):
            return why_closed(state, self.seat, self.dwarf, action.space, action.text())
        if isinstance(action, Prefer):
            return self._why_not_first(state, action)
        if action == STAY:
            return Refusal(action.text(), Phrase("caverna-reason-must-place"), "CAV-2.8")
        return None

    def _why_not_first(self, state: CavernaState, action: Prefer) -> Refusal:
        player = state.players[self.seat]
        strength = {"strength": action.weapon}
        if dwarf_with(player, action.weapon) == NO_DWARF:
            reason = Phrase("caverna-reason-no-such-dwarf", dict(strength))
        elif self.dwarf != next_dwarf(player):
            reason = Phrase("caverna-reason-order-broken-already")
        elif action.weapon == player.weapons[self.dwarf]:
            reason = Phrase("caverna-reason-goes-first")
        else:
            poor = too_poor(player, action.text(), goods(ruby=1), "CAV-2.6")
            if poor is not None:
                return poor
            reason = Phrase("caverna-reason-no-space-for-it", dict(strength))
        return Refusal(action.text(), reason, "CAV-2.6")


@final
class AskForSpace(Step[CavernaState]):
    """`asked` is asked to place a dwarf, whichever must go first by now."""

    __slots__ = ("asked", "fresh", "passed")

    def __init__(self, asked: int, passed: int, *, fresh: bool) -> None:
        super().__init__()
        self.asked: Final = asked
        self.passed: Final = passed
        self.fresh: Final = fresh

    def text(self) -> str:
        return f"ask_for_space {self.asked} {self.passed}"

    def happen(self, state: CavernaState) -> None:
        """Ask."""
        dwarf = next_dwarf(state.players[self.asked])
        state.agenda.append(ChooseSpace(self.asked, dwarf, self.passed, fresh=self.fresh))
