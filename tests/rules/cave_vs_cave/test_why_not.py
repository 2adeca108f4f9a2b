"""Why not: whatever can be written and not done is refused for its own reason."""

import pytest

from grotto.core.phrase import Phrase
from grotto.core.seats import NOBODY
from grotto.games.cave_vs_cave import phrases
from grotto.games.cave_vs_cave.answers import ANSWERS
from grotto.games.cave_vs_cave.components import LIGHT_ROOMS, TILE_KEYS, goods
from grotto.games.cave_vs_cave.game import CAVE_VS_CAVE
from grotto.i18n.rulebook import rulebook
from tests.rules.cave_vs_cave.table import RED, Table, duel, given, seat, solo

RICH = "wood*9+stone*9+food*9+gold*19"


def tile(key: str) -> Phrase:
    """The name of a tile, in no language yet."""
    return phrases.tile(TILE_KEYS.index(key))


@pytest.mark.rule("CVC-3.3")
def test_one_tile_is_taken_in_a_turn() -> None:
    table = duel(seat()).taking("masonry")

    assert table.refused("take housework") == ("second-tile", "CVC-3.3")
    assert table.why("take housework").args == {"tile": tile("masonry")}
    assert table.play("use cave_entrance").refused("take masonry") == ("second-tile", "CVC-3.3")


@pytest.mark.rule("CVC-3.4")
def test_who_wants_to_pass_is_told_that_nobody_does() -> None:
    assert duel(seat()).choosing().refused("done") == ("nobody-passes", "CVC-3.4")


@pytest.mark.rule("CVC-3.3")
def test_before_a_tile_is_taken_nothing_else_is_asked() -> None:
    table = duel(seat(RICH)).choosing()

    assert table.refused("dig a2") == ("reason-not-asked", "CVC-3.3")
    assert table.why("dig a2").args == {"asked": CAVE_VS_CAVE.prompt(table.state)}


@pytest.mark.rule("CVC-4.5")
@pytest.mark.parametrize(
    ("text", "deed"),
    [
        ("dig a2", "dig"),
        ("build a3-b3", "build"),
        ("raze a3-b3", "raze"),
        ("furnish shelf a3 food*2", "furnish"),
        ("gain stone", "goods"),
        ("trade wood*5 gold*4", "goods"),
        ("replenish food*3", "goods"),
    ],
)
def test_what_is_not_on_the_tile_cannot_be_done(text: str, deed: str) -> None:
    table = duel(seat(RICH)).taking("undergrowth")

    assert table.refused(text) == ("other-effects", "CVC-4.5")
    assert table.why(text).args == {"by": tile("undergrowth"), "deed": deed}


@pytest.mark.rule("CVC-4.1")
def test_what_was_done_is_not_done_again() -> None:
    table = duel(seat(RICH)).taking("masonry").play("build a3-b3")

    assert table.refused("build a1-b1") == ("effect-done", "CVC-4.1")
    assert table.why("build a1-b1").args == {"by": tile("masonry")}


@pytest.mark.rule("CVC-4.3")
def test_of_two_goods_with_a_slash_one_is_gained() -> None:
    table = duel(seat()).taking("masonry").play("gain wood")

    assert table.refused("gain stone") == ("one-half-done", "CVC-4.3")


@pytest.mark.rule("CVC-4.2")
def test_who_used_a_room_by_expedition_trades_no_wood() -> None:
    rooms = seat("wood*9", {"a3": "shelf"})
    table = duel(rooms, round_=4).taking("expedition").play("use cave_entrance", "done")

    assert table.refused("trade wood*5 gold*4") == ("one-half-done", "CVC-4.2")


@pytest.mark.rule("CVC-9.2")
def test_a_room_does_what_it_shows_and_nothing_else() -> None:
    table = duel(seat(RICH)).using("cave_entrance")

    assert table.refused("furnish shelf a3 food*2") == ("other-effects", "CVC-9.2")
    assert table.refused("trade flax gold") == ("other-effects", "CVC-9.2")


@pytest.mark.rule("CVC-9.2")
def test_what_the_tile_still_allows_comes_after_the_room() -> None:
    table = duel(seat(rooms={"a3": "tunnel"})).using("tunnel")

    assert table.refused("dig a2") == ("reason-not-asked", "CVC-9.2")
    assert table.play("gain food*2").refused("gain food*2") == ("effect-done", "CVC-4.1")


@pytest.mark.rule("CVC-9.1")
def test_a_room_in_use_is_used_and_no_other_follows_one_use() -> None:
    rooms = seat(rooms={"a3": "shelf", "a2": "stall"})
    one, two = duel(rooms).using("shelf"), duel(rooms).taking("undermining").play("use shelf")

    assert one.refused("use shelf") == ("no-use-left", "CVC-9.1")
    assert two.refused("use shelf") == ("room-used", "CVC-9.1")
    assert two.refused("use stall") == ("reason-not-asked", "CVC-9.2")


@pytest.mark.rule("CVC-9.5")
def test_without_the_prospecting_site_food_is_no_gold() -> None:
    table = duel(seat("food")).taking("undergrowth")

    assert table.refused("trade food gold") == ("not-your-room", "CVC-9.5")


