"""Carrying out the action of a space, part by part, and Imitation [CAV-4.1, CAV-4.2, CAV-4.15]."""

from typing import ClassVar, Final, final

from grotto.core.action import Action
from grotto.core.bags import members
from grotto.core.decision import Question, Step
from grotto.core.errors import RulesBug
from grotto.core.offer import FREE as NO_COST
from grotto.core.offer import Cost
from grotto.core.phrase import Phrase
from grotto.core.refs import Ref
from grotto.core.refusal import Refusal
from grotto.games.caverna import phrases
from grotto.games.caverna.actions import (
    Buy,
    Fence,
    Forge,
    Furnish,
    Imitate,
    Lay,
    Loot,
    Sell,
    Sow,
    Stable,
    Take,
)
from grotto.games.caverna.answers import DONE, GROW, IMITATE
from grotto.games.caverna.asked import ActAsked, ImitateAsked
from grotto.games.caverna.components import FOOD, NOTHING, Goods
from grotto.games.caverna.events import FeePaid, Imitated, TokenTaken
from grotto.games.caverna.free_actions import Free
from grotto.games.caverna.rules.anytime import AnytimeQuestion, receive
from grotto.games.caverna.rules.closed_spaces import not_in_play, why_useless
from grotto.games.caverna.rules.free import before_deed
from grotto.games.caverna.rules.parts import Job, Part
from grotto.games.caverna.rules.piles import clear
from grotto.games.caverna.rules.programs import Program
from grotto.games.caverna.rules.supply import plus
from grotto.games.caverna.rules.usefulness import (
    IMITATION,
    brought_by,
    collected,
    gives_something,
    imitable_spaces,
    is_useful,
    program_of,
)
from grotto.games.caverna.spaces import SPACE_RULES, SPACES, Deed
from grotto.games.caverna.state import FREE, CavernaState, workers_of
from grotto.games.caverna.vocabulary import CavernaAsked, goods_beside

_NOT_OFFERED: Final = "an action was carried out that no part had offered"

_DEEDS: Final = (Take, Lay, Fence, Stable, Furnish, Sow, Forge, Loot, Sell, Buy)
"""Answers that some space offers."""

OPEN: Final = "open"
DONE_ALREADY: Final = "done"
EXCLUDED: Final = "excluded"
TOO_LATE: Final = "too_late"
LATER: Final = "later"
"""How it stands with a part of an action."""

_WHY_CLOSED: Final[dict[str, Phrase]] = {
    DONE_ALREADY: Phrase("caverna-reason-part-done"),
    EXCLUDED: Phrase("caverna-reason-part-excluded"),
    TOO_LATE: Phrase("caverna-reason-part-too-late"),
    LATER: Phrase("caverna-reason-part-comes-later"),
}

# ---- beginning -----------------------------------------------------------------------------------


def begin_action(state: CavernaState, seat: int, dwarf: int, space: int) -> None:
    """Pay the fee of a space and start to use it."""
    if not IMITATION[space]:
        return use_space(state, seat, dwarf, space)
    fee = SPACES[space].fee
    state.players[seat].goods[FOOD] -= fee
    if fee:
        state.tell_numbers(FeePaid, seat, fee)
    return state.agenda.append(ChooseImitated(seat, dwarf))


def use_space(state: CavernaState, seat: int, dwarf: int, space: int) -> None:
    """Collect what lies there, unless it comes last, and carry out the parts."""
    program = program_of(state, seat, space)
    begun = False
    if program.collect is not None:
        begun = gives_something(state, seat, space, program.collect)
    state.agenda.append(GoOn(seat, dwarf, space, program, program.start, 0, begun=begun))
    if program.collect is not None and not program.collects_last:
        gather(state, seat, space, program.collect)


def gather(state: CavernaState, seat: int, space: int, deed: Deed) -> None:
    """Take all that a space gives."""
    gets = collected(state, seat, space, deed)
    clear(state, space)
    if deed.token:
        state.start = seat
        state.tell_numbers(TokenTaken, seat)
    receive(state, seat, gets)


# ---- going on ------------------------------------------------------------------------------------


