"""Carrying out the action of a space, part by part, and Imitation [CAV-4.1, CAV-4.2, CAV-4.15]."""

from typing import Final, final

from grotto.core.action import Action
from grotto.core.bags import members
from grotto.core.decision import Question, Step
from grotto.core.errors import RulesBug
from grotto.core.phrase import Phrase, Who
from grotto.core.refusal import Refusal
from grotto.games.caverna import phrases
from grotto.games.caverna.actions import Imitate
from grotto.games.caverna.answers import DONE, IMITATE
from grotto.games.caverna.components import FOOD, NOTHING, ORE, RUBY, Goods
from grotto.games.caverna.events import FeePaid, Imitated, TokenTaken
from grotto.games.caverna.furnishings import GUEST_ROOM
from grotto.games.caverna.player import Player, owns
from grotto.games.caverna.rules.anytime import AnytimeQuestion, receive
from grotto.games.caverna.rules.parts import Job
from grotto.games.caverna.rules.piles import pile_on
from grotto.games.caverna.rules.programs import (
    GUEST_PROGRAMS,
    NEEDS_TILE_PROGRAM,
    PROGRAMS,
    Program,
    is_imitation,
)
from grotto.games.caverna.rules.supply import one_of, plus
from grotto.games.caverna.spaces import (
    SMALL_SCALE_DRIFT_MINING,
    SPACE_COUNT,
    SPACES,
    Deed,
)
from grotto.games.caverna.state import FREE, CavernaState

_NOT_OFFERED: Final = "an action was carried out that no part had offered"

IMITATION: Final[tuple[bool, ...]] = tuple(is_imitation(space) for space in range(SPACE_COUNT))


def program_of(state: CavernaState, seat: int, space: int) -> Program:
    """Return what a space offers to a player: the Guest room and an option change it."""
    player = state.players[seat]
    if space == SMALL_SCALE_DRIFT_MINING and state.switches.drift_mining_needs_tile:
        return NEEDS_TILE_PROGRAM
    if owns(player, GUEST_ROOM) and not (SPACES[space].once_as_both and player.extended):
        return GUEST_PROGRAMS[space]
    return PROGRAMS[space]


# ---- may the space be used? ----------------------------------------------------------------------


def is_useful(state: CavernaState, seat: int, dwarf: int, space: int) -> bool:
    """Tell whether something at all would be done on a space [ruling R21]."""
    if state.piles[space]:
        return True
    if IMITATION[space]:
        return can_imitate(state, seat, dwarf, space)
    program = program_of(state, seat, space)
    if program.collect is not None and gives_something(state, seat, space, program.collect):
        return True
    job = Job(seat, dwarf, 0)
    return any(part.is_possible(state, job) for part in program.first_parts)


def can_imitate(state: CavernaState, seat: int, dwarf: int, space: int) -> bool:
    """The fee must be there, and a space worth imitating."""
    if state.players[seat].goods[FOOD] < SPACES[space].fee:
        return False
    return any(is_useful(state, seat, dwarf, other) for other in used_by_others(state, seat))


def used_by_others(state: CavernaState, seat: int) -> list[int]:
    """List the spaces of other players that may be imitated: neither Imitation nor the token."""
    found: list[int] = []
    for space, worker in enumerate(state.workers):
        if worker not in (FREE, seat) and SPACES[space].imitable:
            found.append(space)
    return found


def imitable_spaces(state: CavernaState, seat: int, dwarf: int) -> list[int]:
    """List the spaces of other players on which something would be done."""
    others = used_by_others(state, seat)
    return [space for space in others if is_useful(state, seat, dwarf, space)]


# ---- beginning -----------------------------------------------------------------------------------


def begin_action(state: CavernaState, seat: int, dwarf: int, space: int) -> None:
    """Pay the fee of a space and start to use it."""
    if not IMITATION[space]:
        return use_space(state, seat, dwarf, space)
    fee = SPACES[space].fee
    state.players[seat].goods[FOOD] -= fee
    if fee and state.log is not None:
        state.log.append(FeePaid(seat, fee))
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


