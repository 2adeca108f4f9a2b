"""One player's mat: goods, figures, tools, cards and buildings."""

from typing import final

from mypy_extensions import mypyc_attr

from grotto.games.stone_age.components import PLACE_COUNT, START_FIGURES, START_FOOD

Tools = tuple[int, ...]
"""The values of the three tool slots; 0 is an empty slot."""


@final
@mypyc_attr(acyclic=True)
class Player:
    """What one seat owns. Sets of cards and buildings are bits of an int, which copies share."""

    __slots__ = (
        "agriculture",
        "bonus_points",
        "building_points",
        "buildings",
        "cards",
        "figures",
        "goods",
        "home",
        "hungry_rounds",
        "one_use",
        "placed",
        "secret_cards",
        "tools",
        "two_of_choice",
        "used",
    )

    def __init__(
        self,
        goods: list[int],
        figures: int,
        home: int,
        placed: list[int],
        agriculture: int,
        tools: Tools,
        used: int,
        one_use: int,
        two_of_choice: int,
        cards: int,
        secret_cards: int,
        buildings: int,
        building_points: int,
        bonus_points: int,
        hungry_rounds: int,
    ) -> None:
        self.goods = goods  # by good, food last
        self.figures = figures
        self.home = home  # figures not on the board
        self.placed = placed  # figures on the board, by place
        self.agriculture = agriculture
        self.tools = tools
        self.used = used  # bit per tool slot used this round
        self.one_use = one_use  # one-use cards not yet used
        self.two_of_choice = two_of_choice  # 1 while the card of two resources waits to be cashed
        self.cards = cards  # bought in the open
        self.secret_cards = secret_cards  # drawn unseen; known to this seat only
        self.buildings = buildings
        self.building_points = building_points
        self.bonus_points = bonus_points
        self.hungry_rounds = hungry_rounds

    def copy(self) -> "Player":
        """Return an independent twin."""
        return Player(
            self.goods.copy(),
            self.figures,
            self.home,
            self.placed.copy(),
            self.agriculture,
            self.tools,
            self.used,
            self.one_use,
            self.two_of_choice,
            self.cards,
            self.secret_cards,
            self.buildings,
            self.building_points,
            self.bonus_points,
            self.hungry_rounds,
        )

    def key(self) -> object:
        """Return a hashable value that is equal for equal mats."""
        return (
            tuple(self.goods),
            self.figures,
            tuple(self.placed),
            self.agriculture,
            self.tools,
            self.used,
            self.one_use,
            self.two_of_choice,
            self.cards,
            self.secret_cards,
            self.buildings,
            self.building_points,
            self.bonus_points,
            self.hungry_rounds,
        )


def new_player() -> Player:
    """Return the mat every player starts with."""
    goods = [0, 0, 0, 0, START_FOOD]
    return Player(
        goods,
        START_FIGURES,
        START_FIGURES,
        [0] * PLACE_COUNT,
        0,
        (0, 0, 0),
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
    )
