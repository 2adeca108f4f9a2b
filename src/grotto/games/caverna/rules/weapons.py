"""Forging weapons [CAV-6.1]."""

from typing import final

from grotto.core.action import Action
from grotto.core.offer import FREE as NO_COST
from grotto.core.offer import Cost
from grotto.core.phrase import Phrase
from grotto.core.refusal import Refusal
from grotto.games.caverna.actions import Forge
from grotto.games.caverna.answers import FORGE
from grotto.games.caverna.components import GOODS, ORE, goods
from grotto.games.caverna.events import Forged
from grotto.games.caverna.rules.dwarfs import arm
from grotto.games.caverna.rules.free import can_still_get
from grotto.games.caverna.rules.parts import Job, Part, player_of
from grotto.games.caverna.rules.prices import forge_price
from grotto.games.caverna.rules.supply import too_poor
from grotto.games.caverna.state import CavernaState


@final
class ForgePart(Part):
    """Forge a weapon for the dwarf that acts, if it is unarmed."""

    __slots__ = ()

    def offers(self, state: CavernaState, job: Job) -> list[Action]:
        """List the strengths that the ore suffices for."""
        player = player_of(state, job)
        if player.weapons[job.dwarf]:
            return []
        ore = player.goods[ORE]
        return [row for row in FORGE[1:] if forge_price(player, row.strength) <= ore]

    def is_possible(self, state: CavernaState, job: Job) -> bool:
        """It takes ore for the weakest weapon."""
        player = player_of(state, job)
        if player.weapons[job.dwarf]:
            return False
        return forge_price(player, 1) <= player.goods[ORE]

    def may_become_possible(self, state: CavernaState, job: Job) -> bool:
        """An armed dwarf keeps its weapon."""
        player = player_of(state, job)
        return not player.weapons[job.dwarf] and can_still_get(player)

    def carry_out(self, state: CavernaState, job: Job, action: Action) -> None:
        """Pay the ore and take the weapon."""
        assert isinstance(action, Forge)
        player = player_of(state, job)
        ore = forge_price(player, action.strength)
        player.goods[ORE] -= ore
        arm(player, job.dwarf, action.strength)
        state.tell_numbers(Forged, job.seat, action.strength, ore)

    def cost(self, state: CavernaState, job: Job, action: Action) -> Cost:
        assert isinstance(action, Forge)
        ore = forge_price(player_of(state, job), action.strength)
        return {GOODS[ORE]: ore} if ore else NO_COST

    def concerns(self, action: Action) -> bool:
        """Forging is meant."""
        return isinstance(action, Forge)

    def refusals(self, state: CavernaState, job: Job) -> list[Refusal]:
        """Say that the dwarf is armed, or that ore is missing."""
        player = player_of(state, job)
        if player.weapons[job.dwarf]:
            reason = Phrase("caverna-reason-armed", {"strength": player.weapons[job.dwarf]})
            return [Refusal("forge", reason, "CAV-6.1")]
        found = [
            too_poor(player, row.text(), goods(ore=forge_price(player, row.strength)), "CAV-6.1")
            for row in FORGE[1:]
        ]
        return [refusal for refusal in found if refusal is not None]
