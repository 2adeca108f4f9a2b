"""The table of Caverna in the terminal: homes that can be planned on, menus that can be read."""

import random
import re
from collections.abc import Iterator, Sequence

import pytest

from grotto.cli.boards import board_of
from grotto.cli.boards.caverna_home import drawn
from grotto.cli.menu import Choice, Group, Line, Menu, Note
from grotto.cli.screen import printable
from grotto.cli.speech import Speech
from grotto.core.action import Action
from grotto.core.saying import kind_of
from grotto.games.caverna.furnishings import FURNISHING_KEYS
from grotto.games.caverna.game import CAVERNA, Player
from grotto.i18n.texts import LANGUAGES, Texts
from grotto.play.table import Table
from tests.cli.conftest import Terminal
from tests.rules.caverna import table as described
from tests.rules.caverna.table import given, seat

BOARD = board_of("caverna")
NAMES = ("Ann", "Bob", "Cyd", "Dan", "Eve", "Fay", "Gus")
WIDE = 80
CARDS = "blacksmithing sheep_farming ore_mine_construction wish_for_children donkey_farming "


def speech(language: str = "en") -> Speech:
    """A language and names for everybody."""
    return Speech(Texts(language), NAMES)


def home(player: Player, language: str = "en") -> list[str]:
    """The drawing of a home, as it is printed."""
    return [printable(line) for line in drawn(given(player).home(), speech(language))]


def menu(table: described.Table, language: str = "en") -> Menu:
    """What a person may choose from."""
    return BOARD.menu(CAVERNA.offers(table.state), table.view(), speech(language))


def page(menu: Menu, width: int = 100) -> list[str]:
    """The first lines of a menu, as they are printed."""
    return [printable(line) for line in menu.next_page(width)]


def labels(lines: Sequence[Line]) -> list[str]:
    """What lines say."""
    return [printable(line.label) for line in lines]


def opened(lines: Sequence[Line], number: int) -> tuple[Line, ...]:
    """The lines of a group."""
    group = lines[number]
    assert isinstance(group, Group)
    return group.lines


def answers(lines: Sequence[Line]) -> Iterator[Action]:
    """Yield every answer, also of groups."""
    for line in lines:
        if isinstance(line, Choice):
            yield from line.answers.values()
        elif isinstance(line, Group):
            yield from answers(line.lines)


# ---- the home board ------------------------------------------------------------------------------


def test_a_new_home_shows_forest_mountain_and_what_is_hidden_there() -> None:
    lines = home(seat())

    assert lines[0].startswith("+A1──────────+B1──────────+C1──────────+D1─────")
    assert lines[1].startswith("│forest ·····│forest ·····│forest ·····║mountain ░░░│")
    assert lines[2].endswith("│+1 wild boar║░░░░░░░░░░░░│░░░░░░░░░░░░│+2 food ░░░░│")
    assert lines[7].endswith("║cavern      │mountain ░░░│mountain ░░░│")
    assert lines[10].endswith("║Entry-level │mountain ░░░│mountain ░░░│")
    assert lines[11].endswith("║dwelling    │+1 food ░░░░│░░░░░░░░░░░░│")
    assert len(lines) == 13


def test_what_the_first_tile_found_is_gone() -> None:
    assert "│+2 food" not in home(seat(caverns="f1"))[2]


def test_fields_show_their_crops_and_pastures_their_animals() -> None:
    player = seat("sheep*2", fields="a1", grain={"b1": 3}, vegetables={"c1": 1}, stables="a2")
    player.home.small_pastures = player.home.fields & 1
    player.home.fields &= ~1

    lines = home(player)

    assert lines[1].startswith("│pasture     │field       │field       ║")
    assert lines[2].startswith("│2 sheep     │3 grain     │1 vegetable ║")
    assert lines[3].startswith("+A2 ⌂────────+B2─")


def test_dogs_stand_above_the_sheep_they_watch() -> None:
    lines = home(seat("dog*2+sheep*3+cattle*2", meadows="c4"))

    assert "+C4 2 dogs───+" in lines[9]
    assert "│meadow      ║" in lines[10]
    assert "│3 sheep     ║2 cattle" in lines[11]


