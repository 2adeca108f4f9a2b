"""Numbers under tuning."""
from typing import Final, final
from mypy_extensions import mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Numbers:
    """All numbers of the forecast."""

    def __init__(self) -> None:
        self.use_1 = 0.36
        self.use_2 = 0.21
        self.use_3 = 0.12
        self.furnishings = 0.5
        self.surcharge = 0.49
        self.hope = 0.69
        self.rarer = 0.83
        self.lacking = 0.14
        self.bare = 2.2
        self.face_down = 0.45
        self.wall_cost = 0.29
        self.ready = 0.85
        self.dig = 2.4
        self.build = 0.6
        self.surprise = 0.5
        self.fade_turns = 5.0
        self.prices: list[float] = [0.51, 0.61, 0.47, 0.52, 0.37, 0.22]
        self.plenty: list[int] = [4, 4, 5, 5, 6, 12]
        self.beyond = 0.26
        self.profits: list[float] = []
        self.blue: list[float] = [0.12, 0.15, 0.12, 0.3, 0.12]
        self.goods: list[list[float]] = []
        self.fades: list[float] = []
        self.order: list[int] = []
        self.costs: list[float] = []


N: Final = Numbers()
