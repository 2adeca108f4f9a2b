"""The numbers behind the evaluation; settled by matches between variants."""

from typing import Final

FADING: Final = 0.95
"""What is left of a prospect when it is one step farther away."""

HOPE: Final = 0.7
"""What a treasure within reach is worth against one in hand: others are on their way."""

# How many steps longer a way takes.
BUILDING: Final = 4.0  # where a card has still to be laid
BARRED: Final = 4.0  # at an obstacle, as long as nobody has its tool
CROWDED: Final = 1.0  # past another dwarf, where there is room for one
TROLL: Final = 2.0  # past a troll, which goes soon
TRAP: Final = 1.0  # past a trap, which takes a card

CHOICE: Final = 1.5
"""How much several open ends shorten a way: twice as many, by 0.7 times this."""

DRAGON: Final = -1.5
"""What the dragon is worth: two points lost, if there are two."""

OTHER_TREASURE: Final = 0.3
"""What further treasures add to the best one of a mine: one may stay and take them."""

RIVALRY: Final = 0.3
"""How much a point of the others hurts, shared among them, against a point of one's own."""

BEST_FINDER: Final = 0.06
"""What finding oneself adds to a share: the remainder goes to the best find."""

CARD: Final = 0.03
"""What a good card in hand is worth; the following are parts of it."""

DRAWN: Final = 0.6  # any card that will be drawn
THROUGH: Final = 1.0  # a path from west to east
ASIDE: Final = 0.15  # another path, for each of its openings
BLOCKED: Final = 0.4  # what an obstacle leaves of that
NARROW: Final = 0.9  # what rocks leave of that
TOOL_IN_NEED: Final = 1.0  # a tool whose obstacle lies on the board
TOOL_TO_SPARE: Final = 0.2
PEEK: Final = 0.3
MISCHIEF: Final = 0.3  # traps, trolls and storms

# The race for treasures, as 60 games between five greedy bots went.
FOUND: Final = 0.87  # of the treasures that are left, if there is plenty of time
PACE: Final = 4.7  # steps nearer to a treasure in a turn, cards to be laid counted in
SPREAD: Final = 5.65  # so many steps more make it e times as unlikely that anybody gets there
WAIT: Final = 2.9  # steps that others gain while one waits for all of their turns
GAP: Final = 1.26  # a dwarf that is so many steps behind finds e times less in the end,
GAP_PER_TURN: Final = 0.7  # and more steps as long as there are turns left to catch up

FIRST_PLACE: Final = 2.5
"""A lead of so many points is thought to be safe: rivals who are as far behind hardly count."""

WHIM: Final = 0.05
"""A choice that is worse by so many points is e times as unlikely."""

CANDOUR: Final = 0.7
"""How far choices are trusted to tell of a role: several of them seldom tell it independently."""

DISCRETION: Final = 0.03
"""What it costs to play as only one's own role would, in points for each e times likelier."""
