"""Doing things at any time, gaining goods, and finding room for animals [CAV-7, CAV-8.4].

These three belong together: a gain of animals that do not fit asks at once what to keep, and at
that question, as at most others, everything of `free` may be done before it is answered.
"""

from abc import abstractmethod
from typing import ClassVar, Final, final

from grotto.core.action import Action
from grotto.core.decision import Question
from grotto.core.offer import FREE as NO_COST
from grotto.core.offer import Cost
from grotto.core.phrase import Phrase
from grotto.core.refs import Ref, beside
from grotto.core.refusal import Refusal, refusal_of
from grotto.games.caverna import phrases
from grotto.games.caverna.answers import EAT
from grotto.games.caverna.asked import KeepAsked
from grotto.games.caverna.components import (
    CATTLE,
    DOG,
    DONKEY,
    FOOD,
    MOST_SEATS,
    NOTHING,
    RUBY,
    SHEEP,
    WILD_BOAR,
    Goods,
)
from grotto.games.caverna.events import (
    Disarmed,
    Eaten,
    Exchanged,
    Gained,
    RubySpent,
    TileGave,
    TileLaid,
)
from grotto.games.caverna.free_actions import (
    Disarm,
    Eat,
    Free,
    Keep,
    Spend,
    SpendForTile,
    Trade,
)
from grotto.games.caverna.furnishings import ECHOES, EXCHANGES
from grotto.games.caverna.player import AT_HOME, Player, owns, renewed_home
from grotto.games.caverna.rules.coins import COUNT_COINS
from grotto.games.caverna.rules.dwarfs import NO_DWARF, arm
from grotto.games.caverna.rules.free import (
    before_deed,
    brought_freely,
    food_from,
    free_actions,
    free_objection,
    free_refusals,
)
from grotto.games.caverna.rules.holders import has_room, herd_of, holders_of
from grotto.games.caverna.rules.housing import most_of
from grotto.games.caverna.rules.land import cover
from grotto.games.caverna.rules.steps import OwnersStep
from grotto.games.caverna.rules.supply import one_of, pay, too_poor
from grotto.games.caverna.state import CavernaState
from grotto.games.caverna.vocabulary import AMOUNTS, HERD, CavernaAsked

_ECHOING: Final[int] = sum(1 << echo.tile for echo in ECHOES)

# ---- gains --------------------------------------------------------------------------------------


def receive(state: CavernaState, seat: int, gets: Goods) -> None:
    """Add goods to the supply, and tell of it."""
    if gets == NOTHING:
        return
    state.tell(Gained, seat, gets)
    store(state, seat, gets)


def store(state: CavernaState, seat: int, gets: Goods) -> None:
    """Add goods to the supply; what answers such a gain follows, and animals need room."""
    player = state.players[seat]
    held = player.goods
    for good, count in enumerate(gets):
        if count:
            held[good] += count
    if player.tiles & _ECHOING:
        echo(state, seat, gets)
    if gets[SHEEP] or gets[DONKEY] or gets[WILD_BOAR] or gets[CATTLE]:
        make_room(state, seat)


def echo(state: CavernaState, seat: int, gets: Goods) -> None:
    """Some tiles give one good for each of another that is gained, wherever it comes from."""
    player = state.players[seat]
    for row in ECHOES:
        if gets[row.gained] and owns(player, row.tile):
            give(state, seat, row.tile, one_of(row.gives, gets[row.gained]))


def give(state: CavernaState, seat: int, tile: int, gets: Goods) -> None:
    """A furnishing tile gives goods."""
    state.tell(TileGave, seat, tile, gets)
    store(state, seat, gets)


# ---- room for animals ---------------------------------------------------------------------------


def make_room(state: CavernaState, seat: int) -> None:
    """See at once whether all animals of `seat` have room."""
    state.agenda.append(CROWDING[seat])


@final
class Crowding(OwnersStep):
    """The animals of `owner` are looked after."""

    __slots__ = ()

    def text(self) -> str:
        return f"crowding {self.owner}"

    def happen(self, state: CavernaState) -> None:
        """Ask what to keep, if not all animals fit."""
        player = state.players[self.owner]
        if not has_room(player, herd_of(player)):
            state.agenda.append(KEEP_ANIMALS[self.owner])