def test_a_wild_boar_in_a_stable_hides_nothing_of_what_the_forest_holds() -> None:
    lines = home(seat("wild_boar*3", stables="c1"))

    assert "│+1 wild boar║" in lines[1]
    assert "│1 wild boar ║" in lines[2]


def test_the_two_cells_of_a_large_pasture_have_no_fence_between_them() -> None:
    lines = home(seat(large_pastures="a1-b1 a3-a4"))

    assert lines[1].startswith("│pasture      pasture     │forest")
    assert lines[9].startswith("+A4          +B4──────────+")


def test_cells_over_the_edge_are_listed() -> None:
    player = seat("gold*2", meadows="z2", grain={"a2": 2}, tunnels="d1", caverns="d0")

    assert home(player)[-1] == "Over the edge: D0 cavern; Z2 meadow."


def test_a_large_pasture_may_reach_over_the_edge() -> None:
    assert home(seat("sheep", large_pastures="a2-z2"))[-1].startswith("Over the edge: Z2 pasture")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_furnishing_tile_fits_its_cell(language: str) -> None:
    for tile in FURNISHING_KEYS:
        lines = home(seat(furnished={"d3": tile}), language)

        assert {len(line) for line in lines} == {WIDE - 1}
        assert all("(" not in line for line in lines)


# ---- the table -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(1, 8))
def test_the_whole_table_says_what_every_space_is_for(seats: int, language: str) -> None:
    view = given(seats=seats, cards=CARDS + "ruby_mine_construction").turn().view()

    text = "\n".join(BOARD.whole(view, speech(language)))

    for space in view["spaces"]:
        assert speech(language).line("caverna-space-about", space=space["space"]) in text
    assert all(name in text for name in NAMES[:seats])
    assert "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_furnishing_tile_can_be_read_about(language: str) -> None:
    parts = BOARD.parts(given().turn().view(), speech(language))
    text = "\n".join(parts[-1].lines)

    assert len(parts) == 3
    for tile in FURNISHING_KEYS:
        assert speech(language).line("caverna-furnishing-about", tile=tile) in text


def test_a_tile_has_its_price_points_and_effect() -> None:
    text = BOARD.parts(given().turn().view(), speech())[-1].lines

    assert "Dwellings, orange: 6" in text
    assert "  Simple dwelling (3 wood, 3 stone; 0 points). Room for 1 dwarf." in text
    assert "  Dog school (free; 0 points). 1 wood for each new dog." in text


def test_a_home_on_its_own_says_what_its_tiles_do() -> None:
    table = given(seat(), seat("wood", furnished={"d3": "carpenter"})).turn()
    part = BOARD.parts(table.view(), speech())[1]

    assert part.name == "the home of Bob"
    assert part.lines[-1].startswith("  Carpenter (1 stone; 0 points). ")


def test_a_mat_names_goods_animals_dwarfs_and_begging_markers() -> None:
    player = seat("wood*2+dog+sheep*2", "0 7 0@newborn", begging=1)

    assert BOARD.mat(given(player, workers={"housework": 0}).turn().view(), 0, speech()) == [
        "",
        "Ann, −25 points. Dwarfs (room for 2): at home strength 7; at work 1 unarmed; newborn 1.",
        "  Has 0 food, 2 wood; 1 dog, 2 sheep; 1 begging marker.",
    ]


def beside(table: described.Table) -> str:
    """What a person sees before choosing."""
    return "\n".join(BOARD.beside_menu(table.view(), speech()))


def test_a_turn_begins_with_the_round_its_card_the_others_and_the_own_home() -> None:
    text = beside(given(seats=3, round_=2, start=1, cards="blacksmithing adventure").turn())

    assert text.startswith("Round 2 of 12. Starting player: Bob. No harvest at its end.")
    assert "[2] Adventure. Forge a weapon" in text
    assert "[1] Blacksmithing" not in text
    assert text.index("Bob, ") < text.index("Cyd, ") < text.index("A1──") < text.index("Ann, ")


def test_alone_nobody_is_first_and_there_are_no_markers() -> None:
    text = beside(given(seats=1, round_=5, cards=CARDS).turn())

    assert text.startswith("Round 5 of 12. Harvest at its end.\n")


