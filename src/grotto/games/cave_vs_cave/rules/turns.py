"""Turns: taking an action tile, and carrying out its effects in any order [CVC-3, CVC-4]."""

from typing import ClassVar, Final, final

from grotto.core.action import Action
from grotto.core.bags import members
from grotto.core.decision import Step
from grotto.core.phrase import Phrase, Who
from grotto.core.refs import Ref
from grotto.core.refusal import Refusal, refusal_of
from grotto.games.cave_vs_cave import phrases
from grotto.games.cave_vs_cave.actions import Take, Use
from grotto.games.cave_vs_cave.answers import DONE, TAKE
from grotto.games.cave_vs_cave.asked import CarryOutAsked, TakeAsked
from grotto.games.cave_vs_cave.components import (
    BREACH,
    BUILD,
    EACH_EFFECT,
    FURNISH,
    GOLD,
    MOST_SEATS,
    RENOVATION,
    TILE_COUNT,
    USING,
)
from grotto.games.cave_vs_cave.events import TileTaken
from grotto.games.cave_vs_cave.rules.anytime import OwnTurnQuestion
from grotto.games.cave_vs_cave.rules.effects import (
    ROOM_EFFECTS,
    TILE_EFFECTS,
    answered,
    carry_out,
    effect_offers,
    open_effects,
    part_of,
    rooms_triggered_by,
)
from grotto.games.cave_vs_cave.rules.objections import (
    does_not,
    done_before,
    effect_objection,
    effect_refusals,
    opened,
)
from grotto.games.cave_vs_cave.rules.solo import settle_at_turn_end
from grotto.games.cave_vs_cave.rules.using import (
    USE_COUNTS,
    cannot_use,
    note_single_use,
    rooms_to_use,
    use,
    use_offers,
)
from grotto.games.cave_vs_cave.state import NO_TILE, CaveState, is_solo

_MENUS: Final[dict[int, list[Action]]] = {}
"""Memo of a pure function: the ways to take one of a set of tiles. A few hundred at most."""


def _menu(tiles: int) -> list[Action]:
    menu = _MENUS.get(tiles)
    if menu is None:
        menu = [TAKE[tile] for tile in members(tiles)]
        _MENUS[tiles] = menu
    return menu


def free_tiles(state: CaveState) -> int:
    """Return the tiles that lie face up and were not taken this round."""
    tiles = state.face_up
    for player in state.players:
        tiles &= ~player.tiles
    return tiles


def has_most_gold(state: CaveState, seat: int) -> bool:
    """Renovation asks for strictly more gold than the other player has; alone it asks nothing."""
    gold = state.players[seat].goods[GOLD]
    for other, player in enumerate(state.players):
        if other != seat and player.goods[GOLD] >= gold:
            return False
    return True


@final
class ChooseTile(OwnTurnQuestion):
    """`seat` takes an action tile; nobody may pass [ruling R14]."""

    __slots__ = ()

    rule: ClassVar[str] = "CVC-3.3"

    def text(self) -> str:
        return f"take {self.seat}"

    def asked(self, state: CaveState) -> TakeAsked:
        return TakeAsked(self.seat)

    def begins_turn(self, state: CaveState) -> bool:
        """A turn begins with a tile, and what is exchanged before it leaves no trace here."""
        return True

    def answers(self, state: CaveState) -> list[Action]:
        """List the free tiles; gold is compared now, after any exchange [ruling R13]."""
        tiles = free_tiles(state)
        if tiles >> RENOVATION & 1 and not has_most_gold(state, self.seat):
            tiles &= ~(1 << RENOVATION)
        return _menu(tiles)

    def answer(self, state: CaveState, action: Action) -> None:
        """The tile lies with its taker until the round ends."""
        assert isinstance(action, Take)
        player = state.players[self.seat]
        player.tiles |= 1 << action.tile
        state.tile = action.tile
        state.left = open_effects(action.tile, player)
        state.tell_numbers(TileTaken, self.seat, action.tile)
        state.agenda.append(CARRY_OUT[self.seat])

    def hindrances(self, state: CaveState) -> list[Refusal]:
        """Explain every tile that cannot be taken."""
        found = [_not_free(state, self.seat, tile) for tile in range(TILE_COUNT)]
        return [refusal for refusal in found if refusal is not None]

    def hindrance(self, state: CaveState, action: Action) -> Refusal | None:
        if isinstance(action, Take):
            return _not_free(state, self.seat, action.tile)
        if action == DONE:
            must = Phrase("cave_vs_cave-reason-nobody-passes")
            return Refusal(action.text(), must, "CVC-3.4")
        return None


def _not_free(state: CaveState, seat: int, tile: int) -> Refusal | None:
    target = TAKE[tile].text()
    if tile == BREACH and is_solo(state):
        return Refusal(target, Phrase("cave_vs_cave-reason-no-breach-in-solo"), "CVC-11.1")
    if not state.face_up >> tile & 1:
        return Refusal(target, Phrase("cave_vs_cave-reason-face-down"), "CVC-3.1")
    for owner, player in enumerate(state.players):
        if player.tiles >> tile & 1:
            reason = Phrase("cave_vs_cave-reason-tile-taken", {"who": Who(owner)})
            return Refusal(target, reason, "CVC-3.3")
    if tile == RENOVATION and not has_most_gold(state, seat):
        return _not_most_gold(state, seat, target, "CVC-4.7")
    return None


