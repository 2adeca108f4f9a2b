"""The table of Cave vs Cave in the terminal: caves that walls can be planned on."""

import random

import pytest

from grotto.cli.boards import board_of
from grotto.cli.boards.cave_vs_cave_drawing import drawn
from grotto.cli.boards.cave_vs_cave_pieces import room_text, tile_text
from grotto.cli.menu import Choice
from grotto.cli.speech import Speech
from grotto.games.cave_vs_cave.components import ROOM_KEYS, TILE_KEYS
from grotto.games.cave_vs_cave.game import CAVE_VS_CAVE, Player
from grotto.i18n.texts import LANGUAGES, Texts
from tests.cli.conftest import Terminal
from tests.rules.cave_vs_cave.table import duel, full_cave, seat

BOARD = board_of("cave_vs_cave")
WIDEST_CAVE = 60


def cave(player: Player, language: str = "en") -> list[str]:
    """The drawing of a cave."""
    return drawn(duel(player).cave(), Speech(Texts(language), ("Ann", "Bob")))


def test_a_new_cave_shows_cells_natural_walls_and_places_for_walls() -> None:
    lines = cave(seat())

    assert lines[0] == "+═════════════════+═════════════════+"
    assert lines[1] == "║A1 ░░░           ╎B1 ░░░           ║"
    assert lines[3] == "+╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌+╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌+"
    assert lines[10] == " A4 Cave Entrance ╎B4 ░░░ +food     ║"
    assert lines[13] == "║A5 ░░░           ╎B5 ░░░           ╎C5 ░░░           ║"


def test_built_walls_are_thick_on_the_border_they_stand_on() -> None:
    lines = cave(seat(walls="a2-a3 a3-b3"))

    assert lines[6] == "+━━━━━━━━━━━━━━━━━+╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌+"
    assert lines[7] == "║A3               ┃B3 ░░░           ║"


def test_rooms_show_name_colour_and_points() -> None:
    lines = cave(seat(rooms={"a3": "furniture_workshop", "b3": "dungeon"}))

    assert lines[7] == "║A3 Furniture     ╎B3 Dungeon       ║"
    assert lines[8] == "║   Workshop ●5   ╎   ○11           ║"


def test_the_additional_cavern_lies_beside_the_board() -> None:
    lines = cave(seat(extra="three_walls", walls="x-s"))

    assert lines[5].endswith("║X                ║")
    assert lines[7].endswith("+━━━━━━━━━━━━━━━━━+")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_room_fits_its_cell(language: str) -> None:
    for room in ROOM_KEYS[1:]:
        lines = cave(seat(rooms={"c5": room}), language)

        assert max(map(len, lines)) <= WIDEST_CAVE
        assert lines[13].endswith("║")
        assert lines[14].endswith("║")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_describes_every_tile_and_room(language: str) -> None:
    speech = Speech(Texts(language), ("Ann", "Bob"))
    table = duel(full_cave(), " ".join(ROOM_KEYS[7:])).choosing(*TILE_KEYS)

    text = "\n".join(BOARD.whole(table.view(), speech))

    assert all(speech.line("cave_vs_cave-tile", tile=tile) in text for tile in TILE_KEYS)
    assert all(speech.line("cave_vs_cave-room", room=room) in text for room in ROOM_KEYS[1:])
    assert "{" not in text


def test_a_gain_names_a_limit_only_where_one_is_printed() -> None:
    speech = Speech(Texts("en"), ("Ann", "Bob"))

    assert tile_text("cultivation", {}, speech).endswith("; gain 2 emmer and 1 flax")
    assert room_text("tunnel", speech).endswith("gain 1 stone if you have fewer than 3.")