@pytest.mark.parametrize(
    ("round_", "marker", "questions", "words"),
    [
        (4, "", 3, "no harvest, but every dwarf eats 1 food"),
        (6, "leaf", 3, "Harvest at its end."),
        (6, "question", 2, "No harvest at its end."),
        (8, "question", 0, "without the field phase or without breeding"),
        (6, "", 3, "nobody knows yet"),
    ],
)
def test_the_harvest_to_come_is_told(round_: int, marker: str, questions: int, words: str) -> None:
    assert words in beside(given(round_=round_, marker=marker, questions=questions).turn())


@pytest.mark.parametrize(
    ("player", "words"),
    [
        (seat("food*5"), "The dwarfs eat 4 food at the end of this round: 1 left."),
        (seat("food", "0 0@newborn"), "The dwarfs need 3 food at the end of this round: 2 short!"),
        (
            seat("donkey*2", furnished={"d3": "mining_cave"}, ore_mines="e1", ruby_mines="f1"),
            "The dwarfs need 2 food at the end of this round: 2 short!",
        ),
    ],
)
def test_food_is_compared_with_hunger_before_a_harvest(player: Player, words: str) -> None:
    assert words in beside(given(player, round_=5).turn())


def test_nobody_is_hungry_where_no_harvest_comes_or_it_is_over() -> None:
    assert "eat" not in beside(given(seat("food"), round_=1).turn())
    assert "The dwarfs eat" not in beside(given(seat("food+grain")).end())


def test_what_suppliers_bring_is_told() -> None:
    text = beside(given(seat(deliveries={"wood": 3, "ruby": 1})).turn())

    assert "Will get 1 wood in each of the next 3 rounds." in text
    assert "Will get 1 ruby next round." in text


@pytest.mark.parametrize(
    ("space", "plays"),
    [("slash_and_burn", "lay meadow_field c4 b4"), ("housework", "furnish carpenter d3")],
)
def test_people_look_at_their_home_again_when_it_changes(space: str, plays: str) -> None:
    table = given(seat("stone+grain+ruby")).turn().play(f"place {space}")
    before = BOARD.phase(table.view())

    assert BOARD.phase(table.play(plays).view()) != before


def test_people_do_not_look_at_their_home_again_when_goods_change() -> None:
    table = given(seat("grain")).turn()
    before = BOARD.phase(table.view())

    assert BOARD.phase(table.play("eat grain").view()) == before


# ---- placing dwarfs ------------------------------------------------------------------------------


def test_the_menu_of_a_dwarf_is_the_action_board() -> None:
    piles = {"logging_1": 2, "ruby_mining": 1, "sheep_farming": 3}
    table = given(cards=CARDS, piles=piles, workers={"housework": 1}, round_=5).turn()

    lines = page(menu(table))

    assert lines[0].startswith("   1. Ruby mining: 1 ruby")
    assert lines[1].startswith("   –  Housework ← Bob")
    assert any("Logging: 4 wood" in line for line in lines)
    assert any("[2] Sheep farming: 3 sheep" in line for line in lines)
    assert len(lines) <= 9


def test_a_space_of_no_use_has_no_number() -> None:
    notes = [line for line in menu(given(cards=CARDS).turn()).lines if isinstance(line, Note)]

    assert "[3] Ore mine construction" in labels(notes)


@pytest.mark.parametrize(("seats", "number"), [(2, 10), (3, 9)])
def test_cards_have_their_round_also_when_one_is_left_out(seats: int, number: int) -> None:
    late = CARDS + "ruby_mine_construction ore_delivery family_life ore_trading"
    table = given(seat("ore*2"), seats=seats, cards=late, round_=number).turn()

    assert f"[{number}] Ore trading" in labels(menu(table).lines)


def test_a_card_that_was_turned_over_keeps_its_round() -> None:
    cards = CARDS.replace("wish", "urgent_wish")

    assert "[4] Urgent wish for children" in labels(menu(given(cards=cards).turn()).lines)


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_action_board_of_seven_fits_on_a_screen(language: str, width: int) -> None:
    cards = "blacksmithing sheep_farming ore_mine_construction urgent_wish_for_children "
    cards += "donkey_farming ruby_mine_construction ore_delivery family_life exploration "
    cards += "ore_trading adventure ruby_delivery"
    full = {"large_depot": 3, "ore_delivery": 2, "depot_67": 3, "sustenance_2": 3, "logging_2": 4}
    table = given(seat("ruby*2+grain"), seats=7, cards=cards, piles=full, round_=12).turn()

    lines = page(menu(table, language), width)

    assert len(lines) <= 24
    assert max(map(len, lines)) <= width


