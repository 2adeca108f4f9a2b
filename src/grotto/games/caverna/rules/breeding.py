"""Breeding: all newborn animals arrive at the same time, as far as there is room [CAV-10.5].

Only this module creates young animals. Inside the step nothing is converted or bought [ruling R9].
"""

from typing import ClassVar, Final, final

from grotto.core.action import Action
from grotto.core.decision import Question
from grotto.core.phrase import Phrase
from grotto.core.refusal import Refusal
from grotto.games.caverna import phrases
from grotto.games.caverna.answers import BREED
from grotto.games.caverna.asked import NewbornsAsked
from grotto.games.caverna.components import DONKEY, FARM_ANIMALS, MOST_SEATS, SHEEP, goods
from grotto.games.caverna.events import Bred
from grotto.games.caverna.free_actions import Free
from grotto.games.caverna.furnishings import BREEDING_CAVE, BREEDING_FOOD, QUARRY
from grotto.games.caverna.player import Player, owns
from grotto.games.caverna.round_actions import Breed
from grotto.games.caverna.rules.anytime import give
from grotto.games.caverna.rules.free import while_breeding
from grotto.games.caverna.rules.holders import has_room, herd_of
from grotto.games.caverna.rules.parts import Job, Part, player_of
from grotto.games.caverna.rules.steps import OwnersStep
from grotto.games.caverna.rules.supply import too_poor
from grotto.games.caverna.state import CavernaState
from grotto.games.caverna.vocabulary import CavernaAsked

_PARENTS: Final = 2


def fertile_types(player: Player) -> int:
    """Return the types of which there are at least two animals, as bits. Dogs do not breed."""
    types = 0
    for kind, animal in enumerate(FARM_ANIMALS):
        if player.goods[animal] >= _PARENTS:
            types |= 1 << kind
    return types


def fits_newborns(player: Player, types: int) -> bool:
    """Tell whether one newborn of each of these types finds room with all others."""
    herd = tuple(count + (types >> kind & 1) for kind, count in enumerate(herd_of(player)))
    return has_room(player, herd)


def largest_litters(player: Player) -> list[int]:
    """List the sets of types to which no other newborn could be added [ruling R10]."""
    fertile = fertile_types(player)
    if not fertile or fits_newborns(player, fertile):
        return [fertile]
    fitting = [
        types
        for types in range(1 << len(FARM_ANIMALS))
        if types & ~fertile == 0 and fits_newborns(player, types)
    ]
    return [
        types
        for types in fitting
        if not any(types != other and types & other == types for other in fitting)
    ]


def bear(state: CavernaState, seat: int, types: int) -> None:
    """One animal of each type is born; Quarry and Breeding cave rejoice."""
    if not types:
        return
    player = state.players[seat]
    for kind, animal in enumerate(FARM_ANIMALS):
        player.goods[animal] += types >> kind & 1
    state.tell(Bred, seat, BREED[types].kinds)
    if owns(player, QUARRY) and types >> (DONKEY - SHEEP) & 1:
        give(state, seat, QUARRY, goods(stone=1))
    if owns(player, BREEDING_CAVE):
        give(state, seat, BREEDING_CAVE, goods(food=BREEDING_FOOD[types.bit_count()]))


@final
class BreedAnimals(OwnersStep):
    """The animals of `owner` have young."""

    __slots__ = ()

    def text(self) -> str:
        return f"breed_animals {self.owner}"

    def happen(self, state: CavernaState) -> None:
        """Ask only if not all newborns fit, and there is a choice; an event may leave it out."""
        if state.no_breeding >> self.owner & 1:
            return
        litters = largest_litters(state.players[self.owner])
        if len(litters) > 1:
            state.agenda.append(CHOOSE_NEWBORNS[self.owner])
        else:
            bear(state, self.owner, litters[0])


@final
class ChooseNewborns(Question[CavernaState]):
    """`seat` has room for some newborn animals only, and chooses which."""

    __slots__ = ()

    rule: ClassVar[str] = "CAV-10.6"

    def text(self) -> str:
        return f"newborns {self.seat}"

    def asked(self, state: CavernaState) -> CavernaAsked:
        return NewbornsAsked(self.seat)

    def options(self, state: CavernaState) -> list[Action]:
        """List the largest litters there is room for."""
        return [BREED[types] for types in largest_litters(state.players[self.seat])]

    def resolve(self, state: CavernaState, action: Action) -> None:
        """They are born."""
        assert isinstance(action, Breed)
        bear(state, self.seat, action.types)

    def objection(self, state: CavernaState, action: Action) -> Refusal | None:
        """Explain why no other litter is born; nothing else is done meanwhile."""
        if isinstance(action, Free):
            return while_breeding(action)
        if not isinstance(action, Breed):
            return None
        return why_no_litter(state.players[self.seat], action)


@final
class BreedPart(Part):
    """Breed some types of farm animals at once, as loot."""

    __slots__ = ()

    def offers(self, state: CavernaState, job: Job) -> list[Action]:
        """List every choice of types, up to two, that there is room for."""
        player = player_of(state, job)
        fertile = fertile_types(player)
        if not fertile:
            return []
        return [
            BREED[types]
            for types in range(1, 1 << len(FARM_ANIMALS))
            if types & ~fertile == 0
            and types.bit_count() <= self.deed.types
            and fits_newborns(player, types)
        ]

    def carry_out(self, state: CavernaState, job: Job, action: Action) -> None:
        """They are born."""
        assert isinstance(action, Breed)
        bear(state, job.seat, action.types)

    def refusals(self, state: CavernaState, job: Job) -> list[Refusal]:
        """Say that there are no pairs, or no room."""
        if self.offers(state, job):
            return []
        key = "no-room-for-young" if fertile_types(player_of(state, job)) else "no-pair"
        return [Refusal("breed", Phrase(f"caverna-reason-{key}"), "CAV-10.5")]

    def concerns(self, action: Action) -> bool:
        """Breeding is meant."""
        return isinstance(action, Breed)

    def objection(self, state: CavernaState, job: Job, action: Action) -> Refusal | None:
        """Say that it is too many types or none, or that parents or room are missing."""
        assert isinstance(action, Breed)
        if not action.types:
            return Refusal(action.text(), Phrase("caverna-reason-breed-some"), "CAV-6.6")
        if action.types.bit_count() > self.deed.types:
            reason = Phrase("caverna-reason-too-many-types", {"count": self.deed.types})
            return Refusal(action.text(), reason, "CAV-6.6")
        return why_no_litter(player_of(state, job), action)


def why_no_litter(player: Player, action: Breed) -> Refusal:
    """Explain that parents are missing, that there is no room, or that there is room for more."""
    parents = phrases.animals(tuple(_PARENTS * count for count in action.kinds))
    poor = too_poor(player, action.text(), parents, "CAV-10.5")
    if poor is not None:
        return poor
    if not fits_newborns(player, action.types):
        reason = Phrase("caverna-reason-no-room-for-young")
        return Refusal(action.text(), reason, "CAV-10.6")
    return Refusal(action.text(), Phrase("caverna-reason-more-young"), "CAV-10.6")


BREED_ANIMALS: Final[list[BreedAnimals]] = [BreedAnimals(seat) for seat in range(MOST_SEATS)]
CHOOSE_NEWBORNS: Final[list[ChooseNewborns]] = [ChooseNewborns(seat) for seat in range(MOST_SEATS)]