class AnytimeQuestion(Question[CavernaState]):
    """A question at which everything may be done that may be done at any time."""

    __slots__ = ()

    @abstractmethod
    def answers(self, state: CavernaState) -> list[Action]:
        """List the answers to the question itself, in a list of their own."""

    @abstractmethod
    def answer(self, state: CavernaState, action: Action) -> None:
        """Carry out one of these answers."""

    def hindrances(self, state: CavernaState) -> list[Refusal]:
        """List what one would expect to be able to answer to the question itself, but cannot."""
        return []

    def is_free(self) -> bool:
        """Tell whether other things may be done before this question is answered."""
        return True

    def busy(self, state: CavernaState) -> int:
        """Return the dwarf that is on an expedition."""
        return NO_DWARF

    def ask_again(self, state: CavernaState) -> None:
        """Come back to the question after something else was done."""
        state.agenda.append(self)

    def options(self, state: CavernaState) -> list[Action]:
        """List the answers, and what may be done at any time."""
        offers = self.answers(state)
        if self.is_free():
            offers += free_actions(state.players[self.seat], self.busy(state))
        return offers

    def resolve(self, state: CavernaState, action: Action) -> None:
        """Carry out the answer, or something else first."""
        if isinstance(action, Free):
            busy = self.busy(state)
            self.ask_again(state)
            act_freely(state, self.seat, action, busy)
        else:
            self.answer(state, action)

    def also(self, state: CavernaState, action: Action) -> tuple[Ref, ...]:
        """Say what an answer, or something else that is done first, brings."""
        if isinstance(action, Free):
            return brought_freely(state.players[self.seat], action)
        return self.answer_brings(state, action)

    def answer_brings(self, state: CavernaState, action: Action) -> tuple[Ref, ...]:
        """Say what an answer to the question itself brings."""
        return ()

    def cost(self, state: CavernaState, action: Action) -> Cost:
        """Return the price of an answer, or of something else that is done first."""
        if isinstance(action, Free):
            return AMOUNTS.counts(action.pay)
        return self.answer_cost(state, action)

    def answer_cost(self, state: CavernaState, action: Action) -> Cost:
        """Return the price of an answer to the question itself."""
        return NO_COST

    def refusals(self, state: CavernaState) -> list[Refusal]:
        """Explain what cannot be answered, and what cannot be done now."""
        found = self.hindrances(state)
        return found + free_refusals(state.players[self.seat]) if self.is_free() else found

    def objection(self, state: CavernaState, action: Action) -> Refusal | None:
        """Explain why one thing cannot be answered, or cannot be done now."""
        if not isinstance(action, Free):
            return self.why_no_answer(state, action)
        if not self.is_free():
            return before_deed(action)
        return free_objection(state.players[self.seat], action, self.busy(state))

    def why_no_answer(self, state: CavernaState, action: Action) -> Refusal | None:
        """Explain why one answer to the question itself is refused; None if it is another's."""
        return refusal_of(action.text(), self.hindrances(state))


class UnderWay(OwnersStep):
    """An expedition: as long as it lasts, the weapon of its dwarf cannot be traded [ruling R31]."""

    __slots__ = ("dwarf",)

    def __init__(self, owner: int, dwarf: int) -> None:
        super().__init__(owner)
        self.dwarf: Final = dwarf


@final
class KeepAnimals(AnytimeQuestion):
    """`seat` has more animals than room, and chooses which to keep."""

    __slots__ = ()

    rule: ClassVar[str] = "CAV-8.4"

    def text(self) -> str:
        return f"keep {self.seat}"

    def asked(self, state: CavernaState) -> CavernaAsked:
        return KeepAsked(self.seat)

    def answers(self, state: CavernaState) -> list[Action]:
        """List every way to keep as many as possible."""
        player = state.players[self.seat]
        kept = most_of(holders_of(player), player.goods[DOG], herd_of(player))
        return [Keep(herd) for herd in kept]

    def answer(self, state: CavernaState, action: Action) -> None:
        """Eat all others."""
        assert isinstance(action, Keep)
        for row, times in meals_of(state.players[self.seat], action):
            for _ in range(times):
                eat(state, self.seat, row)

    def answer_brings(self, state: CavernaState, action: Action) -> tuple[Ref, ...]:
        """All animals that are not kept become food."""
        assert isinstance(action, Keep)
        return (beside("food", food_of(state.players[self.seat], action)),)

    def answer_cost(self, state: CavernaState, action: Action) -> Cost:
        """The animals that are not kept are gone."""
        assert isinstance(action, Keep)
        herd = herd_of(state.players[self.seat])
        return HERD.counts([held - kept for held, kept in zip(herd, action.herd, strict=True)])

    def busy(self, state: CavernaState) -> int:
        """The animals may be loot of an expedition that goes on afterwards."""
        for entry in state.agenda:
            if isinstance(entry, UnderWay) and entry.owner == self.seat:
                return entry.dwarf
        return NO_DWARF

    def ask_again(self, state: CavernaState) -> None:
        """There may be room for all by then."""
        make_room(state, self.seat)

    def why_no_answer(self, state: CavernaState, action: Action) -> Refusal | None:
        """Say that there are fewer animals, less room, or more room."""
        if not isinstance(action, Keep):
            return None
        player = state.players[self.seat]
        poor = too_poor(player, action.text(), phrases.animals(action.herd), self.rule)
        if poor is not None:
            return poor
        if not has_room(player, action.herd):
            return Refusal(action.text(), Phrase("caverna-reason-no-room-for-herd"), self.rule)
        return Refusal(action.text(), Phrase("caverna-reason-room-for-more"), self.rule)


