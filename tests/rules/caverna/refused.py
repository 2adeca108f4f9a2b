"""Answers that are refused, each with the position, the reason and the rule."""

from collections.abc import Callable
from typing import Final

from grotto.games.caverna.game import Player
from tests.rules.caverna.table import Table, given, seat

Refused = tuple[Callable[[], Table], str, str, str]
"""A position, an answer, the reason, and the rule."""


def placing(own: Player, **options: str | int) -> Callable[[], Table]:
    """Two players, and seat 0 is asked to place a dwarf."""
    return lambda: given(own, options=options).turn()


def on(space: str, own: Player, *played: str, cards: str = "") -> Callable[[], Table]:
    """Seat 0 has placed a dwarf on a space and has done something there."""
    return lambda: given(own, cards=cards).turn().play(f"place {space}", *played)


def on_card(card: str, own: Player, *played: str) -> Callable[[], Table]:
    """The same on a round card."""
    return on(card, own, *played, cards=card)


def looting(own: Player, item: str) -> Callable[[], Table]:
    """Seat 0 has chosen an item of loot and is asked how."""
    return on_card("blacksmithing", own, f"loot {item}")


def farming(own: Player) -> Callable[[], Table]:
    """Fences and a stable may be built."""
    piles = {"sheep_farming": 1}
    return lambda: given(own, cards="sheep_farming", piles=piles).turn().play("place sheep_farming")


def alone(own: Player, **piles: int) -> Callable[[], Table]:
    """The lone player is asked which spaces to save."""
    return lambda: given(own, seats=1, piles=piles).replenish()


def wishing(*played: str) -> Callable[[], Table]:
    """Seat 0 has a pressing wish for children."""
    cards = "urgent_wish_for_children family_life"
    return on("urgent_wish_for_children", seat(LOADED), *played, cards=cards)


def one_too_many() -> Table:
    """Seat 0 has a donkey beside the two sheep that fill the entry-level dwelling."""
    return given(seat("ruby+sheep*2")).turn().play("ruby donkey")


def nowhere_to_go() -> Table:
    """No space is open to any dwarf of seat 0, who has a ruby."""
    own = "3 7 0@housework 0@supplies 0@slash_and_burn 0@starting_player_1"
    other = "0@sustenance_1 0@clearing_1 0@drift_mining_1 0@excavation_1 0@logging_1"
    return given(seat("ruby", own, furnished={"d3": "couple_dwelling"}), seat(dwarfs=other)).turn()


def covered_trader() -> Table:
    """Seat 0 has covered its Trader; seat 1 has chosen to furnish a cavern."""
    own = seat("wood*2", furnished={"d3": "trader"})
    table = given(own, seat("wood", dwarfs="7 7"), cards="blacksmithing").turn()
    table.play("place housework", "furnish spare_part_storage d3", "done")
    return table.play("place blacksmithing", "loot furnish_cavern")


def without_means() -> Table:
    """Seat 0 has nothing to pay a tile with; seat 1 has the Dog school, which is free."""
    other = seat(furnished={"d3": "dog_school"})
    table = given(seat(dwarfs="7 7"), other, cards="blacksmithing").turn()
    return table.play("place blacksmithing")


def one_saved() -> Table:
    """Alone: of two spaces with too many goods one is saved."""
    piles = {"wood_gathering": 6, "sustenance_1": 6}
    return given(seat("ruby*2"), seats=1, piles=piles).replenish().play("save wood_gathering")


def imitating(own: Player, **workers: int) -> Callable[[], Table]:
    """Seat 0 is asked which space to imitate."""
    return lambda: given(own, seats=4, workers=workers).turn().play("place imitation_basic")


LOADED: Final = "wood*9+stone*9+ore*9"
OFFICE: Final = seat(meadows="a1", furnished={"d3": "office_room"})
ROOMY: Final = seat("ruby*2", dwarfs="14 14", meadows="c4", tunnels="e3")
TRADING: Final = seat("wood*2", caverns="e3", furnished={"d3": "trader"})
BUILDING: Final = seat("wood*2+ore", furnished={"d3": "builder"}, caverns="e3")
PEACEFUL: Final = seat(dwarfs="7 9", furnished={"d3": "peaceful_cave"})
BREEDING: Final = seat("sheep*2", dwarfs="14 14", small_pastures="c4")
CROWDED: Final = seat("sheep*2+cattle*2", small_pastures="c4", meadows="c3", stables="c3")