def gives_something(state: CavernaState, seat: int, space: int, deed: Deed) -> bool:
    """Tell whether a space gives anything without asking."""
    if state.piles[space] or deed.gets is not NOTHING:
        return True
    home = state.players[seat].home
    if deed.per_ore_mine and home.ore_mines:
        return True
    return deed.ruby_mines > 0 and home.ruby_mines.bit_count() >= deed.ruby_mines


def collected(state: CavernaState, seat: int, space: int, deed: Deed) -> Goods:
    """Return what a space gives without asking: its pile, and what comes on top of it."""
    home = state.players[seat].home
    gets = pile_on(space, state.piles[space])
    if deed.gets is not NOTHING:
        gets = plus(gets, deed.gets)
    if deed.per_ore_mine and home.ore_mines:
        gets = plus(gets, one_of(ORE, deed.per_ore_mine * home.ore_mines.bit_count()))
    if deed.ruby_mines and home.ruby_mines.bit_count() >= deed.ruby_mines:
        gets = plus(gets, one_of(RUBY, 1))
    return gets


def gather(state: CavernaState, seat: int, space: int, deed: Deed) -> None:
    """Take all that a space gives."""
    gets = collected(state, seat, space, deed)
    state.piles[space] = 0
    if deed.token:
        state.start = seat
        if state.log is not None:
            state.log.append(TokenTaken(seat))
    receive(state, seat, gets)


# ---- going on ------------------------------------------------------------------------------------


@final
class GoOn(Step[CavernaState]):
    """The action of a dwarf of `actor` goes on, or ends."""

    __slots__ = ("actor", "begun", "done", "dwarf", "open", "program", "space")

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

    def text(self) -> str:
        """Write the pending step."""
        facts = f"{self.program.key} {self.open} {self.done} {int(self.begun)}"
        return f"go_on {self.actor} {self.dwarf} {facts}"

    def job(self) -> Job:
        """Return who acts."""
        return Job(self.actor, self.dwarf, self.done)

    def happen(self, state: CavernaState) -> None:
        """Ask for the next part if one is possible, or could be made so."""
        if self._goes_on(state):
            state.agenda.append(CarryOut(self))
        else:
            finish(state, self)

    def _goes_on(self, state: CavernaState) -> bool:
        job = self.job()
        parts = [self.program.parts[part] for part in members(self.open)]
        if any(part.is_possible(state, job) for part in parts):
            return True
        return self.begun and any(part.may_become_possible(state, job) for part in parts)

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

    def __init__(self, action: GoOn) -> None:
        super().__init__(action.actor)
        self.action: Final = action

    def text(self) -> str:
        """Write the pending question."""
        return f"carry_out {self.action.text()}"

    def prompt(self, state: CavernaState) -> Phrase:
        """Ask for a part."""
        key = "caverna-ask-go-on" if self.action.begun else "caverna-ask-begin"
        return Phrase(key, {"space": phrases.space(self.action.space)})

    def is_free(self) -> bool:
        """Before anything is done nothing else may be: a dwarf must not end where nothing was."""
        return self.action.begun

    def ask_again(self, state: CavernaState) -> None:
        """Perhaps nothing is left to do by then."""
        state.agenda.append(self.action)

    def answers(self, state: CavernaState) -> list[Action]:
        """List every way to do one of the open parts; the rest may be left out."""
        job = self.action.job()
        offers: list[Action] = []
        for part in members(self.action.open):
            offers += self.action.program.parts[part].offers(state, job)
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
        return part.carry_out(state, self.action.job(), action)

    def _part_for(self, state: CavernaState, action: Action) -> int:
        job = self.action.job()
        for number in members(self.action.open):
            for offer in self.action.program.parts[number].offers(state, job):
                if offer is action:
                    return number
        raise RulesBug(_NOT_OFFERED)

    def _mind_extension(self, state: CavernaState, number: int) -> None:
        """The Guest room joins both halves of Extension only once [ruling R14]."""
        second = self.action.done >> self.action.program.parts[number].deed.verb & 1
        if second and SPACES[self.action.space].once_as_both:
            state.players[self.seat].extended += 1

    def hindrances(self, state: CavernaState) -> list[Refusal]:
        """Explain what of the open parts cannot be done, unless another part offers it."""
        job = self.action.job()
        offered = [offer.text() for offer in self.answers(state)]
        found: list[Refusal] = []
        for part in members(self.action.open):
            for refusal in self.action.program.parts[part].refusals(state, job):
                if not any(refusal.covers(text) for text in offered):
                    found.append(refusal)  # noqa: PERF401 (as fast, and clearer)
        if not self.action.begun:
            reason = Phrase("caverna-reason-nothing-done-yet")
            found.append(Refusal(DONE.text(), reason, "CAV-2.7"))
        return found


