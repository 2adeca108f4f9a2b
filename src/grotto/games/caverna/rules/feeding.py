"""Feeding the family, and begging [CAV-10.4, CAV-10.7]."""

from typing import ClassVar, Final, final

from grotto.core.action import Action
from grotto.core.offer import Cost
from grotto.core.phrase import Phrase
from grotto.core.refs import Ref, beside
from grotto.core.refusal import Refusal
from grotto.games.caverna.answers import FEED
from grotto.games.caverna.asked import FeedAsked
from grotto.games.caverna.components import DONKEY, FOOD, MOST_SEATS, goods
from grotto.games.caverna.events import Begged, Fed
from grotto.games.caverna.furnishings import FED_BY_GOODS, MINING_CAVE, WORKING_CAVE
from grotto.games.caverna.player import Player, owns
from grotto.games.caverna.round_actions import Feed
from grotto.games.caverna.rules.anytime import AnytimeQuestion
from grotto.games.caverna.rules.dwarfs import newborns
from grotto.games.caverna.rules.free import no_owner
from grotto.games.caverna.rules.supply import pay, too_poor
from grotto.games.caverna.state import CavernaState
from grotto.games.caverna.vocabulary import AMOUNTS, CavernaAsked

FULL_MEAL: Final = 2
LIGHT_MEAL: Final = 1


def food_needed(player: Player, meal: int) -> int:
    """Every dwarf eats a meal, a newborn one food; donkeys in mines help the Mining cave."""
    young = newborns(player)
    grown = len(player.weapons) - young
    return max(0, meal * grown + young - food_saved(player))


def food_saved(player: Player) -> int:
    """Each donkey in a mine saves one food with the Mining cave."""
    return donkeys_in_mines(player) if owns(player, MINING_CAVE) else 0


def donkeys_in_mines(player: Player) -> int:
    """As many donkeys as possible are in mines: nothing speaks against it."""
    mines = player.home.ore_mines | player.home.ruby_mines
    return min(player.goods[DONKEY], mines.bit_count())


def ways_to_feed(player: Player) -> list[int]:
    """List what may feed one dwarf in the Working cave; 0 stands for nothing."""
    ways = [0]
    if owns(player, WORKING_CAVE):
        for number, (good, count) in enumerate(FED_BY_GOODS):
            if player.goods[good] >= count:
                ways.append(number + 1)
    return ways


class FeedFamily(AnytimeQuestion):
    """`seat` feeds the family; for food that is not paid it begs, also by choice [ruling R24]."""

    __slots__ = ("meal",)

    rule: ClassVar[str] = "CAV-10.4"

    def __init__(self, seat: int, meal: int) -> None:
        super().__init__(seat)
        self.meal: Final = meal

    def text(self) -> str:
        return f"feed {self.seat} {self.meal}"

    def asked(self, state: CavernaState) -> CavernaAsked:
        player = state.players[self.seat]
        return FeedAsked(self.seat, food_needed(player, self.meal), player.goods[FOOD], self.meal)

    def need(self, player: Player, extra: int) -> int:
        """The Working cave feeds one dwarf wholly."""
        need = food_needed(player, self.meal)
        return max(0, need - self.meal) if extra else need

    def lack(self, player: Player, action: Feed) -> int:
        """Return the food that is missing with an answer; each is a begging marker."""
        return self.need(player, action.extra) - action.food

    def answers(self, state: CavernaState) -> list[Action]:
        """List how much food to pay, the most first."""
        player = state.players[self.seat]
        offers: list[Action] = []
        for extra in ways_to_feed(player):
            most = min(player.goods[FOOD], self.need(player, extra))
            offers += reversed(FEED[extra][: most + 1])
        return offers

    def answer(self, state: CavernaState, action: Action) -> None:
        """Pay, and take a begging marker for each missing food."""
        assert isinstance(action, Feed)
        player = state.players[self.seat]
        lack = self.lack(player, action)
        pay(player, action.pay)
        player.begging += lack
        state.tell(Fed, self.seat, action.pay)
        if lack:
            state.tell_numbers(Begged, self.seat, lack)

    def answer_brings(self, state: CavernaState, action: Action) -> tuple[Ref, ...]:
        """Say how many begging markers come with it."""
        assert isinstance(action, Feed)
        return (beside("begging", self.lack(state.players[self.seat], action)),)

    def is_grave(self, state: CavernaState, action: Action) -> bool:
        """Begging costs points."""
        return isinstance(action, Feed) and self.lack(state.players[self.seat], action) > 0

    def answer_cost(self, state: CavernaState, action: Action) -> Cost:
        assert isinstance(action, Feed)
        return AMOUNTS.counts(action.pay)

    def hindrances(self, state: CavernaState) -> list[Refusal]:
        """Say how much food is missing for all."""
        player = state.players[self.seat]
        need = food_needed(player, self.meal)
        poor = too_poor(player, f"feed {need}", goods(food=need), "CAV-10.4")
        return [] if poor is None else [poor]

    def why_no_answer(self, state: CavernaState, action: Action) -> Refusal | None:
        """Say that it is more than needed, that it is missing, or that the Working cave is."""
        if not isinstance(action, Feed):
            return None
        player = state.players[self.seat]
        if action.extra and not owns(player, WORKING_CAVE):
            return no_owner(action.text(), WORKING_CAVE, "CAV-9.27")
        need = self.need(player, action.extra)
        if action.food > need:
            reason = Phrase("caverna-reason-too-much-food", {"need": need})
            return Refusal(action.text(), reason, self.rule)
        return too_poor(player, action.text(), action.pay, self.rule)


@final
class FeedLittle(FeedFamily):
    """`seat` pays one food per dwarf, as after round 4."""

    __slots__ = ()

    rule: ClassVar[str] = "CAV-10.7"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, LIGHT_MEAL)


FEED_FAMILY: Final[list[FeedFamily]] = [FeedFamily(seat, FULL_MEAL) for seat in range(MOST_SEATS)]
FEED_LITTLE: Final[list[FeedLittle]] = [FeedLittle(seat) for seat in range(MOST_SEATS)]