def test_another_dwarf_and_things_for_any_time_come_below_the_board() -> None:
    table = given(seat("ruby*2+grain+vegetable", "0 7")).turn()

    assert labels(menu(table).last) == [
        "Pay 1 ruby to place the dwarf with strength 7 first",
        "Turn something into food …",
        "Spend rubies (2) …",
    ]


def test_spaces_to_imitate_name_who_is_there() -> None:
    workers = {"logging_2": 1, "growth": 2}
    table = given(seat("food*2"), seats=4, workers=workers, piles={"logging_2": 1}).turn()

    lines = page(menu(table.play("place imitation_basic")))

    assert lines == ["  1. Logging: 3 wood ← Bob", "  2. Growth ← Cyd"]


def test_spaces_to_save_name_their_goods() -> None:
    table = given(seat("ruby"), seats=1, piles={"wood_gathering": 6}).replenish()

    assert page(menu(table))[0] == "  1. Wood gathering: 6 wood"


# ---- answers in groups ---------------------------------------------------------------------------


def test_tiles_are_grouped_by_kind_and_named_by_their_cells() -> None:
    lines = menu(given(piles={"excavation_1": 1}).turn().play("place excavation_1")).lines

    assert labels(lines) == ["Lay a tile: cavern and tunnel …", "Lay a tile: two caverns …"]
    assert labels(opened(lines, 0))[:2] == ["cavern D1, tunnel D2", "cavern D2, tunnel D1"]
    assert labels(opened(lines, 1))[:2] == ["D1, D2", "D2, E2"]


def test_a_single_group_needs_no_line_of_its_own() -> None:
    table = given(piles={"drift_mining_1": 1}).turn().play("place drift_mining_1")

    assert labels(menu(table).lines)[0] == "cavern D1, tunnel D2"
    assert page(menu(table))[-1].endswith("0. Nothing more")


def test_pastures_and_stables_are_grouped() -> None:
    player = seat("wood*6+stone", meadows="a1 b1 c1")
    table = given(player, cards="sheep_farming", piles={"sheep_farming": 1}).turn()

    lines = menu(table.play("place sheep_farming")).lines

    assert labels(lines) == [
        "Build a small pasture …",
        "Build a large pasture …",
        "Build a stable …",
    ]
    assert labels(opened(lines, 0)) == ["A1", "B1", "C1"]
    assert labels(opened(lines, 1)) == ["A1, B1", "B1, C1"]


def test_animals_that_are_taken_last_are_not_forgotten() -> None:
    player = seat("wood*2+stone", meadows="c4", furnished={"d3": "guest_room"})
    table = given(player, cards="sheep_farming", piles={"sheep_farming": 2}).turn()

    assert page(menu(table.play("place sheep_farming")))[-1] == "  0. Nothing more → 2 sheep"


def test_few_furnishing_tiles_are_listed_with_price_and_effect() -> None:
    lines = menu(given(seat("wood")).turn().play("place housework")).lines

    assert labels(lines)[:2] == [
        "Take 1 dog",
        "Cuddle room (1 wood; 2 points). Holds as many sheep as you have dwarfs.",
    ]
    assert len(lines) == 9


def test_many_furnishing_tiles_are_grouped_by_colour() -> None:
    lines = menu(given(seat("wood*9+stone*9", caverns="d2")).turn().play("place housework")).lines

    assert labels(lines)[1:] == [
        "Furnish a dwelling: 6 …",
        "Furnish a green tile: 22 …",
        "Furnish a parlor, storage or chamber: 12 …",
    ]
    assert labels(opened(opened(lines, 1), 0)) == [
        "Furnish D2 with “Dwelling”",
        "Furnish D3 with “Dwelling”",
    ]


@pytest.mark.parametrize(
    ("tile", "price"), [("carpenter", "3 wood, 3 stone"), ("stone_carver", "4 wood, 2 stone")]
)
def test_a_tile_has_the_price_that_the_player_pays(tile: str, price: str) -> None:
    player = seat("wood*4+stone*3", furnished={"d3": tile}, caverns="d2")
    table = given(player, cards="wish_for_children").turn().play("place wish_for_children")

    assert f"Dwelling ({price}; 3 points). Room for 1 dwarf." in labels(menu(table).lines)