# ---- imitation -----------------------------------------------------------------------------------


@final
class ChooseImitated(Question[CavernaState]):
    """`seat` chooses which space to imitate."""

    __slots__ = ("dwarf",)

    def __init__(self, seat: int, dwarf: int) -> None:
        super().__init__(seat)
        self.dwarf: Final = dwarf

    def text(self) -> str:
        """Write the pending question."""
        return f"imitate {self.seat} {self.dwarf}"

    def prompt(self, state: CavernaState) -> Phrase:
        """Ask which."""
        return Phrase("caverna-ask-imitate")

    def options(self, state: CavernaState) -> list[Action]:
        """List the spaces."""
        return [IMITATE[space] for space in imitable_spaces(state, self.seat, self.dwarf)]

    def resolve(self, state: CavernaState, action: Action) -> None:
        """Act as if the dwarf stood there; it stays where it is."""
        assert isinstance(action, Imitate)
        if state.log is not None:
            state.log.append(Imitated(self.seat, action.space))
        use_space(state, self.seat, self.dwarf, action.space)

    def refusals(self, state: CavernaState) -> list[Refusal]:
        """Explain every space in play that cannot be imitated."""
        found = [self._refused(state, space) for space in members(state.spaces)]
        return [refusal for refusal in found if refusal is not None]

    def _refused(self, state: CavernaState, space: int) -> Refusal | None:
        target, worker = IMITATE[space].text(), state.workers[space]
        if worker == FREE:
            return Refusal(target, Phrase("caverna-reason-nobody-there"), "CAV-4.15")
        if worker == self.seat:
            return Refusal(target, Phrase("caverna-reason-own-dwarf"), "CAV-4.15")
        if not SPACES[space].imitable:
            return Refusal(target, Phrase("caverna-reason-not-imitable"), "CAV-4.15")
        if is_useful(state, self.seat, self.dwarf, space):
            return None
        return Refusal(target, Phrase("caverna-reason-nothing-to-do"), "CAV-2.7")


def why_useless(state: CavernaState, seat: int, dwarf: int, space: int) -> Refusal:
    """Explain why nothing at all could be done on a space."""
    target = f"place {SPACES[space].key}"
    if IMITATION[space]:
        return _cannot_imitate(state.players[seat], target, space)
    job = Job(seat, dwarf, 0)
    for part in program_of(state, seat, space).first_parts:
        for refusal in part.refusals(state, job):
            return Refusal(target, refusal.reason, refusal.rule)
    return Refusal(target, Phrase("caverna-reason-nothing-to-do"), "CAV-2.7")


def _cannot_imitate(player: Player, target: str, space: int) -> Refusal:
    fee = SPACES[space].fee
    if player.goods[FOOD] < fee:
        counts = {"food": fee, "held": player.goods[FOOD]}
        return Refusal(target, Phrase("caverna-reason-fee", dict(counts)), "CAV-4.15")
    return Refusal(target, Phrase("caverna-reason-nothing-to-imitate"), "CAV-4.15")


def occupied(state: CavernaState, space: int) -> Refusal:
    """Explain that a dwarf is there."""
    args = {"who": Who(state.workers[space])}
    reason = Phrase("caverna-reason-occupied", dict(args))
    return Refusal(f"place {SPACES[space].key}", reason, "CAV-2.7")
