"""Imitation: its fees, what it brings, and what cannot be imitated."""

import pytest

from grotto.games.caverna.game import Player
from tests.rules.caverna.table import Table, given, seat
from tests.rules.caverna.work import OTHER, OWN, ready

FEES = [
    ("imitation_3", 3, "food*4"),
    ("imitation_basic", 4, "food*2"),
    ("imitation_basic", 5, "food*2"),
    ("imitation_5", 5, "food*4"),
    ("imitation_basic", 6, "food*2"),
    ("imitation_67", 6, "food"),
    ("imitation_basic", 7, "food*2"),
    ("imitation_67", 7, "food"),
    ("imitation_7", 7, "none"),
]


def imitating(space: str, own: Player, seats: int = 4, imitation: str = "imitation_basic") -> Table:
    """The first player imitates a space on which another player's dwarf stands."""
    table = ready(imitation, own, seats=seats, workers={space: OTHER})
    return table.play(f"place {imitation}", f"imitate {space}")


# ---- the fee -------------------------------------------------------------------------------------


@pytest.mark.rule("CAV-4.15")
@pytest.mark.parametrize(("imitation", "seats", "fee"), FEES)
def test_each_imitation_has_its_fee(imitation: str, seats: int, fee: str) -> None:
    table = ready(imitation, seat(fee), seats=seats, workers={"housework": OTHER})

    table.play(f"place {imitation}")
    assert table.goods() == "none"

    table.play("imitate housework", "take dog", "done")
    assert (table.goods(), table.dwarfs()) == ("dog", f"0@{imitation} 0")


@pytest.mark.rule("CAV-4.15")
@pytest.mark.parametrize(
    ("seats", "spaces"),
    [
        (1, []),
        (2, []),
        (3, ["imitation_3"]),
        (4, ["imitation_basic"]),
        (5, ["imitation_basic", "imitation_5"]),
        (6, ["imitation_basic", "imitation_67"]),
        (7, ["imitation_basic", "imitation_67", "imitation_7"]),
    ],
)
def test_the_more_players_the_more_imitation(seats: int, spaces: list[str]) -> None:
    in_play = given(seats=seats).spaces()

    assert [space for space in in_play if space.startswith("imitation")] == spaces


@pytest.mark.rule("CAV-4.15")
def test_who_cannot_pay_the_fee_cannot_imitate() -> None:
    table = ready("imitation_basic", seat("food"), seats=4, workers={"housework": OTHER})

    assert table.why("place imitation_basic") == ("fee", "CAV-4.15")


@pytest.mark.rule("CAV-4.15")
def test_goods_may_be_turned_into_food_for_the_fee_before() -> None:
    """Ruling R35."""
    table = ready("imitation_basic", seat("vegetable"), seats=4, workers={"housework": OTHER})

    table.play("eat vegetable", "place imitation_basic", "imitate housework")

    assert table.options("take") == ["take dog"]
    assert table.goods() == "none"


# ---- what it brings ------------------------------------------------------------------------------


@pytest.mark.rule("CAV-4.15")
def test_goods_for_mines_come_though_nothing_accumulated_is_left() -> None:
    """T87."""
    assert imitating("ore_mining_2", seat("food*2", ore_mines="e3 e1")).goods() == "ore*4"


@pytest.mark.rule("CAV-4.15")
@pytest.mark.parametrize(
    ("space", "seats", "imitation", "goods"),
    [
        ("supplies", 3, "imitation_3", "wood+stone+ore+food+gold*2"),
        ("strip_mining", 3, "imitation_3", "wood*2"),
        ("forest_exploration_1", 3, "imitation_3", "vegetable"),
        ("forest_exploration_2", 4, "imitation_basic", "food*2"),
    ],
)
def test_fixed_goods_come_again(space: str, seats: int, imitation: str, goods: str) -> None:
    fee = "food*4" if seats == 3 else "food*2"
    table = imitating(space, seat(fee), seats, imitation)

    assert (table.goods(), table.to_act()) == (goods, OTHER)


@pytest.mark.rule("CAV-4.15", "CAV-4.14")
def test_sustenance_brings_its_grain_again() -> None:
    """Ruling R37."""
    table = imitating("sustenance_1", seat("food*4"), 3, "imitation_3")

    assert table.goods() == "grain"
    assert "done" in table.options()


@pytest.mark.rule("CAV-4.15")
def test_without_goods_to_take_the_tile_has_to_be_placed() -> None:
    table = imitating("clearing_2", seat("food*2"))

    assert table.options() == table.options("lay meadow_field")
    assert table.play("lay meadow_field c4 c3").goods() == "none"