@pytest.mark.rule("CVC-9.5")
def test_the_prospecting_site_works_once() -> None:
    rooms = {"a3": "shelf", "a2": "stall", "b3": "prospecting_site"}
    table = duel(seat("food*2", rooms)).taking("undergrowth").play("trade food gold")

    assert table.refused("trade food gold") == ("effect-done", "CVC-4.1")


@pytest.mark.rule("CVC-13.5")
def test_a_junction_room_without_gold_says_so() -> None:
    rich = seat("wood+stone+emmer+flax+food+gold", {"a3": "junction_room"})
    table = duel(rich, junction_room_takes_gold=False).using("junction_room")

    assert table.refused("trade wood+stone+gold gold*2") == ("takes-no-gold", "CVC-13.5")


@pytest.mark.rule("CVC-8.1")
def test_a_room_in_a_cave_is_there_for_good() -> None:
    table = given(seat(RICH), seat(rooms={"a3": "stall"})).taking("furnishing")

    assert table.refused("furnish stall a3 food*2") == ("room-furnished", "CVC-8.1")


@pytest.mark.rule("CVC-11.1")
def test_a_removed_room_is_out_of_the_game() -> None:
    table = solo(seat(RICH))
    state = table.state
    state.removed, state.display = LIGHT_ROOMS & 0b1111, LIGHT_ROOMS & ~0b1111

    assert table.taking("furnishing").refused("furnish shelf a3 food*2") == (
        "room-removed", "CVC-11.1",
    )  # fmt: skip


@pytest.mark.rule("CVC-8.1", "CVC-8.6")
def test_only_an_empty_cavern_is_furnished() -> None:
    table = duel(seat(RICH)).taking("furnishing")

    assert table.refused("furnish shelf a2 food*2") == ("cell-face-down", "CVC-8.1")
    assert table.refused("furnish shelf a4 food*2") == ("cell-furnished", "CVC-8.1")
    assert table.refused("furnish shelf x food*2") == ("no-extra-cavern", "CVC-8.6")


@pytest.mark.rule("CVC-8.2")
def test_who_pays_another_surcharge_is_told_which_are_asked() -> None:
    table = duel(seat(RICH), round_=4).taking("housework")
    asked = tuple(
        amount for pay in (goods(food=3), goods(food=5), goods(gold=1))
        for amount in phrases.amounts(pay)
    )  # fmt: skip

    assert table.refused("furnish shelf a3 food*2") == ("wrong-surcharge", "CVC-8.2")
    assert table.why("furnish shelf a3 food*2").args == {"surcharges": asked, "count": 3}


@pytest.mark.rule("CVC-8.2")
def test_who_cannot_pay_any_surcharge_is_told_that_first() -> None:
    table = duel(seat("wood")).taking("furnishing")

    assert table.refused("furnish shelf a3") == ("missing", "CVC-8.2")


@pytest.mark.rule("CVC-8.2")
def test_where_there_is_no_surcharge_none_is_paid() -> None:
    table = duel(seat(RICH), round_=8).taking("renovation")

    assert table.refused("furnish shelf a3 gold") == ("no-surcharge", "CVC-8.2")


@pytest.mark.rule("CVC-8.6")
def test_the_additional_cavern_is_for_who_fills_the_cave_first() -> None:
    nobody = duel(seat()).choosing()
    somebody = given(seat(), seat(extra="two_walls")).choosing()

    assert nobody.refused("lay two_walls") == ("extra-not-earned", "CVC-8.6")
    assert somebody.refused("lay two_walls") == ("extra-has-owner", "CVC-8.6")


@pytest.mark.rule("CVC-12.1")
def test_nobody_answers_for_what_lies_face_down() -> None:
    table = duel(seat()).choosing()

    assert table.refused("reveal masonry") == ("reason-only-chance", "CVC-3.3")


@pytest.mark.rule("CVC-10.1")
def test_after_the_end_nothing_can_be_done() -> None:
    table = duel(seat()).choosing()
    table.state.agenda = []
    assert table.to_act() == NOBODY
    refusal = CAVE_VS_CAVE.why_not(table.state, CAVE_VS_CAVE.parse("take masonry"), RED)

    assert refusal is not None
    assert (refusal.reason.key, refusal.rule) == ("reason-game-over", "CVC-10.1")


def test_every_answer_that_is_not_on_offer_has_a_reason_with_a_rule() -> None:
    rules = {rule.id for rule in rulebook("cave_vs_cave", "en")}
    for table in positions():
        offers = set(table.options())
        for answer in ANSWERS:
            refusal = CAVE_VS_CAVE.why_not(table.state, answer)

            assert (refusal is None) == (answer.text() in offers)
            assert refusal is None or refusal.rule in rules


def positions() -> list[Table]:
    """One of every question, in caves where something is possible."""
    rooms = {"a3": "tunnel", "a2": "digging_cave", "b3": "junction_room"}
    cave = seat(RICH, rooms, dug="b2", walls="a3-b3")
    return [
        duel(cave.copy()).choosing("masonry"),
        duel(cave.copy(), round_=8).taking("renovation"),
        *(duel(cave.copy()).using(room) for room in rooms.values()),
        duel(cave.copy()).taking("excavation").play("dig b4 food*2", "reveal stall"),
    ]
