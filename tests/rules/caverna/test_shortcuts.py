"""What is told without listing every way agrees with the lists."""

from collections import Counter
from collections.abc import Iterator

import pytest

from grotto.core.stream import Stream
from grotto.games.caverna.furnishings import (
    CARPENTER,
    FURNISHING_COUNT,
    FURNISHINGS,
    STONE_CARVER,
)
from grotto.games.caverna.game import CavernaState
from grotto.games.caverna.player import new_player
from grotto.games.caverna.rules.parts import Job
from grotto.games.caverna.rules.prices import furnishing_price, payable_tiles
from grotto.games.caverna.rules.programs import GUEST_PROGRAMS, PROGRAMS
from grotto.games.caverna.rules.supply import can_pay
from tests.laws.cases import Case, positions
from tests.rules.caverna.table import Table, given, seat
from tests.rules.caverna.test_turns import ALONE_TAKEN, crowd

PARTS = [part for program in PROGRAMS + GUEST_PROGRAMS for part in program.parts]
ANYWHERE = 3


def reached(seats: int) -> Iterator[CavernaState]:
    """Positions from random games, early and late ones."""
    for seed in range(ANYWHERE):
        for state in positions(Case("caverna", seats), seed, every=17):
            assert isinstance(state, CavernaState)
            yield state


@pytest.mark.parametrize("seats", [1, 4])
def test_a_part_of_an_action_is_possible_exactly_if_it_offers_something(seats: int) -> None:
    for state in reached(seats):
        for acting, player in enumerate(state.players):
            jobs = [Job(acting, dwarf, 0) for dwarf in range(len(player.weapons))]
            for part, job in ((part, job) for part in PARTS for job in jobs):
                assert part.is_possible(state, job) == bool(part.offers(state, job))


@pytest.mark.parametrize("craftsmen", [0, 1 << CARPENTER, 1 << STONE_CARVER])
def test_payable_furnishing_tiles_are_those_whose_price_is_held(craftsmen: int) -> None:
    stream = Stream(7)
    for _ in range(300):
        player = new_player(0)
        player.goods = [stream.below(7) * stream.below(2) for _ in player.goods]
        player.tiles = craftsmen
        for tile in range(FURNISHING_COUNT):
            price = furnishing_price(player, FURNISHINGS[tile].cost)

            assert payable_tiles(player) >> tile & 1 == can_pay(player, price)


# ---- drawn answers -------------------------------------------------------------------------------


def drawn(table: Table, times: int) -> Counter[str]:
    """How often each answer is drawn."""
    stream = Stream(3)
    return Counter(table.state.draw(stream).text() for _ in range(times))


def test_only_useful_spaces_are_drawn_and_each_as_often() -> None:
    table = given(seat("ruby", "0 3 5"), seats=4, piles={"logging_2": 1, "ruby_mining": 1}).turn()
    seen = drawn(table, 300 * len(table.options()))

    assert set(seen) == set(table.options())
    assert all(240 < count < 360 for count in seen.values())


def test_whoever_finds_no_space_draws_to_stay_as_often_as_anything_else() -> None:
    rich = seat("ruby*2+grain")
    table = given(rich, seat(dwarfs=crowd(11)), workers=ALONE_TAKEN, round_=1).turn()
    seen = drawn(table, 300 * len(table.options()))

    assert "pass" in seen
    assert set(seen) == set(table.options())
    assert all(240 < count < 360 for count in seen.values())