@pytest.mark.rule("CAV-4.15")
def test_the_market_and_the_tool_rental_give_their_goods_again() -> None:
    market = imitating("weekly_market_5", seat("food*2"), 5)
    rental = imitating("hardware_rental_67", seat("food*2"), 6)

    assert market.play("buy cattle", "buy wood").goods() == "wood+cattle"
    assert rental.goods() == "wood*2"


@pytest.mark.rule("CAV-4.15")
def test_who_imitates_a_farm_has_to_build_since_no_animal_is_left() -> None:
    farmer = seat("wood*2+food*2", meadows="c4")

    assert imitating("sheep_farming", farmer).options() == ["fence c4"]


@pytest.mark.rule("CAV-4.15")
def test_the_dwarf_that_imitates_forges_and_goes_out_itself() -> None:
    table = imitating("blacksmithing", seat("ore*3+food*2")).play("forge 3", "loot stone", "done")

    assert table.dwarfs() == "4@imitation_basic 0"
    assert table.goods() == "stone"


@pytest.mark.rule("CAV-4.15", "CAV-5.2")
def test_a_child_may_come_by_imitation() -> None:
    table = imitating("growth", seat("food*2", furnished={"d3": "dwelling"})).play("grow")

    assert table.dwarfs() == "0@imitation_basic 0 0@newborn"


@pytest.mark.rule("CAV-4.15", "CAV-4.25")
def test_the_guest_room_joins_the_halves_of_an_imitated_extension_once() -> None:
    """Ruling R14."""
    table = imitating("extension", seat(furnished={"d3": "guest_room"}), 7, "imitation_7")

    table.play("lay meadow_field c4 c3", "lay cavern_tunnel d2 e2")

    assert table.goods() == "wood+stone"
    assert table.state.players[OWN].extended == 1


@pytest.mark.rule("CAV-4.15")
def test_several_imitations_may_imitate_the_same_space() -> None:
    table = ready("imitation_7", seat(), seat("food"), seats=7, workers={"housework": 2})

    table.play("place imitation_7", "imitate housework", "take dog", "done")
    table.play("place imitation_67", "imitate housework", "take dog", "done")

    assert (table.goods(OWN), table.goods(OTHER)) == ("dog", "dog")


# ---- what cannot be imitated ---------------------------------------------------------------------


@pytest.mark.rule("CAV-4.15", "CAV-4.8")
def test_starting_player_is_never_imitated() -> None:
    table = ready("imitation_basic", seat("food*2"), seats=4, workers={"starting_player_2": OTHER})

    assert table.why("place imitation_basic") == ("nothing-to-imitate", "CAV-4.15")


@pytest.mark.rule("CAV-4.15")
def test_neither_imitation_nor_the_token_nor_an_own_dwarf_is_imitated() -> None:
    """T89, ruling R19."""
    workers = {
        "excavation_2": OWN,
        "housework": OTHER,
        "imitation_5": OTHER,
        "starting_player_2": 2,
        "ore_mining_2": 2,
    }
    own = seat("food*2", "0 0 0")
    table = ready("imitation_basic", own, seats=5, workers=workers).play("place imitation_basic")

    assert table.options() == ["imitate housework"]
    assert table.why("imitate excavation_2") == ("own-dwarf", "CAV-4.15")
    assert table.why("imitate imitation_5") == ("not-imitable", "CAV-4.15")
    assert table.why("imitate starting_player_2") == ("not-imitable", "CAV-4.15")
    assert table.why("imitate clearing_2") == ("nobody-there", "CAV-4.15")
    assert table.why("imitate ore_mining_2") == ("nothing-lies-there", "CAV-2.7")


@pytest.mark.rule("CAV-4.15", "CAV-2.7")
def test_where_nothing_would_happen_there_is_nothing_to_imitate() -> None:
    """Ruling R21: wood that was taken does not come again."""
    table = ready("imitation_3", seat("food*4"), seats=3, workers={"wood_gathering": OTHER})

    assert table.why("place imitation_3") == ("nothing-to-imitate", "CAV-4.15")


@pytest.mark.rule("CAV-4.15")
def test_with_nobody_at_work_there_is_nothing_to_imitate() -> None:
    table = ready("imitation_7", seats=7)

    assert table.why("place imitation_7") == ("nothing-to-imitate", "CAV-4.15")
