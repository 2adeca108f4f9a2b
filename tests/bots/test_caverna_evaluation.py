"""Facts about the game that its evaluation must know."""

import pytest

from grotto.arena.match import match
from grotto.arena.simulate import simulate
from grotto.bots import new_bot
from grotto.bots.evaluations.caverna import CavernaEvaluation
from grotto.bots.evaluations.caverna.layout import twin_place
from grotto.bots.evaluations.caverna.outlook import prospect
from grotto.core.seats import CHANCE, NOBODY
from grotto.core.stream import Stream
from grotto.games.caverna.game import CAVERNA, Player
from grotto.games.caverna.home_board import MEADOW_FIELD, cell_of, cells_of
from grotto.play.position import Position
from tests.rules.caverna.table import Table, given, seat

EVALUATION = CavernaEvaluation()
FIRST = "a1 b1 c1 a2 b2 c2 a3 b3 c3 a4 b4"
"""The forest but for its entrance."""


def worth(player: Player, round_: int = 6) -> float:
    """What a home is worth to whoever is about to place a dwarf; a harvest comes every round."""
    table = given(player, round_=round_, marker="leaf", leaves=12 - round_, questions=0)
    return EVALUATION.worth(table.turn().state, 0)


def chosen(table: Table) -> str:
    return new_bot("greedy", CAVERNA, 1).choose(Position(CAVERNA, table.state, 0)).text()


def tried(table: Table) -> list[str]:
    offers = table.state.legal_actions()
    return [offer.text() for offer in offers if EVALUATION.tries(table.state, offer)]


# ---- food ----------------------------------------------------------------------------------------


def test_whoever_can_feed_the_family_does_so() -> None:
    table = given(seat("food*4+gold*9+sheep*3+ruby")).feed()

    assert tried(table) == ["feed 4"]


def test_a_family_eats_grain_rather_than_beg() -> None:
    table = given(seat("food*3+grain")).feed()

    assert chosen(table) == "eat grain"


def test_parents_are_not_eaten_as_long_as_there_is_something_else() -> None:
    table = given(seat("food*3+grain+sheep*2"), round_=3).feed()

    assert chosen(table) == "eat grain"


def test_a_family_eats_a_spare_animal_rather_than_its_last() -> None:
    table = given(seat("food*3+sheep*3+donkey", small_pastures="c4"), round_=3).feed()

    assert chosen(table) == "eat sheep"


def test_food_matters_until_everybody_is_fed() -> None:
    def gain(food: int) -> float:
        return worth(seat(f"food*{food + 1}")) - worth(seat(f"food*{food}"))

    assert gain(3) > 1 > gain(5) > gain(200) > 0


def test_a_famine_is_worse_when_nobody_is_left_to_avert_it() -> None:
    def loss(dwarfs: str) -> float:
        return worth(seat("food*4", dwarfs)) - worth(seat("food", dwarfs))

    assert loss("0@logging_1 0@supplies") > loss("0 0") + 1


def test_every_harvest_to_come_is_known_but_for_its_round() -> None:
    at_first = prospect(round_=5, seats=4, leaves=4, questions=3)
    later = prospect(round_=8, seats=4, leaves=3, questions=1)

    assert (at_first.meals, at_first.breedings) == (11, 4.5)
    assert (later.meals, later.breedings) == (8, 3.5)


# ---- family --------------------------------------------------------------------------------------


def test_a_dwarf_is_worth_more_the_earlier_it_is_born() -> None:
    def gain(round_: int) -> float:
        grown = seat("food*20", "0 0 0@newborn", caverns="e4")
        return worth(grown, round_) - worth(seat("food*20", caverns="e4"), round_)

    assert gain(4) > gain(8) > gain(12) > 0


def test_a_dwelling_is_worth_more_while_there_is_time_to_grow() -> None:
    def gain(round_: int) -> float:
        housed = seat(furnished={"d3": "dwelling"})
        return worth(housed, round_) - worth(seat(furnished={"d3": "trader"}), round_)

    assert gain(4) > gain(8) > gain(12) > 0


def test_a_family_with_room_grows() -> None:
    table = given(seat("food*4", furnished={"d3": "dwelling"}), seats=4, round_=4).turn()

    assert chosen(table) == "place growth"
    assert chosen(table.play("place growth")) == "grow"


def test_who_can_pay_a_dwelling_furnishes_it_before_the_family_grows() -> None:
    table = given(seat("wood*4+stone*3+food*4"), seats=4, round_=4).turn()

    assert chosen(table) == "place housework"
    assert "furnish dwelling d3" in chosen(table.play("place housework", "take dog"))


def test_the_last_good_for_a_dwelling_is_worth_a_ruby() -> None:
    table = given(seat("wood*4+stone*2+ruby*2+food*4", caverns="e4"), seats=4, round_=3).turn()

    assert "ruby stone" in tried(table)


def test_a_weapon_is_worth_more_the_more_rounds_are_left() -> None:
    def gain(round_: int) -> float:
        return worth(seat(dwarfs="0 8"), round_) - worth(seat(), round_)

    assert gain(2) > gain(7) > gain(11) > 0


# ---- animals -------------------------------------------------------------------------------------


def test_the_first_animal_of_a_type_is_worth_more_than_another_of_the_same() -> None:
    pastures = "a4 b4 c4"
    one = seat("food*4+sheep*3+donkey", small_pastures=pastures)
    another = seat("food*4+sheep*4", small_pastures=pastures)

    assert worth(one, 12) == pytest.approx(worth(another, 12) + 2)


