"""What holds in every reachable state: pieces are neither lost nor doubled, and limits are kept."""

from grotto.games.stone_age.components import (
    AREA_CAPS,
    BUILDING_COUNT,
    CARD_COUNT,
    FIELD,
    FOREST,
    MOST_AGRICULTURE,
    MOST_FIGURES,
    MOST_TOOL_VALUE,
    PLACE_COUNT,
    PLACES,
    RIVER,
    STACK_HEIGHT,
    START_FIGURES,
    SUPPLY,
    TOOL_MAKER,
    VILLAGE_CAPS,
)
from grotto.games.stone_age.player import Player
from grotto.games.stone_age.rules.placing import PlaceFigures, players_at
from grotto.games.stone_age.state import NO_CARD, NO_TILE, StoneAgeState


def violations(state: StoneAgeState) -> list[str]:
    """List what contradicts the box or the limits; empty in every reachable state."""
    claims = [
        ("every card is in exactly one place", _cards_are_whole(state)),
        ("every building is in at most one place", _buildings_are_whole(state)),
        ("the crowd is the sum of the players' figures", _crowd_is_right(state)),
        ("places keep their limits", _places_keep_limits(state)),
        ("resources do not exceed a limited supply", _supply_is_kept(state)),
        ("a placing phase opens with a full row and full stacks", _round_opens_well(state)),
        *(
            (f"the mat of seat {seat} is sound", _is_sound(mat))
            for seat, mat in enumerate(state.players)
        ),
    ]
    return [claim for claim, holds in claims if not holds]


def _cards_are_whole(state: StoneAgeState) -> bool:
    open_ = [1 << card for card in state.cards if card != NO_CARD]
    owned = [cards for player in state.players for cards in (player.cards, player.secret_cards)]
    return _are_parts_of([state.deck, *open_, *owned], CARD_COUNT)


def _are_parts_of(parts: list[int], count: int) -> bool:
    union = 0
    for part in parts:
        union |= part
    return union == (1 << count) - 1 and sum(part.bit_count() for part in parts) == count


def _buildings_are_whole(state: StoneAgeState) -> bool:
    open_ = [1 << tile for tile in state.tops if tile != NO_TILE]
    owned = [player.buildings for player in state.players]
    built = sum(tiles.bit_count() for tiles in owned)
    return (
        _are_parts_of([state.bag, *open_, *owned], BUILDING_COUNT)
        and sum(state.heights) + built == STACK_HEIGHT * len(state.players)
        and all(0 <= height <= STACK_HEIGHT for height in state.heights)
    )


def _crowd_is_right(state: StoneAgeState) -> bool:
    return all(
        state.crowd[place] == sum(player.placed[place] for player in state.players)
        for place in range(PLACE_COUNT)
    )


def _places_keep_limits(state: StoneAgeState) -> bool:
    seats = len(state.players)
    village = sum(state.crowd[place] > 0 for place in range(TOOL_MAKER, FIELD + 1))
    areas = [players_at(state, place) for place in range(FOREST, RIVER + 1)]
    rings = all(
        not row.rings or state.crowd[place] <= row.rings for place, row in enumerate(PLACES)
    )
    return rings and village <= VILLAGE_CAPS[seats] and max(areas) <= AREA_CAPS[seats]


def _supply_is_kept(state: StoneAgeState) -> bool:
    if not state.switches.resources_limited:
        return True
    return all(
        sum(player.goods[good] for player in state.players) <= limit
        for good, limit in enumerate(SUPPLY)
    )


def _round_opens_well(state: StoneAgeState) -> bool:
    if not (state.agenda and isinstance(state.agenda[-1], PlaceFigures)):
        return True
    return (
        NO_CARD not in state.cards
        and NO_TILE not in state.tops
        and not any(p.used for p in state.players)
    )


def _is_sound(player: Player) -> bool:
    tools = [value for value in player.tools if value]
    return (
        min(player.goods) >= 0
        and START_FIGURES <= player.figures <= MOST_FIGURES
        and player.home + sum(player.placed) == player.figures
        and min(player.placed) >= 0
        and 0 <= player.agriculture <= MOST_AGRICULTURE
        and max(player.tools) <= MOST_TOOL_VALUE
        and (not tools or max(tools) - min(tools) <= 1)
        and player.one_use & ~player.cards == 0
    )