REFUSED: Final[tuple[Refused, ...]] = (
    # spaces
    (placing(seat()), "place blacksmithing", "not-revealed", "CAV-2.3"),
    (placing(seat()), "place imitation_3", "not-in-play", "CAV-1.3"),
    (placing(seat()), "place exploration", "not-in-play", "CAV-1.5"),
    (lambda: given(seat(), seats=1).turn(), "place supplies", "not-in-play", "CAV-12.1"),
    (placing(seat()), "place urgent_wish_for_children", "not-turned-over", "CAV-2.3"),
    (
        lambda: given(seat(), cards="urgent_wish_for_children family_life").turn(),
        "place wish_for_children", "turned-over", "CAV-2.3",
    ),
    (placing(seat()), "place ruby_mining", "nothing-lies-there", "CAV-2.7"),
    (placing(seat()), "place wood_gathering", "nothing-lies-there", "CAV-2.7"),
    (imitating(seat("food*2"), growth=1), "imitate supplies", "not-in-play", "CAV-1.3"),
    # the order of dwarfs
    (placing(seat("ruby", dwarfs="0 7")), "dwarf 8", "no-such-dwarf", "CAV-2.6"),
    (placing(seat("ruby", dwarfs="3 7")), "dwarf 3", "goes-first", "CAV-2.6"),
    (placing(seat(dwarfs="0 7")), "dwarf 7", "too-poor", "CAV-2.6"),
    (
        lambda: given(seat("ruby*2", dwarfs="0 7 9")).turn().play("dwarf 9"),
        "dwarf 7", "order-broken-already", "CAV-2.6",
    ),
    (nowhere_to_go, "dwarf 7", "no-space-for-it", "CAV-2.6"),
    # parts of an action
    (on("slash_and_burn", seat()), "take dog", "not-on-space", "CAV-4.5"),
    (on("slash_and_burn", seat()), "lay cavern_tunnel d2 d1", "not-on-space", "CAV-4.5"),
    (on("slash_and_burn", seat("grain")), "done", "nothing-done-yet", "CAV-2.7"),
    (on("housework", seat("stone+ruby"), "take dog"), "take dog", "part-done", "CAV-4.4"),
    (on_card("adventure", seat(dwarfs="3"), "loot dog"), "forge 3", "part-too-late", "CAV-4.37"),
    (wishing("furnish dwelling d3"), "take gold*3", "part-excluded", "CAV-4.30"),
    (wishing(), "grow", "part-comes-later", "CAV-4.30"),
    # moments that are closed
    (on("slash_and_burn", seat("ruby")), "ruby wood", "nothing-done-yet", "CAV-7.1"),
    (imitating(seat("food*2+grain"), growth=1), "eat grain", "nothing-done-yet", "CAV-7.1"),
    (looting(ROOMY, "meadow"), "ruby wood", "within-deed", "CAV-7.1"),
    (
        lambda: given(seat("gold*4+ruby")).turn().play("eat gold"),
        "ruby wood", "within-deed", "CAV-7.1",
    ),
    (lambda: given(CROWDED).breed(), "eat sheep", "while-breeding", "CAV-10.5"),
    # landscape tiles
    (on("slash_and_burn", seat()), "lay meadow_field a1 a2", "first-tile", "CAV-3.3"),
    (on("slash_and_burn", seat(meadows="c4")), "lay meadow_field a1 a2", "not-beside", "CAV-3.3"),
    (on("slash_and_burn", seat(meadows="c4")), "lay meadow_field c4 b4", "covered", "CAV-3.3"),
    (
        on("slash_and_burn", seat(meadows="c4", stables="c3")),
        "lay meadow_field b3 c3", "field-on-stable", "CAV-3.3",
    ),
    (on("excavation_1", seat()), "lay cavern_cavern f1 f2", "not-beside", "CAV-3.4"),
    (on("excavation_1", seat()), "lay cavern_tunnel d3 d2", "covered", "CAV-3.4"),
    (on("slash_and_burn", seat()), "lay meadow_field c4 c5", "over-edge", "CAV-3.9"),
    (on("slash_and_burn", OFFICE), "lay meadow_field a0 b0", "off-board", "CAV-3.9"),
    (looting(ROOMY, "meadow"), "lay meadow c5", "single-over-edge", "CAV-3.9"),
    (looting(ROOMY, "meadow"), "lay meadow a1", "not-beside", "CAV-3.3"),
    (looting(ROOMY, "tunnel"), "lay tunnel f1", "not-beside", "CAV-3.4"),
    (placing(seat("ruby")), "ruby field a1", "first-tile", "CAV-3.3"),
    (placing(seat("ruby", stables="c4")), "ruby field c4", "no-cell", "CAV-7.5"),
    (placing(seat("ruby")), "ruby cavern e3", "too-poor", "CAV-7.5"),
    (
        on_card("ore_mine_construction", seat(tunnels="e2 e3 f1")),
        "lay ore_mine f1 f2", "no-ordinary-tunnel", "CAV-3.7",
    ),
    (
        on_card("ruby_mine_construction", seat(tunnels="e3")),
        "lay ruby_mine d3", "no-tunnel", "CAV-3.8",
    ),
    (
        on_card(
            "ruby_mine_construction",
            seat(tunnels="e3 e2", deep_tunnels="f3", furnished={"d3": "guest_room"}),
            "lay ruby_mine e3",
        ),
        "lay ruby_mine e2", "no-deep-tunnel", "CAV-3.8",
    ),
    (
        on_card(
            "ruby_mine_construction",
            seat(tunnels="e3", deep_tunnels="f3 f2", furnished={"d3": "guest_room"}),
            "lay ruby_mine f3",
        ),
        "lay ruby_mine f2", "no-ordinary-tunnel", "CAV-3.8",
    ),
    # pastures and stables
    (farming(seat("wood*6", meadows="c4 c3")), "fence b4", "not-a-meadow", "CAV-3.5"),
    (farming(seat("wood*6", meadows="c4 c3")), "fence b4 c4", "not-a-meadow", "CAV-3.5"),
    (farming(seat("stone", fields="c4")), "stable c4", "stable-on-field", "CAV-3.6"),
    (farming(seat("stone", stables="c4")), "stable c4", "stable-there", "CAV-3.6"),
    (farming(seat("stone")), "stable c5", "no-tile-outside", "CAV-3.6"),
    # furnishing
    (on("housework", seat(LOADED)), "furnish dwelling e3", "not-a-cavern", "CAV-5.1"),
    (on("housework", TRADING), "furnish spare_part_storage e3", "on-rival", "CAV-9.39"),
    (on("housework", seat(LOADED)), "furnish dwelling d3 ore_for_wood", "no-such-tile", "CAV-9.17"),
    (
        on("housework", BUILDING), "furnish cuddle_room e3 ore_for_stone",
        "nothing-to-replace", "CAV-9.17",
    ),
    (
        on("housework", BUILDING), "furnish breakfast_room e3 ore_for_both",
        "nothing-to-replace", "CAV-9.17",
    ),
    (covered_trader, "furnish trader d3", "tile-gone", "CAV-9.39"),
    (
        looting(seat(LOADED, dwarfs="14 14"), "dwelling"),
        "furnish trader d3", "not-this-tile", "CAV-5.1",
    ),
    (
        on_card("blacksmithing", seat(dwarfs="7 7"), "loot dog"),
        "furnish dog_school d3", "not-asked", "CAV-6.2",
    ),
    (without_means, "loot furnish_cavern", "loot-impossible", "CAV-6.6"),
    # sowing, selling, buying, breeding
    (
        on("slash_and_burn", seat("grain*2", fields="c4")),
        "sow grain*2", "too-few-fields", "CAV-5.3",
    ),
    (on("slash_and_burn", seat("grain", fields="c4 c3")), "sow grain*2", "too-poor", "CAV-5.3"),
    (on_card("ore_trading", seat("ore*5")), "sell 3", "too-poor", "CAV-4.36"),
    (
        on_card("ore_trading", seat("ore*8", furnished={"d3": "trader"}), "sell 2"),
        "sell 2", "too-many-sales", "CAV-4.36",
    ),
    (looting(BREEDING, "breed_two"), "breed none", "breed-some", "CAV-6.6"),
    (looting(BREEDING, "breed_two"), "breed sheep+donkey+cattle", "too-many-types", "CAV-6.6"),
    (looting(BREEDING, "breed_two"), "breed donkey", "too-poor", "CAV-10.5"),
    (lambda: given(CROWDED).breed(), "breed none", "more-young", "CAV-10.6"),
    (lambda: given(CROWDED).breed(), "breed sheep+cattle", "no-room-for-young", "CAV-10.6"),
    # room for animals
    (one_too_many, "keep sheep*3", "too-poor", "CAV-8.4"),
    (one_too_many, "keep sheep*2+donkey", "no-room-for-herd", "CAV-8.4"),
    (one_too_many, "keep none", "room-for-more", "CAV-8.4"),
    # feeding
    (lambda: given(seat("food*9")).feed(), "feed 5", "too-much-food", "CAV-10.4"),
    (lambda: given(seat("food*9")).feed_little(), "feed 3", "too-much-food", "CAV-10.7"),
    (lambda: given(seat("food*9+wood")).feed(), "feed 2 wood", "no-such-tile", "CAV-9.27"),
    (
        lambda: given(seat("food*9", furnished={"d3": "working_cave"})).feed(),
        "feed 2 wood", "too-poor", "CAV-10.4",
    ),
    (lambda: given(seat("gold*3")).feed().play("eat gold"), "gold 4", "too-poor", "CAV-7.3"),
    # weapons
    (placing(PEACEFUL), "disarm 8", "no-such-weapon", "CAV-9.30"),
    (placing(PEACEFUL), "disarm 7 away", "no-such-weapon", "CAV-9.30"),
    (on_card("blacksmithing", PEACEFUL, "loot dog"), "disarm 7 away", "weapon-in-use", "CAV-9.30"),
    # alone
    (alone(seat("ruby"), wood_gathering=6), "save excavation_1", "not-overflowing", "CAV-12.3"),
    (alone(seat("ruby"), wood_gathering=6), "save supplies", "not-in-play", "CAV-12.1"),
    (one_saved, "save wood_gathering", "saved-already", "CAV-12.3"),
)  # fmt: skip