def test_a_pair_is_worth_its_young() -> None:
    def gain(round_: int) -> float:
        pair = seat("sheep*2", small_pastures="b4 c4")
        return worth(pair, round_) - worth(seat("sheep", small_pastures="b4 c4"), round_)

    assert gain(3) > gain(10) > 1


def test_room_is_worth_more_to_those_who_breed() -> None:
    def gain(animals: str) -> float:
        return worth(seat(animals, small_pastures="c4")) - worth(seat(animals, meadows="c4"))

    assert gain("sheep*2") > gain("none")


def test_fences_come_before_the_animals_that_need_them() -> None:
    home = seat("wood*2+food*4", meadows="c4", fields="b4")
    table = given(home, round_=10, cards="sheep_farming", piles={"sheep_farming": 4}).turn()

    table.play("place sheep_farming")

    assert chosen(table) == "fence c4"


# ---- land ----------------------------------------------------------------------------------------


def test_of_all_places_for_a_tile_only_the_best_is_tried() -> None:
    table = given(seat(), round_=1, piles={"clearing_1": 1}).turn().play("place clearing_1")

    assert len(table.options("lay")) == 4
    assert len(tried(table)) == 2  # the tile, or none


def test_a_twin_tile_leaves_room_for_the_next_ones() -> None:
    covered = cells_of(tuple("a1 b1 c1 a2 b2 c2".split()))

    place = twin_place(MEADOW_FIELD, covered, 0, 0, edge=False)

    # Of the six cells left, which lie in two rows, no tile may cut off a single one.
    assert place not in [(cell_of("b3"), cell_of("a3")), (cell_of("b3"), cell_of("c3"))]


def test_meadows_come_together() -> None:
    covered = cells_of(("b4", "c4"))

    meadow, _ = twin_place(MEADOW_FIELD, covered, 1 << cell_of("b4"), 0, edge=False)

    assert meadow in (cell_of("a4"), cell_of("b3"))


def test_an_empty_cell_costs_more_when_there_is_no_time_to_fill_it() -> None:
    def loss(round_: int) -> float:
        full = seat(fields=f"{FIRST} c4")
        return worth(full, round_) - worth(seat(fields=FIRST), round_)

    assert loss(12) > loss(2) > 0


def test_seed_is_sown_on_as_many_fields_as_possible() -> None:
    home = seat("grain*2+vegetable+food*4", fields="b4 c4")
    table = given(home, round_=6, cards="family_life").turn().play("place family_life")

    assert tried(table) == ["sow grain+vegetable", "sow grain*2"]


# ---- goods ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("good", ["wood", "stone", "ore", "ruby", "grain", "vegetable", "gold"])
def test_every_good_is_worth_something(good: str) -> None:
    assert worth(seat(good)) > worth(seat())


@pytest.mark.parametrize("good", ["wood", "stone", "ore"])
def test_goods_lose_their_worth_towards_the_end(good: str) -> None:
    def gain(round_: int) -> float:
        return worth(seat(f"{good}*4"), round_) - worth(seat(), round_)

    assert gain(3) > gain(12) > 0


def test_in_the_end_only_points_count() -> None:
    table = given(seat("wood*9+food*7+gold*5+dog+sheep")).end()

    points = table.state.outcome().totals[0]

    assert EVALUATION.worth(table.state, 0) == points


def test_at_last_a_ruby_buys_the_type_that_is_missing() -> None:
    home = seat("ruby+sheep+donkey+cattle", small_pastures="a4 b4 c4", fields="a3 b3 c3")
    table = given(home).end()

    assert chosen(table) == "ruby wild_boar"


def test_at_last_grain_is_sold() -> None:
    table = given(seat("grain*2", furnished={"d3": "beer_parlor"})).end()

    assert chosen(table) == "exchange beer_parlor_gold"


def test_nothing_is_eaten_before_it_must_be() -> None:
    table = given(seat("grain*2+sheep+gold*5+food*4"), round_=3).turn()

    assert not [text for text in tried(table) if text.startswith("eat")]


# ---- turns ---------------------------------------------------------------------------------------


def test_an_expedition_is_not_broken_off() -> None:
    home = seat("food*4", "8 8@logging_1", small_pastures="c4")
    table = given(home, round_=8, cards="exploration", seats=3).turn()

    table.play("place exploration", "loot dog")

    assert chosen(table).startswith("loot")


def test_whoever_imitates_pays_as_little_as_possible() -> None:
    home = seat("food*9")
    table = given(home, seats=7, workers={"logging_2": 1}, piles={"logging_2": 1}).turn()

    imitations = [text for text in tried(table) if "imitation" in text]

    assert imitations == ["place imitation_7"]


@pytest.mark.parametrize("seats", CAVERNA.info.seats)
def test_there_is_always_something_to_try(seats: int) -> None:
    state, stream = CAVERNA.new(seats, {}), Stream(seats)
    while (asked := state.to_act()) != NOBODY:
        if asked == CHANCE:
            state.apply(CAVERNA.deal(state, stream))
            continue
        offers = state.legal_actions()
        assert any(EVALUATION.tries(state, offer) for offer in offers)
        state.apply(offers[stream.below(len(offers))])


# ---- strength ------------------------------------------------------------------------------------


def test_greedy_beats_random() -> None:
    result = match("caverna", ["greedy", "random"], games=2, seed="strength")
    scores = {standing.name: standing.mean_score for standing in result.by_bot}

    assert scores["greedy"] > 60
    assert scores["random"] < 0


def test_alone_greedy_scores_far_more_than_random() -> None:
    means = {
        level: simulate("caverna", seats=1, games=1, bots=[level], seed="alone").scores[0].mean
        for level in ("greedy", "random")
    }

    assert means["greedy"] > 60
    assert means["random"] < 0