@final
class GoOn(Step[CavernaState]):
    """The action of a dwarf of `actor` goes on, or ends."""

    __slots__ = ("actor", "begun", "done", "dwarf", "job", "open", "program", "space")

    def __init__(
        self,
        actor: int,
        dwarf: int,
        space: int,
        program: Program,
        open_: int,
        done: int,
        *,
        begun: bool,
    ) -> None:
        super().__init__()
        self.actor: Final = actor
        self.dwarf: Final = dwarf
        self.space: Final = space
        self.program: Final = program
        self.open: Final = open_  # parts, as bits
        self.done: Final = done  # verbs of deeds, as bits
        self.begun: Final = begun  # something was done, or will be at the end
        self.job: Final = Job(actor, dwarf, done)

    def text(self) -> str:
        facts = f"{self.program.key} {self.open} {self.done} {int(self.begun)}"
        return f"go_on {self.actor} {self.dwarf} {facts}"

    def happen(self, state: CavernaState) -> None:
        """Ask for the next part if one is possible, or could be made so."""
        if self._goes_on(state):
            state.agenda.append(CarryOut(self))
        else:
            finish(state, self)

    def _goes_on(self, state: CavernaState) -> bool:
        job = self.job
        parts = self.open_parts()
        for part in parts:
            if part.is_possible(state, job):
                return True
        return self.begun and any(part.may_become_possible(state, job) for part in parts)

    def open_parts(self) -> list[Part]:
        """List the parts that may be done now."""
        if self.open == self.program.start:
            return self.program.first_parts
        return [part for number, part in enumerate(self.program.parts) if self.open >> number & 1]

    def standing(self, part: int) -> str:
        """Tell how it stands with a part: open, done, closed by another part, or to open later."""
        program, done = self.program, self.done
        if self.open >> part & 1:
            return OPEN
        if done >> program.parts[part].deed.verb & 1:
            return DONE_ALREADY
        for number, other in enumerate(program.parts):
            if program.closes[number] >> part & 1 and done >> other.deed.verb & 1:
                return EXCLUDED if program.closes[part] >> number & 1 else TOO_LATE
        return LATER

    def after(self, part: int) -> "GoOn":
        """Return the action with one more part done."""
        program = self.program
        open_ = (self.open | program.opens[part]) & ~program.closes[part]
        done = self.done | 1 << program.parts[part].deed.verb
        return GoOn(self.actor, self.dwarf, self.space, program, open_, done, begun=True)


def finish(state: CavernaState, action: GoOn) -> None:
    """Animals that wait on a farming space are taken last."""
    collect = action.program.collect
    if collect is not None and action.program.collects_last:
        gather(state, action.actor, action.space, collect)


@final
class CarryOut(AnytimeQuestion):
    """`seat` carries out one more part of the action, or ends it."""

    __slots__ = ("action",)

    rule: ClassVar[str] = "CAV-4.1"

    def __init__(self, action: GoOn) -> None:
        super().__init__(action.actor)
        self.action: Final = action

    def text(self) -> str:
        return f"carry_out {self.action.text()}"

    def asked(self, state: CavernaState) -> CavernaAsked:
        action = self.action
        stands = state.players[self.seat].whereabouts[action.dwarf]
        return ActAsked(self.seat, action.dwarf, action.space, stands, begun=action.begun)

    def is_free(self) -> bool:
        """Before anything is done nothing else may be: a dwarf must not end where nothing was."""
        return self.action.begun

    def ask_again(self, state: CavernaState) -> None:
        """Perhaps nothing is left to do by then."""
        state.agenda.append(self.action)

    def answers(self, state: CavernaState) -> list[Action]:
        """List every way to do one of the open parts; the rest may be left out."""
        job = self.action.job
        offers: list[Action] = []
        for part in self.action.open_parts():
            offers += part.offers(state, job)
        if self.action.begun:
            offers.append(DONE)
        return offers

    def answer(self, state: CavernaState, action: Action) -> None:
        """Do it and go on, or end the action."""
        if action is DONE:
            return finish(state, self.action)
        number = self._part_for(state, action)
        state.agenda.append(self.action.after(number))
        self._mind_extension(state, number)
        part = self.action.program.parts[number]
        return part.carry_out(state, self.action.job, action)

    def _part_for(self, state: CavernaState, action: Action) -> int:
        """Return which part an answer does; only where several could, see what each offers."""
        parts = self.action.program.parts
        able = [number for number in members(self.action.open) if parts[number].concerns(action)]
        if len(able) == 1:
            return able[0]
        job = self.action.job
        for number in able:
            for offer in parts[number].offers(state, job):
                if offer is action:
                    return number
        raise RulesBug(_NOT_OFFERED)

    def _mind_extension(self, state: CavernaState, number: int) -> None:
        """The Guest room joins both halves of Extension only once [ruling R14]."""
        second = self.action.done >> self.action.program.parts[number].deed.verb & 1
        if second and SPACES[self.action.space].once_as_both:
            state.players[self.seat].extended += 1

    def answer_brings(self, state: CavernaState, action: Action) -> tuple[Ref, ...]:
        """Say what a part brings, or what still lies on the space when all else is done."""
        if action is DONE:
            return goods_beside("gets", self._left_to_take(state))
        job, gets = self.action.job, NOTHING
        for part in self._concerned(action):
            gets = plus(gets, part.gets(state, job, action))
        return goods_beside("gets", gets)

    def _left_to_take(self, state: CavernaState) -> Goods:
        """Animals that wait on a farming space are taken last."""
        program, space = self.action.program, self.action.space
        if program.collect is None or not program.collects_last:
            return NOTHING
        return collected(state, self.seat, space, program.collect)

    def answer_cost(self, state: CavernaState, action: Action) -> Cost:
        for part in self._concerned(action):
            return part.cost(state, self.action.job, action)
        return NO_COST

    def _concerned(self, action: Action) -> list[Part]:
        """List the open parts that an answer is about."""
        return [part for part in self.action.open_parts() if part.concerns(action)]

    def hindrances(self, state: CavernaState) -> list[Refusal]:
        """Explain what of the open parts cannot be done, unless another part offers it."""
        job = self.action.job
        offered = [offer.text() for offer in self.answers(state)]
        found: list[Refusal] = []
        for part in self.action.open_parts():
            for refusal in part.refusals(state, job):
                if not any(refusal.covers(text) for text in offered):
                    found.append(refusal)  # noqa: PERF401 (as fast, and clearer)
        if not self.action.begun:
            reason = Phrase("caverna-reason-nothing-done-yet")
            found.append(Refusal(DONE.text(), reason, "CAV-2.7"))
        return found

    def why_no_answer(self, state: CavernaState, action: Action) -> Refusal | None:
        """Explain why something is not a way to go on."""
        if action == DONE:
            reason = Phrase("caverna-reason-nothing-done-yet")
            return Refusal(action.text(), reason, "CAV-2.7")
        if not isinstance(action, _DEEDS) and action != GROW:
            return None
        program = self.action.program
        concerned = [n for n, part in enumerate(program.parts) if part.concerns(action)]
        for number in concerned:
            if self.action.open >> number & 1:
                return program.parts[number].objection(state, self.action.job, action)
        rule = SPACE_RULES[self.action.space]
        if concerned:
            standing = self.action.standing(concerned[-1])
            return Refusal(action.text(), _WHY_CLOSED[standing], rule)
        space = phrases.space(self.action.space)
        return Refusal(action.text(), Phrase("caverna-reason-not-on-space", {"space": space}), rule)