def test_walls_come_after_the_other_effects_and_before_exchanges() -> None:
    table = duel(seat("emmer", {"a3": "shelf"})).taking("masonry")
    offers = CAVE_VS_CAVE.offers(table.state)

    menu = BOARD.menu(offers, table.view(), Speech(Texts("en"), ("Ann", "Bob")))
    verbs = [
        choice.answers[0].text().split(" ")[0]
        for choice in menu.choices
        if isinstance(choice, Choice)
    ]

    assert verbs == ["gain"] * 2 + ["use"] * 2 + ["build"] * 14 + ["exchange"]


@pytest.mark.parametrize(
    ("tile", "answers"),
    [
        ("masonry", "build a3-b3"),
        ("housework", "furnish shelf a3 gold"),
        ("drift_mining", "dig b3, reveal stall"),
        ("breach", "raze a1-b1"),
    ],
)
def test_people_look_around_again_when_a_cave_changes(tile: str, answers: str) -> None:
    table = duel(seat("wood+gold", walls="a1-b1")).taking(tile)
    before = BOARD.phase(table.view())

    for answer in answers.split(", "):
        table.play(answer)
        assert BOARD.phase(table.view()) != before
        before = BOARD.phase(table.view())


def test_people_do_not_look_around_again_when_goods_change() -> None:
    table = duel(seat()).taking("undergrowth")
    before = BOARD.phase(table.view())

    assert BOARD.phase(table.play("gain wood*2").view()) == before


def solo(terminal: Terminal, *answers: str) -> str:
    """What is said in a solo game of a nameless person, with every line unbroken."""
    words = ["play", "cave_vs_cave", "--seats", "1", "--seed", "x", "--lang", "en"]
    result = terminal.run(*words, answers=["", "", *answers, "quit"])
    return result.out.replace("\n    ", " ")


def test_a_revealed_room_tells_its_cost_and_walls(terminal: Terminal) -> None:
    said = solo(terminal, "take excavation", "dig b3").split("> dig b3")[1]

    assert "“Bakehouse”" in said
    assert "  Bakehouse (orange, 6 points): for 1 wood and 2 stone; 3 walls." in said


def test_a_question_mark_names_tiles_together_that_have_one_reason(terminal: Terminal) -> None:
    said = solo(terminal, "take excavation", "done", "?").split("> ?")[1]

    assert "  Excavation: " in said
    assert said.count("face down.") == 1
    assert "  Furnishing, Masonry, Expansion, Drift Mining, Expedition, Renovation: " in said


def test_a_question_mark_names_rooms_once(terminal: Terminal) -> None:
    said = solo(terminal, "take housework", "?").split("> ?")[1]

    assert said.count("Parlor") == 1


@pytest.mark.parametrize(
    ("target", "name"),
    [
        ("furnish shelf", "Shelf"),
        ("take masonry", "Masonry"),
        ("exchange emmer", "Exchange 1 emmer for 1 food"),
        ("dig", ""),
    ],
)
def test_what_a_refusal_speaks_of_has_a_name(target: str, name: str) -> None:
    assert BOARD.target(target, Speech(Texts("en"))) == name


def test_everything_that_is_refused_has_a_name_or_is_a_mere_verb() -> None:
    table = duel(seat("none", {"a3": "digging_cave"})).using("digging_cave")
    targets = [refusal.target for refusal in CAVE_VS_CAVE.refusals(table.state)]

    assert "dig b4 gold" in targets
    assert all(BOARD.target(target, Speech(Texts("en"))) for target in targets)


@pytest.mark.parametrize(
    ("seats", "language", "ending"), [(1, "en", "The goal was 50."), (2, "ru", "Победа:")]
)
def test_a_whole_game_can_be_played(
    terminal: Terminal, seats: int, language: str, ending: str
) -> None:
    stream = random.Random(1)
    answers = (str(stream.randint(0, 6)) for _ in range(3000))
    bots = ["--bots", "random"] if seats == 2 else ["--people", "1"]
    words = ["play", "cave_vs_cave", "--seats", str(seats), *bots, "--seed", "x"]

    result = terminal.run(*words, "--lang", language, answers=answers)

    assert result.status == 0, result.err
    assert ending in result.out