def _not_most_gold(state: CaveState, seat: int, target: str, rule: str) -> Refusal:
    counts = {
        "own": state.players[seat].goods[GOLD],
        "other": state.players[1 - seat].goods[GOLD],
    }
    return Refusal(target, Phrase("cave_vs_cave-reason-not-most-gold", dict(counts)), rule)


@final
class CarryOut(OwnTurnQuestion):
    """`seat` carries out what is left of the tile it took."""

    __slots__ = ()

    rule: ClassVar[str] = "CVC-4.1"

    def text(self) -> str:
        return f"carry_out {self.seat}"

    def asked(self, state: CaveState) -> CarryOutAsked:
        effects = tuple(members(still_open(state)))
        return CarryOutAsked(self.seat, state.tile, effects, uses_left(state, self.seat))

    def also(self, state: CaveState, action: Action) -> tuple[Ref, ...]:
        return part_of(state, TILE_EFFECTS[state.tile], still_open(state), action)

    def answers(self, state: CaveState) -> list[Action]:
        """List the effects that are left, each in every way; all of them may be skipped."""
        offers: list[Action] = []
        if is_allowed(state, self.seat):
            offers = effect_offers(state, self.seat, TILE_EFFECTS[state.tile], state.left)
            if state.uses or state.left & USING[state.tile]:
                offers += use_offers(state, state.players[self.seat])
        offers.append(DONE)
        return offers

    def answer(self, state: CaveState, action: Action) -> None:
        """Carry out one effect; the turn ends when none is left."""
        if action is DONE:
            end_turn(state)
        elif isinstance(action, Use):
            self.use(state, action)
        else:
            effects = TILE_EFFECTS[state.tile]
            index = answered(state, effects, state.left, action)
            state.left &= ~(1 << index)
            state.agenda.append(self if state.left else END_TURN)
            carry_out(state, self.seat, effects[index], action)

    def use(self, state: CaveState, action: Use) -> None:
        """Use a room, the first one or another one of the same action."""
        begins = state.left & USING[state.tile]
        count = USE_COUNTS[state.tile]
        if begins:
            state.left ^= begins
            state.uses = rooms_to_use(state.players[self.seat], count)
        state.uses -= 1
        state.agenda.append(self if state.left or state.uses else END_TURN)
        if begins and count == 1:
            note_single_use(state, self.seat)
        use(state, self.seat, action)

    def hindrances(self, state: CaveState) -> list[Refusal]:
        """Explain what cannot be carried out now."""
        if is_allowed(state, self.seat):
            return effect_refusals(state, self.seat, TILE_EFFECTS[state.tile], state.left)
        verbs = [_VERBS[choice.kind] for choice in opened(TILE_EFFECTS[state.tile], state.left)]
        return [_not_most_gold(state, self.seat, verb, "CVC-13.9") for verb in verbs]

    def hindrance(self, state: CaveState, action: Action) -> Refusal | None:
        if isinstance(action, Use):
            return cannot_use(state, self.seat, action)
        return (
            self._open_hindrance(state, action)
            or not_triggered(state, self.seat, action)
            or done_before(TILE_EFFECTS[state.tile], state.left, action, phrases.tile(state.tile))
            or does_not(action, phrases.tile(state.tile), "CVC-4.5")
        )

    def _open_hindrance(self, state: CaveState, action: Action) -> Refusal | None:
        if is_allowed(state, self.seat):
            effects = TILE_EFFECTS[state.tile]
            return effect_objection(state, self.seat, effects, state.left, action)
        return refusal_of(action.text(), self.hindrances(state))


_VERBS: Final = {BUILD: "build", FURNISH: "furnish"}
"""What Renovation does."""


def not_triggered(state: CaveState, seat: int, action: Action) -> Refusal | None:
    """Explain that a blue room would do it, which is not in the cave; None for anything else."""
    player = state.players[seat]
    for room in rooms_triggered_by(state.tile):
        deeds = [choice.answer for choices in ROOM_EFFECTS[room] for choice in choices]
        if action in deeds and not player.rooms >> room & 1:
            reason = Phrase("cave_vs_cave-reason-not-your-room", {"room": phrases.room(room)})
            return Refusal(action.text(), reason, "CVC-9.5")
    return None


def still_open(state: CaveState) -> int:
    """Return the effects of the tile that are open; a use that has begun is among them."""
    return state.left | USING[state.tile] if state.uses else state.left


def uses_left(state: CaveState, seat: int) -> int:
    """Count the rooms that the tile still lets `seat` use."""
    if not state.left & USING[state.tile]:
        return state.uses
    return rooms_to_use(state.players[seat], USE_COUNTS[state.tile])


def is_allowed(state: CaveState, seat: int) -> bool:
    """By option, Renovation asks for most gold at each of its effects, not only when taken."""
    if state.tile != RENOVATION or state.switches.renovation_test != EACH_EFFECT:
        return True
    return has_most_gold(state, seat)


@final
class EndTurn(Step[CaveState]):
    """A turn ends, since nothing is left of its tile."""

    __slots__ = ()

    def text(self) -> str:
        return "end_turn"

    def happen(self, state: CaveState) -> None:
        """End it."""
        end_turn(state)


def end_turn(state: CaveState) -> None:
    """What is left of the tile lapses, and blue rooms furnished in this turn wake up."""
    state.left = 0
    state.uses = 0
    state.used = 0
    state.fresh = 0
    state.tile = NO_TILE
    settle_at_turn_end(state)


CHOOSE_TILE: Final = [ChooseTile(seat) for seat in range(MOST_SEATS)]
CARRY_OUT: Final = [CarryOut(seat) for seat in range(MOST_SEATS)]
END_TURN: Final = EndTurn()
