"""The ways Caverna can end."""

from typing import Final

from tests.golden.endings import Ending, one_winner, reaches, victory_shared

ENDINGS: Final = (
    Ending("won", (2, 3, 4, 5, 6, 7), one_winner),
    Ending("shared_victory", (2, 4, 7), victory_shared),
    Ending("introductory", (4,), one_winner, {"furnishings": "introductory"}),
    Ending("below_100", (1,), reaches(-999, 100)),
    Ending("goal", (1,), reaches(101, 999), skilled=True),
)
