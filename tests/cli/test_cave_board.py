"""The table of Cave vs Cave in the terminal: caves that walls can be planned on."""

import random

import pytest

from grotto.cli.boards import board_of
from grotto.cli.boards.cave_vs_cave_drawing import drawn
from grotto.cli.speech import Speech
from grotto.games.cave_vs_cave.components import ROOM_KEYS, TILE_KEYS
from grotto.games.cave_vs_cave.game import Player
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


@pytest.mark.parametrize(
    ("seats", "language", "ending"), [(1, "en", "The goal was 50."), (2, "ru", "Победа:")]
)
def test_a_whole_game_can_be_played(
    terminal: Terminal, seats: int, language: str, ending: str
) -> None:
    stream = random.Random(1)
    answers = (str(stream.randint(0, 6)) for _ in range(3000))
    bots = ["--bots", "random"] if seats == 2 else []
    words = ["play", "cave_vs_cave", "--seats", str(seats), *bots, "--seed", "x"]

    result = terminal.run(*words, "--lang", language, answers=answers)

    assert result.status == 0, result.err
    assert ending in result.out
