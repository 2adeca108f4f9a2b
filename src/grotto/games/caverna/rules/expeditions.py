"""Expeditions: an armed dwarf brings loot home and grows stronger [CAV-6.2–CAV-6.6]."""

from typing import ClassVar, Final, final

from grotto.core.action import Action
from grotto.core.errors import RulesBug
from grotto.core.phrase import Phrase
from grotto.core.refs import Ref
from grotto.core.refusal import Refusal
from grotto.games.caverna.actions import Loot
from grotto.games.caverna.answers import DONE, LOOT_ITEM
from grotto.games.caverna.asked import LootAsked
from grotto.games.caverna.components import NOTHING, Goods
from grotto.games.caverna.events import AllStrengthened, Looted, Strengthened
from grotto.games.caverna.loot import ALL_WEAPONS, LOOT
from grotto.games.caverna.rules.anytime import AnytimeQuestion, UnderWay, store
from grotto.games.caverna.rules.deeds import part_of
from grotto.games.caverna.rules.dwarfs import arm
from grotto.games.caverna.rules.parts import DoPart, Job, Part, TakePart, player_of
from grotto.games.caverna.spaces import STRENGTHEN
from grotto.games.caverna.state import CavernaState
from grotto.games.caverna.vocabulary import CavernaAsked, goods_beside

_NO_HINDRANCE: Final = "loot was refused that nothing hinders"

LOOT_PARTS: Final[list[Part | None]] = [
    None if item.deed.verb == STRENGTHEN else part_of(item.deed) for item in LOOT
]
"""What each item lets one do; one of them only shows afterwards."""


@final
class ExpeditionPart(Part):
    """Undertake an expedition."""

    __slots__ = ()

    def offers(self, state: CavernaState, job: Job) -> list[Action]:
        """List the first items; an unarmed dwarf stays."""
        return loot_offers(state, job, player_of(state, job).weapons[job.dwarf], 0)

    def is_possible(self, state: CavernaState, job: Job) -> bool:
        """To strengthen all weapons is always possible."""
        return player_of(state, job).weapons[job.dwarf] > 0

    def may_become_possible(self, state: CavernaState, job: Job) -> bool:
        """Weapons are not for sale."""
        return False

    def carry_out(self, state: CavernaState, job: Job, action: Action) -> None:
        """Set out, and bring the first item home."""
        assert isinstance(action, Loot)
        strength = player_of(state, job).weapons[job.dwarf]
        outset = Expedition(job.seat, job.dwarf, self.deed.level, strength, 0)
        bring_home(state, outset, action.item)

    def gets(self, state: CavernaState, job: Job, action: Action) -> Goods:
        return brought_home(action)

    def concerns(self, action: Action) -> bool:
        """Loot is meant."""
        return isinstance(action, Loot)

    def refusals(self, state: CavernaState, job: Job) -> list[Refusal]:
        """Say that the dwarf is unarmed, or what it cannot bring home."""
        strength = player_of(state, job).weapons[job.dwarf]
        if not strength:
            return [Refusal("loot", Phrase("caverna-reason-unarmed"), "CAV-6.2")]
        return loot_refusals(state, job, strength, 0)


def loot_offers(state: CavernaState, job: Job, strength: int, taken: int) -> list[Action]:
    """List the items that are not too strong, not taken yet, and can be carried out."""
    offers: list[Action] = []
    for index, item in enumerate(LOOT):
        if item.strength > strength:
            break
        if not taken >> index & 1 and can_loot(state, job, index):
            offers.append(LOOT_ITEM[index])
    return offers


def brought_home(action: Action) -> Goods:
    """Return the goods that an item is; most are deeds that still have to be done."""
    return LOOT[action.item].deed.gets if isinstance(action, Loot) else NOTHING


def can_loot(state: CavernaState, job: Job, index: int) -> bool:
    """An item that cannot be carried out may not be chosen [ruling R29]."""
    part = LOOT_PARTS[index]
    return part is None or part.is_possible(state, job)


def loot_refusals(state: CavernaState, job: Job, strength: int, taken: int) -> list[Refusal]:
    """Explain every item that cannot be chosen."""
    found: list[Refusal] = []
    for index, item in enumerate(LOOT):
        target = LOOT_ITEM[index].text()
        if item.strength > strength:
            counts = {"needed": item.strength, "strength": strength}
            reason = Phrase("caverna-reason-too-weak", dict(counts))
            found.append(Refusal(target, reason, "CAV-6.5"))
        elif taken >> index & 1:
            found.append(Refusal(target, Phrase("caverna-reason-looted-already"), "CAV-6.2"))
        elif not can_loot(state, job, index):
            reason = Phrase("caverna-reason-loot-impossible", {"why": _why_not(state, job, index)})
            found.append(Refusal(target, reason, "CAV-6.6"))
    return found