def test_a_dwelling_as_loot_has_its_own_price() -> None:
    player = seat("wood*2+stone*2", "11", caverns="d2")
    table = given(player, cards="adventure").turn().play("place adventure", "loot dwelling")

    lines = menu(table).lines

    assert labels(lines) == ["Furnish D2 with “Dwelling”", "Furnish D3 with “Dwelling”"]


def test_loot_names_the_strength_it_takes() -> None:
    player = seat("none", "3")
    lines = menu(given(player, cards="adventure").turn().play("place adventure")).lines

    assert labels(lines)[0] == "Loot: +1 to all weapons (strength 1)"
    assert labels(lines)[-1] == "Loot: 1 donkey (strength 3)"


def test_the_strongest_weapon_comes_first() -> None:
    table = given(seat("ore*3"), cards="blacksmithing").turn().play("place blacksmithing")

    assert labels(menu(table).lines)[0] == "Forge a weapon of strength 3"


def test_rubies_buy_goods_one_by_one_and_tiles_by_their_cells() -> None:
    (group,) = menu(given(seat("ruby")).turn()).last
    assert isinstance(group, Group)

    assert group.label == "Spend the ruby …"
    assert labels(group.lines)[0] == "Pay 1 ruby for 1 wood"
    assert labels(group.lines)[-3:] == [
        "Pay 1 ruby: lay a meadow on C4",
        "Pay 1 ruby: lay a field on C4",
        "1 ruby for a tile: tunnel …",
    ]


@pytest.mark.parametrize(
    ("player", "food"),
    [(seat("donkey*2"), 3), (seat("donkey*2", furnished={"d3": "slaughtering_cave"}), 5)],
)
def test_food_from_animals_is_told(player: Player, food: int) -> None:
    (group,) = menu(given(player).turn()).last
    assert isinstance(group, Group)

    assert labels(group.lines)[1] == f"Turn 2 donkeys into food → {food} food"


def test_a_little_gold_is_listed_and_much_gold_is_counted() -> None:
    few = menu(given(seat("gold*3")).turn().play("eat gold")).lines
    (many,) = menu(given(seat("gold*30")).turn().play("eat gold")).lines

    assert labels(few) == ["Turn 2 gold into 1 food", "Turn 3 gold into 2 food"]
    assert isinstance(many, Choice)
    assert many.numbers == tuple(range(2, 31))


def test_to_feed_everybody_comes_first_and_to_beg_last() -> None:
    lines = menu(given(seat("food*5+grain")).feed()).lines

    assert labels(lines) == [
        "Feed with 4 food",
        "Turn 1 grain into food → 1 food",
        "Pay too little and beg …",
    ]
    assert labels(opened(lines, 2))[0] == "Feed with 3 food → 1 begging marker"


def test_who_has_too_little_food_is_offered_more_before_begging() -> None:
    lines = menu(given(seat("food*3+grain")).feed()).lines

    assert labels(lines) == ["Turn 1 grain into food → 1 food", "Pay too little and beg …"]
    assert labels(opened(lines, 1))[0] == "Feed with 3 food → 1 begging marker"


def test_the_working_cave_feeds_one_dwarf() -> None:
    lines = menu(given(seat("food*2+wood", furnished={"d3": "working_cave"})).feed()).lines

    assert labels(lines)[0] == "Feed with 1 wood and 2 food"


# ---- everything ----------------------------------------------------------------------------------


def walk(seats: int, seed: int) -> Iterator[Table]:
    """Yield a table at every question of a game in which people like to build."""
    table, stream = Table("caverna", seats, seed=str(seed)), random.Random(seed)
    while not table.over:
        yield table
        offers = table.options()
        building = [offer for offer in offers if offer.split(" ")[0] in ("lay", "furnish", "loot")]
        table.play(stream.choice(building if building and stream.random() < 0.8 else offers))