def meals_of(player: Player, action: Keep) -> list[tuple[Eat, int]]:
    """List what becomes of the animals that are not kept, and how often; donkeys go in pairs."""
    left = [held - kept for held, kept in zip(herd_of(player), action.herd, strict=True)]
    meals: list[tuple[Eat, int]] = []
    for row in reversed(EAT):
        if row.animals:
            times = left[row.good - SHEEP] // row.count
            left[row.good - SHEEP] -= times * row.count
            meals.append((row, times))
    return meals


def food_of(player: Player, action: Keep) -> int:
    """Return how much food the animals make that are not kept."""
    return sum(food_from(player, row) * times for row, times in meals_of(player, action))


# ---- free actions -------------------------------------------------------------------------------


def act_freely(state: CavernaState, seat: int, action: Free, busy: int) -> None:
    """Do one of the things that may be done at any time."""
    if isinstance(action, Eat):
        eat(state, seat, action)
    elif isinstance(action, Spend):
        spend(state, seat, action)
    elif isinstance(action, SpendForTile):
        spend_for_tile(state, seat, action)
    elif isinstance(action, Trade):
        trade(state, seat, action)
    elif isinstance(action, Disarm):
        disarm(state, seat, action, busy)
    else:
        state.agenda.append(COUNT_COINS[seat])


def eat(state: CavernaState, seat: int, meal: Eat) -> None:
    """Turn crops or animals into food."""
    player = state.players[seat]
    food = food_from(player, meal)
    player.goods[meal.good] -= meal.count
    player.goods[FOOD] += food
    state.tell(Eaten, seat, meal.pay, food)


def spend(state: CavernaState, seat: int, deal: Spend) -> None:
    """A ruby buys one good, or two food."""
    gets = one_of(deal.good, deal.count)
    pay(state.players[seat], deal.pay)
    state.tell(RubySpent, seat, deal.pay, gets)
    store(state, seat, gets)


def spend_for_tile(state: CavernaState, seat: int, deal: SpendForTile) -> None:
    """Rubies buy a single landscape tile, which is laid at once."""
    player = state.players[seat]
    player.goods[RUBY] -= deal.rubies
    state.tell(RubySpent, seat, deal.pay, NOTHING)
    state.tell_numbers(TileLaid, seat, deal.tile, deal.cell)
    receive(state, seat, cover(renewed_home(player), deal.tile, deal.cell))


def trade(state: CavernaState, seat: int, action: Trade) -> None:
    """Use the exchange of a furnishing tile once."""
    row = EXCHANGES[action.row]
    pay(state.players[seat], row.pay)
    state.tell(Exchanged, seat, row.tile, row.pay, row.get)
    store(state, seat, row.get)


def disarm(state: CavernaState, seat: int, action: Disarm, busy: int) -> None:
    """A weapon becomes as much food as it is strong; its dwarf is unarmed."""
    player = state.players[seat]
    arm(player, _owner_of(player, action, busy), 0)
    state.tell_numbers(Disarmed, seat, action.weapon, action.weapon)
    store(state, seat, one_of(FOOD, action.weapon))


def _owner_of(player: Player, action: Disarm, busy: int) -> int:
    for dwarf, weapon in enumerate(player.weapons):
        away = player.whereabouts[dwarf] != AT_HOME
        if weapon == action.weapon and away == bool(action.away) and dwarf != busy:
            return dwarf
    return NO_DWARF


CROWDING: Final[list[Crowding]] = [Crowding(seat) for seat in range(MOST_SEATS)]
KEEP_ANIMALS: Final[list[KeepAnimals]] = [KeepAnimals(seat) for seat in range(MOST_SEATS)]