def _why_not(state: CavernaState, job: Job, index: int) -> Phrase:
    """Explain why an item cannot be carried out."""
    part = LOOT_PARTS[index]
    refusal = part.hindrance(state, job) if part is not None else None
    if refusal is None:
        raise RulesBug(_NO_HINDRANCE)
    return refusal.reason


@final
class Expedition(UnderWay):
    """An expedition under way: some items of it are taken."""

    __slots__ = ("level", "strength", "taken")

    def __init__(self, owner: int, dwarf: int, level: int, strength: int, taken: int) -> None:
        super().__init__(owner, dwarf)
        self.level: Final = level
        self.strength: Final = strength  # as it was when the dwarf set out
        self.taken: Final = taken  # items, as bits

    def text(self) -> str:
        facts = f"{self.owner} {self.dwarf} {self.level} {self.strength} {self.taken}"
        return f"expedition {facts}"

    def happen(self, state: CavernaState) -> None:
        """Ask for another item, or come home."""
        if self.left() and self.more(state):
            state.agenda.append(ChooseLoot(self))
        else:
            come_home(state, self)

    def left(self) -> int:
        """Count the items that may still be taken."""
        return self.level - self.taken.bit_count()

    def job(self) -> Job:
        """Return who is on the way."""
        return Job(self.owner, self.dwarf, 0)

    def more(self, state: CavernaState) -> list[Action]:
        """List the items that can still be taken."""
        return loot_offers(state, self.job(), self.strength, self.taken)

    def after(self, item: int) -> "Expedition":
        """Return the expedition with one more item."""
        taken = self.taken | 1 << item
        return Expedition(self.owner, self.dwarf, self.level, self.strength, taken)


def bring_home(state: CavernaState, expedition: Expedition, item: int) -> None:
    """Carry out one item; the expedition goes on after it."""
    state.agenda.append(expedition.after(item))
    state.tell_numbers(Looted, expedition.owner, item)
    part = LOOT_PARTS[item]
    if part is None:
        return
    job = expedition.job()
    if isinstance(part, TakePart):
        store(state, job.seat, part.deed.gets)
    else:
        state.agenda.append(DoPart(job, part, LOOT[item].key))


def come_home(state: CavernaState, expedition: Expedition) -> None:
    """Weapons become stronger only now [ruling R11]: all of them if so chosen, then its own."""
    player = state.players[expedition.owner]
    if expedition.taken >> ALL_WEAPONS & 1:
        for dwarf, weapon in enumerate(player.weapons):
            if weapon:
                arm(player, dwarf, weapon + 1)
        state.tell_numbers(AllStrengthened, expedition.owner)
    arm(player, expedition.dwarf, player.weapons[expedition.dwarf] + 1)
    state.tell_numbers(Strengthened, expedition.owner, player.weapons[expedition.dwarf])


@final
class ChooseLoot(AnytimeQuestion):
    """`seat` chooses one more item of an expedition, or comes home."""

    __slots__ = ("expedition",)

    rule: ClassVar[str] = "CAV-6.2"

    def __init__(self, expedition: Expedition) -> None:
        super().__init__(expedition.owner)
        self.expedition: Final = expedition

    def text(self) -> str:
        return f"loot {self.expedition.text()}"

    def asked(self, state: CavernaState) -> CavernaAsked:
        out = self.expedition
        return LootAsked(self.seat, out.dwarf, out.strength, out.left())

    def busy(self, state: CavernaState) -> int:
        """The weapon of the dwarf on the way cannot be traded."""
        return self.expedition.dwarf

    def ask_again(self, state: CavernaState) -> None:
        """The expedition is still under way."""
        state.agenda.append(self.expedition)

    def answers(self, state: CavernaState) -> list[Action]:
        """List the items; one may come home with fewer than allowed."""
        return [*self.expedition.more(state), DONE]

    def answer(self, state: CavernaState, action: Action) -> None:
        """Bring it home, or come home."""
        if isinstance(action, Loot):
            bring_home(state, self.expedition, action.item)
        else:
            come_home(state, self.expedition)

    def answer_brings(self, state: CavernaState, action: Action) -> tuple[Ref, ...]:
        return goods_beside("gets", brought_home(action))

    def hindrances(self, state: CavernaState) -> list[Refusal]:
        """Explain every item that cannot be chosen."""
        on_the_way = self.expedition
        return loot_refusals(state, on_the_way.job(), on_the_way.strength, on_the_way.taken)
