"""Family growth [CAV-5.2]."""

from typing import final

from grotto.core.action import Action, Word
from grotto.core.phrase import Phrase
from grotto.core.refusal import Refusal
from grotto.games.caverna.answers import GROW
from grotto.games.caverna.components import MOST_DWARFS
from grotto.games.caverna.events import FamilyGrown
from grotto.games.caverna.rules.dwarfs import add_newborn, can_grow, room_for_dwarfs
from grotto.games.caverna.rules.parts import Job, Part, player_of
from grotto.games.caverna.state import CavernaState


@final
class GrowPart(Part):
    """Let the family grow by one dwarf."""

    __slots__ = ()

    def offers(self, state: CavernaState, job: Job) -> list[Action]:
        """It takes room in a dwelling."""
        return [GROW] if can_grow(player_of(state, job)) else []

    def is_possible(self, state: CavernaState, job: Job) -> bool:
        """It takes nothing else."""
        return can_grow(player_of(state, job))

    def may_become_possible(self, state: CavernaState, job: Job) -> bool:
        """Room is not for sale."""
        return False

    def carry_out(self, state: CavernaState, job: Job, action: Action) -> None:
        """A dwarf is born."""
        add_newborn(player_of(state, job))
        state.tell_numbers(FamilyGrown, job.seat)

    def concerns(self, action: Action) -> bool:
        """Growth is meant."""
        return isinstance(action, Word) and action == GROW

    def refusals(self, state: CavernaState, job: Job) -> list[Refusal]:
        """Say that there is no room, or no dwarf left."""
        player = player_of(state, job)
        if can_grow(player):
            return []
        dwarfs = len(player.weapons)
        if dwarfs >= MOST_DWARFS:
            reason = Phrase("caverna-reason-family-complete", {"count": dwarfs})
            return [Refusal("grow", reason, "CAV-5.2")]
        counts = {"dwarfs": dwarfs, "room": room_for_dwarfs(player)}
        return [Refusal("grow", Phrase("caverna-reason-no-room", dict(counts)), "CAV-5.2")]
