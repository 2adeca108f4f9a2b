"""The numbers behind the evaluation, in final points; settled by matches between variants."""

from typing import Final

FIGURE_TURN: Final = 3.0
"""What a figure brings in a round to come: 3.5 pips, less what rounding and building cost."""

TOOL_TURN: Final = 0.9
"""What a pip of tools brings in a round to come: nearly a point, since it often saves a rest."""

ONE_USE_PIP: Final = 0.8
"""What a pip of a one-use tool brings, once."""

MEAL: Final = 1.75
"""What one missing food costs in a round to come: a hunter brings 1.75 food instead of 3 points."""

LATER_MEAL: Final = 0.92
"""What a meal one round later counts: fields may grow and food cards come until then."""

FOOD_LEFT: Final = 0.1
"""What food is worth beyond all meals that can be foreseen."""

BUILDING_FIGURE: Final = 0.8
"""What spending a resource costs: the part of the figure that stands on the building for it."""

SPENDING_FADES: Final = 0.4
"""The part of a hoard that cannot be spent in one round to come."""

SPENT_PER_ROUND: Final = 4.0
"""Resources a player can put into buildings and cards in a round; what exceeds it is left over."""

KIND_ROOM: Final = 3.0
"""Pieces of one kind that find a use soon."""

CROWDED: Final = 0.4
"""What further pieces of that kind count."""

HOME_FIGURE: Final = 0.95
"""Wood that a figure still at home will bring this round: a little less than the forest gives."""

HOME_PIECE: Final = 0.6
"""Resources that a figure still at home may add to pay for a card."""

CULTURE_PER_ROUND: Final = 0.3
"""New culture symbols a player gets per round to come."""

FARMER_GROWTH: Final = 0.3
TOOLMAKER_GROWTH: Final = 0.35
BUILDER_GROWTH: Final = 0.5
SHAMAN_GROWTH: Final = 0.15
"""How much what these people multiply grows per round to come."""

UNSEEN_CARD: Final = 5.0
"""What the bottom half of an unseen card brings."""

TOO_EARLY: Final = 0.2
"""What is lost by buying while own dice are still to be rolled: one pays better when one knows."""

CARDS_PER_ROUND: Final[tuple[float, ...]] = (0, 0, 1.8, 2.3, 2.8)
"""Cards bought per round by all together, by number of seats, before there is a pace to see."""

TILES_PER_ROUND: Final = 0.45
"""Buildings taken per round from the stack that is taken most, likewise."""

PACE_ROUNDS: Final = 4.0
"""How many rounds of play those expectations weigh as much as."""

PLACING: Final[tuple[tuple[float, ...], ...]] = (
    (),
    (),
    (0.0, 1.2, 2.5, 5.0, 8.0, 12.5, 16.5, 18.5, 20.5, 22.5, 25.0),
    (0.0, 1.0, 2.0, 4.2, 6.5, 10.5, 14.0, 16.0, 17.0, 18.0, 20.0),
    (0.0, 0.75, 1.7, 3.4, 5.0, 8.5, 11.5, 13.0, 13.5, 14.0, 15.0),
)
"""What figures at home bring beyond `HOME_FIGURE`, by seats and by how many they are.

What greedy bots expected once everybody had placed all, less what they expected before: the mean
of 16 games with two and with four seats, smoothed by hand; three seats lie between.
"""