@pytest.mark.parametrize(("seats", "language"), [(1, "en"), (2, "ru"), (3, "uk"), (6, "en")])
def test_every_answer_is_in_the_menu_once(seats: int, language: str) -> None:
    for table in walk(seats, seats):
        offers = table.offers()
        menu = BOARD.menu(offers, table.view(0), speech(language))
        refuse = [menu.refuse] if isinstance(menu.refuse, Choice) else []
        found = [*answers(menu.lines), *answers(menu.last), *answers(refuse)]

        assert sorted(action.text() for action in found) == sorted(
            offer.action.text() for offer in offers
        )


@pytest.mark.parametrize(("seats", "language"), [(1, "uk"), (4, "ru")])
def test_everything_that_is_refused_has_a_name_or_is_a_mere_verb(seats: int, language: str) -> None:
    targets = {refusal.target for table in walk(seats, 7) for refusal in table.refusals()}

    assert len(targets) > 60
    for target in targets:
        assert bool(BOARD.target(target, speech(language))) == (" " in target), target


@pytest.mark.parametrize(
    ("target", "name"),
    [
        ("place logging_1", "Logging"),
        ("furnish dog_school", "Dog school"),
        ("exchange beer_parlor_gold", "Beer parlor"),
        ("ruby food", "2 food"),
        ("ruby meadow", "meadow"),
        ("lay ore_mine", "ore mine and deep tunnel"),
        ("loot dog", "1 dog"),
        ("feed 4", "Feed with 4 food"),
        ("sow", ""),
    ],
)
def test_what_a_refusal_speaks_of_has_a_name(target: str, name: str) -> None:
    assert BOARD.target(target, speech()) == name


def test_everything_is_told() -> None:
    table = given().turn().play("place housework", "take dog")

    assert not any(BOARD.shows(kind_of(type(event))) for event in table.heard())
    assert not BOARD.private
    assert BOARD.phase(CAVERNA.view(given().state, 0)) == ""


# ---- in the terminal -----------------------------------------------------------------------------

ALONE = ("--seats", "1", "--people", "1", "--bots")
PLAY = ("play", "caverna", "--seed", "x", "--names", "Ann", "--option", "first_player=0")


def alone(terminal: Terminal, *words: str) -> str:
    """What is said in a solo game, in English."""
    result = terminal.run(*PLAY, *ALONE, "--lang", "en", answers=[*words, "quit"])
    assert result.status == 0, result.err
    return result.out


@pytest.mark.parametrize(
    ("seats", "language", "ending"),
    [(1, "en", "The goal was "), (2, "ru", "Победа:"), (7, "uk", "Перемога:")],
)
def test_a_whole_game_can_be_played(
    terminal: Terminal, seats: int, language: str, ending: str
) -> None:
    stream = random.Random(1)
    numbers = (str(stream.choice([0, 1, 1, 2, 3, 4, 6, 9, 14])) for _ in range(6000))
    bots = ["--bots", "random"] if seats > 1 else []

    result = terminal.run(*PLAY, "--seats", str(seats), *bots, "--lang", language, answers=numbers)

    assert result.status == 0, result.err
    assert ending in result.out
    assert len(terminal.records()) == 1


def test_a_group_is_opened_and_left_again(terminal: Terminal) -> None:
    said = alone(terminal, "place excavation_1", "1", "0", "2", "1")

    assert said.count("  1. Lay a tile: cavern and tunnel …") == 2
    assert said.count("  0. Back") == 2
    assert "Ann lays caverns on D1 and D2." in said


def test_a_way_through_groups_can_be_typed_at_once(terminal: Terminal) -> None:
    said = alone(terminal, "place excavation_1", "1 99", "1 1")

    assert "There is no choice 99; the last one is " in said
    assert "Ann lays a cavern on D1, a tunnel on D2." in said
    assert "Back" not in said


def test_advice_given_in_a_group_speaks_of_the_whole_menu(terminal: Terminal) -> None:
    said = alone(terminal, "place excavation_1", "1", "hint", "hint")

    hints = re.findall(r"^(\d*): .+ points to be expected\)\.", said, re.MULTILINE)
    assert len(hints) >= 2
    assert all(hints)


def test_one_part_of_the_table_is_shown_on_demand(terminal: Terminal) -> None:
    said = alone(terminal, "board", "board 2", "board 9")

    assert said.count("For one part of the table type board and its number:\n  1. the home of") == 2
    assert said.count("Parlors, storages and chambers, yellow: 18") == 1