# ---- imitation -----------------------------------------------------------------------------------


@final
class ChooseImitated(Question[CavernaState]):
    """`seat` chooses which space to imitate."""

    __slots__ = ("dwarf",)

    rule: ClassVar[str] = "CAV-4.15"

    def __init__(self, seat: int, dwarf: int) -> None:
        super().__init__(seat)
        self.dwarf: Final = dwarf

    def text(self) -> str:
        return f"imitate {self.seat} {self.dwarf}"

    def asked(self, state: CavernaState) -> CavernaAsked:
        return ImitateAsked(self.seat, self.dwarf)

    def options(self, state: CavernaState) -> list[Action]:
        """List the spaces."""
        job = Job(self.seat, self.dwarf, 0)
        return [IMITATE[space] for space in imitable_spaces(state, job)]

    def resolve(self, state: CavernaState, action: Action) -> None:
        """Act as if the dwarf stood there; it stays where it is."""
        assert isinstance(action, Imitate)
        state.tell_numbers(Imitated, self.seat, action.space)
        use_space(state, self.seat, self.dwarf, action.space)

    def also(self, state: CavernaState, action: Action) -> tuple[Ref, ...]:
        assert isinstance(action, Imitate)
        return goods_beside("gets", brought_by(state, self.seat, action.space))

    def refusals(self, state: CavernaState) -> list[Refusal]:
        """Explain every space in play that cannot be imitated."""
        found = [self._refused(state, space) for space in members(state.spaces)]
        return [refusal for refusal in found if refusal is not None]

    def objection(self, state: CavernaState, action: Action) -> Refusal | None:
        """Explain why a space cannot be imitated; nothing else is done before."""
        if isinstance(action, Free):
            return before_deed(action)
        return self._refused(state, action.space) if isinstance(action, Imitate) else None

    def _refused(self, state: CavernaState, space: int) -> Refusal | None:
        target, worker = IMITATE[space].text(), workers_of(state)[space]
        if not state.spaces >> space & 1:
            return not_in_play(state, space, target)
        if worker == FREE:
            return Refusal(target, Phrase("caverna-reason-nobody-there"), "CAV-4.15")
        if worker == self.seat:
            return Refusal(target, Phrase("caverna-reason-own-dwarf"), "CAV-4.15")
        if not SPACES[space].imitable:
            return Refusal(target, Phrase("caverna-reason-not-imitable"), "CAV-4.15")
        if is_useful(state, Job(self.seat, self.dwarf, 0), space):
            return None
        return why_useless(state, self.seat, self.dwarf, space, target)
